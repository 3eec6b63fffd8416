/** The text of a board or a screen without a browser: a tree of components as text, including labels for screen readers. */
import type { ComponentChildren } from 'preact';

interface Node {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'props' in value;

/** A part that keeps something between two drawings cannot be drawn here: what it was given is read instead. */
const givenTo = ({ title, text, children, foot }: Node['props']): ComponentChildren =>
  [title, text, children, foot] as ComponentChildren;

interface Button {
  readonly text: string;
  readonly disabled: boolean;
  readonly press: () => void;
}

/** Buttons of a part that keeps nothing between two drawings. */
export const buttonsIn = (tree: unknown): readonly Button[] => {
  if (Array.isArray(tree)) return tree.flatMap(buttonsIn);
  if (!isNode(tree)) return [];
  const { type, props } = tree;
  if (typeof type === 'function') return buttonsIn(type(props));
  const inside = buttonsIn(props.children);
  if (type !== 'button') return inside;
  const press = props.onClick as () => void;
  return [{ text: textIn(props.children), disabled: props.disabled === true, press }, ...inside];
};

/** Texts in their order on the page, labels before what they name. */
export const textsIn = (tree: unknown): readonly string[] => {
  if (typeof tree === 'string' || typeof tree === 'number') return String(tree).trim() === '' ? [] : [String(tree)];
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  if (!isNode(tree)) return [];
  const { type, props } = tree;
  if (typeof type === 'function') {
    try {
      return textsIn(type(props));
    } catch {
      return textsIn(givenTo(props));
    }
  }
  const label = props['aria-label'];
  return [...(typeof label === 'string' ? [label] : []), ...textsIn(props.children)];
};

export const textIn = (tree: unknown): string => textsIn(tree).join(' ').replaceAll(/\s+/g, ' ');
