import { counted, several } from '../../../../words/en/counting.ts';
import { type MakeBook, tableRows } from '../../../../words/rule-book.ts';
import type { OnARollOptions, OnARollRuling } from '../../match.ts';

export const book: MakeBook<OnARollOptions, OnARollRuling> = (options, tell, general) => {
  const { money, percent, list } = tell;
  const { rolls, format } = options;
  /** The money of Lucky 7 decides the match, and nothing doubles. */
  const byTotal = format === 'lucky-7-total';
  const { toWin, level, bigSix, luckySeven, retireAfter } = options.house;
  const [top, topOfMatch] = luckySeven.top;
  const [second, third, fourth] = bigSix.values;
  const { timers } = luckySeven;
  const isEven = timers[0] === timers[4];
  /** OR-46, OR-48: a 7 before a double within this many rolls. */
  const chanceOfSeven = (n: number): number => (1 - (2 / 3) ** n) / 2;
  const games = several(toWin, 'game', 'games');
  const byMoney =
    level === 'lucky-7-total' && toWin > 1
      ? ' If both are one game away from it, the Lucky 7 money of the match decides; level there too, and one more game is played.'
      : '';
  const doubles = bigSix.double && !byTotal;
  const doubled = bigSix.double ? ' everything in Big 6 is doubled, and' : '';
  const bigSixRows: readonly (readonly [string, string, string])[] = [
    [
      'after the first roll',
      `the money roll: ${money(2 * bigSix.roll)} to ${money(12 * bigSix.roll)}`,
      `${money(4 * bigSix.roll)} to ${money(24 * bigSix.roll)}`,
    ],
    ['after the second', money(second), money(2 * second)],
    ['after the third', money(third), money(2 * third)],
    ['after the fourth', money(fourth), money(2 * fourth)],
    ['not at all', money(bigSix.consolation), money(2 * bigSix.consolation)],
  ];
  const places = ['the most expensive', 'second', 'third', 'fourth', 'the cheapest'];
  return {
    title: 'On A Roll',
    inShort:
      'Name a famous person to win the dice, and roll to open three clues to a person, place or thing. Name that subject and you play two bonus games, Big 6 and Lucky 7.',
    text: `
      ## The idea
      Two players look for one subject: a person, a place or a thing. Three hidden clues lead to it. The dice say which letters of the clues may be opened.
      Whoever names the subject first wins the game and plays two bonus games. ${byTotal ? 'After two games, whoever has more money from Lucky 7 wins the match.' : `Whoever wins ${games} first wins the match.`} [OR-A1]

      ## The name game
      Every round begins with a name game. It decides who gets the dice. You see how many letters a famous last name has, and a question about what made that person famous. The name has seven letters or more.
      ![name-cells]
      1. Three letters of the name are shown, at random.
      1. Each player sends an answer and a number from 1 to 100, or passes. The other one cannot see it.
      1. A secret number from 1 to 100 is opened. The answer of the closer player is opened too.
      1. Right: that player gets the dice and the first of ${several(rolls, `roll`, `rolls`)}.
      1. Wrong: three more letters are shown, and the other player has a free guess. If that is wrong too, the name is shown, and a new name game follows.
      1. If both pass, three more letters are shown, and both may try again. If both pass again, the name is shown, and a new name game follows. [OR-A12]

      ## The board
      Three rows of hidden letters are three clues. In each row the letters are numbered from left to right. [OR-A5] One letter in each row is blocked by a question mark: it has no number and opens only when its clue is solved. [OR-A6]
      Spaces and punctuation are shown from the start.
      ![clue-rows]

      ## Rolling for letters
      A round has ${several(rolls, `roll`, `rolls`)}. After a roll you may open the number of one die, or of each die, in any row you like. Or you open the total of both, in one row. [OR-A3] One letter is enough. [OR-A4]
      A double is bad: the other player takes control and may open any one numbered letter, a free letter. [OR-A7] So is a roll that can open nothing. Both use up a roll. [OR-A8]
      If the rolls get hard, you may pass the dice. That uses up no roll and gives no letter. The other player then has to roll. [OR-A9]
      > Ann rolls 5 and 2. She may open a 5 in one row and a 2 in the same or another row, or just one of them. Or she opens one 7.

      ## Guessing
      Once you have opened a letter, you may guess the clue it is in, or roll again while rolls are left. For each roll you have one guess at a clue. [OR-A11]
      If the clue is right, its row is shown in full, and you may guess the subject once. Name it and you win the game.
      A wrong guess costs nothing. You stay in control until a double or a roll that can open nothing.
      If all rolls are used up and the subject is still unknown, a new name game begins a new round. The letters on the board stay.

      ## If nobody finds it
      When the host calls time, when all three clues are solved, or when no numbered letter is left after a guess, the subject itself is shown step by step: first its punctuation, then three letters at a time. The last hidden letter stays hidden while anyone may still guess. [OR-A17]
      After every three letters both players may send a guess and a number, as in the name game. Right wins the game. After a wrong guess up to three more letters are shown, and the other player always has a free guess.
      If just one letter is hidden and nobody names it, the subject is shown, and a new puzzle is played for the same game. [OR-A17]

      ## Big 6
      The winner of a game plays Big 6 alone. First the money roll: the total of two dice times ${money(bigSix.roll)}, from ${money(2 * bigSix.roll)} to ${money(12 * bigSix.roll)}. A double does no harm here.
      Then a word of six letters is to be found. It may be a proper noun, whose existence at least two sources confirm, or a word that a dictionary has. [OR-A28] Its letters hide behind the six faces of a die, 1 to 6, from left to right. There is a hint. If just one clue had been solved when you named the subject, you get a second hint. [OR-A21]
      You have up to four rolls. Roll two different numbers and take one of them: its letter opens, and you have one guess. A double, or two numbers that are both taken, wastes the roll. [OR-A19] The word falls in value all the same.
      ![six-faces]
      | You find the word | It pays${doubles ? ` | In the game that wins the match` : ''} |
      ${tableRows(bigSixRows.map(row => (doubles ? row : row.slice(0, 2))))}

      ## Lucky 7
      Five prizes hide behind the letters L, U, C, K and Y. One is the top cash: ${money(top)}${byTotal ? '' : `, or ${money(topOfMatch)} if you have won the match`}. Pick a letter, and its prize is shown. The next game has four fresh prizes. [OR-A32]
      Now you play for that prize against a shutdown timer of ${isEven ? several(timers[0], `roll`, `rolls`) : `${timers[0]} to ${timers[4]} rolls. The bigger the prize, the fewer rolls`}. [OR-A22]
      ![lucky-letters](${[timers[2], timers[4]].map(String).join(' | ')})
      1. A total of 7 wins the prize and ends Lucky 7.
      1. Any other total pays ${money(luckySeven.side)} for each point, at once.
      1. But a double pays nothing, sets the timer to zero and ends Lucky 7.
      | The prize is | Rolls | Chance of a 7 |
      ${tableRows(places.map((place, i) => [place, String(timers[i] ?? 0), percent(chanceOfSeven(timers[i] ?? 0))]))}
      > A 6 and a 5 make 11 and pay ${money(11 * luckySeven.side)}. This money stays yours, whatever comes after. [OR-A23]

      ## The match
      ${
        byTotal
          ? `Two games are played with their bonus games. Whoever has more money from Lucky 7, prize and cash together, wins the match. If that is level, a third game decides. Nothing is doubled, and the top cash is always ${money(top)}.`
          : `Whoever wins ${games} first wins the match, best of ${counted(2 * toWin - 1)}.${byMoney} In the bonus games after the last of these wins${doubled} the top cash of Lucky 7 is ${money(topOfMatch)}. [OR-A2]
          ${
            general
              ? `The host may also choose the other form: two games with their bonus games, and whoever has more money from Lucky 7, prize and cash together, wins the match. If that is level, a third game decides. In this form nothing is doubled, and the top cash stays at ${money(top)}.`
              : ''
          }`
      }
      A champion who wins ${several(retireAfter, `match`, `matches`)} in a row retires.

      ## When somebody is late
      The host sets how long a move may take. This is what happens when the time is up.
      | Missing | What happens |
      | a guess in a name game | It counts as a pass. |
      | a roll on the board | It counts as passing the dice. If you have to roll, the dice are rolled for you. |
      | the choice of letters | The board picks one at random. |
      | a guess at a clue | It counts as a wrong guess and costs nothing: you may still roll on or pass. [OR-A31] |
      | the choice to roll on or pass | The dice are passed, or, after the last roll, the round ends. |
      | a guess at the subject | It counts as a wrong guess. |
      | a roll in a bonus game | The dice are rolled for you. |
      | a number or letter in a bonus game | It is picked at random. |
      | a guess in Big 6 | It counts as a wrong guess. |
    `,
    rulings: {
      'OR-A1': `The old rules also speak of two games decided by Lucky 7 money. Which one holds? ${
        byTotal
          ? 'That one, as the host of this show chose.'
          : `Best of ${counted(2 * toWin - 1)} games. Three later passages take that for granted.${general ? ' The other form can be chosen when the show is opened.' : ''}`
      }`,
      'OR-A2': `Which bonus game gets bigger for the winner of the match? ${
        byTotal
          ? 'Neither. In this show the number of games won does not decide, and nothing gets bigger.'
          : bigSix.double
            ? 'Both: Big 6 pays double, and Lucky 7 has the larger top cash.'
            : 'Lucky 7: it has the larger top cash.'
      }`,
      'OR-A3':
        'Which letters does a roll open? One or both of the numbers on the dice, each in a row of your choice; or the total, in one row. Never all three.',
      'OR-A4': 'May you take just one of two letters? Yes.',
      'OR-A5':
        'How are the letters numbered? In each row from 1, left to right. The blocked letter, spaces and punctuation have no number.',
      'OR-A6': 'When does the question mark open? When its own clue is solved. The other two stay shut.',
      'OR-A7': 'Who chooses the free letter? The player who receives it: any numbered letter that is hidden.',
      'OR-A8':
        'Do doubles and useless rolls count towards the rolls of a round? Yes. After the last roll only guesses are left, for whoever has control.',
      'OR-A9':
        'What does passing the dice cost? Nothing: no roll and no letter. The other player has to roll and cannot pass back.',
      'OR-A10': 'When may you pass? At any time before you roll.',
      'OR-A11':
        'How often may you guess? One clue each time letters are opened, and the subject once for each clue you solve.',
      'OR-A12': 'Both pass with six letters shown. And now? The name is shown, and a new name game follows.',
      'OR-A13':
        'One player passes, the other one answers? The answer counts. If it is wrong, the one who passed has the free guess.',
      'OR-A14': 'Can more than six letters of a name be shown? Not while the name game is on. Six is the most.',
      'OR-A15':
        'A double on the last roll? The other player still gets control, a free letter and a guess. Then a new name game follows.',
      'OR-A16':
        'The subject is being shown, and both guesses are wrong? The next letters are shown, three at most, and both may try again.',
      'OR-A17':
        'How far is the subject shown, and what if nobody names it? Three more letters at a time, but never the last one: a name shown in full would be no guess. With one letter hidden, a failed free guess or two passes end the puzzle. It is shown, nobody wins, and a new one is played for the same game.',
      'OR-A18': 'May you guess in Big 6 after a wasted roll? No. A guess needs a new letter.',
      'OR-A19': 'A double of a number you have not taken, in Big 6? Wasted, like any double.',
      'OR-A21':
        'When is there a second hint in Big 6? If exactly one of the three clues was solved at the moment you named the subject.',
      'OR-A22': `How is the shutdown timer set? By the order of the prizes, most expensive first: ${list(timers.map(String))} rolls.`,
      'OR-A23': 'Do you keep the small cash of Lucky 7? Yes, after a 7, after a double and when the rolls run out.',
      'OR-A24': `Does the consolation of Big 6 double too? ${doubles ? `Yes, to ${money(2 * bigSix.consolation)}.` : 'In this show nothing is doubled.'}`,
      'OR-A25': 'Which prize is behind which letter? They are shuffled before every Lucky 7.',
      'OR-A26': 'Does the loser of the match keep earlier bonus winnings? Yes.',
      'OR-A27': 'What about spaces and punctuation in a clue? They have no numbers and are shown from the start.',
      'OR-A28':
        'Who says that the word of Big 6 exists? The old rules named a web site, and the link is lost. Any dictionary will do, or two sources for a proper noun. Whoever writes the questions checks it.',
      'OR-A30': 'Does a retiring champion still play the bonus games? Yes, those of the last match too.',
      'OR-A31':
        'What does it cost to miss the time for a guess at a clue? Nothing. It counts as a wrong guess, and you keep the dice. The next time you are late they are passed.',
      'OR-A32':
        'Are the prizes of Lucky 7 new in every game? Yes. Each Lucky 7 has the next four of the list beside the top cash, and any of them may be cash.',
      'OR-A33':
        'What about a substitute, or a win that the host gives? A substitute takes over seat, games and money, but no matches won before. A win that the host gives is a game won, with its bonus games.',
    },
    origin: [
      'On A Roll follows the rules of a net game that was played on a message board, with a human host. That game drew on On A Roll, a pilot by Marc Goodson Television that was never sold, and on the revival of High Rollers in the mid-1980s, a Merrill Heatter production.',
      'Neither that net game nor Boxcars claims any right to those shows. Nobody plays for real money or real prizes here.',
    ],
  };
};
