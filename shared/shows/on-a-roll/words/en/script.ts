/** What a host may say in On A Roll. */
import { byAct, everyone, nameIn, type Script } from '../../../../words/script.ts';

export const script: Script = {
  start: scene =>
    `Welcome to On A Roll! Tonight: ${everyone(scene)}. Name the famous face, win the dice, and roll your way through three clues to one big answer!`,
  puzzle: () => 'Three clues, one answer. Let’s see the board!',
  'name-game': () => 'Who’s this? A famous last name, a few letters, and the dice go to whoever knows it.',
  names: () => 'Your guess and your number, please!',
  'free-guess': () => 'Not quite. A free guess for the other side!',
  // The bonus acts have one player, and steps of the same names.
  roll: byAct({
    'big-six': scene => `Roll for a letter, ${nameIn(scene, 'seat')}!`,
    'lucky-seven': scene => `One seven wins it, ${nameIn(scene, 'seat')}. Roll!`,
    game: scene => `You have the dice, ${nameIn(scene, 'control')}. You can roll, or pass them on.`,
  }),
  pick: byAct({
    'big-six': scene => `Which letter do you want, ${nameIn(scene, 'seat')}?`,
    'lucky-seven': scene => `${nameIn(scene, 'seat')}, pick a letter. There’s a prize behind each one!`,
    game: scene => `Which letters, ${nameIn(scene, 'control')}?`,
  }),
  'free-letter': scene => `${nameIn(scene, 'control')}, take a letter, on the house!`,
  decide: scene => `${nameIn(scene, 'control')}, can you solve a clue? Or do we keep rolling?`,
  subject: scene => `You’ve got the clue, ${nameIn(scene, 'control')}. Do you know the big answer?`,
  'call-time': () => 'And that’s time!',
  reveal: () => 'A few letters more. Who knows it?',
  bonus: scene => `${nameIn(scene, 'winner')} takes the game! And now it’s bonus time!`,
  'money-roll': () => 'First, the money roll. Big numbers, please!',
  guess: () => 'Do you know the word?',
};
