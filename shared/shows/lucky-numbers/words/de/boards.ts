/** Was auf der Bühne von Lucky Numbers steht. */
import type { Translated } from '../../../../words/translated.ts';
import type { luckyNumbersBoard as english } from '../en/boards.ts';

export const luckyNumbersBoard: Translated<typeof english> = {
  pot: 'TOPF',
  round: round => `Runde ${round}`,
  game: game => `Spiel ${game}`,
  tieBreak: 'Stichfrage',
  win: 'WIN',
  winsTheGame: 'gewinnt',
  seven: 'SIEBEN!',
  free: 'frei',
  lastThrow: total => `letzter Wurf ${total}`,
  tileLabel: (number, cash, owner) => (owner === '' ? `${number}: ${cash}, frei` : `${number}: ${cash}, ${owner}`),
  luckiestLabel: number => `${number} gewinnt das Spiel`,
  chooses: 'wählt eine Zahl',
  sent: 'hat eine Zahl geschickt',
  sends: 'schickt Zahlen',
  codesIn: 'Zahlen sind da',
  answers: 'antwortet',
  rolls: 'würfelt',
  rollsOrPasses: 'würfelt oder gibt ab',
  toTheMainEvent: 'spielt The Main Event',
  buzzNow: 'Wer der geheimen Zahl am nächsten kommt, darf antworten.',
  seats: 'Sechs Zahlen, zwei am Pult, eine Glückszahl.',
  nextGame: 'Ein neues Spiel, eine neue Glückszahl.',
  gameWon: name => `${name} gewinnt das Spiel:`,
  nextQuestion: 'Hand an den Buzzer für die nächste Frage.',
  winner: name => `${name} gewinnt das Match`,
  ends: 'Das Match ist vorbei.',
  promptRoll: (luckiest, pays) => ({ stake: `${luckiest} gewinnt ${pays}.` }),
  promptChoice: (luckiest, seven, other) => ({
    stake: `${luckiest} gewinnt das Spiel, 7 gibt ${other} ${seven}.`,
    ask: 'Würfeln oder passen?',
  }),
  promptMustRoll: (luckiest, seven, other) => ({
    stake: `${luckiest} gewinnt das Spiel, 7 gibt ${other} ${seven}.`,
  }),
};
