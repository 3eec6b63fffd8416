/** The episodes in memory, and how others get there. */
import { matchMaker } from 'colyseus';
import { closeCode, roomName } from '../../shared/engine/protocol.ts';
import type { TapeReply } from '../../shared/engine/tape.ts';
import { LeavingRooms } from '../colyseus/sockets.ts';
import type { ServerContext } from '../context.ts';
import type { Admission } from '../peers/admission.ts';
import { StoreFailure } from '../store/failures.ts';
import type { Audience } from './audience.ts';
import type { HostRequests } from './host-requests.ts';
import type { HttpSeats } from './http-seats.ts';
import type { LazyCrowd } from './lazy-crowd.ts';
import { LeaseRenewal } from './lease-renewal.ts';
import { LiveEpisode } from './live-episode.ts';
import type { PrivateWords } from './private-words.ts';
import { RobotTime } from './robot-time.ts';
import { Sweeper } from './sweep.ts';
import type { Tape } from './tape.ts';
import type { TapeUse } from './tape-use.ts';

/** A room as the rest of the server knows it. */
export interface OpenRoom {
  readonly httpSeats: HttpSeats;
  readonly requests: HostRequests;
  readonly words: PrivateWords;
  readonly live: LiveEpisode;
  readonly tape: Tape;
  readonly tapeUse: TapeUse;
  readonly clientCount: number;
  /** A person, or a program, is at a desk. */
  readonly hosted: boolean;
  /** Who plays a seat by socket. */
  readonly audience: Pick<Audience, 'seats'>;
  /** Somebody asked about the show: its robots play on for a while. */
  looked(): void;
  /** Called ten times a second. */
  tick(): void;
  /** Removes the room from memory. Clients are told why. */
  retire(code: number): void;
  readonly crowd: Pick<LazyCrowd, 'play' | 'hear' | 'facts'>;
}

/** Whether an episode is in memory now; `elsewhere`: another live process plays it. */
type Found = 'here' | 'none' | 'elsewhere';

/** Milliseconds. Short clocks must fire within 200 ms of their time. */
const tickEvery = 100;
/** Milliseconds between two looks for deadlines of episodes that are not in memory. */
const lookEvery = 1000;
const sweepEvery = 60_000;
const batchSize = 200;
/** Milliseconds until a failed restore is tried again; less if only the store did not answer. */
const failedFor = { mistake: 60_000, store: 2000 };

export class Rooms {
  readonly #context: ServerContext;
  readonly #open = new Map<string, OpenRoom>();
  readonly #opening = new Map<string, Promise<Found>>();
  readonly leaving = new LeavingRooms();
  /** Restored episodes whose rooms are being created. */
  readonly #arriving = new Map<string, LiveEpisode>();
  readonly #pulse: LeaseRenewal;
  readonly robotTime: RobotTime;
  readonly #sweeping: Sweeper;
  /** When failed restores may be tried again, by the monotonic clock. */
  readonly #failed = new Map<string, number>();
  #timers: readonly NodeJS.Timeout[] = [];
  /** When the clocks were last checked, by the monotonic clock. */
  #ticked = 0;
  #looking: Promise<void> | undefined;
  #draining = false;

