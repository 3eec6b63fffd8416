/** The page at /api: the document of openapi.ts for people, in one piece, without scripts. */
import type { Language } from '../../shared/words/languages.ts';
import { type documents, escaped } from './documents.ts';
import type { ApiDocument, Schema } from './openapi.ts';
import { plainPage } from './plain-page.ts';

type Words = Awaited<ReturnType<typeof documents>>['api'];

/** A code of refusals, and what it says. */
export type Coded = readonly [code: string, text: string];

/** Markdown of one paragraph: code alone. */
const inline = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const range = (least: unknown, most: unknown): string =>
  least === undefined && most === undefined ? '' : ` ${least ?? ''}…${most ?? ''}`;

/** Letters of a shape that still stands in one line. */
const shortLine = 70;

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** What a part of a shape is, in lines before it. */
const remark = ({ description = '', $ref }: Schema): string =>
  description === '' || $ref !== undefined ? '' : `<i>// ${inline(String(description))}</i>\n`;

/** A schema as programmers write shapes, in HTML. */
const shapeOf = (schema: Schema): string => {
  const { $ref, const: constant, enum: values, anyOf, oneOf, type, properties, items, additionalProperties } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#${name}">${name}</a>`;
  }
  if (constant !== undefined) return escaped(JSON.stringify(constant));
  if (Array.isArray(values)) return escaped(values.map(value => JSON.stringify(value)).join(' | '));
  if (Array.isArray(oneOf)) return oneOf.map(one => `\n${remark(one)}| ${indented(shapeOf(one))}`).join('');
  if (Array.isArray(anyOf)) return anyOf.map(one => shapeOf(one)).join(' | ');
  switch (type) {
    case 'object': {
      if (properties === undefined)
        return additionalProperties === undefined ? 'object' : `{ [name]: ${shapeOf(additionalProperties as Schema)} }`;
      const required = (schema.required ?? []) as readonly string[];
      const fields = Object.entries(properties as Readonly<Record<string, Schema>>).map(
        ([name, of]) => `${remark(of)}${escaped(name)}${required.includes(name) ? '' : '?'}: ${shapeOf(of)}`,
      );
      const flat = fields.join(', ');
      if (fields.length === 0) return '{}';
      return flat.replace(/<[^>]+>/g, '').length <= shortLine && !flat.includes('\n')
        ? `{ ${flat} }`
        : `{\n  ${fields.map(indented).join(',\n  ')}\n}`;
    }
    case 'array':
      return `[${shapeOf(items as Schema)}${range(schema.minItems, schema.maxItems).replace(' ', ' × ')}]`;
    case 'integer':
      return `integer${range(schema.minimum, schema.maximum)}`;
    case 'number':
      return `number${range(schema.minimum, schema.maximum)}`;
    case 'string': {
      const pattern = schema.pattern === undefined ? '' : ` /${escaped(String(schema.pattern))}/`;
      return `text${range(schema.minLength, schema.maxLength)}${pattern}`;
    }
    default:
      return type === undefined ? 'any' : escaped(String(type).replaceAll(',', ' | '));
  }
};

const shape = (schema: Schema): string => `<pre tabindex="0">${shapeOf(schema).trim()}</pre>`;

interface OperationFacts {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Contents };
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
}
type Contents = Readonly<
  Record<string, { readonly schema?: Schema; readonly 'x-events'?: Readonly<Record<string, Schema>> }>
>;

const contents = (label: string, content: Contents = {}): string =>
  `<dt>${escaped(label)}</dt><dd>${
    Object.entries(content)
      .map(([type, { schema, 'x-events': events }]) =>
        schema === undefined
          ? `<p><code>${escaped(type)}</code></p>${events === undefined ? '' : shape({ type: 'object', properties: events })}`
          : shape(schema),
      )
      .join('') || '<p>–</p>'
  }</dd>`;

