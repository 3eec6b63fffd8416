/** What a room tells everybody after the end: who is named, and when the next show with the same players begins. */
import { type Award, type Finale, posterAt, untilNext } from '../../shared/engine/finale.ts';
import { canonical } from '../../shared/engine/json.ts';
import { fillsScreen } from '../../shared/engine/moments.ts';
import { writeRecord } from '../../shared/engine/record.ts';
import { byTheDay } from '../../shared/engine/settings.ts';
import { hasEntrants, isActAlone, scoreUnitOf } from '../../shared/shows/index.ts';
import { BackgroundWorker } from '../background-worker.ts';
import type { ServerContext } from '../context.ts';
import { Busy } from '../fair-queue.ts';
import { StoreFailure } from '../store/failures.ts';
import { houseHosts } from '../store/stored.ts';
import type { Audience } from './audience.ts';
import type { EpisodeLog } from './episode-log.ts';
import { fallenRecords } from './fallen-records.ts';
import type { LazyCrowd } from './lazy-crowd.ts';
import type { LiveEpisode } from './live-episode.ts';

const reader = new BackgroundWorker<typeof import('./awards.ts')>(new URL('./awards.ts', import.meta.url), 'awards');

/** An end that is further back than this was seen by nobody who comes now, milliseconds. */
const justNow = 30_000;

/** A next show that nobody opened by this time does not come, milliseconds. */
const patience = 15_000;

/** So many are named with what they have under the picture of a win. */
const fewPlayers = 5;

/** Somebody played by hand among this many entries: phones that were left alone do not go from show to show. */
const recent = 40;

/** A last picture names a single player with everything, and a few players with their points. */
export const toldByPicture = (show: string, seats: number): Pick<Finale, 'told'> =>
  seats === 1 || (scoreUnitOf(show) !== 'money' && seats <= fewPlayers) ? { told: true } : {};

export class Ending {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #audience: Audience;
  readonly #crowd: LazyCrowd;
  readonly #changed: () => void;
  /** Entries of the show when it ended; -1 while it runs. */
  #entries = -1;
  #finale: Finale | undefined;
  #nextAt = 0;

  /** `changed`: pages have something new to show. */
  constructor(context: ServerContext, live: LiveEpisode, audience: Audience, crowd: LazyCrowd, changed: () => void) {
    this.#context = context;
    this.#live = live;
    this.#audience = audience;
    this.#crowd = crowd;
    this.#changed = changed;
  }

  /** JSON text of `Finale`, "" before the end and until it is known. */
  get finale(): string {
    return this.#finale === undefined ? '' : JSON.stringify(this.#finale);
  }

  get nextAt(): number {
    return this.#nextAt;
  }

  /** Called when the room opens and after every entry: the show may have ended, or its end may have been taken back. */
  async look(): Promise<void> {
    const { over, episode, state, staging } = this.#live;
    const entries = over ? episode.entries.length : -1;
    if (entries === this.#entries) return;
    this.#entries = entries;
    this.#finale = undefined;
    this.#nextAt = 0;
    if (!over) {
      this.#changed();
      return;
    }
    const now = this.#context.now();
    const ended = state.over || now;
    const isNews = now - ended < justNow;
    const begins = isNews ? now + staging.actedFor : 0;
    const awards = isNews ? (await Promise.all([this.#records(), this.#awards()])).flat() : [];
    const room = isNews ? ((await this.#crowd.opened?.facts())?.table ?? []) : [];
    if (entries !== this.#entries) return;
    // A show that is cut short, or ends with nothing, has no picture of a win.
    const pictured = staging.frame.time?.tones?.some(fillsScreen) === true;
    const told = pictured ? toldByPicture(this.#live.facts.show, state.chairs.length) : {};
    this.#finale = { over: ended, begins: isNews ? Math.max(begins, this.#context.now()) : 0, awards, room, ...told };
    if (isNews && this.#mayGoOn()) {
      const seen = this.#audience.screens + this.#audience.spectators > 0;
      this.#nextAt = (seen ? posterAt(this.#finale) : this.#finale.begins) + untilNext;
    }
    this.#changed();
  }

  /** The host lets the same players go on, or stops the countdown. False where nothing follows. */
  goOn(on: boolean): boolean {
    if (on && (this.#finale === undefined || !this.#mayGoOn())) return false;
    this.#nextAt = on ? this.#context.now() + untilNext : 0;
    this.#changed();
    return true;
  }

  /** Ends the ceremony on every page. What is left of the countdown begins with the poster. */
  skip(): void {
    const now = this.#context.now();
    if (this.#finale === undefined || posterAt(this.#finale) <= now) return;
    this.#finale = { ...this.#finale, begins: 0 };
    if (this.#nextAt > 0) this.#nextAt = now + untilNext;
    this.#changed();
  }

  /** Called once a second and after every change. Whoever opens the next show may have gone, or have opened it. */
  tick(): void {
    if (this.#nextAt === 0) return;
    if (this.#mayGoOn() && this.#context.now() < this.#nextAt + patience) return;
    this.#nextAt = 0;
    this.#changed();
  }

  /** Whether somebody is there to open the next show, and somebody to play it. */
  #mayGoOn(): boolean {
    const { facts, state, over, closed } = this.#live;
    const { chairs, settings, next } = state;
    const alone = facts.demo || facts.robots === 'all' || isActAlone(facts.show) || hasEntrants(facts.show);
    if (!over || closed || next !== '' || alone || facts.season !== undefined || settings.clock >= byTheDay)
      return false;
    if (!chairs.some(({ robot }, seat) => !robot && this.#audience.connected(seat))) return false;
    return houseHosts(facts.robots) ? this.#isPlayed() : this.#audience.hosts.size > 0;
  }

  #isPlayed(): boolean {
    const { episode, state } = this.#live;
    return episode.entries.slice(-recent).some(({ by }) => typeof by === 'number' && state.chairs[by]?.robot !== true);
  }

  #records(): Promise<readonly Award[]> {
    return this.#orNone('records', () => fallenRecords(this.#context, this.#live.log));
  }

  #awards(): Promise<readonly Award[]> {
    const { code, episode } = this.#live;
    return this.#orNone('awards', () => reader.ask('awardsOf', writeRecord(episode, { code })));
  }

  /** The show ends without what cannot be found. */
  async #orNone(where: string, find: () => Promise<readonly Award[]>): Promise<readonly Award[]> {
    try {
      return await find();
    } catch (error) {
      this.#context.metrics.failures.inc({ where });
      this.#context.log.error({ episode: this.#live.code, err: error }, `the ${where} of a show could not be found`);
      return [];
    }
  }
}

/** Compares a show that has ended with what a worker makes of its stored entries. Counts and logs a difference. */
export const checkReplay = async (context: ServerContext, log: EpisodeLog): Promise<void> => {
  const { state, episode, seed, code } = log;
  const { pack: _pack, ...facts } = log.facts;
  const entries = episode.entries.length;
  const replayed = await context.compute('view', { facts, state, entries, seed }, null).catch(error => {
    // Too much is asked for, or the store does not answer now. The next start replays the record anyway.
    if (error instanceof Busy || error instanceof StoreFailure) return undefined;
    throw error;
  });
  // Played on since, or deleted.
  if (replayed === undefined || log.episode !== episode || episode.entries.length !== entries) return;
  if (replayed === canonical(episode.view('host'))) return;
  context.metrics.mismatches.inc();
  context.log.error({ episode: code, entries }, 'the replay of a record has another result');
};
