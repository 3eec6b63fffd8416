/** A page's own part in the dice: texts for players and hosts during a show. */
export const dice = {
  title: 'Fair dice',
  sentence: 'Your phone and the show each put a lock on every roll, so nobody can know it before you press.',
  how: 'How do we prove it?',
  locks: 'A box of dice with two locks: one is the show’s, one is your phone’s.',
  sealed: 'The show’s lock',
  yours: 'Your lock is in this roll.',
  /** Where every throw of a show is the house's. */
  houseDice: 'House dice',
  houseThrow: 'House throw',
  seal: {
    player: 'Locked by the player and the show',
    host: 'Locked by the host and the show',
    house: 'House throw: locked by the show alone',
  },
  alarm: {
    title: 'Something is wrong with the dice',
    keep: 'Keep this page open, and check the record after the show.',
    check: 'Check the dice',
    commit: 'The show’s lock is not the one that this page was shown first.',
    'public-seed': 'What everybody mixed into the dice was changed after the start.',
    source: 'Your lock is missing from the start of the show.',
    pledge: 'Your lock was taken off the list or moved.',
    link: (entry: number) => `Entry ${entry} doesn’t have the lock that belongs to your press.`,
    stranger: 'There’s a lock under your name that isn’t yours.',
  },
  /** A chain was pledged under this page's seat after its own. Only its user can say whose it is. */
  stranger: {
    mine: 'That was me, on another device',
    strange: 'That wasn’t me: tell the host',
  },
  lost: {
    text: 'Your press didn’t count, and something else was rolled in its place.',
    ok: 'OK',
  },
  /** About somebody else, on the host's desk and in the recap. */
  reported: {
    title: 'Somebody reports a problem with the dice',
    host: 'The host',
    commit: (who: string) => `${who}: the show’s lock changed.`,
    'public-seed': (who: string) => `${who}: what was mixed into the dice changed after the start.`,
    source: (who: string) => `${who}: a lock is missing from the start.`,
    pledge: (who: string) => `${who}: a lock was taken off the list or moved.`,
    link: (who: string, entry: number) => `${who}: entry ${entry} has the wrong lock.`,
    stranger: (who: string) => `${who}: there’s a lock under this name that isn’t theirs.`,
  },
};
