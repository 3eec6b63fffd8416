/** The recap of a show in English. */
import { count } from '../count.ts';

/** How many times as much: 36 for a chance of 1/36. */
const once = (chance: number): string => Math.round(1 / chance).toLocaleString('en-US');

/** How often, as people say it: 48% of the time, or 1 time in 36. */
const often = (chance: number): string => {
  if (chance >= 0.995) return 'almost every time';
  return chance >= 0.2 ? `${Math.round(chance * 100)}% of the time` : `1 time in ${once(chance)}`;
};

/** Dice are neither lucky nor unlucky if as much or more of it would have come this often. */
const average = 0.25;

const rounded = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const recap = {
  title: 'Recap',
  of: (show: string) => `Recap of ${show}`,
  notYet: {
    title: 'The show is still on',
    text: 'The recap will be here as soon as it’s over.',
    watch: 'Watch it now',
  },
  missing: { title: 'No recap here', text: 'No show with that code. It may have ended.' },
  offline: { title: 'The server isn’t answering', text: 'Nothing is lost. Try again in a moment.', again: 'Try again' },

  result: {
    title: 'How it ended',
    brokenOff: 'This show ended early. Here’s what was played.',
    bonus: (what: string) => `In the bonus round: ${what}`,
    /** On the card to share. */
    takes: (name: string, amount: string) => `${name} wins ${amount}!`,
    scores: (name: string, points: string) => `${name} wins with ${points} points!`,
    steps: (steps: number, throws: number) => `${count(steps, 'step', 'steps')}, ${count(throws, 'roll', 'rolls')}`,
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
    best: 'The best moment',
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
      gain: (name: string, amount: string) => `The most at once: ${amount} for ${name}`,
      comeback: (name: string, amount: string) => `${amount} behind, and ${name} still wins`,
      lead: (name: string) => `${name} takes the lead for good`,
      rare: (name: string, chance: number) => `The rarest roll: ${name}, with 1 in ${once(chance)}`,
      loss: (name: string, amount: string) => `The biggest loss: ${amount}, by ${name}`,
    },
  },

  scores: {
    title: 'Scores over time',
    table: 'As a table',
    step: 'Step',
    start: 'Start',
    label: (last: string) => `Scores from the first step to the last. At the end: ${last}.`,
    none: 'Nobody scored in this show.',
    hint: 'Tap the chart to see that moment on the stage.',
  },

  luck: {
    title: 'How lucky was it?',
    seat: (name: string) => name,
    thrown: (throws: number, dice: number) => `${count(throws, 'roll', 'rolls')}, ${count(dice, 'die', 'dice')}`,
    pips: (pips: number, expected: number) =>
      `${pips.toLocaleString('en-US')} pips in all. Fair dice average ${rounded(expected)}.`,
    asMany: (chance: number) => `Fair dice show as many or more ${often(chance)}.`,
    asFew: (chance: number) => `Fair dice show as few or fewer ${often(chance)}.`,
    /** On the card to share: the same figures in one line; the chance is of as many or more, or of as few or fewer. */
    brag: (pips: number, expected: number, asMany: number, asFew: number) =>
      Math.min(asMany, asFew) > average
        ? `Fair dice: ${pips} pips, ${rounded(expected)} on average`
        : asMany <= asFew
          ? `Lucky dice: ${pips} pips, ${rounded(expected)} on average (${often(asMany)})`
          : `Unlucky dice: ${pips} pips, ${rounded(expected)} on average (${often(asFew)})`,
    totals: 'Totals of two dice',
    faces: 'Faces',
    bar: (of: number, times: number, expected: number) => `${of}: ${times}, expected ${rounded(expected)}`,
    legend: { was: 'rolled', expected: 'expected' },
    did: 'What the rolls did',
    outcome: 'Outcome',
    times: 'Times',
    expected: 'Expected',
    rounded,
    note: 'These figures are exact: every roll counts with the odds it had at that moment.',
    computing: 'Working out the odds…',
    none: 'Nobody rolled in this show.',
  },

  decisions: {
    title: 'Decisions and luck',
    computing: (done: number, of: number) => `Weighing decisions… ${done} of ${of}`,
    none: 'No big decisions in this one.',
    finest: 'Best calls',
    worst: 'Costliest calls',
    took: (who: string, what: string, worth: string) => `${who}: ${what}${worth === '' ? '' : `, worth ${worth}`}`,
    was: (what: string, more: string) => `Better: ${what} (+${more})`,
    ahead: (amount: string) => `the next best was worth ${amount} less`,
    perfect: 'The best call, every single time.',
    noneHung: 'No big calls today.',
    sum: (name: string, best: number, of: number) => `${name}. Best call: ${best} of ${of}`,
    given: {
      money: 'Money left on the table, call by call',
      points: 'Points left on the table, call by call',
      chance: 'Chances left on the table, call by call',
    },
    audience: 'Best of the audience, in points',
    decision: 'Decision',
    luck: 'Pips above average, roll by roll',
    number: 'Roll',
    cell: (number: number, row: number) => `${number} in row ${row}`,
    points: (points: string) => `${points} points`,
    lines: (parts: readonly string[]) => parts.join('; '),
    ends: (name: string, value: string) => `${name} ends at ${value}`,
    note: 'Each choice is valued exactly, for perfect play from there on, knowing only what the audience knew.',
  },

  throws: {
    title: 'Every roll',
    number: 'No.',
    who: 'Who',
    dice: 'Dice',
    total: 'Total',
    what: 'What came of it',
    code: 'Code',
    gone: 'taken back',
    seek: (n: number) => `See roll ${n}`,
  },

  commentary: {
    title: 'Commentary',
    copy: 'Copy as text',
    copied: 'Copied',
    download: 'Download as text',
    file: (code: string) => `boxcars-${code}.txt`,
  },

  take: {
    title: 'Share it',
    record: 'Download the record',
    recordFile: (code: string) => `boxcars-${code}.json`,
    verify: 'Check the dice',
    open: 'The host can still undo the last step. The record and the dice check are here once the show is closed, ten minutes after it ends at the latest.',
    card: 'Share card',
    cardAlt: (text: string) => `Share card: ${text}`,
    cardDownload: 'Download the picture',
    rules: 'How to play',
    share: 'Share this page',
    copyLink: 'Copy the link',
    copied: 'Copied',
  },

  /** A show that plays from a folder of files, with no server behind it. */
  kept: {
    title: 'Check it yourself',
    text: 'Every roll of this show is in its record. Download it, open the check and hand it in. That works without a network, too.',
    hash: 'The hash of the record, as the server published it when the show was over:',
    missing: { title: 'The show didn’t load', text: 'One of its files may be missing. Try again in a moment.' },
  },

  film: {
    title: 'The winning roll as a clip:',
    upright: 'Upright',
    wide: 'Wide',
    making: 'Filming… eight seconds.',
    still: 'This browser can’t film, so here’s the picture.',
    failed: 'That didn’t work. Try another browser?',
  },

  again: {
    title: 'Same players, again',
    text: 'Opens the same show with the same players, options and questions. Questions you’ve heard come last.',
    button: 'Open it again',
    opening: 'Opening…',
    done: 'It’s open! Send each player their private link:',
    desk: 'To the host’s desk',
    link: (name: string) => `${name}’s link`,
    failed: (why: string) => `It couldn’t be opened: ${why}`,
    pack: (title: string, n: number) =>
      `${count(n, 'item', 'items')} of your pack “${title}” ${n === 1 ? 'is' : 'are'} marked as used.`,
  },
};

export type RecapWords = typeof recap;
