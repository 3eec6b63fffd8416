/** What phones and desk say of The Main Event. */
import { count } from '../../../../words/count.ts';

export const mainEventTurns = {
  medals: ['bronze', 'silver', 'gold'],
  missing: (numbers: string) => `Still missing: ${numbers}`,
  jackpot: (money: string) => `Jackpot ${money}`,
  zone: 'a 7: danger zone',
  last: (number: number, jackpot: string) => `Only the ${number} wins ${jackpot}`,
  dangerText: 'Another 7 and it’s all gone.',
  claimTitle: 'Wild! Which number do you want?',
  claimText: 'It can be any number you’re missing.',
  claimLast: (chances: number) => `Then ${count(chances, 'roll', 'rolls')} for the last number.`,
  completes: (medal: string) => `completes ${medal}`,
  half: (medal: string) => `half of ${medal}`,
  pays: (what: string) => `+ ${what}`,
  decline: 'Leave it',
  declineSmall: (jackpot: string, last: boolean) =>
    `You get no number${last ? ', but your rolls stay unlimited' : ' and roll on'}. Jackpot: ${jackpot}`,
  offerTitle: 'Stop, or go on?',
  offerCash: 'Yours if you stop',
  offerLose: 'Another 7 and you lose everything',
  offerWin: (last: boolean) => `and every prize${last ? '' : ' with all three medals'}`,
  stop: 'Take it and stop',
  other: 'other',
  rollsLeft: (left: number) => `${count(left, 'roll', 'rolls')} left`,
  soFar: (what: string) => `Won so far: ${what}`,
  goOn: 'Go on',
  goOnSmall: '17% chance of a 7',
  champion: (name: string) => `${name} plays The Main Event`,
  medalCash: (medal: string, value: string) => `${medal} medal ${value}`,
  coming: { roll: 'Roll', medal: 'Three medals', end: 'End of the show' },
};
