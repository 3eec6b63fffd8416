/** On A Roll auf Deutsch. */
import type { OnARollCue } from '../../shows/on-a-roll/cues.ts';
import type { ShowWords } from '../telling.ts';

const times = (count: number, one: string, many: string) => (count === 1 ? one : many);
const kinds: Readonly<Record<string, string>> = { person: 'einer Person', place: 'einem Ort', thing: 'einer Sache' };

export const onARollWords: ShowWords<OnARollCue> = {
  title: 'On A Roll',
  about: 'Zwei würfeln um Buchstaben, lösen Hinweise auf Person, Ort oder Sache und spielen Big 6 und Lucky 7.',
  commentary: {
    started: () => 'Willkommen bei On A Roll!',
    puzzle: ({ game, kind }, tell) => `Spiel ${tell.number(game)}. Drei Hinweise auf: ${kinds[kind] ?? kind}.`,
    'name-game': ({ ask, letters }, tell) => `Wer ist es? ${ask}. ${tell.number(letters)} Buchstaben.`,
    shown: ({ letters }, tell) =>
      `${tell.number(letters)} ${times(letters, 'Buchstabe steht', 'Buchstaben stehen')} da.`,
    sent: ({ seat }, tell) => `${tell.name(seat)} ist dabei.`,
    'both-passed': () => 'Noch weiß es niemand.',
    called: ({ seat, secret, text }, tell) =>
      `Die Zahl ist ${tell.number(secret)}. ${tell.name(seat)} ist näher dran und sagt „${text}“.`,
    'free-guess': ({ seat }, tell) => `Ein freier Versuch für ${tell.name(seat)}.`,
    guessed: ({ seat, text }, tell) => `${tell.name(seat)} sagt „${text}“.`,
    'no-guess': ({ seat }, tell) => `${tell.name(seat)} passt.`,
    wrong: () => 'Nein.',
    'name-right': ({ seat, name, rolls }, tell) =>
      `${name} stimmt! ${tell.name(seat)} hat die Würfel und ${tell.number(rolls)} ${times(rolls, 'Wurf', 'Würfe')}.`,
    'name-void': ({ name }) => `Es war ${name}. Ein anderer Name.`,
    late: ({ seat }, tell) => `Die Zeit von ${tell.name(seat)} ist um.`,
    rolled: ({ dice: [a = 0, b = 0], total }, tell) =>
      a === b
        ? `${tell.number(a)} und ${tell.number(b)}.`
        : `${tell.number(a)} und ${tell.number(b)}, oder ${tell.number(total)}.`,
    passed: ({ seat, to }, tell) => `${tell.name(seat)} gibt die Würfel an ${tell.name(to)}.`,
    double: ({ to }, tell) => `Ein Pasch! Die Würfel und ein freier Buchstabe für ${tell.name(to)}.`,
    unplayable: ({ to }, tell) => `Nichts zu öffnen. Die Würfel und ein freier Buchstabe für ${tell.name(to)}.`,
    opened: ({ row, number, letter, random }, tell) =>
      `${random ? 'Die Tafel nimmt' : 'Nummer'} ${tell.number(number)} in Reihe ${tell.number(row + 1)}: ${letter}.`,
    'clue-right': ({ seat, clue }, tell) => `${clue}! ${tell.name(seat)} darf das Gesuchte nennen.`,
    'clue-wrong': ({ text }) => `„${text}“ ist nicht der Hinweis.`,
    'subject-wrong': ({ text }) => `„${text}“ ist es nicht.`,
    held: ({ seat }, tell) => `${tell.name(seat)} hält sich zurück.`,
    'round-over': () => 'Die Runde ist vorbei.',
    time: () => 'Zeit! Das Gesuchte wird Stück für Stück gezeigt.',
    bare: () => 'Alle Nummern sind weg. Das Gesuchte wird Stück für Stück gezeigt.',
    'puzzle-void': ({ subject }) => `Es war ${subject}. Dieses Spiel gewinnt niemand.`,
    'game-won': ({ seat, subject, games }, tell) =>
      `${subject}! ${tell.name(seat)} gewinnt das Spiel${games > 1 ? ` und hat ${tell.number(games)}` : ''}.`,
    'big-six': ({ seat, doubled }, tell) => `Big 6 für ${tell.name(seat)}${doubled ? ', alle Werte doppelt' : ''}.`,
    'money-roll': ({ top, hints }, tell) => `Das Wort ist ${tell.money(top)} wert. ${hints.join('. ')}.`,
    'six-rolled': ({ dice: [a = 0, b = 0], value }, tell) =>
      `${tell.number(a)} und ${tell.number(b)}, für ${tell.money(value)}.`,
    wasted: ({ double, rolls }, tell) =>
      `${double ? 'Ein Pasch' : 'Beide sind weg'}: ein verschenkter Wurf. Noch ${tell.number(rolls)}.`,
    took: ({ number, letter }, tell) => `Nummer ${tell.number(number)} ist ${letter}.`,
    'six-wrong': ({ text }) => `„${text}“ ist nicht das Wort.`,
    'six-passed': ({ seat }, tell) => `${tell.name(seat)} rät nicht.`,
    'six-solved': ({ seat, word, cash }, tell) => `${word}! ${tell.name(seat)} gewinnt ${tell.money(cash)}.`,
    'six-missed': ({ seat, word, cash }, tell) => `Es war ${word}. ${tell.money(cash)} für ${tell.name(seat)}.`,
    'lucky-seven': ({ seat, top }, tell) =>
      `Lucky 7: ${tell.name(seat)} wählt einen Buchstaben. Der Hauptpreis ist ${tell.money(top)}.`,
    letter: ({ letter, prize, timer }, tell) =>
      `Hinter ${letter}: ${prize}. ${tell.number(timer)} Würfe, um eine 7 zu treffen.`,
    'lucky-rolled': ({ dice: [a = 0, b = 0], total }, tell) =>
      `${tell.number(a)} und ${tell.number(b)}: ${tell.number(total)}.`,
    'side-cash': ({ cash, timer }, tell) =>
      `Das sind ${tell.money(cash)} nebenbei. Noch ${tell.number(timer)} ${times(timer, 'Wurf', 'Würfe')}.`,
    seven: ({ seat, prize }, tell) => `SIEBEN! ${tell.name(seat)} gewinnt: ${prize}!`,
    'lucky-double': () => 'Ein Pasch beendet Lucky 7.',
    timeout: ({ seat, cash }, tell) => `Kein Wurf mehr übrig. ${tell.name(seat)} behält ${tell.money(cash)}.`,
    level: ({ lucky }, tell) => `Gleichstand bei ${tell.money(lucky)}. Noch ein Spiel.`,
    'match-won': ({ seat, retired }, tell) =>
      `${tell.name(seat)} ist Champion${retired ? ' und verabschiedet sich ungeschlagen' : ''}!`,
  },
};
