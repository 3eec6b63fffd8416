import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { hotDiceHouse, hotDiceRules, houseSets } from '../../house.ts';

export const house: HouseWordsOf<typeof hotDiceHouse, keyof typeof houseSets, typeof hotDiceRules> = {
  rules: {
    free: { label: 'A free roll pays per point', help: 'The first roll of a round, and all of the catch-up.' },
    roll: { label: 'Every other roll pays per point', help: 'Dollars for each point you roll on.' },
    busts: { label: 'Totals that bust', help: 'Roll one of these and the pot is gone. Doubles are always safe.' },
    spaces: { label: 'The board of the rounds', help: 'What hides behind the six doubles.' },
    catchUpSpaces: {
      label: 'The board of the catch-up',
      help: 'What hides behind the doubles when somebody is behind.',
    },
    tieBreak: { label: 'The tie-breaker pays', help: 'Its winner wins the game too.' },
    bonanza: {
      free: { label: 'The free roll pays per point', help: 'How the pot of the bonus starts.' },
      roll: { label: 'Every other roll pays per point', help: 'Dollars for each point in the bonus.' },
      busts: { label: 'Totals that bust in the bonus', help: 'Roll one of these and a coin is gone, or everything.' },
    },
    mega: {
      roll: { label: 'A double pays per point', help: 'Take it, or open the door instead.' },
      million: { label: 'The top prize', help: 'What waits behind one of six doors.' },
    },
    megaAt: { label: 'Wins in a row for the Mega Roll', help: 'Before that, the winner plays the Bonus Bonanza.' },
    lossesOut: { label: 'Losses that send you home', help: 'At 0 nobody ever has to leave.' },
    retireAt: { label: 'Winnings that retire a player', help: 'Win this much and you leave as a legend.' },
    waits: { label: 'Broadcasts to sit out', help: 'After too many losses, and after retiring.' },
  },
  options: {
    cash: { label: 'Cash on the board', help: 'What lies behind three of the six doubles.' },
    freeRolls: { label: 'Free rolls on the board', help: 'How many one space of the board brings.' },
    catchUpCash: { label: 'Cash in the catch-up', help: 'What lies behind two doubles when somebody is behind.' },
    bonanzaCash: { label: 'Cash in the bonanza', help: 'Three of six spaces pay. The others bust.' },
    rounds: { label: 'Rounds', help: 'Before the catch-up.' },
  },
  sets: { quick: 'Ten-minute party', rich: 'High rollers', gentle: 'For the kids' },
};
