/** Auf dem Weg aller zu der Punktzahl, die gewinnt. */
import type { lanes as english } from '../en/lanes.ts';
import type { Translated } from '../translated.ts';

export const lanes: Translated<typeof english> = {
  label: (name, score, target) => `${name}: ${score} von ${target}`,
  risk: points => `${points} auf dem Spiel`,
  safe: points => `${points} sicher`,
  away: 'weg',
  wins: 'gewinnt',
};
