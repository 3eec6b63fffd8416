/** What posts and still pictures say of it. */

import { figureIn } from '../../../../words/figure.ts';

export const scene = {
  number: figureIn('en-US'),
  places: (places: number, notOver: boolean) =>
    `The closest${places === 1 ? '' : ` ${places}`}${notOver ? ' without going over' : ''} ${places === 1 ? 'gets' : 'get'} in`,
  entrants: 'ENTRANTS',
  answer: 'Answer',
  ranking: 'Guesses',
  getsIn: 'IN',
  guess: (name: string, guess: string) => `${name}: ${guess}`,
  none: 'no guess',
};
