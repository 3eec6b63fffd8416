/**
 * A whole world in one thread: server processes with everything they run on, and the people at their pages. It runs a plan to its
 * end, looks at every step whether all holds, and says what it found.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { type Logger, pino } from 'pino';
import type { App } from '../../server/app.ts';
import { databaseFile, openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { openVault } from '../../server/vault.ts';
import { audit } from '../faults/audit.ts';
import type { Cast } from '../faults/cast.ts';
import { Company } from '../faults/company.ts';
import { Checks, lookThrough } from './checks.ts';
import { DatabaseServer, dialectOn } from './database.ts';
import { Disk } from './disk.ts';
import { enter } from './globals.ts';
import { Chances } from './luck.ts';
import { beginLife, endLife, moduleOf } from './modules.ts';
import { Wires } from './network.ts';
import { pressBoth, pressTwice, secondTab } from './people.ts';
import { type Part, type Plan, partsOf, type StormEvent, told } from './plan.ts';
import { RedisServer } from './redis.ts';
import { workersOf } from './threads.ts';
import { type Owner, Timeline } from './timeline.ts';

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

const owner = (name: string): Owner => ({ name, alive: true, stopped: false, ahead: 0, rate: 1 });

const isPage = ({ name }: Owner): boolean => name.startsWith('page');

let lives = 0;

interface Process {
  readonly part: Part;
  owner: Owner;
  life: string;
  app: App | undefined;
  /** It will be started again. */
  coming: boolean;
}

interface Party {
  readonly owner: Owner;
  readonly company: Company;
}

class Found extends Error {}

export class World {
  readonly #plan: Plan;
  readonly #outside = owner('world');
  readonly #timeline = new Timeline(this.#outside);
  readonly #chances: Chances;
  readonly #wires: Wires;
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #database: DatabaseServer;
  readonly #redis: RedisServer;
  readonly #checks: Checks;
  readonly #processes: readonly Process[];
  readonly #parties: Party[] = [];
  readonly #story: string[] = [];
  readonly #undo = new Set<() => void>();
  readonly #log: Logger;
  #committed: { readonly folder: string; readonly database: Database } | undefined;
  #found: string | undefined;
  #calm = false;

