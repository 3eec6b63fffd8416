/** OpenAPI 3.1 of what routes say of themselves: fields (shared/engine/fields.ts) as JSON Schema, and one document of all. */
import type { Field, Fields } from '../../shared/engine/fields.ts';
import { type Holder, holders, type Operation } from './operations.ts';

export type Schema = { readonly [keyword: string]: unknown };

/** Bounds that mean none. */
const bound = (keyword: string, value: number | undefined): Schema =>
  value === undefined || !Number.isFinite(value) || Math.abs(value) >= Number.MAX_SAFE_INTEGER
    ? {}
    : { [keyword]: value };

const bounds = ({ min, max }: Field<unknown>): Schema => ({ ...bound('minimum', min), ...bound('maximum', max) });

/** A text that may not be empty says so, or has neither a least length nor `""` in place of a missing one. */
const leastLetters = ({ min, max, fallback }: Field<unknown>): number =>
  min ?? (fallback === '' || max === undefined ? 0 : 1);

interface NamedField extends Field<unknown> {
  readonly name: string;
  readonly about: string;
}

/** Turns fields into schemas. What is `named` it gathers in `all`. */
class Schemas {
  readonly #all: Record<string, Schema>;
  /** Answers leave out nothing for which there would be a fallback. */
  readonly #answers: boolean;

  constructor(all: Record<string, Schema>, answers: boolean) {
    this.#all = all;
    this.#answers = answers;
  }

  of(field: Field<unknown>): Schema {
    const { fallback } = field;
    const found = this.#of(field);
    return this.#answers || fallback === undefined || fallback === null ? found : { ...found, default: fallback };
  }

  #of(field: Field<unknown>): Schema {
    const of = field.of as never;
    switch (field.kind) {
      case 'int':
        return { type: 'integer', ...bounds(field) };
      case 'int-or-none':
        return { anyOf: [{ const: 0 }, { type: 'integer', ...bounds(field) }] };
      case 'number':
        return { type: 'number', ...bounds(field) };
      case 'text':
        return {
          type: 'string',
          ...(leastLetters(field) > 0 ? { minLength: leastLetters(field) } : {}),
          ...bound('maxLength', field.max),
          ...(field.pattern === undefined || field.pattern === '^' ? {} : { pattern: field.pattern }),
        };
      case 'choice':
        return { enum: of };
      case 'flag':
        return { type: 'boolean' };
      case 'list':
        return {
          type: 'array',
          items: this.of(of),
          ...((field.min ?? 0) > 0 ? { minItems: field.min } : {}),
          ...bound('maxItems', field.max),
        };
      case 'record':
        return this.#record(of, field.closed === true);
      case 'house':
        return this.#record(of, true);
      case 'optional':
        return this.of(of);
      case 'dictionary':
        return { type: 'object' };
      case 'messages': {
        const { by } = field as unknown as { readonly by: string };
        return { oneOf: Object.values(of as Fields).map(one => this.of(one)), discriminator: { propertyName: by } };
      }
      case 'or-null':
        return { anyOf: [this.of(of), { type: 'null' }] };
      case 'either':
        return { anyOf: (of as readonly Field<unknown>[]).map(one => this.of(one)) };
      case 'by-name':
        return { type: 'object', additionalProperties: this.of(of) };
      case 'schema':
        return of;
      case 'named':
        return this.#named(field as NamedField);
      case 'any':
        return {};
      default:
        throw new Error(`no schema for a field of kind ${field.kind}`);
    }
  }

  #record(of: Fields, closed: boolean): Schema {
    const required = Object.entries(of).flatMap(([name, { kind, fallback }]) =>
      kind === 'optional' || kind === 'any' || (fallback !== undefined && !this.#answers) ? [] : [name],
    );
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(of).map(([name, one]) => [name, this.of(one)])),
      ...(required.length > 0 ? { required } : {}),
      ...(closed ? { additionalProperties: false } : {}),
    };
  }

  #named({ name, about, of }: NamedField): Schema {
    if (this.#all[name] === undefined) {
      // Before it is made: it may hold itself.
      this.#all[name] = {};
      this.#all[name] = { description: about, ...this.of((of as () => Field<unknown>)()) };
    }
    return { $ref: `#/components/schemas/${name}` };
  }
}

const refusedBecause: Readonly<Record<number, string>> = {
  400: 'The request is not as it should be. With `bad-input`, `faults` names each field.',
  403: 'Not with this token, or not from the page of another site.',
  404: 'There is no such thing, or nothing of it yet.',
  408: 'The body came too slowly.',
  409: 'Not now: what is asked for does not fit how things are.',
  413: 'The body is too long.',
  422: 'The file cannot be used.',
  429: 'Too often. `Retry-After` says after how many seconds to ask again.',
  503: 'Not just now. `Retry-After` says after how many seconds to ask again.',
};

