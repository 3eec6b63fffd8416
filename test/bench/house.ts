/** What a server is made of, without pages, in a folder of its own. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type App, createApp } from '../../server/app.ts';
import { Blocks } from '../../server/blocks.ts';
import { type ServerContext, usualTape, usualTiming } from '../../server/context.ts';
import { createEpisode, type EpisodeRequest, episodeRequest, planFor } from '../../server/creation/episodes.ts';
import { createMetrics } from '../../server/metrics.ts';
import { LiveEpisode } from '../../server/rooms/live-episode.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { openVault } from '../../server/vault.ts';
import { FairSource } from '../../shared/engine/fair.ts';
import { readField } from '../../shared/engine/fields.ts';
import { seededLuck } from '../../shared/engine/robots.ts';

export const silent = pino({ level: 'silent' });

export const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const openApp = async (folder: string): Promise<App> =>
  createApp({
    store: await openSqlite(folder),
    vault: openVault(folder),
    log: silent,
    host: '127.0.0.1',
    port: 0,
    dist: folder,
  });

export const contextOn = (store: Store, folder: string): ServerContext => ({
  store,
  vault: openVault(folder),
  blocks: new Blocks(store, Date.now),
  log: silent,
  metrics: createMetrics(),
  timing: usualTiming,
  mostEntries: 20_000,
  tape: usualTape,
  owner: 'bench',
  place: () => ({ id: '', address: '', publicAddress: '' }),
  source: (seed, code, sources) => new FairSource(seed, code, sources),
  luck: seededLuck(1),
  now: Date.now,
  steady: () => performance.now(),
  compute: () => Promise.reject(new Error('no workers here')),
  address: () => '',
});

/** Returns the code. */
export const makeEpisode = async (context: ServerContext, wish: object): Promise<string> => {
  const request: EpisodeRequest = readField(episodeRequest, wish).value;
  const planned = planFor(request);
  if ('faults' in planned) throw new Error(planned.faults.map(({ path, message }) => `${path} ${message}`).join(', '));
  return (await createEpisode(context, request, planned.plan)).code;
};

export const openLive = async (context: ServerContext, code: string): Promise<LiveEpisode> => {
  const live = await LiveEpisode.open(context, code);
  if (typeof live === 'string') throw new Error(`${code} is ${live}`);
  return live;
};
