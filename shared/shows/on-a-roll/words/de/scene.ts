/** What posts and still pictures say of it, in German. */
import { count } from '../../../../words/count.ts';
import type { Translated } from '../../../../words/translated.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  game: (game, wins) => `Spiel ${game} · ${wins}`,
  rolls: rolls => `noch ${count(rolls, 'Wurf', 'Würfe')}`,
  clues: 'Hinweise',
  subject: kind => `Gesucht: ${kind}`,
  subjectIs: 'Gesucht',
  lastName: 'Berühmter Name',
  games: wins => count(wins, 'Sieg', 'Siege'),
  control: 'hat die Würfel',
  value: 'WERT',
  money: 'GELDWURF',
  hint: 'Tipp',
  outcome: { solved: 'Gelöst', missed: 'Nicht gelöst' },
  letters: ['L', 'U', 'C', 'K', 'Y'],
  prize: 'Preis',
  side: 'NEBENBEI',
  timer: timer => `noch ${count(timer, 'Wurf', 'Würfe')}`,
  ended: {
    seven: 'Eine 7: Der Preis ist gewonnen',
    double: 'Ein Pasch beendete es',
    timeout: 'Kein Wurf mehr',
  },
};
