/** A text of the book, with the words marked that differ from the original. */
import { createContext, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import type { RuleWords } from '../../../shared/words/en/rules.ts';
import { piecesOf } from '../../../shared/words/rule-book.ts';
import { newWords, type Originals } from './differences.ts';

/** The mark of a house ruling: a small house. */
export const HouseMark = () => (
  <svg class="house-mark inline-block" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 1.5 19 9.5h-2.6V18H3.6V9.5H1z" fill="currentColor" />
    <path d="M8 18v-5.5h4V18z" fill="var(--paper)" />
  </svg>
);

/** Empty for the original book. */
export const OriginalTexts = createContext<Originals>(new Map());

// Delimiters of a marked word while a text is cut into pieces. No text of a book contains them.
const [begin, end] = ['\uE000', '\uE001'];

const Words = ({ text, title }: { readonly text: string; readonly title: string }) => (
  <>
    {text.split(begin).map((part, i) => {
      if (i === 0) return part;
      const [word = '', rest = ''] = part.split(end);
      return (
        <Fragment key={i}>
          <mark class="rules-new" title={title}>
            {word}
          </mark>
          {rest}
        </Fragment>
      );
    })}
  </>
);

/** A text before its last word, and that word. A mark over both is divided. */
const cut = (text: string): readonly [string, string] => {
  const at = text.lastIndexOf(' ') + 1;
  const [before, last] = [text.slice(0, at), text.slice(at)];
  return before.lastIndexOf(begin) > before.lastIndexOf(end) ? [before + end, begin + last] : [before, last];
};

const Mark = ({ id, page }: { readonly id: string; readonly page: RuleWords['page'] }) => (
  <a
    class="rules-mark inline-flex items-center justify-center r1"
    href={`#${id}`}
    aria-label={page.rulingMark(id)}
    title={page.rulingMark(id)}
  >
    <HouseMark />
    <span class="rules-mark-id">{id}</span>
  </a>
);

interface Props {
  readonly text: string;
  readonly page: RuleWords['page'];
}

/** References to house rulings. One never begins a line. */
export const Text = ({ text, page }: Props) => {
  const original = useContext(OriginalTexts).get(text);
  const marked =
    original === undefined
      ? text
      : newWords(text, original)
          .map(({ word, isNew }) => (isNew && !/^\[[A-Z]/.test(word) ? `${begin}${word}${end}` : word))
          .join('')
          // New words side by side are one mark.
          .replaceAll(new RegExp(`${end}( +)${begin}`, 'g'), '$1');
  const title = original === undefined || original === '' ? '' : page.usually(original.replaceAll(/ ?\[[^\]]+\]/g, ''));
  const pieces = piecesOf(marked);
  return (
    <>
      {pieces.map((piece, i) => {
        if ('ruling' in piece) return null;
        const next = pieces[i + 1];
        if (next === undefined || !('ruling' in next))
          return (
            <Fragment key={i}>
              <Words text={piece.text} title={title} />
            </Fragment>
          );
        const [before, last] = cut(piece.text);
        return (
          <Fragment key={i}>
            <Words text={before} title={title} />
            <span class="nowrap">
              <Words text={last} title={title} />
              <Mark id={next.ruling} page={page} />
            </span>
          </Fragment>
        );
      })}
    </>
  );
};
