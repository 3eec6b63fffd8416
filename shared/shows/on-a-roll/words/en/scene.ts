/** What posts and still pictures say of it. */
import { count } from '../../../../words/count.ts';

export const scene = {
  game: (game: number, wins: string) => `Game ${game} · ${wins}`,
  rolls: (rolls: number) => `${count(rolls, 'roll', 'rolls')} left`,
  clues: 'Clues',
  subject: (kind: string) => `Subject: ${kind}`,
  subjectIs: 'Subject',
  lastName: 'Famous name',
  games: (wins: number) => count(wins, 'game won', 'games won'),
  control: 'has the dice',
  value: 'WORTH',
  money: 'MONEY ROLL',
  hint: 'Hint',
  outcome: { solved: 'Solved', missed: 'Not solved' } as Readonly<Record<string, string>>,
  letters: ['L', 'U', 'C', 'K', 'Y'],
  prize: 'Prize',
  side: 'SIDE CASH',
  timer: (timer: number) => `${count(timer, 'roll', 'rolls')} left`,
  ended: {
    seven: 'A 7: the prize is won',
    double: 'A double ended it',
    timeout: 'Out of rolls',
  } as Readonly<Record<string, string>>,
};
