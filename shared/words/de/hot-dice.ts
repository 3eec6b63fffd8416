import type { HotDiceCue } from '../../shows/hot-dice/cues.ts';
import type { ShowWords } from '../telling.ts';

export const hotDice: ShowWords<HotDiceCue> = {
  title: 'Hot Dice',
  about: 'Um die Würfel antworten, den Topf füllen und ihn sichern, ehe die 7 kommt. Ein Pasch öffnet die Tafel.',
  commentary: {
    started: ({ rounds }) =>
      `Wir sind auf Sendung! Willkommen bei Hot Dice: ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'}, dann die Aufholjagd.`,
    asked: ({ round, tieBreak, replaces, ask }) =>
      `${tieBreak ? 'Stichfrage' : replaces ? `Runde ${round}, eine andere Frage` : `Runde ${round}`}: ${ask}`,
    sent: ({ seat }, { name }) => `${name(seat)} ist dabei.`,
    'thrown-out': () => 'Niemand antwortet. Die Frage fällt weg, eine andere folgt.',
    called: ({ seat, secret, buzz, text }, { name }) =>
      `Die geheime Zahl ist ${secret}. ${name(seat)} ist mit ${buzz[seat]} näher dran und sagt: ${text}.`,
    right: ({ seat }, { name }) => `Das ist richtig! ${name(seat)} gewinnt die Frage.`,
    wrong: ({ seat, to }, { name }) => `Das ist nicht richtig, ${name(seat)}. Die Frage geht an ${name(to)}.`,
    picked: ({ seat, number }, { name }) => `${name(seat)} wählt die Nummer ${number}.`,
    'free-roll': ({ seat, dice, total }, { name }) =>
      `Ein Freiwurf für ${name(seat)}: ${dice.join(' und ')}, ${total}.`,
    rolled: ({ seat, dice, total }, { name }) => `${name(seat)} wirft ${dice.join(' und ')}: ${total}.`,
    added: ({ cash, pot }, { money }) => `Dazu kommen ${money(cash)}. Im Topf sind ${money(pot)}.`,
    double: ({ seat, double, cash, forced }, { name, money }) =>
      forced
        ? `${double}er-Pasch! ${money(cash)} würden nicht reichen: ${name(seat)} muss die Tafel öffnen.`
        : `${double}er-Pasch! ${money(cash)} oder das, was dahinter liegt?`,
    opened: ({ seat, double, space, amount }, { name, money }) => {
      const behind = {
        cash: money(amount),
        'cash-and-roll': `${money(amount)} und noch ein Wurf`,
        'double-pot': 'der doppelte Topf',
        'double-score': 'der doppelte Punktestand',
        'tie-score': 'Gleichstand',
        'free-rolls': amount === 1 ? 'ein Freiwurf' : `${amount} Freiwürfe`,
        'lose-loss': 'eine Niederlage weniger',
        bust: 'alles weg',
        million: 'die Million',
      }[space];
      return `${name(seat)} öffnet die ${double}: ${behind}!`;
    },
    'loss-lost': ({ seat }, { name }) => `Die Niederlage von ${name(seat)} ist gestrichen.`,
    bust: ({ seat, lost }, { name, money }) => `Alles weg! ${money(lost)} sind verloren, ${name(seat)}.`,
    banked: ({ seat, cash, score }, { name, money }) => `${name(seat)} sichert ${money(cash)} und hat ${money(score)}.`,
    late: ({ seat }, { name }) => `Die Zeit von ${name(seat)} ist um.`,
    'catch-up': ({ seat, reply, behind }, { name, money }) => {
      if (!reply) return `Die Aufholjagd! ${name(seat)} liegt ${money(behind)} zurück und wählt eine Nummer.`;
      return behind > 0
        ? `Die Antwort: ${name(seat)} liegt jetzt ${money(behind)} zurück und wählt eine Nummer.`
        : `Es steht gleich. ${name(seat)} wählt eine Nummer für die Antwort.`;
    },
    scored: ({ seat, cash, score }, { name, money }) =>
      `Für ${name(seat)} sind das ${money(cash)} mehr, zusammen ${money(score)}.`,
    'no-gain': ({ seat, why }, { name }) =>
      ({
        seven: `Eine 7. Nichts gewonnen, nichts verloren, ${name(seat)}.`,
        space: `Nichts dahinter. Nichts gewonnen, nichts verloren, ${name(seat)}.`,
        late: `Nichts gewonnen, nichts verloren, ${name(seat)}.`,
      })[why],
    again: ({ seat }, { name }) => `${name(seat)} darf noch einmal werfen.`,
    stopped: ({ seat }, { name }) => `${name(seat)} belässt es dabei.`,
    'reply-due': ({ seat, level }, { name }) =>
      `${level ? 'Gleichstand!' : 'Die Führung hat gewechselt!'} ${name(seat)} bekommt einen Wurf als Antwort.`,
    tie: ({ score }, { money }) => `Gleichstand bei ${money(score)}: Eine weitere Frage entscheidet.`,
    'game-won': ({ seat, score, wins }, { name, money }) =>
      `${name(seat)} gewinnt das Spiel mit ${money(score)}! ${wins === 1 ? 'Ein erster Sieg.' : `${wins} Siege in Folge.`}`,
    eliminated: ({ seat }, { name }) =>
      `Die zweite Niederlage: ${name(seat)} verlässt die Show. Danke fürs Mitspielen!`,
    bonanza: ({ seat, coins }, { name }) =>
      `Bonus Bonanza! ${name(seat)} hat ${coins === 1 ? 'eine Goldmünze' : `${coins} Goldmünzen`} und wählt eine Nummer.`,
    coin: ({ seat, coins }, { name }) =>
      `Daneben! Das kostet ${name(seat)} eine Münze, ${coins === 0 ? 'die letzte' : `${coins} sind noch da`}, und es gibt noch einen Wurf.`,
    'bonanza-bust': ({ seat, lost }, { name, money }) =>
      `Daneben, und keine Münze mehr! ${money(lost)} sind verloren, ${name(seat)}.`,
    'bonanza-banked': ({ seat, cash }, { name, money }) => `${name(seat)} hört auf und nimmt ${money(cash)}!`,
    'mega-roll': ({ seat }, { name, money }) =>
      `Vier Siege in Folge: der Mega Roll um ${money(1_000_000)}! ${name(seat)} braucht einen Pasch.`,
    'mega-nothing': ({ seat }, { name }) => `Diesmal nichts, ${name(seat)}.`,
    'mega-banked': ({ seat, cash }, { name, money }) => `${name(seat)} nimmt ${money(cash)}!`,
    million: ({ seat, cash }, { name, money }) => `${money(cash)} für ${name(seat)}!`,
    retired: ({ seat, earnings }, { name, money }) =>
      `Mit insgesamt ${money(earnings)} verabschiedet sich ${name(seat)} als Millionengewinn der Show.`,
  },
};
