/** What must hold in every world at every step. The end of a world is held against the rules by `test/faults/audit.ts`. */
import type Database from 'better-sqlite3';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { Cast } from '../faults/cast.ts';
import type { Operation } from '../faults/history.ts';
import { Shown } from '../processes/shown.ts';
import type { Watch } from './disk.ts';
import type { Owner } from './timeline.ts';

interface Row {
  readonly entries: number;
  readonly epoch: number;
}

interface Secret {
  readonly cast: Cast;
  readonly forms: readonly Buffer[];
}

export class Checks implements Watch {
  /** Called with what does not hold. */
  readonly #fail: (what: string) => void;
  /** A connection that sees what is committed. */
  readonly #committed: () => Database;
  /** Who wrote under an epoch of a show. */
  readonly #writers = new Map<string, Owner>();
  readonly #lately = new Map<string, number>();
  /** For whom a statement is written, where a server writes for others. */
  readonly #writerOf: (owner: Owner) => Owner;
  /** What nobody outside the house may have, by the show that it belongs to. */
  #secrets: readonly Secret[] = [];
  promised = 0;
  seen = 0;

  constructor(fail: (what: string) => void, committed: () => Database, writerOf: (owner: Owner) => Owner) {
    this.#fail = fail;
    this.#committed = committed;
    this.#writerOf = writerOf;
  }

  /** One writer an epoch, and entries stay as they are. */
  written(database: Database, by: Owner, sql: string, values: readonly unknown[]): void {
    if (/^update "entries"/.test(sql)) this.#fail(`an entry is changed: ${sql}`);
    if (!sql.startsWith('insert into "entries"')) return;
    const [code] = values;
    const row = database.prepare('select epoch from episodes where code = ?').all([code])[0] as Row | undefined;
    const key = `${String(code)} under epoch ${row?.epoch}`;
    const writer = this.#writerOf(by);
    const before = this.#writers.get(key);
    if (before === undefined) this.#writers.set(key, writer);
    else if (before !== writer) this.#fail(`two processes write ${key}`);
  }

  /** An answer *ok* is in the store. */
  watch(cast: Cast): void {
    const answered = ({ key, do: move, answer }: Operation) => {
      if (answer?.reply.ok !== true) return;
      this.promised += 1;
      const [found] = this.#committed()
        .prepare('select seq from entries where code = ? and move_id = ?')
        .all([cast.code, key]) as { readonly seq: number }[];
      const { entry } = answer.reply;
      if (found?.seq !== entry)
        this.#fail(`${cast.code} answered ok to ${key} ${move} as entry ${entry}, and the store has ${found?.seq}`);
    };
    const operations = new Proxy(cast.operations, {
      set: (all, place, value: Operation) => {
        if (typeof value === 'object') answered(value);
        return Reflect.set(all, place, value);
      },
    });
    Object.defineProperty(cast, 'operations', { value: operations });
    for (const { id, promised } of cast.fans) {
      const remember = promised.set.bind(promised);
      promised.set = (task, value) => {
        const rows = this.#committed()
          .prepare('select task from calls where code = ? and task = ? and fan = ?')
          .all([cast.code, task, id]);
        if (rows.length === 0) this.#fail(`${cast.code} answered ok to a call for ${task}, and the store has none`);
        return remember(task, value);
      };
    }
  }

  /** The seed of a show's dice, which stays in the house until the show is over. */
  keep(cast: Cast, seed: Uint8Array): void {
    const bytes = Buffer.from(seed);
    const forms = [bytes, Buffer.from(bytes.toString('hex')), Buffer.from(bytes.toString('base64'))];
    // Every byte that goes to a page is searched for each of them.
    this.#secrets = [...this.#secrets.filter(({ cast: { over } }) => !over), { cast, forms }];
  }

  /** The store has come back older. */
  goBack(): void {
    this.#lately.clear();
  }

  /** No seed goes to a page. */
  sent(bytes: Buffer): void {
    for (const { cast, forms } of this.#secrets) {
      if (!forms.some(form => bytes.includes(form))) continue;
      const { code } = cast;
      const [row] = this.#committed().prepare('select over_at as over from episodes where code = ?').all([code]) as {
        readonly over: number;
      }[];
      // Once it is over for long enough, it is everybody's.
      if (row?.over === 0) this.#fail(`the seed of ${code} goes to a page`);
    }
  }

  /** Nobody sees what the store does not have. */
  saw({ code, entries, epoch }: Mirrored): void {
    this.seen += 1;
    if ((this.#lately.get(code) ?? -1) >= entries) return;
    const [row] = this.#committed()
      .prepare('select entry_count as entries, epoch from episodes where code = ?')
      .all([code]) as Row[];
    if (row === undefined) return;
    if (row.entries < entries) this.#fail(`${code} is shown with ${entries} entries, and the store has ${row.entries}`);
    if (row.epoch < epoch) this.#fail(`${code} is shown in epoch ${epoch}, and the store has ${row.epoch}`);
    this.#lately.set(code, Math.min(row.entries, entries));
  }
}

let looking: Checks | undefined;
const { connected } = Shown.prototype;

/** Pages of all worlds tell the checks of the one that runs what they see. */
export const lookThrough = (checks: Checks): void => {
  looking = checks;
  Shown.prototype.connected = function (this: Shown, process?: string) {
    const see = connected.call(this, process);
    return state => {
      looking?.saw(state);
      see(state);
    };
  };
};
