/**
 * Reminders: who wants them (`targets`), what waits to be sent (`notices`), and a snapshot of each episode as it was when its
 * notices were last made. All of it is stored, so nothing is forgotten when a process dies. A reminder may then be sent twice,
 * under the same id.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { isLanguage, type Language } from '../../shared/words/languages.ts';
import { objectOf, wholeRowOf } from './rows.ts';
import type { DatabaseClock, Row, Tables } from './tables.ts';

/** What an episode was when its notices were last made. */
export interface Snapshot {
  readonly entries: number;
  readonly due: number;
  readonly over: number;
  /** JSON; only its writer reads it. */
  readonly seen: string;
}

export const changedEpisodes = async (db: Kysely<Tables>, limit: number): Promise<readonly string[]> => {
  // Starts from the targets, which are few, and not from all episodes.
  const rows = await db
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
};

export const snapshotOf = async (db: Kysely<Tables>, code: string): Promise<Snapshot | undefined> => {
  const snapshots = db.selectFrom('noted').select(['entries', 'due', 'over', 'seen']);
  const row = await snapshots.where('code', '=', code).executeTakeFirst();
  return row && objectOf<Snapshot>('noted', row);
};

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

/**
 * Replaces the snapshot `before` by `after`, adds the notices that follow from the difference, and drops waiting notices of the
 * events in `drop`. Does nothing if another process has replaced `before` first.
 */
export const updateReminders = async (
  transaction: Transaction<Tables>,
  code: string,
  before: Snapshot | undefined,
  after: Snapshot,
  notices: readonly NewNotice[],
  drop: readonly string[],
): Promise<void> => {
  // Nothing is kept of an episode that was deleted meanwhile.
  const exists = await transaction.selectFrom('episodes').select('code').where('code', '=', code).executeTakeFirst();
  if (exists === undefined || !(await replaceSnapshot(transaction, code, before, after))) return;
  if (drop.length > 0)
    await transaction.deleteFrom('notices').where('code', '=', code).where('event', 'in', drop).execute();
  for (const notice of notices) await addNotice(transaction, notice);
};

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

interface Exclusions {
  readonly targets: readonly string[];
  /** Shows that have as many deliveries under way as they may. */
  readonly shows: readonly string[];
  /** Whether there is room for one more delivery of a show, to a target with this many failures since it last worked. */
  readonly fits: (code: string, failures: number) => boolean;
}

export type Outcome =
  | { readonly ok: true; readonly at: number }
  /** `retryAt`: 0 for never. `off`: nothing is sent to this target any more. */
  | { readonly ok: false; readonly problem: string; readonly retryAt: number; readonly off: boolean };

/** Milliseconds that a process has to deliver what it took. */
const lease = 60_000;

