/** What posts and still pictures say of it, in German. */
import type { Translated } from '../../../../words/translated.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  hit: 'DA',
  hand: (hand, hands) => `Hand ${hand} von ${hands}`,
  bets: 'Einsätze',
  bet: { 4: 'Flaming Four', 6: 'Sizzling Six', 10: 'Hot Hand' },
  placed: (name, stake, on) => `${name}: ${stake} auf ${on}`,
  lost: bet => `${bet}, verloren`,
  paid: (bet, paid) => `${bet}, zahlt ${paid}`,
  shoots: 'würfelt',
  totals: 'Summen vor der 7',
};
