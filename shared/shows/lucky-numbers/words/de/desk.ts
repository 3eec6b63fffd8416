/** Was das Pult und die kleine Tafel eines Telefons zu Lucky Numbers sagen. */
import type { Translated } from '../../../../words/translated.ts';
import type { luckyNumbersDesk as english } from '../en/desk.ts';

export const luckyNumbersDesk: Translated<typeof english> = {
  free: 'frei',
  win: 'WIN',
  status: (round, last, game) => `Runde ${round} von ${last} · Spiel ${game}`,
  beforeRounds: 'Vor der ersten Runde',
  tieBreak: 'Stichfrage',
  pot: money => `Topf ${money}`,
  askNext: round => `Frage ${round} stellen`,
  askThen: 'Beide wählen dann eine Zahl',
  askTie: 'Die Stichfrage stellen',
  ringAfter: round => `Schlusszeichen nach Runde ${round}`,
  rung: 'Diese Runde ist die letzte',
  openGame: game => `Spiel ${game} öffnen`,
  openGameThen: 'Eine der sechs Zahlen wird WIN',
  mainEventThen: name => `${name} spielt um drei Preise und den Jackpot`,
  coming: {
    question: round => `Frage ${round}`,
    numbers: 'Zahlen',
    answer: 'Antwort',
    roll: 'Wurf',
    buzzer: (from, to) => (from === to ? `Schluss nach ${from}` : `Schluss nach ${from}–${to}`),
    mainEvent: 'The Main Event',
  },
};
