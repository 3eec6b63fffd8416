/** On everyone's way to the score that wins. A file of its own, because phones draw no lanes. */
export const lanes = {
  label: (name: string, score: string, target: string) => `${name}: ${score} of ${target}`,
  risk: (points: string) => `${points} at risk`,
  safe: (points: string) => `${points} safe`,
  away: 'away',
  wins: 'wins',
} as const;
