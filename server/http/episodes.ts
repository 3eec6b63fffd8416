/** Creating episodes, finding them, and downloading their records. */

import { type Request, Router } from 'express';
import { seedCommit } from '../../shared/engine/fair.ts';
import { checkedBy, unknownNames, writeField } from '../../shared/engine/fields.ts';
import { changesIn } from '../../shared/engine/house.ts';
import { dictionary, request as fields, line, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { closeCode } from '../../shared/engine/protocol.ts';
import type { Show } from '../../shared/engine/show.ts';
import { countsOf } from '../../shared/packs/document.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import type { Language } from '../../shared/words/languages.ts';
import { linksOf } from '../addresses.ts';
import { compute, shownIn } from '../computing/compute.ts';
import {
  dealingOf,
  dealPack,
  heardBy,
  heardIn,
  isDealt,
  playedIn,
  remember,
  wholeBank,
  wishFaults,
  wishOf,
} from '../creation/dealing.ts';
import {
  biggestPack,
  castingOf,
  createEpisode,
  type EpisodeRequest,
  episodeRequest,
  type Plan,
  paceOf,
  planFor,
  trailerText,
} from '../creation/episodes.ts';
import { mediaFaults } from '../creation/media.ts';
import { planned } from '../creation/uploads.ts';
import { languageOf } from '../languages.ts';
import { sharing } from '../latest.ts';
import { suggestedOptions } from '../packs/bundled.ts';
import { isOver, type Known } from '../records/known.ts';
import { moveHostLink } from '../rooms/desk.ts';
import { isDesk, isHost, personName, tokenIn } from '../rooms/entrance.ts';
import { deskMessage } from '../rooms/messages.ts';
import { replyIn } from '../rooms/replies.ts';
import { type Dealing, robotsPlay } from '../store/stored.ts';
import { bearer, issueToken } from '../tokens.ts';
import { first, jsonBody } from '../web/bodies.ts';
import { PackedTexts, sendUnpacked } from '../web/packed.ts';
import { faultsIn, readBody, refusal, refusedFields } from '../web/refusals.ts';
import type { Services } from './services.ts';

export const episodes = ({
  context,
  rooms,
  cluster,
  finding,
  robots,
  opens,
  creates,
  keepMedium,
  addresses,
}: Services): Router => {
  const router = Router();
  const played = playedIn(context, finding);
  const demos = sharing<string>();

  const { findRequested } = finding;

  const summary = async (known: Known) => {
    const { facts, state, entries, seed } = known;
    const { names, scores, commitments, hash } = await shownIn(context.store, known);
    const room = rooms.get(facts.code);
    const show = showNamed(facts.show);
    return {
      code: facts.code,
      title: facts.title,
      show: facts.show,
      act: state.act,
      phase: state.phase,
      options: show === undefined ? {} : writeField(show.options, facts.options),
      rules: show === undefined ? {} : changesIn(show.options, facts.options, facts.season?.kind === 'main'),
      over: isOver(known),
      closed: state.closed > 0,
      seats: names.map((name, seat) => ({
        name,
        // After the end, what the seat takes home, as everywhere else.
        score: scores[seat] ?? 0,
        open: state.chairs[seat]?.open === true,
      })),
      ...state.settings,
      deadline: state.deadline,
      paused: state.paused,
      public: facts.public,
      robots: robotsPlay(facts.robots),
      demo: facts.demo,
      entries,
      clients: room?.clientCount ?? 0,
      created: facts.created,
      ...(facts.season === undefined ? {} : { season: facts.season }),
      commit: seedCommit(facts.code, seed),
      commitments,
      ...(hash === undefined ? {} : { hash }),
    };
  };

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

  /** By language. They never change. */
  const showsTexts = new Map<Language, string>();
  const packed = new PackedTexts();

  router.get('/shows', async (request, response) => {
    const language = languageOf(request);
    const text =
      showsTexts.get(language) ??
      JSON.stringify(
        shows.map(show => ({
          name: show.name,
          // JSON has no infinity: null means any number.
          seats: show.seats,
          options: show.options,
          pack: show.pack,
          bundled: countsOf(wholeBank(show, wishOf({}, language))),
          suggested: suggestedOptions(show),
          acts: show.acts.map(({ name, board }) => ({ name, board })),
        })),
      );
    showsTexts.set(language, text);
    await packed.send(request, response, `shows ${language}`, text);
  });

  router.get('/trailer', async (request, response) => {
    await packed.send(request, response, 'trailer', await trailerText());
  });

  router.get('/demo/:show', async (request, response) => {
    const show = showNamed(request.params.show);
    if (show === undefined) throw refusal(404, phrase('noSuchShow'));
    const dealing = demoIn(show, languageOf(request));
    response.json({ code: await demos(`${show.name} ${dealing.host}`, () => startDemo(show, dealing)) });
  });

  /** The pack that the house deals to whoever brings none; undefined for a show without a bank. */
  const dealtFor = async (request: Request, asked: EpisodeRequest) => {
    const show = showNamed(asked.show);
    if (show === undefined || !isDealt(show)) return undefined;
    const dealing = dealingOf(asked, languageOf(request));
    const faults = wishFaults(show, dealing.wish);
    if (faults.length > 0) throw refusedFields(faults);
    return { dealing, pack: dealPack(show, dealing.wish, await heardBy(context, played, dealing.host)) };
  };

  router.post('/episodes', opens, creates, jsonBody(biggestPack), async (request, response) => {
    const asked = readBody(episodeRequest, request);
    const unknown = unknownNames(request.body as object, Object.keys(episodeRequest.of));
    if (unknown.length > 0) throw refusedFields(unknown);
    const deal = asked.pack === undefined && asked.packFile === undefined ? await dealtFor(request, asked) : undefined;
    const plans = await planned({ ...asked, ...deal }, medium => keepMedium(request, medium));
    if ('faults' in plans) throw refusedFields(plans.faults);
    const missing = await mediaFaults(context, plans.plan.pack);
    if (missing.length > 0) throw refusedFields(missing);
    const plan: Plan = { ...plans.plan, ...(deal && { dealing: deal.dealing }) };
    const casting = castingOf(asked);
    await robots.allow(request, casting);
    const wanted = { ...asked, pace: robots.pace(request, paceOf(asked)) };
    const { code, token } = await createEpisode(context, wanted, plan);
    robots.made(request, code, casting);
    context.log.info({ episode: code, show: asked.show, robots: casting }, 'an episode was created');
    if (casting === 'all') await rooms.ensure(code);
    response.status(201).json({
      code,
      links: linksOf(addresses(request), code, token),
      advice: faultsIn(languageOf(request), plan.advice),
    });
  });

  router.get('/episodes', async (request, response) => {
    const [listed, everywhere] = await Promise.all([context.store.listed(50), cluster?.crowds()]);
    const text = JSON.stringify(
      listed.map(({ code, show, title: name, act, phase, chairs, created, robots }) => ({
        code,
        show,
        title: name,
        act,
        phase,
        seats: chairs.map(({ name: person }) => person),
        robots: robotsPlay(robots),
        clients: rooms.get(code)?.clientCount ?? everywhere?.get(code) ?? 0,
        created,
      })),
    );
    await packed.send(request, response, 'episodes', text);
  });

  router.get('/episodes/:code', async (request, response) => {
    response.json(await summary(await findRequested(request)));
  });

  /**
   * The recap shows what the audience saw, so it publishes nothing. Questions and answers are only for the host until the
   * episode is published, because an undo may bring a question back.
   */
  router.get('/episodes/:code/story', async (request, response) => {
    const found = await findRequested(request);
    response.set('Cache-Control', 'no-store');
    if (!isOver(found) && found.state.closed === 0) throw refusal(403, phrase('recapLater'));
    const whole =
      found.state.closed > 0 || (await isHost(context, found.facts.code, bearer(request.get('authorization'))));
    await sendUnpacked(request, response, await compute(context.store, 'story', found, { asked: whole }));
  });

  /**
   * fairness.md 8: nobody's asking closes a show, and after its time nothing has to: no move is accepted any more, and the room or
   * the sweep writes it down. Until then the host gets what is public, and nobody else anything.
   */
  router.get('/episodes/:code/record', async (request, response) => {
    const found = await findRequested(request);
    const { over, closed } = found.state;
    const token = bearer(request.get('authorization'));
    const stored = await tokenIn(context, found.facts.code, token);
    const host = stored !== undefined && isDesk(stored);
    response.set('Cache-Control', 'no-store');
    const isDue = over > 0 && context.now() >= over + context.timing.closing;
    if (closed > 0 || isDue) {
      const state = { ...found.state, closed: closed || context.now() };
      const text = await compute(context.store, 'record', { ...found, state }, { whole: host });
      await sendUnpacked(request, response, text);
    } else if (host) response.type('json').send(await compute(context.store, 'partial', found, null));
    else if (token !== '') await finding.refuseToken(request, phrase('recordForHost'), stored);
    else throw refusal(403, phrase(isOver(found) ? 'endMayBeTakenBack' : 'recordForHost'));
  });

  /** After a leak: replaces the host's link and revokes the old one. */
  router.post('/episodes/:code/host-link', async (request, response) => {
    const host = await finding.asHost(request);
    const moved = await moveHostLink(context, host.code, host.token.id);
    response.set('Cache-Control', 'no-store');
    if (moved === undefined) throw refusal(403, phrase('hostOnly'));
    await rooms.get(host.code)?.linksChanged(moved.revoked);
    response.json({ links: linksOf(addresses(request), host.code, moved.token) });
  });

  router.get('/episodes/:code/desk', async (request, response) => {
    const { code } = await finding.atDesk(request);
    await rooms.ensure(code);
    const room = rooms.get(code);
    if (room === undefined) throw refusal(503, phrase('unreachable'));
    response.set('Cache-Control', 'no-store').json(room.deskNews);
  });

  /** Lets the host manage a show that is not in memory: more time, or a pause over the holidays. */
  router.post('/episodes/:code/desk', first(finding.atDesk), jsonBody(2 * 1024), async (request, response) => {
    const { code, token } = await finding.atDesk(request);
    const message = readBody(deskMessage, request, phrase('notFromHere'));
    if (message.do === 'move-link') throw refusal(400, phrase('notFromHere'));
    await rooms.ensure(code);
    const room = rooms.get(code);
    if (room === undefined) throw refusal(503, phrase('unreachable'));
    response.set('Cache-Control', 'no-store');
    response.json(replyIn(languageOf(request), await room.manage(message, token.id)));
  });

  router.delete('/episodes/:code', async (request, response) => {
    const { code } = await finding.asHost(request);
    const known = await finding.find(code);
    if (known !== undefined) await remember(context, played, known.facts);
    await context.store.remove(code);
    rooms.get(code)?.retire(closeCode.deleted);
    context.log.info({ episode: code }, 'an episode was deleted');
    response.status(204).end();
  });

  return router;
};

const practiceRequest = fields({
  show: checkedBy(line(200), show => (isActAlone(show) ? undefined : phrase('mustBeAct'))),
  name: personName,
  options: or(dictionary, {}),
});

export const practice = ({ context, rooms, creates, addresses }: Services): Router => {
  const router = Router();
  router.post('/practice', creates, jsonBody(16 * 1024), async (request, response) => {
    const { show, name, options } = readBody(practiceRequest, request);
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
  return router;
};
