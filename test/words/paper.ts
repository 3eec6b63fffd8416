/** Renders components into nodes without a browser, and reads their text. */
import { type ComponentChild, options, render } from 'preact';

/** Of all sheets together: what is read every few milliseconds mostly stands as it stood. */
let changes = 0;

class Leaf {
  parentNode: Branch | null = null;
  readonly nodeType: number = 3;
  #data: string;

  constructor(data = '') {
    this.#data = data;
  }

  get data(): string {
    return this.#data;
  }

  set data(data: string) {
    this.#data = data;
    changes++;
  }

  get nextSibling(): Leaf | null {
    const among = this.parentNode?.childNodes ?? [];
    return among[among.indexOf(this) + 1] ?? null;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  read(): readonly string[] {
    return [this.data];
  }

  /** With classes and labels. */
  mark(): string {
    return this.data;
  }
}

class Branch extends Leaf {
  override readonly nodeType = 1;
  readonly localName: string;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly childNodes: Leaf[] = [];
  readonly style = { setProperty() {} };
  readonly #attributes = new Map<string, string>();
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor(localName: string) {
    super();
    this.localName = localName;
  }

  get firstChild(): Leaf | null {
    return this.childNodes[0] ?? null;
  }

  insertBefore(node: Leaf, before: Leaf | null): Leaf {
    node.remove();
    changes++;
    node.parentNode = this;
    this.childNodes.splice(before === null ? this.childNodes.length : this.childNodes.indexOf(before), 0, node);
    return node;
  }

  appendChild(node: Leaf): Leaf {
    return this.insertBefore(node, null);
  }

  removeChild(node: Leaf): void {
    changes++;
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
  }

  contains(node: Leaf | null): boolean {
    return node === this || (node !== null && this.contains(node.parentNode));
  }

  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value);
    changes++;
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
    changes++;
  }

  focus(): void {}

  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, listener);
  }

  removeEventListener(type: string): void {
    this.#listeners.delete(type);
  }

  click(): void {
    this.#listeners.get('click')?.call(this, { type: 'click', target: this, preventDefault() {} });
  }

  override read(): readonly string[] {
    const labels = ['aria-label', 'title', 'alt', 'placeholder'].flatMap(name => this.#attributes.get(name) ?? []);
    return [...labels, this.childNodes.flatMap(node => node.read()).join(' ')];
  }

  override mark(): string {
    const marks = ['class', 'aria-label'].map(name => this.#attributes.get(name) ?? '').join('|');
    return `<${marks}>${this.childNodes.map(node => node.mark()).join(' ')}`;
  }

  /** Those of a class, each with all that is in it. */
  classed(name: string): readonly Branch[] {
    if (this.#attributes.get('class')?.split(' ').includes(name)) return [this];
    return this.childNodes.flatMap(node => (node instanceof Branch ? node.classed(name) : []));
  }

  querySelector(): null {
    return null;
  }

  named(name: string): readonly Branch[] {
    const below = this.childNodes.flatMap(node => (node instanceof Branch ? node.named(name) : []));
    return this.localName === name ? [this, ...below] : below;
  }
}

const paper = {
  hidden: false,
  addEventListener: () => {},
  removeEventListener: () => {},
  createElementNS: (_: string, name: string) => new Branch(name),
  createElement: (name: string) => new Branch(name),
  createTextNode: (text: string) => new Leaf(text),
};

class Still {
  observe(): void {}
  disconnect(): void {}
}

/** What pages know of their window, as far as parts ask while they are put up. */
const window = {
  addEventListener: () => {},
  removeEventListener: () => {},
  ResizeObserver: Still,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
};
for (const [name, value] of Object.entries(window)) if (!(name in globalThis)) Reflect.set(globalThis, name, value);

Reflect.set(globalThis, 'document', paper);

/** Puts a part up until it is taken down. */
export const putUp = (
  part: ComponentChild,
): {
  readonly read: () => string;
  readonly heading: () => string;
  readonly marked: () => string;
  /** The texts of all elements of a class. */
  readonly within: (className: string) => string;
  /** Presses the button of that text. */
  readonly press: (button: string) => void;
  readonly takeDown: () => void;
} => {
  const sheet = new Branch('main');
  // Preact asks for a frame once. If that was lost with the timers of a test before, it asks again only for another function.
  options.requestAnimationFrame = flush => setTimeout(flush);
  render(part, sheet as never);
  let [markedAt, marks] = [-1, ''];
  return {
    read: () => sheet.read().join('\n').replaceAll(/\s+/g, ' '),
    heading: () =>
      sheet
        .named('h1')
        .flatMap(node => node.read())
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    marked: () => {
      if (markedAt !== changes) [markedAt, marks] = [changes, sheet.mark().replaceAll(/\s+/g, ' ')];
      return marks;
    },
    within: className =>
      sheet
        .classed(className)
        .flatMap(node => node.read())
        .join(' '),
    press: button => {
      const found = sheet.named('button').find(node => node.read().join(' ').trim() === button);
      if (found === undefined) throw new Error(`There is no button ${button}`);
      found.click();
    },
    takeDown: () => render(null, sheet as never),
  };
};

/** Every text of a part of a page, and what readers of the screen hear of it. */
export const textOf = (part: ComponentChild): string => {
  const { read, takeDown } = putUp(part);
  const text = read();
  takeDown();
  return text;
};
