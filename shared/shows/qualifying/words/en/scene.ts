/** What posts and still pictures say of it. */

export const scene = {
  places: (places: number, notOver: boolean) =>
    `The closest${places === 1 ? '' : ` ${places}`}${notOver ? ' without going over' : ''} ${places === 1 ? 'gets' : 'get'} in`,
  entrants: 'ENTRANTS',
  answer: 'Answer',
  ranking: 'Guesses',
  getsIn: 'IN',
  guess: (name: string, guess: string) => `${name}: ${guess}`,
  none: 'no guess',
};
