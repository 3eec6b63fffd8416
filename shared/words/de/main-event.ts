import type { MainEventCue } from '../../shows/main-event/cues.ts';
import type { ShowWords } from '../telling.ts';

const medalName = ['bronzene', 'silberne', 'goldene'] as const;

export const mainEvent: ShowWords<MainEventCue> = {
  title: 'The Main Event',
  about: 'Sechs halbe Medaillen, drei Preise, ein Jackpot und eine 7, die alles beendet.',
  commentary: {
    'main-event': ({ seat, jackpot }, { name, money }) =>
      `The Main Event für ${name(seat)}: drei Medaillen, und im Jackpot liegen ${money(jackpot)}.`,
    rolled: ({ seat, dice, total }, { name }) => `${name(seat)} wirft ${dice.join(' und ')}: ${total}.`,
    claimed: ({ seat, number }, { name }) => `Die ${number} gehört ${name(seat)}.`,
    medal: ({ medal, prize, value }, { money }) =>
      `Die ${medalName[medal]} Medaille ist ganz: ${prize === '' ? money(value) : prize}!`,
    wild: ({ added, jackpot, choose }, { money }) =>
      `Joker! ${money(added)} in den Jackpot, jetzt ${money(jackpot)}.${choose ? ' Er kann jede fehlende Zahl werden.' : ' Bei der letzten Zahl hilft er nicht.'}`,
    declined: ({ seat }, { name }) => `${name(seat)} lässt den Joker liegen.`,
    repeat: ({ number, added, jackpot }, { money }) =>
      `Wieder die ${number}: ${money(added)} in den Jackpot, jetzt ${money(jackpot)}.`,
    seven: ({ second }) => (second ? 'Die zweite 7!' : 'Eine 7! Gefahrenzone.'),
    offer: ({ cash, prizes }, { money, list }) =>
      `Das Angebot fürs Aufhören: ${list([money(cash), ...prizes.filter(prize => prize !== '')])}.`,
    continued: ({ seat }, { name }) => `${name(seat)} macht weiter!`,
    'last-number': ({ number, chances }) => `Nur die ${number} fehlt noch: ${chances} Würfe, um sie zu treffen.`,
    stopped: ({ seat, cash }, { name, money }) =>
      `${name(seat)} hört auf und nimmt ${money(cash)} und die gewonnenen Medaillen mit.`,
    swept: ({ seat, cash }, { name, money }) =>
      `Alles abgeräumt! ${name(seat)} gewinnt jeden Preis und ${money(cash)}.`,
    'ran-out': ({ seat, cash }, { name, money }) =>
      `Kein Wurf mehr übrig. ${name(seat)} behält zwei Preise und ${money(cash)}.`,
    forfeited: ({ seat }, { name }) => `${name(seat)} bleibt Champion, aber die Preise sind weg. Der Jackpot wartet.`,
    late: ({ seat }, { name }) => `Die Zeit von ${name(seat)} ist um.`,
  },
};
