/** What a host may say in a qualifier. */
import type { Script } from '../../../../words/script.ts';

export const script: Script = {
  start: () => 'One question, one number, and the closest guesses get in. Ready?',
  close: () => 'Guesses, please! Closest to the answer gets a seat in the show.',
  open: () => 'Guesses, please! Closest to the answer gets a seat in the show.',
  over: () => 'Congratulations to our qualifiers. See you in the show!',
};
