import { several } from '../../../../words/en/counting.ts';
import type { MakeBook } from '../../../../words/rule-book.ts';
import type { QualifyingOptions, QualifyingRuling } from '../../game.ts';

export const book: MakeBook<QualifyingOptions, QualifyingRuling> = options => {
  const mayBeOver = options.house.nearest === 'any';
  const seats = several(options.places, 'seat', 'seats');
  return {
    title: 'Qualifying',
    inShort:
      'One question whose answer is a number, and one guess for everybody. The closest guesses win the seats of the next show.',
    text: `
      ## The idea
      A show needs contestants, and more people want to play than there are seats. So one question decides. Nobody has to know the answer; a good guess will do.

      ## How it goes
      ${mayBeOver ? `![nearest-guesses]` : ''}
      1. The host asks a question whose answer is a number.
      1. Everybody who wants a seat sends one number. Nobody can see it, and it cannot be changed.
      1. The host closes the qualifying, or the time runs out. The answer and all guesses are shown.
      1. The closest guess wins the first seat, the next closest the second, and so on. There ${options.places === 1 ? 'is' : 'are'} ${seats} unless the host sets it otherwise.
      ${mayBeOver ? '' : `1. Guesses above the answer come after all the others, however close.`}
      1. If two guesses are equally close, the one that was sent first is ahead.
      > ${
        mayBeOver
          ? 'How many steps lead up the tower? The answer is 463. Ann guesses 450 and is 13 away. Ben guesses 500 and is 37 away. Cleo guesses 420 and is 43 away. Ann and Ben are in.'
          : 'How many steps lead up the tower? The answer is 463. Ann guesses 450 and is 13 below. Ben guesses 500 and is over. Cleo guesses 420 and is 43 below. Ann is first, Cleo second.'
      }

      ## Afterwards
      If a contestant stays away later, the host may seat a substitute, most likely the next closest in the qualifier. Whoever is out of Hot Dice after two losses, or has retired, waits some broadcasts before trying again: until then the entry is turned away.
    `,
    rulings: {
      'LN-A20': `How is “closest” measured? ${
        mayBeOver
          ? 'By the plain difference, above or below the answer. A guess that is too high is no worse than one too low.'
          : 'By the plain difference. In this show a guess that is too high comes after every guess that is not.'
      }`,
      'HD-A33':
        'What if a player of Hot Dice is out in the middle of a broadcast? A new player is found by a qualifying question.',
    },
    origin: [
      'The qualifying comes from the rules of the net game Hot Dice, whose players were found by such a question on a mailing list and a web site. Other games of that house used it for substitutes.',
      'Boxcars claims no right to any show that game drew on. Seats are not sold, and nobody plays for real money.',
    ],
  };
};
