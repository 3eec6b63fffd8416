/** What posts and still pictures say of it, in German. */
import { count } from '../../../../words/count.ts';
import type { Translated } from '../../../../words/translated.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  pot: 'TOPF',
  round: (round, rounds) => (round > rounds ? 'Aufholjagd' : `Runde ${round} von ${rounds}`),
  tieBreak: 'Stichfrage',
  position: position => `Wurf ${position} von 100`,
  board: 'Pasch-Tafel',
  record: (wins, losses) => `Bilanz ${wins}:${losses}`,
  space: (kind, amount) =>
    (
      ({
        cash: amount,
        'cash-and-roll': `${amount} + Wurf`,
        'double-pot': 'Topf × 2',
        'double-score': 'Stand × 2',
        'tie-score': 'Gleichstand',
        'free-rolls': `${amount} Freiwürfe`,
        'lose-loss': 'Niederlage weg',
        bust: 'WEG!',
        million: amount,
      }) as Readonly<Record<string, string>>
    )[kind] ?? kind,
  take: 'Nehmen',
  behind: 'Dahinter könnte stecken',
  coins: coins => (coins === 0 ? 'keine Münze mehr' : count(coins, 'Goldmünze', 'Goldmünzen')),
  coinsLabel: 'Goldmünzen',
  prize: 'PREIS',
  outcome: { banked: 'Gesichert', bust: 'Alles weg', nothing: 'Diesmal nichts', million: 'Der Hauptpreis!' },
  control: 'hat die Würfel',
};
