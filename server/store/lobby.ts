/** What strangers see of episodes, as rows: the list, their reports, the demos. */

import type { Kysely, Transaction } from 'kysely';
import { Latest } from '../latest.ts';
import type { Chair, Listed, ReportReason, RobotCasting } from './stored.ts';
import type { Tables } from './tables.ts';

/** What was reported about one show. */
interface Reported {
  readonly code: string;
  readonly show: string;
  readonly title: string;
  readonly chairs: readonly Chair[];
  /** From how many places. */
  readonly count: number;
  readonly reasons: readonly ReportReason[];
  /** When it was reported last. */
  readonly latest: number;
}

/** A show that this many places have reported is not listed in the lobby. */
const tooManyReports = 3;

/** Chairs of listed shows, which may be a thousand each, by their text. Everybody asks for the list all the time. */
const chairsRead = new Latest<readonly Chair[]>(200);

const chairsOf = (text: string): readonly Chair[] => {
  const chairs = chairsRead.get(text) ?? (JSON.parse(text) as readonly Chair[]);
  chairsRead.set(text, chairs);
  return chairs;
};

/** Public shows in progress, latest first, without those that too many reported. */
export const listed = async (db: Kysely<Tables>, limit: number): Promise<readonly Listed[]> => {
  const rows = await db
    .selectFrom('episodes')
    .select(['code', 'show', 'title', 'created', 'act', 'phase', 'chairs', 'robots'])
    .where('public', '=', 1)
    .where('over_at', '=', 0)
    .where('closed_at', '=', 0)
    .where(
      row =>
        row
          .selectFrom('reports')
          .whereRef('reports.code', '=', 'episodes.code')
          .select(({ fn }) => fn.countAll<number>().as('count')),
      '<',
      tooManyReports,
    )
    .orderBy('created', 'desc')
    .limit(limit)
    .execute();
  return rows.map(row => ({
    ...row,
    created: Number(row.created),
    robots: row.robots as RobotCasting,
    chairs: chairsOf(row.chairs),
  }));
};

/** `visitor` reports a show. Repeating it has no effect. */
export const report = async (
  transaction: Transaction<Tables>,
  code: string,
  visitor: string,
  why: ReportReason,
  at: number,
): Promise<void> => {
  await transaction
    .insertInto('reports')
    .values({ code, visitor, why, at })
    .onConflict(conflict => conflict.columns(['code', 'visitor']).doUpdateSet({ why, at }))
    .execute();
};

export const reports = async (db: Kysely<Tables>, limit: number): Promise<readonly Reported[]> => {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('episodes', 'episodes.code', 'reports.code')
    .select(['episodes.code', 'episodes.show', 'episodes.title', 'episodes.chairs', 'reports.why', 'reports.at'])
    .orderBy('reports.at', 'desc')
    .limit(limit * 10)
    .execute();
  const byCode = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) byCode.set(row.code, [...(byCode.get(row.code) ?? []), row]);
  return [...byCode.values()].slice(0, limit).flatMap(about => {
    const [latest] = about;
    if (latest === undefined) return [];
    const { code, show, title } = latest;
    return {
      code,
      show,
      title,
      chairs: JSON.parse(latest.chairs) as Chair[],
      count: about.length,
      reasons: [...new Set(about.map(({ why }) => why as ReportReason))],
      latest: Number(latest.at),
    };
  });
};

export const dismissReports = async (transaction: Transaction<Tables>, code: string): Promise<void> => {
  await transaction.deleteFrom('reports').where('code', '=', code).execute();
};

export const demoOf = async (db: Kysely<Tables>, show: string, host: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('episodes')
    .leftJoin('dealings', 'dealings.code', 'episodes.code')
    .select('episodes.code')
    .where('show', '=', show)
    .where(({ eb, fn, val }) => eb(fn.coalesce('dealings.host', val('')), '=', host))
    .where('demo', '=', 1)
    .where('over_at', '=', 0)
    .where('closed_at', '=', 0)
    .orderBy('created', 'desc')
    .executeTakeFirst();
  return row?.code;
};
