/** /privacy: what this server keeps of its visitors, made from its settings (docs/operating.md). */
import { Router } from 'express';
import type { privacy as english } from '../../shared/words/en/privacy.ts';
import type { Translated } from '../../shared/words/translated.ts';
import { day, type Timing } from '../context.ts';
import { languageOf } from '../languages.ts';
import { keptTimes } from '../rooms/sweep.ts';
import { escaped } from '../web/documents.ts';
import { plainPage } from '../web/plain-page.ts';

type Words = Translated<typeof english>;

interface PrivacyFacts {
  readonly retention: Timing['retention'];
  /** What links begin with; "" for the machine's own addresses. */
  readonly address: string;
  /** The data is in a database of its own, not in files. */
  readonly database: boolean;
  /** Several processes play as one. */
  readonly processes: boolean;
  /** LOG_LEVEL. */
  readonly level: string;
  /** SECURITY_CONTACT; "" for none. */
  readonly contact: string;
  readonly operator: boolean;
  /** A code opens shows. */
  readonly asksCode: boolean;
  /** Where chats are read; "" for nowhere. */
  readonly chat: string;
  /** Where everybody reads tapes; "" for here. */
  readonly tapes: string;
  /** Where mails are handed in; "" for nowhere. */
  readonly mails: string;
}

const list = (title: string, items: readonly (string | false)[]): string =>
  `<h2>${escaped(title)}</h2>\n<ul>${items.map(item => (item === false ? '' : `<li>${escaped(item)}</li>`)).join('\n')}</ul>`;

const terms = (kind: string, texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(
      ([name, text]) =>
        `<dt><code>${escaped(name)}</code> <small>${escaped(kind)}</small></dt><dd>${escaped(text)}</dd>`,
    )
    .join('\n');

const calmLevels: readonly string[] = ['fatal', 'error', 'warn'];

const pageOf = (words: Words, facts: PrivacyFacts): string => {
  const { who, shows, addresses, log, others, browser } = words;
  const { address, contact, level, chat, tapes } = facts;
  const times = keptTimes(facts.retention);
  const days = (milliseconds: number) => Math.round(milliseconds / day);
  const reached = address === '' ? who.home : address.startsWith('https:') ? who.secure(address) : who.open(address);
  const { opens, ...cookies } = browser.cookies;
  return [
    `<p>${escaped(words.lead)}</p>`,
    list(who.title, [
      contact === '' ? who.nobody : who.contact(contact.replace(/^mailto:/, '')),
      reached,
      facts.database ? who.database : who.file,
      facts.processes && who.processes,
      who.backups,
    ]),
    list(shows.title, [
      shows.names,
      shows.kept(days(times.shows)),
      shows.demos(days(times.demos)),
      shows.audience,
      chat !== '' && shows.chat,
      shows.links,
      shows.words,
      shows.screens,
      shows.seasons,
      shows.pictures(days(times.media)),
      shows.packs,
      shows.questions(days(times.hosts)),
      shows.reminders,
      facts.mails !== '' && shows.mails,
    ]),
    list(addresses.title, [
      addresses.memory,
      addresses.pseudonym,
      facts.operator && addresses.operator,
      facts.operator && addresses.blocks,
    ]),
    list(log.title, [level === 'silent' ? log.silent : (calmLevels.includes(level) ? log.holds : log.more)(level)]),
    list(others.title, [
      others.none,
      others.webhooks,
      others.push,
      chat !== '' && others.chat(new URL(chat).host),
      tapes !== '' && others.tapes(new URL(tapes).host),
      facts.mails !== '' && others.mails(facts.mails),
    ]),
    `<h2>${escaped(browser.title)}</h2>\n<p>${escaped(browser.lead)}</p>\n<dl>`,
    terms(browser.cookie, facts.asksCode ? browser.cookies : cookies),
    terms(browser.local, browser.keys),
    terms(browser.session, browser.tabs),
    terms(browser.database, browser.databases),
    '</dl>',
  ].join('\n');
};

/** `dist`: the folder of the built pages. */
export const privacy = (facts: () => PrivacyFacts, dist: string): Router => {
  const router = Router();
  router.get('/', async (request, response) => {
    const language = languageOf(request);
    const { privacy: words } = (await import(
      new URL(`../../shared/words/${language}/privacy.ts`, import.meta.url).href
    )) as { readonly privacy: Words };
    response.vary('Accept-Language').vary('Cookie').set('Cache-Control', 'no-cache');
    response.type('html');
    const { title, about } = words;
    response.send(await plainPage(dist, { language, title, about, main: pageOf(words, facts()) }));
  });
  return router;
};
