import type { MakeBook } from '../../../../words/rule-book.ts';
import { mainEventRulings, mainEventSections } from '../../../main-event/words/en/rules.ts';
import { numbersByCash } from '../../house.ts';
import type { LuckyNumbersOptions } from '../../match-state.ts';

export const book: MakeBook<LuckyNumbersOptions> = (options, tell) => {
  const { money, list, either } = tell;
  const { cash, pot, wild, rounds, unresolved, tieBreak, mainEvent } = options.house;
  const [four, , , , nine, ten] = cash;
  const [from = 1, to = 1] = options.lastRound;
  const last = Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  const open = {
    settle:
      'If a game is still open, the player who controls more numbers wins it: the pot and the cash of those numbers. If both control equally many, the pot is split in half, and both players also get the cash of their own numbers.',
    void: 'If a game is still open, it is closed, and nobody gets anything for it.',
    'play-on': `If a game is still open, its rounds go on until somebody wins it, at most up to round ${rounds}. After that the player who controls more numbers wins it: the pot and the cash of those numbers. No other game is begun.`,
  }[unresolved];
  const early = {
    settle: `The game is settled just as it would be after round ${rounds}.`,
    void: 'The game is closed, and nobody gets anything for it.',
    'play-on': 'The game goes on until somebody wins it. Then the match is over.',
  }[unresolved];
  return {
    show: 'lucky-numbers',
    title: 'Lucky Numbers',
    inShort:
      'Answer questions to win the dice, and roll totals to take the numbers on the board. Roll the luckiest number and you win the game: the pot and all the cash you control.',
    sections: [
      {
        heading: 'The idea',
        paragraphs: [
          'Two players meet in a match. A host asks questions. Whoever wins a question gets to roll two dice, and the dice win the money.',
          `A match is made of rounds, at most ${rounds}. Each round opens with one question. Several games fit into a match: when one is won, the next begins.`,
          'The player with more money at the end is champion and plays The Main Event.',
        ],
      },
      {
        heading: 'The board',
        paragraphs: [
          'There are six lucky numbers on the board, and cash on each of them.',
          'Before every game one of the six is drawn as the luckiest number. [LN-A15] The word WIN covers its cash: it pays nothing by itself, but it wins the game.',
          `Beside the board is the pot. It opens every game at ${money(pot)} and can only grow.`,
        ],
        picture: 'six-numbers',
        pictured: cash.map(money),
        table: {
          head: ['Numbers', 'Cash on each'],
          rows: numbersByCash(cash).map(({ numbers, dollars }) => [list(numbers.map(String)), money(dollars)]),
        },
      },
      {
        heading: 'A question',
        paragraphs: [
          'Every round opens with a question. It isn’t the fastest player who answers, but the luckier one.',
        ],
        picture: 'nearer-number',
        steps: [
          'The host asks the question. Everybody sees it.',
          `Each player sends a number from 1 to 100. The other one cannot see it. (The host may also collect ${rounds} numbers from each player before the match, one for each question.)`,
          'A secret number from 1 to 100 is opened. The closer player answers. If both are equally close, the first to send answers.',
          'Right: that player wins the question and rolls.',
          'Wrong: the other player wins the question, without answering, and rolls.',
        ],
        example:
          'The secret number is 57. Ann has sent 50 and is 7 away. Ben has sent 90 and is 33 away. Ann answers. If she is wrong, Ben rolls.',
      },
      {
        heading: 'What a roll does',
        paragraphs: ['The winner of the question rolls two dice. The total decides.'],
        table: {
          head: ['You roll', 'What happens'],
          rows: [
            ['a free lucky number', 'You control it, and its cash.'],
            ['a number the other player controls', 'You steal it, with its cash.'],
            ['a number you control', 'You keep it, and as much as its cash goes into the pot. You do not roll again.'],
            [
              '2, 3, 11 or 12',
              `Wild: ${money(wild)} goes into the pot, and you roll again at once. This can happen several times.`,
            ],
            ['the luckiest number', 'You win the game.'],
            ['the first 7 of a game', 'The round ends. From now on the game is in the danger zone. [LN-A5]'],
          ],
        },
        example: `Ann rolls 4 and 5. She controls the 9 and its ${money(nine)}. Later she rolls 6 and 3: the 9 again. She keeps it, and the pot grows from ${money(pot)} to ${money(pot + nine)}. Then Ben rolls 5 and 4 and steals the 9.`,
      },
      {
        heading: 'Winning a game',
        paragraphs: [
          'Roll the luckiest number and you win the game at once. You get the pot and the cash of every number you control. The numbers of the other player pay nothing. [LN-A12]',
          `Then the board is cleared, a new luckiest number is drawn, and the pot opens at ${money(pot)} again. [LN-A13] The next round begins with a question.`,
        ],
        example: `The pot is at ${money(pot + wild)}. Ann controls the 4 and the 9 and rolls the luckiest number. She wins ${money(pot + wild)} and ${money(four)} and ${money(nine)}: ${money(pot + wild + four + nine)}.`,
      },
      {
        heading: 'The danger zone',
        paragraphs: [
          'The first 7 of a game puts the rest of that game in the danger zone. From the next question on, its winner may roll or pass the dice.',
          'If you pass, the other player has to roll and cannot pass back. [LN-A4]',
          'A 7 in the danger zone wins the game for the other player: the pot, and the cash of the numbers that player controls. The luckiest number still wins the game for the one who rolls it. After a wild you still have to roll again. [LN-A6]',
          'A new game begins outside the danger zone.',
        ],
        example: `The pot is at ${money(pot + wild + nine)}, and Ben controls the 4 and the 10. Ann rolls a 7 in the danger zone. Ben wins ${money(pot + wild + nine)} and ${money(four)} and ${money(ten)}: ${money(pot + wild + nine + four + ten)}.`,
      },
      {
        heading: 'The end of the match',
        paragraphs: [
          `A buzzer ends the match after round ${either(last)}. Which one is drawn before the match, and nobody knows it. [LN-A16]`,
          open,
          `The higher score wins the match. If both have the same, one more question decides: its winner gets ${money(tieBreak)} and the match. No dice are rolled for it.`,
        ],
      },
      ...mainEventSections(mainEvent, tell, { won: 'match', promise: base => `The jackpot opens at ${base}.` }),
      {
        heading: 'When somebody is late',
        paragraphs: [
          'The host sets how long a move may take: some seconds in a live show, up to 24 hours in a show that is played over days. This is what happens when the time is up.',
        ],
        table: {
          head: ['Missing', 'What happens'],
          rows: [
            [
              `the ${rounds} numbers before the match, if the host collects them`,
              'The clock runs for them too, but nothing happens by itself. The host may enter numbers that came by post, or seat a substitute.',
            ],
            ['a number', 'The other player answers.'],
            ['both numbers', 'The question is thrown out, and another one is asked in the same round. [LN-A17]'],
            ['the answer', 'The other player wins the question.'],
            ['a roll, or the choice to roll or pass', 'The dice are rolled for you. [LN-A18]'],
          ],
        },
      },
      {
        heading: 'When somebody is gone',
        paragraphs: [
          'If a player stays away, the host may seat a substitute, such as the next closest in the qualifier. The substitute takes over seat and score, but not the wins from before. [LN-A25] The host may also give the win to the other player, who then plays The Main Event, or end the match. [LN-A26]',
        ],
      },
    ],
    rulings: [
      {
        id: 'LN-A1',
        question: 'How much does a repeat put into the pot?',
        ruling: 'As much as the cash on the number you rolled again. That cash itself stays on the number.',
      },
      {
        id: 'LN-A2',
        question: 'Does the luckiest number still hold its cash?',
        ruling: 'No. WIN takes the place of the cash, and nobody ever controls that number.',
      },
      {
        id: 'LN-A3',
        question: 'What if one player controls all the other five?',
        ruling: 'Nothing special. The game goes on until WIN, a 7 in the danger zone, or the buzzer.',
      },
      {
        id: 'LN-A4',
        question: 'You pass the dice. What then?',
        ruling: 'The other player has to roll and may not pass back in that round. A 7 then wins the game for you.',
      },
      {
        id: 'LN-A5',
        question: 'May the one who rolled the first 7 choose at once?',
        ruling: 'No. That roll ends the round and costs nothing. The choice begins with the next question.',
      },
      {
        id: 'LN-A6',
        question: 'A wild in the danger zone: may you pass the next roll?',
        ruling: 'No. You roll again at once, and a 7 loses the game.',
      },
      {
        id: 'LN-A7',
        question: 'What if the first 7 comes on the roll after a wild?',
        ruling: 'It opens the danger zone like any first 7.',
      },
      {
        id: 'LN-A8',
        question: 'A 7 in the danger zone: whose cash does the winner get?',
        ruling: 'The pot and the cash of the numbers that the winner controls, not those of the one who rolled.',
      },
      {
        id: 'LN-A9',
        question: `What if the buzzer comes before round ${rounds} and a game is open?`,
        ruling: early,
      },
      {
        id: 'LN-A10',
        question: 'How is an odd pot split?',
        ruling: `In exact halves: ${money(pot + nine)} gives each player ${money((pot + nine) / 2)}.`,
      },
      {
        id: 'LN-A11',
        question: 'What if nobody controls a number at the end?',
        ruling: `That is level too. A pot of ${money(pot)} gives each player ${money(pot / 2)}.`,
      },
      {
        id: 'LN-A12',
        question: 'Does the loser of a game get the cash of their numbers?',
        ruling: 'No. Only when the pot is split at the end do both players get the cash of their numbers.',
      },
      {
        id: 'LN-A13',
        question: 'What does the pot open with in the next game?',
        ruling: `With ${money(pot)}. What was in it has been won.`,
      },
      {
        id: 'LN-A14',
        question: 'Who rolls first in a new game?',
        ruling: 'The winner of the next question. Rounds are counted through all games of a match.',
      },
      {
        id: 'LN-A15',
        question: 'How is the luckiest number chosen?',
        ruling:
          'By chance, each of the six equally often. Everybody sees it. It may be the same as in the game before.',
      },
      {
        id: 'LN-A16',
        question: 'When exactly does the buzzer sound?',
        ruling: 'After a round that is drawn before the match and kept secret, always at the end of that round.',
      },
      {
        id: 'LN-A17',
        question: 'What if nobody sends a number?',
        ruling: 'Another question takes the place of the first. The round keeps its number.',
      },
      {
        id: 'LN-A18',
        question: 'What if the roller is too late?',
        ruling: 'The dice are rolled. Being late never counts as passing.',
      },
      {
        id: 'LN-A19',
        question: 'The closer player does not answer in time. Must the other one answer?',
        ruling: 'No. The other player wins the question at once.',
      },
      {
        id: 'LN-A20',
        question: 'How is “closer” measured?',
        ruling: 'By the plain difference, above or below the secret number. 100 and 1 are not next to each other.',
      },
      {
        id: 'LN-A21',
        question: `Does the ${money(tieBreak)} of the tie-breaker count?`,
        ruling: 'Yes, it is added to the score, and so the higher score wins.',
      },
      {
        id: 'LN-A22',
        question: 'What if nobody takes part in the tie-breaker?',
        ruling: 'Another one is asked.',
      },
      {
        id: 'LN-A24',
        question: `A wild, and then a 7 in the danger zone: who gets the ${money(wild)}?`,
        ruling: 'It is in the pot before the next roll, so the other player wins it with the pot.',
      },
      {
        id: 'LN-A25',
        question: 'What does a substitute bring along?',
        ruling: 'Nothing. Seat and score are taken over, but matches won before do not count.',
      },
      {
        id: 'LN-A26',
        question: 'Does a win that the host gives end the show?',
        ruling: 'No. The winner goes on to The Main Event like any other. What was at risk is not paid.',
      },
      ...mainEventRulings(mainEvent, tell),
    ],
    origin: [
      'Lucky Numbers follows the rules of a net game that was played on a message board, with a human host. That game drew on Lucky Numbers, a pilot meant as a Merrill Heatter production that was never sold, and on the revival of High Rollers in the 1987–88 season.',
      'Neither that net game nor Boxcars claims any right to those shows. Nobody plays for real money or real prizes here. Like the rules of that net game, these may change; a show that has begun keeps those it began with.',
    ],
  };
};
