/** Moments of Six Dice for the previews. */

import type { Scene } from '../../../client/stage/board.ts';
import { sixDice } from '../../../shared/shows/six-dice/show.ts';
import { Played, type PlayedFixture } from '../played.ts';

const [ann, ben, cleo] = [0, 1, 2];

class Race extends Played {
  constructor(names: readonly string[], options: object = {}) {
    super(sixDice, options, {}, names);
    this.do('host', 'start');
  }

  roll(seat: number, ...dice: readonly number[]): this {
    return this.do(seat, 'roll', {}, { dice });
  }

  hold(seat: number, ...places: number[]): this {
    return this.do(seat, 'hold', { dice: places });
  }

  /** One throw, collected. */
  turn(seat: number, ...dice: readonly number[]): this {
    return this.roll(seat, ...dice).do(seat, 'bank');
  }

  blank(seat: number): this {
    return this.roll(seat, 2, 3, 4, 6, 2, 3);
  }

  after(change: (race: this) => unknown): readonly Scene[] {
    change(this);
    return [this.scene()];
  }
}

/** Rolls worth 1,000, 1,100 and 400 points. */
const [thousand, elevenHundred, fourHundred] = [
  [1, 1, 1, 1, 5, 5],
  [1, 5, 5, 4, 4, 4],
  [2, 2, 2, 1, 1, 3],
] as const;

const opened = () => new Race(['Ann', 'Ben', 'Cleo']);

/** Ann 2,400, Ben 3,100, Cleo 1,900; Ben has the dice. */
const midway = () =>
  opened()
    .turn(ann, ...thousand)
    .turn(ben, ...thousand)
    .turn(cleo, ...elevenHundred)
    .turn(ann, ...thousand)
    .turn(ben, ...thousand)
    .turn(cleo, ...fourHundred)
    .turn(ann, ...fourHundred)
    .turn(ben, ...elevenHundred)
    .turn(cleo, ...fourHundred)
    .blank(ann);
const decide = () => midway().roll(ben, 1, 5, 2, 3, 4, 6).roll(ben, 5, 2, 6, 1);
const five = () => midway().roll(ben, 4, 4, 4, 2, 3, 6).roll(ben, 5, 1, 3);
const allSix = () => decide().roll(ben, 5, 1);
const freshSix = () => allSix().roll(ben, 1, 5, 5, 2, 2, 2);
/** Ann and Cleo 4,000, Ben 4,600. */
const late = () => {
  const race = opened();
  for (let round = 0; round < 4; round++) for (const seat of [ann, ben, cleo]) race.turn(seat, ...thousand);
  return race.blank(ann).turn(ben, 6, 6, 6, 2, 3, 4).blank(cleo).blank(ann);
};
const lastTurns = () => late().turn(ben, ...thousand);
const won = () => lastTurns().turn(cleo, ...thousand);
const two = () => {
  const race = new Race(['Ann', 'Ben'], { target: 2000 });
  return race
    .turn(ann, ...elevenHundred)
    .blank(ben)
    .turn(ann, ...thousand);
};

const many = [
  'Ann',
  'Ben',
  'Maximiliane von Hohenlohe-Langenburg',
  'Dora',
  'יעל 🎲',
  'Friedrich-Wilhelm',
  'Gus',
  'Hildegard',
] as const;
const eight = () => {
  const race = new Race(many);
  for (let round = 0; round < 3; round++)
    for (let seat = 0; seat < many.length; seat++)
      race.turn(
        seat,
        ...(((seat * 5 + round) % 3 === 0 && thousand) || ((seat + round) % 2 === 0 ? elevenHundred : fourHundred)),
      );
  return race.blank(ann).blank(ben).roll(2, 5, 5, 5, 5, 2, 3);
};

const hot = (...names: readonly string[]) => new Race(names, { rules: 'hot-dice' });
const hold = () =>
  hot('Ann', 'Ben').roll(ann, 1, 1, 1, 2, 3, 4).hold(ann, 1, 2, 3).do(ann, 'bank').roll(ben, 1, 4, 4, 5, 4, 2);
const bigOne = () => hot('Ann', 'Ben').roll(ann, 3, 1, 5, 2, 5, 4);

export const sixDiceFixtures: Readonly<Record<string, PlayedFixture>> = {
  'six-dice': decide().fixture(race => race.after(next => next.do(ben, 'bank'))),
  'six-dice-opened': opened().fixture(race => race.after(next => next.roll(ann, 1, 2, 3, 4, 6, 6))),
  'six-dice-freezes': midway().fixture(race => race.after(next => next.roll(ben, 4, 1, 4, 5, 4, 2))),
  'six-dice-five': five().fixture(race => race.after(next => next.roll(ben, 3))),
  'six-dice-all-six': decide().fixture(race => race.after(next => next.roll(ben, 5, 1))),
  'six-dice-fresh': freshSix().fixture(race => race.after(next => next.roll(ben, 2, 3, 4, 6, 2, 3))),
  'six-dice-all-six-target': late().fixture(race => race.after(next => next.roll(ben, ...thousand))),
  'six-dice-last': lastTurns().fixture(race => race.after(next => next.roll(cleo, 1, 5, 2, 3, 4, 6))),
  'six-dice-won': won().fixture(race => race.after(next => next.blank(ann))),
  'six-dice-two': two().fixture(race => race.after(next => next.blank(ben))),
  'six-dice-eight': eight().fixture(race => race.after(next => next.roll(2, 3, 2))),
  'six-dice-hold': hold().fixture(race => race.after(next => next.hold(ben, 2, 3, 5))),
  'six-dice-big-one': bigOne().fixture(race => race.after(next => next.hold(ann, 1, 2, 3, 4, 5, 6))),
};
