/** /privacy: was der Server über seine Gäste aufbewahrt. Die Seite entsteht aus seinen Einstellungen. */
import { count } from '../count.ts';
import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

const tage = (n: number) => count(n, 'Tag', 'Tagen');
const fuerTage = (n: number) => count(n, 'Tag', 'Tage');

export const privacy: Translated<typeof english> = {
  title: 'Was dieser Server aufbewahrt',
  about: 'Was dieser Boxcars-Server über seine Gäste aufbewahrt und wie lange.',
  lead: 'Du brauchst hier kein Konto und keine E-Mail-Adresse. Es gibt keine Werbung, und niemand misst Besuche. Diese Seite entsteht aus den Einstellungen genau dieses Servers.',
  who: {
    title: 'Wer ihn betreibt',
    contact: contact => `Wer diesen Server betreibt, ist erreichbar unter ${contact}.`,
    nobody:
      'Wer diesen Server betreibt, hat keine Adresse für Fragen genannt. Frag die Leute, von denen du den Link hast.',
    secure: address => `Du erreichst ihn unter ${address}, und der Weg dorthin ist verschlüsselt.`,
    open: address =>
      `Du erreichst ihn unter ${address} ohne Verschlüsselung: Wer zwischen dir und ihm sitzt, kann mitlesen.`,
    home: 'Er hat keine eigene Adresse im Internet. Im Heimnetz gehen Anfragen unverschlüsselt zu ihm.',
    file: 'Was er aufbewahrt, liegt in Dateien auf seiner eigenen Festplatte.',
    database: 'Was er aufbewahrt, liegt in einer Postgres-Datenbank.',
    processes:
      'Er besteht aus mehreren Prozessen. Über Redis sagen sie einander, welche Shows laufen. Namen stehen dort keine.',
    backups: 'Wer ihn betreibt, hat vielleicht Sicherungen mit allem, was zu ihrer Zeit da war.',
  },
  shows: {
    title: 'Shows',
    names:
      'Der Name, unter dem du spielst, gehört mit deinen Zügen zum Protokoll der Show. Wer ihren Code hat, kann ihn lesen.',
    kept: days =>
      `Eine beendete Show wird nach ${tage(days)} mit allen Namen gelöscht. Eine, in der nichts mehr geschieht, endet nach derselben Zeit und bleibt dann noch einmal so lange. Ihre Spielleitung kann sie sofort löschen.`,
    demos: days => `Die Demos, die von selbst laufen, werden nach ${tage(days)} gelöscht.`,
    audience: 'Spielst du im Publikum mit, bleiben dein Name, deine Tipps, Wetten und Punkte bei der Show.',
    chat: 'Spielt der Chat eines Streams mit, gilt dasselbe für alle, die dort antworten, unter ihrem Namen im Chat. Andere Nachrichten bleiben nicht.',
    links:
      'Links zu Pulten und Plätzen und Schlüssel für Programme sind als Hash gespeichert, mit dem Namen, den sie bei der Vergabe bekamen.',
    screens:
      'Ein verbundener Fernseher ist bei der Show gespeichert, unter dem Namen, den ihm die Spielleitung gab, und dem Hash einer Zufallszahl.',
    seasons:
      'Das Buch einer Staffel behält Namen und Ergebnisse, bis ihre Spielleitung es löscht. Wer vergessen werden möchte, wird es: Dort und in den Protokollen der beendeten Shows tritt ein anderer Name an die Stelle. Bis die Spielleitung entscheidet, steht der Name in der Bitte.',
    pictures: days =>
      `Bilder und Töne in eigenen Fragen werden gelöscht, wenn sie ${fuerTage(days)} lang in keiner Show und keinem geteilten Paket mehr vorkommen.`,
    packs: 'Fragen, die jemand über einen Link teilt, werden zum gewählten Ende gelöscht, spätestens nach einem Jahr.',
    questions: days =>
      `Damit Fragen nicht zweimal kommen, merkt sich der Server, welche der Browser einer Spielleitung schon hatte, unter dem Hash einer Zufallszahl und bis ${fuerTage(days)} nach der letzten Show.`,
    words:
      'Was sich Spielleitung und Mitspielende privat schreiben, liegt bei der Show, bis sie gelöscht wird oder jemand anders den Platz übernimmt. Sonst liest es niemand, außer gemeldeten Nachrichten: Die sehen die Leute, die diesen Server betreiben.',
    mails:
      'Wer per E-Mail erinnert werden will, hinterlässt eine Adresse. Sie liegt verschlüsselt hier, mit dem Link zum eigenen Platz, bis ein Druck in einer E-Mail die Erinnerungen beendet, der Link zurückgenommen oder die Show gelöscht wird.',
    reminders:
      'Wer Erinnerungen bestellt, hinterlässt die Adresse, an die sie gehen, etwa einen Webhook oder den Push-Dienst des Browsers. Sie wird mit der Show gelöscht.',
  },
  addresses: {
    title: 'Internetadressen',
    memory:
      'Deine Adresse dient dazu, dir zu antworten und zu zählen, wie viel von dort gefragt wird. Sie bleibt höchstens einen Tag im Speicher und wird nicht abgelegt.',
    pseudonym:
      'Wer einen Platz nimmt oder eine Show meldet, hinterlässt ein Pseudonym, mit einem geheimen Schlüssel gebildet aus Netz und Show. Eine Sperre erkennt es wieder, nur in dieser Show. Es wird mit der Show gelöscht.',
    operator: 'Wer den Server betreibt, sieht die Adressen der Mitspielenden, solange sie verbunden sind.',
    blocks:
      'Dort lassen sich auch Namen und Netze sperren. Die Liste enthält den Namen oder das Netz, einen Grund und beide Daten, bis die Sperre endet. Wen sie am letzten Tag abgewiesen hat, steht nur im Speicher.',
  },
  log: {
    title: 'Das Protokoll des Servers',
    silent: 'Dieser Server führt kein Protokoll.',
    holds: level =>
      `Dieser Server hält Fehler fest und was sein Betrieb getan hat (Stufe „${level}“). Shows stehen dort unter ihrem Code. Namen von Mitspielenden und Links stehen dort nicht. Von Adressen stehen dort nur solche, die Anfragen anderer weiterreichten, ohne als Proxy bekannt zu sein.`,
    more: level =>
      `Dieser Server hält mehr fest als Fehler (Stufe „${level}“), etwa welche Shows eröffnet wurden und wie es ihren Verbindungen erging. Shows stehen dort unter ihrem Code. Namen von Mitspielenden und Links stehen dort nicht. Von Adressen stehen dort nur solche, die Anfragen anderer weiterreichten, ohne als Proxy bekannt zu sein.`,
  },
  others: {
    title: 'Andere',
    none: 'Die Seiten laden nichts von anderswo.',
    webhooks:
      'Eine Spielleitung kann Züge und Ergebnisse an eine Adresse ihrer Wahl schicken lassen, mit den Namen der Mitspielenden.',
    push: 'Ein Hinweis an deinen Browser geht verschlüsselt durch den Push-Dienst seines Herstellers, und nur, wenn du ihn bestellt hast.',
    chat: host => `Der Browser der Spielleitung liest auf Wunsch den Chat eines Streams bei ${host}.`,
    mails: host => `Erinnerungen per E-Mail gehen an ${host}, von wo sie zugestellt werden.`,
    tapes: host =>
      `Wer nur zusieht, bekommt die Bilder einer Show von ${host}. Dort kommt die eigene Adresse an, aber kein Cookie und kein Name.`,
  },
  browser: {
    title: 'Was dein Browser aufbewahrt',
    lead: 'Nichts davon macht dich anderswo erkennbar. Du kannst es jederzeit im Browser löschen: Plätze und Pulte öffnen sich dann nur noch über ihre Links.',
    cookie: 'Cookie',
    local: 'Lokaler Speicher',
    session: 'Bis der Tab geschlossen wird',
    database: 'Datenbank',
    cookies: {
      lang: 'Die Sprache, die du gewählt hast, ein Jahr lang.',
      opens: 'Dass du den Code zum Eröffnen von Shows eingegeben hast, ein Jahr lang.',
    },
    keys: {
      'boxcars:seats': 'Deine Plätze in Shows, mit den Links, die sie öffnen.',
      'boxcars:shows': 'Shows, die du leitest, mit ihren Links.',
      'boxcars:seasons': 'Staffeln, die du leitest, mit ihren Links.',
      'boxcars:links-taken': 'Dass eine App auf dem Startbildschirm diese Links übernommen hat.',
      'boxcars:name': 'Der Name, den du zuletzt eingegeben hast.',
      'boxcars:fan': 'Eine Zufallszahl, an der dich das Spiel im Publikum wiedererkennt.',
      'boxcars:host': 'Eine Zufallszahl, damit Fragen, die du schon hattest, zuletzt kommen.',
      'boxcars:dice:': 'Dein geheimer Anteil an den Würfeln einer Show.',
      'boxcars:say': 'Ob das Pult Sätze zum Vorlesen zeigt.',
      'boxcars:sound': 'Ob der Ton an ist.',
      'boxcars:sound:seat': 'Ob der Ton auf der Seite deines Platzes an ist.',
      'boxcars:throws': 'Ob Würfe kurz gezeigt werden.',
      'boxcars:announcer': 'Ob eine Stimme den Kommentar vorliest.',
      'boxcars:zone': 'Die Zeitzone deiner Forumsbeiträge.',
      'boxcars:screen': 'Auf einem Fernseher: eine Zufallszahl, an der ihn das Pult wiederfindet.',
      'boxcars:house:': 'Hausregeln, die du gespeichert hast.',
      'boxcars:columns': 'Welche Spalte einer Tabelle bei dir die Frage ist.',
      'boxcars:unsaved-packs': 'Änderungen an Fragen auf dem Weg in die Datenbank.',
    },
    tabs: {
      'boxcars:reloaded': 'Wann sich die Seite nach einem Update zuletzt neu geladen hat.',
      'boxcars:operator': 'Das Kennwort der Seite für den Betrieb.',
    },
    databases: {
      'boxcars-packs': 'Deine Fragen.',
      'boxcars-media': 'Bilder und Töne deiner Fragen.',
    },
  },
};