export const addNotice = async (transaction: Transaction<Tables>, notice: NewNotice): Promise<void> => {
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

/** The target's first notice that is due and leased to nobody. */
const leaseOf = async (clock: DatabaseClock, db: Kysely<Tables>, target: string, now: number) => {
  const row = await db
    .updateTable('notices')
    .set(one => ({ claimed: sql<number>`${clock} + ${one.lit(lease)}` }))
    .where('id', '=', one =>
      one
        .selectFrom('notices')
        .select('id')
        .where('target', '=', target)
        .where('due', '<=', now)
        .where('claimed', '<=', clock)
        .orderBy('due')
        .limit(1),
    )
    .where('claimed', '<=', clock)
    .returningAll()
    .executeTakeFirst();
  return row && objectOf<Notice>('notices', row);
};

/**
 * Leases due notices to this process, at most one per target, so that a target with many does not delay the others. Targets
 * that failed last time come after those that did not.
 */
export const takeNotices = async (
  clock: DatabaseClock,
  db: Kysely<Tables>,
  now: number,
  limit: number,
  { targets: busy = [], shows = [], fits = () => true }: Partial<Exclusions> = {},
): Promise<readonly TakenNotice[]> => {
  const targets = await db
    .selectFrom('notices')
    .innerJoin('targets', 'targets.id', 'notices.target')
    .select(row => ['target', 'notices.code', 'failures', row.fn.min('due').as('first')])
    .where('due', '<=', now)
    .where('claimed', '<=', clock)
    .where(row => (busy.length === 0 ? row.lit(true) : row('target', 'not in', [...busy])))
    .where(row => (shows.length === 0 ? row.lit(true) : row('notices.code', 'not in', [...shows])))
    .groupBy(['target', 'notices.code', 'failures'])
    .orderBy('failures')
    .orderBy('first')
    .limit(limit)
    .execute();
  const taken: TakenNotice[] = [];
  for (const { target, code, failures } of targets) {
    if (!fits(code, failures)) continue;
    const notice = await leaseOf(clock, db, target, now);
    if (notice !== undefined) taken.push({ ...notice, failing: failures > 0 });
  }
  return taken;
};

export const dropNotice = async (transaction: Transaction<Tables>, id: string): Promise<void> => {
  await transaction.deleteFrom('notices').where('id', '=', id).execute();
};

export const settleNotice = async (
  transaction: Transaction<Tables>,
  { id, target, tries }: Notice,
  outcome: Outcome,
): Promise<void> => {
  if (outcome.ok || outcome.retryAt === 0 || outcome.off) await dropNotice(transaction, id);
  else
    await transaction
      .updateTable('notices')
      .set({ tries: tries + 1, due: outcome.retryAt, claimed: 0 })
      .where('id', '=', id)
      .execute();
  const row = transaction.updateTable('targets').where('id', '=', target);
  if (outcome.ok) {
    await row.set({ failures: 0, problem: '', worked: outcome.at }).execute();
    return;
  }
  const { problem, off } = outcome;
  await row.set(one => ({ failures: one('failures', '+', 1), problem, ...(off ? { off: 1 } : {}) })).execute();
  if (off) await transaction.deleteFrom('notices').where('target', '=', target).execute();
};

type TargetKind = 'hook' | 'push' | 'mail';

export interface Target {
  readonly id: string;
  readonly code: string;
  readonly kind: TargetKind;
  readonly address: string;
  /** Sealed: the key that signs for a hook, the keys of a browser's subscription, or the address of a mail with its reader's token. */
  readonly secret: string;
  readonly format: string;
  readonly events: readonly string[];
  /** The moves that it is about: everybody's, the host's, or those of a seat, by its number as text. */
  readonly about: string;
  readonly created: number;
  readonly failures: number;
  /** The latest failure in words, "" for none. */
  readonly problem: string;
  /** Time of the last success, 0 for none. */
  readonly worked: number;
  readonly off: boolean;
  readonly language: Language;
  /** Id of the token of the seat or desk that asked for it. The target is deleted with that token. "" for none. */
  readonly token: string;
}

const targetOf = (row: Row<'targets'>): Target => ({
  ...objectOf<Target>('targets', row),
  language: isLanguage(row.language) ? row.language : 'en',
});

/** A browser or hook has one target in a show. An address has as many as there are people who read mails there. */
export const addTarget = async (transaction: Transaction<Tables>, target: Target): Promise<void> => {
  const same = transaction
    .deleteFrom('targets')
    .where('code', '=', target.code)
    .where('kind', '=', target.kind)
    .where('address', '=', target.address);
  await (target.kind === 'mail' ? same.where('token', '=', target.token) : same).execute();
  await transaction.insertInto('targets').values(wholeRowOf('targets', target)).execute();
};

/** Whoever reads the mails has agreed to these events. */
export const agreeTarget = async (
  db: Kysely<Tables>,
  id: string,
  format: string,
  events: readonly string[],
): Promise<void> => {
  await db
    .updateTable('targets')
    .set({ format, events: JSON.stringify(events) })
    .where('id', '=', id)
    .execute();
};

/** Nothing more is sent to this address of mails, in any show. How many targets that ended. */
export const stopMails = async (
  transaction: Transaction<Tables>,
  address: string,
  problem: string,
): Promise<number> => {
  const stopped = await transaction
    .updateTable('targets')
    .set({ off: 1, problem })
    .where('kind', '=', 'mail')
    .where('address', '=', address)
    .where('off', '=', 0)
    .returning('id')
    .execute();
  const ids = stopped.map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('notices').where('target', 'in', ids).execute();
  return ids.length;
};

export const targetsOf = async (db: Kysely<Tables>, code: string): Promise<readonly Target[]> => {
  const rows = db.selectFrom('targets').selectAll().where('code', '=', code).orderBy('created').orderBy('id');
  return (await rows.execute()).map(targetOf);
};

export const targetWith = async (db: Kysely<Tables>, id: string): Promise<Target | undefined> => {
  const row = await db.selectFrom('targets').selectAll().where('id', '=', id).executeTakeFirst();
  return row && targetOf(row);
};

/** Removes a target and the notices that wait for it. An address names a browser's. False if there is none. */
export const removeTarget = async (
  db: Kysely<Tables>,
  code: string,
  which: { readonly id: string } | { readonly address: string },
): Promise<boolean> => {
  const rows = db.deleteFrom('targets').where('code', '=', code);
  const removed = await ('id' in which
    ? rows.where('id', '=', which.id)
    : rows.where('kind', '=', 'push').where('address', '=', which.address)
  )
    .returning('id')
    .execute();
  return removed.length > 0;
};
