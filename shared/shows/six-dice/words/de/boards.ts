/** Was auf der Tafel von Six Dice steht, auf den Telefonen und am Pult. */

import type { Translated } from '../../../../words/translated.ts';
import type { sixDice as english } from '../en/boards.ts';

const figures = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'] as const;
const few = (n: number) => figures[n] ?? String(n);
const dice = (n: number) => `${n} Würfel`;
const rest = (n: number) => (n === 6 ? 'wieder alle sechs' : n === 1 ? 'den letzten' : `die letzten ${few(n)}`);

export const sixDice: Translated<typeof english> = {
  crest: 'PUNKTE AUF DEM SPIEL',
  plate: {
    rolls: inHand => `wirft ${dice(inHand)}`,
    holds: 'wählt Würfel',
    decides: inHand => (inHand === 6 ? 'wieder sechs Würfel' : `${dice(inHand)} in der Hand`),
    target: 'Zuerst über',
    points: points => `${points} Punkte`,
    toBeat: 'Zu schlagen',
  },

  lane: {
    label: (name, score, target) => `${name}: ${score} von ${target}`,
    risk: points => `${points} auf dem Spiel`,
    safe: points => `${points} sicher`,
    away: 'weg',
    wins: 'gewinnt',
  },

  tray: {
    scores: (face, count, points) =>
      count === 1 ? `${face} zählt ${points}` : `${few(count)} ${face}er zählen ${points}`,
    scoresShort: (face, count, points) => (count === 1 ? `${face}: ${points}` : `${few(count)} ${face}er: ${points}`),
    bigOneShort: points => `1-2-3-4-5: ${points}`,
    bigOne: points => `1-2-3-4-5 zählt ${points}`,
    aside: rules => (rules === 'by-bj' ? 'vorher eingefroren' : 'vorher behalten'),
    asideLabel: (rules, faces) =>
      `Vorher ${rules === 'by-bj' ? 'eingefroren' : 'behalten'}: ${faces.length === 0 ? 'keiner' : faces.join(', ')}`,
    heldLabel: (rules, faces) =>
      `Von diesem Wurf ${rules === 'by-bj' ? 'eingefroren' : 'behalten'}: ${faces.join(', ')}`,
    mayHold: faces => `Kann behalten werden: ${faces.join(', ')}`,
    safe: points => `${points} sicher`,
    allSix: 'Alle sechs zählen!',
    allSixBonus: points => `+${points}, die bleiben`,
    again: 'wieder sechs Würfel',
    bust: 'Keine Punkte',
    lost: points => `${points} verloren`,
    kept: points => `${points} behalten`,
    bank: points => `${points} aufschreiben`,
    makes: score => `macht ${score}`,
  },

  card: {
    single: (face, points) => `${face} zählt ${points}`,
    triple: (each, ones) => `Drei gleiche: ${each} mal die Augen, Einsen: ${ones}`,
    triples: worth =>
      `Drei gleiche: ${worth.map(([face, points]) => `${['Einsen', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen'][face - 1] ?? ''} ${points}`).join(', ')}`,
    again: 'Alle sechs: und weiter',
    bonus: points => `Alle sechs: ${points}, die bleiben, und weiter`,
    bigOne: points => `1-2-3-4-5 in einem Wurf: ${points}`,
    winner: name => `${name} gewinnt`,
    over: 'Das Spiel ist vorbei',
    score: score => `${score} Punkte`,
    owes: (money, other) => `und schuldet ${other} ${money}, steuerfrei, scherzt die Spielregel`,
  },

  prompt: {
    roll: (name, best) => ({ stake: `${name} braucht mehr als ${best}.` }),
    hold: name => ({ stake: `${name} wählt, welche Würfel bleiben.` }),
    decide: (name, points, inHand, lost, kept) => ({
      stake: `${name} schreibt ${points} auf oder wirft ${rest(inHand)}.`,
      ask: kept === '' ? `Ohne Punkte: ${lost} verloren.` : `Ohne Punkte: ${lost} verloren, ${kept} behalten.`,
    }),
  },

  phone: {
    yourDice: 'Du hast die Würfel',
    lastTurn: 'Dein letzter Zug',
    alone: 'Ein Zug: Wie weit gehst du?',
    first: target => `Wer zuerst über ${target} kommt, gibt den anderen einen letzten Zug.`,
    beat: (best, missing) => `Schlage ${best}, um zu gewinnen: Dir fehlen ${missing}.`,
    ahead: best => `Damit liegst du vor ${best}.`,
    thrown: 'Der letzte Wurf',
    die: (place, face) => `Würfel ${place} zeigt ${face}`,
    dieScores: (place, face) => `Würfel ${place} zeigt ${face}, zählt und kann bleiben`,
    dieHeld: (place, face) => `Würfel ${place} zeigt ${face}, beiseitegelegt`,
    touch: 'Berühre, was bleiben soll',
    touchText: 'Behalte, was du willst, von dem, was zählt; dann weiterwerfen oder aufschreiben.',
    held: '✓ bleibt',
    frozen: 'eingefroren',
    may: 'zählt',
    off: '–',
    theseScore: points => `${points} Punkte`,
    onTop: points => `zu ${points} dazu`,
    holdNone: 'Berühre einen Würfel',
    hold: (n, points) => `${dice(n)} behalten: ${points}`,
    holdAll: points => `Alle behalten: ${points}`,
    leavesAll: left =>
      left === 0 ? 'alle, die zählen: wieder sechs' : `alle, die zählen; ${dice(left)} bleiben zum Werfen`,
    leaves: left => (left === 0 ? 'alle sechs: wieder sechs Würfel' : `${dice(left)} bleiben zum Werfen`),
    decide: 'Aufschreiben oder weiter?',
    allSix: 'Alle sechs zählen!',
    roll: n => `${dice(n)} werfen`,
    risk: (lost, kept) =>
      kept === '' ? `Ohne Punkte: du verlierst ${lost}` : `Ohne Punkte: du verlierst ${lost}, behältst ${kept}`,
    blank: inHundred => `kommt ${inHundred}-mal von 100 vor`,
    bank: points => `${points} aufschreiben`,
    makes: score => `macht ${score}`,
    atRisk: points => `${points} auf dem Spiel`,
    safe: points => `${points} sicher`,
  },

  desk: {
    turn: (name, last) => (last ? `Letzter Zug von ${name}` : `Zug von ${name}`),
    amount: points => `${points} auf dem Spiel`,
    start: name => `Start: ${name} wirft zuerst`,
    startThen: target => `Wer zuerst über ${target} kommt, löst die letzten Züge aus`,
    coming: {
      roll: (name, n) => `${name} wirft ${dice(n)}`,
      hold: name => `${name} behält, was zählt`,
      decide: name => `${name} schreibt auf oder wirft weiter`,
      next: name => `${name} hat die Würfel`,
      lasts: 'Letzte Züge der anderen',
      end: 'Die meisten Punkte gewinnen',
    },
  },

  waiting: (name, last) => (last ? `${name} hat einen letzten Zug` : `${name} hat die Würfel`),
};
