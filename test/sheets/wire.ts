/**
 * What pages get in place of their connection when pictures are taken of them: moments put in by `window.showMoment`, and no
 * server. Stands for client/parts/hooks.ts (see studio.ts).
 */
import { batch, computed, signal } from '@preact/signals';
import type { Connection } from '../../client/connection.ts';
import type { Hello, JoinOptions } from '../../shared/engine/protocol.ts';
import type { Moment } from './moments.ts';

const as = new URLSearchParams(location.search);
const seat = Number(as.get('seat') ?? '-1');
const role = location.pathname.endsWith('/host') ? 'host' : seat >= 0 ? 'play' : 'watch';

const moment = signal<Moment | null>(null);
const own = computed(() => {
  const shown = moment.value;
  return shown === null || role === 'watch' ? null : role === 'host' ? shown.host : (shown.seats[seat] ?? null);
});

const shell = computed(() => moment.value?.shell ?? null);
const view = computed(() => moment.value?.view ?? null);

const connection = {
  code: 'K7QM4XRB',
  token: '',
  status: signal('live'),
  refused: signal(null),
  trouble: signal(null),
  shell,
  view,
  live: { shell, view },
  air: signal(null),
  acting: signal(false),
  own,
  sight: computed(() => own.value?.view ?? moment.value?.view ?? null),
  names: computed(() => moment.value?.shell.seats.map(({ name }) => name) ?? []),
  hello: signal<Hello>({ now: Date.now(), role, seat }),
  before: signal(null),
  frames: computed(() => moment.value?.frames ?? []),
  desk: signal({ coHosts: [], overlays: [], screens: 1, clients: 14 }),
  sounds: signal(0),
  tellHeard() {},
  now: Date.now,
  showBoard: async () => {},
  rejoin() {},
  close() {},
  reveal() {},
  move: async () => ({ ok: false, code: 'not-now', message: '' }),
  manage: async () => ({ ok: false, code: 'not-allowed', message: '' }),
};

export const useConnection = (_code: string, _options: () => JoinOptions): Connection =>
  connection as unknown as Connection;

Object.assign(globalThis, {
  showMoment: (next: Moment) =>
    batch(() => {
      moment.value = next;
    }),
  // What the host sets the clock by, so that pictures of it agree.
  clockNow: () => Date.now(),
});
