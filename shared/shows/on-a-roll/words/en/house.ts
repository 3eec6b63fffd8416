import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { houseSets, onARollHouse, onARollRules } from '../../house.ts';

export const house: HouseWordsOf<typeof onARollHouse, keyof typeof houseSets, typeof onARollRules> = {
  rules: {
    toWin: { label: 'Games to win the match', help: 'In a match won by games.' },
    level: {
      label: 'Level before the last game',
      help: 'How a match is decided when both are one game away.',
      options: { 'third-game': 'Play one more game', 'lucky-7-total': 'Lucky 7 money decides' },
    },
    bigSix: {
      roll: { label: 'The money roll pays per point', help: 'What the word is worth at the first guess.' },
      values: { label: 'Guesses after rolls two, three and four', help: 'What the word is worth later on.' },
      consolation: { label: 'Cash for a missed word', help: 'Nobody leaves Big 6 with nothing.' },
      double: { label: 'Double in the deciding game', help: 'Big 6 pays double once the match is won.' },
    },
    luckySeven: {
      top: { label: 'The top cash', help: 'In an ordinary game, and in the one that wins the match.' },
      timers: { label: 'Rolls per prize, biggest first', help: 'The bigger the prize, the fewer rolls you get.' },
      side: { label: 'Every other roll pays per point', help: 'Side cash for rolls that aren’t a 7.' },
    },
    retireAfter: { label: 'Matches in a row to retire', help: 'Then the champion leaves undefeated.' },
  },
  options: {
    format: {
      label: 'Who wins the match',
      help: 'By games, or by the money of Lucky 7 after two games.',
      options: { 'best-of-three': 'Best of three games', 'lucky-7-total': 'Two games, most Lucky 7 money wins' },
    },
    rolls: { label: 'Rolls in a round', help: 'On the clue board. Big 6 always has four.' },
  },
  sets: { quick: 'Ten-minute party', rich: 'High rollers', gentle: 'For the kids' },
  exact: {
    rounds: 'Name games',
    'top-cash': 'the top cash is won',
  },
};
