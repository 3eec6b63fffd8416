/** What a host may say in Six Dice. */
import { everyone, nameIn, type Script, sumIn } from '../../../../words/script.ts';

export const script: Script = {
  start: scene =>
    `Welcome to Six Dice! At the table: ${everyone(scene)}. Ones and fives score, and so does three of a kind. Roll on, or stop while you’re ahead!`,
  roll: scene => `${nameIn(scene, 'turn')}, the dice are yours!`,
  hold: scene => `Nice! Which ones do you keep, ${nameIn(scene, 'turn')}?`,
  decide: scene =>
    `${scene.tell.number(sumIn(scene, 'points'))} points on the line, ${nameIn(scene, 'turn')}. Roll on, or bank them?`,
};
