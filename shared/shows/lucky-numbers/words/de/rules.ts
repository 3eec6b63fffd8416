import { several } from '../../../../words/de/counting.ts';
import { type MakeBook, tableRows } from '../../../../words/rule-book.ts';
import { mainEventRulings, mainEventSections } from '../../../main-event/words/de/rules.ts';
import { numbersByCash } from '../../house.ts';
import type { LuckyNumbersOptions, LuckyNumbersRuling } from '../../match-state.ts';

export const book: MakeBook<LuckyNumbersOptions, LuckyNumbersRuling> = (options, tell) => {
  const { money, list, either } = tell;
  const { cash, pot, wild, rounds, unresolved, tieBreak, mainEvent } = options.house;
  const [four, , , , nine, ten] = cash;
  const [from = 1, to = 1] = options.lastRound;
  const last = Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  const open = {
    settle:
      'Ist dann noch ein Spiel offen, gewinnt es, wer mehr Zahlen hat: den Topf und deren Geld. Haben beide gleich viele, wird der Topf geteilt, und beide bekommen dazu das Geld ihrer Zahlen.',
    void: 'Ist dann noch ein Spiel offen, wird es geschlossen, und niemand bekommt etwas dafür.',
    'play-on': `Ist dann noch ein Spiel offen, gehen seine Runden weiter, bis es gewonnen ist, höchstens bis Runde ${rounds}. Danach gewinnt es, wer mehr Zahlen hat: den Topf und deren Geld. Ein weiteres Spiel beginnt nicht.`,
  }[unresolved];
  const early = {
    settle: `Das Spiel wird genauso abgerechnet wie nach Runde ${rounds}.`,
    void: 'Das Spiel wird geschlossen, und niemand bekommt etwas dafür.',
    'play-on': 'Das Spiel geht weiter, bis es gewonnen ist. Dann ist das Match vorbei.',
  }[unresolved];
  return {
    title: 'Lucky Numbers',
    inShort:
      'Beantworte Fragen, um die Würfel zu gewinnen, und würfle Summen, um die Zahlen der Tafel zu nehmen. Würfle die Glückszahl, und du gewinnst das Spiel: den Topf und alles Geld auf deinen Zahlen.',
    text: `
      ## Worum es geht
      Zwei treten in einem Match an. Die Spielleitung stellt Fragen. Wer eine Frage gewinnt, würfelt mit zwei Würfeln, und die Würfel gewinnen das Geld.
      Ein Match besteht aus Runden, höchstens ${rounds}. Jede beginnt mit einer Frage. In ein Match passen mehrere Spiele: Ist eines gewonnen, beginnt das nächste.
      Wer am Ende mehr Geld hat, ist Champion und spielt The Main Event.

      ## Die Tafel
      Auf der Tafel stehen sechs Zahlen, und auf jeder liegt Geld.
      Vor jedem Spiel wird eine der sechs als Glückszahl gezogen. [LN-A15] Das Wort WIN verdeckt ihr Geld: Sie selbst zahlt nichts, aber sie gewinnt das Spiel.
      Neben der Tafel steht der Topf. Er beginnt in jedem Spiel bei ${money(pot)} und kann nur wachsen.
      ![six-numbers](${cash.map(money).join(' | ')})
      | Zahlen | Geld auf jeder |
      ${tableRows(numbersByCash(cash).map(({ numbers, dollars }) => [list(numbers.map(String)), money(dollars)]))}

      ## Eine Frage
      Jede Runde beginnt mit einer Frage. Nicht die schnellste, sondern die glücklichere Seite antwortet.
      ![nearer-number]
      1. Die Spielleitung stellt die Frage. Alle sehen sie.
      1. ${
        options.buzzcodes === 'upfront'
          ? `Vor dem Match haben beide ${several(rounds, 'Zahl', 'Zahlen')} von 1 bis 100 geschickt, eine für jede Frage. Die andere Seite sieht sie nicht.`
          : `Beide schicken eine Zahl von 1 bis 100. Die andere Seite sieht sie nicht. (Die Spielleitung darf auch vor dem Match je ${rounds} Zahlen einsammeln, eine für jede Frage.)`
      }
      1. Eine geheime Zahl von 1 bis 100 wird geöffnet. Wer näher dran ist, antwortet. Sind beide gleich nah, antwortet, wer zuerst geschickt hat.
      1. Richtig: Diese Seite gewinnt die Frage und würfelt.
      1. Falsch: Die andere gewinnt die Frage, ohne zu antworten, und würfelt.
      > Die geheime Zahl ist 57. Anna hat 50 geschickt und liegt 7 daneben. Ben hat 90 geschickt und liegt 33 daneben. Anna antwortet. Liegt sie falsch, würfelt Ben.

      ## Was ein Wurf tut
      Wer die Frage gewinnt, würfelt mit zwei Würfeln. Die Summe entscheidet.
      | Du würfelst | Was geschieht |
      | eine freie Zahl | Sie gehört dir, mit ihrem Geld. |
      | eine Zahl der anderen Seite | Du schnappst sie dir, mit ihrem Geld. |
      | eine eigene Zahl | Du behältst sie, und so viel wie ihr Geld kommt in den Topf. Du würfelst nicht noch einmal. |
      | 2, 3, 11 oder 12 | Joker: ${money(wild)} kommen in den Topf, und du würfelst sofort noch einmal. Das kann mehrmals geschehen. |
      | die Glückszahl | Du gewinnst das Spiel. |
      | die erste 7 eines Spiels | Die Runde endet. Von jetzt an ist das Spiel in der Gefahrenzone. [LN-A5] |
      > Anna würfelt 4 und 5. Ihr gehören die 9 und deren ${money(nine)}. Später würfelt sie 6 und 3: wieder die 9. Sie behält sie, und der Topf wächst von ${money(pot)} auf ${money(pot + nine)}. Dann würfelt Ben 5 und 4 und schnappt sich die 9.

      ## Ein Spiel gewinnen
      Würfle die Glückszahl, und du gewinnst das Spiel sofort. Du bekommst den Topf und das Geld aller deiner Zahlen. Die Zahlen der anderen Seite zahlen nichts. [LN-A12]
      Dann wird die Tafel geleert, eine neue Glückszahl gezogen, und der Topf beginnt wieder bei ${money(pot)}. [LN-A13] Die nächste Runde beginnt mit einer Frage.
      > Im Topf sind ${money(pot + wild)}. Anna hat die 4 und die 9 und würfelt die Glückszahl. Sie gewinnt ${money(pot + wild)} und ${money(four)} und ${money(nine)}: ${money(pot + wild + four + nine)}.

      ## Die Gefahrenzone
      Die erste 7 eines Spiels bringt den Rest dieses Spiels in die Gefahrenzone. Ab der nächsten Frage darf, wer sie gewinnt, würfeln oder die Würfel abgeben.
      Gibst du ab, muss die andere Seite würfeln und darf nicht zurückgeben. [LN-A4]
      Eine 7 in der Gefahrenzone gewinnt das Spiel für die andere Seite: den Topf und das Geld ihrer Zahlen. Die Glückszahl gewinnt es weiterhin für die, die würfelt. Nach einem Joker musst du trotzdem noch einmal würfeln. [LN-A6]
      Ein neues Spiel beginnt außerhalb der Gefahrenzone.
      > Im Topf sind ${money(pot + wild + nine)}, und Ben hat die 4 und die 10. Anna würfelt in der Gefahrenzone eine 7. Ben gewinnt ${money(pot + wild + nine)} und ${money(four)} und ${money(ten)}: ${money(pot + wild + nine + four + ten)}.

      ## Das Ende des Matchs
      Ein Schlusszeichen beendet das Match nach Runde ${either(last)}. Welche, wird vor dem Match gezogen, und niemand weiß es. [LN-A16]
      ${open}
      Der höhere Stand gewinnt das Match. Steht es gleich, entscheidet eine weitere Frage: Wer sie gewinnt, bekommt ${money(tieBreak)} und das Match. Gewürfelt wird dafür nicht.

      ${mainEventSections(mainEvent, tell, { won: 'des Matchs', promise: `Der Jackpot beginnt bei ${money(options.jackpot)}.` })}

      ## Wenn jemand zu spät ist
      Die Spielleitung bestimmt, wie lange ein Zug dauern darf: einige Sekunden in einer Live-Show, bis zu 24 Stunden in einer Show über Tage. Das geschieht, wenn die Zeit um ist.
      | Es fehlt | Was geschieht |
      | die ${rounds} Zahlen vor dem Match, wenn die Spielleitung sie sammelt | Auch für sie läuft die Uhr, aber von selbst geschieht nichts. Die Spielleitung kann Zahlen eintragen, die per Post kamen, oder einen Ersatz einsetzen. |
      | eine Zahl | Die andere Seite antwortet. |
      | beide Zahlen | Die Frage fällt weg, und in derselben Runde wird eine andere gestellt. [LN-A17] |
      | die Antwort | Die andere Seite gewinnt die Frage. |
      | ein Wurf oder die Wahl, zu würfeln oder abzugeben | Es wird für dich gewürfelt. [LN-A18] |

      ## Wenn jemand fort ist
      Bleibt jemand weg, darf die Spielleitung einen Ersatz einsetzen, etwa den Nächsten der Qualifikation. Der Ersatz übernimmt Platz und Stand, aber keine früheren Siege. [LN-A25] Die Spielleitung darf den Sieg auch der anderen Seite geben, die dann das Main Event spielt, oder das Match beenden. [LN-A26]
    `,
    rulings: {
      'LN-A1':
        'Wie viel legt eine Wiederholung in den Topf? So viel wie das Geld auf der wieder gewürfelten Zahl. Das Geld selbst bleibt auf ihr liegen.',
      'LN-A2':
        'Hat die Glückszahl noch ihr Geld? Nein. WIN steht an seiner Stelle, und niemandem gehört diese Zahl je.',
      'LN-A3':
        'Und wenn einer Seite alle anderen fünf gehören? Nichts Besonderes. Das Spiel geht weiter bis WIN, zu einer 7 in der Gefahrenzone oder zum Schlusszeichen.',
      'LN-A4':
        'Du gibst die Würfel ab. Was dann? Die andere Seite muss würfeln und darf in dieser Runde nicht zurückgeben. Eine 7 gewinnt dann das Spiel für dich.',
      'LN-A5':
        'Darf, wer die erste 7 gewürfelt hat, sofort wählen? Nein. Dieser Wurf beendet die Runde und kostet nichts. Die Wahl beginnt mit der nächsten Frage.',
      'LN-A6':
        'Ein Joker in der Gefahrenzone: Darfst du den nächsten Wurf abgeben? Nein. Du würfelst sofort noch einmal, und eine 7 verliert das Spiel.',
      'LN-A7':
        'Und wenn die erste 7 auf den Wurf nach einem Joker fällt? Sie öffnet die Gefahrenzone wie jede erste 7.',
      'LN-A8':
        'Eine 7 in der Gefahrenzone: Wessen Geld bekommt der Sieg? Den Topf und das Geld der eigenen Zahlen, nicht das der Seite, die gewürfelt hat.',
      'LN-A9': `Und wenn das Schlusszeichen vor Runde ${rounds} kommt und ein Spiel offen ist? ${early}`,
      'LN-A10': `Wie wird ein ungerader Topf geteilt? Genau in Hälften: ${money(pot + nine)} geben beiden je ${money((pot + nine) / 2)}.`,
      'LN-A11': `Und wenn am Ende niemandem eine Zahl gehört? Auch das ist Gleichstand. Ein Topf von ${money(pot)} gibt beiden je ${money(pot / 2)}.`,
      'LN-A12':
        'Bekommt, wer ein Spiel verliert, das Geld der eigenen Zahlen? Nein. Nur wenn am Ende der Topf geteilt wird, bekommen beide das Geld ihrer Zahlen.',
      'LN-A13': `Womit beginnt der Topf im nächsten Spiel? Mit ${money(pot)}. Was darin war, ist gewonnen.`,
      'LN-A14':
        'Wer würfelt in einem neuen Spiel zuerst? Wer die nächste Frage gewinnt. Die Runden werden über alle Spiele eines Matchs gezählt.',
      'LN-A15':
        'Wie wird die Glückszahl gewählt? Durch Zufall, jede der sechs gleich oft. Alle sehen sie. Es darf dieselbe sein wie im Spiel davor.',
      'LN-A16':
        'Wann genau ertönt das Schlusszeichen? Nach einer Runde, die vor dem Match gezogen und geheim gehalten wird, immer an ihrem Ende.',
      'LN-A17':
        'Und wenn niemand eine Zahl schickt? Eine andere Frage tritt an die Stelle der ersten. Die Runde behält ihre Nummer.',
      'LN-A18': 'Und wenn der Wurf zu spät kommt? Es wird gewürfelt. Zu spät zu sein gilt nie als Abgeben.',
      'LN-A19':
        'Die nähere Seite antwortet nicht rechtzeitig. Muss die andere antworten? Nein. Sie gewinnt die Frage sofort.',
      'LN-A20':
        'Wie wird „näher“ gemessen? Mit dem einfachen Abstand, über oder unter der geheimen Zahl. 100 und 1 sind keine Nachbarn.',
      'LN-A21': `Zählen die ${money(tieBreak)} der Stichfrage? Ja, sie kommen auf den Stand, und so gewinnt der höhere Stand.`,
      'LN-A22': 'Und wenn niemand bei der Stichfrage mitmacht? Eine andere wird gestellt.',
      'LN-A24': `Ein Joker und dann eine 7 in der Gefahrenzone: Wer bekommt die ${money(wild)}? Sie sind vor dem nächsten Wurf im Topf, also gewinnt sie die andere Seite mit dem Topf.`,
      'LN-A25':
        'Was bringt ein Ersatz mit? Nichts. Platz und Stand gehen über, aber früher gewonnene Matches zählen nicht.',
      'LN-A26':
        'Beendet ein Sieg, den die Spielleitung gibt, die Show? Nein. Wer gewonnen hat, spielt das Main Event wie sonst auch. Was auf dem Spiel stand, wird nicht gezahlt.',
      ...mainEventRulings(mainEvent, tell),
    },
    origin: [
      'Lucky Numbers folgt den Regeln eines Netzspiels, das auf einem Nachrichtenbrett mit einer menschlichen Spielleitung gespielt wurde. Jenes Spiel schöpfte aus Lucky Numbers, einer nie verkauften Pilotsendung, die als Produktion von Merrill Heatter gedacht war, und aus der Neuauflage von High Rollers in der Spielzeit 1987–88.',
      'Weder jenes Netzspiel noch Boxcars erhebt Anspruch auf diese Shows. Niemand spielt hier um echtes Geld oder echte Preise. Wie die Regeln jenes Netzspiels können sich auch diese ändern; eine begonnene Show behält die ihren.',
    ],
  };
};
