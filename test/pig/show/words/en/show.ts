import type { ShowWords } from '../../../../../shared/words/commentary.ts';
import type { PigCue } from '../../show.ts';

const pig: ShowWords<PigCue> = {
  title: 'Pig',
  about: 'One die: roll on, or bank before a 1 comes.',
  commentary: {
    started: ({ target }, { number }) => `First to ${number(target)} wins!`,
    rolled: ({ seat, dice }, { name }) => `${name(seat)} rolls a ${dice[0]}.`,
    busted: ({ lost }, { number }) => (lost === 0 ? 'A 1! Next.' : `A 1! ${number(lost)} points are gone.`),
    banked: ({ seat, points, score }, { name, number }) =>
      `${name(seat)} banks ${number(points)} and has ${number(score)}.`,
    won: ({ seat }, { name }) => `${name(seat)} wins!`,
  },
};

export const words = { pig };
