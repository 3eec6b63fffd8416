/** The clock of a round. */
export const round = {
  left: (time: string) => `Round ${time}`,
  lastTurn: 'Time is up after this turn',
};

/** Words of a link whose doors are not open yet. */
export const doors = {
  title: 'Doors open in',
  days: (days: number, time: string) => `${days} ${days === 1 ? 'day' : 'days'} ${time}`,
  remind: 'Add to my calendar',
  stay: 'Keep this page open: it lets you in by itself.',
};
