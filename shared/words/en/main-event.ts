import type { MainEventCue } from '../../shows/main-event/cues.ts';
import type { ShowWords } from '../telling.ts';

const medalName = ['bronze', 'silver', 'gold'] as const;

export const mainEvent: ShowWords<MainEventCue> = {
  title: 'The Main Event',
  about: 'Six half-medals, three prizes, one jackpot, and a 7 that ends it all.',
  commentary: {
    'main-event': ({ seat, jackpot }, { name, money }) =>
      `The Main Event for ${name(seat)}: three medals, and ${money(jackpot)} in the jackpot.`,
    rolled: ({ seat, dice, total }, { name }) => `${name(seat)} rolls ${dice.join(' and ')}: ${total}.`,
    claimed: ({ seat, number }, { name }) => `The ${number} is ${name(seat)}’s.`,
    medal: ({ medal, prize, value }, { money }) =>
      `The ${medalName[medal]} medal is whole: ${prize === '' ? money(value) : prize}!`,
    wild: ({ added, jackpot, choose }, { money }) =>
      `Wild! ${money(added)} into the jackpot, now ${money(jackpot)}.${choose ? ' It may become any missing number.' : ' No help with the last number.'}`,
    declined: ({ seat }, { name }) => `${name(seat)} leaves the wild as it is.`,
    repeat: ({ number, added, jackpot }, { money }) =>
      `The ${number} again: ${money(added)} into the jackpot, now ${money(jackpot)}.`,
    seven: ({ second }) => (second ? 'A second 7!' : 'A 7! Danger zone.'),
    offer: ({ cash, prizes }, { money, list }) =>
      `The host offers ${list([money(cash), ...prizes.filter(prize => prize !== '')])} to stop.`,
    continued: ({ seat }, { name }) => `${name(seat)} goes on!`,
    'last-number': ({ number, chances }) => `Only the ${number} is missing: ${chances} throws to hit it.`,
    stopped: ({ seat, cash }, { name, money }) => `${name(seat)} stops and takes ${money(cash)} and the medals won.`,
    swept: ({ seat, cash }, { name, money }) => `A clean sweep! ${name(seat)} wins every prize and ${money(cash)}.`,
    'ran-out': ({ seat, cash }, { name, money }) => `No throw left. ${name(seat)} keeps two prizes and ${money(cash)}.`,
    forfeited: ({ seat }, { name }) => `${name(seat)} stays champion, but the prizes are gone. The jackpot waits.`,
    late: ({ seat }, { name }) => `Time is up for ${name(seat)}.`,
  },
};
