/** Corrects the running clocks of episodes that nobody plays when the machine's clock jumps, so that the jump has no effect. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Leases } from './leases.ts';
import type { Tables } from './tables.ts';

interface Jump {
  /** What the clock should show, and what it shows. */
  readonly expected: number;
  readonly now: number;
  /** Whether the clocks stop until the host resumes. */
  readonly pause: boolean;
}

/** Several processes notice the same jump. The first one corrects the clocks. */
const isFirst = async (transaction: Transaction<Tables>, { expected, now }: Jump): Promise<boolean> => {
  const middle = Math.round((expected + now) / 2);
  const { numUpdatedRows } = await transaction
    .updateTable('clock')
    .set({ seen: now })
    .where('id', '=', 1)
    .where('seen', expected < now ? '<' : '>', middle)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
};

/** The latest time that any process saw, 0 for none. */
export const latestTime = async (db: Kysely<Tables>): Promise<number> =>
  Number((await db.selectFrom('clock').select('seen').executeTakeFirst())?.seen ?? 0);

export const recordTime = async (db: Transaction<Tables>, now: number): Promise<void> => {
  await db.updateTable('clock').set({ seen: now }).where('id', '=', 1).execute();
};

export const correctClocks = async (transaction: Transaction<Tables>, leases: Leases, jump: Jump): Promise<void> => {
  if (!(await isFirst(transaction, jump))) return;
  const { expected, now, pause } = jump;
  const rows = await transaction
    .selectFrom('deadlines')
    .innerJoin('episodes', 'episodes.code', 'deadlines.code')
    .select(['deadlines.code', 'deadlines.due'])
    .where(row => row.not(leases.ownedBy(row as never)))
    // The end of a pause is a calendar time and does not move.
    .where('episodes.paused', '=', '')
    .execute();
  for (const { code, due } of rows) {
    const left = Number(due) - expected;
    // It had ended before the jump.
    if (left <= 0) continue;
    if (!pause) {
      await transaction
        .updateTable('deadlines')
        .set({ due: now + left })
        .where('code', '=', code)
        .execute();
      continue;
    }
    await transaction.deleteFrom('deadlines').where('code', '=', code).execute();
    await transaction
      .updateTable('episodes')
      .set({ paused: 'host', left_over: left, epoch: sql<number>`epoch + 1` })
      .where('code', '=', code)
      .execute();
  }
};
