/** Wie das Pult und die Prüfseite von einem Eintrag erzählen. */
import type { entries as english } from '../en/entries.ts';
import type { Translated } from '../translated.ts';

export const entries: Translated<typeof english> = {
  host: 'Die Spielleitung',
  clock: 'Die Uhr',
  did: {
    start: 'begann die Show',
    ask: 'stellte eine Frage',
    puzzle: 'zeigte ein Rätsel',
    answer: 'antwortete',
    guess: 'riet',
    judge: 'prüfte die Antwort',
    roll: 'würfelte',
    pass: 'passte',
    stop: 'hörte auf',
    bank: 'sicherte',
    replace: 'setzte einen Ersatz ein',
    award: 'vergab den Sieg',
    correct: 'berichtigte einen Stand',
    end: 'beendete die Show',
    expire: 'lief ab',
    pick: 'wählte',
    hold: 'behielt Würfel',
    close: 'schloss',
    'call-time': 'pfiff ab',
    bonus: 'ging weiter zum Bonus',
  },
  known: {
    dice: faces => `die Würfel ${faces}`,
    numbers: numbers => `die Zahl ${numbers}`,
    orders: 'was gemischt wurde',
    sent: (name, what) => `${what} von ${name}`,
  },
  made: move => `machte den Zug „${move}“`,
  rolled: dice => `würfelte ${dice}`,
  said: text => `sagte „${text}“`,
};
