import type { ShowWords } from '../../../../../shared/words/commentary.ts';
import { also, Does } from '../../../../../shared/words/en/person.ts';
import type { PigCue } from '../../show.ts';

const pig: ShowWords<PigCue> = {
  title: 'Pig',
  about: 'One die: roll on, or bank before a 1 comes.',
  terms: {
    fields: { turn: 'Rolling', points: 'AT RISK', target: 'To win' },
    options: { target: 'Points to win' },
    stamps: { busted: 'A ONE!' },
  },
  commentary: {
    started: ({ target }, { number }) => `First to ${number(target)} wins!`,
    rolled: ({ seat, dice }, t) => `${Does(t, seat, 'rolls')} a ${dice[0]}.`,
    busted: ({ lost }, { number }) => (lost === 0 ? 'A 1! Next.' : `A 1! ${number(lost)} points are gone.`),
    banked: ({ seat, points, score }, t) =>
      `${Does(t, seat, 'banks')} ${t.number(points)} and ${also(t, seat, 'has')} ${t.number(score)}.`,
    won: ({ seat }, t) => `${Does(t, seat, 'wins')}!`,
  },
};

export const words = { pig };
