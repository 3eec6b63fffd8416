import { Counted } from '../../../../words/en/counting.ts';
import type { MakeBook } from '../../../../words/rule-book.ts';
import { mainEventRulings, mainEventSections } from '../../../main-event/words/en/rules.ts';
import type { LuckyPuzzleOptions, LuckyPuzzleRuling } from '../../game-state.ts';

export const book: MakeBook<LuckyPuzzleOptions, LuckyPuzzleRuling> = (options, tell) => {
  const { money, list } = tell;
  const { perLetter, followUps } = options;
  const { mainEvent } = options.house;
  const [first = 0, second = 0] = options.opening;
  const [bronze, silver, gold] = mainEvent.allCash;
  /** The value of a puzzle with this many letters open. */
  const worth = (opening: number, letters: number): number => Math.max(0, opening - letters * perLetter);
  const questionText =
    followUps.length === 0
      ? 'In this show no puzzle carries one.'
      : `${Counted(followUps.length)} ${followUps.length === 1 ? 'puzzle carries' : 'puzzles carry'} a question about the solution, worth, in the order in which they are solved, ${list(followUps.map(money))}.`;
  return {
    title: 'Lucky Puzzle',
    inShort:
      'Roll two dice and open letters whose numbers add up to the total. Solve the puzzle early: every letter that opens makes it worth less.',
    text: `
      ## The idea
      Two players, a champion and a challenger, solve hidden words and phrases. Whoever solves one gets what it is worth at that moment.
      There are two rounds with several puzzles each. The higher score at the end wins and plays The Main Event.

      ## The board
      A puzzle has 9 to 12 letters. Each letter hides behind a number, from 1 up to the number of letters. [LP-A2] The letters stand in their right places; the numbers are scattered at random.
      Spaces and punctuation, such as an apostrophe or &, are shown from the start.
      A puzzle opens at ${money(first)} in round 1 and at ${money(second)} in round 2. Each letter that opens takes ${money(perLetter)} off, whoever opens it.
      ![numbered-tiles]

      ## Who begins
      The challenger begins the first puzzle. If nobody is champion yet, a draw makes one player champion and the other one challenger.
      The player who is behind begins every later puzzle. If the scores are tied, the player who was ahead before begins. If nobody has been ahead yet, the challenger begins. [LP-A9]

      ## A turn
      The player in control has the dice.
      1. Roll two dice.
      1. Choose hidden numbers that add up to the total: one number, or two, or more. [LP-A1] Their letters open.
      1. Now choose: guess, roll again, or pass.
      | You choose to | What happens |
      | guess, and are right | You get what the puzzle is worth now. The next puzzle follows. |
      | guess, and are wrong | The other player takes control, and the highest hidden number opens: ${money(perLetter)} less. |
      | roll | You play on, if the roll can be played. |
      | pass | The other player takes control. It costs nothing. [LP-A5] |
      > Ann rolls 4 and 3 on a full board. The total is 7. She may open the 7, or 6 and 1, or 5 and 2, or 4 and 3, or 4, 2 and 1. She takes 4, 2 and 1: three letters for one roll, and the puzzle falls from ${money(first)} to ${money(worth(first, 3))}.

      ## The unlucky roll
      If no hidden numbers add up to your total, the roll is unlucky. The other player takes control, and the highest hidden number opens: ${money(perLetter)} less. The other player may then guess, roll or pass.
      That is what passing is for: when few numbers are left, let the other player take the risk.
      > The 1, the 2 and the 4 are open. Ann rolls a 4. The 4 is gone, and the 3 would need the 1. The roll is unlucky: control goes to Ben, and the 12 opens.

      ## Solving it
      A guess must have every letter and every mark right. If the solution is BACK & FORTH, then “BACK AND FORTH” is wrong. Capitals and extra spaces do not matter. [LP-A14]
      If all letters are open, the player in control counts as the one who solved it and gets what is left. With twelve letters that is ${money(worth(first, 12))} in round 1 and ${money(worth(second, 12))} in round 2, with nine letters ${money(worth(first, 9))} and ${money(worth(second, 9))}.
      > LUCKY NUMBERS opens at ${money(first)}. A roll opens three letters, an unlucky roll one more, a wrong guess one more, and the next roll two: seven letters, ${money(7 * perLetter)}. The player who solves it now gets ${money(worth(first, 7))}.

      ## Follow-up questions
      ${questionText}
      The player who solved the puzzle answers first. [LP-A10] A right answer adds the money to the score. After a wrong answer the other player may answer for the same money.
      If the question offers only two answers, such as true or false, a wrong answer gives the money to the other player at once.

      ## The end of the game
      The host calls time in each round. A puzzle that is not solved by then pays nothing. [LP-A7]
      When time is called in round 2, the higher score wins.
      If the scores are level, a puzzle of nine letters breaks the tie. It is played in the same way, but a wrong guess or an unlucky roll loses the game at once. It adds no money. [LP-A13]

      ${mainEventSections(mainEvent, tell, {
        won: 'game',
        promise: `The jackpot opens at ${money(options.jackpot)}, so the round is worth no less than ${money(options.jackpot)} in cash and prizes.`,
      })}

      ## When somebody is late
      The host sets how long a move may take: some seconds in a live show, up to 24 hours in a show that is played over days.
      If you miss a move on the board, the other player takes control and the highest hidden number opens: ${money(perLetter)} less. A missed answer to a follow-up question counts as wrong.
      If a player stays away, the host may seat a substitute, such as the next closest in the qualifier, give the other player the win, or end the game. [LP-A19]
    `,
    rulings: {
      'LP-A1':
        'Which numbers may a roll open? Any hidden numbers whose sum is the total of both dice. A single die alone opens nothing.',
      'LP-A2':
        'Does every letter have a number of its own? Yes, one number for each letter. So a solution needs 9 to 12 letters, and others are not accepted.',
      'LP-A3':
        'May you guess or pass before any letter is open? No, the first move of a puzzle is a roll. On an untouched board every total can be played.',
      'LP-A4':
        'May you pass the dice back? Not before you have rolled or guessed. After an unlucky roll or a wrong guess of the other player you may choose freely.',
      'LP-A5': 'What does passing cost? Nothing.',
      'LP-A6':
        'The last letter opens because of a mistake. Who gets the puzzle? The player who takes over. Control moves first, then the letter opens.',
      'LP-A7': 'What happens to a puzzle that is open when time is called? Nobody gets anything for it.',
      'LP-A8':
        'Who begins round 2? The player who is behind, as with any later puzzle. Only the very first puzzle belongs to the challenger.',
      'LP-A9':
        'The scores are level, and nobody was ahead before. Who begins? The challenger. If a follow-up question made the scores level, its solver counts as having been ahead.',
      'LP-A10':
        'Who answers a follow-up question first? The player who solved the puzzle. If both are wrong, nobody gets the money.',
      'LP-A11':
        'Which puzzles have follow-up questions? Those that the pack marks. The values go by the order in which they are solved.',
      'LP-A13':
        'How does the tie-breaker differ from other puzzles? Only in what the rules say: a wrong guess or an unlucky roll loses. Being late does not; then control changes and a letter opens. It decides the game but adds no money.',
      'LP-A14':
        'How exact must a guess be? Letters and punctuation must match. Capitals and extra spaces are forgiven.',
      'LP-A16':
        'What if you choose numbers that do not add up? The choice is not taken, and you choose again. It is no unlucky roll.',
      'LP-A17':
        'May you refuse a roll that can be played? No. Whoever waits too long loses control, as with any missed move.',
      'LP-A18': 'Can a mistake cost more than one letter? No. Each mistake opens one letter.',
      'LP-A19':
        'What about a substitute, or a win that the host gives? A substitute takes over seat and score, but no wins from before. Whoever is given the win plays The Main Event; an open puzzle pays nobody.',
      ...mainEventRulings(mainEvent, tell),
      'ME-A21': `Does the ${money(mainEvent.sweep)} come on top of the medals in the all-cash round? Yes. With the medals and a jackpot of ${money(mainEvent.base)} all three pay ${money(mainEvent.base + mainEvent.sweep + bronze + silver + gold)}.`,
    },
    origin: [
      'Lucky Puzzle follows the second version of the net game Lucky Numbers, with puzzles in place of questions. That game drew on High Rollers, PDQ and Baffle, three productions of Merrill Heatter and Bob Quigley, and on Lucky Numbers, a pilot meant as a Merrill Heatter production that was never sold.',
      'Neither that net game nor Boxcars claims any right to those shows. Nobody plays for real money or real prizes here. Like the rules of that net game, these may change; a show that has begun keeps those it began with. We call it Lucky Puzzle only to tell the two versions apart.',
    ],
  };
};
