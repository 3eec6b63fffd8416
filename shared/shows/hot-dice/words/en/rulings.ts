import { counted } from '../../../../words/en/counting.ts';
import type { BookNarrator, RuleBook } from '../../../../words/rule-book.ts';
import type { HotDiceOptions } from '../../game-state.ts';
import { boardFacts } from '../../rule-facts.ts';

/** House rulings: what the old texts leave open, and how it is played here. */
export const rulings = (options: HotDiceOptions, { money }: BookNarrator): RuleBook['rulings'] => {
  const { tieBreak } = options.house;
  const [dearest = 0] = options.bonanzaCash;
  const { catchUp, ofTheHost } = boardFacts(options);
  return [
    {
      id: 'HD-A1',
      question: 'How many spaces hold free rolls?',
      ruling: ofTheHost
        ? 'As many as the host has laid.'
        : `One. It gives from one to five free rolls, ${counted(options.freeRolls)} in this show.`,
    },
    {
      id: 'HD-A2',
      question: 'What lies behind the six spaces in a round?',
      ruling: ofTheHost
        ? 'What the host has laid: the table tells it.'
        : 'Three amounts, double pot, free rolls and a bust. If each player has a loss, lose loss takes the place of the smallest amount. The host may change the amounts.',
    },
    {
      id: 'HD-A3',
      question: 'Is a space used up once it is found?',
      ruling: `No, it is only shuffled. Only the ${money(dearest)} of the bonanza gives way to double pot.`,
    },
    {
      id: 'HD-A4',
      question: 'Is the board shuffled if nobody opens a space?',
      ruling: 'Yes, after every double.',
    },
    {
      id: 'HD-A5',
      question: 'May you stop between free rolls?',
      ruling: 'No. All are taken one after the other; then you decide as usual.',
    },
    {
      id: 'HD-A6',
      question: 'The other player’s answer was wrong. Where does your list start?',
      ruling: 'At your own number. Only if you sent none do you start at the 1st roll.',
    },
    {
      id: 'HD-A8',
      question: 'Is there a lose loss in the catch-up or in the bonanza?',
      ruling: catchUp.some(({ kind }) => kind === 'lose-loss')
        ? 'In the catch-up, where the host has laid one; never in the bonanza.'
        : 'No.',
    },
    {
      id: 'HD-A9',
      question: 'What lies behind the six spaces in the catch-up?',
      ruling: 'Just what the table of the catch-up says.',
    },
    {
      id: 'HD-A10',
      question: 'What does a bust on the board do in the catch-up?',
      ruling: 'It gains nothing. No score is lost.',
    },
    {
      id: 'HD-A11',
      question: 'The catch-up is one roll. Do extra rolls from the board count?',
      ruling: `They belong to that one turn. The extra roll that an amount “and roll” brings may be left.`,
    },
    {
      id: 'HD-A12',
      question: 'Does the forced board also hold for the player who was overtaken?',
      ruling: 'Yes. That player is now the one who is behind.',
    },
    {
      id: 'HD-A13',
      question: 'What if banking the double makes the scores exactly level?',
      ruling: 'Then you are not behind any more and may choose.',
    },
    {
      id: 'HD-A14',
      question: 'What if a player who is level or ahead finds “tie the score”?',
      ruling: 'Nothing happens.',
    },
    {
      id: 'HD-A15',
      question: 'The catch-up made the scores level. Does the other player roll?',
      ruling: 'Yes. If that roll gains nothing, the scores stay level and a tie-breaker decides.',
    },
    { id: 'HD-A16', question: 'What does “double your score” do with nothing?', ruling: 'Twice nothing is nothing.' },
    {
      id: 'HD-A18',
      question: 'Does the loser keep the money?',
      ruling: 'Yes. Earnings are everything a player has won in all games.',
    },
    {
      id: 'HD-A20',
      question: 'Do losses change after the Mega Roll?',
      ruling: 'No, only the wins in a row go back to zero.',
    },
    {
      id: 'HD-A22',
      question: 'May you stop after giving up a coin?',
      ruling: 'No, you have to roll again first. The pot stays as it was.',
    },
    {
      id: 'HD-A23',
      question: 'A bust behind a space of the bonanza, and you have a coin?',
      ruling: 'You give up the coin and roll again, as with any bust.',
    },
    {
      id: 'HD-A24',
      question: 'What if you are late in the bonanza?',
      ruling:
        'It is a bust, and a coin is used first. The roll after it has to be made; if you are late again, it is made for you.',
    },
    {
      id: 'HD-A25',
      question: `Do the smaller amounts stay after the ${money(dearest)} is found?`,
      ruling: 'Yes, and the board is shuffled after every double.',
    },
    {
      id: 'HD-A26',
      question: `Is ${money(dearest)} the most the bonanza can pay?`,
      ruling: 'No. It is the largest amount behind a space; the pot may grow beyond it.',
    },
    { id: 'HD-A27', question: 'How many rolls are in the Mega Roll?', ruling: 'Exactly one.' },
    {
      id: 'HD-A30',
      question: 'One player passes and the other one is late?',
      ruling: 'Nobody has answered. The question is replaced.',
    },
    {
      id: 'HD-A31',
      question: 'Only one player answers?',
      ruling: 'Then that answer counts: right wins the question, wrong gives it to the other player.',
    },
    {
      id: 'HD-A32',
      question: 'Are dice rolled after the tie-breaker?',
      ruling: `No. Its ${money(tieBreak)} go to the score.`,
    },
    {
      id: 'HD-A36',
      question: 'Is a doubled pot safe?',
      ruling: 'No. It is at risk like any pot until it is banked.',
    },
    {
      id: 'HD-A37',
      question: 'How is the audience game played?',
      ruling:
        'The texts leave that to the host, who gives the rules at its start. Here it can be any show, or a bonus game by itself, with a qualifier of its own.',
    },
    {
      id: 'HD-A38',
      question: 'Which list do the catch-up and the bonus use?',
      ruling:
        'Each player picks a place in a fresh list, so nobody picks a roll already seen. The Mega Roll has no list: two dice are rolled.',
    },
    {
      id: 'HD-A40',
      question: 'Does a win that the host gives bring the bonus game?',
      ruling:
        'Yes. It counts as a win like any other, and for the other player as a loss. What was at risk is not paid.',
    },
    {
      id: 'HD-A41',
      question: 'What does a substitute take over?',
      ruling: 'Seat and score. Wins, losses and earnings begin at zero.',
    },
    {
      id: 'HD-A42',
      question: 'May you try to qualify while you have to wait?',
      ruling: 'No. The entry is turned away, and you are told from which broadcast on you are welcome.',
    },
  ];
};
