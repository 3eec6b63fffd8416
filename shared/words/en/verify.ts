/** The page that checks a record, in English. Both builds say the same. */
const count = (n: number, one: string, many: string) => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;
const rounded = (value: number, digits: number) => value.toLocaleString('en-US', { maximumFractionDigits: digits });

/** “about 33% of the time”. */
const chance = (likely: number): string => {
  if (likely >= 0.995) return 'practically every time';
  if (likely >= 0.095) return `about ${Math.round(likely * 100)}% of the time`;
  if (likely >= 0.0095) return `about ${rounded(likely * 100, 0)}% of the time`;
  if (likely >= 0.00095) return `about ${rounded(likely * 100, 1)}% of the time`;
  return 'less than 0.1% of the time';
};

export const verify = {
  title: 'Check the dice',
  lead: 'Upload a show record. This page rolls every die again, right here on your device, and sends nothing anywhere.',
  drop: {
    choose: 'Choose a record',
    orDrop: 'or drop the file here',
    code: 'Or type the code of a show',
    open: 'Open it',
    loading: 'Fetching the record…',
    again: 'Check another record',
    letGo: 'Let go to check it',
  },
  problem: {
    title: 'We can’t read this',
    notJson: 'The file is not valid JSON, so it can’t be a show record.',
    notRecord: (message: string) => `This isn’t a show record: ${message}.`,
    tooBig: 'The file is larger than any record.',
    noCode: 'A code has eight letters and digits, like K7QM 4XRB.',
    unknownCode: 'No show with that code. It may have ended.',
    notOver:
      'The record of a show is published when the host closes it, at the latest ten minutes after its end. Until then only the host can get it.',
    offline: 'We couldn’t fetch the record. Is the server up?',
  },
  verdict: {
    ok: {
      title: 'Every roll checks out',
      text: (entries: number) =>
        `All ${count(entries, 'entry follows', 'entries follow')} from what was locked before the first roll.`,
    },
    remarks: {
      player: (n: number) => `${count(n, 'roll or draw', 'rolls and draws')} with the players’ own parts`,
      host: (n: number) => `${count(n, 'roll or draw', 'rolls and draws')} with the host’s part`,
      house: (n: number, why: string) =>
        `${count(n, 'house throw', 'house throws')} (${why}): nobody’s part is in ${n === 1 ? 'it' : 'them'}`,
      why: {
        clock: 'the clock',
        post: 'entered by the host',
        seat: 'no page, or a robot',
        host: 'the host’s page gave none',
      },
      again: (n: number) => `${count(n, 'roll or draw', 'rolls and draws')} taken back that came again the same`,
      gone: (n: number, entries: string) =>
        `${count(n, 'draw', 'draws')} taken back that didn’t come again: entry ${entries}`,
      late: (n: number, entries: string) =>
        `${count(n, 'chain', 'chains')} added after the start: before entry ${entries}`,
      lateWhy: {
        first: 'the page came late',
        undo: 'after an undo',
        substitute: 'a substitute',
        end: 'the one before was used up',
        spent: 'its key was in an entry that drew nothing',
        unexplained: 'another device or a new page; nothing in the record explains it',
      },
      alarms: (n: number) => `${count(n, 'report', 'reports')} of a page whose part was missing or changed`,
    },
    faults: {
      commit: 'The show’s secret doesn’t belong to the lock that was shown before the show.',
      sources: 'What was mixed in at the start doesn’t fit the pages’ chains.',
      'public-seed': 'The number mixed at the start isn’t made of these parts.',
      chains:
        'The list of chains is wrong: one is malformed, out of order, listed twice, at the wrong place, or belongs to nobody.',
      hash: 'The file isn’t the one that its fingerprint was made of. It was changed.',
      sums: 'The file has more or fewer entries than its own sums.',
      title: 'The record doesn’t fit',
    },
    fails: {
      entry: (index: number) => `Entry ${index} fails`,
      seed: 'The seed is not the one committed to',
      commitment: 'A commitment does not fit',
      firstOf: (failing: number) =>
        failing === 1
          ? 'It is the only entry that fails.'
          : `It is the first of ${count(failing, 'entry', 'entries')} that fail.`,
      seedToo: 'The seed doesn’t belong to the commitment either: it isn’t the one locked away before the show.',
      show: 'Go to the entry',
    },
    unchecked: {
      title: 'Cannot be checked yet',
      partial:
        'This record was made while the show was running. The seed is published when the show is over; fetch the record again then.',
      'no-seed': 'There is no seed in this record. It is published when the show is over; fetch the record again then.',
      noCommitTitle: 'This proves nothing',
      'no-commit':
        'We checked the draws with the seed in the record, but the record doesn’t say what was locked away before the show. Anybody can choose a seed afterwards.',
    },
  },
  seed: {
    title: 'Before the first throw',
    commit: 'Commitment to the seed',
    commitHelp:
      'It was shown in the lobby before the players joined. Did you keep it? The first 8 characters are enough.',
    states: {
      fits: 'The seed in the record belongs to it.',
      differs: 'The seed in the record does not belong to it.',
      'no-seed': 'The seed is not published yet.',
      'no-commit': 'Not in the record; this one was made from the seed.',
    },
    noted: 'The commitment you kept',
    agrees: 'It is the same.',
    disagrees: 'It is another one. This record does not belong to the show you saw.',
    tooFew: 'Type at least 8 characters.',
    sources: 'The players’ part',
    sourcesHelp:
      'Each page gave a key of its chain at the start, so that the server couldn’t choose its secret to fit.',
    publicSeed: 'Mixed from these',
    chains: 'Chains of keys',
    chain: (name: string, used: number) => `${name}: ${count(used, 'key', 'keys')} used`,
    hostChain: 'Host',
    noSources: 'Nobody but the server put anything in, so it could have tried seeds until it liked one.',
    silent: 'put nothing in',
    hash: 'Fingerprint of the record',
    hashHelp: 'SHA-256. Two files with the same fingerprint hold the same show.',
    published: {
      same: 'The server published the same one.',
      other: 'The server published another one: this file was changed.',
    },
  },
  proves: {
    title: 'What it proves when all fits',
    points: [
      'This is the seed behind the commitment. If you saw that commitment in the lobby, the seed was fixed before the players took part and before the first throw.',
      'Every throw, shuffle and secret number follows from that seed. None was changed or chosen after the fact.',
      'Each hidden value is the one that was locked away when it was drawn.',
      'Every move was allowed when it was made, and what was taken back came again as it was.',
    ],
  },
  cannot: {
    title: 'What it cannot prove',
    points: [
      'Whoever runs the show can foresee house throws, and knows hidden values once they are drawn.',
      'Whoever runs the show together with a player or as the host can foresee that player’s or the host’s rolls. Chains that came late are listed above.',
      'It does not know what you saw. Compare the commitment you kept with this one, and the code beside a roll with the codes below.',
      'It does not show who pressed a button, or whether an answer was judged fairly.',
      'A page that the host’s own server sends is as honest as that server. Get this page as a file from somebody you trust.',
    ],
    download: 'This page as one file',
    downloadHelp: 'Works with the network off.',
  },
  faces: {
    title: 'How the dice fell',
    total: (total: number) => `${count(total, 'face', 'faces')} in this show`,
    face: (face: number, times: number) => `${face}: ${count(times, 'time', 'times')}`,
    expected: (expected: number, strays: number) =>
      `Fair dice show each face about ${rounded(expected, 1)} times here, and one face strays from that by up to ${rounded(strays, 0)} in 19 shows of 20.`,
    chiSquare: (chiSquare: number, likely: number) =>
      `Chi-square is ${rounded(chiSquare, 2)} with 5 degrees of freedom. Fair dice are as uneven as this, or more, ${chance(likely)}.`,
    little: (total: number, needed: number) =>
      total < needed
        ? `That says little. To notice a die that lands on one face in 20 of 100 throws instead of 16.7, it takes about ${count(needed, 'face', 'faces')}; here are ${total}. The ticks above are the proof, not these figures.`
        : 'Even so many faces only find a die that is clearly bent. The ticks above are the proof, not these figures.',
  },
  entries: {
    title: 'Every entry',
    numbered: 'Numbered from 0, as in the record.',
    marks: { fits: 'fits', fails: 'fails', open: 'not checked' },
    host: 'The host',
    clock: 'The clock',
    seat: (n: number) => `Seat ${n}`,
    did: { roll: 'rolled', undo: 'took back the last move', start: 'started the show', expire: 'ran out' } as Readonly<
      Record<string, string>
    >,
    made: (move: string) => `made the move “${move}”`,
    takenBack: 'taken back later',
    dice: (n: number) => count(n, 'die', 'dice'),
    number: 'Number',
    numberFrom: (lo: string, hi: string) => `Number from ${lo} to ${hi}`,
    order: (n: number) => `Order of ${n}`,
    check: 'code',
    arithmetic: 'Show the arithmetic',
    nonce: (nonce: number) => `place and number: ${nonce} = 16 × ${Math.floor(nonce / 16)} + ${nonce % 16}`,
    link: 'key from the page',
    noLink: 'none: a house throw',
    cameAgain: 'came again as it had been',
    digest: 'HMAC-SHA-256 of the show’s secret over',
    lacks: 'nothing',
    faults: {
      draw: (label: string, values: string, expected: string) =>
        `${label}: the record says ${values}, the seed gives ${expected}.`,
      form: (message: string) => `The draws do not fit the move: ${message}.`,
      refused: (message: string) => `The rules did not allow this move. ${message}`,
      link: 'The key that came with it is not the one that belongs to this place, or its chain was not in force.',
      changed: 'This entry isn’t the one that the file’s own sum was made of.',
      unreached: 'Not played: the rules did not allow it here.',
    },
    commitments: {
      ok: 'Hidden when it was drawn: it is the value that was locked away.',
      hash: 'It is not the value that was locked away.',
      salt: 'The salt of its commitment is not the one that the seed gives.',
      value: 'Its commitment was opened with another value.',
      missing: 'It was hidden, but nothing was locked away.',
      'no-draw': 'The record commits to a value that was never drawn.',
    },
  },
  loose: {
    title: 'Commitments so far',
    opened: (n: number) =>
      `${count(n, 'hidden value', 'hidden values')} opened, as ${n === 1 ? 'it was' : 'they were'} locked away.`,
    waiting: (n: number) => `${count(n, 'hidden value', 'hidden values')} still locked away.`,
    broken: (slots: string) => `Not the values that were locked away, or never drawn: ${slots}.`,
  },
};

export type VerifyWords = typeof verify;
