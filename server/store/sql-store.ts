/** The store over any SQL database that Kysely supports. Databases differ only in how they are opened. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Line } from '../../shared/season/ledger.ts';
import type { UsedQuestions } from '../../shared/season/questions.ts';
import type { SideBoard } from '../../shared/side-game/messages.ts';
import { Appending } from './appending.ts';
import { correctClocks } from './clock-jumps.ts';
import { Commits } from './commits.ts';
import {
  changeEpisode,
  createEpisode,
  entriesOf,
  entryTextsOf,
  episodeWith,
  expiring,
  keepShown,
  knownWith,
  packTextOf,
  publishEpisode,
  setNextEpisode,
  sweep,
} from './episodes.ts';
import { type Guarded, guardedBy, type TroubleOf } from './failures.ts';
import { bestFans, fansOf, saveFans } from './fans.ts';
import { Leases } from './leases.ts';
import { demoOf, dismissReports, listed, report, reports } from './lobby.ts';
import { Reminders } from './reminders.ts';
import { changeSeason, createSeason, episodesOf, KeptPacks, KeptSeasons, writeLedger } from './seasons.ts';
import type {
  Listed,
  Place,
  Reported,
  ReportReason,
  Revoked,
  Store,
  StoredFan,
  StoredToken,
  Sweep,
  Taken,
} from './store.ts';
import type { EpisodeFacts, EpisodeState, KnownEpisode, Shown, StoredEntry, StoredEpisode } from './stored-episode.ts';
import type { LedgerWrite, SeasonEpisode, SeasonFacts, StoredSeason } from './stored-season.ts';
import type { DatabaseClock, Tables } from './tables.ts';
import { addToken, exchange, revoke, tokensOf, tokenWith } from './tokens.ts';

const nowhere: Place = { id: '', address: '', publicAddress: '' };

/** What differs between databases. */
interface Dialect {
  readonly clock: DatabaseClock;
  readonly troubleOf: TroubleOf;
  /** Leaves nothing readable of deleted rows. */
  readonly scrub?: (db: Kysely<Tables>) => Promise<unknown>;
}

export class SqlStore implements Store {
  readonly reminders: Reminders;
  readonly #db: Kysely<Tables>;
  readonly #commits: Commits;
  readonly #leases: Leases;
  readonly #seasons = new KeptSeasons();
  readonly #packs = new KeptPacks();
  readonly #appending = new Appending(this.#seasons);
  readonly #scrub: () => Promise<unknown>;
  readonly #guarded: Guarded;

  constructor(db: Kysely<Tables>, { clock, troubleOf, scrub = async () => undefined }: Dialect) {
    this.#db = db;
    this.#commits = new Commits(db, troubleOf);
    this.#leases = new Leases(clock);
    this.#guarded = guardedBy(troubleOf);
    this.reminders = new Reminders(db, this.#commits, clock, this.#guarded);
    this.#scrub = () => scrub(db);
  }

  create(
    facts: EpisodeFacts,
    state: EpisodeState,
    tokens: readonly StoredToken[],
    ledger?: LedgerWrite,
  ): Promise<boolean> {
    return this.#guarded(() =>
      this.#db
        .transaction()
        .execute(transaction => createEpisode(transaction, this.#seasons, { facts, state, tokens, ledger })),
    );
  }

  episode(code: string): Promise<StoredEpisode | undefined> {
    return this.#guarded(() => episodeWith(this.#db, code));
  }

  known(code: string): Promise<KnownEpisode | undefined> {
    return this.#guarded(() => knownWith(this.#db, code));
  }

  entries(code: string): Promise<readonly StoredEntry[]> {
    return this.#guarded(() => entriesOf(this.#db, code));
  }

  packText(code: string): Promise<string | undefined> {
    return this.#guarded(() => packTextOf(this.#db, code));
  }

  entryTexts(code: string, from: number, to: number): Promise<readonly string[]> {
    return this.#guarded(() => entryTextsOf(this.#db, code, from, to));
  }

  keepShown(code: string, entries: number, shown: Shown): Promise<void> {
    return this.#commits.add(transaction => keepShown(transaction, code, entries, shown));
  }

  take(code: string, owner: string, sparing = false): Promise<Taken> {
    return this.#guarded(() => this.#leases.take(this.#db, code, owner, sparing));
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

  renewLease(owner: string, milliseconds: number, place = nowhere): Promise<void> {
    return this.#commits.add(async transaction => {
      await this.#leases.renew(transaction, owner, milliseconds, place);
      await this.#leases.removeDead(transaction);
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

  endLease(owner: string): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction.deleteFrom('processes').where('id', '=', owner).execute();
    });
  }

  append(
    code: string,
    epoch: number,
    entry: StoredEntry,
    change: Partial<EpisodeState>,
    ledger?: LedgerWrite,
  ): Promise<void> {
    return this.#commits.add(transaction => this.#appending.append(transaction, code, epoch, entry, change, ledger));
  }

  createSeason(facts: SeasonFacts, pack: unknown, used: UsedQuestions, lines: readonly Line[]): Promise<boolean> {
    return this.#guarded(() =>
      this.#db.transaction().execute(transaction => createSeason(transaction, this.#seasons, facts, pack, used, lines)),
    );
  }

  season(name: string): Promise<StoredSeason | undefined> {
    return this.#guarded(() => this.#seasons.named(this.#db, name));
  }

  seasonPack(name: string): Promise<{ readonly pack: unknown; readonly used: UsedQuestions } | undefined> {
    return this.#guarded(() => this.#packs.of(this.#db, name));
  }

  seasonEpisodes(name: string): Promise<readonly SeasonEpisode[]> {
    return this.#guarded(() => episodesOf(this.#db, name));
  }

