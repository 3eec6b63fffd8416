/** HTML within files of other products: its plain text. */
import { Parser } from 'htmlparser2';
import { phrase } from '../../engine/phrase.ts';
import { Unreadable } from './unreadable.ts';

export interface PlainText {
  /** Paragraphs and lines are lines; no blank ones. */
  readonly text: string;
  /** Pictures, which the text says nothing of. `src` as it is written. */
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** Addresses of sounds. */
  readonly sounds: readonly string[];
}

/** Closing a tag searches those that are open. */
const maxDepth = 200;

const lines = /^(address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)$/;
/** Between the tags of a sound stands what browsers show that cannot play it. */
const unseen = /^(script|style|title|head|template|audio|video)$/;

const raised: Readonly<Record<string, string>> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };

/** 2<sup>8</sup> is not 28. */
export const placed = (text: string, tag: string): string => {
  const digits = [...(raised[tag] ?? '')];
  if (digits.length === 0) return text;
  if (/^\d+$/.test(text)) return text.replace(/\d/g, digit => digits[Number(digit)]!);
  return tag === 'sup' && text.trim() !== '' ? `^${text}` : text;
};

interface HtmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close?(name: string): void;
}

/** Text comes with the line breaks of its paragraphs. */
export const walkHtml = (html: string, { open, text, close }: HtmlHandler): void => {
  const tags: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (tags.push(name) > maxDepth) throw new Unreadable(phrase('tooDeep'));
      if (unseen.test(name)) hidden++;
      open?.(name, attributes);
      if (lines.test(name)) text('\n');
    },
    ontext: piece => {
      if (hidden === 0) text(placed(piece.replace(/\s+/g, ' '), tags.at(-1) ?? ''));
    },
    onclosetag: name => {
      tags.pop();
      if (unseen.test(name)) hidden--;
      if (lines.test(name) && name !== 'br') text('\n');
      close?.(name);
    },
  });
  parser.end(html);
};

/** Without blanks that nobody sees. */
export const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n');

export const plainOf = (html: string): PlainText => {
  if (!/[<&]/.test(html)) return { text: tidy(html), pictures: [], sounds: [] };
  const parts: string[] = [];
  const pictures: PlainText['pictures'][number][] = [];
  const sounds: string[] = [];
  walkHtml(html, {
    open: (name, { src = '', alt = '' }) => {
      if (name === 'img') pictures.push({ src, alt: alt.trim() });
      else if ((name === 'audio' || name === 'source') && src !== '') sounds.push(src);
    },
    text: piece => parts.push(piece),
  });
  return { text: tidy(parts.join('')), pictures, sounds };
};
