/**
 * Reminders: who wants them (`targets`), what waits to be sent (`notices`), and a snapshot of each episode as it was when its
 * notices were last made. All of it is stored, so nothing is forgotten when a process dies. A reminder may then be sent twice,
 * under the same id.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Commits } from './commits.ts';
import type { Guarded } from './failures.ts';
import { insertNotice, type NewNotice, NoticeQueue } from './notice-queue.ts';
import { ReminderTargets } from './reminder-targets.ts';
import { type DatabaseClock, objectOf, type Tables } from './tables.ts';

/** What an episode was when its notices were last made. */
export interface Snapshot {
  readonly entries: number;
  readonly due: number;
  readonly over: number;
  /** JSON; only its writer reads it. */
  readonly seen: string;
}

export class Reminders {
  readonly targets: ReminderTargets;
  readonly notices: NoticeQueue;
  readonly #db: Kysely<Tables>;
  readonly #commits: Commits;
  readonly #guarded: Guarded;

  constructor(db: Kysely<Tables>, commits: Commits, clock: DatabaseClock, guarded: Guarded) {
    this.#db = db;
    this.#commits = commits;
    this.#guarded = guarded;
    this.targets = new ReminderTargets(db, commits, guarded);
    this.notices = new NoticeQueue(db, commits, clock, guarded);
  }

  /** Episodes that have targets and differ from their snapshots. */
  changed(limit: number): Promise<readonly string[]> {
    return this.#guarded(async () => {
      // Starts from the targets, which are few, and not from all episodes.
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

  snapshot(code: string): Promise<Snapshot | undefined> {
    return this.#guarded(async () => {
      const row = await this.#db
        .selectFrom('noted')
        .select(['entries', 'due', 'over', 'seen'])
        .where('code', '=', code)
        .executeTakeFirst();
      return row && objectOf<Snapshot>('noted', row);
    });
  }

  /**
   * Replaces the snapshot `before` by `after`, adds the notices that follow from the difference, and drops waiting notices of the
   * events in `drop`. Does nothing if another process has replaced `before` first.
   */
  update(
    code: string,
    before: Snapshot | undefined,
    after: Snapshot,
    notices: readonly NewNotice[],
    drop: readonly string[],
  ): Promise<void> {
    return this.#commits.add(async transaction => {
      // Nothing is kept of an episode that was deleted meanwhile.
      const exists = await transaction
        .selectFrom('episodes')
        .select('code')
        .where('code', '=', code)
        .executeTakeFirst();
      if (exists === undefined || !(await replaceSnapshot(transaction, code, before, after))) return;
      if (drop.length > 0)
        await transaction.deleteFrom('notices').where('code', '=', code).where('event', 'in', drop).execute();
      for (const notice of notices) await insertNotice(transaction, notice);
    });
  }
}

/** False if the stored snapshot is not `before`. */
const replaceSnapshot = async (
  transaction: Transaction<Tables>,
  code: string,
  before: Snapshot | undefined,
  after: Snapshot,
): Promise<boolean> => {
  if (before === undefined) {
    const made = await transaction
      .insertInto('noted')
      .values({ code, ...after })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    return Number(made.numInsertedOrUpdatedRows ?? 0) > 0;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('noted')
    .set(after)
    .where('code', '=', code)
    .where('entries', '=', before.entries)
    .where('due', '=', before.due)
    .where('over', '=', before.over)
    .where('seen', '=', before.seen)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
};
