/** Holds answers to /api/openapi.json, with somebody else's validator, and makes requests that the document forbids. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { Ask } from './longest-turn.ts';
import type { Playhouse } from './playhouse.ts';

type Schema = Readonly<Record<string, unknown>>;
type Contents = Readonly<Record<string, { readonly schema?: Schema; readonly 'x-events'?: object }>>;

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Contents };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Contents }>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, { readonly content: Contents }>> };
}

/** What came back. `body`: as JSON where it is. */
interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

/** The first events of a stream, until the state has come. */
const firstEvents = async (answer: Response): Promise<string> => {
  let text = '';
  for await (const part of answer.body!) {
    text += new TextDecoder().decode(part as Uint8Array);
    if (/event: state\n.*\n\n/.test(text)) break;
  }
  return text;
};

export const ask = async (house: Playhouse, { method, path, token, body }: Ask): Promise<Answered> => {
  const answer = await fetch(`${house.url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body: body as BodyInit }),
  });
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  const text = type === 'text/event-stream' ? await firstEvents(answer) : await answer.text();
  return { status: answer.status, type, body: type.endsWith('json') ? JSON.parse(text) : text };
};

/** A value that a schema takes; of several forms the first. Hex digits are told by their pattern. */
export const sample = (schema: Schema): unknown => {
  const { type, pattern = '', minLength = 0 } = schema as { type?: string; pattern?: string; minLength?: number };
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [first] = (schema.oneOf ?? schema.anyOf ?? []) as readonly Schema[];
  if (first !== undefined) return sample(first);
  const hex = /\[0-9a-f\]\{(\d+)\}/.exec(pattern)?.[1];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, of]) => [name, sample(of as Schema)]),
      );
    case 'array':
      return Array.from({ length: (schema.minItems as number | undefined) ?? 0 }, () => sample(schema.items as Schema));
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'string':
      return hex === undefined ? 'Zoe'.padEnd(minLength, 'e') : '0'.repeat(Number(hex));
    default:
      return null;
  }
};

/** None of our fields takes it. */
const nonsense = { nonsense: [] };

export class Contract {
  /** Operations that have succeeded. */
  readonly succeeded = new Set<string>();
  readonly document: ApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: ApiDocument) {
    this.document = document;
    this.#ajv.addSchema(document, 'api');
  }

  get operations() {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, told]) => ({ path, method: method.toUpperCase(), told })),
    );
  }

  /** The operation of a request: of two that fit, the one with fewer names in its path. */
  operationOf({ method, path }: Ask) {
    const [asked = ''] = path.split('?');
    return this.operations
      .filter(
        one =>
          one.method === method &&
          new RegExp(`^${one.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(asked),
      )
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
  }

  /** Why a value is not of the schema at these places of the document; "" if it is. */
  wrong(value: unknown, ...at: readonly string[]): string {
    const pointer = at
      .map(part => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/');
    const validate = this.#compiled.get(pointer) ?? this.#ajv.compile({ $ref: `api#/${pointer}` });
    this.#compiled.set(pointer, validate);
    return validate(value) ? '' : this.#ajv.errorsText(validate.errors);
  }

  /** Whether the document says that the answer may be so. */
  holds(asked: Ask, { status, type, body }: Answered): void {
    const operation = this.operationOf(asked);
    const what = `${asked.method} ${asked.path} ${String(asked.body ?? '').slice(0, 200)}: ${status} ${JSON.stringify(body ?? '').slice(0, 300)}`;
    expect(operation, what).toBeDefined();
    const { path, method, told } = operation!;
    const told_ = told.responses[status];
    expect(told_, `${what} has a status that is not in the document`).toBeDefined();
    const shared = told_?.$ref !== undefined;
    const place = shared
      ? ['components', 'responses', `${status}`]
      : ['paths', path, method.toLowerCase(), 'responses', `${status}`];
    const content = shared ? this.document.components.responses[status]?.content : told_?.content;
    if (content === undefined) expect([body, type], what).toEqual(['', '']);
    else expect(Object.keys(content), what).toContain(type);
    if (content?.[type]?.schema !== undefined)
      expect(this.wrong(body, ...place, 'content', type, 'schema'), what).toBe('');
    const events = content?.[type]?.['x-events'];
    if (events !== undefined)
      for (const [, name = '', data = ''] of String(body).matchAll(/^event: (\w+)\n(?:id: .*\n)?data: (.*)$/gm))
        expect(this.wrong(JSON.parse(data), ...place, 'content', type, 'x-events', name), `${what} ${name}`).toBe('');
    if (status < 300) this.succeeded.add(told.operationId);
  }

  /** Queries that the document forbids, and names of shows and seasons that there are not. */
  astray(asked: Ask): readonly Ask[] {
    const { path, method, told } = this.operationOf(asked)!;
    const [bare = ''] = asked.path.split('?');
    const queries = (told.parameters ?? []).flatMap(({ name, in: place }, i) =>
      place !== 'query' ||
      this.wrong('nonsense', 'paths', path, method.toLowerCase(), 'parameters', `${i}`, 'schema') === ''
        ? []
        : [{ ...asked, path: `${bare}?${name}=nonsense` }],
    );
    const elsewhere = bare
      .replace(/episodes\/[A-Z\d]{8}/, 'episodes/22222222')
      .replace(/seasons\/held/, 'seasons/nowhere');
    return [...queries, ...(elsewhere === bare ? [] : [{ ...asked, path: elsewhere }])];
  }

  /** Bodies that the document forbids, made of one that it allows: nonsense in the place of each field, fields left out. */
  broken(asked: Ask): readonly Ask[] {
    const { path, method, told } = this.operationOf(asked)!;
    const schema = told.requestBody?.content['application/json']?.schema;
    if (schema === undefined || typeof asked.body !== 'string') return [];
    const place = ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema'];
    const good = JSON.parse(asked.body) as Record<string, unknown>;
    expect(this.wrong(good, ...place), `${method} ${path} ${asked.body.slice(0, 200)}`).toBe('');
    const { properties = {} } = schema as { properties?: object };
    const names = [...new Set([...Object.keys(good), ...Object.keys(properties), 'neverHeardOf'])];
    const bodies = [
      ...names.map(name => ({ ...good, [name]: nonsense })),
      ...names.map(name => Object.fromEntries(Object.entries(good).filter(([other]) => other !== name))),
      [],
    ].filter(body => this.wrong(body, ...place) !== '');
    return ['{"cut', ...bodies.map(body => JSON.stringify(body))].map(body => ({ ...asked, body }));
  }
}
