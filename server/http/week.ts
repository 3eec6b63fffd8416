/** A week by post: what a host has to know of each show, a reminder by one press, and one post about all of them. */
import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { seat as seatField } from '../../shared/engine/desk-message.ts';
import { request as fields, line, maybe } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { codeLength } from '../../shared/engine/protocol.ts';
import { forms } from '../../shared/forum/post.ts';
import { type ShowWeek, writeWeek } from '../../shared/forum/week.ts';
import { bookOf, figureOf } from '../../shared/season/ledger.ts';
import { namesOfPerson, personIn } from '../../shared/season/persons.ts';
import { substituteOf } from '../../shared/season/rules.ts';
import { compute } from '../computing/compute.ts';
import type { RecordedWeek } from '../forum/week.ts';
import { languageOf, wordsIn } from '../languages.ts';
import type { Known } from '../records/known.ts';
import { isDesk, tokenIn } from '../rooms/entrance.ts';
import { seatedIn } from '../rooms/restore.ts';
import { bearer, readCode } from '../tokens.ts';
import { first, jsonBody, once } from '../web/bodies.ts';
import { facts, listOf, Routes, texts, time, whole, yes } from '../web/operations.ts';
import { readAs, readBody, refusal } from '../web/refusals.ts';
import { postQuery } from './posts.ts';
import { SeasonFinder } from './season-requests.ts';
import type { Services } from './services.ts';

/** Shows of one post: as many as a browser keeps. */
const most = 30;
const week = 7 * 86_400_000;

const weekQuery = fields({
  codes: line(most * (codeLength + 3), { min: codeLength, pattern: /^[\s\w,-]+$/ }),
  season: maybe(line(60)),
  ...postQuery.of,
});

const owedNews = facts({
  code: texts,
  title: texts,
  name: texts,
  phase: texts,
  paused: yes,
  deadline: time,
  over: time,
  host: yes,
  owing: listOf(
    facts({
      ...{ seat: whole, name: texts, moves: listOf(texts), since: time, missed: whole },
      ...{ season: whole, reachable: yes, due: yes },
    }),
  ),
  scores: listOf(facts({ name: texts, score: texts })),
  winner: texts,
  next: texts,
});

export const weeks = ({ context, finding, misses, limiter, posts, addresses }: Services): Routes => {
  const routes = new Routes('Posts and calendars');
  const { store } = context;
  const { targets, notices } = store.reminders;
  const seasons = new SeasonFinder(context, misses);
  const perSeat = limiter('mail');

  const seasonOf = async ({ facts: { season } }: Known) =>
    season === undefined ? undefined : store.season(season.name);

  /** The show of `:code`, for its desk, or for the host of its season. */
  const hosted = once(async (request): Promise<Known> => {
    const known = await finding.findRequested(request);
    const stored = await tokenIn(context, known.facts.code, bearer(request.get('authorization')));
    if (stored !== undefined && isDesk(stored)) return known;
    const season = await seasonOf(known);
    if (season !== undefined && seasons.isHost(season, request)) return known;
    return finding.refuseToken(request, phrase('hostOnly'), stored);
  });

  const weekOf = async (known: Known, request: Request): Promise<ShowWeek> => {
    const made = await compute(store, 'week', known, { language: languageOf(request), over: known.state.over });
    const { deadline, paused } = known.state;
    return { ...(JSON.parse(made.toString()) as RecordedWeek), deadline, paused: paused !== '' };
  };

  /** Where reminders of a seat's moves go. */
  const devicesOf = async (code: string) =>
    (await targets.of(code)).filter(({ kind, off, events }) => kind !== 'hook' && !off && events.includes('move'));

  routes.get('/episodes/:code/owed', {
    does: 'Who owes what in a show, since when, and how many deadlines they have missed.',
    about:
      '`season`: missed in the games of the season before. `reachable`: reminders of theirs go somewhere. `due`: the host’s settings propose a substitute. `next`: who that is by the season’s list, "" for nobody. Deadlines of shows that are paused are when they go on.',
    by: ['desk', 'season'],
    answers: { 200: owedNews },
  })(posts, async (request, response) => {
    const known = await hosted(request);
    const { code, season: place } = known.facts;
    const { substituteAfter } = known.state.settings;
    const [shown, devices, season] = await Promise.all([weekOf(known, request), devicesOf(code), seasonOf(known)]);
    const [lines, book] = [season?.lines ?? [], bookOf(season?.lines ?? [])];
    const missedBefore = (name: string) =>
      namesOfPerson(lines, personIn(book)(name)).reduce((sum, one) => sum + figureOf(book, 'missed', one), 0);
    response.set('Cache-Control', 'no-store').json({
      ...shown,
      owing: shown.owing.map(owing => ({
        ...owing,
        season: missedBefore(owing.name),
        reachable: devices.some(({ about }) => about === String(owing.seat)),
        due: substituteAfter > 0 && owing.missed >= substituteAfter,
      })),
      next: season === undefined || place === undefined ? '' : substituteOf(book, place.kind, seatedIn(known.state)),
    });
  });

  const nudge = fields({ seat: seatField });

  routes.post('/episodes/:code/remind', {
    does: 'Reminds a seat of what it owes, where its player wants reminders: by mail, and on their devices.',
    about: '`told`: to how many places. Quiet hours do not hold up what the host asks for.',
    by: ['desk', 'season'],
    body: nudge,
    answers: { 200: facts({ told: whole }) },
  })(posts, first(hosted), jsonBody(1024), async (request, response) => {
    const known = await hosted(request);
    const { seat } = readBody(nudge, request);
    const { code } = known.facts;
    const devices = (await devicesOf(code)).filter(({ about }) => about === String(seat));
    const seconds = devices.length === 0 ? 0 : await perSeat.take(`${code} ${seat}`);
    if (seconds > 0) throw refusal(429, phrase('mailTooOften'), {}, { 'Retry-After': String(seconds) });
    for (const { id } of devices) {
      const name = randomBytes(12).toString('base64url');
      await notices.add({
        ...{ id: name, target: id, code, key: `asked:${name}`, event: 'move', due: context.now() },
        facts: JSON.stringify({ seats: [seat], deadline: known.state.deadline, entries: known.entries }),
      });
    }
    response.json({ told: devices.length });
  });

  routes.get('/week/post', {
    does: 'One post for a forum about up to 30 shows: who owes what, and what came out in the last seven days.',
    about: '`codes`: with commas between them. `season`: heads the post with that season’s title.',
    query: weekQuery.of,
    answers: { 200: ['text/plain'] },
  })(posts, async (request, response) => {
    const query = readAs(weekQuery, request.query, phrase('postForms', forms.join(', ')));
    const codes = [...new Set(query.codes.split(',').map(readCode))].filter(code => code.length === codeLength);
    if (codes.length > most) throw refusal(400, phrase('postForms', forms.join(', ')));
    const found = await Promise.all(codes.map(code => finding.find(code)));
    const from = context.now() - week;
    const wanted = found.filter(one => one !== undefined).filter(({ state: { over } }) => over === 0 || over >= from);
    const season = query.season === undefined ? undefined : await store.season(query.season);
    const { everywhere } = addresses(request);
    const text = writeWeek(
      await Promise.all(wanted.map(known => weekOf(known, request))),
      {
        heading: season === undefined ? '' : season.title || season.name,
        from,
        zone: query.zone,
        watch: code => `${everywhere}/e/${code}/watch`,
      },
      query.as,
      await (await wordsIn(languageOf(request))).forum(),
    );
    response.type('text/plain; charset=utf-8').set('Cache-Control', 'no-store').send(text);
  });

  return routes;
};
