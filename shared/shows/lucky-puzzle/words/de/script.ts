/** Was die Spielleitung bei Lucky Puzzle sagen kann. */
import { everyone, nameIn, type Script, sumIn } from '../../../../words/script.ts';

export const script: Script = {
  start: scene =>
    `Willkommen bei Lucky Puzzle! Heute Abend: ${everyone(scene)}. Würfelt, öffnet Buchstaben, die zusammenpassen, und löst das Rätsel. Aber jeder Buchstabe kostet Geld!`,
  puzzle: () => 'Hier kommt ein frisches Rätsel. Wer sieht es zuerst?',
  roll: scene => `Zeig uns Buchstaben, ${nameIn(scene, 'control')}. Würfeln!`,
  pick: scene => `Welche Buchstaben möchtest du, ${nameIn(scene, 'control')}?`,
  decide: scene =>
    `Gerade ist es ${scene.tell.money(sumIn(scene, 'value'))} wert. ${nameIn(scene, 'control')}, weißt du es? Raten, würfeln oder passen?`,
  'follow-up': () => 'Und jetzt noch ein kleines Extra. Gut zuhören!',
  'call-time': () => 'Und damit ist die Zeit für diese Runde um!',
  'tie-break': () => 'Gleichstand! Ein letztes Rätsel, und ein Fehler verliert.',
  'main-event': scene => `${nameIn(scene, 'winner')}, du bist unser Champion! Und das heißt: The Main Event!`,
};
