/** Words of a link whose doors are not open yet. */
export interface DoorWords {
  readonly title: string;
  readonly days: (days: number, time: string) => string;
  readonly remind: string;
  readonly stay: string;
}

/** The clock of a round. */
export interface RoundWords {
  readonly left: (time: string) => string;
  readonly lastTurn: string;
}

export const round: RoundWords = {
  left: time => `Round ${time}`,
  lastTurn: 'Time is up after this turn',
};

export const doors: DoorWords = {
  title: 'Doors open in',
  days: (days, time) => `${days} ${days === 1 ? 'day' : 'days'} ${time}`,
  remind: 'Add to my calendar',
  stay: 'Keep this page open: it lets you in by itself.',
};