  constructor(context: ServerContext) {
    this.#context = context;
    this.robotTime = new RobotTime(context.steady);
    this.#sweeping = new Sweeper(context);
    this.#pulse = new LeaseRenewal(context, {
      // Other processes find this one by its lease.
      busy: () => this.#open.size > 0 || this.#opening.size > 0 || context.place().id !== '',
      missed: async () => {
        const own = new Set(await context.store.playedBy(context.owner));
        for (const { live } of this.#open.values()) if (!own.has(live.code)) live.log.taken();
      },
      renewed: (alive, since) => {
        for (const { live } of this.#open.values()) {
          if (alive) void live.log.recover();
          else live.log.halt(since);
        }
      },
    });
  }

  get(code: string): OpenRoom | undefined {
    return this.#open.get(code);
  }

  all(): readonly OpenRoom[] {
    return [...this.#open.values()];
  }

  /**
   * Lets somebody into the room of an episode that is in memory: a reservation for one socket, or where its tape is for whoever
   * watches that. Rejects with Colyseus's error if the room is closing.
   */
  async reserve(code: string, admission: Admission): Promise<matchMaker.ISeatReservation | TapeReply> {
    const news = admission.tape === true ? this.get(code)?.tapeUse.news : undefined;
    if (news !== undefined) return { tape: news.at };
    return matchMaker.reserveSeatFor(await matchMaker.getRoomById(code), {}, admission);
  }

  /** Brings an episode into memory. */
  ensure(code: string): Promise<Found> {
    if (this.#draining) return Promise.resolve('elsewhere');
    if (this.#open.has(code) && !this.#pulse.late) return Promise.resolve('here');
    const before = this.#opening.get(code);
    if (before !== undefined) return before;
    const opening = this.#load(code).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    return opening;
  }

  /** What is played here may be taken by any process that reaches the store, and this one does not. */
  get cutOff(): boolean {
    return this.#pulse.cutOff && this.#open.size > 0;
  }

  /** Gives up what is played here: pages go to another process, which takes it. */
  giveUp(): void {
    for (const { live } of this.#open.values()) live.log.taken();
  }

  /** fairness.md 8: publishes an episode, whether it is in memory or not. `breakOff`: even before its end. */
  async close(code: string, breakOff = false): Promise<void> {
    const room = this.get(code);
    // If another process plays it, that process notices with its next write.
    if (room === undefined) await this.#context.store.publish(code, this.#context.now());
    else await room.live.close(breakOff);
  }

  /** The people of a show play on in another one: every page of the first goes there. */
  async playOn(code: string, next: string): Promise<void> {
    const room = this.get(code);
    if (room === undefined) await this.#context.store.setNext(code, next);
    else await room.live.continueIn(next);
    await this.#context.store.screensFollow(code, next);
  }

  /** Starts a show that needs no host for it. */
  async start(code: string): Promise<void> {
    if ((await this.ensure(code)) === 'here') await this.get(code)?.live.move('host', { id: null, do: 'start' });
  }

  opened(code: string, room: OpenRoom): void {
    this.#open.set(code, room);
    this.#context.metrics.rooms.set(this.#open.size);
  }

  closed(code: string, room: OpenRoom): void {
    if (this.#open.get(code) === room) this.#open.delete(code);
    this.#context.metrics.rooms.set(this.#open.size);
  }

  /** From now on clocks run, also those of episodes from before a restart. */
  async run(): Promise<void> {
    await this.#pulse.start();
    await this.#sweep();
    await this.#lookOnce();
    this.#ticked = this.#context.steady();
    this.#timers = [
      setInterval(() => this.#tick(), tickEvery),
      setInterval(() => void this.#lookOnce(), lookEvery),
      setInterval(() => void this.#sweep(), sweepEvery),
    ];
  }

  /** From now on no episode is brought into memory. */
  async stop(): Promise<void> {
    this.#draining = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#pulse.stop();
    await this.#looking;
  }

  /** The episode that a new room plays. */
  arriving(code: string): LiveEpisode {
    const live = this.#arriving.get(code);
    if (live === undefined) throw new Error(`no room was requested for ${code}`);
    return live;
  }

  async #load(code: string): Promise<Found> {
    if (this.#open.has(code)) {
      // While the store is away, nobody else can have taken it.
      await this.#pulse.renew().catch(() => undefined);
      if (this.#open.has(code)) return 'here';
    }
    await this.leaving.gone(code);
    await this.#pulse.clockAligned();
    // Other processes would take the episode from a process without a lease.
    if (this.#open.size === 0) await this.#pulse.renew();
    const open = () => LiveEpisode.open(this.#context, code, this.#pulse.sparing);
    let live = await open();
    if (live === 'elsewhere' && (await this.#pulse.takeFromDead())) live = await open();
    if (live === 'none' || live === 'elsewhere') return live;
    this.#arriving.set(code, live);
    try {
      await matchMaker.createRoom(roomName, { code });
    } finally {
      this.#arriving.delete(code);
    }
    return 'here';
  }

  #tick(): void {
    const { metrics, steady } = this.#context;
    const now = steady();
    metrics.loopLag.observe(Math.max(0, now - this.#ticked - tickEvery) / 1000);
    this.#ticked = now;
    for (const room of this.#open.values()) {
      try {
        room.tick();
      } catch (error) {
        this.#context.log.error({ episode: room.live.code, err: error }, 'the tick of a room failed');
      }
    }
  }

  #lookOnce(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Restores episodes whose clocks have ended and that nobody plays. */
  async #look(): Promise<void> {
    const { store, owner, steady } = this.#context;
    try {
      await this.#pulse.clockAligned();
      if (this.#pulse.sparing) return;
      const now = steady();
      for (const [code, until] of this.#failed) if (now >= until) this.#failed.delete(code);
      const due = await store.due(this.#context.now(), batchSize + this.#failed.size, owner);
      for (const code of due) {
        if (this.#draining) return;
        if (!this.#open.has(code) && !this.#failed.has(code)) await this.#revive(code);
      }
    } catch (error) {
      this.#context.log.warn({ err: error }, 'deadlines could not be read from the store; trying again soon');
    }
  }

  async #revive(code: string): Promise<void> {
    try {
      await this.ensure(code);
    } catch (error) {
      this.#context.log.error({ episode: code, err: error }, 'an episode could not be restored; trying again later');
      const wait = error instanceof StoreFailure ? failedFor.store : failedFor.mistake;
      this.#failed.set(code, this.#context.steady() + wait);
    }
  }

  async #sweep(): Promise<void> {
    try {
      for (const code of await this.#sweeping.sweep()) this.#open.get(code)?.retire(closeCode.deleted);
    } catch (error) {
      this.#context.log.warn({ err: error }, 'old episodes could not be swept; trying again in a minute');
    }
  }
}
