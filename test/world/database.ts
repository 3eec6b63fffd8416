/** A database server of a world: the store's SQL on another machine, with connections that break and answers that are lost. */
import type Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { databaseFile } from '../../server/store/sqlite.ts';
import type { Disk } from './disk.ts';
import type { Wires } from './network.ts';
import type { Owner, Timeline } from './timeline.ts';

/** Milliseconds, as the store asks them of Postgres (server/store/postgres.ts). */
const patience = { connect: 3000, answer: 5000, between: 3000 };

const connections = 10;

/** As the library of Postgres says it. */
const late = () => new Error('Query read timeout');
const broke = () => new Error('Connection terminated unexpectedly');
const unreachable = () =>
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
const hung = () =>
  Object.assign(new Error('terminating connection due to idle-in-transaction timeout'), { code: '25P03' });

/** What Postgres calls the troubles that SQLite has (server/store/postgres.ts). */
const asPostgres = (error: Error & { readonly code?: string }): Error => {
  const code = error.code?.startsWith('SQLITE_FULL')
    ? '53100'
    : error.code?.startsWith('SQLITE_IOERR')
      ? '58030'
      : error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
        ? '23503'
        : error.code;
  return Object.assign(new Error(error.message), { code });
};

/** SQLite's SQL over many connections. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Whoever writes waits for whoever writes already. Postgres would let them unless they meet in a row. */
class Turnstile {
  #holder: Session | undefined;
  readonly #waiting: { readonly session: Session; readonly go: () => void }[] = [];

  enter(session: Session, go: () => void): void {
    if (this.#holder === undefined || this.#holder === session) {
      this.#holder = session;
      go();
    } else this.#waiting.push({ session, go });
  }

  leave(session: Session): void {
    const place = this.#waiting.findIndex(waiting => waiting.session === session);
    if (place >= 0) this.#waiting.splice(place, 1);
    if (this.#holder !== session) return;
    this.#holder = undefined;
    const next = this.#waiting.shift();
    if (next !== undefined) this.enter(next.session, next.go);
  }
}

type Outcome = { readonly result: QueryResult<unknown> } | { readonly error: Error };

/** One connection as the server has it. */
class Session {
  readonly #database: Database;
  readonly #turnstile: Turnstile;
  #idle: NodeJS.Timeout | undefined;
  #ended: Error | undefined;
  #inside = false;

  constructor(database: Database, turnstile: Turnstile) {
    this.#database = database;
    this.#turnstile = turnstile;
  }

