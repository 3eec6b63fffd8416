/** Creating episodes, finding them, and downloading their records. */

import type { Request } from 'express';
import { seedCommit } from '../../shared/engine/fair.ts';
import { choice, writeField } from '../../shared/engine/fields.ts';
import { anything, dictionary, request as fields, maybe } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { closeCode } from '../../shared/engine/protocol.ts';
import { settingFields } from '../../shared/engine/settings.ts';
import { tapePath } from '../../shared/engine/tape.ts';
import { countsOf } from '../../shared/packs/document.ts';
import { episodeKinds } from '../../shared/shows/index.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import type { Language } from '../../shared/words/languages.ts';
import { linksOf } from '../addresses.ts';
import { compute, publishedIn, shownIn } from '../computing/compute.ts';
import {
  dealingOf,
  dealPack,
  heardBy,
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
  trailerText,
} from '../creation/episodes.ts';
import { mediaFaults } from '../creation/media.ts';
import { planned } from '../creation/uploads.ts';
import { languageOf } from '../languages.ts';
import { suggestedOptions } from '../packs/bundled.ts';
import { hasToldEnd, isOver, type Known } from '../records/known.ts';
import { rulesOf } from '../records/record.ts';
import { isDesk, isHost, tokenIn } from '../rooms/entrance.ts';
import { robotsPlay } from '../store/stored.ts';
import { toldAt } from '../store/told.ts';
import { bearer } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { amount, byName, facts, listOf, orNull, Routes, texts, time, whole, yes } from '../web/operations.ts';
import { PackedTexts, sendUnpacked } from '../web/packed.ts';
import { faultsIn, readBody, refusal, refusedFields } from '../web/refusals.ts';
import { faults, links } from './answers.ts';
import type { Services } from './services.ts';

const kindOfShow = facts({
  name: texts,
  seats: listOf(orNull(whole)),
  options: dictionary,
  pack: dictionary,
  bundled: byName(whole),
  suggested: dictionary,
});

const listedShow = facts({
  code: texts,
  show: texts,
  title: texts,
  act: texts,
  phase: texts,
  seats: listOf(texts),
  robots: yes,
  clients: whole,
  created: time,
});

