/** Was auf den Tafeln von Hot Dice steht, auf den Telefonen und am Pult, neben dem Kommentar. */

import { count } from '../../../../words/count.ts';
import { aTotal, Counted, either } from '../../../../words/de/counting.ts';
import type { Translated } from '../../../../words/translated.ts';
import type { hotDice as english } from '../en/boards.ts';

/** „5, 7 oder 9“. */
const anyOf = (totals: readonly number[]) => either(totals.map(String));
/** „Eine 5, 7 oder 9“. */
const A = (totals: readonly number[]) => `Eine ${anyOf(totals)}`;
/** Wie wahrscheinlich ein Wurf ist, in Sechsunddreißigsteln. */
const chance = (ways: number) => `${Math.round((100 * ways) / 36)} % Risiko`;
const away = (distance: number) => (distance === 0 ? 'genau getroffen' : `${distance} daneben`);

export const hotDice: Translated<typeof english> = {
  space: ({ kind, amount }, money) =>
    ({
      cash: money(amount),
      'cash-and-roll': `${money(amount)} + Wurf`,
      'double-pot': 'Topf doppelt',
      'double-score': 'Stand doppelt',
      'tie-score': 'Gleichstand',
      'free-rolls': count(amount, 'Freiwurf', 'Freiwürfe'),
      'lose-loss': 'Niederlage weg',
      bust: 'alles weg',
      million: money(amount),
    })[kind],
  door: ({ kind, amount }, money) => {
    const lines: Readonly<Record<typeof kind, readonly [string, string]>> = {
      cash: [money(amount), ''],
      'cash-and-roll': [money(amount), '+ Wurf'],
      'double-pot': ['Topf', 'doppelt'],
      'double-score': ['Stand', 'doppelt'],
      'tie-score': ['Gleich-', 'stand'],
      'free-rolls': [String(amount), amount === 1 ? 'Freiwurf' : 'Freiwürfe'],
      'lose-loss': ['Nieder-', 'lage weg'],
      bust: ['WEG!', ''],
      million: amount % 1_000_000 === 0 ? [String(amount / 1_000_000), 'Mio. $'] : [money(amount), ''],
    };
    return lines[kind];
  },
  several: (times, what) => (times === 1 ? what : `${times} × ${what}`),
  doorLabel: double => `Tür ${double}, zu`,
  doorLit: double => `Tür ${double}, kann geöffnet werden`,
  doorOpen: (double, what) => `Tür ${double}: ${what}`,

  pot: 'TOPF',
  behindBy: 'ZURÜCK',
  level: 'GLEICH BEI',
  winsWith: 'SIEGT MIT',
  round: round => `Runde ${round}`,
  ofRounds: rounds => `von ${rounds}`,
  catchUp: 'Aufholjagd',
  oneRollEach: 'je ein Wurf',
  tieBreak: 'Stichfrage',
  roll: position => `Wurf ${position}`,
  ofList: 'von 100',

  lobby: busts =>
    `Antworten, Topf füllen, sichern, bevor ${busts.length === 0 ? 'eine Tür ihn nimmt' : `eine ${anyOf(busts)} kommt`}.`,
  nextQuestion: round => `Runde ${round}: eine Frage für beide.`,
  another: 'Keiner traut sich! Hier kommt eine andere Frage.',
  nextTieBreak: 'Eine letzte Frage entscheidet das Spiel.',
  bothSend:
    'Beide schicken eine Antwort und eine Zahl von 1 bis 100. Wer näher an der geheimen Zahl liegt, darf antworten.',
  says: name => `${name} sagt`,
  away: (name, number, distance, called) =>
    called ? `${name} ${number}, ${away(distance)}: darf antworten` : `${name} ${number}, ${away(distance)}`,
  secret: 'Geheime Zahl',
  freeRoll: (name, money) => `Freiwurf für ${name}: ${money} je Auge`,
  freeOnly: 'Er kostet nie etwas, und ein Pasch öffnet keine Tür.',
  rightAnswer: 'richtig',
  wrongAnswer: 'falsch',

  take: 'Punkte nehmen',
  takeShort: money => `${money} zu wenig`,
  openSpace: double => `Tür ${double} öffnen`,
  bank: 'sichern',
  rollOn: 'weiter',
  leaveIt: 'dabei belassen',
  rollAgain: 'noch ein Wurf',
  or: 'oder',
  unknown: '?',
  addsNothing: busts => `${anyOf(busts)} bringt nichts`,
  wouldLose: busts => `${A(busts)} kostet alles`,
  doubleOpens: 'Ein Pasch zahlt oder öffnet seine Tür',
  perPoint: money => `Sonst ${money} je Auge`,
  loses: (busts, money) => `${A(busts)} kostet ${money}`,
  costsCoin: (busts, last) => `${A(busts)}: ${last ? 'Die letzte' : 'Eine'} Münze rettet den Topf`,

  bust: 'ALLES WEG!',
  bustLost: money => `${money} weg`,
  banked: name => `${name} sichert`,
  tieBroken: name => `Die Stichfrage gewinnt ${name}`,
  nothing: 'Das bringt nichts',
  noDouble: 'Kein Pasch',
  lossGone: name => `Niederlage von ${name} gestrichen!`,

  picks: name => `${name} wählt eine Nummer von 1 bis 100`,
  picked: name => `${name} wählt`,
  short: (name, money) => `${name} fehlen noch ${money}`,
  takesLead: name => `${name} geht in Führung!`,
  anyWins: name => `Jeder Gewinn bringt ${name} nach vorn`,
  needs: (name, total, busts) =>
    `${name} braucht mindestens ${aTotal(total)}${busts.length === 0 ? '' : `, aber keine ${anyOf(busts)}`}`,
  doublePays: (money, busts) =>
    `${money} je Auge${busts.length === 0 ? '' : `, keine für ${either(busts.map(String))}`} · ein Pasch darf seine Tür öffnen`,
  needsDouble: name => `Nur ein Pasch hilft ${name} noch`,
  isLevel: 'Gleichstand!',
  catchUpNext: name => `${name} bekommt einen Wurf zum Aufholen.`,
  replyNext: name => `${name} darf mit einem Wurf kontern.`,
  replyLevel: 'Gleichstand! Ein Wurf bleibt zum Kontern.',
  levelAt: money => `Gleichstand bei ${money}`,
  won: name => `${name} gewinnt das Spiel`,
  bonanzaNext: coins => `Gleich: Bonus Bonanza mit ${coins === 1 ? 'einer Goldmünze' : `${coins} Goldmünzen`}`,
  megaNext: money => `Gleich: der Mega Roll um ${money}`,
  ended: 'Das Spiel ist vorbei.',

  wins: wins => count(wins, 'Sieg', 'Siege'),
  losses: losses => count(losses, 'Niederlage', 'Niederlagen'),
  note: {
    thinks: 'überlegt',
    sent: 'hat geschickt',
    answers: 'antwortet',
    decides: 'entscheidet',
    mustOpen: 'muss öffnen',
    picks: 'wählt',
    rolls: 'würfelt',
    next: 'würfelt gleich',
    leaves: 'verlässt die Show',
    champion: 'siegt',
  },

  prompt: {
    ready: () => ({ ask: 'Macht euch bereit.' }),
    decide: () => ({ ask: 'Weiter oder sichern?' }),
    double: busts => ({
      stake: busts === 1 ? 'Eine Tür kostet alles.' : `${Counted(busts)} Türen kosten alles.`,
    }),
    again: () => ({ stake: 'Noch ein Wurf kann nur helfen.', ask: 'Noch einmal?' }),
    bonanza: () => ({ ask: 'Weiter oder Schluss?' }),
    mega: () => ({ stake: 'Nur ein Pasch gewinnt etwas.' }),
    megaDouble: million => ({ stake: `Hinter einer Tür warten ${million}, hinter fünf nichts.` }),
  },

  bonanza: {
    lobby: busts =>
      busts.length === 0 ? 'Treib den Topf hoch.' : `Treib den Topf hoch. ${A(busts)} kostet eine Münze.`,
    coins: 'Goldmünzen',
    coinsLabel: coins => (coins === 0 ? 'Keine Goldmünze übrig' : count(coins, 'Goldmünze übrig', 'Goldmünzen übrig')),
    noCoins: 'keine Münze übrig',
    freeFirst: money => `Der erste Wurf ist frei und zahlt ${money} je Auge.`,
    coinSaves: pot => `MÜNZE RETTET ${pot}!`,
    mustRoll: 'Noch ein Wurf',
    stop: 'aufhören mit',
    stopped: name => `${name} nimmt mit`,
    lostText: 'Keine Münze mehr, und der Topf ist weg.',
    ended: 'Die Bonanza ist vorbei.',
    plays: 'spielt um den Topf',
  },

  mega: {
    crest: 'MEGA ROLL',
    needs: 'Ein Wurf. Ein Pasch oder nichts.',
    double: 'Pasch',
    pays: money => `${money} je Auge, oder seine Tür`,
    stake: money => `Ein Pasch zahlt ${money} je Auge oder öffnet seine Tür. Hinter einer ist die Million.`,
    other: 'jeder andere Wurf',
    paysNothing: 'nichts',
    nothing: 'Die Million bleibt hinter ihrer Tür',
    home: (name, money) => `${name} geht mit ${money} nach Hause.`,
    banked: name => `${name} nimmt`,
    million: money => `${money}!`,
    found: name => `${name} hat die richtige Tür geöffnet.`,
    ended: 'Der Mega Roll ist vorbei.',
    plays: 'ein Wurf',
  },

  phone: {
    answerTitle: 'Was stimmt?',
    numberText:
      'Wer näher an der geheimen Zahl liegt, darf antworten. Mit deiner Zahl fängt auch deine Liste von 100 Würfen an.',
    tieText: 'Wer näher an der geheimen Zahl liegt, darf antworten. Diese Frage entscheidet das Spiel.',
    change: 'Ändern',
    yourAnswer: 'Deine Antwort',
    send: number => `Mit ${number} senden`,
    pass: 'Passen',
    passText: 'Liegt die andere Seite falsch, hast du trotzdem die Würfel, ab Wurf 1',
    passTieText: 'Liegt die andere Seite falsch, gewinnst du trotzdem',

    decide: 'Weiter oder sichern?',
    inPot: 'im Topf',
    bank: money => `${money} sichern`,
    bankText: 'Endgültig deins. Die Runde endet.',
    roll: 'Weiter',
    rollText: (ways, money) => (ways === 0 ? 'Nur eine Tür kann ihn nehmen' : `${chance(ways)}, und ${money} sind weg`),
    stakeSeven: money => `der ganze Topf von ${money} ist weg`,
    stakeDouble: 'Punkte nehmen oder Tür öffnen',
    stakeElse: money => `bringt ${money} je Auge`,
    doubles: 'Pasch',
    else: 'sonst',

    double: double => `${double}er-Pasch!`,
    doubleText: take => `${take} sicher, oder was hinter der Tür steckt?`,
    mustText: (take, short) => `Mit ${take} fehlten dir noch ${short}, also musst du öffnen.`,
    mayHide: double => `Hinter Tür ${double} steckt eins davon:`,
    open: double => `Tür ${double} öffnen`,
    openRisk: busts =>
      busts === 1 ? 'Eine von sechs Türen kostet alles' : `${Counted(busts)} von sechs Türen kosten alles`,
    openMega: million => `Hinter einer Tür warten ${million}, hinter fünf nichts`,
    take: money => `${money} nehmen`,
    takeText: 'Sicher. Es kommt in den Topf.',
    takeScore: 'Sicher. Es kommt auf deinen Stand.',
    takeMega: 'Sicher, und der Mega Roll ist vorbei',

    pickTitle: 'Wähle deine Nummer',
    pickCatchUp: (behind, perPoint) =>
      `Du liegst ${behind} zurück. Ein Wurf, ${perPoint} je Auge, gleich auf deinen Stand.`,
    pickLevel: perPoint => `Ihr liegt gleichauf. Ein Wurf, ${perPoint} je Auge, gleich auf deinen Stand.`,
    pickBonanza: perPoint =>
      `Such dir aus, wo du in der neuen Liste von 100 Würfen anfängst. Der erste ist frei und zahlt ${perPoint} je Auge.`,
    pick: number => `Bei Wurf ${number} anfangen`,

    againTitle: 'Noch ein Wurf?',
    againText: busts =>
      busts.length === 0 ? 'Er kann nur helfen.' : `Er kann nur helfen: ${A(busts)} bringt nichts und nimmt nichts.`,
    again: 'Noch ein Wurf',
    againSmall: 'Du kannst nichts verlieren',
    stop: 'Dabei belassen',
    stopText: 'Dein Zug endet',

    bonanzaTitle: 'Weiter oder aufhören?',
    bonanzaRoll: (ways, coins, money) =>
      ways === 0
        ? 'Nur eine Tür kann ihn nehmen'
        : `${chance(ways)}, und ${coins > 0 ? 'eine Münze ist' : `${money} sind`} weg`,
    bonanzaStop: money => `${money} nehmen`,
    bonanzaStopText: 'Hör auf, und es gehört dir.',
    stakeCoin: coins =>
      `kostet eine Münze (${coins === 1 ? 'deine letzte' : `du hast ${coins}`}), und du würfelst wieder`,
    coins: coins => (coins === 0 ? 'Keine Goldmünze übrig' : count(coins, 'Goldmünze', 'Goldmünzen')),
    coinTitle: 'Eine Münze ist weg',
    coinText: coins =>
      `Noch ein Wurf. Der Topf bleibt. ${coins === 0 ? 'Das war die letzte Münze.' : `Noch ${coins}.`}`,

    freeRoll: money => `Freiwurf: ${money} je Auge`,
    megaTitle: million => `Ein Wurf um ${million}`,
    megaText: perPoint => `Ein Pasch zahlt ${perPoint} je Auge oder öffnet seine Tür. Alles andere zahlt nichts.`,
    megaOdds: '17 % Chance auf einen Pasch',
  },

  waiting: {
    decides: name => `${name} würfelt weiter oder sichert`,
    double: name => `${name} hat einen Pasch`,
    picks: name => `${name} wählt eine Nummer`,
    again: name => `${name} darf noch einmal würfeln`,
    bonanza: name => `${name} spielt Bonus Bonanza`,
    mega: name => `${name} spielt den Mega Roll`,
    judging: 'Die Spielleitung prüft die Antwort',
  },

  mini: {
    pot: money => `Topf ${money}`,
    roll: position => `Wurf ${position} von 100`,
    coins: coins => count(coins, 'Münze', 'Münzen'),
    found: (double, what) => `Hinter der ${double}: ${what}`,
  },

  desk: {
    before: 'Vor Runde 1',
    status: (round, rounds, position) =>
      `Runde ${round} von ${rounds}${position > 0 ? ` · Wurf ${position} von 100` : ''}`,
    catchUp: 'Aufholjagd',
    tieBreak: 'Stichfrage',
    won: name => `${name} hat gewonnen`,
    bonanza: name => `${name} in der Bonus Bonanza`,
    mega: name => `${name} im Mega Roll`,
    pot: money => `Topf ${money}`,
    coins: (money, coins) => `Topf ${money} · ${coins}`,
    ask: round => `Frage ${round} stellen`,
    askAnother: round => `Eine andere Frage für Runde ${round}`,
    askTie: 'Die Stichfrage stellen',
    askThen: 'Beide schicken Antwort und Zahl',
    catchUpNext: 'Die Aufholjagd starten',
    catchUpThen: (name, money) => `${name}, ${money} zurück, wählt eine Nummer`,
    replyNext: 'Der anderen Seite ihren Wurf geben',
    replyLevel: 'Es steht unentschieden',
    replyThen: name => `${name} wählt eine Nummer`,
    bonus: 'Weiter zur Bonus Bonanza',
    bonusThen: (name, coins) => `${name} hat ${count(coins, 'Goldmünze', 'Goldmünzen')}`,
    megaNext: 'Weiter zum Mega Roll',
    megaThen: (name, money) => `${name} würfelt um ${money}`,
    coming: {
      question: round => `Frage ${round}`,
      dice: 'Weiter oder sichern',
      catchUp: 'Aufholjagd',
      reply: 'Der Konter',
      tieBreak: 'Stichfrage',
      bonanza: 'Bonus Bonanza',
      mega: 'Mega Roll',
      bonus: 'Bonus',
      end: 'Ende der Show',
    },
  },
};
