/** Was auf der Bühne von The Main Event steht. */

import { ordinal, several } from '../../../../words/de/counting.ts';
import type { Translated } from '../../../../words/translated.ts';
import type { mainEventBoard as english } from '../en/boards.ts';

export const mainEventBoard: Translated<typeof english> = {
  jackpot: 'JACKPOT',
  medals: ['Bronze', 'Silber', 'Gold'],
  medalLabel: (name, prize, missing) =>
    missing.length === 0 ? `${name}: ${prize}, gewonnen` : `${name}: ${prize}, es fehlt ${missing.join(' und ')}`,
  rollsLeft: 'Würfe übrig',
  rollsLeftLabel: left => `noch ${left} Würfe`,
  numbersWon: 'Zahlen',
  plays: 'würfelt',
  claims: 'nimmt eine Zahl',
  decides: 'hört auf oder macht weiter',
  needs: 'braucht',
  allSix: 'Alle sechs Zahlen!',
  or: 'oder',
  forJackpot: medal => `für die Medaille in ${medal} und den Jackpot`,
  forMedals: 'für drei Preise und den Jackpot',
  wildTakes: 'Joker nimmt',
  lastThrow: (sum, total) => `${sum} = ${total}`,
  oneOff: total => `${total}: knapp daneben!`,
  missed: (total, needs) => `${total}, und nicht die ${needs}`,
  soFar: 'Schon gewonnen',
  keeps: name => `${name} behält`,
  offers: 'Das Angebot',
  plus: prize => `+ ${prize}`,
  risk: 'Noch eine 7: alles weg',
  taken: 'Abgemacht!',
  allCash: 'Alles in Geld',
  lastWin: wins => `${ordinal(wins, 'er')} Sieg`,
  promptOffer: (chances, missing) => {
    const on =
      chances >= 0
        ? `${chances === 0 ? 'kein Wurf' : several(chances, 'ein Wurf', 'Würfe')} um die ${missing.join(', ')}`
        : 'weiterwürfeln';
    return { stake: `Nehmen, oder ${on}?` };
  },
  promptWild: () => ({ ask: 'Welche?' }),
  outcome: {
    swept: 'Alle Preise und der Jackpot',
    stopped: 'Rechtzeitig aufgehört',
    forfeited: 'Alles verloren',
    'ran-out': 'Eine Zahl zu wenig',
  },
  secondSeven: sum => `${sum}: die zweite Sieben`,
  stillChampion: 'Bleibt Champion',
  takes: (cash, prizes) => [cash, ...prizes].join(' + '),
  nothing: 'Der Jackpot bleibt im Topf.',
};