  run(query: CompiledQuery, answer: (outcome: Outcome) => void): void {
    clearTimeout(this.#idle);
    if (this.#ended !== undefined) {
      answer({ error: this.#ended });
      return;
    }
    const writes = this.#inside || !query.sql.startsWith('select');
    const go = () => {
      const outcome = this.#now(query);
      if (writes && !this.#inside) this.#turnstile.leave(this);
      if (this.#inside) this.#idle = setTimeout(() => this.end(hung()), patience.between);
      answer(outcome);
    };
    if (writes) this.#turnstile.enter(this, go);
    else go();
  }

  #now({ sql, parameters }: CompiledQuery): Outcome {
    try {
      const begins = sql === 'begin';
      if (sql === 'rollback' && !this.#database.inTransaction) {
        this.#inside = false;
        return { result: { rows: [] } };
      }
      const statement = this.#database.prepare(begins ? 'begin immediate' : sql);
      if (statement.reader) return { result: { rows: statement.all(parameters) } };
      const { changes } = statement.run(parameters);
      if (begins) this.#inside = true;
      if (sql === 'commit' || sql === 'rollback') this.#inside = false;
      return { result: { rows: [], numAffectedRows: BigInt(changes) } };
    } catch (error) {
      return { error: asPostgres(error as Error & { readonly code?: string }) };
    }
  }

  /** Whatever was not committed is gone. */
  end(why: Error = broke()): void {
    if (this.#ended !== undefined) return;
    this.#ended = why;
    clearTimeout(this.#idle);
    if (this.#inside && this.#database.inTransaction) this.#database.prepare('rollback').run([]);
    this.#inside = false;
    this.#turnstile.leave(this);
    this.#database.close();
  }
}

/** A connection as a process of the cluster has it. */
class Line implements DatabaseConnection {
  readonly #server: DatabaseServer;
  readonly #owner: Owner;
  #session: Session | undefined;
  #lost: Error | undefined;
  readonly #waiting = new Set<(error: Error) => void>();

  constructor(server: DatabaseServer, owner: Owner) {
    this.#server = server;
    this.#owner = owner;
  }

  get usable(): boolean {
    return this.#lost === undefined;
  }

  /** Resolves when the server has let it in. */
  async open(): Promise<this> {
    const answered = await this.#ask(
      patience.connect,
      done => this.#server.admit(this.#owner, this, done),
      () => Object.assign(new Error('timeout exceeded when trying to connect')),
    );
    if ('error' in answered) throw answered.error;
    return this;
  }

  entered(session: Session): void {
    this.#session = session;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#lost !== undefined) throw new Error('Client has encountered a connection error and is not queryable');
    const outcome = await this.#ask(
      patience.answer,
      done => this.#server.carry(this.#owner, this.#session as Session, query, done),
      late,
    );
    if ('error' in outcome) throw outcome.error;
    return outcome.result as QueryResult<R>;
  }

  #ask(within: number, send: (done: (outcome: Outcome) => void) => void, tooLate: () => Error): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        clearTimeout(timer);
        this.#waiting.delete(fail);
        reject(error);
      };
      const timer = setTimeout(() => {
        // The store closes a connection whose answer did not come (closeWhenLate).
        this.close();
        fail(tooLate());
      }, within);
      this.#waiting.add(fail);
      send(outcome => {
        clearTimeout(timer);
        if (this.#waiting.delete(fail)) resolve(outcome);
      });
    });
  }

  /** The other side ended it. */
  break(): void {
    this.#lost ??= broke();
    for (const fail of this.#waiting) fail(broke());
  }

  close(): void {
    this.#lost ??= broke();
    const session = this.#session;
    if (session !== undefined) this.#server.dismiss(this.#owner, session);
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

export class DatabaseServer {
  readonly owner: Owner;
  readonly #disk: Disk;
  readonly #wires: Wires;
  readonly #timeline: Timeline;
  #turnstile = new Turnstile();
  readonly #sessions = new Map<Session, { readonly line: Line; readonly of: Owner }>();
  #up = true;

  constructor(owner: Owner, disk: Disk, wires: Wires, timeline: Timeline) {
    this.owner = owner;
    this.#disk = disk;
    this.#wires = wires;
    this.#timeline = timeline;
  }

  admit(of: Owner, line: Line, done: (outcome: Outcome) => void): void {
    this.#wires.post(of, this.owner, () => {
      if (!this.#up) {
        this.#wires.post(this.owner, of, () => done({ error: unreachable() }));
        return;
      }
      const database = this.#disk.open(`${this.#disk.folder}/${databaseFile}`, { timeout: 0 }, this.owner);
      database.pragma('foreign_keys = ON');
      const session = new Session(database, this.#turnstile);
      this.#sessions.set(session, { line, of });
      this.#wires.post(this.owner, of, () => {
        line.entered(session);
        done({ result: { rows: [] } });
      });
    });
  }

  carry(of: Owner, session: Session, query: CompiledQuery, done: (outcome: Outcome) => void): void {
    this.#wires.post(of, this.owner, () =>
      this.#timeline.after(0, () => {
        this.#by = of;
        session.run(query, outcome => this.#wires.post(this.owner, of, () => done(outcome)));
      }),
    );
  }

  #by: Owner | undefined;

  /** For whom the statement that runs now was sent. */
  get by(): Owner {
    return this.#by ?? this.owner;
  }

  dismiss(of: Owner, session: Session): void {
    this.#wires.post(of, this.owner, () => this.#end(session));
  }

  #end(session: Session): void {
    this.#sessions.delete(session);
    session.end();
  }

  /** A process is gone, and the kernel of its machine says so. */
  left(of: Owner): void {
    for (const [session, { of: whose }] of this.#sessions)
      if (whose === of) this.#timeline.after(1, () => this.#end(session), this.owner);
  }

  /** Stops at once; every connection breaks. */
  stop(): void {
    this.#up = false;
    for (const [session, { line, of }] of this.#sessions) {
      session.end();
      this.#wires.post(this.owner, of, () => line.break());
    }
    this.#sessions.clear();
    this.#turnstile = new Turnstile();
  }

  start(): void {
    this.#up = true;
  }
}

/** What Kysely needs to speak to the server from one process. */
export const dialectOn = (server: DatabaseServer, owner: Owner): Dialect => {
  const free: Line[] = [];
  const waiting: (() => void)[] = [];
  let open = 0;
  const acquire = async (): Promise<Line> => {
    for (;;) {
      const known = free.pop();
      if (known?.usable === true) return known;
      if (known !== undefined) {
        open -= 1;
        continue;
      }
      if (open >= connections) {
        await new Promise<void>(resolve => waiting.push(resolve));
        continue;
      }
      open += 1;
      try {
        return await new Line(server, owner).open();
      } catch (error) {
        open -= 1;
        waiting.shift()?.();
        throw error;
      }
    }
  };
  const say = (sql: string) => (connection: DatabaseConnection) =>
    connection.executeQuery(CompiledQuery.raw(sql)).then(() => undefined);
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: acquire,
    beginTransaction: say('begin'),
    commitTransaction: say('commit'),
    rollbackTransaction: say('rollback'),
    async releaseConnection(connection) {
      const line = connection as Line;
      if (line.usable) free.push(line);
      else open -= 1;
      waiting.shift()?.();
    },
    async destroy() {
      for (const line of free) line.close();
    },
  };
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: db => new SqliteIntrospector(db),
  };
};
