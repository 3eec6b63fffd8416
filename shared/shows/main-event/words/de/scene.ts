/** What posts and still pictures say of it, in German. */
import { count } from '../../../../words/count.ts';
import type { Translated } from '../../../../words/translated.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  jackpot: 'JACKPOT',
  medals: ['Bronze', 'Silber', 'Gold'],
  numbers: 'Halbe Medaillen',
  claimed: 'genommen',
  prizes: 'Preise',
  prize: (medal, prize, whole) => `${medal}: ${prize}${whole ? ', gewonnen' : ''}`,
  offer: 'Das Angebot',
  plus: (cash, prizes) => [cash, ...prizes].join(' + '),
  chances: chances => `noch ${count(chances, 'Wurf', 'Würfe')}`,
  allCash: 'Alles in Geld',
  plays: 'spielt um alles',
  outcome: {
    swept: 'Alles abgeräumt',
    stopped: 'Rechtzeitig aufgehört',
    forfeited: 'Alles verloren',
    'ran-out': 'Kein Wurf mehr',
  },
};
