/** Texts of Hot Dice's boards, phones and desk, besides the commentary. */

import { count } from '../../../../words/count.ts';
import { aTotal, either } from '../../../../words/en/counting.ts';
import type { Prompt } from '../../../../words/en/stage.ts';
import type { Space } from '../../double-board.ts';

type Money = (dollars: number) => string;

/** “5, 7 or 9”. */
const anyOf = (totals: readonly number[]) => either(totals.map(String));
/** “A 5, a 7 or a 9”. */
const A = (totals: readonly number[]) => either(totals.map(aTotal)).replace('a', 'A');
/** How likely a throw is, given in 36ths. */
const chance = (ways: number) => `${Math.round((100 * ways) / 36)}% chance`;
const away = (distance: number) => (distance === 0 ? 'on the number' : `${distance} away`);

export const hotDice = {
  /** What lies behind a space: on one line, and on the two short ones that a door has room for. */
  space: ({ kind, amount }: Space, money: Money): string =>
    ({
      cash: money(amount),
      'cash-and-roll': `${money(amount)} + roll`,
      'double-pot': 'double pot',
      'double-score': 'double score',
      'tie-score': 'tie score',
      'free-rolls': count(amount, 'free roll', 'free rolls'),
      'lose-loss': 'lose a loss',
      bust: 'bust',
      million: money(amount),
    })[kind],
  door: ({ kind, amount }: Space, money: Money): readonly [string, string] => {
    const lines: Readonly<Record<typeof kind, readonly [string, string]>> = {
      cash: [money(amount), ''],
      'cash-and-roll': [money(amount), '+ roll'],
      'double-pot': ['double', 'pot'],
      'double-score': ['double', 'score'],
      'tie-score': ['tie', 'score'],
      'free-rolls': [String(amount), amount === 1 ? 'free roll' : 'free rolls'],
      'lose-loss': ['lose', 'a loss'],
      bust: ['BUST', ''],
      // The door is too narrow for all the zeros.
      million: amount % 1_000_000 === 0 ? [money(amount / 1_000_000), 'million'] : [money(amount), ''],
    };
    return lines[kind];
  },
  several: (times: number, what: string) => (times === 1 ? what : `${times} × ${what}`),
  doorLabel: (double: number) => `Door ${double}, closed`,
  doorLit: (double: number) => `Door ${double}, ready to open`,
  doorOpen: (double: number, what: string) => `Door ${double}: ${what}`,

  pot: 'POT',
  behindBy: 'BEHIND BY',
  level: 'TIED AT',
  winsWith: 'WINS WITH',
  round: (round: number) => `Round ${round}`,
  ofRounds: (rounds: number) => `of ${rounds}`,
  catchUp: 'Catch-up',
  oneRollEach: 'one roll each',
  tieBreak: 'Tie-breaker',
  roll: (position: number) => `Roll ${position}`,
  ofList: 'of the 100',

  /** `busts`: totals that bust, ascending; [] where only the board takes a pot away. So everywhere below. */
  lobby: (busts: readonly number[]) =>
    `Answer for the dice. Build the pot. Bank it before ${busts.length === 0 ? 'a door takes it' : either(busts.map(aTotal))}.`,
  nextQuestion: (round: number) => `Round ${round}: a question for both.`,
  another: 'No takers! Here comes another question.',
  nextTieBreak: 'One more question decides the game.',
  bothSend: 'Both send an answer and a number from 1 to 100. Closest to the secret number gets to answer.',
  says: (name: string) => `${name} says`,
  away: (name: string, number: number, distance: number, called: boolean) =>
    called ? `${name} ${number}, ${away(distance)}: gets to answer` : `${name} ${number}, ${away(distance)}`,
  secret: 'Secret number',
  freeRoll: (name: string, money: string) => `Free roll for ${name}: ${money} a point`,
  /** HD-13, HD-50, HD-73 */
  freeOnly: 'It can’t bust, and a double opens no door.',
  rightAnswer: 'right',
  wrongAnswer: 'wrong',

  take: 'take the money',
  takeShort: (money: string) => `${money} short`,
  openSpace: (double: number) => `open door ${double}`,
  bank: 'bank',
  rollOn: 'roll on',
  leaveIt: 'leave it',
  rollAgain: 'roll again',
  or: 'or',
  unknown: '?',
  addsNothing: (busts: readonly number[]) => `${anyOf(busts)} adds nothing`,
  wouldLose: (busts: readonly number[]) => `${A(busts)} loses it all`,
  doubleOpens: 'A double pays, or opens its door',
  perPoint: (money: string) => `Else ${money} a point`,
  loses: (busts: readonly number[], money: string) => `${A(busts)} loses ${money}`,
  costsCoin: (busts: readonly number[], last: boolean) => `${A(busts)}: ${last ? 'the last' : 'a'} coin saves the pot`,

  bust: 'BUST!',
  bustLost: (money: string) => `${money} gone`,
  banked: (name: string) => `${name} banks`,
  tieBroken: (name: string) => `The tie-breaker goes to ${name}`,
  nothing: 'Worth nothing',
  noDouble: 'No double',
  lossGone: (name: string) => `${name}’s loss is wiped out!`,

  picks: (name: string) => `${name} picks a number from 1 to 100`,
  picked: (name: string) => `${name} picks`,
  short: (name: string, money: string) => `${name} is ${money} short`,
  takesLead: (name: string) => `${name} takes the lead!`,
  anyWins: (name: string) => `Any points put ${name} ahead`,
  /** `total`: the least that puts them ahead; `busts`: totals from it on that add nothing. */
  needs: (name: string, total: number, busts: readonly number[]) =>
    `${name} needs ${aTotal(total)} or more${busts.length === 0 ? '' : `, but no ${anyOf(busts)}`}`,
  doublePays: (money: string, busts: readonly number[]) =>
    `${money} a point${busts.length === 0 ? '' : `, none for ${either(busts.map(aTotal))}`} · a double may open its door`,
  needsDouble: (name: string) => `Only a double can save ${name}`,
  isLevel: 'All tied up!',
  catchUpNext: (name: string) => `${name} gets one roll to catch up.`,
  replyNext: (name: string) => `${name} gets one roll to reply.`,
  replyLevel: 'All tied up! One roll left to reply.',
  levelAt: (money: string) => `Tied at ${money}`,
  won: (name: string) => `${name} wins the game`,
  bonanzaNext: (coins: number) =>
    `Next: the Bonus Bonanza, with ${coins === 1 ? 'one gold coin' : `${coins} gold coins`}`,
  megaNext: (money: string) => `Next: the Mega Roll for ${money}`,
  ended: 'That’s the game!',

  /** Under a desk's screen. */
  wins: (wins: number) => count(wins, 'win', 'wins'),
  losses: (losses: number) => count(losses, 'loss', 'losses'),
  note: {
    thinks: 'thinks',
    sent: 'is in',
    answers: 'answers',
    decides: 'decides',
    mustOpen: 'must open',
    picks: 'picks',
    rolls: 'rolls',
    next: 'rolls next',
    leaves: 'leaves the show',
    champion: 'wins',
  },

  prompt: {
    ready: (): Prompt => ({ ask: 'Get ready to answer.' }),
    // The card says what is at stake.
    decide: (): Prompt => ({ ask: 'Roll on or bank?' }),
    double: (busts: number): Prompt => ({ stake: busts === 1 ? 'One door is a bust.' : `${busts} doors are busts.` }),
    again: (): Prompt => ({ stake: 'Another roll can only help.', ask: 'Roll again?' }),
    bonanza: (): Prompt => ({ ask: 'Roll on or stop?' }),
    mega: (): Prompt => ({ stake: 'Only a double wins anything.' }),
    megaDouble: (million: string): Prompt => ({ stake: `One door hides ${million}. Five hide nothing.` }),
  },

  bonanza: {
    lobby: (busts: readonly number[]) =>
      busts.length === 0 ? 'Roll up the pot.' : `Roll up the pot. ${A(busts)} costs a coin.`,
    coins: 'Gold coins',
    coinsLabel: (coins: number) =>
      coins === 0 ? 'No gold coin left' : count(coins, 'gold coin left', 'gold coins left'),
    noCoins: 'no coin left',
    freeFirst: (money: string) => `The first roll is free and pays ${money} a point.`,
    coinSaves: (pot: string) => `A COIN SAVES ${pot}!`,
    mustRoll: 'Roll again',
    stop: 'stop with',
    stopped: (name: string) => `${name} takes home`,
    lostText: 'No coins left, and the pot is gone.',
    ended: 'That’s the bonanza!',
    plays: 'plays for the pot',
  },

  mega: {
    crest: 'MEGA ROLL',
    needs: 'One roll. A double or nothing.',
    double: 'double',
    pays: (money: string) => `${money} a point, or its door`,
    stake: (money: string) => `A double pays ${money} a point or opens its door. One hides the million.`,
    other: 'anything else',
    paysNothing: 'nothing',
    nothing: 'The million stays locked away',
    home: (name: string, money: string) => `${name} goes home with ${money}.`,
    banked: (name: string) => `${name} takes`,
    million: (money: string) => `${money}!`,
    found: (name: string) => `${name} has opened the right door.`,
    ended: 'That’s the Mega Roll!',
    plays: 'one roll of the dice',
  },

  /** The player's phone. */
  phone: {
    answerTitle: 'Which is it?',
    numberText:
      'The closest to a secret number gets to answer. Yours is also where you start in the list of 100 rolls.',
    tieText: 'The closest to a secret number gets to answer. This question decides the game.',
    change: 'Change',
    yourAnswer: 'Your answer',
    send: (number: number) => `Send with ${number}`,
    pass: 'Pass',
    passText: 'If they get it wrong, the dice are yours, from roll 1',
    passTieText: 'If they get it wrong, the game is yours',

    decide: 'Roll on or bank?',
    inPot: 'in the pot',
    bank: (money: string) => `Bank ${money}`,
    bankText: 'Yours for good. The round ends.',
    roll: 'Roll on',
    rollText: (ways: number, money: string) =>
      ways === 0 ? 'Only the board can take it' : `${chance(ways)} you lose ${money}`,
    stakeSeven: (money: string) => `loses the whole pot of ${money}`,
    stakeDouble: 'take the points or open its door',
    stakeElse: (money: string) => `adds ${money} a point`,
    doubles: 'double',
    else: 'else',

    double: (double: number) => `Double ${double}!`,
    doubleText: (take: string) => `${take} for sure, or what’s behind the door?`,
    mustText: (take: string, short: string) => `${take} would leave you ${short} behind, so you have to open it.`,
    mayHide: (double: number) => `Behind door ${double} is one of these:`,
    open: (double: number) => `Open door ${double}`,
    openRisk: (busts: number) => (busts === 1 ? 'One door in six is a bust' : `${busts} doors in six are busts`),
    openMega: (million: string) => `One door hides ${million}, five hide nothing`,
    take: (money: string) => `Take ${money}`,
    takeText: 'For sure. It goes into the pot.',
    takeScore: 'For sure. It goes into your score.',
    takeMega: 'For sure, and the Mega Roll ends',

    pickTitle: 'Pick your number',
    pickCatchUp: (behind: string, perPoint: string) =>
      `You’re ${behind} behind. One roll, ${perPoint} a point, straight into your score.`,
    pickLevel: (perPoint: string) => `You’re tied. One roll, ${perPoint} a point, straight into your score.`,
    pickBonanza: (perPoint: string) =>
      `Pick where to start in a new list of 100 rolls. The first is free and pays ${perPoint} a point.`,
    pick: (number: number) => `Start at roll ${number}`,

    againTitle: 'One more roll?',
    againText: (busts: readonly number[]) =>
      busts.length === 0
        ? 'It can only help.'
        : `It can only help: ${either(busts.map(aTotal))} adds nothing and takes nothing.`,
    again: 'Roll again',
    againSmall: 'Nothing to lose',
    stop: 'Leave it',
    stopText: 'Your turn ends',

    bonanzaTitle: 'Roll on or stop?',
    bonanzaRoll: (ways: number, coins: number, money: string) =>
      ways === 0 ? 'Only the board can take it' : `${chance(ways)} you lose ${coins > 0 ? 'a coin' : money}`,
    bonanzaStop: (money: string) => `Take ${money}`,
    bonanzaStopText: 'Stop, and it’s yours.',
    stakeCoin: (coins: number) =>
      `costs a coin (${coins === 1 ? 'your last one' : `you have ${coins}`}), and you roll again`,
    coins: (coins: number) => (coins === 0 ? 'No gold coin left' : count(coins, 'gold coin', 'gold coins')),
    coinTitle: 'There goes a coin',
    coinText: (coins: number) =>
      `Roll again. The pot is safe. ${coins === 0 ? 'That was your last coin.' : `${coins} left.`}`,

    freeRoll: (money: string) => `Free roll: ${money} a point`,
    megaTitle: (million: string) => `One roll for ${million}`,
    megaText: (perPoint: string) => `A double pays ${perPoint} a point, or opens its door. Anything else pays nothing.`,
    megaOdds: '17% chance of a double',
  },

  waiting: {
    decides: (name: string) => `${name} rolls on or banks`,
    double: (name: string) => `${name} has a double`,
    picks: (name: string) => `${name} picks a number`,
    again: (name: string) => `${name} can roll again`,
    bonanza: (name: string) => `${name} plays the Bonus Bonanza`,
    mega: (name: string) => `${name} plays the Mega Roll`,
    judging: 'The host is judging the answer',
  },

  mini: {
    pot: (money: string) => `Pot ${money}`,
    roll: (position: number) => `Roll ${position} of 100`,
    coins: (coins: number) => count(coins, 'coin', 'coins'),
    found: (double: number, what: string) => `Behind the ${double}: ${what}`,
  },

  desk: {
    before: 'Before round 1',
    status: (round: number, rounds: number, position: number) =>
      `Round ${round} of ${rounds}${position > 0 ? ` · roll ${position} of 100` : ''}`,
    catchUp: 'Catch-up',
    tieBreak: 'Tie-breaker',
    won: (name: string) => `${name} has won`,
    bonanza: (name: string) => `${name} in the Bonus Bonanza`,
    mega: (name: string) => `${name} in the Mega Roll`,
    pot: (money: string) => `Pot ${money}`,
    coins: (money: string, coins: string) => `Pot ${money} · ${coins}`,
    ask: (round: number) => `Ask question ${round}`,
    askAnother: (round: number) => `Ask another question for round ${round}`,
    askTie: 'Ask the tie-breaker',
    askThen: 'Both send an answer and a number',
    catchUpNext: 'Start the catch-up',
    catchUpThen: (name: string, money: string) => `${name}, ${money} behind, picks a number`,
    replyNext: 'Give the other player a roll',
    replyLevel: 'The scores are tied',
    replyThen: (name: string) => `${name} picks a number`,
    bonus: 'On to the Bonus Bonanza',
    bonusThen: (name: string, coins: number) => `${name} has ${count(coins, 'gold coin', 'gold coins')}`,
    megaNext: 'On to the Mega Roll',
    megaThen: (name: string, money: string) => `${name} rolls for ${money}`,
    coming: {
      question: (round: number) => `Question ${round}`,
      dice: 'Roll or bank',
      catchUp: 'Catch-up',
      reply: 'The reply',
      tieBreak: 'Tie-breaker',
      bonanza: 'Bonus Bonanza',
      mega: 'Mega Roll',
      bonus: 'Bonus',
      end: 'End of the show',
    },
  },
} as const;
