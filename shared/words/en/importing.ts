/** The field that takes anybody's questions, in English. */
import { count } from '../count.ts';

export const importing = {
  help: 'Kahoot, Quizizz, Blooket, Gimkit, Moodle, H5P, Quizlet, Anki, Open Trivia DB, Excel, our own packs: bring what you have.',
  choose: 'Drop files here, or choose them',
  paste: 'Or paste cells or text here',
  pasted: 'What you pasted',
  reading: 'Reading…',
  remove: 'Remove',
  items: (n: number) => count(n, 'question', 'questions'),
  leftOut: (n: number) => `${n} left out`,
  more: (n: number) => `and ${n} more`,
  line: (line: number, part: string) => (part === '' ? `Line ${line}` : `${part}, line ${line}`),
  columns: (part: string) => (part === '' ? 'What’s in each column?' : `What’s in each column of “${part}”?`),
  column: (n: number) => `Column ${n}`,
  heading: 'The first row is a heading',
  roles: {
    '': 'Leave out',
    ask: 'Question',
    right: 'Answer',
    choice: 'A choice',
    choices: 'All choices',
    wrong: 'Wrong answers',
    accept: 'Also right',
    category: 'Category',
    difficulty: 'Difficulty',
    explain: 'Explanation',
    source: 'Source',
    note: 'Note',
    kind: 'Kind of question',
    picture: 'Picture',
    value: 'Points',
  },
  nothing: 'No show can use this yet.',
  ready: 'ready to play',
  make: (n: number) => (n === 1 ? 'Make the pack' : `Make ${n} packs`),
};

export type ImportingWords = typeof importing;
