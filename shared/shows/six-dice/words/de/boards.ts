/** Was auf der Tafel von Six Dice steht, auf den Telefonen und am Pult. */

import type { Translated } from '../../../../words/translated.ts';
import type { sixDice as english } from '../en/boards.ts';

const figures = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'] as const;
const few = (n: number) => figures[n] ?? String(n);
const dice = (n: number) => `${n} Würfel`;
const withDice = (n: number) => (n === 1 ? 'mit einem Würfel' : `mit ${n} Würfeln`);
const rest = (n: number) => (n === 6 ? 'allen sechs' : n === 1 ? 'dem letzten' : `den letzten ${few(n)}`);

export const sixDice: Translated<typeof english> = {
  crest: 'AUF DEM SPIEL',
  plate: {
    rolls: inHand => (inHand === 1 ? 'wirft einen Würfel' : `wirft ${dice(inHand)}`),
    holds: 'wählt Würfel',
    decides: inHand => (inHand === 6 ? 'wieder sechs' : `noch ${dice(inHand)}`),
    target: 'Ziel: über',
    points: points => `${points} Punkte`,
    toBeat: 'Zu schlagen',
  },

  race: {
    choice: (gain, lost, inHand) => `${gain} sichern oder mit ${withDice(inHand)} ${lost} riskieren?`,
    ahead: (gain, name, by, last) =>
      `${gain} sichern, und ${name} ${last ? 'gewinnt mit' : 'führt mit'} ${by} Vorsprung`,
    needs: (name, points, six) =>
      points === '0'
        ? `${name} gewinnt mit jedem Punkt`
        : `${name} braucht in diesem Zug mehr als ${points}${six === '' ? '' : `: alle sechs bringen ${six} extra`}`,
    risks: (name, lost, inHand) =>
      `${name} riskiert ${lost}: Zählt ${inHand === 1 ? 'der letzte Würfel' : `einer von ${inHand} Würfeln`}?`,
    banks: (name, gain) => `${name} sichert ${gain}`,
    parts: (risk, safe) => `${risk} + ${safe} für alle sechs`,
    enough: gain => `${gain}: genug!`,
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
    allSixBonus: points => `+${points}, die bleiben`,
    lost: points => `Keine Punkte: ${points} verloren`,
    kept: points => `${points} behalten`,
    bank: points => `${points} sichern`,
    makes: score => `macht ${score}`,
  },

  card: {
    set: (isByBj, scores) => `Regeln von ${isByBj ? 'BJ' : 'Hot Dice'}: ${scores}`,
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
    owes: (money, other) => `und schuldet ${other} ${money}, steuerfrei: ein alter Witz der Regeln`,
  },

  prompt: {
    roll: (name, best) => ({ stake: `${name} braucht mehr als ${best}.` }),
    hold: name => ({ stake: `${name} wählt, welche Würfel bleiben.` }),
    decide: (name, points, inHand, lost, kept) => ({
      stake: `${name} sichert ${points} oder würfelt mit ${rest(inHand)}.`,
      ask: `Ein Wurf ohne Punkte kostet ${lost}${kept === '' ? '' : `, ${kept} bleiben`}.`,
    }),
  },

  phone: {
    yourDice: 'Du hast die Würfel',
    lastTurn: 'Dein letzter Zug',
    alone: 'Ein Zug: Wie weit gehst du?',
    first: target => `Knackst du ${target}, haben alle anderen noch einen Zug.`,
    beat: (best, missing) => `Schlage ${best}, um zu gewinnen: Dir fehlen ${missing}.`,
    ahead: best => `Damit liegst du vor ${best}.`,
    thrown: 'Der letzte Wurf',
    die: (place, face) => `Würfel ${place} zeigt ${face}`,
    dieScores: (place, face) => `Würfel ${place} zeigt ${face}, zählt und kann bleiben`,
    dieHeld: (place, face) => `Würfel ${place} zeigt ${face}, bleibt`,
    touch: 'Tippe an, was bleiben soll',
    touchText: 'Behalte Würfel, die zählen. Dann weiterwürfeln oder sichern.',
    held: '✓ bleibt',
    frozen: 'fest',
    may: 'zählt',
    off: '–',
    theseScore: points => `${points} Punkte`,
    onTop: points => `zu ${points} dazu`,
    holdNone: 'Tippe einen Würfel an',
    hold: (n, points) => `${dice(n)} behalten: ${points}`,
    holdAll: points => `Alle behalten: ${points}`,
    leavesAll: left =>
      left === 0 ? 'alle, die zählen: wieder sechs' : `alle, die zählen: ${dice(left)} bleiben übrig`,
    leaves: left => (left === 0 ? 'alle sechs: wieder sechs Würfel' : `${dice(left)} bleiben übrig`),
    decide: 'Sichern oder weiter?',
    allSix: 'Alle sechs zählen!',
    roll: n => (n === 1 ? 'Mit einem würfeln' : `Mit ${n} würfeln`),
    risk: (lost, kept) => (kept === '' ? `alle ${lost} zu verlieren` : `${lost} zu verlieren, ${kept} bleiben`),
    blank: inHundred => `${inHundred} % Risiko,`,
    bank: points => `${points} sichern`,
    makes: score => `macht ${score}`,
    atRisk: points => `${points} riskiert`,
    safe: points => `${points} sicher für alle sechs`,
    rolled: points => `${points} gewürfelt`,
    sixes: points => `+ ${points} für alle sechs`,
    blankRoll: 'Nichts zählt',
  },

  desk: {
    turn: (name, last) => (last ? `Letzter Zug von ${name}` : `Zug von ${name}`),
    amount: points => `${points} auf dem Spiel`,
    start: name => `Start: ${name} würfelt zuerst`,
    startThen: target => `Wer ${target} knackt, löst die letzten Züge aus`,
    coming: {
      roll: (name, n) => `${name} würfelt ${withDice(n)}`,
      hold: name => `${name} behält, was zählt`,
      decide: name => `${name} sichert oder würfelt weiter`,
      next: name => `${name} hat die Würfel`,
      lasts: 'Letzte Züge der anderen',
      end: 'Wer vorn liegt, gewinnt',
    },
  },

  waiting: (name, last) => (last ? `${name} hat einen letzten Zug` : `${name} hat die Würfel`),
};
