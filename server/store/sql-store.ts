/** The store over any SQL database that Kysely speaks; what differs between them lies in how it is opened. */
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Entry } from '../../shared/episode.ts';
import type { Line } from '../../shared/season/ledger.ts';
import type { UsedQuestions } from '../../shared/season/questions.ts';
import type { SideBoard } from '../../shared/side-game/messages.ts';
import { jump } from './clock-jumps.ts';
import { Commits } from './commits.ts';
import { type DatabaseClock, Leases } from './leases.ts';
import { Reminders } from './reminders.ts';
import { changeRow, episodeOf, factsRow, settingsRow, stateRow, tokenOf } from './rows.ts';
import { createSeason, episodesOf, packOf, seasonNamed, writeLedger } from './seasons.ts';
import {
  type Chair,
  type EpisodeFacts,
  type EpisodeState,
  type LedgerWrite,
  type Listed,
  NotOwner,
  type Place,
  type Reported,
  type ReportReason,
  type RobotCasting,
  type SeasonEpisode,
  type SeasonFacts,
  SeasonRefusal,
  type Store,
  type StoredEntry,
  type StoredEpisode,
  type StoredFan,
  type StoredSeason,
  type StoredToken,
  StoreFailure,
  type Sweep,
  type Taken,
  tooManyReports,
} from './store.ts';
import type { Tables } from './tables.ts';

const nowhere: Place = { id: '', address: '', publicAddress: '' };

/** What differs between databases. */
export interface Dialect {
  readonly clock: DatabaseClock;
  /** Whether a transaction failed only because another one stood in its way, and may be tried again. */
  readonly mayRetry: (error: unknown) => boolean;
  /** Leaves nothing readable of what was deleted. */
  readonly scrub?: (db: Kysely<Tables>) => Promise<unknown>;
}

export class SqlStore implements Store {
  readonly reminders: Reminders;
  readonly #db: Kysely<Tables>;
  readonly #commits: Commits;
  readonly #leases: Leases;
  readonly #scrub: () => Promise<unknown>;

