/** Sample episodes for tests of the store. */
import { onTestFinished } from 'vitest';
import type { Taken } from '../../server/store/leases.ts';
import type { Store } from '../../server/store/store.ts';
import type { EpisodeFacts, EpisodeState, StoredEntry } from '../../server/store/stored.ts';
import { readSettings } from '../../shared/engine/settings.ts';
import type { Place } from '../databases/databases.ts';

export const facts = (code: string, more: Partial<EpisodeFacts> = {}): EpisodeFacts => ({
  code,
  show: 'lucky-numbers',
  title: 'Ünïcode ✓',
  options: { judging: 'auto' },
  pack: { questions: [{ ask: 'A?', answer: 'a' }] },
  robots: '',
  demo: false,
  pace: 0,
  public: false,
  seed: 'sealed',
  created: 1_800_000_000_000,
  follows: '',
  ...more,
});

export const state: EpisodeState = {
  chairs: [{ name: 'Ann', robot: false, open: false }],
  settings: readSettings({}),
  banned: [],
  deadline: 0,
  paused: '',
  left: 0,
  sources: null,
  chains: [],
  alarms: [],
  shown: null,
  starting: null,
  act: 'match',
  phase: 'lobby',
  over: 0,
  closed: 0,
  next: '',
  telling: [],
  touched: 0,
};

export const entry = (seq: number, id: string | null = `host:${seq}`): StoredEntry => ({
  seq,
  id,
  entry: { by: 'host', do: 'ask', at: 'now', drew: { numbers: [seq + 1] } },
});

/** Opens a store, and closes it when the test is done. */
export const openedAt = async (place: Place): Promise<Store> => {
  const store = await place.open();
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
};

export const epochOf = (taken: Taken): number => {
  if (typeof taken === 'string') throw new Error(`not taken: ${taken}`);
  return taken.epoch;
};