  /** `template`: a folder with an empty store and its key. */
  constructor(plan: Plan, template: string, shared: string) {
    this.#plan = plan;
    this.#chances = new Chances(plan.seed);
    this.#wires = new Wires(this.#timeline, this.#chances);
    enter({ timeline: this.#timeline, chances: this.#chances, wires: this.#wires });
    this.#folder = mkdtempSync(join(shared, 'world-'));
    const databaseOwner = owner('database');
    this.#checks = new Checks(
      what => this.#fail(what),
      () => this.#reader(),
      writer => (writer === databaseOwner ? this.#database.by : writer),
    );
    this.#disk = new Disk(this.#folder, template, this.#chances.of('disk'), this.#checks);
    this.#database = new DatabaseServer(databaseOwner, this.#disk, this.#wires, this.#timeline);
    const redisOwner = owner('redis');
    this.#redis = new RedisServer(redisOwner, this.#wires);
    for (const one of [databaseOwner, redisOwner]) this.#wires.hosts.set(one.name, one);
    this.#processes = partsOf(plan.kind).map(part => ({
      part,
      owner: owner(part),
      life: '',
      app: undefined,
      coming: false,
    }));
    this.#log = pino({ level: 'warn' }, { write: line => this.#tell(logged(line)) });
    lookThrough(this.#checks);
    this.#wires.spy = (bytes, _from, to) => {
      if (isPage(to)) this.#checks.sent(bytes);
    };
  }

  async run(): Promise<Outcome> {
    try {
      await this.#live();
    } catch (error) {
      if (!(error instanceof Found)) this.#found ??= `the world broke: ${(error as Error).stack}`;
    } finally {
      this.#end();
    }
    const casts = this.#casts;
    return {
      seed: this.#plan.seed,
      found: this.#found,
      lasted: this.#timeline.now,
      steps: this.#timeline.steps,
      shows: casts.length,
      moves: this.#checks.promised,
      states: this.#checks.seen,
      story: this.#story,
    };
  }

  /** An exception that nobody caught, of whoever runs now. */
  uncaught(error: unknown): void {
    const { current } = this.#timeline;
    // The code of a dead process goes on to its next await, and nobody hears of it.
    if (!current.alive) return;
    this.#fail(`${current.name} did not catch: ${(error as Error).stack ?? String(error)}`);
  }

  async #live(): Promise<void> {
    const { parties, storm, length, kind } = this.#plan;
    if (kind === 'cluster') {
      this.#redis.start();
      await this.#front();
    }
    for (const process of this.#processes) this.#start(process);
    for (const [i, request] of parties.entries()) this.#invite(i, [request]);
    for (const event of storm) this.#timeline.after(event.at, () => this.#strike(event), this.#outside);
    await this.#until(() => this.#timeline.now >= length);
    await this.#settle();
  }

  // The storm is over: everything heals, everybody comes back and plays on, and then the store is held against what they saw.
  async #settle(): Promise<void> {
    this.#tell('the storm is over');
    this.#calm = true;
    for (const undo of [...this.#undo]) undo();
    const from = this.#timeline.now;
    await this.#until(
      () => this.#processes.every(({ app }) => app !== undefined),
      () => `${this.#processes.filter(({ app }) => app === undefined).map(({ part }) => part)} did not come back`,
    );
    const here = () => this.#casts.every(cast => cast.all.every(visitor => visitor.here || visitor.gone));
    await this.#until(here, () => `somebody is not back ${Math.round(this.#timeline.now - from)} ms after the storm`);
    const before = new Map(this.#casts.map(cast => [cast, cast.promised.length]));
    const goesOn = (cast: Cast) =>
      cast.over || cast.viewer.gone || cast.host === undefined || cast.promised.length > (before.get(cast) ?? 0);
    await this.#until(
      () => this.#casts.every(goesOn),
      () =>
        this.#casts
          .filter(cast => !goesOn(cast))
          .map(standing)
          .join('; '),
    );
    let stopped = 0;
    for (const { owner, company } of this.#parties)
      this.#timeline.after(0, () => void company.stop().then(() => stopped++), owner);
    await this.#until(
      () => stopped === this.#parties.length,
      () => 'somebody waits for an answer that does not come',
    );
    await this.#agree();
    await this.#audit();
    await this.#empty();
  }

  /** When everybody has left, nothing of them is left in any process. */
  async #empty(): Promise<void> {
    for (const { owner: mine, company } of this.#parties) this.#timeline.after(0, () => company.leave(), mine);
    let held = '';
    const ask = async () => {
      const rooms = await Promise.all(
        this.#processes.map(async ({ app }) => (await app?.context.metrics.rooms.get())?.values[0]?.value ?? 0),
      );
      const pages = this.#parties.map(({ owner: mine }) => this.#wires.openOf(mine));
      held = [...rooms, ...pages].some(count => count > 0) ? `${rooms} rooms, and connections ${pages}` : '';
    };
    const from = this.#timeline.now;
    await this.#until(() => this.#timeline.now > from + leaving);
    this.#timeline.after(0, () => void ask(), this.#outside);
    await this.#until(() => this.#timeline.now > from + leaving + 10);
    if (held !== '') this.#fail(`everybody has left, and there are still ${held}`);
    this.#look();
  }

  /** Every page shows what the store has. */
  async #agree(): Promise<void> {
    const stored = (code: string) =>
      (
        this.#reader().prepare('select entry_count as entries from episodes where code = ?').all([code])[0] as
          | { readonly entries: number }
          | undefined
      )?.entries;
    const differ = () =>
      this.#casts.flatMap(({ code, host, all }) =>
        // Robots play on.
        host === undefined
          ? []
          : all.flatMap(({ state, gone }) =>
              gone || state === undefined || state.entries === stored(code)
                ? []
                : [`a page of ${code} shows ${state.entries} entries, and the store has ${stored(code)}`],
            ),
      );
    await this.#until(
      () => differ().length === 0,
      () => differ().join('; '),
    );
  }

  async #audit(): Promise<void> {
    const reading: { store?: Store } = {};
    let faults: readonly string[] | undefined;
    const { folder } = this.#disk;
    this.#timeline.after(
      0,
      () => {
        void (async () => {
          reading.store = await openSqlite(folder);
          faults = (await audit(reading.store, openVault(folder), this.#casts)).faults;
          await reading.store.close();
        })().catch(error => {
          faults = [`the audit failed: ${(error as Error).stack}`];
        });
      },
      this.#outside,
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
    const from = this.#timeline.now;
    let [lately, steps] = [from, 0];
    for (let n = 0; ; n++) {
      this.#look();
      // Asked now and then: asking is dearer than most events.
      if (n % 16 === 0 && holds()) return;
      if (late !== undefined && this.#timeline.now - from > recovery) {
        this.#fail(late());
        this.#look();
      }
      if (!(await this.#timeline.step())) this.#fail('nothing happens any more');
      if (this.#timeline.now > lately + 1) [lately, steps] = [this.#timeline.now, 0];
      else if (++steps > circle) this.#fail(`${this.#timeline.current.name} turns in a circle`);
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
    this.#story.push(`${(this.#timeline.now / 1000).toFixed(3).padStart(8)} s  ${what}`);
  }

  #invite(i: number, requests: ConstructorParameters<typeof Company> extends unknown ? Plan['parties'] : never): void {
    const mine = owner(`page${i}`);
    const company = new Company('http://site', i + 1);
    Object.defineProperty(company.casts, 'push', {
      value: (cast: Cast) => {
        this.#checks.watch(cast);
        this.#checks.keep(cast.code, this.#seedOf(cast.code));
        this.#tell(`party ${i} plays ${cast.show} ${cast.code}`);
        return Array.prototype.push.call(company.casts, cast);
      },
    });
    this.#parties.push({ owner: mine, company });
    this.#timeline.after(0, () => company.start(requests), mine);
  }

  #seedOf(code: string): Uint8Array {
    const rows = this.#reader().prepare('select seed from episodes where code = ?').all([code]);
    const [{ seed }] = rows as [{ readonly seed: string }];
    return openVault(this.#disk.folder).open(seed, code);
  }

  async #front(): Promise<void> {
    const front = owner('site');
    this.#wires.hosts.set('site', front);
    const { Front } = await moduleOf<typeof import('../../tools/cluster/front.ts')>(
      'tools/cluster/front.ts',
      this.#newLife(front),
    );
    this.#timeline.after(
      0,
      () => void new Front(this.#processes.map(({ part }) => `http://${part}:80`)).listen(80, 'site'),
      front,
    );
  }

  #newLife(of: Owner): string {
    const name = `l${++lives}`;
    const disk = this.#disk;
    beginLife(name, {
      Worker: workersOf(name, this.#timeline, this.#chances),
      Database: function WorldDatabase(file: string, options?: object) {
        return disk.open(file, options, of);
      },
    });
    return name;
  }

  #start(process: Process): void {
    const { ahead, rate } = process.owner;
    process.owner = { ...owner(process.part), ahead, rate };
    process.coming = false;
    const mine = process.owner;
    this.#wires.hosts.set(process.part, mine);
    if (this.#plan.kind === 'alone') this.#wires.hosts.set('site', mine);
    process.life = this.#newLife(mine);
    this.#timeline.after(
      0,
      () =>
        void this.#open(process)
          .then(app => {
            if (!mine.alive) return;
            process.app = app;
            this.#tell(`${process.part} is on the air`);
          })
          .catch(error => {
            if (!mine.alive) return;
            this.#tell(`${process.part} could not start: ${(error as Error).message}`);
            // As whoever watches over a process does.
            this.#stop(process, false, 1000);
          }),
      mine,
    );
  }

  async #open(process: Process): Promise<App> {
    const { life, part } = process;
    const load = <T>(path: string) => this.#timeline.outside(moduleOf<T>(path, life));
    const { createApp } = await load<typeof import('../../server/app.ts')>('server/app.ts');
    const vault = (await load<typeof import('../../server/vault.ts')>('server/vault.ts')).openVault(this.#disk.folder);
    const alone = this.#plan.kind === 'alone';
    const store = alone ? await this.#ownStore(life) : await this.#sharedStore(process);
    return createApp({
      store,
      vault,
      log: this.#log,
      port: 80,
      host: alone ? 'site' : part,
      siteAddress: 'http://site',
      proxies: '10.0.0.0/8',
      chatAddress: '',
      dist: '/nowhere',
      limits: { create: 1e6, createDaily: 1e6, robots: 1e6, join: 1e6, miss: 1e6, ask: 1e6, probe: 1e6 },
      ...(alone ? {} : { redis: 'redis://redis:6379' }),
    });
  }

  async #ownStore(life: string): Promise<Store> {
    const { openSqlite } = await moduleOf<typeof import('../../server/store/sqlite.ts')>(
      'server/store/sqlite.ts',
      life,
    );
    return openSqlite(this.#disk.folder);
  }

  async #sharedStore({ life, owner: mine }: Process): Promise<Store> {
    const [{ sqlStore }, { postgresTrouble }] = await Promise.all([
      moduleOf<typeof import('../../server/store/store.ts')>('server/store/store.ts', life),
      moduleOf<typeof import('../../server/store/postgres.ts')>('server/store/postgres.ts', life),
    ]);
    return sqlStore(new Kysely({ dialect: dialectOn(this.#database, mine) }), {
      clock: sql<number>`world_now()`,
      troubleOf: postgresTrouble,
    });
  }

  /** The process is gone at once. `back`: milliseconds until it is started again. */
  #stop(process: Process, silent: boolean, back: number): void {
    const { owner: mine } = process;
    if (!mine.alive) return;
    mine.alive = false;
    process.app = undefined;
    process.coming = true;
    endLife(process.life);
    this.#wires.gone(mine, silent);
    if (this.#plan.kind === 'alone') this.#disk.die();
    else if (!silent) this.#database.left(mine);
    this.#timeline.after(this.#calm ? Math.min(back, 1000) : back, () => this.#start(process), this.#outside);
  }

  #strike(event: StormEvent): void {
    this.#tell(told(event));
    const lasting = (undo: () => void) => {
      const once = () => {
        if (this.#undo.delete(once)) undo();
      };
      this.#undo.add(once);
      this.#timeline.after(event.lasts, once, this.#outside);
    };
    const process = 'part' in event ? this.#processes.find(({ part }) => part === event.part) : undefined;
    if (process !== undefined && !process.owner.alive) return;
    switch (event.do) {
      case 'kill':
        if (process !== undefined) this.#stop(process, event.silent, event.lasts);
        return;
      case 'crash':
        if (process !== undefined) {
          const die = () => {
            this.#tell(`${event.part} dies in a commit`);
            this.#stop(process, false, event.lasts);
          };
          this.#disk.crash = { how: event.how, die };
        }
        return;
      case 'restart': {
        const app = process?.app;
        if (process === undefined || app === undefined) return;
        const { owner: mine } = process;
        this.#timeline.after(
          0,
          () => void app.close().finally(() => mine.alive && this.#stop(process, false, event.lasts)),
          mine,
        );
        return;
      }
      case 'suspend': {
        const mine = process?.owner as Owner;
        mine.stopped = true;
        lasting(() => this.#timeline.resume(mine));
        return;
      }
      case 'clock':
        if (process !== undefined) process.owner.ahead += event.by;
        return;
      case 'drift': {
        const mine = process?.owner as Owner;
        mine.rate = event.rate;
        lasting(() => {
          mine.rate = 1;
        });
        return;
      }
      case 'cut':
      case 'slow': {
        const links = this.#links(event.from, event.to, event.do === 'slow' || event.both);
        for (const [from, to] of links)
          if (event.do === 'cut') this.#wires.cut(from, to);
          else this.#wires.slow(from, to, event.by);
        lasting(() => {
          for (const [from, to] of links)
            if (event.do === 'cut') this.#wires.heal(from, to);
            else this.#wires.slow(from, to, 0);
        });
        return;
      }
      case 'disk-full':
        this.#disk.full = true;
        lasting(() => {
          this.#disk.full = false;
        });
        return;
      case 'disk-broken':
        this.#disk.broken = true;
        lasting(() => {
          this.#disk.broken = false;
        });
        return;
      case 'disk-slow': {
        const mine = this.#processes[0]?.owner as Owner;
        mine.stopped = true;
        lasting(() => this.#timeline.resume(mine));
        return;
      }
      case 'database-away':
        this.#database.stop();
        lasting(() => this.#database.start());
        return;
      case 'redis-away':
        this.#redis.stop();
        lasting(() => this.#redis.start());
        return;
      default:
        this.#disturb(event, lasting);
    }
  }

  #disturb(event: Extract<StormEvent, { readonly party: number }>, lasting: (undo: () => void) => void): void {
    const party = this.#parties[event.party];
    const cast = party?.company.casts.at(-1);
    if (party === undefined || cast === undefined) return;
    const { owner: mine } = party;
    const as = (who: Owner, run: () => void) => this.#timeline.after(0, run, who);
    switch (event.do) {
      case 'drop':
        as(mine, () => this.#wires.drop(mine));
        return;
      case 'sleep':
        mine.stopped = true;
        lasting(() => this.#timeline.resume(mine));
        return;
      case 'twice':
        as(
          mine,
          () => void pressTwice(cast, this.#chances.of('twice')).then(fault => fault !== '' && this.#fail(fault)),
        );
        return;
      case 'both-at-once':
        as(mine, () => void pressBoth(cast, this.#chances.of('both')));
        return;
      case 'second-tab': {
        const other = owner(mine.name);
        as(other, () => {
          const close = secondTab('http://site', cast, this.#chances.of('tab'));
          if (close !== undefined) lasting(() => void as(other, close));
        });
      }
    }
  }

  #links(from: Part, to: Part, both: boolean): readonly (readonly [Owner, Owner])[] {
    const ends = (part: Part): readonly Owner[] =>
      part === 'pages'
        ? this.#parties.map(({ owner }) => owner)
        : [this.#wires.hosts.get(part)].flatMap(one => one ?? []);
    return ends(from).flatMap(a =>
      ends(to).flatMap(b =>
        both
          ? ([
              [a, b],
              [b, a],
            ] as const)
          : ([[a, b]] as const),
      ),
    );
  }

  /** What is committed, whoever committed it. */
  #reader(): Database {
    const { folder } = this.#disk;
    if (this.#committed?.folder !== folder) {
      this.#committed?.database.close();
      this.#committed = { folder, database: preparedOnce(new Database(join(folder, databaseFile))) };
    }
    return (this.#committed as { readonly database: Database }).database;
  }

  #end(): void {
    for (const { owner: mine, life } of this.#processes) {
      mine.alive = false;
      endLife(life);
    }
    this.#committed?.database.close();
    this.#disk.closeAll();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Statements are prepared once: the checks ask the same few at each step. */
const preparedOnce = (database: Database): Database => {
  const prepare = database.prepare.bind(database);
  const known = new Map<string, ReturnType<typeof prepare>>();
  database.prepare = text => {
    const statement = known.get(text) ?? prepare(text);
    known.set(text, statement);
    return statement;
  };
  return database;
};

/** A show that does not go on, and what each of its people could do. */
const standing = ({ show, code, viewer, all }: Cast): string => {
  const { phase, paused, entries } = viewer.state ?? {};
  const people = all.map(({ hello, here, own }) => {
    const moves = own?.legal.map(({ do: move }) => move).join('/') ?? '';
    return `${hello?.role}${hello?.seat ?? ''} ${here ? 'here' : 'away'} at ${own?.entries}: ${moves}`;
  });
  return `${show} ${code} stands still in ${phase} (${paused}) after ${entries} entries: ${people.join(', ')}`;
};

const logged = (line: string): string => {
  const { msg, err } = JSON.parse(line) as { readonly msg?: string; readonly err?: { readonly message?: string } };
  return `  log: ${msg ?? ''}${err === undefined ? '' : ` (${err.message})`}`;
};

/** An empty store with its key, which each world copies. */
export const makeTemplate = async (shared: string): Promise<string> => {
  const folder = join(shared, 'template');
  mkdirSync(folder, { recursive: true });
  openVault(folder);
  const store = await openSqlite(folder);
  await store.close();
  return folder;
};
