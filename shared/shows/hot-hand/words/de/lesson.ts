/** Wie die Teile heißen, wo man ihre Chancen erkundet. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'Eine Hand',
  },
  names: {
    'hot-hand': 'Hot Hand',
    'hot-hand.nine': 'Hot Hand, neun von zehn',
    hits: 'Summen, die vor der 7 fallen',
    edge: 'Hausvorteil',
    'win-return': 'Ertrag der Gewinne',
    'nine-return': 'Ertrag der Neun',
    'lose-return': 'Ertrag der Verluste',
    'flaming-four': 'Flaming Four',
    'sizzling-six': 'Sizzling Six',
  },
  knobs: {
    hit: 'Summen, die gefallen sind',
  },
  families: {
    hits: (n: string) => `${n} der zehn vor der 7`,
    missing: (n: string) => `Alle zehn bis auf die ${n}`,
  },
  misprint: {
    title: 'Ein Druckfehler in der alten Tabelle',
    text: 'Die veröffentlichte Tabelle zu diesen Wetten nennt für eine gewonnene Sizzling Six einen Ertrag von 0,746022 und insgesamt −0,191810. Exakt sind es 832156379/1115464350 = 0,746018 und −197503021/1029659400 = −0,191814. Der Hausvorteil von 19,18 % stimmt so oder so, und jede andere Zahl der Tabelle ist richtig.',
  },
};
