/** Refusals over HTTP, all of one shape (RFC 9457), in the visitor's language. */
import { STATUS_CODES } from 'node:http';
import type { Request, Response } from 'express';
import { type Fault, type Field, readField } from '../../shared/engine/fields.ts';
import type { Phrase } from '../../shared/engine/phrase.ts';
import type { Language } from '../../shared/words/languages.ts';
import { languageOf, textIn } from '../languages.ts';

/** Ends a request with a refusal: whoever finds it out throws it, and `onError` answers it. */
export class Refusal extends Error {
  readonly status: number;
  readonly answer: (language: Language) => object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, answer: Refusal['answer'], headers: Refusal['headers'] = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.answer = answer;
    this.headers = headers;
  }
}

/** `text` also stands under the names by which sockets and older programs know it. */
const problem = (status: number, code: string, text: string, more: object) => ({
  type: `/api#${code}`,
  title: STATUS_CODES[status],
  status,
  detail: text,
  code,
  message: text,
  error: text,
  ...more,
});

/** What a program tells refusals apart by: the name of the text, as `no-show`. */
export const codeOf = ({ say }: Phrase): string => say.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** `more`: further fields of the answer. */
export const refusal = (status: number, what: Phrase, more: object = {}, headers?: Refusal['headers']): Refusal =>
  new Refusal(status, language => problem(status, codeOf(what), textIn(language, what), more), headers);

/** Seconds after which it is worth asking again, where nobody knows better. */
const later = '5';

export const sendRefusal = (response: Response, { status, answer, headers }: Refusal): void => {
  if (status === 503 && !response.hasHeader('Retry-After')) response.set('Retry-After', later);
  response
    .set(headers)
    .status(status)
    .type('application/problem+json')
    .json(answer(languageOf(response.req)));
};

export const refuse = (response: Response, status: number, what: Phrase): void =>
  sendRefusal(response, refusal(status, what));

/** Faults in a language. */
export const faultsIn = <F extends Fault>(language: Language, faults: readonly F[]): readonly Omit<F, 'phrase'>[] =>
  faults.map(({ phrase: what, ...rest }) => ({
    ...rest,
    message: what === undefined ? rest.message : textIn(language, what),
  }));

export const refusedFields = (faults: readonly Fault[], status = 400): Refusal =>
  new Refusal(status, language => {
    const told = faultsIn(language, faults);
    const text = told.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('\n');
    const error = told.map(({ message }) => message).join(' ');
    return problem(status, 'bad-input', text, { error, faults: told });
  });

const replyStatus: Readonly<Record<string, number>> = {
  'unknown-move': 400,
  'bad-input': 400,
  'bad-message': 400,
  'not-yours': 403,
  'not-allowed': 403,
  store: 503,
  failed: 503,
};

interface RefusedReply {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  readonly phrase?: Phrase;
}

/** What a room refused, with whatever it said besides. */
export const refusedReply = ({ code, message, phrase: what, ...more }: RefusedReply): Refusal => {
  const status = replyStatus[code] ?? 409;
  return new Refusal(status, language =>
    problem(status, code, what === undefined ? message : textIn(language, what), more),
  );
};

/** What came with a request, as its fields read it. Anything else is refused: with `why`, or with its faults. */
export const readAs = <T>(fields: Field<T>, value: unknown, why?: Phrase): T => {
  const read = readField(fields, value);
  if (read.faults.length === 0) return read.value;
  throw why === undefined ? refusedFields(read.faults) : refusal(400, why);
};

export const readBody = <T>(fields: Field<T>, request: Pick<Request, 'body'>, why?: Phrase): T =>
  readAs(fields, request.body, why);
