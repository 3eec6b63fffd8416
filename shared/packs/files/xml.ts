/**
 * XML of other products. Read piece by piece, so that a sheet of a million cells is refused before it is held. What a document
 * declares itself (entities) is never read.
 */
import { Parser } from 'htmlparser2';
import { phrase } from '../../engine/phrase.ts';
import { Unreadable } from './unreadable.ts';

type Attributes = Readonly<Record<string, string>>;

/** Names are without their prefix: `table:table-row` is `table-row`. */
export interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly (Element | string)[];
  /** From 1. */
  readonly line: number;
}

interface XmlHandler {
  open(name: string, attributes: Attributes, line: number): void;
  /** May come in several pieces. */
  text(text: string): void;
  close(name: string): void;
}

const maxDepth = 100;
/** More than the longest quiz has. A sheet's cells are read without a tree. */
const maxElements = 300_000;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const localAttributes = (attributes: Attributes): Attributes => {
  const found: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(attributes)) found[local(name)] ??= value;
  return found;
};

/** Throws Unreadable if it is cut off, too deep or declares entities. */
export const walkXml = (text: string, handler: XmlHandler): void => {
  let depth = 0;
  let roots = 0;
  let line = 1;
  let counted = 0;
  const lineAt = (index: number): number => {
    for (; counted < index; counted++) if (text.charCodeAt(counted) === 10) line++;
    return line;
  };
  const parser = new Parser(
    {
      onprocessinginstruction: (name, data) => {
        if (/^!doctype$/i.test(name) && data.includes('[')) throw new Unreadable(phrase('ownEntities'));
      },
      onopentag: (name, attributes) => {
        if (++depth > maxDepth) throw new Unreadable(phrase('tooDeep'));
        if (depth === 1) roots++;
        handler.open(local(name), localAttributes(attributes), lineAt(parser.startIndex));
      },
      ontext: piece => {
        if (depth > 0) handler.text(piece);
      },
      onclosetag: (name, isImplied) => {
        // Nothing closed it: the file is cut off.
        if (isImplied && !text.startsWith('/>', parser.endIndex - 1)) throw new Unreadable(phrase('brokenFile'));
        depth--;
        handler.close(local(name));
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (roots !== 1) throw new Unreadable(phrase('brokenFile'));
};

/** The root of a document. Throws Unreadable like walkXml, and for more elements than any quiz has. */
export const xmlOf = (text: string): Element => {
  interface Open extends Element {
    readonly children: (Element | string)[];
  }
  const stack: Open[] = [{ name: '', attributes: {}, children: [], line: 1 }];
  let elements = 0;
  walkXml(text, {
    open: (name, attributes, line) => {
      if (++elements > maxElements) throw new Unreadable(phrase('tooDeep'));
      const element: Open = { name, attributes, children: [], line };
      stack.at(-1)!.children.push(element);
      stack.push(element);
    },
    text: piece => stack.at(-1)!.children.push(piece),
    close: () => stack.pop(),
  });
  return stack[0]!.children.find(child => typeof child === 'object')!;
};

/** Its children of a name. */
export const childrenOf = (element: Element | undefined, name: string): readonly Element[] =>
  (element?.children ?? []).filter(child => typeof child === 'object').filter(child => child.name === name);

/** The element along a path of names, the first of each; undefined if there is none. */
export const childAt = (element: Element | undefined, ...path: readonly string[]): Element | undefined =>
  path.reduce<Element | undefined>((at, name) => childrenOf(at, name)[0], element);

/** All elements of a name within, in the document's order. */
export const within = (element: Element, name: string): readonly Element[] =>
  element.children.flatMap(child =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...within(child, name)],
  );

/** Its text with that of everything in it; "" for undefined. */
export const textWithin = (element: Element | undefined): string =>
  (element?.children ?? []).map(child => (typeof child === 'string' ? child : textWithin(child))).join('');
