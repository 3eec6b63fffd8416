/**
 * What pages get in place of their connection when pictures are taken of them: moments put in by `window.showMoment`, and no
 * server. Stands for client/parts/hooks.ts (see studio.ts).
 */
import { batch, computed, signal } from '@preact/signals';
import type { Connection } from '../../client/connection.ts';
import type { DeskNews, Hello, JoinOptions } from '../../shared/engine/protocol.ts';
import type { Moment } from './moments.ts';

const as = new URLSearchParams(location.search);
const seat = signal(Number(as.get('seat') ?? '-1'));
const role = location.pathname.endsWith('/host') ? 'host' : seat.value >= 0 ? 'play' : 'watch';

const moment = signal<Moment | null>(null);
const own = computed(() => {
  const shown = moment.value;
  return shown === null || role === 'watch' ? null : role === 'host' ? shown.host : (shown.seats[seat.value] ?? null);
});

const hello = signal<Hello | null>({ now: Date.now(), role, seat: seat.value });
const shell = computed(() => moment.value?.shell ?? null);
const view = computed(() => moment.value?.view ?? null);

/** Everything that a page may ask of its connection: a piece that is missing here is an error of types. */
type Wire = { readonly [K in keyof Connection]: Connection[K] };

const connection: Wire = {
  code: location.pathname.split('/')[2] ?? '',
  token: '',
  status: signal('live'),
  refused: signal(null),
  trouble: signal(null),
  shell,
  view,
  live: { shell, view },
  air: signal(null),
  acting: signal(false),
  ownWaits: signal(false),
  own,
  part: signal(null),
  sight: computed(() => own.value?.view ?? moment.value?.view ?? null),
  names: computed(() => moment.value?.shell.seats.map(({ name }) => name) ?? []),
  hello,
  before: signal(null),
  frames: computed(() => moment.value?.frames ?? []),
  desk: signal<DeskNews | null>({
    links: [],
    screens: 1,
    clients: 14,
    heard: 1,
    times: [],
    banned: [],
  }),
  sounds: signal(0),
  reportAudible() {},
  hold() {},
  // Asked anew each time: a page that runs slower for a moving picture has another.
  now: () => Date.now(),
  // Nobody throws with a link of this page.
  loadPart: () => new Promise(() => {}),
  showBoard: async () => {},
  tryAgain() {},
  rejoin() {},
  close() {},
  move: async () => ({ ok: false, code: 'not-now', message: '' }),
  manage: async () => ({ ok: false, code: 'not-allowed', message: '' }),
};

export const useConnection = (_code: string, _options: () => JoinOptions): Connection =>
  connection as unknown as Connection;

Object.assign(globalThis, {
  /** Puts a moment on, for another seat than that of the address where one is given. */
  showMoment: (next: Moment, as = seat.value) =>
    batch(() => {
      if (as !== seat.value) {
        seat.value = as;
        hello.value = { now: Date.now(), role, seat: as };
      }
      moment.value = next;
    }),
  // What the host sets the clock by, so that pictures of it agree.
  clockNow: () => Date.now(),
});

// A person looks at an episode (serve.ts): `step()` in the console goes on to its next moment.
const episode = as.get('episode');
if (episode !== null) {
  const moments = (await (await fetch(`/moments/${episode}`)).json()) as readonly Moment[];
  let at = Number(as.get('at') ?? '0');
  moment.value = moments[at] ?? null;
  Object.assign(globalThis, {
    step: () => {
      const next = moments[at + 1];
      if (next === undefined) return false;
      at++;
      moment.value = next;
      return true;
    },
  });
}
