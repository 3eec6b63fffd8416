/** The API described by itself: as OpenAPI for programs, and as a page for people. */
import manifest from '../../package.json' with { type: 'json' };
import { refusals } from '../../shared/words/en/refusals.ts';
import { requests } from '../../shared/words/en/requests.ts';
import type { Language } from '../../shared/words/languages.ts';
import { languageOf, textIn } from '../languages.ts';
import { apiPage, type Coded } from '../web/api-page.ts';
import { documents } from '../web/documents.ts';
import { documentOf } from '../web/openapi.ts';
import { type Operation, Routes } from '../web/operations.ts';
import { PackedTexts } from '../web/packed.ts';
import { codeOf } from '../web/refusals.ts';
import { problem } from './answers.ts';

const about = [
  'Live dice game shows, for programs: what a desk, a seat, the audience and a season can do, by HTTP.',
  'A token travels as `Authorization: Bearer TOKEN`. It comes from a link: what follows # in the host’s link is the host’s token. What can be read without one may be read by pages of any site.',
  'Times are milliseconds since 1970. Seats count from 0; -1 is none. Texts for people come in the language of `?lang=` or `Accept-Language` (en, de).',
  'A refusal is `application/problem+json` (RFC 9457), and its `code` tells it apart. An answer of 429 or 503 says in `Retry-After` after how many seconds to ask again.',
  'The protocol of live rooms, the signatures of webhooks, and commands are in docs/api.md; moves and views in docs/contract.md.',
].join('\n\n');

/** Codes of moves and desks, whose texts tell each case (docs/contract.md 2). */
const replyCodes: readonly Coded[] = [
  ['bad-input', 'A field or an input is missing, of the wrong kind or out of range.'],
  ['bad-message', 'A message or a move that cannot be read.'],
  ['unknown-move', 'No act of the show has this move.'],
  ['not-now', 'Nobody may make this move now.'],
  ['not-yours', 'Somebody else may make it, not this token.'],
  ['not-allowed', 'The token’s holder may not do that, or not now.'],
  ['stale', 'Something has happened since: look at the state again.'],
  ['paused', 'The show is paused.'],
  ['held', 'The show waits for the room: `wait` says for how many milliseconds.'],
  ['id-used', 'The sender has made another move under this `id`.'],
  ['lobby-not-full', 'The show starts once every seat is taken.'],
  ['store', 'What happens cannot be stored right now, so nothing may happen.'],
  ['failed', 'An internal error.'],
];

/** Whole sentences. The others are parts of them. */
const isSentence = (text: string): boolean => /^\P{Ll}.*[.?!]$/su.test(text);

const codesIn = (language: Language): readonly Coded[] => {
  const sentences = Object.keys({ ...requests, ...refusals }).flatMap((name): readonly Coded[] => {
    const what = { say: name as keyof (typeof refusals & typeof requests), with: ['…', '…', '…', '…'] };
    return isSentence(textIn('en', what)) ? [[codeOf(what), textIn(language, what)]] : [];
  });
  return [...new Map([...replyCodes, ...sentences])];
};

/** `operations`: all that are mounted. `dist`: the folder of the built pages. */
export const api = (operations: () => readonly Operation[], dist: string): Routes => {
  const routes = new Routes('This server');
  const packed = new PackedTexts();
  // Nothing of it changes while the server runs.
  let made: { readonly document: ReturnType<typeof documentOf>; readonly text: string } | undefined;
  const whole = () => {
    if (made === undefined) {
      const document = documentOf(operations(), { version: manifest.version, about, problem });
      made = { document, text: JSON.stringify(document) };
    }
    return made;
  };
  const pages = new Map<Language, string>();

  routes.get('/openapi.json', {
    does: 'This document, as OpenAPI 3.1.',
    answers: { 200: { kind: 'dictionary', read: value => value } },
  })(async (request, response) => {
    await packed.send(request, response, 'openapi', whole().text);
  });

  routes.get('/', {
    does: 'This page: the same for people.',
    answers: { 200: ['text/html'] },
  })(async (request, response) => {
    const language = languageOf(request);
    const { api: words } = await documents(language);
    const page = pages.get(language) ?? (await apiPage(whole().document, codesIn(language), language, words, dist));
    pages.set(language, page);
    response.vary('Accept-Language').type('html').send(page);
  });

  return routes;
};
