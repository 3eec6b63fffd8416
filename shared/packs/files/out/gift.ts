/** A pack as Moodle's GIFT. */
import type { PackItems } from '../../document.ts';
import { type OutQuestion, questionsOf } from './questions.ts';

const escaped = (text: string): string =>
  text
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

/** A category's name is a part of a path. */
const categoryLine = (category: string): string =>
  `$CATEGORY: $course$/top/${escaped(category.replaceAll('/', '//'))}\n\n`;

const number = /^-?\d+(?:\.\d+)?$/;

const answersOf = ({ answer, accept, choices }: OutQuestion): string => {
  if (choices.length > 0)
    return choices.map(choice => `\t${choice === answer ? '=' : '~'}${escaped(choice)}\n`).join('');
  if (number.test(answer) && accept.length === 0) return `#${answer}`;
  return [answer, ...accept].map(text => `\t=${escaped(text)}\n`).join('');
};

/** `left`: items that the format has no place for. */
export const giftOf = (pack: PackItems): { readonly text: string; readonly left: number } => {
  const { questions, left } = questionsOf(pack);
  let category = '';
  const parts = questions.map(question => {
    const heading = question.category === category ? '' : categoryLine(question.category);
    category = question.category;
    const answers = answersOf(question);
    const explain = question.explain === '' ? '' : `\t####${escaped(question.explain)}\n`;
    const body =
      answers.startsWith('#') && explain === ''
        ? answers
        : `\n${answers}${answers.endsWith('\n') ? '' : '\n'}${explain}`;
    return `${heading}[html]${escaped(question.ask)} {${body}}\n`;
  });
  return { text: parts.join('\n'), left };
};
