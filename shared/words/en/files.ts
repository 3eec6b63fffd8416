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
  // Of a whole file: what to do.
  noneUsable: (left: number) =>
    `None of the ${left} ${plural(left, 'entry', 'entries')} can be used. See why below, change the file, and try again.`,
  nothingInside: 'There are no questions in it. Export it again, and check that it’s the right file.',
  tooManyItems: (most: number) => `It holds more than ${most} questions. Please split it.`,
  noQuestionsSent: 'That’s an answer of Open Trivia DB without questions. Ask it again, for fewer questions.',
};

export type FileWords = typeof files;
