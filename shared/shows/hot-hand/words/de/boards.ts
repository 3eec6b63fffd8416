/** Was auf der Tafel von Hot Hand steht, auf den Telefonen und am Pult. */

import { Counted } from '../../../../words/de/counting.ts';
import type { Translated } from '../../../../words/translated.ts';
import type { hotHand as english } from '../en/boards.ts';

export type { BetName } from '../en/boards.ts';

const points = (amount: string) => (amount === '1' ? '1 Punkt' : `${amount} Punkte`);

export const hotHand: Translated<typeof english> = {
  names: { 'flaming-four': 'Flaming Four', 'sizzling-six': 'Sizzling Six', 'hot-hand': 'Hot Hand' },

  crest: 'AUF DEM TISCH',
  closes: 'NOCH',
  needs: bet => `${bet} braucht`,
  need: 'Es fehlt',
  plate: {
    hand: hand => `Hand ${hand}`,
    of: hands => `von ${hands}`,
    shoots: 'würfelt',
  },

  throw: {
    pays: (totals, bet, stakes) =>
      `${totals.map(total => `Die ${total}`).join(' oder ')} zahlt${bet === '' ? '' : ` ${bet}`}, die 7 holt ${stakes}`,
    takes: stakes => `Die 7 holt ${stakes}`,
    ends: 'Die 7 beendet die Hand',
    lost: stakes => `${stakes} verloren`,
    gets: (who, paid, several) => `${who} ${several ? 'je ' : ''}+${paid}`,
  },

  board: {
    odds: odds => `${odds} zu 1`,
    allTen: 'alle zehn',
    nine: 'neun',
    count: hit => `${hit} von 10`,
    lamp: (total, lit) => (lit ? `${total} ist da` : `${total} ist offen`),
    seven: 'Schluss bei',
    sevenLabel: lit => (lit ? 'Die 7 ist gekommen: Die Hand ist vorbei' : 'Eine 7 beendet die Hand'),
    bet: (name, stake) => `${name} setzt ${stake}`,
    lost: (name, stake) => `${name} verliert ${stake}`,
    paid: (name, paid) => `${name} bekommt ${paid}`,
    gain: paid => `+${paid}`,
    bets: bet => `Einsätze auf ${bet}`,
  },

  bank: {
    label: (name, bank) => `${name}: ${points(bank)}`,
    title: 'Konten',
    shoots: 'würfelt',
    away: 'weg',
    most: 'vorn',
  },

  note: {
    mayBet: 'darf setzen',
    bets: stake => `${stake} auf dem Tisch`,
    shoots: 'würfelt',
    most: 'die meisten Punkte',
  },

  total: total => `gewürfelt: ${total}`,

  card: {
    lobby: 'Wette, dass Summen vor der 7 kommen',
    bets: 'Jetzt setzen',
    closed: 'Was kommt vor der 7?',
    stakes: (stakes, name) => `${stakes} auf dem Tisch. ${name} würfelt gleich.`,
    until: name => `${name} würfelt, bis eine 7 kommt oder alle zehn da sind.`,
  },

  prompt: {
    bets: { stake: 'Welche Summen kommen vor der 7?', ask: 'Jetzt setzen!' },
    roll: (open, last) => ({
      stake: last ? 'Die letzte Hand: Eine 7 beendet die Show.' : 'Eine 7 beendet die Hand.',
      ...(open.length <= 4 && {
        ask: open.length === 1 ? `Nur die ${open[0]} fehlt.` : `${open.join(', ')} fehlen.`,
      }),
    }),
  },

  phone: {
    title: 'Jetzt setzen',
    bank: bank => `${points(bank)} auf deinem Konto.`,
    empty: 'Dein Konto ist leer. Viel Glück mit dem, was auf dem Tisch liegt!',
    which: 'Setzen auf',
    allTen: '2–6 und 8–12, alle zehn',
    before: 'vor einer 7',
    pays: odds => `zahlt ${odds} zu 1`,
    nine: odds => `neun davon ${odds} zu 1`,
    stake: 'Dein Einsatz',
    add: step => `+${step}`,
    addLabel: step => `${step} mehr`,
    all: 'alles',
    clear: 'löschen',
    howMuch: 'Wie viel?',
    tooMuch: bank => `Höchstens ${bank}`,
    bet: (stake, bet) => `${stake} auf ${bet} setzen`,
    wins: gain => `gewinnt ${gain}, und der Einsatz kommt zurück`,
    winsTwo: (gain, nine) => `alle zehn gewinnen ${gain}, neun gewinnen ${nine}`,
    mine: 'Deine Einsätze',
    hostCloses: 'Die Spielleitung schließt die Einsätze.',
    shoot: 'Du würfelst',
    shootText: (hit, stake = '') =>
      `${hit === 0 ? 'Zehn Summen sind offen' : hit === 1 ? 'Eine von zehn ist da' : `${Counted(hit)} von zehn sind da`}. Eine\u00a07 ${stake === '' ? 'beendet die Hand' : `nimmt dir ${stake}`}.`,
    missing: totals => `Noch offen: ${totals.join(', ')}.`,
    sevenOdds: '17 % Risiko: die 7',
    everyBet: (bet, bets) => `${bet}: ${bets}`,
    open: (name, stake) => `${name} ${stake}`,
    lost: (name, stake) => `${name} verlor ${stake}`,
    paid: (name, paid) => `${name} bekam ${paid}`,
    allOpen: (players, stakes) => `${stakes} von ${players} am Tisch`,
    allDecided: (players, paid) => (paid === '0' ? `${players} verloren` : `${players} bekamen ${paid}`),
    litLamps: hit => (hit.length === 0 ? 'Noch keine.' : `Da sind: ${hit.join(', ')}.`),
  },

  desk: {
    status: (hand, hands, shooter) => `Hand ${hand} von ${hands} · ${shooter} würfelt`,
    amount: stakes => `${stakes} auf dem Tisch`,
    start: 'Die erste Hand öffnen',
    startThen: 'alle dürfen setzen',
    close: bets => (bets === 0 ? 'Letzte Chance für Einsätze' : `Einsätze schließen (${bets})`),
    closeAsk: 'Auf diese Hand hat niemand gesetzt. Trotzdem schließen?',
    closeThen: shooter => `dann würfelt ${shooter}`,
    coming: {
      bets: hand => `Einsätze auf Hand ${hand}`,
      close: 'Du schließt die Einsätze',
      roll: name => `${name} würfelt bis zur 7 oder allen zehn`,
      next: (hand, name) => `Hand ${hand}, ${name} würfelt`,
      end: 'Die Konten werden verlesen',
    },
  },

  waiting: {
    shoots: name => `${name} würfelt`,
  },
};
