/** Making episodes, finding them, and taking their records home (design.md section 5). */

import express, { type Request, type Response, Router } from 'express';
import { seedCommit } from '../../shared/fair.ts';
import { closeCode } from '../../shared/protocol.ts';
import { said } from '../../shared/said.ts';
import type { Show } from '../../shared/show.ts';
import { showNamed, shows } from '../../shared/shows/index.ts';
import { type Addresses, linksOf } from '../addresses.ts';
import { languageOf } from '../languages.ts';
import { bundledPack, countsOf, suggestedOptions } from '../packs/bundled.ts';
import { moveHostLink } from '../rooms/desk.ts';
import { deskToken, hostToken, isHost } from '../rooms/entrance.ts';
import { deskMessage } from '../rooms/messages.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { toldReply } from '../rooms/telling.ts';
import type { Studio } from '../studio.ts';
import { bearer } from '../tokens.ts';
import type { Finding } from './finding.ts';
import { type Limiter, limited } from './limits.ts';
import { castingOf, make, planFor, type Wanted, wanted } from './making.ts';
import { commitmentsNow, fullRecord, partialRecord, publishedHash, type Recorded, toldStory } from './record.ts';
import { faultsOf, inLanguageOf, refuse, refuseFields, toldFaults } from './refusing.ts';

/** A pack of 2,000 questions fits well. */
const biggestPack = '2mb';

export interface EpisodeLimits {
  readonly creates: readonly Limiter[];
  readonly misses: Limiter;
}

