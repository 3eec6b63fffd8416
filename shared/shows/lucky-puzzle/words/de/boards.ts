/** Was auf der Tafel von Lucky Puzzle steht, auf den Telefonen und am Pult. */

import { count } from '../../../../words/count.ts';
import { either } from '../../../../words/de/counting.ts';
import type { Translated } from '../../../../words/translated.ts';
import type { luckyPuzzleBoard as english } from '../en/boards.ts';

const letters = (n: number) => count(n, 'Buchstabe', 'Buchstaben');
const both = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
/** Wie wahrscheinlich ein Wurf ist, in Sechsunddreißigsteln. */
const odds = (ways: number) => `${Math.round((100 * ways) / 36)} %`;

export const luckyPuzzleBoard: Translated<typeof english> = {
  either,
  plus: numbers => numbers.join(' + '),

  idle: {
    lobby: 'LUCKY PUZZLE',
    rounds: ['LUCKY PUZZLE', 'ERSTE RUNDE', 'ZWEITE RUNDE'],
    tieBreak: 'DAS STECHEN',
  },
  board: {
    label: said => `Das Rätsel: ${said}`,
    idle: text => `Die Kacheln zeigen ${text}.`,
    hidden: number => `Nummer ${number}`,
    playable: number => `Nummer ${number}, leuchtet`,
    word: letters => `${letters};`,
  },

  crest: { value: 'WERT', question: 'FRAGE' },
  round: round => `Runde ${round}`,
  puzzle: puzzle => `Rätsel ${puzzle}`,
  tieBreak: 'Stechen',
  firstMistake: 'erster Fehler verliert',
  category: 'Kategorie',

  note: {
    champion: 'Champion',
    challenger: 'fordert heraus',
    dice: 'hat die Würfel',
    picks: 'wählt Buchstaben',
    decides: 'raten, würfeln, passen?',
    mustAct: 'raten oder würfeln?',
    answers: 'antwortet',
    answered: 'hat geantwortet',
    event: 'spielt The Main Event',
  },

  card: {
    total: 'Summe',
    plays: 'spielt',
    or: 'oder',
    opens: 'öffnet',
    nothing: 'spielt nichts',
    unlucky: 'Pech bringt jetzt',
    allUnlucky: 'Jetzt bringt jeder Wurf Pech',
    only: 'Nur',
    play: 'ist spielbar',
    lobby: 'Ein Begriff hinter nummerierten Kacheln. Würfle, um Buchstaben zu öffnen.',
    next: puzzle => (puzzle === 0 ? 'Gleich kommt das erste Rätsel.' : 'Gleich kommt das nächste Rätsel.'),
    round: round => `Wer zurückliegt, fängt in Runde ${round} an.`,
    first: 'Gleich kommt das erste Rätsel.',
    time: 'Wer mehr hat, spielt The Main Event',
    tie: score => `Gleichstand bei ${score}. Neun Buchstaben entscheiden.`,
    winner: name => `${name} gewinnt das Spiel`,
    ends: 'Das Spiel ist vorbei.',
    worth: money => `Für ${money}`,
    forSeat: (money, name) => `Für ${money}, ${name}`,
    second: (money, name) => `Zweite Chance: ${money} für ${name}`,
    says: text => `„${text}“`,
  },
  sum: (dice, total) => `${dice.join(' + ')} = ${total}`,

  prompt: {
    roll: name => ({ stake: `${name} würfelt um die ersten Buchstaben.` }),
    pick: (name, price) => ({
      stake: price === '' ? `${name} wählt Buchstaben.` : `${name} wählt. Jeder Buchstabe kostet ${price}.`,
    }),
    decide: (name, pass) => ({
      stake: pass ? `${name} darf raten, würfeln oder passen.` : `${name} darf raten oder würfeln.`,
    }),
    tie: (name, pass) => ({
      stake: pass ? `${name} darf raten, würfeln oder passen.` : `${name} darf raten oder würfeln.`,
      ask: 'Ein Fehler kostet das Spiel.',
    }),
  },

  phone: {
    worth: money => `${money} wert`,
    letters,
    solution: said => `Das Rätsel: ${said}`,

    roll: {
      title: 'Du fängst an!',
      round: (n, value) => `${letters(n)} für ${value}`,
      price: price => `Jeder Buchstabe, den du öffnest, kostet ${price}.`,
      tie: n => `${letters(n)} bis zum Sieg. Der erste Fehler verliert.`,
    },

    pick: {
      title: total => `Du hast ${total} gewürfelt.`,
      text: (total, price) => `Tippe leuchtende Nummern an, die ${total} ergeben. Jede kostet ${price}.`,
      free: total => `Tippe leuchtende Nummern an, die ${total} ergeben.`,
      only: numbers => `Nur ${both(numbers.map(String))} ist spielbar.`,
      sum: (numbers, total) =>
        numbers.length === 0
          ? `? = ${total}`
          : numbers.reduce((sum, number) => sum + number, 0) === total
            ? `${numbers.join(' + ')} = ${total}`
            : `${numbers.join(' + ')} + ? = ${total}`,
      missing: (left, total) => (left === total ? 'Nummern wählen' : `noch ${left} bis ${total}`),
      open: numbers => `${both(numbers.map(String))} öffnen`,
      makes: (before, after) => `Das Rätsel fällt von ${before} auf ${after}`,
      solves: after => `Der letzte Buchstabe: Du bekommst ${after}`,
      tieThen: opened => letters(opened),
      tieSolves: 'Der letzte Buchstabe gewinnt das Spiel',
      tile: (number, state) =>
        state === '' ? `${number}` : state === 'picked' ? `${number}, gewählt` : `${number}, wählbar`,
      clear: 'Leeren',
    },

    decide: {
      title: 'Raten, würfeln oder passen?',
      noPass: 'Raten oder würfeln?',
      wrong: (name, number) => `Falsch geraten: ${name} übernimmt, und die ${number} wird gezeigt.`,
      slip: (name, number) => `Falsch geraten oder Pech: ${name} übernimmt, und die ${number} wird gezeigt.`,
      lastFalls: (name, value) =>
        value === ''
          ? `Falsch geraten oder Pech: Der letzte Buchstabe wird gezeigt und gehört ${name}.`
          : `Falsch geraten oder Pech: Der letzte Buchstabe wird gezeigt, und ${name} bekommt ${value}.`,
      tie: 'Falsch geraten oder Pech, und das Spiel ist verloren.',
      guess: 'Raten',
      right: value => `${value} für dich`,
      rightTie: 'Richtig, und du gewinnst',
      roll: 'Würfeln',
      price: price => `${price} je Buchstabe · jede Summe passt`,
      priceTie: 'Jede Summe passt',
      unlucky: (totals, ways) =>
        ways === 36
          ? 'Jeder Wurf bringt Pech'
          : totals.length > 3
            ? `${odds(ways)} Pech`
            : `${either(totals.map(String))} ${totals.length === 1 ? 'bringt' : 'bringen'} Pech: ${odds(ways)}`,
      pass: 'Passen',
      passText: name => `${name} ist dran`,
    },

    guess: {
      title: 'Tippe die fehlenden Buchstaben',
      missing: n => (n === 1 ? '1 Buchstabe fehlt' : `${n} Buchstaben fehlen`),
      pays: value => `Richtig: ${value} für dich.`,
      wins: 'Richtig, und du gewinnst. Falsch, und du verlierst.',
      wrong: (name, number) => `Falsch: ${name} übernimmt, und die ${number} wird gezeigt.`,
      wrongLast: name => `Falsch: Der letzte Buchstabe wird gezeigt, und das Rätsel gehört ${name}.`,
      it: 'Das ist es!',
      back: 'Zurück',
      field: (missing, known) => `${missing} fehlende Buchstaben. Bekannt: ${known}`,
      gap: 'Lücke',
      touch: 'Tippe die Buchstaben an',
    },

    answer: {
      worth: value => `Für ${value}`,
      second: value => `Zweite Chance, für ${value}`,
      wasWrong: (name, text) => (text === '' ? `${name} wusste es nicht.` : `${name} sagte „${text}“. Das ist falsch.`),
      nextChance: name => `Liegst du falsch, darf ${name} antworten.`,
      other: (name, value) => `Liegst du falsch, bekommt ${name} ${value}.`,
      last: 'Liegst du falsch, bekommt es niemand.',
      button: 'Antworten',
    },
  },

  waiting: {
    roll: name => `${name} hat die Würfel`,
    pick: (name, total) => `${name} hat ${total} gewürfelt und wählt Buchstaben`,
    decide: name => `${name} rät, würfelt oder passt`,
    answer: (name, value) => `Bonusfrage für ${name}: ${value}`,
    judging: 'Die Spielleitung prüft die Antwort',
    ready: 'Gleich kommt das nächste Rätsel',
    tie: 'Gleichstand! Ein Stechen entscheidet',
    won: name => `${name} gewinnt das Spiel`,
  },

  desk: {
    before: 'Vor dem ersten Rätsel',
    status: (round, puzzle) => (puzzle === 0 ? `Runde ${round}` : `Runde ${round} · Rätsel ${puzzle}`),
    tieBreak: 'Stechen',
    worth: money => `${money} wert`,
    paid: money => `${money} gezahlt`,
    question: money => `Frage für ${money}`,
    puzzle: puzzle => `Rätsel ${puzzle} zeigen`,
    puzzleThen: name => `${name} beginnt`,
    puzzlePlain: 'Wer zurückliegt, fängt an',
    tiePuzzle: 'Das Stechen zeigen',
    tieThen: 'Der erste Fehler kostet das Spiel',
    time: round => `Runde ${round} abpfeifen`,
    timeThen: 'Ein offenes Rätsel zahlt niemandem',
    mainEvent: 'Weiter zu The Main Event',
    mainEventThen: name => `${name} spielt um drei Preise und den Jackpot`,
    coming: {
      puzzle: puzzle => `Rätsel ${puzzle}`,
      roll: 'Wurf',
      letters: 'Buchstaben',
      guess: 'Raten, würfeln oder passen',
      question: 'Zusatzfrage',
      time: round => `Schluss für Runde ${round}`,
      tie: 'Stechen',
      mainEvent: 'The Main Event',
    },
  },
};
