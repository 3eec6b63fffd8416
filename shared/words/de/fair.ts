/** Die Seite Wie die Würfel funktionieren: zuerst für Zwölfjährige, dann für alle, die nachrechnen wollen. */
import type { fair as english } from '../en/fair.ts';
import type { Translated } from '../translated.ts';

export const fair: Translated<typeof english> = {
  title: 'Wie die Würfel funktionieren',
  lead: 'Jeder Wurf hat zwei Schlösser. Einen Schlüssel hat die Show, den anderen dein Handy. Ein Wurf geht nur mit beiden auf, genau dann, wenn du drückst.',
  steps: [
    {
      title: 'Die Show legt ihren Schlüssel in eine Kiste',
      text: 'Bevor jemand mitspielt, denkt sich die Show eine geheime Zahl aus, so lang, dass niemand sie je erraten könnte. Sie zeigt ein Bild der verschlossenen Kiste: einen Code, der nur zu dieser einen Zahl passt. Tauscht sie die Zahl später aus, sehen es alle.',
      picture: 'Ein Schlüssel kommt in eine Kiste, und die Kiste wird versiegelt.',
    },
    {
      title: 'Dein Handy macht eine Kette von Schlüsseln',
      text: 'Wenn du dich setzt, macht dein Handy mehr als tausend Schlüssel, jeden aus dem davor. Es zeigt nur den letzten. Aus dem kann niemand die anderen ausrechnen. Jeder Schlüssel gehört zu einem Moment der Show: zum ersten Wurf, zum zweiten und so weiter.',
      picture: 'Eine Reihe von Schlüsseln an einer Kette. Nur der am Ende ist zu sehen.',
    },
    {
      title: 'Du drückst, und der Schlüssel dieses Moments kommt heraus',
      text: 'Bei jedem Wurf gibt dein Handy den einen Schlüssel her, der zu diesem Wurf gehört. Einen anderen kann niemand aussuchen. Die Show mischt ihn mit ihrem Geheimnis, und daraus folgen die Würfel. Bis du drückst, hat niemand beide Schlüssel. Nicht die Spielleitung, nicht die Leute, die die Show betreiben, nicht du.',
      picture: 'Zwei Schlüssel drehen sich in zwei Schlössern, und die Würfel fallen heraus.',
    },
    {
      title: 'Nach der Show können alle nachrechnen',
      text: 'Ist sie vorbei, öffnet die Show ihre Kiste. Jetzt kann jeder am eigenen Rechner jeden Wurf noch einmal würfeln und bekommt genau dieselben Augen. Wäre ein einziger Punkt anders, würde die Prüfung sagen, bei welchem Wurf.',
      picture: 'Die Kiste steht offen, und jeder Würfel bekommt einen Haken.',
    },
  ],
  undo: {
    title: 'Und wenn die Spielleitung einen Wurf zurücknimmt?',
    text: 'Dann kommen dieselben Würfel wieder. Zurücknehmen und noch einmal würfeln bringt nie neue Würfel. Im Protokoll steht jeder Wurf, der zurückgenommen wurde.',
  },
  house: {
    title: 'Hauswürfe',
    text: 'Manchmal ist kein Handy da: Die Zeit läuft ab, ein Roboter spielt, oder die Spielleitung trägt einen Zug aus dem Forum ein. Dann würfelt die Show allein. Wer die Show betreibt, könnte so einen Wurf vorher gekannt haben. Darum ist er im Fernsehen, im Kommentar, in Beiträgen, im Rückblick und in der Prüfung gekennzeichnet.',
  },
  limits: {
    title: 'Was das nicht kann',
    points: [
      'Stecken ein Spieler und die Betreiber der Show unter einer Decke, kennen sie die Würfe dieses Spielers vorher und können unter ihnen auswählen, indem sie Ketten nachreichen. Die Prüfung nennt jede späte Kette.',
      'Lehnt die Show einen Druck ab und du drückst noch einmal, können die Betreiber diesen Wurf vorhersehen, aber nicht aussuchen.',
      'Die Betreiber können einen Druck verlieren, wie jedes Netz es kann, und die Zeit ablaufen lassen. Deine Seite sagt es dir.',
      'Sind die Betreiber zugleich die Spielleitung, gilt dasselbe für alles, was der Knopf der Spielleitung zieht.',
      'Was verdeckt gezogen wird, etwa eine geheime Zahl, kennen die Betreiber von da an.',
      'Einen Wurf des Hauses können die Betreiber vorhersehen. Gab beim Start keine Seite einen Schlüssel, könnten sie ihn sogar aussuchen.',
      'Deine Seite kann dein zweites Gerät nicht von einem fremden unterscheiden. Verschließt ein anderes deine Würfe, fragt sie dich.',
      'Eine manipulierte Seite gibt ihre ganze Kette preis. Wer sichergehen will, spielt mit einer eigenen Seite oder einem eigenen Programm.',
      'Eine Datei allein beweist wenig: Ist das Geheimnis bekannt, kann jeder eine andere Datei machen, die passt. Vergleiche das Schloss, das Siegel eines Wurfs und den Fingerabdruck mit dem, was du während der Show gesehen hast.',
    ],
  },
  check: {
    title: 'Selbst nachrechnen',
    page: 'Die Würfel einer Show prüfen',
    file: 'Die Prüfung als eine Datei',
    fileHelp: 'Öffnet sich in jedem Browser, ohne Netz.',
    program: 'Die Prüfung als Programm',
    programHelp: 'Eine Datei für Node, ohne weitere Teile: node boxcars-verify.mjs PROTOKOLL.json',
    hash: hash => `SHA-256 des Programms: ${hash}`,
  },
  formulas: {
    title: 'Die Formeln',
    lead: 'dice-fair/2. frame(x, …) schreibt die Länge jedes Feldes in 4 Bytes, das höchste zuerst, dann seine Bytes. H ist SHA-256, HMAC ist HMAC-SHA-256, tag ist „dice-fair/2“.',
    names: {
      seed: 'Geheimnis der Show: 32 zufällige Bytes, je Show eins',
      commit: 'Ihr Schloss, gezeigt, bevor jemand mitspielen kann',
      chain: 'Die Kette einer Seite; c(1024) steht öffentlich da',
      link: 'Der eine Schlüssel einer Kette für eine Stelle',
      start: 'Beim Start aus je einem Glied jeder Seite gemischt',
      draw: 'Eine Ziehung; place zählt die stehenden Einträge, die zogen, k die Ziehungen im Eintrag',
      below: 'Eine Zahl unter n, ohne Schieflage',
      hidden: 'Was verdeckt gezogen wird, ist sofort versiegelt',
      check: 'Das Siegel eines Wurfs: seine ersten 8 Hexziffern',
      hash: 'Fingerabdruck des Protokolls (RFC 8785)',
    },
    words: 'Worte w aus 4 Bytes, bis w < ⌊2³² / n⌋ · n; dann w mod n',
  },
};

export type FairWords = typeof fair;
