/** What a host may say in The Main Event. */
import { type Script, sumIn } from '../../../../words/script.ts';

export const script: Script = {
  roll: scene => `${scene.tell.money(sumIn(scene, 'jackpot'))} in the jackpot. Take your time, champion… and roll!`,
  wild: () => 'It’s wild! That can be any number you need. Which one will it be?',
  offer: () =>
    'A seven. The danger zone. I have an offer for you: stop now and it’s yours, or risk it all. What do you say?',
  over: () => 'What a finish! A big hand for our champion. Thanks for watching, and good night!',
};
