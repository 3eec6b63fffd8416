/** Ordnung in öffentlichen Shows: was Spielleitung und Publikum darüber lesen. */
import type { order as english } from '../en/order.ts';
import type { Translated } from '../translated.ts';

export const order: Translated<typeof english> = {
  doors: {
    ban: 'Entfernen und sperren',
    banSure: name => `${name} entfernen und für diese Show sperren?`,
    banned: 'Gesperrt',
    nobody: 'Niemand ist gesperrt.',
    readmit: 'Wieder zulassen',
  },
  report: {
    open: 'Melden',
    title: 'Was gehört hier nicht her?',
    reasons: {
      name: 'Ein Name am Pult',
      title: 'Der Name der Show',
      questions: 'Die Fragen',
      other: 'Etwas anderes',
    },
    thanks: 'Danke. Wer diesen Server betreibt, erfährt es.',
    failed: 'Das ging nicht. Versuch es später noch einmal.',
    close: 'Schließen',
  },
};
