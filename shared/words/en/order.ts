/** Good order in public shows: what hosts and watchers read about it. */

export const order = {
  doors: {
    ban: 'Remove and ban',
    banSure: (name: string) => `Remove ${name} and ban them from this show?`,
    banned: 'Banned',
    nobody: 'Nobody is banned.',
    readmit: 'Readmit',
  },
  report: {
    open: 'Report',
    title: 'What should not be here?',
    reasons: {
      name: 'A player’s name',
      title: 'The title of the show',
      questions: 'The questions',
      other: 'Something else',
    },
    thanks: 'Thanks. We’ve told the people who run this server.',
    failed: 'That didn’t work. Try again later.',
    close: 'Close',
  },
};
