import { counted } from '../../../../words/en/counting.ts';
import type { BookNarrator, Rulings } from '../../../../words/rule-book.ts';
import type { HotDiceOptions, HotDiceRuling } from '../../game-state.ts';
import { boardFacts } from '../../rule-facts.ts';

/** House rulings: what the old texts leave open, and how it is played here. */
export const rulings = (options: HotDiceOptions, { money }: BookNarrator): Rulings<HotDiceRuling> => {
  const { tieBreak } = options.house;
  const [dearest = 0] = options.bonanzaCash;
  const { catchUp, ofTheHost } = boardFacts(options);
  return {
    'HD-A1': `How many spaces hold free rolls? ${
      ofTheHost
        ? 'As many as the host has laid.'
        : `One. It gives from one to five free rolls, ${counted(options.freeRolls)} in this show.`
    }`,
    'HD-A2': `What lies behind the six spaces in a round? ${
      ofTheHost
        ? 'What the host has laid: the table tells it.'
        : 'Three amounts, double pot, free rolls and a bust. If each player has a loss, lose loss takes the place of the smallest amount. The host may change the amounts.'
    }`,
    'HD-A3': `Is a space used up once it is found? No, it is only shuffled. Only the ${money(dearest)} of the bonanza gives way to double pot.`,
    'HD-A4': 'Is the board shuffled if nobody opens a space? Yes, after every double.',
    'HD-A5': 'May you stop between free rolls? No. All are taken one after the other; then you decide as usual.',
    'HD-A6':
      'The other player’s answer was wrong. Where does your list start? At your own number. Only if you sent none do you start at the 1st roll.',
    'HD-A8': `Is there a lose loss in the catch-up or in the bonanza? ${
      catchUp.some(({ kind }) => kind === 'lose-loss')
        ? 'In the catch-up, where the host has laid one; never in the bonanza.'
        : 'No.'
    }`,
    'HD-A9': 'What lies behind the six spaces in the catch-up? Just what the table of the catch-up says.',
    'HD-A10': 'What does a bust on the board do in the catch-up? It gains nothing. No score is lost.',
    'HD-A11':
      'The catch-up is one roll. Do extra rolls from the board count? They belong to that one turn. The extra roll that an amount “and roll” brings may be left.',
    'HD-A12':
      'Does the forced board also hold for the player who was overtaken? Yes. That player is now the one who is behind.',
    'HD-A13':
      'What if banking the double makes the scores exactly level? Then you are not behind any more and may choose.',
    'HD-A14': 'What if a player who is level or ahead finds “tie the score”? Nothing happens.',
    'HD-A15':
      'The catch-up made the scores level. Does the other player roll? Yes. If that roll gains nothing, the scores stay level and a tie-breaker decides.',
    'HD-A16': 'What does “double your score” do with nothing? Twice nothing is nothing.',
    'HD-A18': 'Does the loser keep the money? Yes. Earnings are everything a player has won in all games.',
    'HD-A20': 'Do losses change after the Mega Roll? No, only the wins in a row go back to zero.',
    'HD-A22': 'May you stop after giving up a coin? No, you have to roll again first. The pot stays as it was.',
    'HD-A23':
      'A bust behind a space of the bonanza, and you have a coin? You give up the coin and roll again, as with any bust.',
    'HD-A24':
      'What if you are late in the bonanza? It is a bust, and a coin is used first. The roll after it has to be made; if you are late again, it is made for you.',
    'HD-A25': `Do the smaller amounts stay after the ${money(dearest)} is found? Yes, and the board is shuffled after every double.`,
    'HD-A26': `Is ${money(dearest)} the most the bonanza can pay? No. It is the largest amount behind a space; the pot may grow beyond it.`,
    'HD-A27': 'How many rolls are in the Mega Roll? Exactly one.',
    'HD-A30': 'One player passes and the other one is late? Nobody has answered. The question is replaced.',
    'HD-A31':
      'Only one player answers? Then that answer counts: right wins the question, wrong gives it to the other player.',
    'HD-A32': `Are dice rolled after the tie-breaker? No. Its ${money(tieBreak)} go to the score.`,
    'HD-A36': 'Is a doubled pot safe? No. It is at risk like any pot until it is banked.',
    'HD-A37':
      'How is the audience game played? The texts leave that to the host, who gives the rules at its start. Here it can be any show, or a bonus game by itself, with a qualifier of its own.',
    'HD-A38':
      'Which list do the catch-up and the bonus use? Each player picks a place in a fresh list, so nobody picks a roll already seen. The Mega Roll has no list: two dice are rolled.',
    'HD-A40':
      'Does a win that the host gives bring the bonus game? Yes. It counts as a win like any other, and for the other player as a loss. What was at risk is not paid.',
    'HD-A41': 'What does a substitute take over? Seat and score. Wins, losses and earnings begin at zero.',
    'HD-A42':
      'May you try to qualify while you have to wait? No. The entry is turned away, and you are told from which broadcast on you are welcome.',
  };
};
