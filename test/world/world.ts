/**
 * A whole world in one thread: server processes with everything they run on, and the people at their pages. It runs a plan to its
 * end, looks at every step whether all holds, and says what it found.
 */
import { openSqlite } from '../../server/store/sqlite.ts';
import { openVault } from '../../server/vault.ts';
import { audit } from '../faults/audit.ts';
import type { Cast } from '../faults/cast.ts';
import { Company } from '../faults/company.ts';
import { lookThrough } from './checks.ts';
import { Ground } from './ground.ts';
import { tell } from './people.ts';
import type { Plan } from './plan.ts';
import { Processes } from './processes.ts';
import { type Party, Storm } from './storm.ts';
import { Owner } from './timeline.ts';

export interface Outcome {
  readonly seed: string;
  /** What did not hold; undefined where everything did. */
  readonly found: string | undefined;
  /** Milliseconds of the world. */
  readonly lasted: number;
  readonly steps: number;
  readonly shows: number;
  readonly moves: number;
  readonly states: number;
  /** Everything that happened, in plain words. */
  readonly story: readonly string[];
}

/** Milliseconds of a world that it may take, after the storm, until everybody is back and plays on. */
const recovery = 25_000;

/** Milliseconds after which nothing of those who have left is kept: their places, and then their rooms (usualTiming). */
const leaving = 120_000;

/** Events in one millisecond of a world after which it turns in a circle. */
const circle = 200_000;

const isPage = ({ name }: Owner): boolean => name.startsWith('page');

class Found extends Error {}

export class World {
  readonly #plan: Plan;
  readonly #ground: Ground;
  readonly #processes: Processes;
  readonly #parties: Party[] = [];
  readonly #storm: Storm;
  readonly #story: string[] = [];
  #found: string | undefined;

  /** `template`: a folder with an empty store and its key. `shared`: a folder for what the world writes. */
  constructor(plan: Plan, template: string, shared: string) {
    this.#plan = plan;
    const tell = (what: string) => this.#tell(what);
    const fail = (what: string) => this.#fail(what);
    this.#ground = new Ground(plan.seed, template, shared, fail);
    this.#processes = new Processes(this.#ground, plan.kind, tell);
    this.#storm = new Storm(this.#ground, this.#processes, this.#parties, { tell, fail });
    lookThrough(this.#ground.checks);
    this.#ground.wires.spy = (bytes, _from, to) => {
      if (isPage(to)) this.#ground.checks.sent(bytes);
    };
  }

  async run(): Promise<Outcome> {
    try {
      await this.#live();
    } catch (error) {
      if (!(error instanceof Found)) this.#found ??= `the world broke: ${(error as Error).stack}`;
    } finally {
      this.#processes.end();
      this.#ground.end();
    }
    const casts = this.#casts;
    return {
      seed: this.#plan.seed,
      found: this.#found,
      lasted: this.#ground.timeline.now,
      steps: this.#ground.timeline.steps,
      shows: casts.length,
      moves: this.#ground.checks.promised,
      states: this.#ground.checks.seen,
      story: this.#story,
    };
  }

  /** An exception that nobody caught, of whoever runs now. */
  uncaught(error: unknown): void {
    const { current } = this.#ground.timeline;
    // The code of a dead process goes on to its next await, and nobody hears of it.
    if (!current.alive) return;
    this.#fail(`${current.name} did not catch: ${(error as Error).stack ?? String(error)}`);
  }

  async #live(): Promise<void> {
    const { parties, storm, length, kind } = this.#plan;
    if (kind === 'cluster') {
      this.#ground.redis.start();
      await this.#processes.front();
    }
    for (const process of this.#processes.all) this.#processes.start(process);
    for (const [i, request] of parties.entries()) this.#invite(i, [request]);
    for (const event of storm)
      this.#ground.timeline.after(event.at, () => this.#storm.strike(event), this.#ground.outside);
    await this.#until(() => this.#ground.timeline.now >= length);
    await this.#settle();
  }

