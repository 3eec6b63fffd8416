import { type Corrected, isSeated, type ShowWords } from '../../../../words/commentary.ts';
import { accusative, also, Does, possessive } from '../../../../words/en/person.ts';
import type { SixDiceCue } from '../../board.ts';

export const sixDice: ShowWords<SixDiceCue | Corrected> = {
  title: 'Six Dice',
  about: 'Six dice, 1s and 5s and three of a kind: roll on, or stop while you have it.',
  terms: {
    stamps: {
      'all-six': 'ALL SIX!',
      'passed-target': 'PAST THE POST!',
      'turn-over': 'BANKED!',
    },
    outcomes: {
      'all-six': 'All score',
    },
  },
  ahead: {
    banked: ({ board }, t) => `${Does(t, Number(board.turn), 'banks')}…`,
  },
  below: {
    won: ({ second, ahead }, t) => (second >= 0 && ahead > 0 ? `Won by ${t.number(ahead)} points!` : ''),
  },
  commentary: {
    correct: ({ seat, was, score, reason }, t) =>
      `The host changes ${possessive(t, seat)} score from ${t.number(was)} to ${t.number(score)}${reason === '' ? '' : `: ${reason}`}.`,
    started: ({ target }, { number }) =>
      target === 0
        ? 'Here we go: one turn, six dice.'
        : `Here we go! First past ${number(target)} gives the rest one last turn.`,
    turn: ({ seat, last }, t) =>
      last ? `This is ${possessive(t, seat)} last turn.` : `${Does(t, seat, 'has')} the dice.`,
    rolled: ({ seat, dice }, t) => `${Does(t, seat, 'rolls')} ${t.list(dice.map(String))}.`,
    froze: ({ places, points }, { number }) =>
      `${number(points)} points! ${places.length === 1 ? 'One die is' : `${places.length} dice are`} frozen.`,
    held: ({ seat, places, points }, t) =>
      `${Does(t, seat, 'keeps')} ${places.length === 1 ? 'one die' : `${places.length} dice`} for ${t.number(points)} points.`,
    'all-six': ({ bonus }, { number }) =>
      bonus > 0 ? `All six score! ${number(bonus)} more, safe, and six fresh dice.` : 'All six score! Six fresh dice.',
    busted: ({ seat, lost, kept }, t) =>
      lost === 0
        ? `No points for ${accusative(t, seat)}.`
        : `No points! ${Does(t, seat, 'loses')} ${t.number(lost)}${kept > 0 ? ` and ${also(t, seat, 'keeps')} ${t.number(kept)}` : ''}.`,
    banked: ({ seat, points, score }, t) =>
      // Phones count the score beside it.
      `${Does(t, seat, 'banks')} ${t.number(points)}${isSeated(t) ? '' : ` and ${also(t, seat, 'has')} ${t.number(score)}`}.`,
    'passed-target': ({ seat, score }, t) =>
      `${Does(t, seat, 'is')} past the post with ${t.number(score)}! Everyone else gets one last turn.`,
    won: ({ seat, score, second, ahead }, t) =>
      second >= 0 && ahead === 0
        ? `${Does(t, seat, 'wins')} with ${t.number(score)}: level with ${accusative(t, second)}, but there first!`
        : `${Does(t, seat, 'wins')} with ${t.number(score)}!${isSeated(t) && second >= 0 ? ` That’s ${t.number(ahead)} more than ${accusative(t, second)}!` : ''}`,
    'turn-over': () => 'That’s it! Who can beat that?',
    late: ({ seat }, t) => `Time’s up for ${accusative(t, seat)}.`,
  },
};

/** By name of show or act. */
export const words = {
  'six-dice': sixDice,
  'six-dice-turn': {
    title: 'One Turn of Six Dice',
    about: 'One turn with six dice: how far do you go?',
    terms: { stamps: sixDice.terms?.stamps ?? {} },
    commentary: sixDice.commentary,
  },
};
