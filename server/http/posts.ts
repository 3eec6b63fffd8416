/**
 * What people can copy from a show to a forum: its state as a post, and its deadline or the opening of its doors as a
 * calendar file. Anybody who has the
 * code may ask.
 */

import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { phrase } from '../../shared/engine/phrase.ts';
import type { owedIn } from '../../shared/forum/facts.ts';
import { forms } from '../../shared/forum/post.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { Addresses } from '../addresses.ts';
import { compute } from '../computing/compute.ts';
import type { ServerContext } from '../context.ts';
import { writeCalendar } from '../forum/calendar.ts';
import { languageOf, wordsIn } from '../languages.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import { speechOf } from '../records/speech.ts';
import { type Limiter, limited } from '../web/limits.ts';
import { readAs, refusal } from '../web/refusals.ts';

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const postQuery = z.object({
  as: z.enum(forms).default('text'),
  zone: z.string().max(60).refine(isZone).default('UTC'),
});

const sendCalendar = (response: Response, code: string, calendar: string) =>
  response
    .type('text/calendar; charset=utf-8')
    .set('Cache-Control', 'no-store')
    .set('Content-Disposition', `attachment; filename="${code}.ics"`)
    .send(calendar);

export const posts = (
  context: ServerContext,
  finding: EpisodeFinder,
  limiter: Limiter,
  addresses: (request: Request) => Addresses,
): Router => {
  const router = Router();

  /** `?as=bbcode|markdown|text&zone=Europe/Berlin&lang=de` */
  router.get('/episodes/:code/post', limited(limiter), async (request, response) => {
    const query = readAs(postQuery, request.query, request, phrase('postForms', forms.join(', ')));
    const found = await finding.findRequested(request);
    const text = await compute(context.store, 'post', found, {
      ...query,
      language: languageOf(request),
      everywhere: addresses(request).everywhere,
      deadline: found.state.deadline,
      paused: found.state.paused !== '',
    });
    response.type('text/plain; charset=utf-8').set('Cache-Control', 'no-store').send(text.toString());
  });

  router.get('/episodes/:code/deadline.ics', limited(limiter), async (request, response) => {
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

  router.get('/episodes/:code/doors.ics', limited(limiter), async (request, response) => {
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

  return router;
};
