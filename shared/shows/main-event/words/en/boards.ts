/** What phones and desk say of The Main Event. */

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const mainEventTurns = {
  medals: ['bronze', 'silver', 'gold'],
  missing: (numbers: string) => `Still missing: ${numbers}`,
  jackpot: (money: string) => `Jackpot ${money}`,
  last: (number: number, chances: number) => `Only the ${number} counts: ${count(chances, 'throw', 'throws')} left`,
  dangerText: 'Another 7 takes everything.',
  claimTitle: 'Wild! It may become a number.',
  claimText: 'Which one do you take?',
  completes: (medal: string) => `completes ${medal}`,
  half: (medal: string) => `half of ${medal}`,
  decline: 'Leave it',
  declineSmall: 'No number, the jackpot has grown',
  offerTitle: 'Stop, or go on?',
  offerCash: 'Yours if you stop',
  offerAnd: (prizes: string) => `and ${prizes}`,
  offerLose: 'Gone with another 7: everything',
  offerWin: (money: string) => `All three medals: ${money} and every prize`,
  stop: (money: string) => `Stop with ${money}`,
  goOn: 'Go on',
  goOnSmall: '7 comes up 1 time in 6',
  champion: (name: string) => `${name} plays The Main Event`,
  medalCash: (medal: string, value: string) => `${medal} medal ${value}`,
  coming: { roll: 'Roll', medal: 'Three medals', end: 'End of the show' },
};
