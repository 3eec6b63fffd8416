/** What the desk and the small board on a phone say of Lucky Numbers. */

export const luckyNumbersDesk = {
  free: 'free',
  win: 'WIN',
  status: (round: number, last: number, game: number) => `Round ${round} of ${last} · game ${game}`,
  beforeRounds: 'Before the first round',
  tieBreak: 'Tie-breaker',
  pot: (money: string) => `Pot ${money}`,
  askNext: (round: number) => `Ask question ${round}`,
  askThen: 'Both players then pick a number',
  askTie: 'Ask the tie-breaker',
  ringAfter: (round: number) => `Buzzer after round ${round}`,
  rung: 'This round is the last',
  openGame: (game: number) => `Open game ${game}`,
  openGameThen: 'One of the six numbers becomes WIN',
  mainEventThen: (name: string) => `${name} plays for three prizes and the jackpot`,
  coming: {
    question: (round: number) => `Question ${round}`,
    numbers: 'Numbers',
    answer: 'Answer',
    roll: 'Roll',
    buzzer: (from: number, to: number) => (from === to ? `Buzzer after ${from}` : `Buzzer after ${from}–${to}`),
    mainEvent: 'The Main Event',
  },
};