const inPath: Readonly<Record<string, Schema>> = {
  code: { type: 'string', description: 'A show’s code: eight symbols, in any case, with or without hyphens.' },
  name: { type: 'string', description: 'A season’s name, as in its address.' },
  hook: { type: 'string', description: 'The webhook’s `id`.' },
  pack: { type: 'string', description: 'The `id` that came when the pack was shared.' },
  hash: { type: 'string', description: 'The SHA-256 of the file that was uploaded, in hex.' },
  medium: { type: 'string', description: 'The name of a picture or sound of this show.' },
  screen: { type: 'string', description: 'The screen’s `id`.' },
  show: { type: 'string', description: 'The name of a kind of show, as `/api/shows` has it.' },
};

const namesIn = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** `get-episodes-code-state`: its name in programs made from the document, and its place on the page. */
const idOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method}${path.replace(/^\/api/, '')}`.replace(/\W+/g, '-').replace(/-$/, '') || method;

const statusesOf = ({ method, path, by = [], query, body, refuses = [] }: Operation): readonly number[] => [
  ...new Set([
    ...(body === undefined ? [] : [400, 408, 413]),
    ...(query === undefined ? [] : [400]),
    ...(method === 'get' && by.every(one => one === 'nobody') ? [] : [403]),
    ...(namesIn(path).length > 0 ? [404] : []),
    ...refuses,
    429,
    503,
  ]),
];

const later = { 'Retry-After': { required: true, schema: { type: 'integer' } } };

const problemType = 'application/problem+json';

/** `kinds`: by the value that tells them apart. */
const withKinds = (schema: Schema, kinds: Readonly<Record<string, string>>): Schema => {
  const { oneOf, discriminator } = schema as {
    readonly oneOf?: readonly { readonly properties: Readonly<Record<string, { readonly enum: readonly string[] }>> }[];
    readonly discriminator?: { readonly propertyName: string };
  };
  if (oneOf === undefined || discriminator === undefined) return schema;
  const kindOf = (one: (typeof oneOf)[number]) => one.properties[discriminator.propertyName]?.enum[0] ?? '';
  return { ...schema, oneOf: oneOf.map(one => ({ description: kinds[kindOf(one)], ...one })) };
};

const operationOf = (asked: Schemas, answered: Schemas, operation: Operation): Schema => {
  const { path, does, about, by = [], query = {}, body, kinds = {}, answers, events, group } = operation;
  const parameters = [
    ...namesIn(path).map(name => ({ name, in: 'path', required: true, schema: inPath[name] ?? { type: 'string' } })),
    ...Object.entries(query).map(([name, field]) => ({ name, in: 'query', schema: asked.of(field) })),
  ];
  const eventsOf =
    events === undefined
      ? {}
      : { 'x-events': Object.fromEntries(Object.entries(events).map(([name, of]) => [name, answered.of(of)])) };
  const done = Object.entries(answers).map(([status, of]) => {
    const content =
      of === null
        ? {}
        : 'kind' in of
          ? { content: { 'application/json': { schema: answered.of(of) } } }
          : { content: Object.fromEntries(of.map(type => [type, eventsOf])) };
    return [status, { description: of === null ? 'Done.' : 'As asked for.', ...content }];
  });
  const refused = statusesOf(operation).map(status => [status, { $ref: `#/components/responses/${status}` }]);
  return {
    operationId: idOf(operation),
    tags: [group],
    summary: does,
    ...(about === undefined ? {} : { description: about }),
    security: by.map((one: Holder) => (one === 'nobody' ? {} : { [one]: [] })),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: body === 'file' || body.kind !== 'optional',
            content:
              body === 'file' ? { '*/*': {} } : { 'application/json': { schema: withKinds(asked.of(body), kinds) } },
          },
        }),
    responses: Object.fromEntries([...done, ...refused]),
  };
};

export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, { readonly description: string }>>;
  };
}

/** `problem`: what every refusal is. */
export const documentOf = (
  operations: readonly Operation[],
  { version, about, problem }: { readonly version: string; readonly about: string; readonly problem: Field<unknown> },
): ApiDocument => {
  const all: Record<string, Schema> = {};
  const [asked, answered] = [new Schemas(all, false), new Schemas(all, true)];
  const paths: Record<string, Record<string, Schema>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: operationOf(asked, answered, operation) };
  }
  const refusal = { [problemType]: { schema: answered.of(problem) } };
  return {
    openapi: '3.1.0',
    info: { title: 'Boxcars', version, description: about },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(({ group }) => group))].map(name => ({ name })),
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(holders)
          .filter(([name]) => name !== 'nobody')
          .map(([name, description]) => [name, { type: 'http', scheme: 'bearer', description }]),
      ),
      responses: Object.fromEntries(
        Object.entries(refusedBecause).map(([status, description]) => [
          status,
          { description, ...(description.includes('Retry-After') ? { headers: later } : {}), content: refusal },
        ]),
      ),
      schemas: all,
    },
  } as ApiDocument;
};
