/** What phones and desk say of The Main Event. */
import { count } from '../../../../words/count.ts';

export const mainEventTurns = {
  medals: ['bronze', 'silver', 'gold'],
  missing: (numbers: string) => `Still missing: ${numbers}`,
  jackpot: (money: string) => `Jackpot ${money}`,
  last: (number: number, chances: number) => `Only the ${number} counts: ${count(chances, 'roll', 'rolls')} left`,
  dangerText: 'Another 7 and it’s all gone.',
  claimTitle: 'Wild! Which number do you want?',
  claimText: 'It can be any number you’re missing.',
  completes: (medal: string) => `completes ${medal}`,
  half: (medal: string) => `half of ${medal}`,
  decline: 'Leave it',
  declineSmall: 'No number, but the jackpot has grown',
  offerTitle: 'Stop, or go on?',
  offerCash: 'Yours if you stop',
  offerAnd: (prize: string) => `+ ${prize}`,
  offerLose: 'Another 7 and you lose everything',
  offerWin: (money: string) => `All three medals: ${money} and every prize`,
  stop: 'Take it and stop',
  goOn: 'Go on',
  goOnSmall: '17% chance of a 7',
  champion: (name: string) => `${name} plays The Main Event`,
  medalCash: (medal: string, value: string) => `${medal} medal ${value}`,
  coming: { roll: 'Roll', medal: 'Three medals', end: 'End of the show' },
};
