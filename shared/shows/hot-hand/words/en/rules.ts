import { Counted } from '../../../../words/en/counting.ts';
import { type MakeBook, tableRows } from '../../../../words/rule-book.ts';
import type { HotHandOptions, HotHandRuling } from '../../game.ts';
import { betFacts } from '../../odds/hot-hand.ts';
import { integrals } from '../../odds/integrals.ts';

export const book: MakeBook<HotHandOptions, HotHandRuling> = (options, tell) => {
  const { number, percent } = tell;
  const { pays } = options.house;
  const toOne = (points: number): string => `${number(points)} to 1`;
  const bets = betFacts(pays);
  const chance = (value: number): string => percent(value, 2);
  const isFair = bets.every(({ houseEdge }) => houseEdge > 0);
  return {
    title: 'Hot Hand',
    inShort:
      'Bet that a set of totals comes up before the first 7. The dice are rolled until the 7 is there or all ten other totals are.',
    text: `
      ## The idea
      One to eight players bet points of play. One of them, the shooter, rolls two dice, again and again. Each total except 7 lights its lamp. The first 7 ends it all.
      Everybody begins with ${number(options.bank)} points.
      ![ten-lamps]

      ## The three bets
      Each bet wins if all its totals have come up before the first 7. “${toOne(pays['flaming-four'])}” means: for each point you bet you win ${number(pays['flaming-four'])}, and you get your stake back. [HR-A7]
      | Bet | Totals | Pays | Chance |
      | Flaming Four | 2, 3, 11, 12 | ${toOne(pays['flaming-four'])} | ${chance(bets[0]?.win ?? 0)} |
      | Sizzling Six | 4, 5, 6, 8, 9, 10 | ${toOne(pays['sizzling-six'])} | ${chance(bets[1]?.win ?? 0)} |
      | Hot Hand | all ten of them | ${toOne(pays['hot-hand'])} | ${chance(bets[2]?.win ?? 0)} |
      | Hot Hand | nine of the ten | ${toOne(pays.nine)} | ${chance(bets[2]?.nearly ?? 0)} |
      > Ann bets 10 points on Flaming Four. The 2, the 3, the 11 and the 12 all come up before a 7. She gets ${number(10 * pays['flaming-four'])} points and her 10 back.

      ## A hand
      1. Everybody may bet, on as many bets as wanted, whole points, at most what is in the bank. The stake leaves the bank at once.
      1. The host closes the bets. Nobody can bet after the first roll. [HR-A6]
      1. The shooter rolls until a 7 comes up, or until all ten lamps are lit.
      1. A bet is paid the moment its last total comes up. [HR-A4] When the 7 comes, all open bets lose. Only Hot Hand with exactly nine lamps still pays, ${toOne(pays.nine)}.
      1. ${
        options.hands === 1
          ? 'One hand is played. The host may set more; then the next player is the shooter.'
          : `${Counted(options.hands)} hands are played. In each the next player is the shooter.`
      }

      ## Is it a good bet?
      ${isFair ? 'No. The house keeps a good part of every bet, on average.' : 'In this show not every bet favors the house.'} The figures are exact, not estimates.
      | Bet | The house keeps |
      ${tableRows(bets.map(({ title, houseEdge }) => [title, chance(houseEdge)]))}

      ## How the chances are found
      There is a way without following the totals one by one, and it is integral calculus. Let each total come by itself at random moments, as often as it can be rolled: one with w ways in 36 has come by the moment x with the chance 1 − e^(−wx/36). The first 7 comes at the moment x with the density e^(−x/6)/6.
      So the chance that a set of totals comes before the 7 is the integral, from 0 to infinity, of the product of these factors. A total that must be missing has the factor e^(−wx/36) instead. Each integral is for one total that is missing; its partner has the same, so both together count twice. [HR-A1]
      | Before the 7 | Function | Integral |
      ${tableRows(integrals((total, partner) => `all ten but the ${total} (or the ${partner})`))}

      ## In other shows
      The same three bets are the side game of the audience in every show, for points of play.

      ## When somebody is late
      The host sets how long a move may take. When the time is up, the bets are closed, or the dice are rolled.
    `,
    rulings: {
      'HR-A1':
        'Is an integral for “missing 2 or 12” the chance that either is missing? It is the chance that one of the two, the one named, is the only one missing. Both count, so each is taken twice: that gives the chance of nine of the ten.',
      'HR-A2':
        'An old table gives slightly other figures for Sizzling Six. Which are right? The table has a misprint in the sixth digit: 0.746022 in place of 0.746018. With the pay-outs of that table the house keeps 19.18% either way. Boxcars works with exact fractions.',
      'HR-A4': `When does Hot Hand pay? ${toOne(pays['hot-hand'])} at once when the tenth total comes up. ${toOne(pays.nine)} when the 7 comes and nine are there.`,
      'HR-A5': 'Does a 7 on the very first roll count? Yes. All bets lose.',
      'HR-A6': 'May you bet while the dice roll? No. All bets are made before the first roll.',
      'HR-A7': 'What does “to 1” mean? What you win for each point. The stake comes back on top.',
    },
    origin: [
      'Hot Hand follows a set of three side bets at the craps table, in the manner of Small, Tall and All. They began at the Jack casino in Cincinnati in March 2019 as Hot Hand. When the casino became the Hard Rock, they were renamed Hard Rockin’ Dice.',
      'The analysis that the old text quotes is by Michael Shackleford. We worked out every figure again. The old text also points to an official rule card, which is lost.',
      'Boxcars claims no right to those names. Nobody plays for real money here: points of play cannot be bought, and they buy nothing.',
    ],
  };
};
