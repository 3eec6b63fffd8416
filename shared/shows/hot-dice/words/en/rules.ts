import { aTotal, Counted, counted, several } from '../../../../words/en/counting.ts';
import { type MakeBook, tableRows } from '../../../../words/rule-book.ts';
import type { HotDiceOptions, HotDiceRuling } from '../../game-state.ts';
import { boardFacts, bustingTotals, type SpaceFacts } from '../../rule-facts.ts';
import { rulings } from './rulings.ts';

export const book: MakeBook<HotDiceOptions, HotDiceRuling> = (options, tell) => {
  const { money, either } = tell;
  const { bonanzaCash } = options;
  const { free, roll, tieBreak, bonanza, mega, megaAt, lossesOut, retireAt, waits } = options.house;
  const [dearest = 0] = bonanzaCash;
  const busts = bustingTotals(options.house.busts);
  const bonusBusts = bustingTotals(bonanza.busts);
  const danger = either(busts.map(aTotal));
  const bonusDanger = either(bonusBusts.map(aTotal));
  const { spaces, catchUp, best, ofTheHost } = boardFacts(options);
  const upTo = Array.from({ length: megaAt - 1 }, (_, i) => i + 1);
  const rounds = several(options.rounds, 'round', 'rounds');
  const coins = upTo.length < 5 ? either(upTo.map(counted)) : `from one to ${counted(megaAt - 1)}`;
  const back = (wait: number) =>
    wait === 0
      ? 'You may try to qualify again at once.'
      : `After ${several(wait, 'whole broadcast', 'whole broadcasts')} you may try to qualify again.`;
  const freely = (n: number, rest: string) =>
    n === 1 ? `The next roll of the list ${rest}` : `The next ${counted(n)} rolls of the list ${rest}`;
  /** What a space of a board does; `also`: the same in the catch-up. */
  const roundRow = ({ kind, amounts, spaces: n }: SpaceFacts): readonly string[] => {
    const times = n > 1 ? ` (${n} spaces)` : '';
    const [amount = 0] = amounts;
    switch (kind) {
      case 'double-pot':
        return [`double pot${times}`, 'The pot is doubled.'];
      case 'free-rolls':
        return [
          `${amount} free ${amount === 1 ? 'roll' : 'rolls'}`,
          `${freely(amount, `${amount === 1 ? 'adds' : 'add'} ${money(free)} for each point, even ${either([...busts.map(aTotal), 'a double'])}.`)}${amount === 1 ? '' : ` You have to take ${amount === 2 ? 'both' : 'them all'}. [HD-A5]`}`,
        ];
      case 'bust':
        return [
          `bust${times}`,
          busts.length === 0
            ? 'The pot is lost, and the round is over.'
            : `Like ${danger}: the pot is lost, and the round is over.`,
        ];
      case 'lose-loss':
        return [
          'lose loss',
          `${ofTheHost ? 'Only if each player has a loss; else a bust is there.' : `Takes the place of the ${money(options.cash[2] ?? 0)}, only if each player has a loss.`} The finder’s loss is taken away. Wins that were wiped out do not come back.`,
        ];
      default:
        return [amounts.map(money).join(', '), 'The amount goes into the pot.'];
    }
  };
  const catchUpRow = ({ kind, amounts, spaces: n }: SpaceFacts): readonly string[] => {
    const times = n > 1 ? ` (${n} spaces)` : '';
    const [amount = 0] = amounts;
    switch (kind) {
      case 'cash-and-roll':
        return [`${amounts.map(money).join(', ')} and roll`, 'The amount goes to your score, and you may roll again.'];
      case 'double-score':
        return [`double your score${times}`, 'Your score is doubled.'];
      case 'tie-score':
        return [`tie the score${times}`, 'Your score is raised to that of the leader.'];
      case 'free-rolls':
        return [
          `${amount} free ${amount === 1 ? 'roll' : 'rolls'}`,
          freely(amount, `${amount === 1 ? 'goes' : 'go'} to your score, ${money(free)} for each point.`),
        ];
      case 'bust':
        return [`bust${times}`, 'Nothing gained, nothing lost. [HD-A10]'];
      case 'lose-loss':
        return ['lose loss', 'Only if each player has a loss: the finder’s is taken away. Nothing else is gained.'];
      default:
        return [amounts.map(money).join(', '), 'The amount goes to your score.'];
    }
  };
  return {
    title: 'Hot Dice',
    inShort: `Win a question, then roll a pot together and bank it before ${busts.length === 0 ? `the board` : danger} takes it away. ${Counted(options.rounds)} ${options.rounds === 1 ? `round` : `rounds`} and a catch-up decide who plays for a bonanza, and after ${counted(megaAt)} wins in a row for ${money(mega.million)}.`,
    text: `
      ## The idea
      Two players meet in ${rounds}. Each round opens with a question. Its winner rolls two dice to build a pot, and stops in time, or not.
      After the last round comes the catch-up: the player who is behind gets a last chance.
      The old rules count in cyber-dollars, CY$. The host decides whether a show still does.

      ## Getting in
      Players are found by a qualifying question whose answer is a number. The closest guess gets the seat. If two are equally close, the one who sent first gets it.

      ## The question
      The question comes with several answers to choose from.
      ![nearer-number]
      1. Each player sends an answer and a number from 1 to 100, or passes. The other one cannot see it.
      1. A secret number from 1 to 100 is opened. Only the answer of the closer player counts. If both are equally close, the first to send counts.
      1. Right: that player wins the question and a free roll.
      1. Wrong: the other player wins the question and the free roll.
      1. If both pass, the question is thrown out, and another one is asked in the same round.

      ## The list of rolls
      Before each round a list of 100 rolls is made. The number that you sent is also your place in that list: your free roll stands there, and your next rolls follow it. [HD-A6] After the 100th roll comes the 1st.
      If you win the question but sent no number, you start at the 1st roll.
      ![roll-list]

      ## The pot
      The free roll opens the pot with ${money(free)} for each point. ${busts.length === 0 ? `On a free roll a double opens no board.` : `On a free roll ${danger} does not bust, and a double opens no board.`}
      Now decide: bank the pot, which ends the round and adds the pot to your score, or take the next roll of the list.
      | The next roll is | What happens |
      ${busts.length === 0 ? '' : `| ${danger} | Bust. The pot is lost, and the round is over. |`}
      | a double | The double decision: see below. |
      | anything else | ${money(roll)} for each point goes into the pot. Decide again. |
      ${
        busts.length > 0 && !busts.includes(9) && best > 0
          ? `> Ann wins the question with the number 24. The 24th roll is 2 and 4: the pot opens with ${money(6 * free)}. She rolls on: 6 and 3, ${money(9 * roll)} more, ${money(6 * free + 9 * roll)}. Next a double 1. She leaves the ${money(2 * roll)} and opens space 1: ${money(best)}. The pot is at ${money(6 * free + 9 * roll + best)}. She rolls once more: ${aTotal(busts[0] ?? 0)}. The pot is gone, and she scores nothing in this round.`
          : ''
      }

      ## The double decision
      The board has six spaces, one for each double. Roll a double and choose: take ${money(roll)} for each point, or open the space of that double and take what is behind it. If you open it, the points of the roll are not added.
      All six are shuffled after every double, opened or not. [HD-A4] What was found stays in the game. [HD-A3]
      ![double-board](${money(6 * roll)})
      | Behind a space | What it does |
      ${tableRows(spaces.map(roundRow))}

      ## The catch-up
      After ${rounds} there are no more questions. The player who is behind picks a number from 1 to 100, a place in a fresh list of rolls, and gets one roll.
      Level after ${rounds}? Then there is no catch-up, and a tie-breaker decides.
      1. The roll is banked at once: ${money(free)} for each point.
      ${
        busts.length === 0
          ? ''
          : `1. ${danger.charAt(0).toUpperCase()}${danger.slice(1)} brings nothing, but nothing is lost.`
      }
      1. A double: bank ${money(free)} for each point, or open the space of that double. If banking would leave you behind, you have to open it.
      1. Still behind? Then the leader wins at once.
      1. Level or ahead? Then the other player picks a number too and gets one roll, with a fresh list and a fresh board. [HD-A38]
      | Behind a space | What it does in the catch-up |
      ${tableRows(catchUp.map(catchUpRow))}

      ## Who wins
      The higher score wins. If the scores are level after the catch-up, a tie-breaker question decides. Its winner wins the game and ${money(tieBreak)} more. No dice are rolled for it. [HD-A32]
      Both players keep what they have banked. [HD-A18]

      ## Wins and losses
      The winner gets a win, the other player a loss. A loss wipes out all wins, so wins are always wins in a row.
      | You have | What it means |
      | ${either(upTo.map(String))} ${megaAt === 2 ? 'win' : 'wins in a row'} | You play the Bonus Bonanza. |
      | ${megaAt} wins in a row | You play the Mega Roll instead. |
      ${
        lossesOut === 0
          ? ''
          : `| ${lossesOut} ${lossesOut === 1 ? 'loss' : 'losses'} | You are out. ${back(waits[0])} |`
      }
      | earnings of ${money(retireAt)} or more | You retire. ${back(waits[1])} |

      ## The Bonus Bonanza
      You begin with one gold coin for each win in a row: ${coins}. A coin saves you from one bust.
      Pick a number from 1 to 100, a place in a fresh list. The free roll opens the pot with ${money(bonanza.free)} for each point. From now on you may stop and keep the pot, or roll on. The stakes are higher, and so is the danger.
      Behind the six spaces are ${money(dearest)}, ${money(bonanzaCash[1] ?? 0)}, ${money(bonanzaCash[2] ?? 0)} and three busts. Once the ${money(dearest)} is found, double pot takes its place. ${bonusBusts.length === 0 ? `` : `A bust behind a space is like ${bonusDanger}.`}
      Coins that are left at the end are given up.
      | The next roll is | What happens |
      ${
        bonusBusts.length === 0
          ? ''
          : `| ${bonusDanger} | Bust. With a coin: give it up and roll again. Without: the bonus is over, and you win nothing. |`
      }
      | a double | Take ${money(bonanza.roll)} for each point, or open the space of that double. |
      | anything else | ${money(bonanza.roll)} for each point goes into the pot. |
      ${
        bonusBusts.length > 0 && !bonusBusts.includes(11)
          ? `> Ann has one coin. Her free roll is a 7: no bust, but ${money(7 * bonanza.free)} in the pot. Then 6 and 5 are 11 points, ${money(11 * bonanza.roll)} more: ${money(7 * bonanza.free + 11 * bonanza.roll)}. Then ${aTotal(bonusBusts.at(-1) ?? 0)}: she gives up her coin and has to roll again. A double 4: she opens space 4 and finds ${money(dearest)}. She stops with ${money(7 * bonanza.free + 11 * bonanza.roll + dearest)}.`
          : ''
      }

      ## The Mega Roll
      After ${counted(megaAt)} wins in a row: one roll of two dice, and only a double wins anything. [HD-A27]
      With a double, bank ${money(mega.roll)} for each point, from ${money(2 * mega.roll)} to ${money(12 * mega.roll)}, or open the space of that double. Behind one of the six spaces is the million: ${money(mega.million)}. Behind the other five is nothing.
      Whatever happens, the wins in a row go back to zero. The next Mega Roll takes ${counted(megaAt)} new wins.

      ## Broadcasts and the audience
      Two games with their two bonus games make one broadcast, with a game for the audience between them if there is time. [HD-A37]
      For the audience the host picks any show, or one of its bonus games. Its own qualifier finds the players. Whoever plays in the main game is asked to leave it to the others.

      ## When somebody is late
      The host sets how long a move may take. This is what happens when the time is up.
      | Missing | What happens |
      | an answer | It counts as a pass. If both are missing, the question is replaced. |
      | roll or bank | Bust. |
      | a double decision | Bust. In the catch-up nothing is gained. |
      | a number in the catch-up or the bonanza | You start at the 1st roll of the list. |
      | the extra roll of the catch-up | You stop. |
      | roll or bank in the bonanza | Bust: a coin is used first. A roll that you have to make is made for you. [HD-A24] |
      | a move in the Mega Roll | You win nothing. |

      ## When somebody is gone
      If a player stays away, the host may give the win to the more active player, whatever the score: the bonus game follows as after any win. [HD-A40]
      The host may also seat a substitute, who takes over the score and begins with no wins, no losses and no earnings. [HD-A41]

      ## Another Hot Dice, not playable
      Among the old texts is a scrap of the Florida Lottery’s rules, number 53ER18-53, about a game called HOT DICE. It was a Fast Play game, an instant-win game also known as an online terminal game, for US$1.00 per play. Tickets were printed by the terminal of an authorised retailer at purchase.
      There the text breaks off. No symbols, no prizes, no odds and no way to win have survived. No rule of play is left, so it cannot be played, here or anywhere. It shares nothing with this show but the name.
    `,
    rulings: rulings(options, tell),
    origin: [
      'Hot Dice follows the rules of a net game that was played by e-mail. By its own account it drew on On A Roll, a British pilot that was never sold.',
      'Neither that net game nor Boxcars claims any right to that show. Nobody plays for real money or real prizes here.',
      'The old page mixes three other texts among these rules. A dice game with six dice, also called Hot Dice, is in the book of Six Dice. The bets of Hard Rockin’ Dice are in the book of Hot Hand. The scrap of a Florida lottery rule is named above.',
    ],
  };
};
