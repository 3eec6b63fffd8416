/** What a host may say in every show. */
import { everyone, type Script } from '../script.ts';

export const script: Script = {
  start: scene =>
    `Good evening, and welcome to the show! Let’s meet our players: ${everyone(scene)}. Ready? Then let’s play!`,
  lobby: () => 'We start in just a moment. Grab a seat, and keep your phone handy!',
  judging: () => 'Hmm. Let me think about that one…',
  judge: () => 'Hmm. Let me think about that one…',
  over: () => 'And that’s our show! Thanks for playing, thanks for watching. See you next time. Good night!',
};

export const won = (name: string): string => `Congratulations, ${name}!`;

export const desk = { say: 'Say', on: 'Show what to say', off: 'Hide what to say' };
