/** What phones say of Lucky Numbers. */

export const luckyNumbersTurns = {
  nearest: 'Closest to the secret number gets to answer.',
  youNearer: 'You were closest!',
  youFirst: 'A tie, and you sent first!',
  away: (buzz: number, away: number, secret: number) =>
    away === 0 ? `${buzz} is the secret number!` : `${buzz} is ${away} away from ${secret}.`,
  onlyYou: (secret: number) => `Only you sent a number. The secret number was ${secret}.`,
  rightDice: 'Right! The dice are yours.',
  wildDice: 'Wild! Roll again.',
  mustRoll: (name: string) => `${name} passed. You have to roll!`,
  wins: (number: number, money: string) => `${number} wins ${money} · a wild rolls again`,
  winsLoses: (number: number, money: string, name: string, theirs: string) =>
    `${number} wins you ${money} · 7 wins ${name} ${theirs}`,
  /** `name`: "" for the reader. */
  winsGame: (number: number, name: string, money: string) => `${number} wins ${name === '' ? '' : `${name} `}${money}`,
  sevenWins: (name: string, money: string) => `a 7 wins ${name === '' ? 'you' : name} ${money}`,
  rollOr: 'Roll or pass?',
  youWin: (money: string) => `You win the game: ${money}`,
  theyWin: (name: string, money: string) => `${name} wins the game: ${money}`,
  other: 'other',
  usual: 'Play carries on',
  ifPass: (name: string, number: number, theirs: string, yours: string) =>
    `Pass, and ${name} has to roll: ${number} wins ${name} ${theirs}, a 7 wins you ${yours}.`,
  sevenOdds: '17% chance of a 7',
  pass: 'Pass',
  mustRollNext: (name: string) => `${name} must roll`,
  codes: 'Pick your numbers, one per question',
  codesText: 'Each from 1 to 100. Closest to the secret number gets to answer.',
};
