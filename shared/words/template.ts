/**
 * Texts with facts filled in, for whoever writes them in a language:
 *
 * - `{money(6 * free)}`: a fact, reckoned with and said by a function of the language
 * - `{?wins > 1}wins{:}win{/}`: what depends on a condition, with or without an other side, over as many lines as it takes
 * - `{*spaces}| {amount} |{/}`: once for each item of a list; the facts of the item come before the others
 * - `{=danger}{either(busts, aTotal)}{/}`: a name for a text that stands in several places
 */

/** What a text may name. */
export type Facts = Readonly<Record<string, unknown>>;

type Expression = (facts: Facts) => unknown;

const tokens = /\s*(?:(\d+)|'([^']*)'|([A-Za-z]\w*)|(&&|\|\||[=!<>]=|[-+*/<>!()[\].,]))/y;

interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign';
  readonly value: string;
}

const tokensOf = (source: string): Token[] => {
  const found: Token[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < source.trimEnd().length) {
    const [, number, text, name, sign] = tokens.exec(source) ?? fail(`what is “${source}”?`);
    if (number !== undefined) found.push({ kind: 'number', value: number });
    else if (text !== undefined) found.push({ kind: 'text', value: text });
    else if (name !== undefined) found.push({ kind: 'name', value: name });
    else found.push({ kind: 'sign', value: sign ?? '' });
  }
  return found;
};

const fail = (message: string): never => {
  throw new Error(message);
};

/** By how tightly they bind. */
const operators: readonly Readonly<Record<string, (a: never, b: never) => unknown>>[] = [
  { '||': (a: unknown, b: unknown) => a || b },
  { '&&': (a: unknown, b: unknown) => a && b },
  { '==': (a: unknown, b: unknown) => a === b, '!=': (a: unknown, b: unknown) => a !== b },
  {
    '<': (a: number, b: number) => a < b,
    '>': (a: number, b: number) => a > b,
    '<=': (a: number, b: number) => a <= b,
    '>=': (a: number, b: number) => a >= b,
  },
  { '+': (a: number, b: number) => a + b, '-': (a: number, b: number) => a - b },
  { '*': (a: number, b: number) => a * b, '/': (a: number, b: number) => a / b },
];

const expressionIn = (source: string): Expression => {
  const left = tokensOf(source);
  const takes = (value: string) => left[0]?.kind === 'sign' && left[0].value === value && left.shift() !== undefined;
  const needs = (value: string) => takes(value) || fail(`“${value}” is missing in “${source}”`);

  const listUntil = (end: string): readonly Expression[] => {
    const items: Expression[] = [];
    while (!takes(end)) {
      if (items.length > 0) needs(',');
      items.push(binary(0));
    }
    return items;
  };

  const operand = (): Expression => {
    if (takes('!')) {
      const of = operand();
      return facts => !of(facts);
    }
    if (takes('(')) {
      const inner = binary(0);
      needs(')');
      return parts(inner);
    }
    const { kind, value } = left.shift() ?? fail(`“${source}” ends too early`);
    if (kind === 'number') return () => Number(value);
    if (kind === 'text') return () => value;
    if (kind === 'sign') fail(`“${value}” in “${source}”`);
    return parts(facts => (value in facts ? facts[value] : fail(`no fact is called ${value}`)));
  };

  /** What is taken of a value: `.name`, `[place]`, `(arguments)`. */
  const parts = (of: Expression): Expression => {
    if (takes('.')) {
      const { value } = left.shift() ?? fail(`“${source}” ends too early`);
      return parts(facts => {
        const whole = of(facts) as Facts;
        const part = value in whole ? whole[value] : fail(`no fact is called ${value} in “${source}”`);
        return typeof part === 'function' ? part.bind(whole) : part;
      });
    }
    if (takes('[')) {
      const place = binary(0);
      needs(']');
      return parts(facts => (of(facts) as Facts)[place(facts) as string]);
    }
    if (takes('(')) {
      const given = listUntil(')');
      return parts(facts => (of(facts) as (...given: unknown[]) => unknown)(...given.map(value => value(facts))));
    }
    return of;
  };

  const binary = (tightness: number): Expression => {
    const signs = operators[tightness];
    if (signs === undefined) return operand();
    let a = binary(tightness + 1);
    for (;;) {
      const sign = Object.keys(signs).find(takes);
      const join = sign === undefined ? undefined : (signs[sign] as (a: unknown, b: unknown) => unknown);
      if (join === undefined) return a;
      const [before, b] = [a, binary(tightness + 1)];
      a = facts => join(before(facts), b(facts));
    }
  };

  const whole = binary(0);
  return left.length === 0 ? whole : fail(`“${left[0]?.value}” in “${source}”`);
};

/** The text with the facts filled in. Throws where it names a fact that there is none of, or something is not closed. */
export const filledIn = (template: string, facts: Facts): string => {
  // Texts and marks by turns.
  const pieces = template.split(/\{([^{}]*)\}/);
  if (pieces.some((piece, i) => i % 2 === 0 && /[{}]/.test(piece))) fail('a brace has no partner');
  let at = 0;

  /** Up to the mark that ends the part, which is one of `ends`. `isTold`: otherwise the part is only passed over. */
  const part = (
    known: Record<string, unknown>,
    isTold: boolean,
    ends: readonly (string | undefined)[],
  ): readonly [told: string, end: string | undefined] => {
    let told = '';
    for (;;) {
      told += isTold ? (pieces[at] ?? '') : '';
      const mark = pieces[at + 1];
      at += 2;
      if (mark === undefined || mark === '/' || mark === ':') {
        if (!ends.includes(mark)) fail(`“{${mark ?? 'the end'}}” comes too early`);
        return [told, mark];
      }
      if (mark.startsWith('?')) {
        const holds = isTold && Boolean(expressionIn(mark.slice(1))(known));
        const [then, end] = part(known, holds, ['/', ':']);
        told += then;
        if (end === ':') told += part(known, isTold && !holds, ['/'])[0];
      } else if (mark.startsWith('*')) {
        const items = isTold ? (expressionIn(mark.slice(1))(known) as readonly Facts[]) : [];
        const begin = at;
        for (const item of items) {
          at = begin;
          told += part({ ...known, ...item }, true, ['/'])[0];
        }
        if (items.length === 0) part(known, false, ['/']);
      } else if (mark.startsWith('=')) {
        const [named] = part(known, isTold, ['/']);
        if (isTold) known[mark.slice(1)] = named;
      } else if (isTold) told += String(expressionIn(mark)(known));
    }
  };

  return part({ ...facts }, true, [undefined])[0];
};
