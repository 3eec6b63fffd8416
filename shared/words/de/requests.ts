/** Was nur der Server zu einer Anfrage sagt und keine Seite mitbringt. Züge, Optionen und Pakete: refusals.ts. */
import { plural } from '../count.ts';
import type { RequestWords } from '../en/requests.ts';
import type { Translated } from '../translated.ts';

export const requests: Translated<RequestWords> = {
  mediaFull: 'Für weitere Bilder und Töne ist auf diesem Server gerade kein Platz.',
  noScreen: 'Diese Ziffern zeigt gerade kein Fernseher.',
  noShow: 'Es gibt keine Show mit diesem Code.',
  noSuchShow: 'Diese Show gibt es nicht.',
  nothingHere: 'Seite nicht gefunden.',
  tooOften: seconds => `Langsam! Versuche es in ${seconds} ${plural(seconds, 'Sekunde', 'Sekunden')} noch einmal.`,
  tooSlow: 'Das hat zu lange gebraucht. Versuch es noch einmal.',
  notJustNow: 'Das ging gerade nicht. Nichts ist verloren.',
  whoOpens:
    'Hier kann nicht jeder eine Show eröffnen. Frag die Leute, die den Server betreiben, nach dem Code und gib ihn unter /open ein.',
  noSockets: 'Ein Proxy leitet hier WebSockets nicht weiter. Die Lösung steht in docs/self-hosting.md.',
  otherSite: 'Andere Seiten dürfen das nicht.',
  badJoin: 'Diese Anfrage zum Mitspielen ist ungültig.',
  placeGone: 'Dieser Platz wird nicht mehr freigehalten. Komm neu herein.',
  closedDoor: 'Dieser Link gilt hier nicht mehr.',
  notOverYet: 'Die Show ist noch nicht vorbei.',
  recapLater: 'Den Rückblick gibt es, sobald die Show vorbei ist.',
  notFromHere: 'Das kann kein Pult von hier aus.',
  packAndShow: 'Schicke eine Show und einen Text.',
  noPicture: 'Das Bild lässt sich gerade nicht zeichnen.',
  atEntries: entries => `at muss eine Zahl von Einträgen sein, 0 bis ${entries}.`,
  postForms: forms => `as muss eins von diesen sein: ${forms}; zone eine Zeitzone wie Europe/Berlin.`,
  noDeadline: 'In dieser Show läuft gerade keine Frist.',
  sayWhatIsWrong: 'Sage, was nicht stimmt: name, title, questions oder other.',
  notPublic: 'Diese Show ist nicht öffentlich. Sage es ihrer Spielleitung.',
  noMail: 'Dieser Server verschickt keine E-Mails.',
  badMail: 'Das ist keine E-Mail-Adresse.',
  mostMails: most => `Eine Show schreibt an höchstens ${most} Adressen.`,
  mailTooOften: 'Diese Adresse wurde heute schon mehrmals gefragt. Versuch es morgen wieder.',
  hookNeeds: 'Ein Webhook braucht eine Adresse, ein Format und mindestens ein Ereignis.',
  mostHooks: most => `Eine Show hat höchstens ${most} Webhooks. Entferne zuerst einen.`,
  noHook: 'Diesen Webhook gibt es nicht.',
  mostDevices: 'Zu viele Geräte bekommen schon Erinnerungen an diese Show.',
  noSeason: 'Es gibt keine Staffel mit diesem Namen.',
  noGameOn: 'In dieser Staffel läuft gerade kein Spiel.',
  beingPlayed: code =>
    `Mit diesen Zahlen wird gerade ${code} gespielt. Berichtige die Zeile danach, oder brich das Spiel zuerst ab.`,
  saysSoAlready: 'Das steht schon so da.',
  nobodyCalled: name => `In dieser Staffel heißt niemand ${name}.`,
  onePersonAlready: (name, other) => `${name} und ${other} gelten schon als eine Person.`,
  metEachOther: (name, other, code) =>
    `${name} und ${other} haben im selben Spiel gesessen (${code}), können also nicht dieselbe Person sein.`,
  notMerged: name => `${name} ist mit niemandem zusammengelegt. Nenne den Namen, der wieder für sich stehen soll.`,
  standIn: n => `Person ${n}`,
  stillInGame: code =>
    `In ${code} sitzt diese Person noch, und dort kann sich noch etwas ändern. Schließe die Show am Pult ab oder warte, bis ihr Protokoll veröffentlicht ist; versuche es dann noch einmal.`,
  sayWho: 'muss der Name der Person sein, die vergessen werden soll',
  hallFull: most => `In einer Ruhmeshalle stehen höchstens ${most} Staffeln. Nimm erst eine heraus.`,
  noTableHere: tables => `Diese Tabelle gibt es nicht. Es gibt ${tables}.`,
  blockedHere: 'Wer diesen Server betreibt, hat dein Netz hier gesperrt.',
  notANetwork: such => `Das ist weder eine IP-Adresse noch ein Netz wie ${such}.`,
  tooWide: least => `Das ist ein großer Teil des Internets. Ein Netz braucht eine Länge von mindestens /${least}.`,
  blocksServer: 'Das ist der Server selbst. Ohne seine eigene Adresse kann er nicht arbeiten.',
  blocksYou:
    'Das ist dein eigenes Netz: Nur diese Seite ginge für dich noch auf. Mit „sure“ gesendet, wird es trotzdem gesperrt.',
  blocksFull: most => `Die Liste ist voll: Sie fasst ${most}. Hebe erst einige Sperren auf.`,
};
