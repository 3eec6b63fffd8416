/** The recap of a show in English. */

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** A chance as people say it: 1 in 36; as a share of 100 where it is likely. */
const inWords = (chance: number): string => {
  if (chance >= 0.995) return 'nearly always';
  if (chance >= 0.2) return `${Math.round(chance * 100)} times in 100`;
  const once = 1 / chance;
  return `1 time in ${once < 10 ? Math.round(once * 10) / 10 : Math.round(once).toLocaleString('en-US')}`;
};

const rounded = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const recap = {
  title: 'Recap',
  of: (show: string) => `Recap of ${show}`,
  loading: 'Fetching the record …',
  notYet: {
    title: 'The show is still on',
    text: 'The recap is here as soon as it is over.',
    watch: 'Watch it now',
  },
  missing: { title: 'There is no recap', text: 'No show has this code (any more).' },
  broken: { title: 'The record does not play', text: (why: string) => `Something is wrong with it: ${why}` },
  offline: { title: 'The server does not answer', text: 'Nothing is lost. Try again in a moment.', again: 'Try again' },

  result: {
    title: 'How it ended',
    brokenOff: 'This show was broken off. Here is what was played.',
    bonus: (what: string) => `In the bonus round: ${what}`,
    steps: (steps: number, throws: number) => `${count(steps, 'step', 'steps')}, ${count(throws, 'throw', 'throws')}`,
  },

  player: {
    title: 'Watch it again',
    lamp: 'RECAP',
    play: 'Play',
    pause: 'Pause',
    first: 'To the start',
    last: 'To the end',
    back: 'One step back',
    on: 'One step on',
    speed: 'Speed',
    speeds: { calm: 'as it was', quick: 'quick' },
    place: 'Place in the show',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    before: 'Before the first step',
    gone: 'taken back later',
    undo: 'the host takes a step back',
    keys: 'Keys: space plays, arrows step, Home and End jump.',
  },

  moments: {
    title: 'Best moments',
    seek: 'See it',
    kinds: {
      end: (name: string) => (name === '' ? 'How it ended' : `${name} wins the show`),
      bonus: (name: string, amount: string) => `${name} takes ${amount} in the bonus round`,
      gain: (name: string, amount: string) => `The biggest step: ${amount} for ${name}`,
      comeback: (name: string, amount: string) => `${name} is ${amount} behind here, and wins`,
      lead: (name: string) => `${name} takes the lead for good`,
      rare: (name: string, chance: number) => `The rarest throw: ${name}, ${inWords(chance)}`,
      loss: (name: string, amount: string) => `The most lost at once: ${amount} by ${name}`,
    },
  },

  scores: {
    title: 'Scores over time',
    table: 'As a table',
    step: 'Step',
    start: 'Start',
    label: (last: string) => `Scores from the first step to the last. At the end: ${last}.`,
    none: 'Nobody scored in this show.',
    hint: 'Press a place in the chart to see it on the stage.',
  },

  luck: {
    title: 'Luck against expectation',
    seat: (name: string) => name,
    thrown: (throws: number, dice: number) => `${count(throws, 'throw', 'throws')}, ${count(dice, 'die', 'dice')}`,
    pips: (pips: number, expected: number) => `${pips} pips in all; fair dice show ${rounded(expected)} on average.`,
    asMany: (chance: number) => `As many or more: ${inWords(chance)}.`,
    asFew: (chance: number) => `As few or fewer: ${inWords(chance)}.`,
    totals: 'Totals of two dice',
    faces: 'Faces',
    bar: (of: number, times: number, expected: number) => `${of}: ${times}, expected ${rounded(expected)}`,
    legend: { was: 'thrown', expected: 'expected' },
    did: 'What the throws did',
    outcome: 'Outcome',
    times: 'Times',
    expected: 'Expected',
    rounded,
    note: 'Expectations are exact: every throw counts with the chances it had at that moment.',
    reckoning: 'Working out the chances …',
    none: 'No dice were thrown in this show.',
  },

  decisions: {
    title: 'Decisions, and luck over the show',
    reckoning: (done: number, of: number) => `Weighing decisions … ${done} of ${of}`,
    none: 'Nobody had to decide anything that the odds can weigh.',
    finest: 'Best decisions',
    worst: 'Worst decisions',
    took: (who: string, what: string, worth: string) => `${who}: ${what}, worth ${worth}`,
    was: (what: string, worth: string) => `the best there was: ${what}, worth ${worth}`,
    ahead: (amount: string) => `the next best was worth ${amount} less`,
    perfect: 'Every decision was the best there was.',
    noneHung: 'Little hung on any of them.',
    sum: (name: string, best: number, of: number) =>
      `${name}: ${best} of ${count(of, 'decision', 'decisions')} at their best`,
    given: {
      money: 'Money given away, by decision',
      points: 'Points given away, by decision',
      chance: 'Chances given away, by decision',
    },
    audience: 'Best of the audience, in points',
    decision: 'Decision',
    luck: 'Pips above what fair dice show on average, throw by throw',
    number: 'Throw',
    cell: (number: number, row: number) => `${number} in row ${row}`,
    points: (points: string) => `${points} points`,
    lines: (parts: readonly string[]) => parts.join('; '),
    ends: (name: string, value: string) => `${name} ends at ${value}`,
    note: 'What a choice is worth is exact, for the best play from there on as the audience knew it at that moment.',
  },

  throws: {
    title: 'Every throw',
    number: 'No.',
    who: 'Who',
    dice: 'Dice',
    total: 'Total',
    what: 'What came of it',
    code: 'Code',
    gone: 'taken back',
    seek: (n: number) => `See throw ${n}`,
  },

  commentary: {
    title: 'Commentary',
    copy: 'Copy as text',
    copied: 'Copied',
    download: 'Download as text',
    file: (code: string) => `boxcars-${code}.txt`,
  },

  take: {
    title: 'Take it along',
    record: 'Download the record',
    recordFile: (code: string) => `boxcars-${code}.json`,
    verify: 'Check the dice',
    open: 'The host can still take the last step back. The record is here, and the dice can be checked, once the show is closed, at the latest ten minutes after its end.',
    card: 'Share card',
    cardText: 'A picture for posts and messages.',
    cardAlt: (text: string) => `Share card: ${text}`,
    cardDownload: 'Download the picture',
    cardLink: 'Link to the picture',
    rules: 'How it is played',
    share: 'Share this page',
    copyLink: 'Copy the link',
    copied: 'Copied',
  },

  again: {
    title: 'Once more',
    text: 'Opens the same show again with the same people, options and questions. Questions that were asked come last.',
    button: 'Open it again',
    opening: 'Opening …',
    done: 'It is open. Send each player their private link:',
    desk: 'To the host’s desk',
    link: (name: string) => `${name}’s link`,
    failed: (why: string) => `It could not be opened: ${why}`,
    pack: (title: string, n: number) => `${count(n, 'item', 'items')} of your pack “${title}” are marked as used.`,
  },
};

export type RecapWords = typeof recap;
