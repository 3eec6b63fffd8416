/** The Main Event, erzählt in den Büchern beider Shows, die damit enden, jeweils mit ihren eigenen Beträgen. */
import type { HouseRuling, RuleSection } from '../../../../words/rule-book.ts';

export interface MainEventFigures {
  /** „des Matchs“ oder „des Spiels“. */
  readonly won: string;
  readonly jackpot: string;
  readonly promise: string;
  readonly allCash: readonly [bronze: string, silver: string, gold: string];
  readonly sweep: string;
  readonly least: string;
}

export const mainEventSections = (figures: MainEventFigures): readonly RuleSection[] => [
  {
    heading: 'The Main Event',
    paragraphs: [
      `Wer den Sieg ${figures.won} hat, ist Champion und spielt The Main Event allein, um drei Preise und einen Jackpot. ${figures.promise}`,
      'Die sechs Glückszahlen tragen jetzt Hälften von drei Medaillen. Wirf eine Zahl, um ihre Hälfte zu nehmen. Beide Hälften machen eine Medaille, und eine ganze Medaille gewinnt ihren Preis. Alle drei Medaillen gewinnen alle drei Preise und den Jackpot.',
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
    paragraphs: ['Der Champion wirft zwei Würfel, wieder und wieder. Die Summe entscheidet.'],
    table: {
      head: ['Du wirfst', 'Was geschieht'],
      rows: [
        ['eine Glückszahl, die dir fehlt', 'Du nimmst ihre halbe Medaille.'],
        ['eine Glückszahl, die du hast', 'Eine Wiederholung: 2.500 $ mehr im Jackpot. [ME-A1]'],
        [
          '2, 3, 11 oder 12',
          'Joker: 5.000 $ mehr im Jackpot. Du darfst aus dem Wurf eine fehlende Glückszahl machen, jetzt oder nie. [ME-A3]',
        ],
        ['die erste 7', 'Die Gefahrenzone beginnt, und du bekommst ein Angebot.'],
        ['die zweite 7', 'Du verlierst jeden Preis, und niemand gewinnt den Jackpot.'],
      ],
    },
  },
  {
    heading: 'Die letzte Zahl',
    paragraphs: [
      'Sobald nur noch eine Glückszahl fehlt, hast du fünf Würfe, um sie zu treffen. Jeder Wurf zählt als einer der fünf. [ME-A7]',
      'Ein Joker legt hier noch 5.000 $ in den Jackpot, kann aber nicht die fehlende Zahl werden. Eine Wiederholung legt noch 2.500 $ hinein.',
      'Gehen alle fünf Würfe daneben, ist The Main Event vorbei. Du behältst die beiden gewonnenen Preise und bekommst 5.000 $.',
    ],
  },
  {
    heading: 'Das Angebot',
    paragraphs: [
      'Die erste 7 öffnet die Gefahrenzone. Die Spielleitung bietet dir einen Ausweg: Hör jetzt auf, nimm das Angebot, und The Main Event ist vorbei.',
      'War diese 7 dein allererster Wurf, lautet das Angebot 700 $. Hast du mindestens eine halbe Medaille, sind es 1.000 $ je Hälfte [ME-A10] und der Preis jeder ganzen Medaille.',
      'Machst du weiter, musst du werfen, bis die nächste Medaille ganz ist. Dann kommt das Angebot wieder. [ME-A12] Eine zweite 7 auf dem Weg nimmt alles.',
    ],
    example:
      'Anna hat die 6, die 8 und die 5, als die erste 7 fällt. Das Angebot ist 3.000 $ und der bronzene Preis. Sie macht weiter, wirft eine 9, und die silberne Medaille ist ganz: Jetzt sind es 4.000 $ und zwei Preise.',
  },
  {
    heading: 'Was stehen bleibt',
    paragraphs: [
      `In einer Staffel wartet ein Jackpot, den niemand gewonnen hat, auf den nächsten Champion, mit allem, was dazukam. [ME-A15] Ist er gewonnen, beginnt er wieder bei ${figures.jackpot}.`,
      'Nicht gewonnene Preise bleiben, wo sie sind. Gewonnene werden ersetzt. [ME-A16]',
    ],
  },
  {
    heading: 'Fünf Siege in Folge',
    paragraphs: [
      `Wer fünfmal in Folge gewinnt, verabschiedet sich ungeschlagen. Zuvor kommt ein Main Event ganz in Geld, anstelle des gewöhnlichen. [ME-A18] Jede ganze Medaille zahlt Geld, und alle drei zusammen zahlen ${figures.sweep} mehr und den Jackpot.`,
    ],
    table: {
      head: ['Ganz in Geld', 'Zahlt'],
      rows: [
        ['Bronzene Medaille', figures.allCash[0]],
        ['Silberne Medaille', figures.allCash[1]],
        ['Goldene Medaille', figures.allCash[2]],
        ['Alle drei, obendrauf', `${figures.sweep} und der Jackpot`],
        ['Alle drei, insgesamt', `mindestens ${figures.least}`],
      ],
    },
  },
];

export const mainEventRulings: readonly HouseRuling[] = [
  {
    id: 'ME-A1',
    question: 'Was ist in The Main Event eine Wiederholung?',
    ruling:
      'Jede 4, 5, 6, 8, 9 oder 10, die du schon hast, durch Wurf oder Joker. Die 2.500 $ kommen in den Jackpot. Eine Jokersumme ist nie eine Wiederholung.',
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
      'Ja. Fehlen zwei Zahlen, darf ein Joker noch eine davon werden. Dann fehlt eine, und die fünf Würfe beginnen.',
  },
  {
    id: 'ME-A6',
    question: 'Gibt ein Joker bei der letzten Zahl einen freien Wurf?',
    ruling: 'Nein. Er legt 5.000 $ in den Jackpot und verbraucht einen der fünf Würfe.',
  },
  {
    id: 'ME-A7',
    question: 'Welche Würfe zählen zu den fünf?',
    ruling: 'Alle: Joker, Wiederholungen und auch eine 7.',
  },
  {
    id: 'ME-A9',
    question: 'Und wenn die erste 7 bei der letzten Zahl fällt?',
    ruling:
      'Das Angebot kommt wie immer: 5.000 $ und die beiden Preise. Auch beim fünften Wurf, und Weitermachen zahlt dann genau dasselbe.',
  },
  {
    id: 'ME-A10',
    question: 'Zählen Hälften einer ganzen Medaille im Angebot?',
    ruling: 'Ja. Jede Hälfte zählt 1.000 $, und der Preis einer ganzen Medaille kommt dazu.',
  },
  {
    id: 'ME-A11',
    question: 'Und wenn die erste 7 später kommt, du aber noch nichts hast?',
    ruling: 'Das geht, wenn du jeden Joker liegen gelassen hast. Das Angebot ist 700 $.',
  },
  {
    id: 'ME-A12',
    question: 'Du hast weitergemacht, und die nächste Medaille ist ganz. Und jetzt?',
    ruling:
      'Dasselbe Angebot kommt wieder, zum neuen Wert. Die Gefahrenzone bleibt. Machst du noch einmal weiter, wirfst du bis zur übernächsten Medaille.',
  },
  {
    id: 'ME-A13',
    question: 'Du musst bis zur ganzen Medaille werfen, aber die fünf Würfe sind verbraucht?',
    ruling: 'Die fünf Würfe sind die Grenze. The Main Event endet mit den zwei Preisen und 5.000 $.',
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
    ruling: 'Jeder, der nicht ausgezahlt wurde, bleibt an seiner Medaille für den nächsten Champion.',
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
      'Ihr Geld steht für die Preise: Du behältst es beim Aufhören und nach fünf Fehlwürfen und verlierst es an eine zweite 7.',
  },
  {
    id: 'ME-A20',
    question: 'Müssen die fünf Siege in Folge sein?',
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
