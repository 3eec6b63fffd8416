/**
 * What pages get in place of their connection when pictures are taken of them: moments put in by `window.showMoment`, and no
 * server. Stands for client/parts/hooks.ts (see studio.ts).
 */
import { batch, computed, signal } from '@preact/signals';
import type { Connection } from '../../client/connection.ts';
import { RevealQueue } from '../../client/reveal-queue.ts';
import { type Mirrored, readCues } from '../../shared/engine/mirror-read.ts';
import type { CueFrame, DeskNews, Hello, JoinOptions } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import { startOf } from '../../shared/engine/timeline.ts';
import type { Moment } from './moments.ts';

const as = new URLSearchParams(location.search);
const seat = signal(Number(as.get('seat') ?? '-1'));
const role = location.pathname.endsWith('/host') ? 'host' : seat.value >= 0 ? 'play' : 'watch';

const moment = signal<Moment | null>(null);
/** An entry with times is told by them, as on every page of a server. */
const told = new RevealQueue(() => Date.now());
let still: Moment['frames'] = [];
let last: CueFrame['time'];

const ownOf = (shown: Moment, of: number) => (role === 'host' ? shown.host : shown.seats[of]);

const hello = signal<Hello | null>({ now: Date.now(), role, seat: seat.value });
const live = {
  shell: computed(() => moment.value?.shell ?? null),
  view: computed(() => moment.value?.view ?? null),
};
const view = computed((): View | null => {
  const shown = told.mirrored.value;
  if (shown === null) return null;
  const { show, act, phase, seats, board, result } = shown;
  return {
    show,
    act,
    phase,
    seats: seats.map(({ name, score }) => ({ name, score })),
    board: board as View['board'],
    result: JSON.parse(result),
  };
});

/** Puts a moment on. Its times, which are from 0, begin now, or after those of the one before; those from below 0 have begun. */
const put = (next: Moment, as: number): void => {
  const { time, ...frame } = readCues(next.shell);
  if (time === undefined) still = next.frames;
  last = time && { ...time, at: startOf(last, Date.now()) + time.at };
  const timed: CueFrame = { ...frame, ...(last && { time: last }) };
  const shell = { ...next.shell, cues: JSON.stringify(timed) };
  moment.value = { ...next, shell };
  told.take({ ...shell, board: next.view.board } satisfies Mirrored, timed, time !== undefined);
  const own = role === 'watch' ? undefined : ownOf(next, as);
  if (own !== undefined) told.takeOwn(own);
};

/** Everything that a page may ask of its connection: a piece that is missing here is an error of types. */
type Wire = { readonly [K in keyof Connection]: Connection[K] };

const connection: Wire = {
  code: location.pathname.split('/')[2] ?? '',
  token: '',
  delay: 0,
  behind: 0,
  say: () => Promise.resolve(null),
  status: signal('live'),
  refused: signal(null),
  trouble: signal(null),
  shell: told.mirrored,
  view,
  live,
  heard: live.shell,
  air: told.air,
  acting: told.acting,
  ownWaits: told.ownWaits,
  telling: told.telling,
  coming: told.coming,
  own: told.own,
  part: signal(null),
  sight: computed(() => told.own.value?.view ?? view.value),
  names: computed(() => moment.value?.shell.seats.map(({ name }) => name) ?? []),
  hello,
  before: signal(null),
  frames: computed(() => [...still, ...told.frames.value]),
  team: computed(() => moment.value?.team ?? null),
  hearTeam: () => undefined,
  desk: signal<DeskNews | null>({
    links: [],
    screens: 1,
    clients: 14,
    heard: 1,
    times: [],
    missed: [],
    banned: [],
  }),
  words: signal(null),
  sounds: signal(0),
  reportAudible() {},
  hold() {},
  skip() {},
  // Asked anew each time: a page that runs slower for a moving picture has another.
  now: () => Date.now(),
  // Nobody throws with a link of this page.
  loadPart: () => new Promise(() => {}),
  showBoard: async () => {},
  showStage: async () => {},
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
      put(next, as);
    }),
  // What the host sets the clock by, so that pictures of it agree.
  clockNow: () => Date.now(),
});

/** A person looks at an episode (serve.ts): `step()` in the console goes on to its next moment. */
const walk = async (episode: string): Promise<void> => {
  const moments = (await (await fetch(`/moments/${episode}`)).json()) as readonly Moment[];
  let at = Number(as.get('at') ?? '0');
  const first = moments[at];
  if (first !== undefined) put(first, seat.value);
  Object.assign(globalThis, {
    step: () => {
      const next = moments[at + 1];
      if (next === undefined) return false;
      at++;
      put(next, seat.value);
      return true;
    },
  });
};
const episode = as.get('episode');
if (episode !== null) void walk(episode);
