/**
 * Who wants to be told of an episode, what they were told last, and what is still to be sent. Kept like the episodes, so that
 * nothing is forgotten when a process dies; a reminder may then be sent twice, under the same id.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { isLanguage, type Language } from '../../shared/words/languages.ts';
import type { Commits } from './commits.ts';
import { type Trouble, toldAs } from './failures.ts';
import type { DatabaseClock, NoticesTable, Tables, TargetsTable } from './tables.ts';

type TargetKind = 'hook' | 'push';

/** Where a reminder goes. */
export interface Target {
  readonly id: string;
  readonly code: string;
  readonly kind: TargetKind;
  readonly address: string;
  /** Sealed: what a hook is signed with, or the keys of a browser's subscription. */
  readonly secret: string;
  readonly format: string;
  readonly events: readonly string[];
  /** Whose moves it is about: everybody's, the host's, or a seat's number as text. */
  readonly whom: string;
  readonly created: number;
  /** Failures since it last worked. */
  readonly failures: number;
  /** The latest one in words, "" for none. */
  readonly problem: string;
  /** When it last worked, 0 for never. */
  readonly worked: number;
  /** Nothing is sent to it any more. */
  readonly off: boolean;
  readonly language: Language;
  /** Names the token of the seat or desk that ordered it, "" for none: it ends with that. */
  readonly token: string;
}

/** What an episode was when its reminders were last looked at. */
export interface Noted {
  readonly entries: number;
  readonly due: number;
  readonly over: number;
  /** JSON of the one who notes. */
  readonly seen: string;
}

export interface Notice {
  readonly id: string;
  readonly target: string;
  readonly code: string;
  /** The same is never noted twice for a target. */
  readonly key: string;
  readonly event: string;
  readonly facts: string;
  readonly due: number;
  readonly tries: number;
}

export type NewNotice = Omit<Notice, 'tries'>;

/** `failing`: its target failed the last time. */
export type Taken = Notice & { readonly failing: boolean };

/** What is left out when notices are taken. */
interface Besides {
  /** Targets that something is on its way to. */
  readonly targets: readonly string[];
  /** Shows of which as much is on its way as may be. */
  readonly shows: readonly string[];
  /** Whether there is room for one more of a show, to a target that failed so often since it last worked. */
  readonly fits: (code: string, failures: number) => boolean;
}

/** How a delivery ended, for the target. */
export type Outcome =
  | { readonly ok: true; readonly at: number }
  /** `again`: when it is tried once more, 0 for never. */
  | { readonly ok: false; readonly problem: string; readonly again: number; readonly off: boolean };

/** How long a process has to deliver what it took, in milliseconds. */
const claim = 60_000;

const targetOf = (row: TargetsTable): Target => ({
  id: row.id,
  code: row.code,
  kind: row.kind as TargetKind,
  address: row.address,
  secret: row.secret,
  format: row.format,
  events: JSON.parse(row.events) as string[],
  whom: row.whom,
  created: Number(row.created),
  failures: row.failures,
  problem: row.problem,
  worked: Number(row.worked),
  off: row.off === 1,
  language: isLanguage(row.language) ? row.language : 'en',
  token: row.token,
});

const noticeOf = (row: NoticesTable): Notice => ({
  id: row.id,
  target: row.target,
  code: row.code,
  key: row.key,
  event: row.event,
  facts: row.facts,
  due: Number(row.due),
  tries: row.tries,
});

export class Reminders {
  readonly #db: Kysely<Tables>;
  readonly #commits: Commits;
  readonly #clock: DatabaseClock;
  readonly #troubleOf: (error: unknown) => Trouble;

  constructor(db: Kysely<Tables>, commits: Commits, clock: DatabaseClock, troubleOf: (error: unknown) => Trouble) {
    this.#db = db;
    this.#commits = commits;
    this.#clock = clock;
    this.#troubleOf = troubleOf;
  }

