import type { SixDiceCue } from '../../shows/six-dice/cues.ts';
import type { Corrected, ShowWords } from '../telling.ts';

export const sixDice: ShowWords<SixDiceCue | Corrected> = {
  title: 'Six Dice',
  about: 'Six dice, 1s and 5s and three of a kind: roll on, or stop while you have it.',
  commentary: {
    correct: ({ seat, was, score, reason }, { name, number }) =>
      `The host corrects ${name(seat)} from ${number(was)} to ${number(score)}${reason === '' ? '' : `: ${reason}`}.`,
    started: ({ target }, { number }) =>
      target === 0 ? 'Here we go: one turn.' : `Here we go. Who first goes beyond ${number(target)}?`,
    turn: ({ seat, last }, { name }) => (last ? `The last turn of ${name(seat)}.` : `${name(seat)} has the dice.`),
    rolled: ({ seat, dice }, { name, list }) => `${name(seat)} rolls ${list(dice.map(String))}.`,
    froze: ({ places, points }, { number }) =>
      `${number(points)} points, ${places.length === 1 ? 'one die is' : `${places.length} dice are`} frozen.`,
    held: ({ seat, places, points }, { name, number }) =>
      `${name(seat)} holds ${places.length === 1 ? 'one die' : `${places.length} dice`} for ${number(points)} points.`,
    'all-six': ({ bonus }, { number }) =>
      bonus > 0
        ? `All six score: ${number(bonus)} more for good, and six dice again!`
        : 'All six score: six dice again!',
    busted: ({ seat, lost, kept }, { name, number }) =>
      lost === 0
        ? `No points for ${name(seat)}.`
        : `No points. ${name(seat)} loses ${number(lost)}${kept > 0 ? ` and keeps ${number(kept)}` : ''}.`,
    banked: ({ seat, points, score }, { name, number }) =>
      `${name(seat)} collects ${number(points)} and has ${number(score)}.`,
    'passed-target': ({ seat, score }, { name, number }) =>
      `${name(seat)} is there with ${number(score)}! Everybody else has one last turn.`,
    won: ({ seat, score, owes }, { name, number, money }) =>
      `${name(seat)} wins with ${number(score)}!${owes > 0 ? ` The rule book jokes: that is ${money(owes)} for the other, tax-free.` : ''}`,
    late: ({ seat }, { name }) => `Time is up for ${name(seat)}.`,
  },
};
