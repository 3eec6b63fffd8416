/** The Main Event, erzählt in den Büchern beider Shows, die damit enden, jeweils mit ihren eigenen Beträgen. */
import { counted, times } from '../../../../words/de/counting.ts';
import type { BookNarrator, Rulings } from '../../../../words/rule-book.ts';
import type { MainEventHouse, MainEventRuling } from '../../house.ts';

export interface MainEventFigures {
  /** „des Matchs“ oder „des Spiels“. */
  readonly won: string;
  readonly promise: string;
}

export const mainEventSections = (
  house: MainEventHouse,
  { money }: BookNarrator,
  figures: MainEventFigures,
): string => {
  const [bronze, silver, gold] = house.allCash;
  const rolls = house.chances === 1 ? 'einen Wurf' : `${counted(house.chances)} Würfe`;
  const waiting = house.carry
    ? 'Nicht gewonnene Preise bleiben, wo sie sind.'
    : 'Nicht gewonnene Preise warten auf niemanden.';
  const retires =
    house.retireAfter === 1
      ? 'Jeder Champion verabschiedet sich sofort ungeschlagen.'
      : `Wer ${times(house.retireAfter)} in Folge gewinnt, verabschiedet sich ungeschlagen.`;
  return `
    ## The Main Event
    Wer den Sieg ${figures.won} hat, ist Champion und spielt The Main Event allein, um drei Preise und einen Jackpot. ${figures.promise}
    Die sechs Glückszahlen tragen jetzt Hälften von drei Medaillen. Würfle eine Zahl, um ihre Hälfte zu nehmen. Beide Hälften machen eine Medaille, und eine ganze Medaille gewinnt ihren Preis. Alle drei Medaillen gewinnen alle drei Preise und den Jackpot.
    ![medals]
    | Medaille | Ihre Zahlen | Ihr Preis |
    | Bronze | 6 und 8 | der billigste |
    | Silber | 5 und 9 | der mittlere |
    | Gold | 4 und 10 | der teuerste |

    ## Um die Medaillen würfeln
    Der Champion würfelt mit zwei Würfeln, wieder und wieder. Die Summe entscheidet.
    | Du würfelst | Was geschieht |
    | eine Glückszahl, die dir fehlt | Du nimmst ihre halbe Medaille. |
    | eine Glückszahl, die du hast | Eine Wiederholung: ${money(house.repeat)} mehr im Jackpot. [ME-A1] |
    | 2, 3, 11 oder 12 | Joker: ${money(house.wild)} mehr im Jackpot. Du darfst aus dem Wurf eine fehlende Glückszahl machen, jetzt oder nie. [ME-A3] |
    | die erste 7 | Die Gefahrenzone beginnt, und du bekommst ein Angebot. |
    | die zweite 7 | Du verlierst jeden Preis, und niemand gewinnt den Jackpot. |

    ## Die letzte Zahl
    Sobald nur noch eine Glückszahl fehlt, hast du ${rolls}, um sie zu treffen. Jeder Wurf zählt. [ME-A7]
    Ein Joker legt hier noch ${money(house.wild)} in den Jackpot, kann aber nicht die fehlende Zahl werden. Eine Wiederholung legt noch ${money(house.repeat)} hinein.
    Geht auch der letzte daneben, ist The Main Event vorbei. Du behältst die beiden gewonnenen Preise und bekommst ${money(house.consolation)}.

    ## Das Angebot
    Die erste 7 öffnet die Gefahrenzone. Die Spielleitung bietet dir einen Ausweg: Hör jetzt auf, nimm das Angebot, und The Main Event ist vorbei.
    War diese 7 dein allererster Wurf, lautet das Angebot ${money(house.empty)}. Hast du mindestens eine halbe Medaille, sind es ${money(house.half)} je Hälfte [ME-A10] und der Preis jeder ganzen Medaille.
    Machst du weiter, musst du würfeln, bis die nächste Medaille ganz ist. Dann kommt das Angebot wieder. [ME-A12] Eine zweite 7 auf dem Weg nimmt alles.
    > Anna hat die 6, die 8 und die 5, als die erste 7 fällt. Das Angebot ist ${money(3 * house.half)} und der bronzene Preis. Sie macht weiter, würfelt eine 9, und die silberne Medaille ist ganz: Jetzt sind es ${money(4 * house.half)} und zwei Preise.

    ## Was stehen bleibt
    In einer Staffel wartet ein Jackpot, den niemand gewonnen hat, auf den nächsten Champion, mit allem, was dazukam. [ME-A15] Ist er gewonnen, beginnt er wieder bei ${money(house.base)}.
    ${waiting} Gewonnene werden ersetzt. [ME-A16]

    ## Ungeschlagen
    ${retires} Zuvor kommt ein Main Event ganz in Geld, anstelle des gewöhnlichen. [ME-A18] Jede ganze Medaille zahlt Geld, und alle drei zusammen zahlen ${money(house.sweep)} mehr und den Jackpot.
    | Ganz in Geld | Zahlt |
    | Bronzene Medaille | ${money(bronze)} |
    | Silberne Medaille | ${money(silver)} |
    | Goldene Medaille | ${money(gold)} |
    | Alle drei, obendrauf | ${money(house.sweep)} und der Jackpot |
    | Alle drei, insgesamt | mindestens ${money(house.base + house.sweep + bronze + silver + gold)} |
  `;
};