const article = (path: string, method: string, operation: OperationFacts, words: Words): string => {
  const { operationId, summary, description = '', security, parameters = [], requestBody, responses } = operation;
  const [done = [], refused = []] = [2, 4].map(kind =>
    Object.entries(responses).filter(([status]) => (kind === 2 ? status < '300' : status >= '300')),
  );
  const tokens = security.map(one => Object.keys(one)[0] ?? '');
  const row = (label: string, html: string) => `<dt>${escaped(label)}</dt><dd>${html}</dd>`;
  return `<article id="${operationId}">
<h3><a href="#${operationId}"><b>${method.toUpperCase()}</b> ${escaped(path)}</a></h3>
<p>${inline(summary)}${description === '' ? '' : ` ${inline(description)}`}</p>
<dl>${[
    tokens.length === 0
      ? ''
      : row(
          words.token,
          tokens.map(one => (one === '' ? escaped(words.none) : `<a href="#token-${one}">${one}</a>`)).join(', '),
        ),
    ...parameters.map(({ name, in: place, schema }) =>
      row(
        place === 'path' ? `{${name}}` : `?${name}=`,
        `${shapeOf(schema)} ${inline(String(schema.description ?? ''))}`,
      ),
    ),
    requestBody === undefined
      ? ''
      : contents(`${words.body}${requestBody.required ? '' : ` (${words.optional})`}`, requestBody.content),
    ...done.map(([status, { content }]) => contents(`${words.answer} ${status}`, content)),
    row(words.refused, refused.map(([status]) => status).join(', ')),
  ].join('\n')}</dl>
</article>`;
};

/** Values are those of tokens.css. */
const styles = `
.api h3 { font-size: var(--t4) }
.api h3 a, .api nav a { display: inline-block; padding-block: var(--s3) }
.api nav a { margin-inline-end: var(--s4) }
.api article { margin-block: var(--s4); padding: var(--s2) var(--s4) var(--s4); border-radius: var(--r2); background: var(--leaf) }
.api article:target, .api dt:target { outline: 4px solid var(--brass) }
.api pre { overflow: auto; padding: var(--s2) var(--s3); border-radius: var(--r1); background: var(--paper) }
.api pre i { white-space: pre-wrap; color: var(--ink-2) }
`;

const section = (id: string, title: string, body: string): string =>
  `<section id="${id}"><h2>${escaped(title)}</h2>\n${body}\n</section>`;

const slug = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

/** `dist`: the folder of the built pages. */
export const apiPage = (
  { info, tags, paths, components }: ApiDocument,
  codes: readonly Coded[],
  language: Language,
  words: Words,
  dist: string,
): Promise<string> => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]) => ({ path, method, told: told as unknown as OperationFacts })),
  );
  const groups = tags.map(({ name }) =>
    section(
      slug(name),
      name,
      operations
        .filter(({ told }) => told.tags.includes(name))
        .map(({ path, method, told }) => article(path, method, told, words))
        .join('\n'),
    ),
  );
  const terms = (all: readonly (readonly [id: string, term: string, html: string])[]) =>
    `<dl>${all.map(([id, term, html]) => `<dt id="${escaped(id)}">${escaped(term)}</dt><dd>${html}</dd>`).join('\n')}</dl>`;
  const further: readonly (readonly [string, string, string])[] = [
    [
      'tokens',
      words.tokens,
      terms(
        Object.entries(components.securitySchemes).map(([name, { description }]) => [
          `token-${name}`,
          name,
          `<p>${inline(description)}</p>`,
        ]),
      ),
    ],
    [
      'shapes',
      words.shapes,
      terms(
        Object.entries(components.schemas).map(([name, { description, ...schema }]) => [
          name,
          name,
          `<p>${inline(String(description))}</p>${shape(schema)}`,
        ]),
      ),
    ],
    ['codes', words.codes, terms(codes.map(([code, text]) => [code, code, `<p>${inline(text)}</p>`]))],
  ];
  return plainPage(dist, {
    ...{ language, title: words.title, more: ` ${info.version}`, about: words.about, styles, look: 'api' },
    main: `<p>${escaped(words.about)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
<nav>${[...tags.map(({ name }) => [slug(name), name]), ...further]
      .map(([id, name]) => `<a href="#${id}">${escaped(name ?? '')}</a>`)
      .join('\n')}</nav>
<div lang="en">
${info.description
  .split('\n\n')
  .map(text => `<p>${inline(text)}</p>`)
  .join('\n')}
</div>
${groups.join('\n')}
${further.map(([id, title, body]) => section(id, title, body)).join('\n')}`,
  });
};
