/**
 * The room over HTTP, for programs without a socket. They may do what a page may, and a seat counts as present while its program
 * keeps polling or listening.
 */
import { hostStep } from '../../shared/engine/asides.ts';
import type { Frame } from '../../shared/engine/frame.ts';
import { soundly } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { MoveReply, Own, Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import type { ServerContext } from '../context.ts';
import { Latest } from '../latest.ts';
import type { Admission } from '../peers/admission.ts';
import { EventStreams, type Reader } from './event-streams.ts';
import type { LiveEpisode } from './live-episode.ts';
import { linkMessage, type PressMessage } from './messages.ts';
import { newcomer } from './newcomer.ts';
import { refused } from './replies.ts';
import { makeMove } from './sent-move.ts';

/** What a seat over HTTP gets: everything around the board, and what only it may know. */
export interface SeatNews {
  readonly seat: number;
  readonly shell: Shell;
  readonly own: Own;
}

/** Fields of the state that are JSON texts there, and what they hold here. "" is null. */
export const jsonTexts = [
  'room',
  'applauded',
  'chains',
  'sources',
  'alarms',
  'starting',
  'finale',
  'cues',
  'result',
  'beside',
  'media',
  'tape',
] as const;

/** The state as programs get it: everything around the board, the board, and what only this viewer may know. */
interface StateNews
  extends Omit<Shell, (typeof jsonTexts)[number]>,
    Readonly<Record<(typeof jsonTexts)[number], unknown>> {
  readonly as: 'audience' | 'program' | 'host' | 'seat';
  /** -1 for none. */
  readonly seat: number;
  /** Milliseconds of the server's clock since 1970, as all times here. */
  readonly now: number;
  readonly board: View['board'];
  readonly own?: Own;
  readonly press?: Press;
}

type PressReply =
  | (MoveReply & { readonly ok: false })
  | { readonly ok: true; readonly did: string; readonly entry?: number };

/** Why nothing can be pressed. */
const notNow = {
  store: refused('store', phrase('standsStill')),
  seats: refused('lobby-not-full', phrase('lobbyNotFull')),
  judge: refused('not-now', phrase('pressJudge')),
  inputs: refused('not-now', phrase('pressInputs')),
  players: refused('not-now', phrase('pressPlayers')),
  over: refused('not-now', phrase('pressOver')),
} as const;

/** What the host's big button does now, or why it does nothing. */
interface Press {
  readonly does: string;
  readonly why: '' | keyof typeof notNow;
}

const pressOf = ({ legal }: Own, { paused, waiting, seats }: Shell, { act, state }: Frame): Press => {
  const not = (why: Press['why']) => ({ does: '', why });
  // A host who comes back ends a pause for their absence.
  if (paused !== '' && paused !== 'away') return paused === 'store' ? not('store') : { does: 'resume', why: '' };
  const next = hostStep(legal, waiting);
  if (legal.some(({ do: move }) => move === 'judge')) return not('judge');
  if (next === undefined) return not(waiting.length > 0 ? 'players' : 'over');
  if (next.inputs !== undefined) return not('inputs');
  if (act.isUntouched?.(state) === true) return not('players');
  return next.do === 'start' && seats.some(({ name }) => name === '') ? not('seats') : { does: next.do, why: '' };
};

/** Presses that are remembered by their ids. */
const mostPresses = 64;

export class HttpSeats {
  readonly streams: EventStreams;
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #shell: () => Shell;
  readonly #came: (viewer: 'host' | number) => Promise<void>;
  readonly #presses = new Latest<Promise<PressReply>>(mostPresses);

  constructor(
    context: ServerContext,
    live: LiveEpisode,
    shell: () => Shell,
    came: (viewer: 'host' | number) => Promise<void>,
  ) {
    this.#context = context;
    this.#live = live;
    this.#shell = shell;
    this.#came = came;
    this.streams = new EventStreams(live, viewer => this.#stateOf(viewer));
  }

  listen(...[stream, last]: Parameters<EventStreams['open']>): void {
    this.#hear(stream.viewer);
    this.streams.open(stream, last);
  }

  /** Called once a second. Whether anybody listens, which counts as being there. */
  tick(): boolean {
    for (const viewer of this.streams.viewers) this.#hear(viewer);
    return this.streams.tick();
  }

  /** Takes a seat if one is free. */
  async sit(admission: Admission): ReturnType<typeof newcomer> {
    const came = await newcomer(this.#live, admission);
    this.#hear(came.guest.seat);
    return came;
  }

  look(seat: number): SeatNews {
    this.#hear(seat);
    return { seat, shell: this.#shell(), own: this.#live.own(seat) };
  }

  state(viewer: Reader): StateNews {
    this.#hear(viewer);
    return this.#stateOf(viewer);
  }

  #stateOf(viewer: Reader): StateNews {
    const shell = this.#shell();
    const told = Object.fromEntries(jsonTexts.map(name => [name, shell[name] === '' ? null : JSON.parse(shell[name])]));
    const state = {
      as: typeof viewer === 'number' ? ('seat' as const) : viewer,
      seat: typeof viewer === 'number' ? viewer : -1,
      now: this.#context.now(),
      ...shell,
      ...(told as Record<(typeof jsonTexts)[number], unknown>),
      board: this.#live.episode.view('audience').board,
    };
    if (viewer === 'audience') return state;
    if (viewer === 'program')
      return { ...state, press: pressOf(this.#live.own('host'), shell, this.#live.episode.now) };
    const own = this.#live.own(viewer);
    return { ...state, own, ...(viewer === 'host' ? { press: pressOf(own, shell, this.#live.episode.now) } : {}) };
  }

  /** The same as the message `move` of a socket. */
  move(viewer: 'host' | number, message: unknown): Promise<MoveReply> {
    this.#hear(viewer);
    return makeMove(this.#context, this.#live, viewer, message);
  }

  /** What the desk's big button does. The same press, sent again with its id, has no second effect. */
  press({ id, at }: PressMessage): Promise<PressReply> {
    const pressed = (id === undefined ? undefined : this.#presses.get(id)) ?? this.#press(id, at);
    if (id === undefined) return pressed;
    this.#presses.set(id, pressed);
    // What was refused may be pressed again.
    void pressed.then(({ ok }) => ok || this.#presses.delete(id));
    return pressed;
  }

  async #press(id: string | undefined, at: number | undefined): Promise<PressReply> {
    await this.#came('host');
    const before = id === undefined ? undefined : this.#live.entryUnder('host', id);
    if (before !== undefined) return { ok: true, did: this.#live.episode.entries[before]?.do ?? '', entry: before };
    const { does, why } = pressOf(this.#live.own('host'), this.#shell(), this.#live.episode.now);
    if (why !== '') return notNow[why];
    if (does === 'resume') return (await this.#live.clock.resume()) ? { ok: true, did: does } : notNow.over;
    const reply = await this.#live.move('host', { id: id ?? null, do: does }, undefined, at);
    return reply.ok ? { ...reply, did: does } : reply;
  }

  /** The same as the message of that name of a socket. Returns whether the link was accepted. */
  async link(
    by: 'host' | number,
    type: 'pledge' | 'start-link',
    message: unknown,
    token = `seat ${by}`,
  ): Promise<boolean> {
    this.#hear(by);
    const read = soundly(linkMessage, message);
    if (read === undefined) return false;
    const { value } = read;
    if (type === 'pledge') return this.#live.fairness.pledge(by, value, token);
    return typeof by === 'number' && this.#live.starting.give(by, value);
  }

  #hear(viewer: Reader): void {
    if (viewer === 'host' || (typeof viewer === 'number' && viewer >= 0)) void this.#came(viewer);
  }
}
