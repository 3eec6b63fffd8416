import type { ShowWords } from '../../../../../shared/words/commentary.ts';
import { also, Does } from '../../../../../shared/words/de/person.ts';
import type { PigCue } from '../../show.ts';

const pig: ShowWords<PigCue> = {
  title: 'Pig',
  about: 'Ein Würfel: weiterwürfeln oder sichern, ehe die 1 kommt.',
  terms: {
    fields: { turn: 'Am Wurf', points: 'AUF DEM SPIEL', target: 'Zum Sieg' },
    options: { target: 'Punkte zum Sieg' },
    stamps: { busted: 'EINE EINS!' },
  },
  commentary: {
    started: ({ target }, { number }) => `Wer zuerst ${number(target)} hat, gewinnt!`,
    rolled: ({ seat, dice }, t) => `${Does(t, seat, 'würfelt', 'würfelst')} eine ${dice[0]}.`,
    busted: ({ lost }, { number }) => (lost === 0 ? 'Eine 1! Weiter.' : `Eine 1! ${number(lost)} Punkte sind weg.`),
    banked: ({ seat, points, score }, t) =>
      `${Does(t, seat, 'sichert', 'sicherst')} ${t.number(points)} und ${also(t, seat, 'hat', 'hast')} ${t.number(score)}.`,
    won: ({ seat }, t) => `${Does(t, seat, 'gewinnt', 'gewinnst')}!`,
  },
};

export const words = { pig };
