/** Notices that wait to be sent. A process leases what it takes, so that another one sends it if this one dies. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Commits } from './commits.ts';
import type { Guarded } from './failures.ts';
import { type DatabaseClock, objectOf, type Tables } from './tables.ts';

export interface Notice {
  readonly id: string;
  readonly target: string;
  readonly code: string;
  /** A target gets at most one notice with the same key. */
  readonly key: string;
  readonly event: string;
  readonly facts: string;
  readonly due: number;
  readonly tries: number;
}

export type NewNotice = Omit<Notice, 'tries'>;

/** `failing`: the last delivery to its target failed. */
export type TakenNotice = Notice & { readonly failing: boolean };

/** What is left out when notices are taken. */
interface Exclusions {
  /** Targets to which a delivery is under way. */
  readonly targets: readonly string[];
  /** Shows that have as many deliveries under way as they may. */
  readonly shows: readonly string[];
  /** Whether there is room for one more delivery of a show, to a target with this many failures since it last worked. */
  readonly fits: (code: string, failures: number) => boolean;
}

/** How a delivery ended. */
export type Outcome =
  | { readonly ok: true; readonly at: number }
  /** `retryAt`: 0 for never. `off`: nothing is sent to this target any more. */
  | { readonly ok: false; readonly problem: string; readonly retryAt: number; readonly off: boolean };

/** Milliseconds that a process has to deliver what it took. */
const lease = 60_000;

export const insertNotice = async (transaction: Transaction<Tables>, notice: NewNotice): Promise<void> => {
  // Its target may have been deleted meanwhile.
  const target = await transaction
    .selectFrom('targets')
    .select('id')
    .where('id', '=', notice.target)
    .executeTakeFirst();
  if (target === undefined) return;
  await transaction
    .insertInto('notices')
    .values({ ...notice, tries: 0, claimed: 0 })
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

export class NoticeQueue {
  readonly #db: Kysely<Tables>;
  readonly #commits: Commits;
  readonly #clock: DatabaseClock;
  readonly #guarded: Guarded;

  constructor(db: Kysely<Tables>, commits: Commits, clock: DatabaseClock, guarded: Guarded) {
    this.#db = db;
    this.#commits = commits;
    this.#clock = clock;
    this.#guarded = guarded;
  }

  add(notice: NewNotice): Promise<void> {
    return this.#commits.add(transaction => insertNotice(transaction, notice));
  }

  /**
   * Leases due notices to this process, at most one per target, so that a target with many does not delay the others. Targets
   * that failed last time come after those that did not.
   */
  async take(now: number, limit: number, exclusions: Partial<Exclusions> = {}): Promise<readonly TakenNotice[]> {
    const { targets: busy = [], shows = [], fits = () => true } = exclusions;
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
    const taken: TakenNotice[] = [];
    for (const { target, code, failures } of targets) {
      if (!fits(code, failures)) continue;
      const notice = await this.#lease(target, now);
      if (notice !== undefined) taken.push({ ...notice, failing: failures > 0 });
    }
    return taken;
  }

  /** Removes a notice that is no longer true. */
  drop(id: string): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction.deleteFrom('notices').where('id', '=', id).execute();
    });
  }

  /** Records how a delivery ended, for the notice and for its target. */
  settle({ id, target, tries }: Notice, outcome: Outcome): Promise<void> {
    return this.#commits.add(async transaction => {
      if (outcome.ok || outcome.retryAt === 0 || outcome.off)
        await transaction.deleteFrom('notices').where('id', '=', id).execute();
      else
        await transaction
          .updateTable('notices')
          .set({ tries: tries + 1, due: outcome.retryAt, claimed: 0 })
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

  /** The target's first notice that is due and leased to nobody. */
  #lease(target: string, now: number): Promise<Notice | undefined> {
    return this.#guarded(async () => {
      const row = await this.#db
        .updateTable('notices')
        .set(one => ({ claimed: sql<number>`${this.#clock} + ${one.lit(lease)}` }))
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
        .executeTakeFirst();
      return row && objectOf<Notice>('notices', row);
    });
  }
}
