import type { documents as english } from '../en/documents.ts';
import type { Translated } from '../translated.ts';

export const documents: Translated<typeof english> = {
  titles: {
    lobby: 'Boxcars: Würfelshows live aus dem Browser',
    play: show => `Mitspielen bei ${show} · Boxcars`,
    host: show => `${show} leiten · Boxcars`,
    team: show => `Ins Team · ${show} · Boxcars`,
    watch: show => `${show} ansehen · Boxcars`,
    tv: show => `${show} im Fernsehen · Boxcars`,
    overlay: show => `${show}: Einblendung · Boxcars`,
    recap: show => `${show}: der Rückblick · Boxcars`,
    rules: show => `${show}: so wird gespielt · Boxcars`,
    odds: show => `${show}: die genauen Chancen · Boxcars`,
    packs: 'Meine Fragen · Boxcars',
    verify: 'Die Würfel einer Show prüfen · Boxcars',
    operator: 'Betrieb · Boxcars',
    season: name => `Staffel ${name} · Boxcars`,
    missing: 'Seite nicht gefunden · Boxcars',
  },
  about: {
    lobby:
      'Bring eine Würfelshow auf Sendung: Zwei spielen mit dem Handy, alle anderen sehen am Fernseher zu. Die Würfel sind fair, und jeder kann sie prüfen.',
    play: show => `Nimm Platz bei ${show} und spiel mit dem Handy mit. Nichts zu installieren.`,
    host: show => `Leite ${show} von diesem Pult aus: Ein großer Knopf sagt immer, was als Nächstes kommt.`,
    team: show => `Komm in ein Team und entscheide mit, was es bei ${show} macht.`,
    watch: show => `Sieh ${show} live, mit dem Kommentar daneben.`,
    tv: show => `${show} auf dem großen Bildschirm, mit dem Code zum Mitspielen.`,
    overlay: show => `${show} als durchsichtige Einblendung für deinen Stream.`,
    recap: show => `Sieh ${show} noch einmal: jeden Wurf, den Spielstand im Verlauf, die besten Momente und das Glück.`,
    rules: (show, about) => `${about} Die Regeln von ${show} in einfachen Worten, mit Beispielen.`,
    odds: (show, about) => `${about} Die genauen Chancen bei ${show}, zum Ausprobieren und für den Unterricht.`,
    packs: 'Schreib eigene Fragen für die Shows, prüfe und drucke sie. Sie bleiben in deinem Browser.',
    verify: 'Rechne jeden Wurf einer Show aus ihrem Protokoll nach und sieh, dass keiner verändert wurde.',
    operator: 'Zahlen und Shows dieses Servers, für alle, die ihn betreiben.',
    season: name => `Champions, Serien, Jackpots und Ergebnisse der Staffel ${name}.`,
    missing: 'Prüf den Link auf Tippfehler.',
  },
  open: {
    title: 'Shows eröffnen',
    ask: 'Der Code von den Leuten, die diesen Server betreiben',
    go: 'Weiter',
    wrong: 'Das ist nicht der Code. Prüf ihn auf Tippfehler.',
  },
  api: {
    title: 'Boxcars-API',
    about:
      'Alles, was ein Programm diesen Server fragen kann, und was er antwortet. Die Beschreibungen sind auf Englisch.',
    token: 'Token',
    none: 'keins',
    body: 'Inhalt',
    optional: 'darf fehlen',
    answer: 'Antwort',
    refused: 'Abgelehnt mit',
    tokens: 'Tokens',
    shapes: 'Formen',
    codes: 'Codes der Ablehnungen',
  },
  floor: {
    tooOld: 'Der Browser dieses Bildschirms ist zu alt für Boxcars.',
    noScript:
      'Boxcars braucht JavaScript. Schalte es ein oder öffne denselben Link auf einem anderen Handy oder Computer.',
    wayOut: 'Aktualisiere den Browser oder öffne denselben Link auf einem neueren Handy oder Computer.',
    link: 'Welchen Browser kann ich nehmen?',
  },
};
