/** What a host may say in Hot Dice. */
import { everyone, nameIn, type Script, sumIn } from '../../../../words/script.ts';

/** Whoever has the dice; in the bonus acts there is one player. */
const nameInTurn = (scene: Parameters<typeof nameIn>[0]) => nameIn(scene, 'control', 'seat');

export const script: Script = {
  start: scene =>
    `Welcome to Hot Dice! Tonight: ${everyone(scene)}. Win the question, roll the dice, build the pot. Bank it in time… because a bust takes it all away!`,
  ask: () => 'Here comes the question. Send me your answer, and your number!',
  'toss-up': () => 'Your answers and your numbers, please!',
  decide: scene => `${scene.tell.money(sumIn(scene, 'pot'))} in the pot, ${nameInTurn(scene)}. Roll again, or bank it?`,
  double: scene => `A double! ${nameInTurn(scene)}, take the money… or see what’s behind the door?`,
  'catch-up': () => 'It’s not over yet. Time to catch up: one roll can change everything!',
  pick: scene => `${nameInTurn(scene)}, pick a number from 1 to 100.`,
  again: scene => `There’s one more roll in it for you, ${nameInTurn(scene)}!`,
  'tie-break': () => 'All tied up! One more question decides it.',
  bonus: scene => `${nameIn(scene, 'winner')}, what a game! And now let’s play for some serious money!`,
  roll: () => 'Here we go. Hold your breath!',
};
