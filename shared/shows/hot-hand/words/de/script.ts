/** Was die Spielleitung bei Hot Hand sagen kann. */
import { everyone, nameIn, type Script } from '../../../../words/script.ts';

export const script: Script = {
  start: scene =>
    `Willkommen bei Hot Hand! Am Tisch: ${everyone(scene)}. Zehn Summen, eine Sieben. Wie viele bringen wir vorher zum Leuchten?`,
  close: () => 'Letzte Chance zu setzen. Zum Ersten, zum Zweiten …',
  bets: () => 'Eure Einsätze, bitte!',
  roll: scene => `Nichts geht mehr! ${nameIn(scene, 'shooter')}, würfle!`,
};
