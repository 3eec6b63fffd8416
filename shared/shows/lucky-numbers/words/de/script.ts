/** Was die Spielleitung bei Lucky Numbers sagen kann. */
import { everyone, nameIn, type Script, sumIn } from '../../../../words/script.ts';

export const script: Script = {
  start: scene =>
    `Willkommen bei Lucky Numbers! Heute Abend: ${everyone(scene)}. Wer richtig antwortet, bekommt die Würfel. Wer eine Zahl würfelt, dem gehört sie. Wer die Glückszahl würfelt, gewinnt das Spiel. Aber Vorsicht vor der Sieben!`,
  'open-game': () =>
    'Sechs Zahlen an der Tafel, und eine davon gewinnt alles. Welche bringt heute Glück? Finden wir es heraus!',
  ask: () => 'Finger an die Tasten, hier kommt die Frage. Wer der geheimen Zahl am nächsten kommt, darf antworten!',
  buzz: scene => `${scene.tell.money(sumIn(scene, 'pot'))} liegen im Topf. Wählt eine Zahl, und wählt sie gut.`,
  answer: scene => `${nameIn(scene, 'called')}, du bist dran. Deine Antwort, bitte!`,
  roll: scene => `Die Würfel gehören dir, ${nameIn(scene, 'control')}. Auf geht’s!`,
  choice: scene =>
    `Gefahrenzone, ${nameIn(scene, 'control')}. Eine Sieben verschenkt das Spiel. Würfelst du, oder gibst du ab?`,
  'tie-break': () => 'Knapper geht es nicht: Gleichstand! Eine einzige Frage entscheidet.',
  'main-event': scene =>
    `${nameIn(scene, 'winner')}, du bist unser Champion! Jetzt geht es um drei Preise und einen Jackpot: The Main Event!`,
  buzzer: () => 'Da ist das Schlusszeichen! Noch eine letzte Runde.',
};
