/**
 * Routes that say what they are. `/api/openapi.json` and the page at `/api` are made of what they say (openapi.ts, api-page.ts), and
 * nothing but such routes is mounted under `/api`, so none can be without its declaration.
 */
import { type RequestHandler, Router } from 'express';
import { type Field, type Fields, flag, int, list, number } from '../../shared/engine/fields.ts';
import { line, message } from '../../shared/engine/message-fields.ts';

/** Whose token opens an operation. `nobody`: it can be asked for without one, too. */
export const holders = {
  nobody: '',
  host: 'Of a show’s host: what follows # in the host’s link.',
  desk: 'Of a show’s host, or of a co-host, whose link the desk gives.',
  seat: 'Of a seat: given to whoever takes it, and what follows # in a player’s link.',
  overlay: 'Of the overlays: what follows # in the link that the desk gives for streaming software.',
  program: 'Of a program: told once by the desk, and good for what it may do (docs/api.md).',
  screen: 'Of a screen at /tv: at least 22 characters that it makes up and keeps.',
  season: 'Of a season’s host: what follows # in the link to the season.',
  opener: 'Where not everybody may open shows (OPEN_SHOWS): the operator’s code.',
  pack: 'The secret that came when the pack was shared.',
  operator: 'Of the operator of this server (OPERATOR_TOKEN).',
} as const;
export type Holder = keyof typeof holders;

/** An answer: JSON as a field describes it, a file of these types, or nothing. */
type Answer = Field<unknown> | readonly string[] | null;

interface Told {
  /** One sentence in plain English. */
  readonly does: string;
  /** What else one has to know, in Markdown of one paragraph. */
  readonly about?: string;
  /** Whose token it takes; left out for none. */
  readonly by?: readonly Holder[];
  readonly query?: Fields;
  /** JSON as a field describes it, or `file` for bytes. `maybe`: it may be left out. */
  readonly body?: Field<unknown> | 'file';
  /** Of a body of several kinds: what each of them does. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** By status. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Of server-sent events: what each of them holds as JSON. */
  readonly events?: Fields;
  /** Statuses with which it may be refused, besides those of all that have a body, a token, or a name in their path. */
  readonly refuses?: readonly number[];
}

export interface Operation extends Told {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** As Express knows it: `/api/episodes/:code`. */
  readonly path: string;
  /** The chapter of the page. */
  readonly group: string;
}

type NamesIn<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? N | NamesIn<`/${R}`>
  : P extends `${string}:${infer N}`
    ? N
    : never;
type Handler<P extends string> = RequestHandler<Record<NamesIn<P>, string>>;

export class Routes {
  /** For what every route of these needs first. */
  readonly router = Router();
  readonly #group: string;
  readonly #operations: Operation[] = [];

  constructor(group: string) {
    this.#group = group;
  }

  /** Takes what it says first, then its handlers. */
  readonly get = this.#adds('get');
  readonly post = this.#adds('post');
  readonly put = this.#adds('put');
  readonly delete = this.#adds('delete');

  include(others: Routes): void {
    this.router.use(others.router);
    this.#operations.push(...others.#operations);
  }

  /** Those of routes that are mounted at a path, such as `/api`. */
  operationsAt(base: string): readonly Operation[] {
    return this.#operations.map(one => ({ ...one, path: `${base}${one.path}`.replace(/(.)\/$/, '$1') }));
  }

  #adds(method: Operation['method']) {
    return <const P extends string>(path: P, told: Told) =>
      (...handlers: readonly Handler<P>[]): void => {
        this.#operations.push({ method, path, group: this.#group, ...told });
        this.router[method](path, ...(handlers as unknown as readonly RequestHandler[]));
      };
  }
}

/** What only answers hold, besides what requests may (message-fields.ts). Answers are described by these and never read. */
const shown = (kind: string, of: unknown): Field<unknown> => ({ kind, of, read: value => value });

/** The value, or null for none. */
export const orNull = (of: Field<unknown>) => shown('or-null', of);

/** One of several forms. */
export const either = (...of: readonly Field<unknown>[]) => shown('either', of);

/** Values by names that nobody knows in advance. */
export const byName = (of: Field<unknown>) => shown('by-name', of);

/** JSON Schema itself, where fields cannot say it. */
export const schema = (of: object) => shown('schema', of);

/** Written once in the document, and pointed to from wherever it is used. */
export const named = (name: string, about: string, of: () => Field<unknown>): Field<unknown> => ({
  ...shown('named', of),
  ...{ name, about },
});

export const texts = line(Number.POSITIVE_INFINITY);
export const whole = int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const amount = number(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
/** Milliseconds since 1970. */
export const time = whole;
export const yes = flag();
export const listOf = (of: Field<unknown>) => list(of, 0, Number.POSITIVE_INFINITY);
/** Exactly these names. */
export const facts = message;
