/** The Main Event, erzählt in den Büchern beider Shows, die damit enden, jeweils mit ihren eigenen Beträgen. */
import { counted, times } from '../../../../words/de/counting.ts';
import type { BookNarrator, HouseRuling, RuleSection } from '../../../../words/rule-book.ts';
import type { MainEventHouse } from '../../house.ts';

export interface MainEventFigures {
  /** „des Matchs“ oder „des Spiels“. */
  readonly won: string;
  readonly promise: (base: string) => string;
}

export const mainEventSections = (
  house: MainEventHouse,
  { money }: BookNarrator,
  figures: MainEventFigures,
): readonly RuleSection[] => {
  const [bronze, silver, gold] = house.allCash;
  const rolls = house.chances === 1 ? 'einen Wurf' : `${counted(house.chances)} Würfe`;
  const waiting = house.carry
    ? 'Nicht gewonnene Preise bleiben, wo sie sind.'
    : 'Nicht gewonnene Preise warten auf niemanden.';
  const retires =
    house.retireAfter === 1
      ? 'Jeder Champion verabschiedet sich sofort ungeschlagen.'
      : `Wer ${times(house.retireAfter)} in Folge gewinnt, verabschiedet sich ungeschlagen.`;
  return [
    {
      heading: 'The Main Event',
      paragraphs: [
        `Wer den Sieg ${figures.won} hat, ist Champion und spielt The Main Event allein, um drei Preise und einen Jackpot. ${figures.promise(money(house.base))}`,
        'Die sechs Glückszahlen tragen jetzt Hälften von drei Medaillen. Würfle eine Zahl, um ihre Hälfte zu nehmen. Beide Hälften machen eine Medaille, und eine ganze Medaille gewinnt ihren Preis. Alle drei Medaillen gewinnen alle drei Preise und den Jackpot.',
      ],
      picture: 'medals',
      table: {
        head: ['Medaille', 'Ihre Zahlen', 'Ihr Preis'],
        rows: [
          ['Bronze', '6 und 8', 'der billigste'],
          ['Silber', '5 und 9', 'der mittlere'],
          ['Gold', '4 und 10', 'der teuerste'],
        ],
      },
    },
    {
      heading: 'Um die Medaillen würfeln',
      paragraphs: ['Der Champion würfelt mit zwei Würfeln, wieder und wieder. Die Summe entscheidet.'],
      table: {
        head: ['Du würfelst', 'Was geschieht'],
        rows: [
          ['eine Glückszahl, die dir fehlt', 'Du nimmst ihre halbe Medaille.'],
          ['eine Glückszahl, die du hast', `Eine Wiederholung: ${money(house.repeat)} mehr im Jackpot. [ME-A1]`],
          [
            '2, 3, 11 oder 12',
            `Joker: ${money(house.wild)} mehr im Jackpot. Du darfst aus dem Wurf eine fehlende Glückszahl machen, jetzt oder nie. [ME-A3]`,
          ],
          ['die erste 7', 'Die Gefahrenzone beginnt, und du bekommst ein Angebot.'],
          ['die zweite 7', 'Du verlierst jeden Preis, und niemand gewinnt den Jackpot.'],
        ],
      },
    },
    {
      heading: 'Die letzte Zahl',
      paragraphs: [
        `Sobald nur noch eine Glückszahl fehlt, hast du ${rolls}, um sie zu treffen. Jeder Wurf zählt. [ME-A7]`,
        `Ein Joker legt hier noch ${money(house.wild)} in den Jackpot, kann aber nicht die fehlende Zahl werden. Eine Wiederholung legt noch ${money(house.repeat)} hinein.`,
        `Geht auch der letzte daneben, ist The Main Event vorbei. Du behältst die beiden gewonnenen Preise und bekommst ${money(house.consolation)}.`,
      ],
    },
    {
      heading: 'Das Angebot',
      paragraphs: [
        'Die erste 7 öffnet die Gefahrenzone. Die Spielleitung bietet dir einen Ausweg: Hör jetzt auf, nimm das Angebot, und The Main Event ist vorbei.',
        `War diese 7 dein allererster Wurf, lautet das Angebot ${money(house.empty)}. Hast du mindestens eine halbe Medaille, sind es ${money(house.half)} je Hälfte [ME-A10] und der Preis jeder ganzen Medaille.`,
        'Machst du weiter, musst du würfeln, bis die nächste Medaille ganz ist. Dann kommt das Angebot wieder. [ME-A12] Eine zweite 7 auf dem Weg nimmt alles.',
      ],
      example: `Anna hat die 6, die 8 und die 5, als die erste 7 fällt. Das Angebot ist ${money(3 * house.half)} und der bronzene Preis. Sie macht weiter, würfelt eine 9, und die silberne Medaille ist ganz: Jetzt sind es ${money(4 * house.half)} und zwei Preise.`,
    },
    {
      heading: 'Was stehen bleibt',
      paragraphs: [
        `In einer Staffel wartet ein Jackpot, den niemand gewonnen hat, auf den nächsten Champion, mit allem, was dazukam. [ME-A15] Ist er gewonnen, beginnt er wieder bei ${money(house.base)}.`,
        `${waiting} Gewonnene werden ersetzt. [ME-A16]`,
      ],
    },
    {
      heading: 'Ungeschlagen',
      paragraphs: [
        `${retires} Zuvor kommt ein Main Event ganz in Geld, anstelle des gewöhnlichen. [ME-A18] Jede ganze Medaille zahlt Geld, und alle drei zusammen zahlen ${money(house.sweep)} mehr und den Jackpot.`,
      ],
      table: {
        head: ['Ganz in Geld', 'Zahlt'],
        rows: [
          ['Bronzene Medaille', money(bronze)],
          ['Silberne Medaille', money(silver)],
          ['Goldene Medaille', money(gold)],
          ['Alle drei, obendrauf', `${money(house.sweep)} und der Jackpot`],
          ['Alle drei, insgesamt', `mindestens ${money(house.base + house.sweep + bronze + silver + gold)}`],
        ],
      },
    },
  ];
};

