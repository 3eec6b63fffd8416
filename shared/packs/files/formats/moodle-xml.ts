/** Moodle's XML: `quiz` with a `question` of a type each; a question of type `category` names the category of those that follow. */
import { phrase } from '../../../engine/phrase.ts';
import { plainLine } from '../../../engine/plain-text.ts';
import { bytesOfBase64 } from '../bytes.ts';
import type { FormatReader } from '../content.ts';
import type { FoundItem } from '../found.ts';
import { childAt, childrenOf, type Element, textWithin } from '../xml.ts';
import { falseText, trueText } from './choices.ts';
import { at, type Gathering, gathering, given, lastOf } from './gather.ts';
import { markup } from './plain.ts';

const textOf = (element: Element | undefined): string => markup(textWithin(childAt(element, 'text'))).text;

/** The file that a text shows or plays, if that lies with it. */
const fileAt = (element: Element | undefined, address: string): Uint8Array | undefined => {
  const name = decodeURIComponent(
    /^@@PLUGINFILE@@\/([^?]*)/.exec(address)?.[1]?.replace(/%(?![\da-f]{2})/gi, '%25') ?? '',
  );
  const file = childrenOf(element, 'file').find(({ attributes }) => attributes.name === name && name !== '');
  return file === undefined ? undefined : bytesOfBase64(textWithin(file));
};

/** A text with its picture and its sound. */
const shownIn = (
  element: Element | undefined,
): { readonly text: string } & Pick<FoundItem, 'picture' | 'sound' | 'note'> => {
  const { text, pictures, sounds } = markup(textWithin(childAt(element, 'text')));
  const [{ src, alt } = { src: '', alt: '' }] = pictures;
  const [seen, heard] = [fileAt(element, src), fileAt(element, sounds[0] ?? '')];
  return {
    text,
    ...(seen ? { picture: { bytes: seen, alt } } : given('note', src)),
    ...(heard && { sound: { bytes: heard, alt: '' } }),
  };
};

const kinds: Readonly<Record<string, 'matching' | 'gaps' | 'ordering' | 'description'>> = {
  matching: 'matching',
  match: 'matching',
  ddmatch: 'matching',
  cloze: 'gaps',
  multianswer: 'gaps',
  gapselect: 'gaps',
  ddwtos: 'gaps',
  ordering: 'ordering',
  description: 'description',
};

const read = (question: Element, category: string, { add, leave }: Gathering): void => {
  const type = question.attributes.type ?? '';
  const place = at(question.line);
  const { text, ...shown } = shownIn(childAt(question, 'questiontext'));
  if (type === 'essay') leave(place, text, phrase('essay'));
  else if (!/^(?:multichoice|truefalse|shortanswer|numerical)$/.test(type)) {
    const kind = kinds[type];
    leave(
      place,
      text || textOf(childAt(question, 'name')),
      phrase('otherKind', kind === undefined ? type : phrase(kind)),
    );
  } else {
    const answers = childrenOf(question, 'answer').map(answer => ({
      text: textOf(answer),
      fraction: Number(answer.attributes.fraction ?? 0),
      feedback: textOf(childAt(answer, 'feedback')),
    }));
    const isChosen = type === 'multichoice';
    // Several parts make up the whole; of accepted texts only the best count.
    const right = answers.filter(({ fraction }) => (isChosen ? fraction > 0 : fraction >= 100));
    const truth = (answer: string) => (/^(?:true|1|richtig|wahr)$/i.test(answer) ? trueText : falseText);
    const explain = textOf(childAt(question, 'generalfeedback')) || (right[0]?.feedback ?? '');
    const isTruth = type === 'truefalse';
    add({
      at: place,
      ask: text,
      right: right.map(({ text }) => (isTruth ? truth(text) : text)).filter(text => isChosen || text !== '*'),
      choices: isTruth ? [trueText, falseText] : isChosen ? answers.map(({ text }) => text) : [],
      ...given('category', category),
      ...given('explain', explain),
      ...shown,
    });
  }
};

export const moodleXml: FormatReader = {
  name: 'moodle-xml',
  reads: content =>
    content.kind === 'xml' &&
    content.root.name === 'quiz' &&
    childrenOf(content.root, 'question').some(({ attributes }) => attributes.type !== undefined),
  read: content => {
    const gather = gathering('moodle-xml');
    let category = '';
    for (const question of content.kind === 'xml' ? childrenOf(content.root, 'question') : []) {
      if (question.attributes.type === 'category')
        category = plainLine(lastOf(textOf(childAt(question, 'category'))).replace(/^(?:top$|Default for )/, ''));
      else read(question, category, gather);
    }
    return gather.file();
  },
};
