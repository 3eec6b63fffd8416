/** What posts and still pictures say of it. */

export const scene = {
  value: 'WORTH',
  round: (round: number, puzzle: number) => (puzzle === 0 ? `Round ${round}` : `Round ${round}, puzzle ${puzzle}`),
  tieBreak: 'Tie-breaker',
  champion: 'champion',
  total: (total: number) => `${total} to open`,
  followUp: (value: string) => `Follow-up for ${value}`,
  control: 'in control',
};
