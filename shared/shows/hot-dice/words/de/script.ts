/** Was die Spielleitung bei Hot Dice sagen kann. */
import { everyone, nameIn, type Script, sumIn } from '../../../../words/script.ts';

/** Whoever has the dice; in the bonus acts there is one player. */
const nameInTurn = (scene: Parameters<typeof nameIn>[0]) => nameIn(scene, 'control', 'seat');

export const script: Script = {
  start: scene =>
    `Willkommen bei Hot Dice! Heute Abend: ${everyone(scene)}. Holt euch die Frage, würfelt los, füllt den Topf. Und sichert ihn rechtzeitig … denn ein falscher Wurf nimmt alles!`,
  ask: () => 'Hier kommt die Frage. Schickt mir eure Antwort und eure Zahl!',
  'toss-up': () => 'Eure Antworten und eure Zahlen, bitte!',
  decide: scene =>
    `${scene.tell.money(sumIn(scene, 'pot'))} im Topf, ${nameInTurn(scene)}. Noch ein Wurf, oder sicherst du?`,
  double: scene => `Ein Pasch! ${nameInTurn(scene)}, nimmst du das Geld … oder das, was hinter der Tür steckt?`,
  'catch-up': () => 'Noch ist nichts entschieden. Zeit für die Aufholjagd: Ein Wurf kann alles drehen!',
  pick: scene => `${nameInTurn(scene)}, such dir eine Zahl von 1 bis 100 aus.`,
  again: scene => `Ein Wurf ist noch drin für dich, ${nameInTurn(scene)}!`,
  'tie-break': () => 'Gleichstand! Eine letzte Frage entscheidet.',
  bonus: scene => `${nameIn(scene, 'winner')}, was für ein Spiel! Und jetzt geht es um richtig viel Geld!`,
  roll: () => 'Jetzt gilt’s. Luft anhalten!',
};
