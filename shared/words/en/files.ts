/** What is said of files of other products: what of an item could not be used, and why a whole file could not. */
import { plural } from '../count.ts';

export const files = {
  // Of an item that is left out, after its text.
  severalRight: (right: number) => `has ${right} right answers; our shows need exactly one`,
  noneRight: 'has no right answer marked',
  noSuchChoice: (right: string) => `marks “${right}” as right, but that’s not among its choices`,
  countsUnclear: 'marks its answer by a number, and we can’t tell whether the first choice is 0 or 1',
  essay: 'has no answer to compare with',
  nothingAsked: 'has no question text',
  pictureAlone: 'asks with a picture or a sound alone',
  noChoice: 'has only one choice',
  tooManyChoices: (choices: number, most: number) => `has ${choices} choices, and ${most} is the most`,
  longText: (most: number) => `is longer than ${most} characters`,
  longAnswer: (most: number) => `has an answer of more than ${most} characters`,
  twice: (line: number) => `is the same as the one at ${line}`,
  lostLetter: 'has letters that got lost when it was saved',
  range: 'takes any number in a range',
  otherKind: (kind: string) => `is a kind of question that our shows can’t ask: ${kind}`,
  broken: 'is broken off or badly formed',
  // Kinds of questions.
  matching: 'matching',
  gaps: 'a text with gaps',
  ordering: 'sorting',
  poll: 'a poll',
  drawing: 'a drawing',
  description: 'a text without a question',
  other: 'something else',
  // The choices of a statement.
  trueText: 'True',
  falseText: 'False',
  // Of a whole file: what to do.
  nothingFits: (questions: number) =>
    `None of its ${questions} ${plural(questions, 'question', 'questions')} fits this show. See which shows they fit at “My question packs”.`,
  columnsUnknown: 'We can’t tell what its columns mean. Name them question, answer and (if you have any) choices.',
  noneUsable: (left: number) =>
    `None of the ${left} ${plural(left, 'entry', 'entries')} can be used. See why below, change the file, and try again.`,
  nothingInside: 'There are no questions in it. Export it again, and check that it’s the right file.',
  tooManyItems: (most: number) => `It holds more than ${most} questions. Please split it.`,
  noQuestionsSent: 'That’s an answer of Open Trivia DB without questions. Ask it again, for fewer questions.',
  emptyFile: 'The file is empty.',
  brokenFile: 'The file is damaged or incomplete. Export it again, or download it once more.',
  unknownFile: 'We can’t find any questions in this kind of file. A table (CSV or XLSX) always works.',
  lostLetters: (example: string) =>
    `Some letters got lost in this file (“${example}”). Save it again as UTF-8; in Excel that’s “CSV UTF-8”.`,
  tooLarge: (megabytes: number) => `The file is too large; ${megabytes} MB is the most.`,
  unpacksTooLarge: (megabytes: number) => `What’s packed in this file is too large; ${megabytes} MB is the most.`,
  tooManyInside: (most: number) => `There are too many files packed in this one; ${most} is the most.`,
  packedTwice: 'There’s another archive inside. Unpack it first, then choose the file with the questions.',
  locked: 'The file has a password. Save it without one.',
  oldSpreadsheet: 'This is an old Excel file. Save it as XLSX or CSV.',
  document: (kind: string) => `This is a ${kind} file. Copy the questions into a spreadsheet and choose that.`,
  onlyMedia: 'This is a picture or a sound. Choose the file with the questions.',
  otherArchive: (kind: string) => `We can’t unpack ${kind} files. Choose the file inside, or pack it as ZIP.`,
  tooDeep: 'The file is nested more deeply than any quiz.',
  ownEntities: 'The file makes up its own abbreviations (entities). We don’t read those.',
  tableTooLarge: (rows: number, cells: number) =>
    `The table is too large; ${rows} rows and ${cells} cells are the most.`,
  tooManyColumns: (columns: number, most: number) => `The table has ${columns} columns; ${most} are the most.`,
  // Of packs that are shared by a link.
  notShared: 'This pack isn’t shared any more. Ask whoever sent you the link for a new one.',
  sharedFull: 'This server shares as many packs as it can. Send yours as a file, or try again tomorrow.',
};

export type FileWords = typeof files;
