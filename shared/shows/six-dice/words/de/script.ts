/** Was die Spielleitung bei Six Dice sagen kann. */
import { everyone, nameIn, type Script, sumIn } from '../../../../words/script.ts';

export const script: Script = {
  start: scene =>
    `Willkommen bei Six Dice! Am Tisch: ${everyone(scene)}. Einsen und Fünfen zählen, Drillinge auch. Weiterwürfeln oder aufhören, solange es gut läuft!`,
  roll: scene => `${nameIn(scene, 'turn')}, die Würfel gehören dir!`,
  hold: scene => `Schön! Welche behältst du, ${nameIn(scene, 'turn')}?`,
  decide: scene =>
    `${scene.tell.number(sumIn(scene, 'points'))} Punkte stehen auf dem Spiel, ${nameIn(scene, 'turn')}. Weiter, oder sicherst du sie?`,
};
