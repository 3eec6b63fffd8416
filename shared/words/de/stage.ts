/** Was auf der Bühne in Buchstaben steht: Schilder, Zettel an den Pulten, die Karte, und was Vorleseprogramme hören. */
import type { stage as english } from '../en/stage.ts';
import type { Translated } from '../translated.ts';

export type { Prompt } from '../en/stage.ts';

const away = (distance: number) => (distance === 0 ? 'genau getroffen' : `${distance} daneben`);

export const stage: Translated<typeof english> = {
  onAir: 'AUF SENDUNG',
  offAir: { lobby: 'GLEICH', over: 'VORBEI' },
  check: code => `Prüfzahl ${code}`,
  practice: 'PROBE',
  overlayRefused: 'Dieser Link wurde zurückgenommen oder war nie einer. Mach am Pult einen neuen.',
  stage: 'Die Bühne',
  scan: 'Scannen und mitmachen',
  scanRecap: 'Zum Rückblick scannen',
  code: 'Code',
  back: 'Gleich geht es weiter',
  hostAway: 'Die Spielleitung ist gerade weg. Die Show geht weiter, wenn sie zurück ist.',
  storing: 'Die Show lässt sich gerade nicht aufschreiben. Sie geht von selbst weiter.',
  awayDesk: name => `${name} ist weg`,
  freeSeat: 'frei',
  freeSeatName: 'freier Platz',
  clockLabel: seconds => `noch ${seconds} Sekunden`,
  diceLabel: faces => `Würfel: ${faces.join(', ')}`,
  diceInAir: 'Die Würfel rollen.',
  scoreLabel: (name, score) => `${name}: ${score}`,
  choices: {
    titleOn: 'Ton: an',
    titleOff: 'Ton: aus',
    sound: 'Ton',
    volume: 'Lautstärke',
    short: 'Kurze Würfe',
    skip: 'Ein Tipp auf die Bühne oder die Leertaste beendet, was gerade gezeigt wird. M: Ton.',
  },
  // With the place where it may break.
  danger: 'GEFAHREN\u200bZONE',
  lobby: 'Die Show beginnt gleich.',
  waitingFor: names => `Es fehlt noch: ${names}.`,
  goesOn: 'Gleich geht es weiter.',
  seatsFree: n => (n === 1 ? 'Ein Platz ist frei' : `${n} Plätze sind frei`),
  over: 'Die Show ist vorbei. Danke fürs Zuschauen.',

  plain: { pot: 'TOPF', yes: 'ja', no: 'nein' },

  luckyNumbers: {
    pot: 'TOPF',
    round: round => `Runde ${round}`,
    game: game => `Spiel ${game}`,
    tieBreak: 'Stichfrage',
    win: 'WIN',
    winsTheGame: 'gewinnt',
    free: 'frei',
    lastThrow: total => `letzter Wurf ${total}`,
    tileLabel: (number, cash, owner) => (owner === '' ? `${number}: ${cash}, frei` : `${number}: ${cash}, ${owner}`),
    luckiestLabel: number => `${number} gewinnt das Spiel`,
    chooses: 'wählt eine Zahl',
    sent: 'hat eine Zahl geschickt',
    sends: 'schickt 20 Zahlen',
    codesIn: 'Zahlen sind da',
    answers: 'antwortet',
    rolls: 'wirft',
    rollsOrPasses: 'wirft oder gibt ab',
    toTheMainEvent: 'spielt The Main Event',
    far: distance => (distance === 0 ? 'getroffen' : `${distance} daneben`),
    away: (name, distance, called) => (called ? `${name}, ${away(distance)}: dran` : `${name}, ${away(distance)}`),
    noNumber: name => `${name} schickte keine Zahl`,
    buzzNow: 'Wer der geheimen Zahl am nächsten ist, antwortet.',
    seats: 'Sechs Zahlen, zwei am Pult, eine Glückszahl.',
    nextGame: 'Ein neues Spiel öffnet mit einer neuen Glückszahl.',
    gameWon: name => `${name} gewinnt das Spiel:`,
    nextQuestion: 'Die nächste Frage ist für beide.',
    winner: name => `${name} gewinnt das Match`,
    ends: 'Das Match ist vorbei.',
    promptRoll: (luckiest, pays) => ({ stake: `${luckiest} gewinnt ${pays}.` }),
    promptChoice: (luckiest, seven, other) => ({
      stake: `${luckiest} gewinnt das Spiel, 7 gibt ${other} ${seven}.`,
      ask: 'Werfen oder abgeben?',
    }),
    promptMustRoll: (luckiest, seven, other) => ({
      stake: `${luckiest} gewinnt das Spiel, 7 gibt ${other} ${seven}.`,
    }),
  },

  mainEvent: {
    jackpot: 'JACKPOT',
    medals: ['Bronze', 'Silber', 'Gold'],
    medalLabel: (name, prize, missing) =>
      missing.length === 0 ? `${name}: ${prize}, gewonnen` : `${name}: ${prize}, es fehlt ${missing.join(' und ')}`,
    rollsLeft: 'Würfe übrig',
    rollsLeftLabel: left => `noch ${left} Würfe`,
    numbersWon: 'Zahlen',
    plays: 'wirft die Würfel',
    claims: 'nimmt eine Zahl',
    decides: 'hört auf oder macht weiter',
    needs: 'braucht',
    or: 'oder',
    forMedal: medal => `für die Medaille in ${medal}`,
    forJackpot: medal => `für die Medaille in ${medal} und den Jackpot`,
    forMedals: 'für drei Preise und den Jackpot',
    wildTakes: 'Joker nimmt',
    firstSeven: 'erste 7',
    lastThrow: total => `geworfen: ${total}`,
    offers: 'Das Angebot',
    plus: prize => `+ ${prize}`,
    risk: 'Eine zweite 7 nimmt alles',
    allCash: 'Alles in Geld',
    fifthWin: 'fünfter Sieg',
    promptOffer: (chances, missing, cash, prizes) => {
      const take =
        prizes === 0 ? cash : `${['', 'Einen Preis', 'Zwei Preise', 'Drei Preise'][prizes] ?? ''} und ${cash}`;
      const on =
        chances >= 0
          ? `${['kein Wurf', 'ein Wurf', 'zwei Würfe', 'drei Würfe', 'vier Würfe', 'fünf Würfe'][chances] ?? ''} um die ${missing.join(', ')}`
          : 'weiterwerfen';
      return { stake: `${take} nehmen, oder ${on}?` };
    },
    promptWild: () => ({ ask: 'Welche?' }),
    outcome: {
      swept: 'Jeder Preis und der Jackpot',
      stopped: 'Rechtzeitig aufgehört',
      forfeited: 'Alles verloren',
      'ran-out': 'Kein Wurf mehr',
    },
    takes: (cash, prizes) => [cash, ...prizes].join(' + '),
    nothing: 'Der Jackpot wartet auf den nächsten Champion.',
  },
};