export const episodes = (
  studio: Studio,
  rooms: Rooms,
  finding: Finding,
  { creates, misses }: EpisodeLimits,
  addresses: (request: Request) => Addresses,
  /** People who look on, by code, in other processes too. */
  crowds: () => Promise<ReadonlyMap<string, number>> = async () => new Map(),
): Router => {
  const router = Router();
  const demos = new Map<string, Promise<string>>();

  const { asked } = finding;

  const summary = (recorded: Recorded) => {
    const { facts, state, episode, seed } = recorded;
    const room = rooms.get(facts.code);
    return {
      code: facts.code,
      title: facts.title,
      show: facts.show,
      act: episode.act.name,
      phase: episode.state.phase,
      options: facts.options,
      over: episode.over,
      closed: state.closed > 0,
      seats: episode.names.map((name, seat) => ({
        name,
        score: episode.state.scores[seat] ?? 0,
        open: state.chairs[seat]?.open === true,
      })),
      clock: state.clock,
      deadline: state.deadline,
      paused: state.paused,
      locked: state.locked,
      public: facts.public,
      robots: facts.robots !== '',
      entries: episode.entries.length,
      clients: room?.clientCount ?? 0,
      created: facts.created,
      ...(facts.season === undefined ? {} : { season: facts.season }),
      commit: seedCommit(facts.code, seed),
      commitments: commitmentsNow(recorded),
      ...(state.closed > 0 ? { hash: publishedHash(recorded) } : {}),
    };
  };

  const startDemo = async (show: Show): Promise<string> => {
    const running = await studio.store.demo(show.name);
    if (running !== undefined) return running;
    const request: Wanted = {
      show: show.name,
      name: '',
      options: suggestedOptions(show),
      clock: 0,
      public: false,
      robots: true,
      pace: studio.timing.demoPace,
    };
    const planned = planFor(request);
    if ('faults' in planned)
      throw new Error(`${show.name} cannot be shown: ${planned.faults[0]?.path} ${planned.faults[0]?.message}`);
    const { code } = await make(studio, request, planned.plan, true);
    return code;
  };

  router.get('/shows', (_request, response) => {
    response.json(
      shows.map(show => ({
        name: show.name,
        // JSON knows no infinity: null means any number.
        seats: show.seats,
        options: show.options,
        pack: show.pack,
        bundled: countsOf(bundledPack(show)),
        suggested: suggestedOptions(show),
        acts: show.acts.map(({ name, board }) => ({ name, board })),
      })),
    );
  });

  router.get('/demo/:show', async (request, response) => {
    const show = showNamed(request.params.show);
    if (show === undefined) {
      refuse(response, 404, said('noSuchShow'));
      return;
    }
    // Who asks at the same time gets the same one.
    const starting = demos.get(show.name) ?? startDemo(show).finally(() => demos.delete(show.name));
    demos.set(show.name, starting);
    response.json({ code: await starting });
  });

  router.post('/episodes', limited(...creates), express.json({ limit: biggestPack }), async (request, response) => {
    const read = wanted.safeParse(request.body, inLanguageOf(response));
    if (!read.success) {
      refuseFields(response, 400, faultsOf(read.error));
      return;
    }
    const planned = planFor(read.data);
    if ('faults' in planned) {
      refuseFields(response, 400, planned.faults);
      return;
    }
    const { code, token } = await make(studio, read.data, planned.plan);
    studio.log.info({ episode: code, show: read.data.show, robots: castingOf(read.data) }, 'an episode was made');
    if (castingOf(read.data) === 'all') await rooms.ensure(code);
    response.status(201).json({
      code,
      links: linksOf(addresses(request), code, token),
      advice: toldFaults(languageOf(request), planned.plan.advice),
    });
  });

  router.get('/episodes', async (_request, response) => {
    const [listed, everywhere] = await Promise.all([studio.store.listed(50), crowds()]);
    response.json(
      listed.map(({ code, show, title: name, act, phase, chairs, created, robots }) => ({
        code,
        show,
        title: name,
        act,
        phase,
        seats: chairs.map(({ name: person }) => person),
        robots: robots !== '',
        clients: rooms.get(code)?.clientCount ?? everywhere.get(code) ?? 0,
        created,
      })),
    );
  });

  router.get('/episodes/:code', async (request, response) => {
    const found = await asked(request, response);
    if (found !== undefined) response.json(summary(found));
  });

  /** The recap: told as the audience saw it, which publishes nothing. */
  router.get('/episodes/:code/story', async (request, response) => {
    const found = await asked(request, response);
    if (found === undefined) return;
    response.set('Cache-Control', 'no-store');
    if (!found.episode.over && found.state.closed === 0) refuse(response, 403, said('recapLater'));
    else response.json(toldStory(found));
  });

  /**
   * `?sealed`, for the host, leaves an episode that is over open for undo: its dice are not published by asking. It holds draws
   * that nobody has seen, so nobody else gets it before all is published.
   */
  router.get('/episodes/:code/record', async (request, response) => {
    const found = await asked(request, response);
    if (found === undefined) return;
    const token = bearer(request.get('authorization'));
    const host = await isHost(studio, found.facts.code, token);
    if (token !== '' && !host) await misses.take(request.ip ?? '');
    response.set('Cache-Control', 'no-store');
    if (!found.episode.over && found.state.closed === 0) {
      if (host) response.json(partialRecord(found));
      else refuse(response, 403, said('recordForHost'));
      return;
    }
    const published = request.query.sealed === undefined || found.state.closed > 0;
    if (!published && !host) {
      refuse(response, 403, said('endMayBeTakenBack'));
      return;
    }
    if (published && found.state.closed === 0) await publish(found.facts.code);
    response.json(fullRecord(found, { whole: host, published }));
  });

  /** The host's own token, or an answer that there is none: not for co-hosts. */
  const asHost = async (request: Request, response: Response) => {
    const found = await asked(request, response);
    if (found === undefined) return undefined;
    const token = await hostToken(studio, found.facts.code, bearer(request.get('authorization')));
    if (token !== undefined) return { code: found.facts.code, token };
    await misses.take(request.ip ?? '');
    refuse(response, 403, said('hostOnly'));
    return undefined;
  };

  /** After a leak: the old link opens nothing any more. */
  router.post('/episodes/:code/host-link', async (request, response) => {
    const host = await asHost(request, response);
    if (host === undefined) return;
    const moved = await moveHostLink(studio, host.code, host.token.id);
    rooms.get(host.code)?.sendAway(host.token.id);
    response.set('Cache-Control', 'no-store');
    if (moved === undefined) refuse(response, 403, said('hostOnly'));
    else response.json({ links: linksOf(addresses(request), host.code, moved.token) });
  });

  /** A word of the host to a show that need not be in memory: more time, a pause over holidays. */
  router.post('/episodes/:code/desk', express.json({ limit: '2kb' }), async (request, response) => {
    const found = await asked(request, response);
    if (found === undefined) return;
    const { code } = found.facts;
    const token = await deskToken(studio, code, bearer(request.get('authorization')));
    if (token === undefined) {
      await misses.take(request.ip ?? '');
      refuse(response, 403, said('hostOnly'));
      return;
    }
    const read = deskMessage.safeParse(request.body);
    if (!read.success || read.data.do === 'move-link') {
      refuse(response, 400, said('notFromHere'));
      return;
    }
    await rooms.ensure(code);
    const room = rooms.get(code);
    if (room === undefined) {
      refuse(response, 503, said('unreachable'));
      return;
    }
    response.set('Cache-Control', 'no-store');
    response.json(toldReply(languageOf(request), await room.manage(read.data, token.id)));
  });

  /** With its names, for good. */
  router.delete('/episodes/:code', async (request, response) => {
    const host = await asHost(request, response);
    if (host === undefined) return;
    await studio.store.remove(host.code);
    rooms.get(host.code)?.retire(closeCode.deleted);
    studio.log.info({ episode: host.code }, 'an episode was deleted');
    response.status(204).end();
  });

  /** fairness.md 7: once the seed is out, nothing more is played. */
  const publish = async (code: string): Promise<void> => {
    const room = rooms.get(code);
    if (room === undefined) await studio.store.publish(code, studio.now());
    else await room.live.close();
  };

  return router;
};
