import { counted, several } from '../../../../words/de/counting.ts';
import { type MakeBook, tableRows } from '../../../../words/rule-book.ts';
import type { OnARollOptions, OnARollRuling } from '../../match.ts';

export const book: MakeBook<OnARollOptions, OnARollRuling> = (options, tell, general) => {
  const { money, percent, list } = tell;
  const { rolls, format } = options;
  /** The money of Lucky 7 decides the match, and nothing doubles. */
  const byTotal = format === 'lucky-7-total';
  const { toWin, level, bigSix, luckySeven, retireAfter } = options.house;
  const [top, topOfMatch] = luckySeven.top;
  const [second, third, fourth] = bigSix.values;
  const { timers } = luckySeven;
  const isEven = timers[0] === timers[4];
  /** OR-46, OR-48: a 7 before a double within this many rolls. */
  const chanceOfSeven = (n: number): number => (1 - (2 / 3) ** n) / 2;
  const games = several(toWin, 'ein Spiel', 'Spiele');
  const byMoney =
    level === 'lucky-7-total' && toWin > 1
      ? ' Fehlt beiden noch ein Sieg, entscheidet das Geld aus Lucky 7 in diesem Match; steht auch das gleich, wird noch ein Spiel gespielt.'
      : '';
  const doubles = bigSix.double && !byTotal;
  const doubled = bigSix.double ? ' zahlt in Big 6 alles doppelt, und der' : ' ist der';
  const bigSixRows: readonly (readonly [string, string, string])[] = [
    [
      'nach dem ersten Wurf',
      `den Geldwurf: ${money(2 * bigSix.roll)} bis ${money(12 * bigSix.roll)}`,
      `${money(4 * bigSix.roll)} bis ${money(24 * bigSix.roll)}`,
    ],
    ['nach dem zweiten', money(second), money(2 * second)],
    ['nach dem dritten', money(third), money(2 * third)],
    ['nach dem vierten', money(fourth), money(2 * fourth)],
    ['gar nicht', money(bigSix.consolation), money(2 * bigSix.consolation)],
  ];
  const places = ['der teuerste', 'der zweite', 'der dritte', 'der vierte', 'der billigste'];
  return {
    title: 'On A Roll',
    inShort:
      'Nenne eine berühmte Person, um die Würfel zu gewinnen, und würfle drei Hinweise auf eine Person, einen Ort oder eine Sache frei. Nenne das Gesuchte, und du spielst zwei Bonusspiele, Big 6 und Lucky 7.',
    text: `
      ## Worum es geht
      Zwei suchen dasselbe: eine Person, einen Ort oder eine Sache. Drei verdeckte Hinweise führen dorthin. Die Würfel sagen, welche Buchstaben der Hinweise geöffnet werden dürfen.
      Wer das Gesuchte zuerst nennt, gewinnt das Spiel und spielt zwei Bonusspiele. ${byTotal ? 'Nach zwei Spielen gewinnt das Match, wer mehr Geld aus Lucky 7 hat.' : `Wer zuerst ${games} gewinnt, gewinnt das Match.`} [OR-A1]

      ## Das Namensspiel
      Jede Runde beginnt mit einem Namensspiel. Es entscheidet, wer die Würfel bekommt. Du siehst, wie viele Buchstaben ein berühmter Nachname hat, und eine Frage danach, was diese Person berühmt gemacht hat. Der Name hat mindestens sieben Buchstaben.
      ![name-cells]
      1. Drei zufällige Buchstaben des Namens werden gezeigt.
      1. Beide schicken einen Tipp und eine Zahl von 1 bis 100 oder passen. Die andere Seite sieht es nicht.
      1. Eine geheime Zahl von 1 bis 100 wird geöffnet. Der Tipp der Seite, die näher dran ist, wird auch geöffnet.
      1. Richtig: Diese Seite bekommt die Würfel und den ersten von ${several(rolls, `einem Wurf`, `Würfen`)}.
      1. Falsch: Drei weitere Buchstaben werden gezeigt, und die andere Seite hat einen freien Versuch. Ist auch der falsch, wird der Name gezeigt, und ein neues Namensspiel folgt.
      1. Passen beide, werden drei weitere Buchstaben gezeigt, und beide dürfen es noch einmal versuchen. Passen beide wieder, wird der Name gezeigt, und ein neues Namensspiel folgt. [OR-A12]

      ## Die Tafel
      Drei Reihen verdeckter Buchstaben sind drei Hinweise. In jeder Reihe sind die Buchstaben von links nach rechts nummeriert. [OR-A5] Ein Buchstabe jeder Reihe ist mit einem Fragezeichen gesperrt: Er hat keine Nummer und öffnet sich erst, wenn sein Hinweis gelöst ist. [OR-A6]
      Leerzeichen und Zeichen sind von Anfang an zu sehen.
      ![clue-rows]

      ## Um Buchstaben würfeln
      Eine Runde hat ${several(rolls, `einen Wurf`, `Würfe`)}. Nach einem Wurf darfst du die Nummer eines Würfels öffnen oder die beider Würfel, jede in einer beliebigen Reihe. Oder du öffnest die Summe, in einer Reihe. [OR-A3] Ein Buchstabe genügt. [OR-A4]
      Ein Pasch ist schlecht: Die andere Seite übernimmt und darf eine beliebige Nummer öffnen, einen freien Buchstaben. [OR-A7] Ebenso ein Wurf, der nichts öffnen kann. Beide verbrauchen einen Wurf. [OR-A8]
      Werden die Würfe schwierig, darfst du die Würfel abgeben. Das verbraucht keinen Wurf und gibt keinen Buchstaben. Die andere Seite muss dann würfeln. [OR-A9]
      > Anna würfelt 5 und 2. Sie darf eine 5 in einer Reihe und eine 2 in derselben oder einer anderen Reihe öffnen, oder nur eine davon. Oder sie öffnet eine 7.

      ## Raten
      Hast du einen Buchstaben geöffnet, darfst du seinen Hinweis raten oder noch einmal würfeln, solange Würfe übrig sind. Für jeden Wurf hast du einen Versuch an einem Hinweis. [OR-A11]
      Stimmt der Hinweis, wird seine Reihe ganz gezeigt, und du darfst einmal das Gesuchte nennen. Triffst du es, gewinnst du das Spiel.
      Falsch raten kostet nichts. Du bleibst am Zug, bis ein Pasch fällt oder ein Wurf, der nichts öffnen kann.
      Sind alle Würfe verbraucht und ist das Gesuchte noch unbekannt, beginnt ein neues Namensspiel eine neue Runde. Die Buchstaben auf der Tafel bleiben.

      ## Wenn niemand es findet
      Pfeift die Spielleitung ab, sind alle drei Hinweise gelöst oder ist nach einem Versuch keine Nummer mehr übrig, wird das Gesuchte selbst Schritt für Schritt gezeigt: zuerst seine Zeichen, dann je drei Buchstaben. Der letzte verdeckte Buchstabe bleibt verdeckt, solange noch jemand raten darf. [OR-A17]
      Nach je drei Buchstaben dürfen beide einen Tipp und eine Zahl schicken, wie im Namensspiel. Richtig gewinnt das Spiel. Nach einem falschen Tipp werden bis zu drei weitere Buchstaben gezeigt, und die andere Seite hat immer einen freien Versuch.
      Ist nur noch ein Buchstabe verdeckt und nennt es niemand, wird das Gesuchte gezeigt und für dasselbe Spiel ein neues Rätsel gespielt. [OR-A17]

      ## Big 6
      Wer ein Spiel gewinnt, spielt Big 6 allein. Zuerst der Geldwurf: die Summe zweier Würfel mal ${money(bigSix.roll)}, von ${money(2 * bigSix.roll)} bis ${money(12 * bigSix.roll)}. Ein Pasch schadet hier nicht.
      Dann ist ein Wort mit sechs Buchstaben zu finden. Es darf ein Eigenname sein, den mindestens zwei Quellen belegen, oder ein Wort, das im Wörterbuch steht. [OR-A28] Seine Buchstaben stecken hinter den sechs Seiten eines Würfels, 1 bis 6, von links nach rechts. Dazu gibt es einen Tipp. War genau ein Hinweis gelöst, als du das Gesuchte nanntest, bekommst du einen zweiten. [OR-A21]
      Du hast bis zu vier Würfe. Würfle zwei verschiedene Zahlen und nimm eine davon: Ihr Buchstabe öffnet sich, und du hast einen Versuch. Ein Pasch oder zwei Zahlen, die beide schon genommen sind, verschenken den Wurf. [OR-A19] Das Wort verliert trotzdem an Wert.
      ![six-faces]
      | Du findest das Wort | Es zahlt${doubles ? ` | Im Spiel, das das Match gewinnt` : ''} |
      ${tableRows(bigSixRows.map(row => (doubles ? row : row.slice(0, 2))))}

      ## Lucky 7
      Fünf Preise liegen hinter den Buchstaben L, U, C, K und Y. Einer ist der Hauptpreis: ${money(top)}${byTotal ? '' : `, oder ${money(topOfMatch)}, wenn du das Match gewonnen hast`}. Wähle einen Buchstaben, und sein Preis wird gezeigt. Das nächste Spiel hat vier neue Preise. [OR-A32]
      Nun spielst du um diesen Preis gegen eine Uhr von ${isEven ? several(timers[0], `einem Wurf`, `Würfen`) : `${timers[0]} bis ${timers[4]} Würfen. Je teurer der Preis, desto weniger Würfe`}. [OR-A22]
      ![lucky-letters](${[timers[2], timers[4]].map(String).join(' | ')})
      1. Eine 7 als Summe gewinnt den Preis und beendet Lucky 7.
      1. Jede andere Summe zahlt sofort ${money(luckySeven.side)} je Auge.
      1. Ein Pasch aber zahlt nichts, stellt die Uhr auf null und beendet Lucky 7.
      | Der Preis ist | Würfe | Chance auf eine 7 |
      ${tableRows(places.map((place, i) => [place, String(timers[i] ?? 0), percent(chanceOfSeven(timers[i] ?? 0))]))}
      > Eine 6 und eine 5 machen 11 und zahlen ${money(11 * luckySeven.side)}. Dieses Geld bleibt deins, was auch kommt. [OR-A23]

      ## Das Match
      ${
        byTotal
          ? `Zwei Spiele werden mit ihren Bonusspielen gespielt. Das Match gewinnt, wer mehr aus Lucky 7 hat, Preis und Geld zusammen. Steht das gleich, entscheidet ein drittes Spiel. Nichts wird verdoppelt, und der Hauptpreis ist immer ${money(top)}.`
          : `Wer zuerst ${games} gewinnt, gewinnt das Match, bei höchstens ${counted(2 * toWin - 1)}.${byMoney} In den Bonusspielen nach dem letzten dieser Siege${doubled} Hauptpreis von Lucky 7${bigSix.double ? ` ist` : ``} ${money(topOfMatch)}. [OR-A2]
          ${
            general
              ? `Die Spielleitung darf auch die andere Form wählen: zwei Spiele mit ihren Bonusspielen, und das Match gewinnt, wer mehr aus Lucky 7 hat, Preis und Geld zusammen. Steht das gleich, entscheidet ein drittes Spiel. In dieser Form wird nichts verdoppelt, und der Hauptpreis bleibt bei ${money(top)}.`
              : ''
          }`
      }
      Wer als Champion ${several(retireAfter, `ein Match`, `Matches`)} in Folge gewinnt, verabschiedet sich.

      ## Wenn jemand zu spät ist
      Die Spielleitung bestimmt, wie lange ein Zug dauern darf. Das geschieht, wenn die Zeit um ist.
      | Es fehlt | Was geschieht |
      | ein Tipp in einem Namensspiel | Er gilt als Passen. |
      | ein Wurf auf der Tafel | Er gilt als Abgeben der Würfel. Musst du würfeln, wird für dich gewürfelt. |
      | die Wahl der Buchstaben | Die Tafel nimmt zufällig einen. |
      | ein Versuch an einem Hinweis | Er gilt als falsch geraten und kostet nichts: Du darfst weiter würfeln oder abgeben. [OR-A31] |
      | die Wahl, weiterzuwürfeln oder abzugeben | Die Würfel werden abgegeben, oder nach dem letzten Wurf endet die Runde. |
      | ein Versuch am Gesuchten | Er gilt als falsch geraten. |
      | ein Wurf in einem Bonusspiel | Es wird für dich gewürfelt. |
      | eine Zahl oder ein Buchstabe in einem Bonusspiel | Der Zufall wählt. |
      | ein Versuch in Big 6 | Er gilt als falsch geraten. |
    `,
    rulings: {
      'OR-A1': `Die alten Regeln sprechen auch von zwei Spielen, die das Geld aus Lucky 7 entscheidet. Was gilt? ${
        byTotal
          ? 'Diese Form: Die Spielleitung dieser Show hat sie gewählt.'
          : `Wer zuerst ${games} gewinnt, bei höchstens ${counted(2 * toWin - 1)}. Drei spätere Stellen setzen das voraus.${general ? ' Die andere Form lässt sich wählen, wenn die Show geöffnet wird.' : ''}`
      }`,
      'OR-A2': `Welches Bonusspiel wird größer, wenn das Match gewonnen ist? ${
        byTotal
          ? 'Keines. In dieser Show entscheidet nicht die Zahl der Siege, und nichts wird größer.'
          : bigSix.double
            ? 'Beide: Big 6 zahlt doppelt, und Lucky 7 hat den größeren Hauptpreis.'
            : 'Lucky 7: Es hat den größeren Hauptpreis.'
      }`,
      'OR-A3':
        'Welche Buchstaben öffnet ein Wurf? Eine oder beide Nummern auf den Würfeln, jede in einer Reihe deiner Wahl; oder die Summe, in einer Reihe. Nie alle drei.',
      'OR-A4': 'Darfst du nur einen von zwei Buchstaben nehmen? Ja.',
      'OR-A5':
        'Wie sind die Buchstaben nummeriert? In jeder Reihe ab 1, von links nach rechts. Gesperrter Buchstabe, Leerzeichen und Zeichen haben keine Nummer.',
      'OR-A6':
        'Wann öffnet sich das Fragezeichen? Wenn sein eigener Hinweis gelöst ist. Die anderen beiden bleiben zu.',
      'OR-A7': 'Wer wählt den freien Buchstaben? Die Seite, die ihn bekommt: eine beliebige verdeckte Nummer.',
      'OR-A8':
        'Zählen Pasche und nutzlose Würfe zu den Würfen einer Runde? Ja. Nach dem letzten Wurf bleibt nur noch das Raten, für die Seite, die am Zug ist.',
      'OR-A9':
        'Was kostet es, die Würfel abzugeben? Nichts: keinen Wurf und keinen Buchstaben. Die andere Seite muss würfeln und darf nicht zurückgeben.',
      'OR-A10': 'Wann darfst du abgeben? Jederzeit, ehe du würfelst.',
      'OR-A11':
        'Wie oft darfst du raten? Einen Hinweis, jedes Mal wenn Buchstaben geöffnet werden, und das Gesuchte einmal je gelöstem Hinweis.',
      'OR-A12':
        'Beide passen, und sechs Buchstaben sind gezeigt. Was nun? Der Name wird gezeigt, und ein neues Namensspiel folgt.',
      'OR-A13':
        'Eine Seite passt, die andere antwortet? Die Antwort zählt. Ist sie falsch, hat den freien Versuch, wer gepasst hat.',
      'OR-A14':
        'Können mehr als sechs Buchstaben eines Namens gezeigt werden? Nicht, solange das Namensspiel läuft. Sechs ist das Höchste.',
      'OR-A15':
        'Ein Pasch beim letzten Wurf? Die andere Seite übernimmt trotzdem, mit freiem Buchstaben und Versuch. Dann folgt ein neues Namensspiel.',
      'OR-A16':
        'Das Gesuchte wird gezeigt, und beide Versuche sind falsch? Die nächsten Buchstaben werden gezeigt, höchstens drei, und beide dürfen es noch einmal versuchen.',
      'OR-A17':
        'Wie weit wird das Gesuchte gezeigt, und was, wenn es niemand nennt? Je drei Buchstaben mehr, aber nie der letzte: Ein ganz gezeigter Name wäre kein Raten. Ist nur noch einer verdeckt, endet das Rätsel nach einem falschen freien Versuch oder wenn beide passen. Es wird gezeigt, niemand gewinnt, und für dasselbe Spiel kommt ein neues.',
      'OR-A18':
        'Darfst du in Big 6 nach einem verschenkten Wurf raten? Nein. Ein Versuch braucht einen neuen Buchstaben.',
      'OR-A19': 'Ein Pasch mit einer Zahl, die du noch nicht hast, in Big 6? Verschenkt, wie jeder Pasch.',
      'OR-A21':
        'Wann gibt es in Big 6 einen zweiten Tipp? Wenn genau einer der drei Hinweise gelöst war, als du das Gesuchte nanntest.',
      'OR-A22': `Wie wird die Uhr gestellt? Nach der Folge der Preise, der teuerste zuerst: ${list(timers.map(String))} Würfe.`,
      'OR-A23':
        'Behältst du das kleine Geld aus Lucky 7? Ja, nach einer 7, nach einem Pasch und wenn die Würfe zu Ende sind.',
      'OR-A24': `Verdoppelt sich auch der Trostpreis von Big 6? ${doubles ? `Ja, auf ${money(2 * bigSix.consolation)}.` : 'In dieser Show wird nichts verdoppelt.'}`,
      'OR-A25': 'Welcher Preis liegt hinter welchem Buchstaben? Sie werden vor jedem Lucky 7 gemischt.',
      'OR-A26': 'Behält, wer das Match verliert, frühere Bonusgewinne? Ja.',
      'OR-A27':
        'Was ist mit Leerzeichen und Zeichen in einem Hinweis? Sie haben keine Nummern und sind von Anfang an zu sehen.',
      'OR-A28':
        'Wer sagt, dass es das Wort von Big 6 gibt? Die alten Regeln nannten eine Website, und der Link ist verloren. Jedes Wörterbuch genügt, bei einem Eigennamen zwei Quellen. Wer die Fragen schreibt, prüft das.',
      'OR-A30': 'Spielt ein Champion, der sich verabschiedet, noch die Bonusspiele? Ja, auch die des letzten Matchs.',
      'OR-A31':
        'Was kostet es, die Zeit für einen Hinweis zu verpassen? Nichts. Es gilt als falsch geraten, und du behältst die Würfel. Beim nächsten Mal werden sie abgegeben.',
      'OR-A32':
        'Sind die Preise von Lucky 7 in jedem Spiel neu? Ja. Jedes Lucky 7 hat neben dem höchsten Geldpreis die nächsten vier der Liste, und jeder davon kann Geld sein.',
      'OR-A33':
        'Was gilt für einen Ersatz und für einen Sieg, den die Spielleitung gibt? Ein Ersatz übernimmt Platz, Spiele und Geld, aber keine früher gewonnenen Matches. Ein Sieg, den die Spielleitung gibt, ist ein gewonnenes Spiel mit seinen Bonusspielen.',
    },
    origin: [
      'On A Roll folgt den Regeln eines Netzspiels, das auf einem Nachrichtenbrett mit einer menschlichen Spielleitung gespielt wurde. Jenes Spiel schöpfte aus On A Roll, einer nie verkauften Pilotsendung von Marc Goodson Television, und aus der Neuauflage von High Rollers Mitte der achtziger Jahre, einer Produktion von Merrill Heatter.',
      'Weder jenes Netzspiel noch Boxcars erhebt Anspruch auf diese Shows. Niemand spielt hier um echtes Geld oder echte Preise.',
    ],
  };
};
