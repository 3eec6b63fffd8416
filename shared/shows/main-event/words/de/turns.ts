/** Was Telefone und Pult zu The Main Event sagen. */

import { count } from '../../../../words/count.ts';
import type { Translated } from '../../../../words/translated.ts';
import type { mainEventTurns as english } from '../en/turns.ts';

export const mainEventTurns: Translated<typeof english> = {
  medals: ['Bronze', 'Silber', 'Gold'],
  missing: numbers => `${/\D/.test(numbers) ? 'Es fehlen' : 'Es fehlt'} noch: ${numbers}`,
  jackpot: money => `Jackpot ${money}`,
  jackpotOrZone: money => `Jackpot ${money} · bei 7 Gefahrenzone`,
  last: (number, chances) => `Nur die ${number} zählt: noch ${count(chances, 'Wurf', 'Würfe')}`,
  dangerText: 'Noch eine 7, und alles ist weg.',
  claimTitle: 'Joker! Welche Zahl nimmst du?',
  claimText: 'Er kann jede Zahl sein, die dir fehlt.',
  completes: medal => `${medal} komplett`,
  half: medal => `halbes ${medal}`,
  decline: 'Liegen lassen',
  declineSmall: jackpot => `Keine Zahl, Jackpot jetzt ${jackpot}`,
  offerTitle: 'Aufhören oder weiter?',
  offerCash: 'Deins, wenn du aufhörst',
  offerAnd: prize => `+ ${prize}`,
  offerLose: 'Noch eine 7, und alles ist weg',
  offerWin: money => `Alle drei Medaillen: ${money} und alle Preise`,
  stop: 'Damit aufhören',
  other: 'sonst',
  rollsLeft: left => `noch ${count(left, 'Wurf', 'Würfe')}`,
  soFar: what => `Schon gewonnen: ${what}`,
  goOn: 'Weiter',
  goOnSmall: '17 % Risiko: die 7',
  champion: name => `${name} spielt The Main Event`,
  medalCash: (medal, value) => `Medaille in ${medal} ${value}`,
  coming: { roll: 'Wurf', medal: 'Drei Medaillen', end: 'Ende der Show' },
};
