/** The Main Event, explained in the books of both shows that end in it, each with its own figures. */
import { counted, times } from '../../../../words/en/counting.ts';
import type { BookNarrator, Rulings } from '../../../../words/rule-book.ts';
import type { MainEventHouse, MainEventRuling } from '../../house.ts';

export interface MainEventFigures {
  /** What the winner has won: “match” or “game”. */
  readonly won: string;
  /** What is said of the whole round, where the jackpot opens. */
  readonly promise: string;
}

export const mainEventSections = (
  house: MainEventHouse,
  { money }: BookNarrator,
  figures: MainEventFigures,
): string => {
  const [bronze, silver, gold] = house.allCash;
  const rolls = house.chances === 1 ? 'one roll' : `${counted(house.chances)} rolls`;
  const waiting = house.carry
    ? 'Prizes that were not won stay where they are.'
    : 'Prizes that were not won do not wait for anybody.';
  const retires =
    house.retireAfter === 1
      ? 'Every champion retires undefeated at once.'
      : `A champion who wins ${times(house.retireAfter)} in a row retires undefeated.`;
  return `
    ## The Main Event
    The winner of the ${figures.won} is champion and plays The Main Event alone, for three prizes and a jackpot. ${figures.promise}
    The six lucky numbers now carry halves of three medals. Roll a number to take its half. Both halves make a medal, and a whole medal wins its prize. All three medals win all three prizes and the jackpot.
    ![medals]
    | Medal | Its numbers | Its prize |
    | Bronze | 6 and 8 | the cheapest |
    | Silver | 5 and 9 | the one in the middle |
    | Gold | 4 and 10 | the most expensive |

    ## Rolling for medals
    The champion rolls two dice, again and again. The total decides.
    | You roll | What happens |
    | a lucky number you’re missing | You take its half of a medal. |
    | a lucky number you have | A repeat: ${money(house.repeat)} more in the jackpot. [ME-A1] |
    | 2, 3, 11 or 12 | Wild: ${money(house.wild)} more in the jackpot. You may turn the roll into any lucky number you’re missing, now or never. [ME-A3] |
    | the first 7 | The danger zone begins, and the host makes you an offer. |
    | the second 7 | You lose every prize, and nobody wins the jackpot. |

    ## The last number
    As soon as only one lucky number is missing, you have ${rolls} left to hit it. Every roll counts. [ME-A7]
    In this stage a wild still adds ${money(house.wild)} to the jackpot, but it cannot become the missing number. A repeat still adds ${money(house.repeat)}.
    If the last roll fails too, The Main Event is over. You keep the two prizes you have won and get ${money(house.consolation)} in cash.

    ## The host’s offer
    The first 7 opens the danger zone. The host offers you a way out: stop now, take the offer, and The Main Event is over.
    If that 7 was your very first roll, the offer is ${money(house.empty)}. If you have at least half a medal, the offer is ${money(house.half)} for each half [ME-A10] and the prize of each whole medal.
    If you go on, you have to roll until the next medal is whole. Then the offer comes again. [ME-A12] A second 7 on the way takes everything.
    > Ann has the 6, the 8 and the 5 when the first 7 falls. The host offers ${money(3 * house.half)} and the bronze prize. She goes on, rolls a 9, and the silver medal is whole: now the offer is ${money(4 * house.half)} and two prizes.

    ## What carries over
    In a season, a jackpot that nobody won waits for the next champion, with all that was added to it. [ME-A15] Once it is won, it opens at ${money(house.base)} again.
    ${waiting} Prizes that were won are replaced. [ME-A16]

    ## Undefeated
    ${retires} First comes an all-cash Main Event, in place of the ordinary one. [ME-A18] Each whole medal pays cash, and all three together pay ${money(house.sweep)} more and the jackpot.
    | All cash | Pays |
    | Bronze medal | ${money(bronze)} |
    | Silver medal | ${money(silver)} |
    | Gold medal | ${money(gold)} |
    | All three, on top | ${money(house.sweep)} and the jackpot |
    | All three, in all | at least ${money(house.base + house.sweep + bronze + silver + gold)} |
  `;
};

export const mainEventRulings = (house: MainEventHouse, { money }: BookNarrator): Rulings<MainEventRuling> => {
  const waits = house.carry
    ? 'Every prize that was not paid stays at its medal for the next champion.'
    : 'None. Only the jackpot waits for the next champion.';
  return {
    'ME-A1': `What is a repeat in The Main Event? Any of 4, 5, 6, 8, 9 and 10 that you have already, by a roll or by a wild. The ${money(house.repeat)} goes into the jackpot. A wild total is never a repeat.`,
    'ME-A3':
      'Must a wild be turned into a number? No, you may leave it. But you decide at once; it cannot be kept for later.',
    'ME-A4':
      'May a 12 become a 4? Yes. All four wild totals are alike: each may become any lucky number that is still missing.',
    'ME-A5':
      'May a wild take the last number but one? Yes. With two numbers missing a wild may still become one of them. Then one is left and the last rolls begin.',
    'ME-A6': `Does a wild in the last stage give a free roll? No. It adds ${money(house.wild)} to the jackpot and uses one of the rolls that are left.`,
    'ME-A7': 'Which rolls count towards the last ones? All of them: wilds, repeats and a 7 too.',
    'ME-A9': `What if the first 7 falls in the last stage? The offer comes as always: ${money(5 * house.half)} and the two prizes. On the last roll it comes too, and going on then pays ${5 * house.half === house.consolation ? 'just the same' : `${money(house.consolation)} and the two prizes`}.`,
    'ME-A10': `Do halves inside a whole medal count in the offer? Yes. Each half you hold counts ${money(house.half)}, and the prize of a whole medal comes on top.`,
    'ME-A11': `What if the first 7 comes later, but you have nothing yet? That can happen when you left every wild unused. The offer is ${money(house.empty)}.`,
    'ME-A12':
      'You went on, and the next medal is whole. What now? The same offer comes again, at its new value. The danger zone stays. Go on once more, and you roll until the medal after that.',
    'ME-A13': `You must roll until a medal is whole, but the last rolls are used up? Those rolls are the limit. The Main Event ends with the two prizes and ${money(house.consolation)}.`,
    'ME-A14': 'Does a second 7 leave you any cash? No. Cash is only paid when you take an offer, so nothing is left.',
    'ME-A15':
      'Does the jackpot carry over with what was added to it? Yes. It goes back to its opening value only when somebody has won it.',
    'ME-A16': `Which prizes carry over? ${waits}`,
    'ME-A17':
      'Do wilds and repeats still count in the danger zone? Yes, as before. A wild may even complete the medal that you have to reach.',
    'ME-A18':
      'Is the all-cash round played on top of the ordinary one? No, in its place, and for the jackpot as it stands.',
    'ME-A19':
      'What do medals pay in the all-cash round if you stop or fail? Their cash takes the place of the prizes: you keep it when you stop or when the last rolls fail, and lose it to a second 7.',
    'ME-A20': 'Do the wins have to be in a row? Yes. A champion who is beaten starts again from zero.',
    'ME-A22': 'How must the last number come? By the exact total of the two dice, whatever wilds were used before.',
    'ME-A23':
      'What if the champion is late? A roll is made for you, a wild is left unused, and an offer counts as taken.',
  };
};