  addLines(ledger: LedgerWrite): Promise<boolean> {
    return this.#guarded(() =>
      this.#db.transaction().execute(transaction => writeLedger(transaction, this.#seasons, ledger)),
    );
  }

  changeSeason(name: string, change: Parameters<Store['changeSeason']>[1]): Promise<void> {
    return this.#guarded(() => changeSeason(this.#db, name, change));
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
    return this.#commits.add(transaction => changeEpisode(transaction, code, epoch, change));
  }

  publish(code: string, now: number): Promise<void> {
    return this.#commits.add(transaction => publishEpisode(transaction, code, now));
  }

  setNext(code: string, next: string): Promise<void> {
    return this.#commits.add(transaction => setNextEpisode(transaction, code, next));
  }

  async remove(code: string): Promise<boolean> {
    const removed = await this.#guarded(() =>
      this.#db.deleteFrom('episodes').where('code', '=', code).returning('code').executeTakeFirst(),
    );
    if (removed !== undefined) await this.#guarded(this.#scrub);
    return removed !== undefined;
  }

  async sweep(times: Sweep): Promise<readonly string[]> {
    const removed = await this.#guarded(() => this.#db.transaction().execute(transaction => sweep(transaction, times)));
    if (removed.length > 0) await this.#guarded(this.#scrub);
    return removed;
  }

  countExpiring(times: Sweep): Promise<number> {
    return this.#guarded(() => expiring(this.#db, times));
  }

  anySeed(): Promise<{ readonly code: string; readonly seed: string } | undefined> {
    return this.#guarded(() => this.#db.selectFrom('episodes').select(['code', 'seed']).limit(1).executeTakeFirst());
  }

  fans(code: string): Promise<readonly StoredFan[]> {
    return this.#guarded(() => fansOf(this.#db, code));
  }

  bestFans(code: string, limit: number): Promise<SideBoard> {
    return this.#guarded(() => bestFans(this.#db, code, limit));
  }

  saveFans(code: string, fans: readonly StoredFan[]): Promise<void> {
    return this.#commits.add(transaction => saveFans(transaction, code, fans));
  }

  addToken(token: StoredToken): Promise<void> {
    return this.#commits.add(transaction => addToken(transaction, token));
  }

  token(hash: string): Promise<StoredToken | undefined> {
    return this.#guarded(() => tokenWith(this.#db, hash));
  }

  tokens(code: string): Promise<readonly StoredToken[]> {
    return this.#guarded(() => tokensOf(this.#db, code));
  }

  async exchange(code: string, id: string, token: StoredToken): Promise<readonly string[]> {
    let revoked: readonly string[] = [];
    await this.#commits.add(async transaction => {
      revoked = await exchange(transaction, code, id, token);
    });
    return revoked;
  }

  async revoke(code: string, which: Revoked): Promise<readonly string[]> {
    let revoked: readonly string[] = [];
    await this.#commits.add(async transaction => {
      revoked = await revoke(transaction, code, which);
    });
    return revoked;
  }

  listed(limit: number): Promise<readonly Listed[]> {
    return this.#guarded(() => listed(this.#db, limit));
  }

  report(code: string, visitor: string, why: ReportReason, at: number): Promise<void> {
    return this.#commits.add(transaction => report(transaction, code, visitor, why, at));
  }

  reports(limit: number): Promise<readonly Reported[]> {
    return this.#guarded(() => reports(this.#db, limit));
  }

  dismissReports(code: string): Promise<void> {
    return this.#commits.add(transaction => dismissReports(transaction, code));
  }

  demo(show: string): Promise<string | undefined> {
    return this.#guarded(() => demoOf(this.#db, show));
  }

  due(now: number, limit: number, owner: string): Promise<readonly string[]> {
    return this.#guarded(async () => {
      const rows = await this.#db
        .selectFrom('deadlines')
        .innerJoin('episodes', 'episodes.code', 'deadlines.code')
        .select('deadlines.code')
        .where('due', '<=', now)
        .where(row => row.not(this.#leases.ownedBy(row as never, owner)))
        .orderBy('due')
        .limit(limit)
        .execute();
      return rows.map(({ code }) => code);
    });
  }

  latestTime(): Promise<number> {
    return this.#guarded(async () => {
      const row = await this.#db.selectFrom('clock').select('seen').executeTakeFirst();
      return Number(row?.seen ?? 0);
    });
  }

  recordTime(now: number): Promise<void> {
    return this.#commits.add(async transaction => {
      await transaction.updateTable('clock').set({ seen: now }).where('id', '=', 1).execute();
    });
  }

  correctClocks(expected: number, now: number, pause: boolean): Promise<void> {
    return this.#commits.add(transaction => correctClocks(transaction, this.#leases, { expected, now, pause }));
  }

  async shared(name: string, make: () => string): Promise<string> {
    const read = () =>
      this.#guarded(() => this.#db.selectFrom('shared').select('value').where('name', '=', name).executeTakeFirst());
    const before = await read();
    if (before !== undefined) return before.value;
    const own = { name, value: make() };
    await this.#commits.add(async transaction => {
      await transaction
        .insertInto('shared')
        .values(own)
        .onConflict(conflict => conflict.doNothing())
        .execute();
    });
    return (await read())?.value ?? '';
  }

  check(): Promise<void> {
    return this.#commits.add(async transaction => {
      // SQLite does not write rows that stay the same, so a row is added and removed.
      const id = `check ${randomUUID()}`;
      await transaction
        .insertInto('processes')
        .values({ id, alive_until: 0, place: '', address: '', public_address: '' })
        .execute();
      await transaction.deleteFrom('processes').where('id', '=', id).execute();
    });
  }

  close(): Promise<void> {
    return this.#db.destroy();
  }
}