  // The storm is over: everything heals, everybody comes back and plays on, and then the store is held against what they saw.
  async #settle(): Promise<void> {
    this.#tell('the storm is over');
    this.#processes.calm = true;
    this.#storm.end();
    const from = this.#ground.timeline.now;
    await this.#until(
      () => this.#processes.all.every(({ app }) => app !== undefined),
      () => `${this.#processes.all.filter(({ app }) => app === undefined).map(({ part }) => part)} did not come back`,
    );
    const here = () => this.#casts.every(cast => cast.all.every(visitor => visitor.here || visitor.gone));
    await this.#until(
      here,
      () => `somebody is not back ${Math.round(this.#ground.timeline.now - from)} ms after the storm`,
    );
    // After a pause, and after a long jump of the clock, a show waits for its host.
    this.#resume();
    // What a team votes is nobody's own move.
    const done = ({ members, promised, viewer }: Cast) =>
      members === undefined ? promised.length : (viewer.state?.entries ?? 0);
    const before = new Map(this.#casts.map(cast => [cast, done(cast)]));
    const goesOn = (cast: Cast) =>
      cast.over || cast.viewer.gone || cast.host === undefined || done(cast) > (before.get(cast) ?? 0);
    // Those that were opened since have hardly begun.
    const casts = [...before.keys()];
    await this.#until(
      () => casts.every(goesOn),
      () =>
        casts
          .filter(cast => !goesOn(cast))
          .map(standing)
          .join('; '),
    );
    let stopped = 0;
    for (const { owner, company } of this.#parties)
      this.#ground.timeline.after(0, () => void company.stop().then(() => stopped++), owner);
    await this.#until(
      () => stopped === this.#parties.length,
      () => 'somebody waits for an answer that does not come',
    );
    await this.#agree();
    await this.#audit();
    await this.#empty();
  }

  /** Hosts of shows that wait for them go on, again and again until all has come to rest. */
  #resume(): void {
    for (const { owner, company } of this.#parties)
      for (const cast of company.casts)
        if (cast.viewer.state?.paused === 'host') this.#ground.as(owner, () => void tell(cast, { do: 'resume' }));
    this.#ground.timeline.after(500, () => this.#resume(), this.#ground.outside);
  }

  /** When everybody has left, nothing of them is left in any process. */
  async #empty(): Promise<void> {
    for (const { owner: mine, company } of this.#parties) this.#ground.timeline.after(0, () => company.leave(), mine);
    let held: string | undefined;
    const ask = async () => {
      const rooms = await Promise.all(
        this.#processes.all.map(async ({ app }) => (await app?.context.metrics.rooms.get())?.values[0]?.value ?? 0),
      );
      const pages = this.#parties.map(({ owner: mine }) => this.#ground.wires.openOf(mine));
      held = [...rooms, ...pages].some(count => count > 0) ? `${rooms} rooms, and connections ${pages}` : '';
    };
    const from = this.#ground.timeline.now;
    await this.#until(() => this.#ground.timeline.now > from + leaving);
    this.#ground.timeline.after(0, () => void ask(), this.#ground.outside);
    await this.#until(() => held !== undefined);
    if (held !== undefined && held !== '') this.#fail(`everybody has left, and there are still ${held}`);
    this.#look();
  }

  /** Every page shows what the store has. */
  async #agree(): Promise<void> {
    const stored = (code: string) =>
      (
        this.#ground.committed.prepare('select entry_count as entries from episodes where code = ?').all([code])[0] as
          | { readonly entries: number }
          | undefined
      )?.entries;
    const differ = () =>
      this.#casts.flatMap(({ code, host, all, members }) =>
        // Robots play on.
        host === undefined
          ? []
          : [
              ...all.flatMap(({ state, gone, hello }) =>
                gone || state === undefined || state.entries === stored(code)
                  ? []
                  : [
                      `the page of ${hello?.role} ${hello?.seat} of ${code} shows ${state.entries} entries (${state.epoch}.${state.frame}), and the store has ${stored(code)}`,
                    ],
              ),
              ...(members?.heard ?? []).flatMap(entries =>
                entries === stored(code)
                  ? []
                  : [`a member of ${code} heard last of ${entries} entries, and the store has ${stored(code)}`],
              ),
            ],
      );
    await this.#until(
      () => differ().length === 0,
      () => differ().join('; '),
    );
  }

  async #audit(): Promise<void> {
    let faults: readonly string[] | undefined;
    const { folder } = this.#ground.disk;
    this.#ground.timeline.after(
      0,
      () => {
        void (async () => {
          const store = await openSqlite(folder);
          faults = (await audit(store, openVault(folder), this.#casts)).faults;
          await store.close();
        })().catch(error => {
          faults = [`the audit failed: ${(error as Error).stack}`];
        });
      },
      this.#ground.outside,
    );
    await this.#until(
      () => faults !== undefined,
      () => 'the audit does not end',
    );
    if (faults !== undefined && faults.length > 0) this.#fail(faults.slice(0, 5).join('; '));
    this.#look();
  }

  get #casts(): readonly Cast[] {
    return this.#parties.flatMap(({ company }) => company.casts);
  }

  /** Runs events until something holds. `late`: what to say where it does not hold in time. */
  async #until(holds: () => boolean, late?: () => string): Promise<void> {
    const from = this.#ground.timeline.now;
    let [lately, steps] = [from, 0];
    for (let n = 0; ; n++) {
      this.#look();
      // Asked now and then: asking is dearer than most events.
      if (n % 16 === 0 && holds()) return;
      if (late !== undefined && this.#ground.timeline.now - from > recovery) {
        this.#fail(late());
        this.#look();
      }
      if (!(await this.#ground.timeline.step())) this.#fail('nothing happens any more');
      if (this.#ground.timeline.now > lately + 1) [lately, steps] = [this.#ground.timeline.now, 0];
      else if (++steps > circle) this.#fail(`${this.#ground.timeline.current.name} turns in a circle`);
    }
  }

  #look(): void {
    if (this.#found !== undefined) throw new Found(this.#found);
  }

  #fail(what: string): void {
    this.#found ??= what;
  }

  #tell(what: string): void {
    if (this.#story.at(-1)?.slice(12).endsWith(what) === true) return;
    this.#story.push(`${(this.#ground.timeline.now / 1000).toFixed(3).padStart(8)} s  ${what}`);
  }

  #invite(i: number, requests: Plan['parties']): void {
    const mine = new Owner(`page${i}`);
    const company = new Company('http://site', i + 1);
    Object.defineProperty(company.casts, 'push', {
      value: (cast: Cast) => {
        this.#ground.checks.watch(cast);
        this.#ground.checks.keep(cast, this.#seedOf(cast.code));
        this.#tell(`party ${i} plays ${cast.show} ${cast.code}`);
        return Array.prototype.push.call(company.casts, cast);
      },
    });
    this.#parties.push({ owner: mine, company });
    this.#ground.timeline.after(0, () => company.start(requests), mine);
  }

  #seedOf(code: string): Uint8Array {
    const rows = this.#ground.committed.prepare('select seed from episodes where code = ?').all([code]);
    const [{ seed }] = rows as [{ readonly seed: string }];
    return openVault(this.#ground.disk.folder).open(seed, code);
  }
}

/** A show that does not go on, and what each of its people could do. */
const standing = ({ show, code, viewer, all }: Cast): string => {
  const { phase, paused, entries } = viewer.state ?? {};
  const people = all.map(({ hello, here, own }) => {
    const moves = own?.legal.map(({ do: move }) => move).join('/') ?? '';
    return `${hello?.role}${hello?.seat ?? ''} ${here ? 'here' : 'away'} at ${own?.entries}: ${moves}`;
  });
  return `${show} ${code} stands still in ${phase} (${paused}) after ${entries} entries: ${people.join(', ')}`;
};