const knownShow = facts({
  ...listedShow.of,
  options: dictionary,
  rules: dictionary,
  over: yes,
  told: yes,
  closed: yes,
  seats: listOf(facts({ name: texts, score: amount, open: yes })),
  ...settingFields,
  deadline: time,
  paused: texts,
  public: yes,
  demo: yes,
  entries: whole,
  season: maybe(facts({ name: texts, kind: choice(episodeKinds) })),
  commit: texts,
  commitments: listOf(dictionary),
  hash: maybe(texts),
});

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
}: Services): Routes => {
  const routes = new Routes('Shows');
  const played = playedIn(context, finding);

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
      rules: rulesOf(facts),
      over: isOver(known),
      told: toldAt(state, context.now()) <= context.now(),
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

  /** By language. They never change. */
  const showsTexts = new Map<Language, string>();
  const packed = new PackedTexts();

  routes.get('/shows', {
    does: 'All kinds of shows, with their options, packs and limits.',
    about:
      'Options and packs are given as the fields that the server reads them by. A limit that is null means any number.',
    answers: { 200: listOf(kindOfShow) },
  })(async (request, response) => {
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
        })),
      );
    showsTexts.set(language, text);
    await packed.send(request, response, `shows ${language}`, text);
  });

  // Whoever watches asks for them, and needs nothing else of a kind of show.
  const boards = Object.fromEntries(
    shows.flatMap(({ name, acts }) => acts.map(act => [`${name}/${act.name}`, act.board] as const)),
  );

  routes.get('/boards', {
    does: 'The shape of every act’s board, by which the synchronized state of a show is read.',
    about: 'By `show/act`. They never change.',
    answers: { 200: dictionary },
  })(async (request, response) => {
    await packed.send(request, response, 'boards', JSON.stringify(boards));
  });

  routes.get('/trailer', {
    does: 'A few moments of each show that a stage acts out, the same for everybody.',
    answers: { 200: listOf(fields({ show: texts, lasts: whole, shots: listOf(dictionary) })) },
  })(async (request, response) => {
    await packed.send(request, response, 'trailer', await trailerText());
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

  routes.post('/episodes', {
    does: 'Creates a show.',
    about:
      'Its questions come with `pack`, or with `packFile`, a file of another product in base64, or else the house deals them. `questions` says which, and `host` is a secret of at least 16 characters: what its shows have asked comes again last. With `robots: "host"` the house hosts the show. `options` and `pack` are as `/api/shows` has them. A request has at most 2 MB; of a larger file `/api/packs/check`, with 4 MB, gives the pack. `advice` says what a host should know of the pack.',
    by: ['nobody', 'opener'],
    body: episodeRequest,
    answers: { 201: facts({ code: texts, links, advice: faults }) },
  })(opens, creates, jsonBody(biggestPack), async (request, response) => {
    const asked = readBody(episodeRequest, request);
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

  routes.get('/episodes', {
    does: 'Public shows that are on.',
    answers: { 200: listOf(listedShow) },
  })(async (request, response) => {
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

  routes.get('/episodes/:code', {
    does: 'What everyone may know about a show. `rules` holds the options that differ from the original rules. `told`: its pages have told all of it, so its recap may be asked for once it is `over`.',
    answers: { 200: knownShow },
  })(async (request, response) => {
    response.json(await summary(await findRequested(request)));
  });

  /**
   * The recap shows what the audience saw, so it publishes nothing. Questions and answers are only for the host until the
   * episode is published, because an undo may bring a question back.
   */
  routes.get('/episodes/:code/story', {
    does: 'The moments of a finished show, for its recap.',
    about:
      'Once the show is closed, this leads to the file of its tape (docs/contract.md 13), which has the questions and answers too. Before, only the host gets those.',
    by: ['nobody', 'desk'],
    answers: {
      200: fields({
        story: fields({ code: texts, names: listOf(texts), moments: listOf(dictionary) }),
        used: dictionary,
      }),
    },
  })(async (request, response) => {
    const found = await findRequested(request);
    response.set('Cache-Control', 'no-store');
    const hash = await publishedIn(context.store, found);
    if (hash !== '') return response.redirect(`${tapePath(found.facts.code)}/${hash}`);
    const whole = await isHost(context, found.facts.code, bearer(request.get('authorization')));
    if (!(whole ? isOver : hasToldEnd)(found, context.now())) throw refusal(403, phrase('recapLater'));
    await sendUnpacked(request, response, await compute(context.store, 'story', found, { asked: whole }));
  });

  /**
   * fairness.md 8: nobody's asking closes a show, and after its time nothing has to: no move is accepted any more, and the room or
   * the sweep writes it down. Until then the host gets what is public, and nobody else anything.
   */
  routes.get('/episodes/:code/record', {
    does: 'The record of a show (docs/contract.md 2).',
    about:
      'Until the host has closed the show, or ten minutes after its end, only its host gets it, without what is still secret. Asking changes nothing.',
    by: ['nobody', 'desk'],
    answers: {
      200: fields({ format: texts, rules: whole, show: texts, seats: anything, entries: listOf(dictionary) }),
    },
  })(async (request, response) => {
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

  routes.delete('/episodes/:code', {
    does: 'Deletes a show.',
    by: ['host'],
    answers: { 204: null },
  })(async (request, response) => {
    const { code } = await finding.asHost(request);
    const known = await finding.find(code);
    if (known !== undefined) await remember(context, played, known.facts);
    await context.store.remove(code);
    rooms.get(code)?.retire(closeCode.deleted);
    context.log.info({ episode: code }, 'an episode was deleted');
    response.status(204).end();
  });

  return routes;
};
