/** Refusals over HTTP in the visitor's language. */
import type { Response } from 'express';
import { z } from 'zod';
import { type Fault, fault } from '../../shared/engine/fields.ts';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import { refusals } from '../../shared/words/en/refusals.ts';
import type { Language } from '../../shared/words/languages.ts';
import { languageOf, textIn } from '../languages.ts';

/** `more`: further fields of the answer. */
export const refuse = (response: Response, status: number, what: Phrase, more: object = {}): void => {
  response.status(status).json({ ...more, error: textIn(languageOf(response.req), what) });
};

/** Faults in a language. */
export const faultsIn = <F extends Fault>(language: Language, faults: readonly F[]): readonly Omit<F, 'phrase'>[] =>
  faults.map(({ phrase: what, ...rest }) => ({
    ...rest,
    message: what === undefined ? rest.message : textIn(language, what),
  }));

export const refuseFields = (response: Response, status: number, faults: readonly Fault[]): void => {
  response.status(status).json({ faults: faultsIn(languageOf(response.req), faults) });
};

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

/** Options for reading a body, which put the library's own faults into the visitor's language. */
export const inLanguageOf = (response: Response): { readonly error: z.core.$ZodErrorMap } => ({
  error: z.locales[languageOf(response.req)]().localeError,
});
