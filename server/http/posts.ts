/**
 * What people can copy from a show to a forum: its state as a post, and its deadline or the opening of its doors as a
 * calendar file. Anybody who has the
 * code may ask.
 */

import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { checkedBy, choice, int } from '../../shared/engine/fields.ts';
import { request as fields, line, maybe, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { owedIn } from '../../shared/forum/facts.ts';
import { mediaIn } from '../../shared/forum/picture/board.ts';
import { forms } from '../../shared/forum/post.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { compute } from '../computing/compute.ts';
import { Busy } from '../fair-queue.ts';
import { writeCalendar } from '../forum/calendar.ts';
import { pngOf } from '../forum/drawings.ts';
import { languageOf, languageOfLink, wordsIn } from '../languages.ts';
import { Latest } from '../latest.ts';
import { hasToldEnd, type Known } from '../records/known.ts';
import { speechOf } from '../records/speech.ts';
import { isHost } from '../rooms/entrance.ts';
import { toldEntries } from '../store/told.ts';
import { bearer } from '../tokens.ts';
import { Routes } from '../web/operations.ts';
import { readAs, refusal } from '../web/refusals.ts';
import type { Services } from './services.ts';

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** How a post is written. */
export const postQuery = fields({
  as: choice(forms, 'text'),
  zone: or(
    checkedBy(line(60), zone => (isZone(zone) ? undefined : phrase('mustBe', phrase('timeZone')))),
    'UTC',
  ),
});

const sendCalendar = (response: Response, code: string, calendar: string) =>
  response
    .type('text/calendar; charset=utf-8')
    .set('Cache-Control', 'no-store')
    .set('Content-Disposition', `attachment; filename="${code}.ics"`)
    .send(calendar);

export const posts = ({ context, finding, posts: limit, addresses }: Services): Routes => {
  const routes = new Routes('Posts and calendars');

  /** `?as=bbcode|markdown|text&zone=Europe/Berlin&lang=de` */
  routes.get('/episodes/:code/post', {
    does: 'The state of a show as a post for a forum.',
    about: 'With its host’s token, also what its pages are still telling.',
    by: ['nobody', 'desk'],
    query: postQuery.of,
    answers: { 200: ['text/plain'] },
  })(limit, async (request, response) => {
    const query = readAs(postQuery, request.query, phrase('postForms', forms.join(', ')));
    const found = await finding.findRequested(request);
    const whole = await isHost(context, found.facts.code, bearer(request.get('authorization')));
    const entries = whole ? found.entries : toldEntries(found.state, found.entries, context.now());
    const text = await compute(
      context.store,
      'post',
      { ...found, entries },
      {
        ...query,
        language: languageOf(request),
        everywhere: addresses(request).everywhere,
        deadline: found.state.deadline,
        paused: found.state.paused !== '',
      },
    );
    response.type('text/plain; charset=utf-8').set('Cache-Control', 'no-store').send(text.toString());
  });

  routes.get('/episodes/:code/deadline.ics', {
    does: 'The running deadline as a calendar file.',
    answers: { 200: ['text/calendar'] },
  })(limit, async (request, response) => {
    const found = await finding.findRequested(request);
    const { facts, state, entries } = found;
    const language = languageOf(request);
    const texts = await (await wordsIn(language)).forum();
    if (state.deadline === 0) throw refusal(404, phrase('noDeadline'));
    const { titles } = await speechOf(showNamed(facts.show)!, language, state.settings.currency);
    const owed = JSON.parse((await compute(context.store, 'owed', found, { language })).toString()) as ReturnType<
      typeof owedIn
    >;
    const link = `${addresses(request).everywhere}/e/${facts.code}`;
    const calendar = writeCalendar({
      id: `${facts.code}@boxcars`,
      sequence: entries,
      now: context.now(),
      at: state.deadline,
      title: texts.remind.calendar(owed.map(({ who }) => who).join(', '), titles.show),
      about: [
        ...owed.map(({ who, moves }) => texts.post.does(who, moves.join(texts.post.or))),
        texts.remind.until(texts.remind.when(state.deadline)),
        link,
      ].join('\n'),
      link,
    });
    sendCalendar(response, facts.code, calendar);
  });

  routes.get('/episodes/:code/doors.ics', {
    does: 'The opening of the doors as a calendar file.',
    answers: { 200: ['text/calendar'] },
  })(limit, async (request, response) => {
    const found = await finding.findRequested(request);
    const { facts, state } = found;
    const language = languageOf(request);
    const { remind } = await (await wordsIn(language)).forum();
    const { doors } = state.settings;
    if (doors === 0) throw refusal(404, phrase('noDeadline'));
    const { titles } = await speechOf(showNamed(facts.show)!, language, state.settings.currency);
    const calendar = writeCalendar({
      id: `${facts.code}-doors@boxcars`,
      sequence: 0,
      now: context.now(),
      at: doors,
      title: remind.doors(facts.title === '' ? titles.show : facts.title),
      about: remind.takeSeat,
      link: `${addresses(request).everywhere}/e/${facts.code}/play`,
    });
    sendCalendar(response, facts.code, calendar);
  });

  return routes;
};

interface Picture {
  readonly tag: string;
  readonly png: Buffer;
}

/** Pictures in the cache, up to 250 kB each. */
const cacheSize = 200;

export const pictures = ({ context, finding, posts: limit }: Services): Routes => {
  const routes = new Routes('Posts and calendars');
  const drawn = new Latest<Promise<Picture>>(cacheSize);

  const draw = async (drawing: Promise<Buffer>): Promise<Picture> => {
    const svg = (await drawing).toString();
    const png = await pngOf(svg, undefined, await context.store.mediaBytes(mediaIn(svg)));
    return { tag: createHash('sha256').update(svg).digest('base64url').slice(0, 22), png };
  };

  /** Cached for everybody. `drawing`: as SVG. */
  const pictureOf = (key: string, drawing: () => Promise<Buffer>): Promise<Picture> => {
    const picture = drawn.get(key) ?? draw(drawing());
    drawn.set(key, picture);
    picture.catch(() => drawn.delete(key));
    return picture;
  };

  /** `seconds`: how long it stays as it is. */
  const send = async (response: Response, { facts }: Known, seconds: number, picture: Promise<Picture>) => {
    try {
      const { tag, png } = await picture;
      response
        .type('png')
        // Forums of all kinds may embed it.
        .set('Cross-Origin-Resource-Policy', 'cross-origin')
        .set('Cache-Control', `public, max-age=${seconds}`)
        .set('ETag', `"${tag}"`)
        .send(png);
    } catch (error) {
      if (error instanceof Busy) throw error;
      context.log.error({ episode: facts.code, err: error }, 'a picture could not be drawn');
      throw refusal(503, phrase('noPicture'));
    }
  };

  routes.get('/e/:code/board.png', {
    does: 'A picture of the board, now or after so many entries.',
    query: { at: maybe(int(0, Number.MAX_SAFE_INTEGER)) },
    answers: { 200: ['image/png'] },
  })(limit, async (request, response) => {
    const found = await finding.findRequested(request);
    const { entries, facts, state } = found;
    const at = request.query.at;
    const wanted = at === undefined ? entries : Number(at);
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > entries) throw refusal(400, phrase('atEntries', entries));
    const upto = Math.min(wanted, toldEntries(state, entries, context.now()));
    const language = languageOfLink(request);
    // The board after an entry never changes, except for names in the lobby.
    const names = state.chairs.map(({ name }) => name);
    const key = JSON.stringify(['board', facts.code, upto, names, state.settings.currency, language]);
    const picture = pictureOf(key, () => compute(context.store, 'board', found, { upto, language }));
    await send(response, found, at === undefined || upto < wanted ? 5 : 3600, picture);
  });

  routes.get('/e/:code/card.png', {
    does: 'A picture of how a show ended.',
    answers: { 200: ['image/png'] },
    refuses: [409],
  })(limit, async (request, response) => {
    const found = await finding.findRequested(request);
    const { entries, facts, state } = found;
    if (!hasToldEnd(found, context.now()) && state.closed === 0) throw refusal(409, phrase('notOverYet'));
    const language = languageOfLink(request);
    const key = JSON.stringify(['card', facts.code, entries, state.settings.currency, language]);
    const picture = pictureOf(key, () => compute(context.store, 'card', found, { language }));
    await send(response, found, state.closed > 0 ? 3600 : 5, picture);
  });

  return routes;
};
