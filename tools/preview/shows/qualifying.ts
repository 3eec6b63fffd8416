/** Moments of a qualifying for the previews. */
import { qualifying } from '../../../shared/shows/qualifying/show.ts';
import { Played } from '../played.ts';

const cards = {
  ask: 'How many different five-card hands can be dealt from a deck of 52 cards?',
  answer: 2598960,
};

const crowd = [
  'Ann',
  'Ben',
  'Maximiliane von Hohenlohe',
  'Dora',
  'יעל',
  'Emil',
  'Fatima',
  'Gus',
  'Hana',
  'Ivo',
  'Jun',
  'Kofi',
  'Lena',
  'Mo',
] as const;

const guesses = [2500000, 1000000, 2598960, 3000000, 52, 2598000, 5000000, 2600000, 311875200, 20, 2.5] as const;

const pi = { ask: 'What is the first solution of tan x = x above zero?', answer: 4.493409 };

class Entering extends Played {
  constructor(names: readonly string[] = crowd, pack: object = cards, places = 2) {
    super(qualifying, { places }, pack, names, { clock: 60, deadline: Date.now() + 42_000 });
  }

  static open(names: readonly string[] = crowd, pack: object = cards, places = 2): Entering {
    return new Entering(names, pack, places).do('host', 'start');
  }

  guess(values: readonly number[]): this {
    for (const [seat, value] of values.entries()) this.do(seat, 'guess', { value });
    return this;
  }
}

export const qualifyingFixtures = {
  'qualifying-lobby': new Entering([]).fixture(entering => {
    entering.do('host', 'start');
    return [entering.scene()];
  }),
  qualifying: Entering.open()
    .guess(guesses.slice(0, 6))
    .fixture(entering => {
      entering.do(6, 'guess', { value: 5000000 });
      return [entering.scene()];
    }),
  'qualifying-closed': Entering.open()
    .guess(guesses)
    .fixture(entering => {
      entering.do('host', 'close');
      return [entering.scene()];
    }),
  'qualifying-few': Entering.open(['Ann', 'Ben', 'Cleo'], pi, 1)
    .guess([4.5, -3.25, 4.4934])
    .fixture(entering => {
      entering.do('host', 'close');
      return [entering.scene()];
    }),
  'qualifying-nobody': Entering.open(['Ann']).do('host', 'close').fixture(),
};
