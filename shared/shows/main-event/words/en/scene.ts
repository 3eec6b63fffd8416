/** What posts and still pictures say of it. */
import { count } from '../../../../words/count.ts';

export const scene = {
  jackpot: 'JACKPOT',
  medals: ['Bronze', 'Silver', 'Gold'],
  numbers: 'Half-medals',
  claimed: 'claimed',
  prizes: 'Prizes',
  prize: (medal: string, prize: string, whole: boolean) => `${medal}: ${prize}${whole ? ', won' : ''}`,
  offer: 'The host offers',
  plus: (cash: string, prizes: readonly string[]) => [cash, ...prizes].join(' + '),
  chances: (chances: number) => `${count(chances, 'roll', 'rolls')} left`,
  allCash: 'All cash',
  plays: 'plays for it all',
  outcome: {
    swept: 'A clean sweep',
    stopped: 'Stopped in time',
    forfeited: 'It’s all gone',
    'ran-out': 'Out of rolls',
  } as Readonly<Record<string, string>>,
};
