/** Was nur die Handys der Mitspielenden zu einem Gewinn sagen, oder zu keinem. */
import type { phone as english } from '../en/phone.ts';
import type { Translated } from '../translated.ts';
import { ending } from './ending.ts';

export const phone: Translated<typeof english> = {
  mine: 'Geschafft!',
  wins: 'Du gewinnst',
  still: 'Trotzdem gibt es',
  keep: 'Das bleibt dir',
  theirKeep: name => `Das bleibt ${name}`,
  champion: 'Du bist der Champion!',
  shared: others => (others === '' ? 'Ihr teilt euch den Sieg!' : `Du teilst den Sieg mit ${others}!`),
  theirs: name => `Das geht an ${name}.`,
  lost: name => `Verloren! ${name} gewinnt`,
  theirChampion: name => `${name} ist Champion!`,
  says: name => `${name} sagt`,
  thanks: 'Stark gespielt! Schön, dass du dabei warst.',
  home: 'Das nimmst du mit',
  before: sum => `darin ${sum} von vorher`,
  say: 'Du sagst',
  have: sum => `Du hast ${sum}`,
  theirHome: name => `Das nimmt ${name} mit`,
  off: (number, by) => `Deine ${number} lag ${by} daneben.`,
  nothing: 'Diesmal nicht',
  roll: (_, dice, sum, chance) =>
    sum === ''
      ? `Du würfelst ${ending.seldom(dice)}: so fällt nur ${ending.chance(chance)}!`
      : `Du würfelst ${ending.rolled(dice)}: ${sum}!`,
  luck: (_, chance) => `Du: So gut würfelt nur ${ending.chance(chance)}.`,
  bold: (_, sum, rolled = false, came) => `Um ${sum} ging es: Du hast ${ending.course(rolled, came)}.`,
  boldChance: (_, came) => `Du hast weitergespielt${came === undefined ? '' : ','} ${ending.small.boldChance(came)}.`,
};
