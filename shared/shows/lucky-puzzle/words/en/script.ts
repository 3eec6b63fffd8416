/** What a host may say in Lucky Puzzle. */
import { everyone, nameIn, type Script, sumIn } from '../../../../words/script.ts';

export const script: Script = {
  start: scene =>
    `Welcome to Lucky Puzzle! Tonight: ${everyone(scene)}. Roll the dice, open letters that add up, and solve the puzzle. But every letter costs you money!`,
  puzzle: () => 'Here comes a fresh puzzle. Who sees it first?',
  roll: scene => `Let’s see some letters, ${nameIn(scene, 'control')}. Roll!`,
  pick: scene => `Which letters would you like, ${nameIn(scene, 'control')}?`,
  decide: scene =>
    `It’s worth ${scene.tell.money(sumIn(scene, 'value'))} right now. ${nameIn(scene, 'control')}, do you know it? Guess, roll, or pass?`,
  'follow-up': () => 'And now a little extra. Listen closely!',
  'call-time': () => 'And that’s time for this round!',
  'tie-break': () => 'All tied up! One more puzzle, and one mistake loses it.',
  'main-event': scene => `${nameIn(scene, 'winner')}, you are our champion! And that means one thing: The Main Event!`,
};
