/** Refusals over HTTP in the visitor's language. */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Fault, fault } from '../../shared/engine/fields.ts';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import { refusals } from '../../shared/words/en/refusals.ts';
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

/** `more`: further fields of the answer. */
export const refusal = (status: number, what: Phrase, more: object = {}, headers?: Refusal['headers']): Refusal =>
  new Refusal(status, language => ({ ...more, error: textIn(language, what) }), headers);

export const sendRefusal = (response: Response, { status, answer, headers }: Refusal): void => {
  response
    .set(headers)
    .status(status)
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
  new Refusal(status, language => ({ faults: faultsIn(language, faults) }));

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );

/** Schemas' messages either name a text of the catalogue, or come from the library in its own language. */
const isPlain = (message: string): message is 'mustBeAct' | 'nameForm' | 'tooLong' =>
  Object.hasOwn(refusals, message) && typeof refusals[message as keyof typeof refusals] === 'string';

export const faultsOf = (error: z.ZodError): readonly Fault[] =>
  error.issues.map(({ path, message }) =>
    isPlain(message) ? fault(pathOf(path), phrase(message)) : { path: pathOf(path), message },
  );

/**
 * What came with a request, as a schema reads it. Anything else is refused: with `why`, or with its faults, those of the library in
 * the visitor's language too.
 */
export const readAs = <S extends z.ZodType>(schema: S, value: unknown, request: Request, why?: Phrase): z.output<S> => {
  const read = schema.safeParse(value, { error: z.locales[languageOf(request)]().localeError });
  if (read.success) return read.data;
  throw why === undefined ? refusedFields(faultsOf(read.error)) : refusal(400, why);
};

export const readBody = <S extends z.ZodType>(schema: S, request: Request, why?: Phrase): z.output<S> =>
  readAs(schema, request.body, request, why);
