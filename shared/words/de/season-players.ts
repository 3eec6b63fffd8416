/** Was eine Staffel von ihren Spielern behält, ihre Ruhmeshalle, und wer vergessen wird. */
import { count } from '../count.ts';
import type { seasonPlayers as english } from '../en/season-players.ts';
import type { Translated } from '../translated.ts';

const games = (n: number) => count(n, 'Spiel', 'Spiele');

export const seasonPlayers: Translated<typeof english> = {
  nobody: name => `${name} hat hier nicht gespielt.`,
  also: names => `Spielte auch als ${names}`,

  sums: {
    title: 'Bisher',
    games: 'Spiele',
    won: 'Gewonnen',
    wonOf: (won, of) => `${won} von ${of}`,
    money: 'Insgesamt gewonnen',
    points: 'Punkte insgesamt',
    guest: 'In Spielen des Publikums',
    streak: 'Siege in Folge, jetzt',
    longest: 'Die meisten in Folge',
  },

  skill: {
    title: 'Glück und Entscheidungen',
    none: 'Noch gibt es nichts zu zählen.',
    thrown: (throws, dice) => `${count(throws, 'Wurf', 'Würfe')}, ${dice} Würfel.`,
    best: (best, of) => `Nach den genauen Chancen die beste Wahl: ${best} von ${of}.`,
    given: amount => `Die übrigen haben ${amount} verschenkt.`,
    points: points => `${points} Punkte`,
    chance: percent => `${percent} eines Sieges`,
    byGame: 'Spiel für Spiel',
    bestOf: (best, of) => `beste Wahl: ${best} von ${of}`,
    pips: (pips, average) => `${count(pips, 'Auge', 'Augen')}, im Schnitt ${average.toLocaleString('de-DE')}`,
    of: (counted, of) => `Aus den Protokollen; Spiele: ${counted} von ${of}.`,
    reckoning: shows => `${count(shows, 'Show wird', 'Shows werden')} noch ausgerechnet …`,
  },

  moments: { title: 'Die schönsten Momente', play: 'Abspielen', in: (game, date) => `${game}, ${date}` },

  games: {
    title: 'Alle Spiele',
    game: 'Spiel',
    with: 'Mit',
    earned: 'Gewinn',
    result: 'Ergebnis',
    won: 'gewonnen',
    lost: '–',
    number: n => `Spiel ${n}`,
    corrected: sum => `Das Buch wurde berichtigt: ${sum} insgesamt.`,
  },

  met: {
    title: 'Gegeneinander',
    line: (name, won, lost, of) =>
      `${name}: ${count(won, 'Sieg', 'Siege')}, ${count(lost, 'Niederlage', 'Niederlagen')}, ${games(of)}`,
    profile: name => `Alles von ${name}`,
  },

  forget: {
    title: 'Vergessen werden',
    text: 'Ein anderer Name tritt an die Stelle von deinem, im Buch und in den Protokollen beendeter Shows, für immer. Zahlen und Summen bleiben. Dateien, die andere gespeichert haben, bleiben, wie sie sind.',
    now: name => `${name} jetzt vergessen`,
    ask: name => `Die Spielleitung bitten, ${name} zu vergessen`,
    sure: 'Das lässt sich nicht zurücknehmen. Drücke noch einmal, um es zu tun.',
    done: name => `Erledigt. Im Buch steht jetzt ${name}.`,
    asked: 'Die Spielleitung ist gebeten worden. Sie sieht es auf ihrer Seite.',
  },

  hall: {
    title: 'Ruhmeshalle',
    over: seasons => `Über alle Zeit: ${seasons}`,
    kinds: {
      win: 'Höchster Gewinn',
      streak: 'Längste Siegesserie',
      call: 'Mutigste richtige Wahl',
      loss: 'Bitterste Niederlage',
    },
    help: {
      call: 'aufs Spiel gesetzt, nach den genauen Chancen zu Recht, und es ging gut',
      loss: 'aufs Spiel gesetzt, nach den genauen Chancen zu Recht, und die Würfel sagten nein',
    },
    wins: wins => count(wins, 'Sieg', 'Siege'),
    chance: percent => `${percent} Siegchance`,
    see: 'Ansehen',
    player: 'Name',
    money: 'Geld',
    none: 'Rekorde stehen hier nach dem ersten Spiel.',
  },

  tables: {
    title: 'Alles zum Mitnehmen',
    text: 'Für eine Tabellenkalkulation (CSV) oder ein Programm (JSON).',
    names: {
      players: 'Mitspielende',
      games: 'Spiele',
      'head-to-head': 'Gegeneinander',
      moments: 'Die schönsten Momente',
      hall: 'Namen der Ruhmeshalle',
      records: 'Rekorde',
      ledger: 'Das Buch',
    } as Readonly<Record<string, string>>,
  },

  desk: {
    title: 'Mitspielende und Namen',
    merge: 'Zwei Namen, eine Person',
    mergeText:
      'Ihre Spiele zählen zusammen, auch die künftigen. Das Buch bekommt eine Zeile, keine Zahl ändert sich, und du kannst sie wieder trennen.',
    name: 'Dieser Name …',
    into: '… ist auch',
    choose: 'Namen wählen',
    mergeGo: 'Als eine Person zählen',
    part: (name, into) => `${name} ist auch ${into}`,
    partGo: 'Trennen',
    requests: 'Möchten vergessen werden',
    requested: (name, date) => `${name}, ${date}`,
    forget: 'Jemanden vergessen',
    forgetText:
      'Ein anderer Name tritt an die Stelle, im Buch und in den Protokollen beendeter Shows. Zahlen und Summen bleiben. Das lässt sich nicht zurücknehmen.',
    forgetGo: name => `${name} vergessen`,
    dismiss: 'Ablehnen',
    hall: 'Ruhmeshalle mit einer anderen Staffel',
    hallText:
      'Staffeln in einer Halle teilen sich Rekorde und Mitspielende: Ein Rekord gilt nur, wenn er alle übertrifft.',
    hallGo: season => `Eine Halle mit ${season} teilen`,
    hallLeave: 'Die Halle verlassen',
  },
};
