/** Was Telefone zu Lucky Numbers sagen. */
import type { Translated } from '../../../../words/translated.ts';
import type { luckyNumbersTurns as english } from '../en/turns.ts';

export const luckyNumbersTurns: Translated<typeof english> = {
  nearest: 'Wer der geheimen Zahl am nächsten kommt, darf antworten.',
  youNearer: 'Du warst näher dran!',
  youFirst: 'Gleichstand, und du warst zuerst da!',
  away: (buzz, away, secret) =>
    away === 0 ? `${buzz} ist die geheime Zahl.` : `${buzz} liegt ${away} neben ${secret}.`,
  onlyYou: secret => `Nur du hast eine Zahl geschickt. Die geheime war ${secret}.`,
  rightDice: 'Richtig! Die Würfel gehören dir.',
  wildDice: 'Joker! Noch ein Wurf.',
  mustRoll: name => `${name} hat abgegeben. Du musst würfeln!`,
  wins: (number, money) => `Die ${number} bringt ${money} · bei einem Joker noch ein Wurf`,
  winsLoses: (number, money, name, theirs) => `Die ${number} bringt dir ${money} · 7 bringt ${name} ${theirs}`,
  winsGame: (number, name, money) => `Die ${number} bringt ${name === '' ? '' : `${name} `}${money}`,
  sevenWins: (name, money) => `Eine 7 bringt ${name === '' ? 'dir' : name} ${money}`,
  rollOr: 'Würfeln oder passen?',
  youWin: money => `Du gewinnst das Spiel: ${money}`,
  theyWin: (name, money) => `${name} gewinnt das Spiel: ${money}`,
  other: 'andere',
  usual: 'Es geht normal weiter',
  ifPass: (name, number, theirs, yours) =>
    `Passt du, muss ${name} würfeln: ${number} bringt ${name} ${theirs}, eine 7 bringt dir ${yours}.`,
  sevenOdds: '17 % Risiko: die 7',
  pass: 'Passen',
  mustRollNext: name => `${name} muss würfeln`,
  codes: 'Deine Zahlen, eine für jede Frage',
  codesText: 'Jede von 1 bis 100. Wer der geheimen Zahl am nächsten kommt, darf antworten.',
};
