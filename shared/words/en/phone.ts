/** What only phones of players say of a win, or of none. */
export const phone = {
  mine: 'You did it!',
  champion: 'You’re the champion!',
  shared: 'You share the win!',
  theirs: (name: string) => `${name} takes this one.`,
  theirChampion: (name: string) => `${name} wins the day.`,
  next: 'The next one’s yours!',
  thanks: 'Well played! It was a pleasure having you.',
  home: 'You take home',
  theirHome: (name: string) => `${name} takes home`,
  off: (by: number) => `Your number was ${by} away.`,
  /** Who played alone and has nothing. */
  nothing: 'Not this time',
};
