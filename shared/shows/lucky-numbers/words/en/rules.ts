import { several } from '../../../../words/en/counting.ts';
import { type MakeBook, tableRows } from '../../../../words/rule-book.ts';
import { mainEventRulings, mainEventSections } from '../../../main-event/words/en/rules.ts';
import { numbersByCash } from '../../house.ts';
import type { LuckyNumbersOptions, LuckyNumbersRuling } from '../../match-state.ts';

export const book: MakeBook<LuckyNumbersOptions, LuckyNumbersRuling> = (options, tell) => {
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
    title: 'Lucky Numbers',
    inShort:
      'Answer questions to win the dice, and roll totals to take the numbers on the board. Roll the luckiest number and you win the game: the pot and all the cash you control.',
    text: `
      ## The idea
      Two players meet in a match. A host asks questions. Whoever wins a question gets to roll two dice, and the dice win the money.
      A match is made of rounds, at most ${rounds}. Each round opens with one question. Several games fit into a match: when one is won, the next begins.
      The player with more money at the end is champion and plays The Main Event.

      ## The board
      There are six lucky numbers on the board, and cash on each of them.
      Before every game one of the six is drawn as the luckiest number. [LN-A15] The word WIN covers its cash: it pays nothing by itself, but it wins the game.
      Beside the board is the pot. It opens every game at ${money(pot)} and can only grow.
      ![six-numbers](${cash.map(money).join(' | ')})
      | Numbers | Cash on each |
      ${tableRows(numbersByCash(cash).map(({ numbers, dollars }) => [list(numbers.map(String)), money(dollars)]))}

      ## A question
      Every round opens with a question. It isn’t the fastest player who answers, but the luckier one.
      ![nearer-number]
      1. The host asks the question. Everybody sees it.
      1. ${
        options.buzzcodes === 'upfront'
          ? `Before the match each player has sent ${several(rounds, 'number', 'numbers')} from 1 to 100, one for each question. The other one cannot see them.`
          : `Each player sends a number from 1 to 100. The other one cannot see it. (The host may also collect ${rounds} numbers from each player before the match, one for each question.)`
      }
      1. A secret number from 1 to 100 is opened. The closer player answers. If both are equally close, the first to send answers.
      1. Right: that player wins the question and rolls.
      1. Wrong: the other player wins the question, without answering, and rolls.
      > The secret number is 57. Ann has sent 50 and is 7 away. Ben has sent 90 and is 33 away. Ann answers. If she is wrong, Ben rolls.

      ## What a roll does
      The winner of the question rolls two dice. The total decides.
      | You roll | What happens |
      | a free lucky number | You control it, and its cash. |
      | a number the other player controls | You steal it, with its cash. |
      | a number you control | You keep it, and as much as its cash goes into the pot. You do not roll again. |
      | 2, 3, 11 or 12 | Wild: ${money(wild)} goes into the pot, and you roll again at once. This can happen several times. |
      | the luckiest number | You win the game. |
      | the first 7 of a game | The round ends. From now on the game is in the danger zone. [LN-A5] |
      > Ann rolls 4 and 5. She controls the 9 and its ${money(nine)}. Later she rolls 6 and 3: the 9 again. She keeps it, and the pot grows from ${money(pot)} to ${money(pot + nine)}. Then Ben rolls 5 and 4 and steals the 9.

      ## Winning a game
      Roll the luckiest number and you win the game at once. You get the pot and the cash of every number you control. The numbers of the other player pay nothing. [LN-A12]
      Then the board is cleared, a new luckiest number is drawn, and the pot opens at ${money(pot)} again. [LN-A13] The next round begins with a question.
      > The pot is at ${money(pot + wild)}. Ann controls the 4 and the 9 and rolls the luckiest number. She wins ${money(pot + wild)} and ${money(four)} and ${money(nine)}: ${money(pot + wild + four + nine)}.

      ## The danger zone
      The first 7 of a game puts the rest of that game in the danger zone. From the next question on, its winner may roll or pass the dice.
      If you pass, the other player has to roll and cannot pass back. [LN-A4]
      A 7 in the danger zone wins the game for the other player: the pot, and the cash of the numbers that player controls. The luckiest number still wins the game for the one who rolls it. After a wild you still have to roll again. [LN-A6]
      A new game begins outside the danger zone.
      > The pot is at ${money(pot + wild + nine)}, and Ben controls the 4 and the 10. Ann rolls a 7 in the danger zone. Ben wins ${money(pot + wild + nine)} and ${money(four)} and ${money(ten)}: ${money(pot + wild + nine + four + ten)}.

      ## The end of the match
      A buzzer ends the match after round ${either(last)}. Which one is drawn before the match, and nobody knows it. [LN-A16]
      ${open}
      The higher score wins the match. If both have the same, one more question decides: its winner gets ${money(tieBreak)} and the match. No dice are rolled for it.

      ${mainEventSections(mainEvent, tell, { won: 'match', promise: `The jackpot opens at ${money(options.jackpot)}.` })}

      ## When somebody is late
      The host sets how long a move may take: some seconds in a live show, up to 24 hours in a show that is played over days. This is what happens when the time is up.
      | Missing | What happens |
      | the ${rounds} numbers before the match, if the host collects them | The clock runs for them too, but nothing happens by itself. The host may enter numbers that came by post, or seat a substitute. |
      | a number | The other player answers. |
      | both numbers | The question is thrown out, and another one is asked in the same round. [LN-A17] |
      | the answer | The other player wins the question. |
      | a roll, or the choice to roll or pass | The dice are rolled for you. [LN-A18] |

      ## When somebody is gone
      If a player stays away, the host may seat a substitute, such as the next closest in the qualifier. The substitute takes over seat and score, but not the wins from before. [LN-A25] The host may also give the win to the other player, who then plays The Main Event, or end the match. [LN-A26]
    `,
    rulings: {
      'LN-A1':
        'How much does a repeat put into the pot? As much as the cash on the number you rolled again. That cash itself stays on the number.',
      'LN-A2':
        'Does the luckiest number still hold its cash? No. WIN takes the place of the cash, and nobody ever controls that number.',
      'LN-A3':
        'What if one player controls all the other five? Nothing special. The game goes on until WIN, a 7 in the danger zone, or the buzzer.',
      'LN-A4':
        'You pass the dice. What then? The other player has to roll and may not pass back in that round. A 7 then wins the game for you.',
      'LN-A5':
        'May the one who rolled the first 7 choose at once? No. That roll ends the round and costs nothing. The choice begins with the next question.',
      'LN-A6':
        'A wild in the danger zone: may you pass the next roll? No. You roll again at once, and a 7 loses the game.',
      'LN-A7': 'What if the first 7 comes on the roll after a wild? It opens the danger zone like any first 7.',
      'LN-A8':
        'A 7 in the danger zone: whose cash does the winner get? The pot and the cash of the numbers that the winner controls, not those of the one who rolled.',
      'LN-A9': `What if the buzzer comes before round ${rounds} and a game is open? ${early}`,
      'LN-A10': `How is an odd pot split? In exact halves: ${money(pot + nine)} gives each player ${money((pot + nine) / 2)}.`,
      'LN-A11': `What if nobody controls a number at the end? That is level too. A pot of ${money(pot)} gives each player ${money(pot / 2)}.`,
      'LN-A12':
        'Does the loser of a game get the cash of their numbers? No. Only when the pot is split at the end do both players get the cash of their numbers.',
      'LN-A13': `What does the pot open with in the next game? With ${money(pot)}. What was in it has been won.`,
      'LN-A14':
        'Who rolls first in a new game? The winner of the next question. Rounds are counted through all games of a match.',
      'LN-A15':
        'How is the luckiest number chosen? By chance, each of the six equally often. Everybody sees it. It may be the same as in the game before.',
      'LN-A16':
        'When exactly does the buzzer sound? After a round that is drawn before the match and kept secret, always at the end of that round.',
      'LN-A17':
        'What if nobody sends a number? Another question takes the place of the first. The round keeps its number.',
      'LN-A18': 'What if the roller is too late? The dice are rolled. Being late never counts as passing.',
      'LN-A19':
        'The closer player does not answer in time. Must the other one answer? No. The other player wins the question at once.',
      'LN-A20':
        'How is “closer” measured? By the plain difference, above or below the secret number. 100 and 1 are not next to each other.',
      'LN-A21': `Does the ${money(tieBreak)} of the tie-breaker count? Yes, it is added to the score, and so the higher score wins.`,
      'LN-A22': 'What if nobody takes part in the tie-breaker? Another one is asked.',
      'LN-A24': `A wild, and then a 7 in the danger zone: who gets the ${money(wild)}? It is in the pot before the next roll, so the other player wins it with the pot.`,
      'LN-A25':
        'What does a substitute bring along? Nothing. Seat and score are taken over, but matches won before do not count.',
      'LN-A26':
        'Does a win that the host gives end the show? No. The winner goes on to The Main Event like any other. What was at risk is not paid.',
      ...mainEventRulings(mainEvent, tell),
    },
    origin: [
      'Lucky Numbers follows the rules of a net game that was played on a message board, with a human host. That game drew on Lucky Numbers, a pilot meant as a Merrill Heatter production that was never sold, and on the revival of High Rollers in the 1987–88 season.',
      'Neither that net game nor Boxcars claims any right to those shows. Nobody plays for real money or real prizes here. Like the rules of that net game, these may change; a show that has begun keeps those it began with.',
    ],
  };
};
