import { counted } from '../../../../words/de/counting.ts';
import type { BookNarrator, Rulings } from '../../../../words/rule-book.ts';
import type { HotDiceOptions, HotDiceRuling } from '../../game-state.ts';
import { boardFacts } from '../../rule-facts.ts';

/** House rulings: what the old texts leave open, and how it is played here. */
export const rulings = (options: HotDiceOptions, { money }: BookNarrator): Rulings<HotDiceRuling> => {
  const { tieBreak } = options.house;
  const [dearest = 0] = options.bonanzaCash;
  const { catchUp, ofTheHost } = boardFacts(options);
  return {
    'HD-A1': `Hinter wie vielen Feldern liegen Freiwürfe? ${
      ofTheHost
        ? 'So viele, wie die Spielleitung gelegt hat.'
        : `Hinter einem. Es gibt einen bis fünf Freiwürfe, ${options.freeRolls === 1 ? `einen` : counted(options.freeRolls)} in dieser Show.`
    }`,
    'HD-A2': `Was liegt in einer Runde hinter den sechs Feldern? ${
      ofTheHost
        ? 'Was die Spielleitung gelegt hat: Es steht in der Tabelle.'
        : 'Drei Beträge, „Topf doppelt“, Freiwürfe und einmal „alles weg“. Haben beide eine Niederlage, tritt „Niederlage weg“ an die Stelle des kleinsten Betrags. Die Spielleitung darf die Beträge ändern.'
    }`,
    'HD-A3': `Ist ein Feld verbraucht, wenn es gefunden ist? Nein, es wird nur gemischt. Nur die ${money(dearest)} der Bonanza weichen „Topf doppelt“.`,
    'HD-A4': 'Wird die Tafel gemischt, wenn niemand ein Feld öffnet? Ja, nach jedem Pasch.',
    'HD-A5':
      'Darfst du zwischen Freiwürfen aufhören? Nein. Alle werden nacheinander genommen, dann entscheidest du wie sonst.',
    'HD-A6':
      'Die Antwort der anderen Seite war falsch. Wo beginnt deine Liste? Bei deiner eigenen Zahl. Nur wenn du keine geschickt hast, fängst du beim 1. Wurf an.',
    'HD-A8': `Gibt es „Niederlage weg“ in der Aufholjagd oder in der Bonanza? ${
      catchUp.some(({ kind }) => kind === 'lose-loss')
        ? 'In der Aufholjagd, wo die Spielleitung eines gelegt hat; nie in der Bonanza.'
        : 'Nein.'
    }`,
    'HD-A9': 'Was liegt in der Aufholjagd hinter den sechs Feldern? Genau das, was die Tabelle der Aufholjagd sagt.',
    'HD-A10': 'Was tut „alles weg“ hinter einem Feld der Aufholjagd? Es bringt nichts. Der Stand bleibt.',
    'HD-A11':
      'Die Aufholjagd ist ein Wurf. Zählen weitere Würfe von der Tafel? Sie gehören zu diesem einen Zug. Den zusätzlichen Wurf, den ein Betrag „+ Wurf“ bringt, darfst du lassen.',
    'HD-A12': 'Gilt der Zwang zu öffnen auch für die Seite, die überholt wurde? Ja. Sie ist es, die jetzt zurückliegt.',
    'HD-A13':
      'Und wenn es mit dem Geld des Paschs genau gleich stünde? Dann liegst du nicht mehr zurück und darfst wählen.',
    'HD-A14': 'Und wenn jemand gleichauf oder vorn liegt und „Gleichstand“ findet? Nichts geschieht.',
    'HD-A15':
      'Die Aufholjagd hat den Gleichstand gebracht. Würfelt die andere Seite? Ja. Bringt der Wurf nichts, bleibt es beim Gleichstand, und eine Stichfrage entscheidet.',
    'HD-A16': 'Was tut „Stand doppelt“ mit nichts? Zweimal nichts ist nichts.',
    'HD-A18':
      'Behält, wer verliert, das Geld? Ja. Zu den Gewinnen zählt alles, was jemand in allen Spielen gewonnen hat.',
    'HD-A20': 'Ändern sich Niederlagen nach dem Mega Roll? Nein, nur die Siege in Folge gehen zurück auf null.',
    'HD-A22':
      'Darfst du aufhören, wenn du eine Münze abgegeben hast? Nein, zuerst musst du noch einmal würfeln. Der Topf bleibt, wie er war.',
    'HD-A23':
      '„Alles weg“ hinter einem Feld der Bonanza, und du hast eine Münze? Du gibst die Münze ab und würfelst noch einmal, wie bei jedem anderen Verlust.',
    'HD-A24':
      'Und wenn du in der Bonanza zu spät bist? Dann ist alles weg, und zuerst wird eine Münze benutzt. Den Wurf danach musst du machen; bist du wieder zu spät, wird er für dich gemacht.',
    'HD-A25': `Bleiben die kleineren Beträge, wenn die ${money(dearest)} gefunden sind? Ja, und nach jedem Pasch wird gemischt.`,
    'HD-A26': `Sind ${money(dearest)} das Meiste, was die Bonanza zahlen kann? Nein. Das ist der größte Betrag hinter einem Feld; der Topf darf darüber hinauswachsen.`,
    'HD-A27': 'Wie viele Würfe hat der Mega Roll? Genau einen.',
    'HD-A30': 'Eine Seite passt, und die andere ist zu spät? Niemand hat geantwortet. Die Frage wird ersetzt.',
    'HD-A31':
      'Nur eine Seite antwortet? Dann zählt diese Antwort: Richtig gewinnt die Frage, falsch gibt sie der anderen Seite.',
    'HD-A32': `Wird nach der Stichfrage gewürfelt? Nein. Ihre ${money(tieBreak)} kommen auf den Stand.`,
    'HD-A36': 'Ist ein verdoppelter Topf sicher? Nein. Er steht auf dem Spiel wie jeder Topf, bis er gesichert ist.',
    'HD-A37':
      'Wie wird das Publikumsspiel gespielt? Die Texte überlassen es der Spielleitung, die zu Beginn die Regeln nennt. Hier kann es jede Show sein oder ein Bonusspiel für sich, mit eigener Qualifikation.',
    'HD-A38':
      'Welche Liste gilt in der Aufholjagd und im Bonusspiel? Beide wählen einen Platz in einer neuen Liste, also wählt niemand einen Wurf, der schon zu sehen war. Der Mega Roll hat keine Liste: Gewürfelt wird mit zwei Würfeln.',
    'HD-A40':
      'Bringt ein Sieg, den die Spielleitung gibt, das Bonusspiel? Ja. Er zählt wie jeder andere Sieg, und für die andere Seite als Niederlage. Was auf dem Spiel stand, wird nicht gezahlt.',
    'HD-A41': 'Was übernimmt ein Ersatz? Platz und Stand. Siege, Niederlagen und Gewinne beginnen bei null.',
    'HD-A42':
      'Darf sich bewerben, wer noch warten muss? Nein. Die Bewerbung wird abgewiesen, und es wird gesagt, ab welcher Sendung sie willkommen ist.',
  };
};
