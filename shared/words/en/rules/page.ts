/** The words of the page that shows a rule book. */
import type { RulePageWords } from '../../rule-book.ts';

export const page: RulePageWords = {
  howToPlay: 'How to play',
  contents: 'On this page',
  inShort: 'In 30 seconds',
  example: 'For example',
  rulings: 'House rulings',
  rulingsHelp:
    'The old rules leave some things open. There Boxcars has decided. These answers are house rulings, not the words of the old rules; where a rule above rests on one, a mark leads here.',
  rulingMark: id => `House ruling ${id}`,
  houseRuling: 'House ruling',
  usually: text => `Usually: ${text}`,
  origin: 'Origin',
  print: 'Print',
  lobby: 'To the lobby',
  shows: 'Rules of the other shows',
  top: 'Back to the top',
  odds: 'The odds of it, to explore',
  loading: 'Opening the rule book …',
  missing: show => `There is no rule book for “${show}”.`,
  plain: {
    players: 'Players',
    playersText: (from, to, minutes) =>
      `${from === to ? from : `${from} to ${to}`} ${to === 1 ? 'player' : 'players'}.${minutes > 0 ? ` A show takes about ${minutes} minutes.` : ''}`,
    moves: 'Your turn',
    movesText: moves => `What you can do: ${moves}. Your phone shows what goes right now.`,
    options: 'Settings of this show',
    optionsText: 'Whoever opens the show can change these.',
    head: ['Setting', 'Now', 'Possible'],
    range: (from, to) => `${from} to ${to}`,
    yes: 'yes',
    no: 'no',
  },
};
