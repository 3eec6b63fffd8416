import { several } from '../../../../words/de/counting.ts';
import type { MakeBook } from '../../../../words/rule-book.ts';
import type { QualifyingOptions, QualifyingRuling } from '../../game.ts';

export const book: MakeBook<QualifyingOptions, QualifyingRuling> = options => {
  const mayBeOver = options.house.nearest === 'any';
  const seats = several(options.places, 'einen Platz', 'Plätze');
  return {
    title: 'Qualifikation',
    inShort:
      'Eine Frage, deren Antwort eine Zahl ist, und ein Tipp für alle. Die nächsten Tipps gewinnen die Plätze der nächsten Show.',
    text: `
      ## Worum es geht
      Eine Show braucht Leute, und mehr wollen spielen, als Plätze da sind. Also entscheidet eine Frage. Niemand muss die Antwort wissen; ein guter Tipp genügt.

      ## Wie es geht
      ${mayBeOver ? `![nearest-guesses]` : ''}
      1. Die Spielleitung stellt eine Frage, deren Antwort eine Zahl ist.
      1. Wer einen Platz will, schickt eine Zahl. Niemand sieht sie, und sie lässt sich nicht ändern.
      1. Die Spielleitung schließt die Qualifikation, oder die Zeit läuft ab. Die Antwort und alle Tipps werden gezeigt.
      1. Der nächste Tipp gewinnt den ersten Platz, der zweitnächste den zweiten und so weiter. Es gibt ${seats}, wenn die Spielleitung nichts anderes bestimmt.
      ${mayBeOver ? '' : `1. Wer über der Antwort liegt, kommt nach allen anderen, so nah der Tipp auch ist.`}
      1. Sind zwei Tipps gleich nah, liegt der früher geschickte vorn.
      > ${
        mayBeOver
          ? 'Wie viele Stufen führen auf den Turm? Die Antwort ist 463. Anna tippt 450 und liegt 13 daneben. Ben tippt 500 und liegt 37 daneben. Cleo tippt 420 und liegt 43 daneben. Anna und Ben sind dabei.'
          : 'Wie viele Stufen führen auf den Turm? Die Antwort ist 463. Anna tippt 450 und liegt 13 darunter. Ben tippt 500 und liegt darüber. Cleo tippt 420 und liegt 43 darunter. Anna ist erste, Cleo zweite.'
      }

      ## Danach
      Bleibt später jemand weg, darf die Spielleitung einen Ersatz einsetzen, am ehesten den Nächsten der Qualifikation. Wer bei Hot Dice nach zwei Niederlagen ausscheidet oder sich verabschiedet hat, wartet einige Sendungen: Bis dahin wird die Bewerbung abgewiesen.
    `,
    rulings: {
      'LN-A20': `Wie wird „am nächsten“ gemessen? ${
        mayBeOver
          ? 'Mit dem einfachen Abstand, über oder unter der Antwort. Zu hoch ist nicht schlechter als zu niedrig.'
          : 'Mit dem einfachen Abstand. In dieser Show kommt ein zu hoher Tipp nach jedem, der es nicht ist.'
      }`,
      'HD-A33':
        'Und wenn jemand bei Hot Dice mitten in einer Sendung ausscheidet? Mit einer Qualifikationsfrage wird jemand Neues gefunden.',
    },
    origin: [
      'Die Qualifikation stammt aus den Regeln des Netzspiels Hot Dice, das seine Leute mit einer solchen Frage auf einer Mailingliste und einer Webseite fand. Andere Spiele jenes Hauses benutzten sie für den Ersatz.',
      'Boxcars erhebt keinen Anspruch auf eine Show, aus der jenes Spiel schöpfte. Plätze werden nicht verkauft, und niemand spielt um echtes Geld.',
    ],
  };
};