export const mainEventRulings = (house: MainEventHouse, { money }: BookNarrator): Rulings<MainEventRuling> => {
  const waits = house.carry
    ? 'Jeder, der nicht ausgezahlt wurde, bleibt an seiner Medaille für den nächsten Champion.'
    : 'Keiner. Nur der Jackpot wartet auf den nächsten Champion.';
  return {
    'ME-A1': `Was ist in The Main Event eine Wiederholung? Jede 4, 5, 6, 8, 9 oder 10, die du schon hast, durch Wurf oder Joker. Die ${money(house.repeat)} kommen in den Jackpot. Eine Jokersumme ist nie eine Wiederholung.`,
    'ME-A3':
      'Muss ein Joker zu einer Zahl werden? Nein, du darfst ihn liegen lassen. Aber du entscheidest sofort; aufheben geht nicht.',
    'ME-A4':
      'Darf eine 12 zur 4 werden? Ja. Alle vier Jokersummen sind gleich: Jede darf jede fehlende Glückszahl werden.',
    'ME-A5':
      'Darf ein Joker die vorletzte Zahl nehmen? Ja. Fehlen zwei Zahlen, darf ein Joker noch eine davon werden. Dann fehlt eine, und die letzten Würfe beginnen.',
    'ME-A6': `Gibt ein Joker bei der letzten Zahl einen freien Wurf? Nein. Er legt ${money(house.wild)} in den Jackpot und verbraucht einen der restlichen Würfe.`,
    'ME-A7': 'Welche Würfe zählen zu den letzten? Alle: Joker, Wiederholungen und auch eine 7.',
    'ME-A9': `Und wenn die erste 7 bei der letzten Zahl fällt? Das Angebot kommt wie immer: ${money(5 * house.half)} und die beiden Preise. Auch beim letzten Wurf, und Weitermachen zahlt dann ${5 * house.half === house.consolation ? 'genau dasselbe' : `${money(house.consolation)} und die beiden Preise`}.`,
    'ME-A10': `Zählen Hälften einer ganzen Medaille im Angebot? Ja. Jede Hälfte zählt ${money(house.half)}, und der Preis einer ganzen Medaille kommt dazu.`,
    'ME-A11': `Und wenn die erste 7 später kommt, du aber noch nichts hast? Das geht, wenn du jeden Joker liegen gelassen hast. Das Angebot ist ${money(house.empty)}.`,
    'ME-A12':
      'Du hast weitergemacht, und die nächste Medaille ist ganz. Und jetzt? Dasselbe Angebot kommt wieder, zum neuen Wert. Die Gefahrenzone bleibt. Machst du noch einmal weiter, würfelst du bis zur übernächsten Medaille.',
    'ME-A13': `Du musst bis zur ganzen Medaille würfeln, aber die letzten Würfe sind verbraucht? Diese Würfe sind die Grenze. The Main Event endet mit den zwei Preisen und ${money(house.consolation)}.`,
    'ME-A14':
      'Lässt dir eine zweite 7 etwas Geld? Nein. Geld gibt es nur, wenn du ein Angebot annimmst; es bleibt nichts.',
    'ME-A15':
      'Bleibt der Jackpot mit allem stehen, was dazukam? Ja. Auf den Anfangswert fällt er erst, wenn ihn jemand gewonnen hat.',
    'ME-A16': `Welche Preise bleiben stehen? ${waits}`,
    'ME-A17':
      'Zählen Joker und Wiederholungen in der Gefahrenzone? Ja, wie vorher. Ein Joker darf sogar die Medaille ganz machen, die du erreichen musst.',
    'ME-A18': 'Kommt die Runde in Geld zur gewöhnlichen dazu? Nein, an ihre Stelle, und um den Jackpot, wie er steht.',
    'ME-A19':
      'Was zahlen Medaillen in der Geldrunde, wenn du aufhörst oder scheiterst? Ihr Geld steht für die Preise: Du behältst es beim Aufhören und wenn die letzten Würfe daneben gehen, und verlierst es an eine zweite 7.',
    'ME-A20': 'Müssen die Siege in Folge sein? Ja. Wer geschlagen wird, beginnt wieder bei null.',
    'ME-A22':
      'Wie muss die letzte Zahl fallen? Als genaue Summe beider Würfel, gleich welche Joker vorher benutzt wurden.',
    'ME-A23':
      'Und wenn der Champion zu spät ist? Ein Wurf wird für dich gemacht, ein Joker bleibt liegen, und ein Angebot gilt als angenommen.',
  };
};
