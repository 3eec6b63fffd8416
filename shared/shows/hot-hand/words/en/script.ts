/** What a host may say in Hot Hand. */
import { everyone, nameIn, type Script } from '../../../../words/script.ts';

export const script: Script = {
  start: scene =>
    `Welcome to Hot Hand! At the table: ${everyone(scene)}. Ten totals, one seven. How many will we light before it comes?`,
  close: () => 'Last call for bets. Going once, going twice…',
  bets: () => 'Place your bets, please!',
  roll: scene => `No more bets! ${nameIn(scene, 'shooter')}, let them fly!`,
};
