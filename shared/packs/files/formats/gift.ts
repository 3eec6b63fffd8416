/**
 * GIFT, Moodle's text format: `::Title:: Question {=right ~wrong #feedback}`, one after a blank line. Read by hand, because the
 * published parser (gift-pegjs) refuses a whole file for one bad question and does not say what became of the others.
 */
import { phrase } from '../../../engine/phrase.ts';
import type { FormatReader } from '../content.ts';
import { falseText, trueText } from './choices.ts';
import { at, type Gathering, gathering, given, lastOf } from './gather.ts';
import { loose } from './plain.ts';

/** An escaped sign, kept apart from the signs that mean something until all those are read: private characters of Unicode. */
const signs = '~=#{}:';
const hidden = (text: string): string =>
  text.replace(/\\([~=#{}:n\\])/g, (_, sign: string) =>
    sign === 'n' ? '\n' : sign === '\\' ? '\uE010' : String.fromCharCode(0xe000 + signs.indexOf(sign)),
  );
const shown = (text: string): string =>
  text.replace(/[\uE000-\uE005]/g, sign => signs[sign.charCodeAt(0) - 0xe000] ?? '').replaceAll('\uE010', '\\');

const textOf = (text: string): string => loose(shown(text.replace(/^\s*\[(?:html|moodle|plain|markdown)\]/, '')));

interface Answer {
  readonly sign: string;
  readonly isRight: boolean;
  readonly text: string;
  readonly feedback: string;
}

const answersOf = (body: string): readonly Answer[] =>
  [...body.matchAll(/([=~])\s*(?:%(-?[\d.]+)%)?([^=~]*)/g)].map(([, sign = '', weight, rest = '']) => {
    const [text = '', ...feedback] = rest.split('#');
    // A choice may be worth a part, as one of several right ones; an accepted text is worth all.
    const isRight = weight === undefined ? sign === '=' : Number(weight) >= (sign === '=' ? 100 : 0.001);
    return { sign, isRight, text: textOf(text), feedback: textOf(feedback.join(' ')) };
  });

const number = /^-?\d+(?:[.,]\d+)?$/;

/** `1822:5` is 1822, give or take five; `1..5` is any number between. */
const numberOf = (text: string): string | undefined => {
  const value = (text.split(':')[0] ?? '').trim();
  return number.test(value) ? value.replace(',', '.') : undefined;
};

interface Question {
  readonly line: number;
  readonly category: string;
  readonly title: string;
  readonly ask: string;
  readonly body: string;
  readonly general: string;
}

const read = ({ line, category, ask, body, general }: Question, { add, leave }: Gathering): void => {
  const place = at(line);
  const kind = body.trim();
  const item = { at: place, ask, ...given('category', category) };
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(kind)?.[1];
  if (kind === '') leave(place, ask, phrase('essay'));
  else if (truth !== undefined) {
    const right = /^t/i.test(truth) ? trueText : falseText;
    add({ ...item, right: [right], choices: [trueText, falseText], ...given('explain', general) });
  } else if (kind.startsWith('#')) {
    const listed = answersOf(kind.slice(1));
    const right =
      listed.length === 0
        ? [kind.slice(1).split('#')[0] ?? '']
        : listed.filter(one => one.isRight).map(one => one.text);
    const numbers = right.flatMap(text => numberOf(text) ?? []);
    if (numbers.length === 0 && right.length > 0) leave(place, ask, phrase('range'));
    else
      add({
        ...item,
        right: numbers,
        ...given('explain', general || (listed.find(one => one.isRight)?.feedback ?? '')),
      });
  } else {
    const answers = answersOf(kind);
    if (answers.length > 1 && answers.every(({ text, isRight }) => isRight && text.includes('->')))
      leave(place, ask, phrase('otherKind', phrase('matching')));
    else if (answers.length === 0) add({ ...item, right: [textOf(kind)], ...given('explain', general) });
    else {
      const right = answers.filter(({ isRight }) => isRight);
      add({
        ...item,
        right: right.map(({ text }) => text).filter(text => text !== '*'),
        choices: answers.some(({ sign }) => sign === '~') ? answers.map(({ text }) => text) : [],
        ...given('explain', general || (right[0]?.feedback ?? '')),
      });
    }
  }
};

const questionsOf = (text: string, gather: Gathering): void => {
  const lines = hidden(text.replace(/\r\n?/g, '\n')).split('\n');
  let category = '';
  let block: string[] = [];
  let began = 1;
  const finish = () => {
    const whole = block.join('\n').trim();
    block = [];
    if (whole === '') return;
    const [, title = '', rest = whole] = /^::([^\n]*?)::(.*)$/s.exec(whole) ?? [];
    const open = rest.indexOf('{');
    const close = open < 0 ? -1 : rest.indexOf('}', open);
    if (open < 0) gather.leave(at(began), textOf(rest || title), phrase('otherKind', phrase('description')));
    else if (close < 0) gather.leave(at(began), textOf(rest.slice(0, open) || title), phrase('broken'));
    else {
      const [body = '', ...general] = rest.slice(open + 1, close).split('####');
      const after = rest.slice(close + 1).trim();
      const before = rest.slice(0, open);
      // Answers within a sentence leave a gap there.
      if (/[{}]/.test(after)) {
        gather.leave(at(began), textOf(rest.slice(0, open) || title), phrase('broken'));
        return;
      }
      const ask = textOf(/[\p{L}\p{N}]/u.test(after) ? `${before} _____ ${after}` : `${before}${after}`);
      read({ line: began, category, title, ask, body, general: textOf(general.join(' ').replace(/^#+/, '')) }, gather);
    }
  };
  let isOpen = false;
  for (const [i, line] of lines.entries()) {
    if (/^\s*\/\//.test(line)) continue;
    const named = /^\s*\$CATEGORY:\s*(.*)$/.exec(line)?.[1];
    if (named !== undefined) {
      finish();
      category = lastOf(shown(named)).replace(/^(?:top|Default for) ?/, '');
      continue;
    }
    if (line.trim() === '' && !isOpen) {
      finish();
      continue;
    }
    // People leave out the blank line before a title.
    if (!isOpen && /^\s*::/.test(line)) finish();
    if (block.length === 0) began = i + 1;
    block.push(line);
    // Feedback may hold blank lines; answers that never end must not swallow the rest.
    for (const sign of line.matchAll(/[{}]/g)) isOpen = sign[0] === '{';
    if (isOpen && block.length > 200) isOpen = false;
  }
  finish();
};

/** Answers in braces, which begin as answers do. */
const answered = /\{\s*(?:[=~#]|(?:T|F|TRUE|FALSE)\s*[#}])/;

export const gift: FormatReader = {
  name: 'gift',
  reads: content => content.kind === 'text' && answered.test(content.text.replace(/\\./g, '')),
  read: content => {
    const gather = gathering('gift');
    if (content.kind === 'text') questionsOf(content.text, gather);
    return gather.file();
  },
};
