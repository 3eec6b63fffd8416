/** What posts and still pictures say of it. */

export const scene = {
  pot: 'POT',
  round: (round: number, game: number) => (round === 0 ? `Game ${game}` : `Round ${round}, game ${game}`),
  tieBreak: 'Tie-breaker',
  answers: 'answers',
  rolls: 'has the dice',
};
