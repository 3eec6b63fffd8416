/** What the stage says in The Main Event. */
import { ordinal, several } from '../../../../words/en/counting.ts';
import type { Prompt } from '../../../../words/en/stage.ts';

export const mainEventBoard = {
  jackpot: 'JACKPOT',
  medals: ['Bronze', 'Silver', 'Gold'],
  medalLabel: (name: string, prize: string, missing: readonly number[]) =>
    missing.length === 0 ? `${name}: ${prize}, won` : `${name}: ${prize}, missing ${missing.join(' and ')}`,
  rollsLeft: 'rolls left',
  rollsLeftLabel: (left: number) => `${left} rolls left`,
  numbersWon: 'numbers',
  plays: 'rolls the dice',
  claims: 'claims a number',
  decides: 'stops or goes on',
  needs: 'needs',
  allSix: 'All six numbers!',
  or: 'or',
  forJackpot: (medal: string) => `for the ${medal.toLowerCase()} medal and the jackpot`,
  forMedals: 'for three prizes and the jackpot',
  wildTakes: 'wild takes',
  lastThrow: (sum: string, total: number) => `${sum} = ${total}`,
  oneOff: (total: number) => `${total}: one off!`,
  missed: (total: number, needs: number) => `${total}, and not the ${needs}`,
  soFar: 'Won so far',
  keeps: (name: string) => `${name} keeps`,
  offers: 'The host offers',
  plus: (prize: string) => `+ ${prize}`,
  risk: 'Another 7 and it’s all gone',
  taken: 'Deal!',
  allCash: 'All cash',
  /** For a win of this number in a row. */
  lastWin: (wins: number) => `${ordinal(wins)} win`,
  promptOffer: (chances: number, missing: readonly number[]): Prompt => {
    const on = chances >= 0 ? `${several(chances, 'roll', 'rolls')} for the ${missing.join(', ')}` : 'roll on';
    return { stake: `Take it, or ${on}?` };
  },
  promptWild: (): Prompt => ({ ask: 'Which one?' }),
  outcome: {
    swept: 'Every prize and the jackpot',
    stopped: 'Stopped in time',
    forfeited: 'It’s all gone',
    'ran-out': 'One number short',
  } as Readonly<Record<string, string>>,
  secondSeven: (sum: string) => `${sum}: the second seven`,
  stillChampion: 'Still the champion',
  takes: (cash: string, prizes: readonly string[]) => [cash, ...prizes].join(' + '),
  nothing: 'The jackpot goes unclaimed.',
};
