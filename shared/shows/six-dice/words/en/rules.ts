import { type MakeBook, tableRows } from '../../../../words/rule-book.ts';
import { rulingsOf, type SixDiceOptions, type SixDiceRuling } from '../../game.ts';
import { bustFacts, tripleFacts } from '../../odds/throws.ts';

export const book: MakeBook<SixDiceOptions, SixDiceRuling> = (options, tell, general) => {
  const nothing = 'nothing';
  const { money, number, percent } = tell;
  const { target, house, rules } = options;
  const [byBj, hotDice] = [general || rules === 'by-bj', general || rules === 'hot-dice'];
  const both = byBj && hotDice;
  const { one, five, triple, six, bigOne } = house;
  const points = (value: number): string => (value === 0 ? nothing : number(value));
  const ones = tripleFacts(house, 1);
  // Ann's dice of the example all score only where they are worth something.
  const allScore = one > 0 && five > 0 && triple > 0;
  const first = one + five + 3 * triple;
  const three = tripleFacts(house, 3)[byBj ? 0 : 1];
  /** A row with what it is worth by BJ and by Hot Dice, as far as they are told. */
  const scored = (what: string, bj: string, hot: string): readonly string[] => [
    what,
    ...(byBj ? [bj] : []),
    ...(hotDice ? [hot] : []),
  ];
  const threes = ['three 2s', 'three 3s', 'three 4s', 'three 5s', 'three 6s'].map((what, i) => {
    const [bj = 0, hot = 0] = tripleFacts(house, i + 2);
    return scored(what, points(bj), points(hot));
  });
  return {
    title: 'Six Dice',
    inShort:
      'Roll six dice, set aside what scores, and roll the rest, or stop and keep your points. Roll nothing that scores and the points of your turn are gone.',
    text: `
      ## The idea
      Two to eight players take turns. In your turn you roll for points as long as you dare. The first to pass ${number(target)} points starts the last turns.
      ${
        both
          ? `There are two sets of rules, from two different texts. The host chooses one when the show is opened. They are never mixed. [SH-A6]
          Unless the host chooses otherwise, BJ’s rules are played.`
          : `This show is played by ${byBj ? 'BJ’s' : 'the Hot Dice'} rules.`
      }

      ## What scores
      Only these dice score. Three of a kind must fall in one throw. [SD-A5]
      The points are added up: 1, 5, 3, 3, 3 and 2 in one throw are ${number(one)} and ${number(five)} and ${number(three)}.
      ![scored-dice](${[one, five, three, one + five + three].map(number).join(' | ')})
      ${tableRows([
        both ? scored('In one throw', 'By BJ', 'Hot Dice') : ['In one throw', 'Points'],
        scored('each 1', points(one), points(one)),
        scored('each 5', points(five), points(five)),
        ...threes,
        scored('three 1s', `${points(ones[0] ?? 0)} [SD-A3]`, points(ones[1] ?? 0)),
        ...(hotDice ? [scored('1, 2, 3, 4 and 5 (The Big One)', 'no extra', points(bigOne))] : []),
        ...(byBj ? [scored('all six dice score', `${number(six)} extra`, 'no extra')] : []),
      ])}

      ${
        byBj
          ? `
      ## A turn${both ? ' by BJ’s rules' : ''}
      1. Roll all six dice.
      1. Every die that scores is frozen: it counts and is set aside. [SD-A6] Its points are at risk.
      1. Roll the dice that are left, or stop and bank the points of the turn.
      1. If all six dice have scored, you get ${number(six)} extra. Roll all six again, or stop and bank.
      1. If no die of a throw scores, the turn is over. Its points are lost, but every ${number(six)} extra stays yours. [SD-A7]
      ${
        allScore
          ? `> Ann rolls 1, 5, 3, 3, 3 and 2: five dice are frozen, ${number(first)} points are at risk. She rolls the last die: a 5. All six have scored: ${number(first + five)} points and ${number(six)} extra. She rolls all six again, and nothing scores. The ${number(first + five)} points are lost, the ${number(six)} extra are hers.`
          : ''
      }
`
          : ''
      }

      ${
        hotDice
          ? `
      ## A turn${both ? ' by the Hot Dice rules' : ''}
      1. Roll all six dice.
      1. Keep any or all of the dice that score, at least one. [SH-A7] Their points are at risk.
      1. Roll the dice that are left, or stop and bank.
      1. If you keep all six dice, you may roll all six again. The points stay at risk, and there is nothing extra. [SH-A1]
      1. If no die of a throw scores, the turn is over and all its points are lost. [SH-A2]
      ${
        one > 0 && five > 0
          ? `> Ben rolls 1, 1, 5, 2, 4 and 6. He keeps one 1 for ${number(one)} points and rolls five dice, rather than keep all three for ${number(2 * one + five)} and roll three.`
          : ''
      }
`
          : ''
      }

      ## How risky is it?
      How often a throw scores nothing at all:
      | Dice you roll | Nothing scores |
      ${tableRows([6, 5, 4, 3, 2, 1].map(dice => [String(dice), percent(bustFacts(options, dice))]))}

      ## The end
      Once a player has more than ${number(target)} points, each other player has one last turn. It is an ordinary turn: you may stop at any time. [SD-A9] The host may set another target.
      The highest score wins. If scores are level, the player who passed the target first wins, because the others had to beat that score. [SD-A10]

      ${
        byBj
          ? `
      ## A joke in the old rules
      By BJ’s rules the winner owes the other player ${money(50_000)} a month, tax free, for ten years: ${money(6_000_000)} in all. The show says so at the end, and nobody pays.
`
          : ''
      }

      ## When somebody is late
      The host sets how long a move may take. A missed roll is made for you. ${hotDice ? 'If you miss choosing dice, all that score are kept. ' : ''}If you miss the choice to roll or stop, your points are banked.
    `,
    leftOut: both ? [] : [...rulingsOf[byBj ? 'hot-dice' : 'by-bj'], 'SH-A6'],
    rulings: {
      'SD-A1': 'BJ’s text once speaks of five dice. Are there six? Six. After six that scored you roll all six again.',
      'SD-A2':
        'Does a throw of fewer than six dice also lose the turn? Yes. Any throw in which nothing scores ends the turn and loses its points.',
      'SD-A3': `What are three 1s worth by BJ’s rules? ${points(ones[0] ?? 0)}. Each 1 counts ${number(one)}, and a throw is never worth less than its single dice.`,
      'SD-A4':
        'What are four or more of a kind worth? One three of a kind and what is left over: 1s and 5s count singly, others nothing. Six of a kind count as two sets of three.',
      'SD-A5': 'May three of a kind come together over several throws? No. Every throw is scored by itself.',
      'SD-A6': `By BJ’s rules, may you choose which dice to freeze? No. All that score are frozen.${both ? ' Choosing belongs to the Hot Dice rules.' : ''}`,
      'SD-A7': `What happens to the ${number(six)} extra when nothing scores? It is added to your score, each time you earned it in that turn.`,
      'SD-A8': `Do exactly ${number(target)} points start the last turns? No, it takes more than that, and banked.`,
      'SD-A9': 'Must you roll on in the last turn until you are ahead? No. It is a turn like any other.',
      'SD-A10':
        'What if the scores are level at the end? The player who passed the target first wins, then the next in turn.',
      'SD-A11':
        'The texts speak of two players. May more play? Yes, up to eight. Each of the others has one last turn.',
      'SD-A13': `Can the ${number(six)} extra carry you past the target when nothing scores? Yes. The score is looked at when the turn is over.`,
      'SH-A1':
        'Hot Dice rules: what happens when you keep all six? You may roll all six again. The text breaks off here; this is how such games go on.',
      'SH-A2':
        'Hot Dice rules: what happens when nothing scores? The points of the turn are lost. There is no extra that stays.',
      'SH-A3': `What does the sixth die do in The Big One? It scores by itself: another 1 adds ${number(one)}, another 5 adds ${number(five)}.`,
      'SH-A4': `What is the target of the Hot Dice rules? The text has none. It is ${number(target)}${both ? ' too, with the same' : ', with a'} last turn.`,
      'SH-A6': 'May the two sets of rules be mixed? No. They are two different games.',
      'SH-A7': 'Must you keep at least one die? Yes. Otherwise there would be no rest to roll.',
    },
    origin: [
      both
        ? 'The first set of rules is a text signed “By BJ”. The second comes from scattered lines about a game called Hot Dice that stood among the rules of the show of that name. Both are versions of an old dice game that belongs to nobody.'
        : byBj
          ? 'These rules are a text signed “By BJ”. They are a version of an old dice game that belongs to nobody.'
          : 'These rules come from scattered lines about a game called Hot Dice that stood among the rules of the show of that name. They are a version of an old dice game that belongs to nobody.',
      `Nobody plays for real money here.${hotDice ? ' One of those lines was advice about gambling from a lottery’s page; it is no rule of the game.' : ''}`,
    ],
  };
};
