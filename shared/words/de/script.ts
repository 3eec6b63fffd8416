/** Was die Spielleitung in jeder Show sagen kann. */
import { everyone, type Script } from '../script.ts';

export const script: Script = {
  start: scene =>
    `Guten Abend und herzlich willkommen! Heute spielen für euch: ${everyone(scene)}. Alle bereit? Dann los!`,
  lobby: () => 'Gleich geht es los. Sucht euch einen Platz und haltet das Handy bereit!',
  judging: () => 'Hm. Da muss ich kurz überlegen …',
  judge: () => 'Hm. Da muss ich kurz überlegen …',
  over: () => 'Und das war unsere Show! Danke fürs Mitspielen, danke fürs Zuschauen. Bis zum nächsten Mal. Gute Nacht!',
};

export const won = (name: string): string => `Herzlichen Glückwunsch, ${name}!`;

export const desk = { say: 'Sag', on: 'Zeigen, was zu sagen ist', off: 'Nicht zeigen, was zu sagen ist' };
