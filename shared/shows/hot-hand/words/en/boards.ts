/** Texts of Hot Hand's board, phones and desk. */
import { Counted } from '../../../../words/en/counting.ts';
import type { Prompt } from '../../../../words/en/stage.ts';

export type BetName = 'flaming-four' | 'sizzling-six' | 'hot-hand';

const names: Readonly<Record<BetName, string>> = {
  'flaming-four': 'Flaming Four',
  'sizzling-six': 'Sizzling Six',
  'hot-hand': 'Hot Hand',
};

/** 'an' before the totals that are spoken with a vowel. */
const one = (total: number) => `${total === 8 || total === 11 ? 'an' : 'a'} ${total}`;

const points = (amount: string) => (amount === '1' ? '1 point' : `${amount} points`);

export const hotHand = {
  names,

  crest: 'ON THE TABLE',
  closes: 'BETS CLOSE IN',
  needs: (bet: string) => `${bet} needs`,
  need: 'Bets need',
  plate: {
    hand: (hand: number) => `Hand ${hand}`,
    of: (hands: number) => `of ${hands}`,
    shoots: 'shoots',
  },

  throw: {
    pays: (totals: readonly number[], bet: string, stakes: string) =>
      `A${totals.map(one).join(' or ').slice(1)} pays${bet === '' ? '' : ` ${bet}`}, a 7 takes ${stakes}`,
    takes: (stakes: string) => `A 7 takes ${stakes}`,
    ends: 'A 7 ends the hand',
    lost: (stakes: string) => `${stakes} lost`,
    gets: (who: string, paid: string, several: boolean) => `${who} +${paid}${several ? ' each' : ''}`,
  },

  board: {
    odds: (odds: number) => `${odds} to 1`,
    allTen: 'all ten',
    nine: 'nine',
    count: (hit: number) => `${hit} of 10`,
    lamp: (total: number, lit: boolean) => (lit ? `${total} is in` : `${total} is open`),
    seven: 'ends at',
    sevenLabel: (lit: boolean) => (lit ? 'The 7 has come: the hand is over' : 'A 7 ends the hand'),
    bet: (name: string, stake: string) => `${name} bets ${stake}`,
    lost: (name: string, stake: string) => `${name} loses ${stake}`,
    paid: (name: string, paid: string) => `${name} is paid ${paid}`,
    gain: (paid: string) => `+${paid}`,
    bets: (bet: string) => `Bets on ${bet}`,
  },

  bank: {
    label: (name: string, bank: string) => `${name}: ${points(bank)}`,
    title: 'Banks',
    shoots: 'shoots',
    away: 'away',
    most: 'most',
  },

  note: {
    mayBet: 'can bet',
    bets: (stake: string) => `${stake} on the table`,
    shoots: 'shoots',
    most: 'the most points',
  },

  total: (total: number) => `rolled ${total}`,

  card: {
    lobby: 'Bet that totals come before the 7',
    bets: 'Place your bets',
    closed: 'What comes before the 7?',
    stakes: (stakes: string, name: string) => `${stakes} on the table. ${name} rolls next.`,
    until: (name: string) => `${name} rolls until the 7, or until all ten are lit.`,
  },

  prompt: {
    bets: { stake: 'Which totals come before the 7?', ask: 'Place your bets.' } satisfies Prompt,
    roll: (open: readonly number[], last: boolean): Prompt => ({
      stake: last ? 'The last hand: a 7 ends the show.' : 'A 7 ends the hand.',
      ...(open.length <= 4 && {
        ask: open.length === 1 ? `Only the ${open[0]} is missing.` : `${open.join(', ')} are missing.`,
      }),
    }),
  },

  phone: {
    title: 'Place your bets',
    bank: (bank: string) => `${points(bank)} in your bank.`,
    empty: 'Your bank is empty. Good luck with what’s on the table!',
    which: 'Bet on',
    allTen: '2–6 and 8–12, all ten',
    before: 'before a 7',
    pays: (odds: number) => `pays ${odds} to 1`,
    nine: (odds: number) => `nine of them ${odds} to 1`,
    stake: 'Your stake',
    add: (step: string) => `+${step}`,
    addLabel: (step: string) => `Add ${step}`,
    all: 'all',
    clear: 'clear',
    howMuch: 'How much?',
    tooMuch: (bank: string) => `At most ${bank}`,
    bet: (stake: string, bet: string) => `Bet ${stake} on ${bet}`,
    wins: (gain: string) => `wins ${gain}, and your stake comes back`,
    winsTwo: (gain: string, nine: string) => `all ten win ${gain}, nine win ${nine}`,
    mine: 'Your bets',
    hostCloses: 'The host closes the bets.',
    shoot: 'You shoot',
    /** `stake`: what the 7 takes of whoever reads it, '' for nothing. */
    shootText: (hit: number, stake = '') =>
      `${hit === 0 ? 'Ten totals are open.' : `${Counted(hit)} of ten ${hit === 1 ? 'is' : 'are'} lit.`} A\u00a07 ${stake === '' ? 'ends the hand' : `takes your ${stake}`}.`,
    missing: (totals: readonly number[]) => `Still open: ${totals.join(', ')}.`,
    sevenOdds: '17% chance of a 7',
    everyBet: (bet: string, bets: string) => `${bet}: ${bets}`,
    open: (name: string, stake: string) => `${name} ${stake}`,
    lost: (name: string, stake: string) => `${name} lost ${stake}`,
    paid: (name: string, paid: string) => `${name} was paid ${paid}`,
    allOpen: (players: number, stakes: string) => `${stakes} by ${players} players`,
    allDecided: (players: number, paid: string) =>
      paid === '0' ? `${players} players lost` : `${players} players were paid ${paid}`,
    litLamps: (hit: readonly number[]) => (hit.length === 0 ? 'None yet.' : `Lit: ${hit.join(', ')}.`),
  },

  desk: {
    status: (hand: number, hands: number, shooter: string) => `Hand ${hand} of ${hands} · ${shooter} shoots`,
    amount: (stakes: string) => `${stakes} on the table`,
    start: 'Open the first hand',
    startThen: 'everybody can bet',
    close: (bets: number) => (bets === 0 ? 'Last call for bets' : `Close the bets (${bets})`),
    closeAsk: 'Nobody has bet on this hand. Close it anyway?',
    closeThen: (shooter: string) => `then ${shooter} rolls`,
    coming: {
      bets: (hand: number) => `Bets on hand ${hand}`,
      close: 'You close the bets',
      roll: (name: string) => `${name} rolls until a 7 or all ten`,
      next: (hand: number, name: string) => `Hand ${hand}, ${name} shoots`,
      end: 'The banks are read out',
    },
  },

  waiting: {
    shoots: (name: string) => `${name} shoots`,
  },
} as const;