  /** The same address for the same episode and the same one takes the place of an earlier one. */
  async add(target: Target): Promise<void> {
    const { off, events, ...facts } = target;
    await this.#commits.add(async transaction => {
      await transaction
        .deleteFrom('targets')
        .where('code', '=', target.code)
        .where('kind', '=', target.kind)
        .where('address', '=', target.address)
        .execute();
      await transaction
        .insertInto('targets')
        .values({ ...facts, events: JSON.stringify(events), off: off ? 1 : 0 })
        .execute();
    });
  }

  /** Oldest first. */
  targets(code: string): Promise<readonly Target[]> {
    return this.#guarded(async () => {
      const rows = await this.#db
        .selectFrom('targets')
        .selectAll()
        .where('code', '=', code)
        .orderBy('created')
        .orderBy('id')
        .execute();
      return rows.map(targetOf);
    });
  }

  target(id: string): Promise<Target | undefined> {
    return this.#guarded(async () => {
      const row = await this.#db.selectFrom('targets').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : targetOf(row);
    });
  }

  /** With everything that was to be sent to it; false where there is none. */
  remove(code: string, which: { readonly id: string } | { readonly address: string }): Promise<boolean> {
    return this.#guarded(async () => {
      const rows = this.#db.deleteFrom('targets').where('code', '=', code);
      const gone = await ('id' in which
        ? rows.where('id', '=', which.id)
        : rows.where('kind', '=', 'push').where('address', '=', which.address)
      )
        .returning('id')
        .execute();
      return gone.length > 0;
    });
  }

  /** Episodes that somebody wants to be told of, and that are not what they were when this was last looked at. */
  changed(limit: number): Promise<readonly string[]> {
    return this.#guarded(async () => {
      // From the few targets there are, not from all the episodes.
      const rows = await this.#db
        .selectFrom('targets')
        .innerJoin('episodes', 'episodes.code', 'targets.code')
        .leftJoin('noted', 'noted.code', 'episodes.code')
        .leftJoin('deadlines', 'deadlines.code', 'episodes.code')
        .select('episodes.code')
        .distinct()
        .where('targets.off', '=', 0)
        .where(row =>
          row.or([
            row('noted.code', 'is', null),
            row('noted.entries', '!=', row.ref('episodes.entry_count')),
            row('noted.over', '!=', row.ref('episodes.over_at')),
            row('noted.due', '!=', row.fn.coalesce('deadlines.due', row.lit(0))),
          ]),
        )
        .limit(limit)
        .execute();
      return rows.map(({ code }) => code);
    });
  }

  noted(code: string): Promise<Noted | undefined> {
    return this.#guarded(async () => {
      const row = await this.#db.selectFrom('noted').selectAll().where('code', '=', code).executeTakeFirst();
      if (row === undefined) return undefined;
      return { entries: row.entries, due: Number(row.due), over: Number(row.over), seen: row.seen };
    });
  }

  /**
   * Takes down what an episode is now with the notices that come of it; `drop`: events that are not to come any more. Nothing
   * of it happens where another process has taken note since `before` was read.
   */
  note(
    code: string,
    before: Noted | undefined,
    noted: Noted,
    notices: readonly NewNotice[],
    drop: readonly string[],
  ): Promise<void> {
    return this.#commits.add(async transaction => {
      // Of an episode that was deleted meanwhile nothing is kept.
      const there = await transaction.selectFrom('episodes').select('code').where('code', '=', code).executeTakeFirst();
      if (there === undefined || !(await this.#claim(transaction, code, before, noted))) return;
      if (drop.length > 0)
        await transaction.deleteFrom('notices').where('code', '=', code).where('event', 'in', drop).execute();
      for (const notice of notices) await this.#insert(transaction, notice);
    });
  }

  addNotice(notice: NewNotice): Promise<void> {
    return this.#commits.add(transaction => this.#insert(transaction, notice));
  }

  /**
   * Takes notices whose time has come, one for each target, so that none with many keeps the others waiting; nobody else gets
   * them for a while. What failed before comes after what did not.
   */
  async take(now: number, limit: number, besides: Partial<Besides> = {}): Promise<readonly Taken[]> {
    const { targets: busy = [], shows = [], fits = () => true } = besides;
    const targets = await this.#guarded(() =>
      this.#db
        .selectFrom('notices')
        .innerJoin('targets', 'targets.id', 'notices.target')
        .select(row => ['target', 'notices.code', 'failures', row.fn.min('due').as('first')])
        .where('due', '<=', now)
        .where('claimed', '<=', this.#clock)
        .where(row => (busy.length === 0 ? row.lit(true) : row('target', 'not in', [...busy])))
        .where(row => (shows.length === 0 ? row.lit(true) : row('notices.code', 'not in', [...shows])))
        .groupBy(['target', 'notices.code', 'failures'])
        .orderBy('failures')
        .orderBy('first')
        .limit(limit)
        .execute(),
    );
    const taken: Taken[] = [];
    for (const { target, code, failures } of targets) {
      if (!fits(code, failures)) continue;
      const row = await this.#guarded(() =>
        this.#db
          .updateTable('notices')
          .set(one => ({ claimed: sql<number>`${this.#clock} + ${one.lit(claim)}` }))
          .where('id', '=', one =>
            one
              .selectFrom('notices')
              .select('id')
              .where('target', '=', target)
              .where('due', '<=', now)
              .where('claimed', '<=', this.#clock)
              .orderBy('due')
              .limit(1),
          )
          .where('claimed', '<=', this.#clock)
          .returningAll()
          .executeTakeFirst(),
      );
      if (row !== undefined) taken.push({ ...noticeOf(row), failing: failures > 0 });
    }
    return taken;
  }

  /** It is not true any more. */
  drop(id: string): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction.deleteFrom('notices').where('id', '=', id).execute();
    });
  }

  settle({ id, target, tries }: Notice, outcome: Outcome): Promise<void> {
    return this.#commits.add(async transaction => {
      if (outcome.ok || outcome.again === 0 || outcome.off)
        await transaction.deleteFrom('notices').where('id', '=', id).execute();
      else
        await transaction
          .updateTable('notices')
          .set({ tries: tries + 1, due: outcome.again, claimed: 0 })
          .where('id', '=', id)
          .execute();
      const row = transaction.updateTable('targets').where('id', '=', target);
      if (outcome.ok) await row.set({ failures: 0, problem: '', worked: outcome.at }).execute();
      else
        await row
          .set(one => ({
            failures: one('failures', '+', 1),
            problem: outcome.problem,
            ...(outcome.off ? { off: 1 } : {}),
          }))
          .execute();
      if (!outcome.ok && outcome.off) await transaction.deleteFrom('notices').where('target', '=', target).execute();
    });
  }

  /** A value that all processes share, made by whoever needs it first. */
  async shared(name: string, make: () => string): Promise<string> {
    const read = () =>
      this.#guarded(() => this.#db.selectFrom('shared').select('value').where('name', '=', name).executeTakeFirst());
    const before = await read();
    if (before !== undefined) return before.value;
    await this.#commits.add(async transaction => {
      await transaction
        .insertInto('shared')
        .values({ name, value: make() })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    });
    return (await read())?.value ?? '';
  }

  async #claim(
    transaction: Transaction<Tables>,
    code: string,
    before: Noted | undefined,
    noted: Noted,
  ): Promise<boolean> {
    if (before === undefined) {
      const made = await transaction
        .insertInto('noted')
        .values({ code, ...noted })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      return Number(made.numInsertedOrUpdatedRows ?? 0) > 0;
    }
    const { numUpdatedRows } = await transaction
      .updateTable('noted')
      .set(noted)
      .where('code', '=', code)
      .where('entries', '=', before.entries)
      .where('due', '=', before.due)
      .where('over', '=', before.over)
      .where('seen', '=', before.seen)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  }

  async #insert(transaction: Transaction<Tables>, notice: NewNotice): Promise<void> {
    // Its target may have gone meanwhile.
    const there = await transaction
      .selectFrom('targets')
      .select('id')
      .where('id', '=', notice.target)
      .executeTakeFirst();
    if (there === undefined) return;
    await transaction
      .insertInto('notices')
      .values({ ...notice, tries: 0, claimed: 0 })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toldAs(this.#troubleOf(error), error);
    }
  }
}
