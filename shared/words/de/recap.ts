/** Der Rückblick auf eine Show, auf Deutsch. */
import { count } from '../count.ts';
import type { recap as english } from '../en/recap.ts';
import type { Translated } from '../translated.ts';

/** Auf wie viele Male: 36 bei einer Chance von 1/36. */
const once = (chance: number): string => Math.round(1 / chance).toLocaleString('de-DE');

/** Wie oft, wie man es sagt: in 48 % der Fälle, oder einmal in 36 Fällen. */
const often = (chance: number): string => {
  if (chance >= 0.995) return 'fast immer';
  return chance >= 0.2 ? `in ${Math.round(chance * 100)}\u00a0% der Fälle` : `einmal in ${once(chance)} Fällen`;
};

/** Bis zu dieser Chance ist es Glück oder Pech. */
const average = 0.25;

const rounded = (value: number): string =>
  value.toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const recap: Translated<typeof english> = {
  title: 'Rückblick',
  of: show => `Rückblick auf ${show}`,
  notYet: {
    title: 'Die Show läuft noch',
    text: 'Der Rückblick ist da, sobald sie vorbei ist.',
    watch: 'Jetzt anschauen',
  },
  missing: { title: 'Hier ist kein Rückblick', text: 'Keine Show mit diesem Code. Vielleicht ist sie schon vorbei.' },
  offline: {
    title: 'Der Server antwortet nicht',
    text: 'Nichts ist verloren. Versuch es gleich noch einmal.',
    again: 'Noch einmal',
  },

  result: {
    title: 'So ging es aus',
    brokenOff: 'Diese Show wurde abgebrochen. Hier ist, was gespielt wurde.',
    bonus: what => `In der Bonusrunde: ${what}`,
    takes: (name, amount) => `${name} gewinnt ${amount}!`,
    scores: (name, points) => `${name} gewinnt mit ${points} Punkten!`,
    steps: (steps, throws) => `${count(steps, 'Schritt', 'Schritte')}, ${count(throws, 'Wurf', 'Würfe')}`,
  },

  player: {
    title: 'Noch einmal ansehen',
    lamp: 'RÜCKBLICK',
    play: 'Abspielen',
    pause: 'Anhalten',
    first: 'Zum Anfang',
    last: 'Zum Ende',
    back: 'Einen Schritt zurück',
    on: 'Einen Schritt weiter',
    speed: 'Tempo',
    speeds: { calm: 'wie in der Show', quick: 'schnell' },
    place: 'Stelle in der Show',
    best: 'Der beste Moment',
    step: (step, of) => `Schritt ${step} von ${of}`,
    before: 'Vor dem ersten Schritt',
    gone: 'später zurückgenommen',
    undo: 'die Spielleitung geht einen Schritt zurück',
    keys: 'Tasten: Leertaste spielt, Pfeile gehen schrittweise, Pos1 und Ende springen.',
  },

  moments: {
    title: 'Die besten Momente',
    seek: 'Ansehen',
    kinds: {
      end: name => (name === '' ? 'So ging es aus' : `${name} gewinnt die Show`),
      bonus: (name, amount) => `${name} holt ${amount} in der Bonusrunde`,
      gain: (name, amount) => `Am meisten auf einmal: ${amount} für ${name}`,
      comeback: (name, amount) => `${amount} zurück, und ${name} gewinnt trotzdem`,
      lead: name => `${name} geht endgültig in Führung`,
      rare: (name, chance) => `Der seltenste Wurf: ${name}, einer von ${once(chance)}`,
      loss: (name, amount) => `Der größte Verlust: ${name}, ${amount}`,
    },
  },

  scores: {
    title: 'Die Stände im Verlauf',
    table: 'Als Tabelle',
    step: 'Schritt',
    start: 'Anfang',
    label: last => `Stände vom ersten bis zum letzten Schritt. Am Ende: ${last}.`,
    none: 'In dieser Show hat niemand etwas gewonnen.',
    hint: 'Tippe ins Diagramm, um die Stelle auf der Bühne zu sehen.',
  },

  luck: {
    title: 'Wie viel Glück war dabei?',
    seat: name => name,
    thrown: (throws, dice) => `${count(throws, 'Wurf', 'Würfe')}, ${count(dice, 'Würfel', 'Würfel')}`,
    pips: (pips, expected) =>
      `${pips.toLocaleString('de-DE')} Augen insgesamt. Faire Würfel zeigen im Schnitt ${rounded(expected)}.`,
    asMany: chance => `So viele oder mehr zeigen faire Würfel ${often(chance)}.`,
    asFew: chance => `So wenige oder weniger zeigen faire Würfel ${often(chance)}.`,
    brag: (pips, expected, asMany, asFew) =>
      Math.min(asMany, asFew) > average
        ? `Faire Würfel: ${pips} Augen, ${rounded(expected)} im Schnitt`
        : asMany <= asFew
          ? `Glück gehabt: ${pips} Augen, ${rounded(expected)} im Schnitt (${often(asMany)})`
          : `Kein Würfelglück: ${pips} Augen, ${rounded(expected)} im Schnitt (${often(asFew)})`,
    totals: 'Summen zweier Würfel',
    faces: 'Augenzahlen',
    bar: (of, times, expected) => `${of}: ${times}, erwartet ${rounded(expected)}`,
    legend: { was: 'gewürfelt', expected: 'erwartet' },
    did: 'Was die Würfe brachten',
    outcome: 'Ausgang',
    times: 'Wie oft',
    expected: 'Erwartet',
    rounded,
    note: 'Alles exakt gerechnet: Jeder Wurf zählt mit den Chancen, die er in seinem Moment hatte.',
    computing: 'Die Chancen werden berechnet …',
    none: 'In dieser Show wurde nicht gewürfelt.',
  },

  decisions: {
    title: 'Entscheidungen und Glück',
    computing: (done: number, of: number) => `Entscheidungen werden abgewogen … ${done} von ${of}`,
    none: 'Diesmal gab es nichts Großes zu entscheiden.',
    finest: 'Beste Entscheidungen',
    worst: 'Schlechteste Entscheidungen',
    took: (who: string, what: string, worth: string) => `${who}: ${what}${worth === '' ? '' : `, wert ${worth}`}`,
    was: (what: string, more: string) => `Besser: ${what} (+${more})`,
    ahead: (amount: string) => `die nächstbeste war ${amount} weniger wert`,
    perfect: 'Jedes Mal die beste Entscheidung.',
    noneHung: 'Heute keine großen Entscheidungen.',
    sum: (name: string, best: number, of: number) => `${name} hat ${best} von ${of} Mal am besten entschieden.`,
    given: {
      money: 'Verschenktes Geld, nach Entscheidungen',
      points: 'Verschenkte Punkte, nach Entscheidungen',
      chance: 'Verschenkte Chancen, nach Entscheidungen',
    },
    audience: 'Die Besten im Publikum, nach Punkten',
    decision: 'Entscheidung',
    luck: 'Augen über dem Schnitt, Wurf für Wurf',
    number: 'Wurf',
    cell: (number: number, row: number) => `${number} in Reihe ${row}`,
    points: (points: string) => `${points} Punkte`,
    lines: (parts: readonly string[]) => parts.join('; '),
    ends: (name: string, value: string) => `${name} endet bei ${value}`,
    note: 'Jede Wahl ist exakt berechnet: mit perfektem Spiel von da an und nur mit dem, was das Publikum wusste.',
  },

  throws: {
    title: 'Jeder Wurf',
    number: 'Nr.',
    who: 'Wer',
    dice: 'Würfel',
    total: 'Summe',
    what: 'Was daraus wurde',
    code: 'Prüfzahl',
    gone: 'zurückgenommen',
    seek: n => `Wurf ${n} ansehen`,
  },

  commentary: {
    title: 'Kommentar',
    copy: 'Als Text kopieren',
    copied: 'Kopiert',
    download: 'Als Text herunterladen',
    file: code => `boxcars-${code}.txt`,
  },

  take: {
    title: 'Zum Mitnehmen',
    record: 'Das Protokoll herunterladen',
    recordFile: code => `boxcars-${code}.json`,
    verify: 'Die Würfel prüfen',
    open: 'Die Spielleitung kann den letzten Schritt noch zurücknehmen. Das Protokoll ist da, und die Würfel lassen sich prüfen, wenn die Show geschlossen ist, spätestens zehn Minuten nach ihrem Ende.',
    card: 'Bild zum Teilen',
    cardAlt: text => `Bild zum Teilen: ${text}`,
    cardDownload: 'Das Bild herunterladen',
    rules: 'So wird gespielt',
    share: 'Diese Seite teilen',
    copyLink: 'Den Link kopieren',
    copied: 'Kopiert',
  },

  kept: {
    title: 'Selbst nachprüfen',
    text: 'Jeder Wurf dieser Show steht in ihrem Protokoll. Lade es herunter, öffne die Prüfung und gib es dort ab. Das geht auch ohne Netz.',
    hash: 'Der Hash des Protokolls, wie ihn der Server am Ende der Show veröffentlicht hat:',
    missing: {
      title: 'Die Show wurde nicht geladen',
      text: 'Vielleicht fehlt eine ihrer Dateien. Versuch es gleich noch einmal.',
    },
  },

  film: {
    title: 'Der entscheidende Wurf als Clip:',
    upright: 'Hochformat',
    wide: 'Querformat',
    making: 'Wird gefilmt … acht Sekunden.',
    still: 'Dieser Browser kann nicht filmen, darum gibt es das Bild.',
    failed: 'Das hat nicht geklappt. Vielleicht in einem anderen Browser?',
  },

  again: {
    title: 'Noch einmal',
    text: 'Öffnet dieselbe Show mit denselben Leuten, Einstellungen und Fragen. Schon gestellte Fragen kommen zuletzt.',
    button: 'Noch einmal öffnen',
    opening: 'Wird geöffnet …',
    done: 'Sie ist offen. Schick allen ihren eigenen Link:',
    desk: 'Zum Regiepult',
    link: name => `Der Link von ${name}`,
    failed: why => `Sie ließ sich nicht öffnen: ${why}`,
    pack: (title, n) =>
      `${count(n, 'Eintrag', 'Einträge')} deines Pakets „${title}“ ${n === 1 ? 'ist' : 'sind'} als gefragt vermerkt.`,
  },
};

export type RecapWords = typeof recap;
