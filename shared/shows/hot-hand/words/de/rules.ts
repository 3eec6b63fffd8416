import { counted } from '../../../../words/de/counting.ts';
import { type MakeBook, tableRows } from '../../../../words/rule-book.ts';
import type { HotHandOptions, HotHandRuling } from '../../game.ts';
import { betFacts } from '../../odds/hot-hand.ts';
import { integrals } from '../../odds/integrals.ts';

export const book: MakeBook<HotHandOptions, HotHandRuling> = (options, tell) => {
  const { number, percent } = tell;
  const { pays } = options.house;
  const toOne = (points: number): string => `${number(points)} zu 1`;
  const bets = betFacts(pays);
  const chance = (value: number): string => percent(value, 2);
  const isFair = bets.every(({ houseEdge }) => houseEdge > 0);
  return {
    title: 'Hot Hand',
    inShort:
      'Wette, dass bestimmte Summen vor der ersten 7 kommen. Gewürfelt wird, bis die 7 da ist oder alle zehn anderen Summen.',
    text: `
      ## Worum es geht
      Eine bis acht Personen setzen Spielpunkte. Eine davon würfelt mit zwei Würfeln, immer wieder. Jede Summe außer der 7 lässt ihre Lampe leuchten. Die erste 7 beendet alles.
      Alle beginnen mit ${number(options.bank)} Punkten.
      ![ten-lamps]

      ## Die drei Wetten
      Eine Wette gewinnt, wenn alle ihre Summen vor der ersten 7 gekommen sind. „${toOne(pays['flaming-four'])}“ heißt: Für jeden gesetzten Punkt gewinnst du ${number(pays['flaming-four'])}, und den Einsatz bekommst du zurück. [HR-A7]
      | Wette | Summen | Zahlt | Chance |
      | Flaming Four | 2, 3, 11, 12 | ${toOne(pays['flaming-four'])} | ${chance(bets[0]?.win ?? 0)} |
      | Sizzling Six | 4, 5, 6, 8, 9, 10 | ${toOne(pays['sizzling-six'])} | ${chance(bets[1]?.win ?? 0)} |
      | Hot Hand | alle zehn | ${toOne(pays['hot-hand'])} | ${chance(bets[2]?.win ?? 0)} |
      | Hot Hand | neun der zehn | ${toOne(pays.nine)} | ${chance(bets[2]?.nearly ?? 0)} |
      > Anna setzt 10 Punkte auf Flaming Four. Die 2, die 3, die 11 und die 12 kommen alle vor einer 7. Sie bekommt ${number(10 * pays['flaming-four'])} Punkte und ihre 10 zurück.

      ## Eine Hand
      1. Alle dürfen setzen, auf so viele Wetten, wie sie wollen, ganze Punkte, höchstens so viele, wie auf dem Konto sind. Der Einsatz verlässt das Konto sofort.
      1. Die Spielleitung schließt die Einsätze. Nach dem ersten Wurf kann niemand mehr setzen. [HR-A6]
      1. Gewürfelt wird, bis eine 7 kommt oder bis alle zehn Lampen leuchten.
      1. Eine Wette wird ausgezahlt, sobald ihre letzte Summe kommt. [HR-A4] Kommt die 7, verlieren alle offenen Wetten. Nur Hot Hand mit genau neun Lampen zahlt dann noch, ${toOne(pays.nine)}.
      1. ${
        options.hands === 1
          ? 'Gespielt wird eine Hand. Die Spielleitung darf mehr einstellen; dann würfelt jedes Mal die nächste Person.'
          : `Gespielt werden ${counted(options.hands)} Hände. In jeder würfelt die nächste Person.`
      }

      ## Ist das eine gute Wette?
      ${isFair ? 'Nein. Das Haus behält im Durchschnitt einen guten Teil jeder Wette.' : 'In dieser Show ist nicht jede Wette zugunsten des Hauses.'} Die Zahlen sind exakt berechnet, nicht geschätzt.
      | Wette | Das Haus behält |
      ${tableRows(bets.map(({ title, houseEdge }) => [title, chance(houseEdge)]))}

      ## Wie die Chancen zu finden sind
      Es geht, ohne die Summen eine nach der anderen zu verfolgen, und zwar mit Integralrechnung. Lass jede Summe für sich zu zufälligen Zeitpunkten kommen, so oft, wie sie sich würfeln lässt: Eine mit w von 36 Möglichkeiten ist bis zum Zeitpunkt x mit der Chance 1 − e^(−wx/36) da. Die erste 7 kommt zum Zeitpunkt x mit der Dichte e^(−x/6)/6.
      Die Chance, dass eine Reihe von Summen vor der 7 kommt, ist also das Integral von 0 bis unendlich über das Produkt dieser Faktoren. Eine Summe, die fehlen muss, hat stattdessen den Faktor e^(−wx/36). Jedes Integral gilt für eine fehlende Summe; ihre Partnerin hat dasselbe, beide zusammen zählen also doppelt. [HR-A1]
      | Vor der 7 | Funktion | Integral |
      ${tableRows(integrals((total, partner) => `alle zehn außer der ${total} (oder der ${partner})`))}

      ## In anderen Shows
      Dieselben drei Wetten sind in jeder Show das Nebenspiel für das Publikum, um Spielpunkte.

      ## Wenn jemand zu spät ist
      Die Spielleitung bestimmt, wie lange ein Zug dauern darf. Ist die Zeit um, werden die Einsätze geschlossen, oder es wird gewürfelt.
    `,
    rulings: {
      'HR-A1':
        'Ist ein Integral für „2 oder 12 fehlt“ die Chance, dass eine von beiden fehlt? Es ist die Chance, dass von beiden nur die genannte fehlt. Beide zählen, also wird jedes doppelt genommen: Das ergibt die Chance auf neun von zehn.',
      'HR-A2':
        'Eine alte Tabelle nennt für Sizzling Six etwas andere Zahlen. Welche stimmen? In der Tabelle ist die sechste Stelle verdruckt: 0,746022 statt 0,746018. Bei den Gewinnen jener Tabelle behält das Haus in beiden Fällen 19,18 %. Boxcars rechnet mit exakten Brüchen.',
      'HR-A4': `Wann zahlt Hot Hand? ${toOne(pays['hot-hand'])} sofort, wenn die zehnte Summe kommt. ${toOne(pays.nine)}, wenn die 7 kommt und neun da sind.`,
      'HR-A5': 'Zählt eine 7 gleich beim ersten Wurf? Ja. Alle Wetten verlieren.',
      'HR-A6': 'Darfst du setzen, während gewürfelt wird? Nein. Alle Wetten werden vor dem ersten Wurf abgeschlossen.',
      'HR-A7': 'Was heißt „zu 1“? Was du für jeden Punkt gewinnst. Der Einsatz kommt noch dazu zurück.',
    },
    origin: [
      'Hot Hand folgt drei Nebenwetten vom Craps-Tisch in der Art von Small, Tall und All. Sie begannen im März 2019 im Casino Jack in Cincinnati als Hot Hand. Als das Casino zum Hard Rock wurde, hießen sie Hard Rockin’ Dice.',
      'Die Berechnung, die der alte Text anführt, ist von Michael Shackleford. Wir haben jede Zahl neu ausgerechnet. Der alte Text verweist auch auf eine offizielle Regelkarte, die verloren ist.',
      'Boxcars erhebt keinen Anspruch auf jene Namen. Niemand spielt hier um echtes Geld: Spielpunkte kann man nicht kaufen, und man kann nichts für sie kaufen.',
    ],
  };
};
