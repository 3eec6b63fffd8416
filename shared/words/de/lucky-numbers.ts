import type { MatchCue } from '../../shows/lucky-numbers/cues.ts';
import type { ShowWords } from '../telling.ts';

export const luckyNumbers: ShowWords<MatchCue> = {
  title: 'Lucky Numbers',
  about: 'Antworten, würfeln, Zahlen besitzen. Die erste 7 öffnet die Gefahrenzone.',
  commentary: {
    started: () => 'Wir sind auf Sendung! Willkommen bei Lucky Numbers.',
    'codes-in': ({ seat }, { name }) => `${name(seat)} hat zwanzig Zahlen geschickt.`,
    'game-opened': ({ game, luckiest }) => `Spiel ${game}. Die Glückszahl ist die ${luckiest}: Wer sie wirft, gewinnt.`,
    asked: ({ round, tieBreak, ask }) => `${tieBreak ? 'Stichfrage' : `Runde ${round}`}: ${ask}`,
    buzzed: ({ seat }, { name }) => `${name(seat)} hat eine Zahl abgegeben.`,
    called: ({ seat, secret, buzz }, { name }) =>
      `Die geheime Zahl ist ${secret}. ${name(seat)} ist mit ${buzz[seat]} näher dran und antwortet.`,
    'thrown-out': () => 'Niemand hat eine Zahl geschickt. Die Frage fällt weg, eine andere folgt.',
    answered: ({ seat, text }, { name }) => `${name(seat)} sagt: ${text}.`,
    right: ({ seat }, { name }) => `Das ist richtig! ${name(seat)} gewinnt die Frage.`,
    wrong: ({ seat, to }, { name }) => `Das ist nicht richtig, ${name(seat)}. Die Frage geht an ${name(to)}.`,
    silent: ({ seat, to }, { name }) => `Keine Antwort von ${name(seat)} in der Zeit. Die Frage geht an ${name(to)}.`,
    late: ({ seat }, { name }) => `Die Zeit von ${name(seat)} ist um: Es wird gewürfelt.`,
    passed: ({ seat, to }, { name }) => `${name(seat)} gibt die Würfel ab. ${name(to)} muss werfen.`,
    rolled: ({ seat, dice, total }, { name }) => `${name(seat)} wirft ${dice.join(' und ')}: ${total}.`,
    wild: ({ seat, added, pot }, { name, money }) =>
      `Joker! ${money(added)} mehr, im Topf sind ${money(pot)}. ${name(seat)} wirft noch einmal.`,
    took: ({ seat, number, cash }, { name, money }) => `${name(seat)} nimmt die ${number} und ihre ${money(cash)}.`,
    stole: ({ seat, from, number, cash }, { name, money }) =>
      `${name(seat)} schnappt sich die ${number} und ihre ${money(cash)} von ${name(from)}.`,
    repeat: ({ number, added, pot }, { money }) =>
      `Wieder die ${number}: ${money(added)} in den Topf, jetzt ${money(pot)}.`,
    danger: () => 'Eine 7! Von jetzt an ist dieses Spiel in der Gefahrenzone.',
    'game-won': ({ seat, how, cash }, { name, money }) =>
      ({
        luckiest: `Die Glückszahl! ${name(seat)} gewinnt das Spiel und ${money(cash)}.`,
        seven: `Eine 7 in der Gefahrenzone: ${name(seat)} gewinnt das Spiel und ${money(cash)}.`,
        buzzer: `${name(seat)} hat mehr Zahlen und gewinnt das letzte Spiel: ${money(cash)}.`,
      })[how],
    'game-split': ({ cash }, { name, money }) =>
      `Gleich viele Zahlen, der Topf wird geteilt: ${cash.map((dollars, seat) => `${name(seat)} ${money(dollars)}`).join(', ')}.`,
    buzzer: ({ round }) => `Das Schlusszeichen! Runde ${round} war die letzte.`,
    tie: ({ score }, { money }) => `Gleichstand bei ${money(score)}: Eine weitere Frage entscheidet.`,
    'match-won': ({ seat, score }, { name, money }) => `${name(seat)} gewinnt das Match mit ${money(score)}!`,
  },
};
