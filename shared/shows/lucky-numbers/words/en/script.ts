/** What a host may say in Lucky Numbers. */
import { everyone, nameIn, type Script, sumIn } from '../../../../words/script.ts';

export const script: Script = {
  start: scene =>
    `Welcome to Lucky Numbers! Tonight: ${everyone(scene)}. Answer right and the dice are yours. Roll a number and you own it. Roll the luckiest number and you win the game. But watch out for the sevens!`,
  'open-game': () =>
    'Six numbers on the board, and one of them wins it all. Which one is the luckiest tonight? Let’s find out!',
  ask: () => 'Fingers ready, here comes the question. Remember: closest to the secret number gets to answer!',
  buzz: scene => `There’s ${scene.tell.money(sumIn(scene, 'pot'))} in the pot. Pick a number, and make it a good one.`,
  answer: scene => `${nameIn(scene, 'called')}, it’s all yours. Your answer, please!`,
  roll: scene => `The dice are yours, ${nameIn(scene, 'control')}. Roll ’em!`,
  choice: scene =>
    `Danger zone, ${nameIn(scene, 'control')}. A seven hands the game away. Do you roll, or do you pass?`,
  'tie-break': () => 'It doesn’t get closer than this. All tied up! One question decides it all.',
  'main-event': scene =>
    `${nameIn(scene, 'winner')}, you are our champion! And now it’s time for three prizes, one jackpot and six lucky numbers: The Main Event!`,
  buzzer: () => 'And that’s the buzzer! One last round.',
};
