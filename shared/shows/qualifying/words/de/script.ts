/** Was die Spielleitung bei einer Qualifikation sagen kann. */
import type { Script } from '../../../../words/script.ts';

export const script: Script = {
  start: () => 'Eine Frage, eine Zahl, und die besten Tipps kommen in die Show. Bereit?',
  close: () => 'Eure Tipps, bitte! Wer am nächsten liegt, bekommt einen Platz in der Show.',
  open: () => 'Eure Tipps, bitte! Wer am nächsten liegt, bekommt einen Platz in der Show.',
  over: () => 'Glückwunsch an alle, die dabei sind. Bis gleich in der Show!',
};
