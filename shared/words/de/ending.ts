/** Das Ende einer Show: wer genannt wird, das Plakat und die nächste Show mit denselben Leuten. */
import { toldFaces } from '../../engine/finale.ts';
import type { ending as english } from '../en/ending.ts';
import type { Translated } from '../translated.ts';
import { counted } from './counting.ts';

const among = (chance: number) => Math.round(1 / Math.max(chance, 1e-6));

const list = new Intl.ListFormat('de');

/** „dreimal die 4, eine 6 und eine 2“. */
const rolled = (dice: readonly number[]) =>
  list.format(
    toldFaces(dice).map(([face, times]) => (times === 1 ? `eine ${face}` : `${counted(times)}mal die ${face}`)),
  );

/** Was so selten fällt: Zwei Würfel sagt man durch ihre Summe. */
const seldom = (dice: readonly number[]) =>
  dice.length === 2 ? String(dice.reduce((all, face) => all + face, 0)) : rolled(dice);

const course = (rolled: boolean, came: boolean | undefined) =>
  `${rolled ? 'weitergewürfelt' : 'weitergemacht'}${came === undefined ? '' : came ? ' und gewonnen' : ' und verloren'}`;

const risked = (came?: boolean) =>
  came === undefined ? 'und den Sieg riskiert' : `den Sieg riskiert und ${came ? 'geholt' : 'verloren'}`;

export const ending: Translated<typeof english> = {
  course,
  sums: { money: 'DIE GEWINNE DES ABENDS', points: 'ENDSTAND', none: 'DIE RANGLISTE' },
  awards: {
    record: 'REKORD ALLER ZEITEN',
    roll: 'WURF DES ABENDS',
    luck: 'GLÜCKSPILZ DES ABENDS',
    bold: 'MUTIGSTER ZUG DES ABENDS',
  },
  coming: {
    sums: 'Und so geht es aus …',
    record: 'Das gab es hier noch nie …',
    roll: 'Der Wurf des Abends …',
    luck: 'Und wer hatte das meiste Glück?',
    bold: 'Und wer war am mutigsten?',
    room: 'Und die Besten im Raum …',
  },
  records: {
    win: 'Höchster Gewinn',
    streak: 'Längste Siegesserie',
    call: 'Mutigste richtige Wahl',
    loss: 'Bitterste Niederlage',
  },
  wins: wins => `${wins} in Folge`,
  record: all => `Ein Rekord aller Zeiten! ${all}`,
  before: (name, sum) => `Bisher: ${name}, ${sum}`,
  rolled,
  seldom,
  each: sum => `je ${sum}`,
  paid: (what, names) => `${what} für\u00a0${names}`,
  roll: (name, dice, sum, chance) =>
    sum === ''
      ? `${name} würfelt ${seldom(dice)}: so fällt nur einer von ${counted(among(chance))}!`
      : `${name} würfelt ${rolled(dice)}: ${sum}!`,
  luck: (name, chance) => `${name}: So gut würfelt nur einer von ${counted(among(chance))}.`,
  bold: (name, sum, rolled = false, came) => `Um ${sum} ging es: ${name} hat ${course(rolled, came)}.`,
  boldChance: (name, came) => `${name} hat weitergespielt${came === undefined ? '' : ','} ${risked(came)}.`,
  playsOn: 'Weitergespielt',
  small: {
    luck: 'würfelt so gut',
    bold: (rolled = false, came) => `auf dem Spiel: ${course(rolled, came)}`,
    boldChance: risked,
  },
  chance: chance => `1 von ${among(chance)}`,
  percent: chance => `${Math.round(chance * 100)}\u00a0%`,
  prizes: (name, prizes) => `Für ${name}: ${prizes}`,
  ahead: (name, sum) => `${name} liegt ${sum} vorn`,
  room: 'DIE BESTEN IM PUBLIKUM',
  roomLine: name => `Heute am besten im Publikum: ${name}!`,
  thanks: names => (names === '' ? 'Vielen Dank!' : `Danke, ${names}!`),
  good: 'Danke fürs Zuschauen!',
  poster: { rolls: 'Jeder Wurf zum Nachsehen', played: date => `Gespielt am ${date}` },
  next: (seconds, alone = false) =>
    `Nächste Show in ${seconds}\u00a0s, ${alone ? 'noch\u00a0einmal' : 'dieselben\u00a0Leute'}`,
  opens: 'Die nächste Show geht auf …',
  stop: 'Jetzt nicht',
  again: 'In 20 s weiter',
};
