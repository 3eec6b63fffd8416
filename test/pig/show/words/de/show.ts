import type { ShowWords } from '../../../../../shared/words/commentary.ts';
import type { PigCue } from '../../show.ts';

const pig: ShowWords<PigCue> = {
  title: 'Pig',
  about: 'Ein Würfel: weiterwürfeln oder sichern, ehe die 1 kommt.',
  commentary: {
    started: ({ target }, { number }) => `Wer zuerst ${number(target)} hat, gewinnt!`,
    rolled: ({ seat, dice }, { name }) => `${name(seat)} würfelt eine ${dice[0]}.`,
    busted: ({ lost }, { number }) => (lost === 0 ? 'Eine 1! Weiter.' : `Eine 1! ${number(lost)} Punkte sind weg.`),
    banked: ({ seat, points, score }, { name, number }) =>
      `${name(seat)} sichert ${number(points)} und hat ${number(score)}.`,
    won: ({ seat }, { name }) => `${name(seat)} gewinnt!`,
  },
};

export const words = { pig };
