/** Playing one act alone. It starts at once and needs no host, since none of its moves is the host's. */
import { type Request, Router } from 'express';
import { z } from 'zod';
import { isActAlone } from '../../shared/shows/index.ts';
import type { Addresses } from '../addresses.ts';
import type { ServerContext } from '../context.ts';
import { createEpisode, type EpisodeRequest, planFor } from '../creation/episodes.ts';
import { suggestedOptions } from '../packs/bundled.ts';
import { personName } from '../rooms/entrance.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { newToken } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { type Limiter, limited } from '../web/limits.ts';
import { readBody, refusedFields } from '../web/refusals.ts';

const practiceRequest = z.object({
  show: z.string().refine(isActAlone, 'mustBeAct'),
  name: personName,
  options: z.record(z.string(), z.unknown()).default({}),
});

export const practice = (
  context: ServerContext,
  rooms: Rooms,
  creates: readonly Limiter[],
  addresses: (request: Request) => Addresses,
): Router => {
  const router = Router();
  router.post('/practice', limited(...creates), jsonBody(16 * 1024), async (request, response) => {
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
    const seat = newToken(code, 'seat', 0, context.now());
    await context.store.addToken(seat.stored);
    if ((await rooms.ensure(code)) === 'here') await rooms.get(code)?.live.move('host', { id: null, do: 'start' });
    response
      .status(201)
      .set('Cache-Control', 'no-store')
      .json({ code, link: `${addresses(request).here}/e/${code}#${seat.token}` });
  });
  return router;
};
