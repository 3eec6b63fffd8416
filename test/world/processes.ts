/** The server processes of a world: each is the server as it is, with a life of its own on the world's ground. */
import { Kysely, sql } from 'kysely';
import { type Logger, pino } from 'pino';
import type { App } from '../../server/app.ts';
import type { Store } from '../../server/store/store.ts';
import { dialectOn } from './database.ts';
import type { Ground } from './ground.ts';
import { beginLife, endLife, moduleOf } from './modules.ts';
import { type Part, type Plan, partsOf } from './plan.ts';
import { workersOf } from './threads.ts';
import { Owner } from './timeline.ts';

interface Process {
  readonly part: Part;
  owner: Owner;
  /** The name of its modules. */
  life: string;
  /** undefined until it listens, and when it is gone. */
  app: App | undefined;
}

let lives = 0;

export class Processes {
  readonly all: readonly Process[];
  /** The storm is over: whoever is gone comes back soon. */
  calm = false;
  readonly #ground: Ground;
  readonly #kind: Plan['kind'];
  readonly #tell: (what: string) => void;
  readonly #log: Logger;

  constructor(ground: Ground, kind: Plan['kind'], tell: (what: string) => void) {
    this.#ground = ground;
    this.#kind = kind;
    this.#tell = tell;
    this.#log = pino({ level: 'warn' }, { write: line => tell(logged(line)) });
    this.all = partsOf(kind).map(part => ({ part, owner: new Owner(part), life: '', app: undefined }));
  }

  /** What stands before several processes. */
  async front(): Promise<void> {
    const front = new Owner('site');
    this.#ground.wires.hosts.set('site', front);
    const { Front } = await moduleOf<typeof import('../../tools/cluster/front.ts')>(
      'tools/cluster/front.ts',
      this.#newLife(front),
    );
    this.#ground.timeline.after(
      0,
      () => void new Front(this.all.map(({ part }) => `http://${part}:80`)).listen({ port: 80, host: 'site' }),
      front,
    );
  }

  #newLife(of: Owner): string {
    const name = `l${++lives}`;
    const disk = this.#ground.disk;
    beginLife(name, {
      Worker: workersOf(name, this.#ground.timeline, this.#ground.chances),
      Database: function WorldDatabase(file: string, options?: object) {
        return disk.open(file, options, of);
      },
    });
    return name;
  }

  start(process: Process): void {
    const { now } = this.#ground.timeline;
    const ahead = process.owner.lead(now);
    process.owner = new Owner(process.part, now);
    process.owner.ahead = ahead;
    const mine = process.owner;
    this.#ground.wires.hosts.set(process.part, mine);
    if (this.#kind === 'alone') this.#ground.wires.hosts.set('site', mine);
    process.life = this.#newLife(mine);
    this.#ground.timeline.after(
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
            this.stop(process, false, 1000);
          }),
      mine,
    );
  }

  async #open(process: Process): Promise<App> {
    const { life, part } = process;
    const load = <T>(path: string) => this.#ground.timeline.outside(moduleOf<T>(path, life));
    const { createApp } = await load<typeof import('../../server/app.ts')>('server/app.ts');
    const vault = (await load<typeof import('../../server/vault.ts')>('server/vault.ts')).openVault(
      this.#ground.disk.folder,
    );
    const alone = this.#kind === 'alone';
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
    return openSqlite(this.#ground.disk.folder);
  }

  async #sharedStore({ life, owner: mine }: Process): Promise<Store> {
    const [{ sqlStore }, { postgresTrouble }] = await Promise.all([
      moduleOf<typeof import('../../server/store/store.ts')>('server/store/store.ts', life),
      moduleOf<typeof import('../../server/store/postgres.ts')>('server/store/postgres.ts', life),
    ]);
    return sqlStore(new Kysely({ dialect: dialectOn(this.#ground.database, mine) }), {
      clock: sql<number>`world_now()`,
      troubleOf: postgresTrouble,
    });
  }

  /** The process is gone at once. `back`: milliseconds until it is started again. */
  stop(process: Process, silent: boolean, back: number): void {
    const { owner: mine } = process;
    if (!mine.alive) return;
    mine.alive = false;
    process.app = undefined;
    endLife(process.life);
    this.#ground.wires.gone(mine, silent);
    if (this.#kind === 'alone') this.#ground.disk.die();
    else if (!silent) this.#ground.database.left(mine);
    this.#ground.timeline.after(
      this.calm ? Math.min(back, 1000) : back,
      () => this.start(process),
      this.#ground.outside,
    );
  }

  end(): void {
    for (const { owner, life } of this.all) {
      owner.alive = false;
      endLife(life);
    }
  }
}

const logged = (line: string): string => {
  const { msg, err } = JSON.parse(line) as { readonly msg?: string; readonly err?: { readonly message?: string } };
  return `  log: ${msg ?? ''}${err === undefined ? '' : ` (${err.message})`}`;
};
