/** Shows that nobody has to host: demos that robots play, and practice alone. */

import { checkedBy, fault } from '../../shared/engine/fields.ts';
import { dictionary, request as fields, line, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { Show } from '../../shared/engine/show.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { Language } from '../../shared/words/languages.ts';
import { dealPack, heardIn, isDealt, wishOf } from '../creation/dealing.ts';
import { createEpisode, type EpisodeRequest, planFor } from '../creation/episodes.ts';
import { languageOf } from '../languages.ts';
import { sharing } from '../latest.ts';
import { suggestedOptions } from '../packs/bundled.ts';
import { personName } from '../rooms/entrance.ts';
import type { Dealing } from '../store/stored.ts';
import { issueToken } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { facts, Routes, texts } from '../web/operations.ts';
import { readBody, refusal, refusedFields } from '../web/refusals.ts';
import type { Services } from './services.ts';

const practiceRequest = fields({
  show: checkedBy(line(200), show => (isActAlone(show) ? undefined : phrase('mustBeAct'))),
  name: personName,
  options: or(dictionary, {}),
});

export const practice = ({ context, rooms, creates, addresses }: Services): Routes => {
  const routes = new Routes('Shows');
  const demos = sharing<string>();

  /** Demos of a show that asks nothing are the same in every language. */
  const demoIn = (show: Show, language: Language): Dealing => ({
    host: isDealt(show) ? `demo ${language}` : '',
    wish: wishOf({}, language),
  });

  const startDemo = async (show: Show, dealing: Dealing): Promise<string> => {
    const running = await context.store.demo(show.name, dealing.host);
    if (running !== undefined) return running;
    const request: EpisodeRequest = {
      show: show.name,
      name: '',
      options: suggestedOptions(show),
      pack: dealPack(show, dealing.wish, heardIn([])),
      public: false,
      robots: true,
      pace: context.timing.demoPace,
    };
    const demo = planFor(request);
    if ('faults' in demo)
      throw new Error(`the demo of ${show.name} cannot be created: ${demo.faults[0]?.path} ${demo.faults[0]?.message}`);
    const { code } = await createEpisode(context, request, { ...demo.plan, dealing }, true);
    return code;
  };

  routes.get('/demo/:show', {
    does: 'The show of this kind that robots are playing now, for anybody to watch.',
    answers: { 200: facts({ code: texts }) },
  })(async (request, response) => {
    const show = showNamed(request.params.show);
    if (show === undefined) throw refusal(404, phrase('noSuchShow'));
    const dealing = demoIn(show, languageOf(request));
    response.json({ code: await demos(`${show.name} ${dealing.host}`, () => startDemo(show, dealing)) });
  });

  routes.post('/practice', {
    does: 'Starts a game for one person who practises alone.',
    body: practiceRequest,
    answers: { 201: facts({ code: texts, link: texts }) },
  })(creates, jsonBody(16 * 1024), async (request, response) => {
    const { show, name, options } = readBody(practiceRequest, request);
    if (context.blocks.turnsAwayName(name)) throw refusedFields([fault('name', phrase('otherName'))]);
    const practice: EpisodeRequest = {
      show,
      name: '',
      options,
      clock: 0,
      public: false,
      robots: false,
      pace: 0,
    };
    const planned = planFor(practice);
    if ('faults' in planned) throw refusedFields(planned.faults);
    const suggested = { ...suggestedOptions(planned.plan.show), ...(options as object | undefined) };
    const better = planFor({ ...practice, options: suggested });
    const plan = 'plan' in better ? better.plan : planned.plan;
    const { code } = await createEpisode(context, practice, plan, false, [{ name, robot: false }]);
    const seat = await issueToken(context, code, 'seat', 0);
    await rooms.start(code);
    response
      .status(201)
      .set('Cache-Control', 'no-store')
      .json({ code, link: `${addresses(request).here}/e/${code}#${seat.token}` });
  });
  return routes;
};
