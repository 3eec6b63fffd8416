import { counted } from '../../../../words/de/counting.ts';
import type { BookNarrator, RuleBook } from '../../../../words/rule-book.ts';
import type { HotDiceOptions } from '../../game-state.ts';
import { boardFacts } from '../../rule-facts.ts';

/** House rulings: what the old texts leave open, and how it is played here. */
export const rulings = (options: HotDiceOptions, { money }: BookNarrator): RuleBook['rulings'] => {
  const { tieBreak } = options.house;
  const [dearest = 0] = options.bonanzaCash;
  const { catchUp, ofTheHost } = boardFacts(options);
  return [
    {
      id: 'HD-A1',
      question: 'Hinter wie vielen Feldern liegen Freiwürfe?',
      ruling: ofTheHost
        ? 'So viele, wie die Spielleitung gelegt hat.'
        : `Hinter einem. Es gibt einen bis fünf Freiwürfe, ${options.freeRolls === 1 ? `einen` : counted(options.freeRolls)} in dieser Show.`,
    },
    {
      id: 'HD-A2',
      question: 'Was liegt in einer Runde hinter den sechs Feldern?',
      ruling: ofTheHost
        ? 'Was die Spielleitung gelegt hat: Es steht in der Tabelle.'
        : 'Drei Beträge, „Topf doppelt“, Freiwürfe und einmal „alles weg“. Haben beide eine Niederlage, tritt „Niederlage weg“ an die Stelle des kleinsten Betrags. Die Spielleitung darf die Beträge ändern.',
    },
    {
      id: 'HD-A3',
      question: 'Ist ein Feld verbraucht, wenn es gefunden ist?',
      ruling: `Nein, es wird nur gemischt. Nur die ${money(dearest)} der Bonanza weichen „Topf doppelt“.`,
    },
    {
      id: 'HD-A4',
      question: 'Wird die Tafel gemischt, wenn niemand ein Feld öffnet?',
      ruling: 'Ja, nach jedem Pasch.',
    },
    {
      id: 'HD-A5',
      question: 'Darfst du zwischen Freiwürfen aufhören?',
      ruling: 'Nein. Alle werden nacheinander genommen, dann entscheidest du wie sonst.',
    },
    {
      id: 'HD-A6',
      question: 'Die Antwort der anderen Seite war falsch. Wo beginnt deine Liste?',
      ruling: 'Bei deiner eigenen Zahl. Nur wenn du keine geschickt hast, fängst du beim 1. Wurf an.',
    },
    {
      id: 'HD-A8',
      question: 'Gibt es „Niederlage weg“ in der Aufholjagd oder in der Bonanza?',
      ruling: catchUp.some(({ kind }) => kind === 'lose-loss')
        ? 'In der Aufholjagd, wo die Spielleitung eines gelegt hat; nie in der Bonanza.'
        : 'Nein.',
    },
    {
      id: 'HD-A9',
      question: 'Was liegt in der Aufholjagd hinter den sechs Feldern?',
      ruling: 'Genau das, was die Tabelle der Aufholjagd sagt.',
    },
    {
      id: 'HD-A10',
      question: 'Was tut „alles weg“ hinter einem Feld der Aufholjagd?',
      ruling: 'Es bringt nichts. Der Stand bleibt.',
    },
    {
      id: 'HD-A11',
      question: 'Die Aufholjagd ist ein Wurf. Zählen weitere Würfe von der Tafel?',
      ruling: `Sie gehören zu diesem einen Zug. Den zusätzlichen Wurf, den ein Betrag „+ Wurf“ bringt, darfst du lassen.`,
    },
    {
      id: 'HD-A12',
      question: 'Gilt der Zwang zu öffnen auch für die Seite, die überholt wurde?',
      ruling: 'Ja. Sie ist es, die jetzt zurückliegt.',
    },
    {
      id: 'HD-A13',
      question: 'Und wenn es mit dem Geld des Paschs genau gleich stünde?',
      ruling: 'Dann liegst du nicht mehr zurück und darfst wählen.',
    },
    {
      id: 'HD-A14',
      question: 'Und wenn jemand gleichauf oder vorn liegt und „Gleichstand“ findet?',
      ruling: 'Nichts geschieht.',
    },
    {
      id: 'HD-A15',
      question: 'Die Aufholjagd hat den Gleichstand gebracht. Würfelt die andere Seite?',
      ruling: 'Ja. Bringt der Wurf nichts, bleibt es beim Gleichstand, und eine Stichfrage entscheidet.',
    },
    { id: 'HD-A16', question: 'Was tut „Stand doppelt“ mit nichts?', ruling: 'Zweimal nichts ist nichts.' },
    {
      id: 'HD-A18',
      question: 'Behält, wer verliert, das Geld?',
      ruling: 'Ja. Zu den Gewinnen zählt alles, was jemand in allen Spielen gewonnen hat.',
    },
    {
      id: 'HD-A20',
      question: 'Ändern sich Niederlagen nach dem Mega Roll?',
      ruling: 'Nein, nur die Siege in Folge gehen zurück auf null.',
    },
    {
      id: 'HD-A22',
      question: 'Darfst du aufhören, wenn du eine Münze abgegeben hast?',
      ruling: 'Nein, zuerst musst du noch einmal würfeln. Der Topf bleibt, wie er war.',
    },
    {
      id: 'HD-A23',
      question: '„Alles weg“ hinter einem Feld der Bonanza, und du hast eine Münze?',
      ruling: 'Du gibst die Münze ab und würfelst noch einmal, wie bei jedem anderen Verlust.',
    },
    {
      id: 'HD-A24',
      question: 'Und wenn du in der Bonanza zu spät bist?',
      ruling:
        'Dann ist alles weg, und zuerst wird eine Münze benutzt. Den Wurf danach musst du machen; bist du wieder zu spät, wird er für dich gemacht.',
    },
    {
      id: 'HD-A25',
      question: `Bleiben die kleineren Beträge, wenn die ${money(dearest)} gefunden sind?`,
      ruling: 'Ja, und nach jedem Pasch wird gemischt.',
    },
    {
      id: 'HD-A26',
      question: `Sind ${money(dearest)} das Meiste, was die Bonanza zahlen kann?`,
      ruling: 'Nein. Das ist der größte Betrag hinter einem Feld; der Topf darf darüber hinauswachsen.',
    },
    { id: 'HD-A27', question: 'Wie viele Würfe hat der Mega Roll?', ruling: 'Genau einen.' },
    {
      id: 'HD-A30',
      question: 'Eine Seite passt, und die andere ist zu spät?',
      ruling: 'Niemand hat geantwortet. Die Frage wird ersetzt.',
    },
    {
      id: 'HD-A31',
      question: 'Nur eine Seite antwortet?',
      ruling: 'Dann zählt diese Antwort: Richtig gewinnt die Frage, falsch gibt sie der anderen Seite.',
    },
    {
      id: 'HD-A32',
      question: 'Wird nach der Stichfrage gewürfelt?',
      ruling: `Nein. Ihre ${money(tieBreak)} kommen auf den Stand.`,
    },
    {
      id: 'HD-A36',
      question: 'Ist ein verdoppelter Topf sicher?',
      ruling: 'Nein. Er steht auf dem Spiel wie jeder Topf, bis er gesichert ist.',
    },
    {
      id: 'HD-A37',
      question: 'Wie wird das Publikumsspiel gespielt?',
      ruling:
        'Die Texte überlassen es der Spielleitung, die zu Beginn die Regeln nennt. Hier kann es jede Show sein oder ein Bonusspiel für sich, mit eigener Qualifikation.',
    },
    {
      id: 'HD-A38',
      question: 'Welche Liste gilt in der Aufholjagd und im Bonusspiel?',
      ruling:
        'Beide wählen einen Platz in einer neuen Liste, also wählt niemand einen Wurf, der schon zu sehen war. Der Mega Roll hat keine Liste: Gewürfelt wird mit zwei Würfeln.',
    },
    {
      id: 'HD-A40',
      question: 'Bringt ein Sieg, den die Spielleitung gibt, das Bonusspiel?',
      ruling:
        'Ja. Er zählt wie jeder andere Sieg, und für die andere Seite als Niederlage. Was auf dem Spiel stand, wird nicht gezahlt.',
    },
    {
      id: 'HD-A41',
      question: 'Was übernimmt ein Ersatz?',
      ruling: 'Platz und Stand. Siege, Niederlagen und Gewinne beginnen bei null.',
    },
    {
      id: 'HD-A42',
      question: 'Darf sich bewerben, wer noch warten muss?',
      ruling: 'Nein. Die Bewerbung wird abgewiesen, und es wird gesagt, ab welcher Sendung sie willkommen ist.',
    },
  ];
};
