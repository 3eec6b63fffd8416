/** What posts and still pictures say of it. */

export const scene = {
  hit: 'IN',
  hand: (hand: number, hands: number) => `Hand ${hand} of ${hands}`,
  bets: 'Bets',
  bet: {
    4: 'Flaming Four',
    6: 'Sizzling Six',
    10: 'Hot Hand',
  } as Readonly<Record<string, string>>,
  placed: (name: string, stake: string, on: string) => `${name}: ${stake} on ${on}`,
  lost: (bet: string) => `${bet}, lost`,
  paid: (bet: string, paid: string) => `${bet}, paid ${paid}`,
  shoots: 'shoots',
  totals: 'Totals before the 7',
};
