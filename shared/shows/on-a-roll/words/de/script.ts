/** Was die Spielleitung bei On A Roll sagen kann. */
import { byAct, everyone, nameIn, type Script } from '../../../../words/script.ts';

export const script: Script = {
  start: scene =>
    `Willkommen bei On A Roll! Heute Abend: ${everyone(scene)}. Erratet den berühmten Namen, holt euch die Würfel, und rollt euch durch drei Hinweise zur großen Lösung!`,
  puzzle: () => 'Drei Hinweise, eine Lösung. Zeigen wir die Tafel!',
  'name-game': () => 'Wer ist das? Ein berühmter Nachname, ein paar Buchstaben, und wer ihn kennt, bekommt die Würfel.',
  names: () => 'Euer Tipp und eure Zahl, bitte!',
  'free-guess': () => 'Knapp daneben. Ein freier Versuch für die andere Seite!',
  // The bonus acts have one player, and steps of the same names.
  roll: byAct({
    'big-six': scene => `Würfel dir einen Buchstaben, ${nameIn(scene, 'seat')}!`,
    'lucky-seven': scene => `Eine Sieben, und du hast gewonnen, ${nameIn(scene, 'seat')}. Los!`,
    game: scene => `Du hast die Würfel, ${nameIn(scene, 'control')}. Würfeln oder passen?`,
  }),
  pick: byAct({
    'big-six': scene => `Welchen Buchstaben nimmst du, ${nameIn(scene, 'seat')}?`,
    'lucky-seven': scene => `${nameIn(scene, 'seat')}, such dir einen Buchstaben aus. Hinter jedem steckt ein Preis!`,
    game: scene => `Welche Buchstaben, ${nameIn(scene, 'control')}?`,
  }),
  'free-letter': scene => `${nameIn(scene, 'control')}, nimm dir einen Buchstaben, der geht aufs Haus!`,
  decide: scene => `${nameIn(scene, 'control')}, kennst du einen Hinweis? Oder würfeln wir weiter?`,
  subject: scene => `Der Hinweis stimmt, ${nameIn(scene, 'control')}. Kennst du auch die große Lösung?`,
  'call-time': () => 'Und damit ist die Zeit um!',
  reveal: () => 'Noch ein paar Buchstaben. Wer weiß es?',
  bonus: scene => `${nameIn(scene, 'winner')} holt das Spiel! Und jetzt ist Bonuszeit!`,
  'money-roll': () => 'Zuerst der Geldwurf. Große Zahlen, bitte!',
  guess: () => 'Kennst du das Wort?',
};
