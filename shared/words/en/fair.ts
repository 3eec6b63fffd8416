/** The page How the dice work: for a twelve-year-old first, then for whoever wants to check. */
export const fair = {
  title: 'How the dice work',
  lead: 'Every roll has two locks. The show holds one key, your phone holds the other. A roll opens only with both, at the moment you press.',
  steps: [
    {
      title: 'The show hides its key in a box',
      text: 'Before anybody joins, the show picks a secret number so long that nobody could ever guess it. It shows a picture of the closed box: a code that fits this one number only. It can’t swap the number later without everybody seeing.',
      picture: 'A key goes into a box, and the box is sealed.',
    },
    {
      title: 'Your phone makes a chain of keys',
      text: 'When you sit down, your phone makes more than a thousand keys, each one made from the one before. It shows only the last. From that one, nobody can work out the others. Each key belongs to one moment of the show: the first roll, the second, and so on.',
      picture: 'A row of keys on a chain. Only the one at the end is shown.',
    },
    {
      title: 'You press, and the key of this moment comes out',
      text: 'Each time you roll, your phone gives away the one key that belongs to this roll. Nobody can pick another one. The show mixes it with its own secret, and that decides the dice. Until you press, nobody has both keys. Not the host, not the people who run the show, not you.',
      picture: 'Two keys turn in two locks, and the dice fall out.',
    },
    {
      title: 'After the show, everybody can check',
      text: 'When it’s over, the show opens its box. Now anybody can roll every die again on their own computer and get the very same faces. If one pip were different, the check would say which roll.',
      picture: 'The box is open, and each die gets a tick.',
    },
  ],
  undo: {
    title: 'What if the host takes a roll back?',
    text: 'Then the same dice come again. Taking back and rolling again never brings new dice. The record shows every roll that was taken back.',
  },
  house: {
    title: 'House throws',
    text: 'Sometimes nobody’s phone is there: time runs out, a robot plays, or the host enters a move from a forum. Then the show rolls alone. Whoever runs the show could have known such a roll before. So it’s marked on TV, in the commentary, in posts, in the recap and in the check.',
  },
  limits: {
    title: 'What it can’t do',
    points: [
      'If a player and the people who run the show work together, they know that player’s rolls beforehand, and can choose among them by adding chains. The check lists every chain that came late.',
      'If the show refuses a press and you press again, the people who run the show can foresee that roll, but they can’t choose it.',
      'The people who run the show can lose a press, as any network can, and let the clock run out. Your page tells you so.',
      'If the people who run the show are also the host, the same goes for everything that the host’s button draws.',
      'What is drawn face down, such as a secret number, is known to the people who run the show from then on.',
      'A house throw can be foreseen by the people who run the show. If no page gave a key at the start, they could even choose it.',
      'Your page can’t tell your second device from somebody else’s. When another one locks your rolls, your page asks you.',
      'A page that somebody has tampered with gives its whole chain away. If you want to be sure, play with a page or program of your own.',
      'A file alone proves little: once the secret is out, anybody can make another file that fits. Compare the lock, the seal of a roll and the fingerprint with what you saw during the show.',
    ],
  },
  check: {
    title: 'Check it yourself',
    page: 'Check a show’s dice',
    file: 'The check as one file',
    fileHelp: 'Opens in any browser, without a network.',
    program: 'The check as a program',
    programHelp: 'One file for Node, without any other parts: node boxcars-verify.mjs RECORD.json',
    hash: (hash: string) => `SHA-256 of the program: ${hash}`,
  },
  formulas: {
    title: 'The formulas',
    lead: 'dice-fair/2. frame(x, …) writes the length of each field in 4 big-endian bytes, then its bytes. H is SHA-256, HMAC is HMAC-SHA-256, tag is “dice-fair/2”.',
    names: {
      seed: 'Secret of the show: 32 random bytes, one per show',
      commit: 'Its lock, shown before anybody can join',
      chain: 'A page’s chain; c(1024) is pledged in public',
      link: 'The one key of a chain for a place',
      start: 'Mixed at the start from one link of each page',
      draw: 'One draw; place counts the standing entries that drew, k the draws in the entry',
      below: 'A number below n, without bias',
      hidden: 'What is drawn face down is sealed at once',
      check: 'The seal of a roll: its first 8 hex digits',
      hash: 'Fingerprint of the record (RFC 8785)',
    },
    words: 'words w of 4 bytes until w < ⌊2³² / n⌋ · n; then w mod n',
  },
};

export type FairWords = typeof fair;
