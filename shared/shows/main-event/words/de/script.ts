/** Was die Spielleitung bei The Main Event sagen kann. */
import { type Script, sumIn } from '../../../../words/script.ts';

export const script: Script = {
  roll: scene =>
    `${scene.tell.money(sumIn(scene, 'jackpot'))} im Jackpot. Lass dir Zeit, Champion … und jetzt: würfeln!`,
  wild: () => 'Ein Joker! Der kann jede Zahl sein, die dir fehlt. Welche nimmst du?',
  offer: () =>
    'Eine Sieben. Die Gefahrenzone. Ich habe ein Angebot: Hör auf, und es gehört dir. Oder riskier alles. Was sagst du?',
  over: () => 'Was für ein Finale! Großer Applaus für unseren Champion. Danke fürs Zuschauen und gute Nacht!',
};
