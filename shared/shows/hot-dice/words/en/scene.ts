/** What posts and still pictures say of it. */
import { count } from '../../../../words/count.ts';

export const scene = {
  pot: 'POT',
  round: (round: number, rounds: number) => (round > rounds ? 'Catch-up' : `Round ${round} of ${rounds}`),
  tieBreak: 'Tie-breaker',
  position: (position: number) => `Roll ${position} of 100`,
  board: 'Double decision board',
  record: (wins: number, losses: number) =>
    `${count(wins, 'win', 'wins')}, ${losses === 0 ? 'no loss' : count(losses, 'loss', 'losses')}`,
  space: (kind: string, amount: string) =>
    (
      ({
        cash: amount,
        'cash-and-roll': `${amount} + roll`,
        'double-pot': 'pot × 2',
        'double-score': 'score × 2',
        'tie-score': 'tie score',
        'free-rolls': `${amount} free rolls`,
        'lose-loss': 'lose a loss',
        bust: 'BUST',
        million: amount,
      }) as Readonly<Record<string, string>>
    )[kind] ?? kind,
  take: 'Take',
  behind: 'Behind it could be',
  coins: (coins: number) => (coins === 0 ? 'no coin left' : count(coins, 'gold coin', 'gold coins')),
  coinsLabel: 'Gold coins',
  prize: 'PRIZE',
  outcome: {
    banked: 'Banked',
    bust: 'Bust',
    nothing: 'No luck this time',
    million: 'The top prize!',
  } as Readonly<Record<string, string>>,
  control: 'has the dice',
};