  constructor(db: Kysely<Tables>, { clock, mayRetry, scrub = async () => undefined }: Dialect) {
    this.#db = db;
    this.#commits = new Commits(db, mayRetry);
    this.#leases = new Leases(clock);
    this.reminders = new Reminders(db, this.#commits, clock);
    this.#scrub = () => scrub(db);
  }

  create(
    facts: EpisodeFacts,
    state: EpisodeState,
    tokens: readonly StoredToken[],
    ledger?: LedgerWrite,
  ): Promise<boolean> {
    return this.#guarded(() =>
      this.#db.transaction().execute(async transaction => {
        const row = {
          ...factsRow(facts),
          ...stateRow(state),
          entry_count: 0,
          owner: '',
          epoch: 0,
        };
        const made = await transaction
          .insertInto('episodes')
          .values(row)
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        if (Number(made.numInsertedOrUpdatedRows ?? 0) === 0) return false;
        await transaction.insertInto('settings').values(settingsRow(facts)).execute();
        if (tokens.length > 0)
          await transaction
            .insertInto('tokens')
            .values([...tokens])
            .execute();
        if (state.deadline > 0) await setDeadline(transaction, facts.code, state.deadline);
        if (ledger !== undefined) await writeLedger(transaction, ledger);
        return true;
      }),
    );
  }

  episode(code: string): Promise<StoredEpisode | undefined> {
    return this.#guarded(async () => {
      const row = await this.#db
        .selectFrom('episodes')
        .innerJoin('settings', 'settings.code', 'episodes.code')
        .leftJoin('deadlines', 'deadlines.code', 'episodes.code')
        .selectAll('episodes')
        .select(['settings.options', 'settings.pack'])
        .select('deadlines.due as due')
        .where('episodes.code', '=', code)
        .executeTakeFirst();
      return row === undefined ? undefined : episodeOf(row, Number(row.due ?? 0));
    });
  }

  entries(code: string): Promise<readonly StoredEntry[]> {
    return this.#guarded(async () => {
      const rows = await this.#db.selectFrom('entries').selectAll().where('code', '=', code).orderBy('seq').execute();
      return rows.map(({ seq, move_id, entry }) => ({ seq, id: move_id, entry: JSON.parse(entry) as Entry }));
    });
  }

  take(code: string, owner: string): Promise<Taken> {
    return this.#guarded(() => this.#leases.take(this.#db, code, owner));
  }

  release(code: string, epoch: number): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction
        .updateTable('episodes')
        .set({ owner: '' })
        .where('code', '=', code)
        .where('epoch', '=', epoch)
        .execute();
    });
  }

  beat(owner: string, milliseconds: number, place = nowhere): Promise<void> {
    return this.#commits.add(async transaction => {
      await this.#leases.beat(transaction, owner, milliseconds, place);
      await this.#leases.bury(transaction);
    });
  }

  playedAt(code: string): Promise<Place | undefined> {
    return this.#guarded(async () => (await this.#leases.places(this.#db, code))[0]);
  }

  playedBy(owner: string): Promise<readonly string[]> {
    return this.#guarded(async () => {
      const rows = await this.#db.selectFrom('episodes').select('code').where('owner', '=', owner).execute();
      return rows.map(({ code }) => code);
    });
  }

  places(): Promise<readonly Place[]> {
    return this.#guarded(() => this.#leases.places(this.#db));
  }

  processes(): Promise<readonly string[]> {
    return this.#guarded(async () => {
      const rows = await this.#db.selectFrom('processes').select('id').execute();
      return rows.map(({ id }) => id);
    });
  }

  leave(owner: string): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction.deleteFrom('processes').where('id', '=', owner).execute();
    });
  }

  append(
    code: string,
    epoch: number,
    { seq, id, entry }: StoredEntry,
    change: Partial<EpisodeState>,
    ledger?: LedgerWrite,
  ): Promise<void> {
    return this.#commits.add(async transaction => {
      // The episode's row comes first: it asks for the epoch and keeps every other process out until all is written.
      const { numUpdatedRows } = await transaction
        .updateTable('episodes')
        .set({ ...changeRow(change), entry_count: seq + 1 })
        .where('code', '=', code)
        .where('epoch', '=', epoch)
        .where('entry_count', '=', seq)
        .where('closed_at', '=', 0)
        .where(row =>
          row.not(
            row.exists(
              row.selectFrom('entries').select('seq').where('entries.code', '=', code).where('move_id', '=', id),
            ),
          ),
        )
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) throw new NotOwner(code);
      await transaction
        .insertInto('entries')
        .values({ code, seq, move_id: id, entry: JSON.stringify(entry) })
        .execute();
      if (change.deadline !== undefined) await setDeadline(transaction, code, change.deadline);
      if (ledger !== undefined) await writeLedger(transaction, ledger);
    });
  }

  createSeason(facts: SeasonFacts, pack: unknown, used: UsedQuestions, lines: readonly Line[]): Promise<boolean> {
    return this.#guarded(() =>
      this.#db.transaction().execute(transaction => createSeason(transaction, facts, pack, used, lines)),
    );
  }

  season(name: string): Promise<StoredSeason | undefined> {
    return this.#guarded(() => seasonNamed(this.#db, name));
  }

  seasonPack(name: string): Promise<{ readonly pack: unknown; readonly used: UsedQuestions } | undefined> {
    return this.#guarded(() => packOf(this.#db, name));
  }

  seasonEpisodes(name: string): Promise<readonly SeasonEpisode[]> {
    return this.#guarded(() => episodesOf(this.#db, name));
  }

  addLines(ledger: LedgerWrite): Promise<boolean> {
    return this.#guarded(() => this.#db.transaction().execute(transaction => writeLedger(transaction, ledger)));
  }

  changeSeason(name: string, { pack, used, settings, host }: Parameters<Store['changeSeason']>[1]): Promise<void> {
    return this.#guarded(async () => {
      await this.#db
        .updateTable('seasons')
        .set({
          ...(pack === undefined ? {} : { pack: pack === null ? null : JSON.stringify(pack) }),
          ...(used === undefined ? {} : { used: JSON.stringify(used) }),
          ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
          ...(host === undefined ? {} : { host }),
        })
        .where('name', '=', name)
        .execute();
    });
  }

  async removeSeason(name: string): Promise<boolean> {
    const removed = await this.#guarded(async () => {
      await this.#db.updateTable('episodes').set({ season: '', season_kind: '' }).where('season', '=', name).execute();
      return this.#db.deleteFrom('seasons').where('name', '=', name).returning('name').executeTakeFirst();
    });
    if (removed !== undefined) await this.#guarded(this.#scrub);
    return removed !== undefined;
  }

  change(code: string, epoch: number, change: Partial<EpisodeState>): Promise<void> {
    return this.#commits.add(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('episodes')
        .set({ ...changeRow(change), epoch })
        .where('code', '=', code)
        .where('epoch', '=', epoch)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) throw new NotOwner(code);
      if (change.deadline !== undefined) await setDeadline(transaction, code, change.deadline);
    });
  }

  publish(code: string, now: number): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction
        .updateTable('episodes')
        .set({ closed_at: now })
        .where('code', '=', code)
        .where('closed_at', '=', 0)
        .execute();
      await setDeadline(transaction, code, 0);
    });
  }

  async remove(code: string): Promise<boolean> {
    const removed = await this.#guarded(() =>
      this.#db.deleteFrom('episodes').where('code', '=', code).returning('code').executeTakeFirst(),
    );
    if (removed !== undefined) await this.#guarded(this.#scrub);
    return removed !== undefined;
  }

  async sweep({ now, over, abandoned, kept, demos }: Sweep): Promise<readonly string[]> {
    const gone = await this.#guarded(() =>
      this.#db.transaction().execute(async transaction => {
        await transaction
          .updateTable('episodes')
          .set({ closed_at: now })
          .where('closed_at', '=', 0)
          .where(row =>
            row.or([
              row.and([row('over_at', '>', 0), row('over_at', '<=', over)]),
              row.and([row('entry_count', '>', 0), row('touched', '<=', abandoned)]),
            ]),
          )
          .execute();
        await transaction
          .deleteFrom('deadlines')
          .where('code', 'in', row => row.selectFrom('episodes').select('code').where('closed_at', '>', 0))
          .execute();
        const rows = await transaction
          .deleteFrom('episodes')
          .where(row =>
            row.or([
              row.and([row('closed_at', '>', 0), row('closed_at', '<=', kept)]),
              row.and([row('closed_at', '>', 0), row('closed_at', '<=', demos), row('demo', '=', 1)]),
              row.and([row('entry_count', '=', 0), row('touched', '<=', kept)]),
            ]),
          )
          .returning('code')
          .execute();
        return rows.map(({ code }) => code);
      }),
    );
    if (gone.length > 0) await this.#guarded(this.#scrub);
    return gone;
  }

  fans(code: string): Promise<readonly StoredFan[]> {
    return this.#guarded(async () => {
      const rows = await this.#db.selectFrom('fans').selectAll().where('code', '=', code).execute();
      return rows.map(({ fan, name, points, tickets, settled }) => ({
        id: fan,
        name,
        points: Number(points),
        tickets: JSON.parse(tickets) as StoredFan['tickets'],
        settled,
      }));
    });
  }

  bestFans(code: string, limit: number): Promise<SideBoard> {
    return this.#guarded(async () => {
      const rows = await this.#db
        .selectFrom('fans')
        .select(['name', 'points'])
        .where('code', '=', code)
        .orderBy('points', 'desc')
        .orderBy('fan')
        .limit(limit)
        .execute();
      return rows.map(({ name, points }) => [name, Number(points)] as const);
    });
  }

  keepFans(code: string, fans: readonly StoredFan[]): Promise<void> {
    return this.#commits.add(async transaction => {
      const values = fans.map(({ id, name, points, tickets, settled }) => ({
        code,
        fan: id,
        name,
        points,
        tickets: JSON.stringify(tickets),
        settled,
      }));
      await transaction
        .insertInto('fans')
        .values(values)
        .onConflict(conflict =>
          conflict.columns(['code', 'fan']).doUpdateSet(row => ({
            name: row.ref('excluded.name'),
            points: row.ref('excluded.points'),
            tickets: row.ref('excluded.tickets'),
            settled: row.ref('excluded.settled'),
          })),
        )
        .execute();
    });
  }

  addToken(token: StoredToken): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction.insertInto('tokens').values(token).execute();
    });
  }

  token(hash: string): Promise<StoredToken | undefined> {
    return this.#guarded(async () => {
      const row = await this.#db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row === undefined ? undefined : tokenOf(row);
    });
  }

  tokens(code: string): Promise<readonly StoredToken[]> {
    return this.#guarded(async () => {
      const rows = await this.#db
        .selectFrom('tokens')
        .selectAll()
        .where('code', '=', code)
        .orderBy('created')
        .execute();
      return rows.map(tokenOf);
    });
  }

  exchange(code: string, id: string, token: StoredToken): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction.deleteFrom('tokens').where('code', '=', code).where('id', '=', id).execute();
      await transaction.deleteFrom('targets').where('code', '=', code).where('token', '=', id).execute();
      await transaction.insertInto('tokens').values(token).execute();
    });
  }

  revoke(code: string, which: { readonly id: string } | { readonly seat: number }): Promise<void> {
    return this.#commits.add(async transaction => {
      const rows = transaction.deleteFrom('tokens').where('code', '=', code);
      await ('id' in which
        ? rows.where('id', '=', which.id)
        : rows.where('role', '=', 'seat').where('seat', '=', which.seat)
      ).execute();
      // Nor is the device of who sat there reminded any more.
      const reminded = transaction.deleteFrom('targets').where('code', '=', code).where('kind', '=', 'push');
      await ('id' in which
        ? reminded.where('token', '=', which.id)
        : reminded.where('whom', '=', String(which.seat))
      ).execute();
    });
  }

  listed(limit: number): Promise<readonly Listed[]> {
    return this.#guarded(async () => {
      const rows = await this.#db
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
        chairs: JSON.parse(row.chairs) as Chair[],
      }));
    });
  }

  report(code: string, visitor: string, why: ReportReason, at: number): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction
        .insertInto('reports')
        .values({ code, visitor, why, at })
        .onConflict(conflict => conflict.columns(['code', 'visitor']).doUpdateSet({ why, at }))
        .execute();
    });
  }

  reports(limit: number): Promise<readonly Reported[]> {
    return this.#guarded(async () => {
      const rows = await this.#db
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
    });
  }

  dismissReports(code: string): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction.deleteFrom('reports').where('code', '=', code).execute();
    });
  }

  demo(show: string): Promise<string | undefined> {
    return this.#guarded(async () => {
      const row = await this.#db
        .selectFrom('episodes')
        .select('code')
        .where('show', '=', show)
        .where('demo', '=', 1)
        .where('over_at', '=', 0)
        .where('closed_at', '=', 0)
        .orderBy('created', 'desc')
        .executeTakeFirst();
      return row?.code;
    });
  }

  robotEpisodes(): Promise<readonly string[]> {
    return this.#guarded(async () => {
      const rows = await this.#db
        .selectFrom('episodes')
        .select('code')
        .where('robots', '=', 'all')
        .where('demo', '=', 0)
        .where('over_at', '=', 0)
        .where('closed_at', '=', 0)
        .where(row => row.not(this.#leases.played(row)))
        .execute();
      return rows.map(({ code }) => code);
    });
  }

  due(now: number, limit: number, owner: string): Promise<readonly string[]> {
    return this.#guarded(async () => {
      const rows = await this.#db
        .selectFrom('deadlines')
        .innerJoin('episodes', 'episodes.code', 'deadlines.code')
        .select('deadlines.code')
        .where('due', '<=', now)
        .where(row => row.not(this.#leases.played(row as never, owner)))
        .orderBy('due')
        .limit(limit)
        .execute();
      return rows.map(({ code }) => code);
    });
  }

  seen(): Promise<number> {
    return this.#guarded(async () => {
      const row = await this.#db.selectFrom('clock').select('seen').executeTakeFirst();
      return Number(row?.seen ?? 0);
    });
  }

  see(now: number): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction.updateTable('clock').set({ seen: now }).where('id', '=', 1).execute();
    });
  }

  jumped(expected: number, now: number, pause: boolean): Promise<void> {
    return this.#commits.add(transaction => jump(transaction, this.#leases, { expected, now, pause }));
  }

  check(): Promise<void> {
    return this.#commits.add(async transaction => {
      // Something that changes for a moment: what stays as it is, SQLite does not write.
      const id = `check ${randomUUID()}`;
      await transaction.insertInto('processes').values({ id, alive_until: 0 }).execute();
      await transaction.deleteFrom('processes').where('id', '=', id).execute();
    });
  }

  close(): Promise<void> {
    return this.#db.destroy();
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // Not the store's fault: what was asked for makes no sense any more.
      if (error instanceof SeasonRefusal) throw error;
      throw new StoreFailure('the store does not answer', { cause: error });
    }
  }
}

const setDeadline = async (transaction: Transaction<Tables>, code: string, due: number): Promise<void> => {
  if (due === 0) {
    await transaction.deleteFrom('deadlines').where('code', '=', code).execute();
    return;
  }
  await transaction
    .insertInto('deadlines')
    .values({ code, due })
    .onConflict(conflict => conflict.column('code').doUpdateSet({ due }))
    .execute();
};