export const mainEventRulings = (house: MainEventHouse, { money }: BookNarrator): readonly HouseRuling[] => {
  const waits = house.carry
    ? 'Jeder, der nicht ausgezahlt wurde, bleibt an seiner Medaille für den nächsten Champion.'
    : 'Keiner. Nur der Jackpot wartet auf den nächsten Champion.';
  return [
    {
      id: 'ME-A1',
      question: 'Was ist in The Main Event eine Wiederholung?',
      ruling: `Jede 4, 5, 6, 8, 9 oder 10, die du schon hast, durch Wurf oder Joker. Die ${money(house.repeat)} kommen in den Jackpot. Eine Jokersumme ist nie eine Wiederholung.`,
    },
    {
      id: 'ME-A3',
      question: 'Muss ein Joker zu einer Zahl werden?',
      ruling: 'Nein, du darfst ihn liegen lassen. Aber du entscheidest sofort; aufheben geht nicht.',
    },
    {
      id: 'ME-A4',
      question: 'Darf eine 12 zur 4 werden?',
      ruling: 'Ja. Alle vier Jokersummen sind gleich: Jede darf jede fehlende Glückszahl werden.',
    },
    {
      id: 'ME-A5',
      question: 'Darf ein Joker die vorletzte Zahl nehmen?',
      ruling:
        'Ja. Fehlen zwei Zahlen, darf ein Joker noch eine davon werden. Dann fehlt eine, und die letzten Würfe beginnen.',
    },
    {
      id: 'ME-A6',
      question: 'Gibt ein Joker bei der letzten Zahl einen freien Wurf?',
      ruling: `Nein. Er legt ${money(house.wild)} in den Jackpot und verbraucht einen der restlichen Würfe.`,
    },
    {
      id: 'ME-A7',
      question: 'Welche Würfe zählen zu den letzten?',
      ruling: 'Alle: Joker, Wiederholungen und auch eine 7.',
    },
    {
      id: 'ME-A9',
      question: 'Und wenn die erste 7 bei der letzten Zahl fällt?',
      ruling: `Das Angebot kommt wie immer: ${money(house.consolation)} und die beiden Preise. Auch beim letzten Wurf, und Weitermachen zahlt dann genau dasselbe.`,
    },
    {
      id: 'ME-A10',
      question: 'Zählen Hälften einer ganzen Medaille im Angebot?',
      ruling: `Ja. Jede Hälfte zählt ${money(house.half)}, und der Preis einer ganzen Medaille kommt dazu.`,
    },
    {
      id: 'ME-A11',
      question: 'Und wenn die erste 7 später kommt, du aber noch nichts hast?',
      ruling: `Das geht, wenn du jeden Joker liegen gelassen hast. Das Angebot ist ${money(house.empty)}.`,
    },
    {
      id: 'ME-A12',
      question: 'Du hast weitergemacht, und die nächste Medaille ist ganz. Und jetzt?',
      ruling:
        'Dasselbe Angebot kommt wieder, zum neuen Wert. Die Gefahrenzone bleibt. Machst du noch einmal weiter, würfelst du bis zur übernächsten Medaille.',
    },
    {
      id: 'ME-A13',
      question: 'Du musst bis zur ganzen Medaille würfeln, aber die letzten Würfe sind verbraucht?',
      ruling: `Diese Würfe sind die Grenze. The Main Event endet mit den zwei Preisen und ${money(house.consolation)}.`,
    },
    {
      id: 'ME-A14',
      question: 'Lässt dir eine zweite 7 etwas Geld?',
      ruling: 'Nein. Geld gibt es nur, wenn du ein Angebot annimmst; es bleibt nichts.',
    },
    {
      id: 'ME-A15',
      question: 'Bleibt der Jackpot mit allem stehen, was dazukam?',
      ruling: 'Ja. Auf den Anfangswert fällt er erst, wenn ihn jemand gewonnen hat.',
    },
    {
      id: 'ME-A16',
      question: 'Welche Preise bleiben stehen?',
      ruling: waits,
    },
    {
      id: 'ME-A17',
      question: 'Zählen Joker und Wiederholungen in der Gefahrenzone?',
      ruling: 'Ja, wie vorher. Ein Joker darf sogar die Medaille ganz machen, die du erreichen musst.',
    },
    {
      id: 'ME-A18',
      question: 'Kommt die Runde in Geld zur gewöhnlichen dazu?',
      ruling: 'Nein, an ihre Stelle, und um den Jackpot, wie er steht.',
    },
    {
      id: 'ME-A19',
      question: 'Was zahlen Medaillen in der Geldrunde, wenn du aufhörst oder scheiterst?',
      ruling:
        'Ihr Geld steht für die Preise: Du behältst es beim Aufhören und wenn die letzten Würfe daneben gehen, und verlierst es an eine zweite 7.',
    },
    {
      id: 'ME-A20',
      question: 'Müssen die Siege in Folge sein?',
      ruling: 'Ja. Wer geschlagen wird, beginnt wieder bei null.',
    },
    {
      id: 'ME-A22',
      question: 'Wie muss die letzte Zahl fallen?',
      ruling: 'Als genaue Summe beider Würfel, gleich welche Joker vorher benutzt wurden.',
    },
    {
      id: 'ME-A23',
      question: 'Und wenn der Champion zu spät ist?',
      ruling: 'Ein Wurf wird für dich gemacht, ein Joker bleibt liegen, und ein Angebot gilt als angenommen.',
    },
  ];
};
