/** What somebody reads who takes a seat. */
export const join = {
  name: 'Your name',
  seat: 'Your seat',
  take: 'Take the seat',
  taking: 'Taking the seat …',
  full: 'All seats are taken. You can watch.',
  fullAsk: 'Seats full? You can watch.',
  locked: 'The host has locked the seats. You can watch.',
  turnedAway: {
    name: 'Please choose another name.',
    banned: 'The host does not let you play. You can watch.',
  },
  watch: 'Watch the show',
  needName: 'Type your name first.',
  dice: (commit: string) => `The dice are sealed: ${commit}`,
  diceWhy:
    'This was fixed before anybody joined, and your own phone adds to the dice. After the show anyone can check them.',
  loading: 'Looking for the show …',
};
