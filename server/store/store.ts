/**
 * The store over any SQL database that Kysely supports; databases differ only in how they are opened. Every method resolves only
 * when its effect is on disk. A rejection means that nothing happened, or that nobody can know (`StoreFailure`), but never that
 * half of it did.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { Appending } from './appending.ts';
import { block, blocksAt, unblock } from './blocks.ts';
import { correctClocks, latestTime, recordTime } from './clock-jumps.ts';
import { Commits } from './commits.ts';
import { callsOf, fansOf, fansOfSeason, saveCalls, saveFans } from './crowd.ts';
import { askedBy, dealingOf, dealtTo, keepAsked } from './dealings.ts';
import {
  anySeed,
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
  removeEpisode,
  setNextEpisode,
  sweep,
} from './episodes.ts';
import { guardedBy, type TroubleOf } from './failures.ts';
import { endLease, Leases, playedBy, processes, release } from './leases.ts';
import { demoOf, dismissReports, listed, report, reports } from './lobby.ts';
import { keepMedium, mediaBytes, mediaKept, mediumFacts, mediumNamed, sharedMedium } from './media.ts';
import {
  askToForget,
  dismissForgetting,
  type Forgetting,
  figuresOfSeason,
  forgetPlayer,
  forgetRequests,
  keepFigures,
  leaveHall,
  type StandIn,
  seasonsOfHall,
} from './remembered.ts';
import {
  addNotice,
  addTarget,
  agreeTarget,
  changedEpisodes,
  dropNotice,
  removeTarget,
  settleNotice,
  snapshotOf,
  stopMails,
  takeNotices,
  targetsOf,
  targetWith,
  updateReminders,
} from './reminders.ts';
import {
  changeScreen,
  claimPin,
  removeScreen,
  screenSeen,
  screensAt,
  screensFollow,
  screensOf,
  takePin,
} from './screens.ts';
import {
  changeSeason,
  createSeason,
  episodesOf,
  KeptPacks,
  KeptSeasons,
  removeSeason,
  writeLedger,
} from './seasons.ts';
import { sharedPack, sharePack, unsharePack } from './shared-packs.ts';
import type { Sweep } from './stored.ts';
import type { DatabaseClock, Tables } from './tables.ts';
import { addToken, exchange, revoke, tokensOf, tokenUsed, tokenWith } from './tokens.ts';
import { addWord, readWords, reportedWords, reportWord, unreadWords, wordsOf } from './words.ts';

interface Dialect {
  readonly clock: DatabaseClock;
  readonly troubleOf: TroubleOf;
  /** Leaves nothing readable of deleted rows. */
  readonly scrub?: (db: Kysely<Tables>) => Promise<unknown>;
}

type Bound<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (db: never, ...given: infer Given) => infer Result
    ? (...given: Given) => Result
    : never;
};

type OnDatabase = (db: never, ...given: never[]) => Promise<unknown>;

/** `run`: gives each of them the database. */
const bound = <Functions extends Readonly<Record<string, OnDatabase>>>(
  run: (work: (db: Kysely<Tables>) => Promise<unknown>) => Promise<unknown>,
  functions: Functions,
): Bound<Functions> =>
  Object.fromEntries(
    Object.entries(functions).map(([name, work]) => [
      name,
      (...given: never[]) => run(db => work(db as never, ...given)),
    ]),
  ) as unknown as Bound<Functions>;

/** Fails unless a row can be written. SQLite does not write rows that stay the same, so one is added and removed. */
const check = async (db: Transaction<Tables>): Promise<void> => {
  const id = `check ${randomUUID()}`;
  await db.insertInto('processes').values({ id, alive_until: 0, place: '', address: '', public_address: '' }).execute();
  await db.deleteFrom('processes').where('id', '=', id).execute();
};

export const sqlStore = (db: Kysely<Tables>, { clock, troubleOf, scrub = async () => undefined }: Dialect) => {
  const commits = new Commits(db, troubleOf);
  const leases = new Leases(clock);
  const seasons = new KeptSeasons();
  const packs = new KeptPacks();
  const appending = new Appending(seasons);
  const guarded = guardedBy(troubleOf);
  const read = <T>(work: (db: Kysely<Tables>) => Promise<T>) => guarded(() => work(db));
  const transact = <T>(work: (db: Transaction<Tables>) => Promise<T>) => guarded(() => db.transaction().execute(work));
  const commit = <T>(work: (db: Transaction<Tables>) => Promise<T>) => commits.add(work);
  const scrubbed = () => guarded(() => scrub(db));

  return {
    reminders: {
      ...bound(read, { changed: changedEpisodes, snapshot: snapshotOf }),
      ...bound(commit, { update: updateReminders }),
      targets: {
        ...bound(read, { of: targetsOf, get: targetWith, remove: removeTarget, agree: agreeTarget }),
        ...bound(commit, { add: addTarget, stopMails }),
      },
      notices: {
        ...bound(read, { take: takeNotices.bind(undefined, clock) }),
        ...bound(commit, { add: addNotice, drop: dropNotice, settle: settleNotice }),
      },
    },

    ...bound(read, {
      episode: episodeWith,
      known: knownWith,
      entries: entriesOf,
      packText: packTextOf,
      entryTexts: entryTextsOf,
      take: leases.take.bind(leases),
      playedBy,
      places: leases.places.bind(leases),
      processes,
      due: leases.due.bind(leases),
      season: seasons.named.bind(seasons),
      /** The host's questions, and keys of those that have been used. */
      seasonPack: packs.of.bind(packs),
      seasonEpisodes: episodesOf,
      figuresOfSeason,
      seasonsOfHall,
      forgetRequests,
      dismissForgetting,
      leaveHall,
      /** Replaces the pack or settings, or adds keys of used questions. */
      changeSeason,
      /** How many episodes the same sweep would break off or delete if the clock were trusted. */
      countExpiring: expiring,
      anySeed,
      fans: fansOf,
      /** Who has won points in the rooms of a season, best first. */
      fansOfSeason,
      calls: callsOf,
      dealing: dealingOf,
      dealtTo,
      mediumFacts,
      mediumNamed,
      mediaBytes,
      sharedMedium,
      askedBy,
      sharedPack,
      screensAt,
      screensOf,
      token: tokenWith,
      tokens: tokensOf,
      listed,
      reports,
      words: wordsOf,
      unreadWords,
      reportedWords,
      /** The latest demo of a show that is not over. */
      demo: demoOf,
      latestTime,
      /** Names and networks that are kept away at that time. */
      blocks: blocksAt,
    }),

    ...bound(commit, {
      keepAsked,
      keepShown,
      keepFigures,
      askToForget,
      release,
      endLease,
      /** Writes an entry, its changes, and its lines for a season's ledger in one transaction. */
      append: appending.append.bind(appending),
      change: changeEpisode,
      publish: publishEpisode,
      setNext: setNextEpisode,
      saveFans,
      saveCalls,
      sharePack,
      takePin,
      claimPin,
      screenSeen,
      changeScreen,
      removeScreen,
      screensFollow,
      keepMedium,
      mediaKept,
      addToken,
      tokenUsed,
      exchange,
      revoke,
      report,
      dismissReports,
      addWord,
      readWords,
      reportWord,
      recordTime,
      check,
    }),

    ...bound(transact, {
      /** False if the code is taken. `ledger`: the lines that record who was seated. */
      create: createEpisode.bind(undefined, seasons),
      block,
      /** False if the name is taken. `pack`: null for the built-in questions. */
      createSeason: createSeason.bind(undefined, seasons),
      /** Adds to a ledger. False if there is no such season. Rejects with `SeasonRefusal` as `LedgerWrite` says. */
      addLines: writeLedger.bind(undefined, seasons),
    }),

    /** The process that plays the episode; undefined if there is none that can be reached. */
    playedAt: async (code: string) => (await read(db => leases.places(db, code)))[0],

    /** Renews a lease: for `milliseconds` from now nobody takes the episodes of `owner`. */
    renewLease: (...lease: Parameters<typeof leases.renew> extends [unknown, ...infer Rest] ? Rest : never) =>
      commit(async db => {
        await leases.renew(db, ...lease);
        await leases.removeDead(db);
      }),

    /** Removes a season with its ledger, but not its episodes. False if there is none. */
    async removeSeason(name: string): Promise<boolean> {
      await read(db => leaveHall(db, name));
      const removed = await read(db => removeSeason(db, name));
      if (removed) await scrubbed();
      return removed;
    },

    /** Forgets a player of a season. Returns who took the place of their names; [] for nobody. */
    async forget(forgetting: Forgetting): Promise<readonly StandIn[]> {
      const names = await transact(db => forgetPlayer(seasons, db, forgetting));
      if (names.length > 0) await scrubbed();
      return names;
    },

    /** Removes a shared pack. False if there is none with that secret. */
    async unsharePack(id: string, secret: string): Promise<boolean> {
      const removed = await read(db => unsharePack(db, id, secret));
      if (removed) await scrubbed();
      return removed;
    },

    /** Lifts a block. False if there is none. */
    async unblock(id: string): Promise<boolean> {
      const removed = await read(db => unblock(db, id));
      if (removed) await scrubbed();
      return removed;
    },

    /** Removes an episode with everything about it. False if there is none. */
    async remove(code: string): Promise<boolean> {
      const removed = await read(db => removeEpisode(db, code));
      if (removed) await scrubbed();
      return removed;
    },

    async sweep(times: Sweep): Promise<readonly string[]> {
      const removed = await transact(db => sweep(db, times));
      if (removed.length > 0) await scrubbed();
      return removed;
    },

    /**
     * The machine's clock shows `now` where it should show `expected`. Running clocks of episodes that nobody plays go on as if
     * it had not jumped, or stop with what was left until the host resumes (`pause`). Done once, whichever process notices.
     */
    correctClocks: (expected: number, now: number, pause: boolean): Promise<void> =>
      commit(db => correctClocks(db, leases, { expected, now, pause })),

    /** A value that all processes share. The process that asks first makes it. */
    async shared(name: string, make: () => string): Promise<string> {
      const stored = () =>
        read(db => db.selectFrom('shared').select('value').where('name', '=', name).executeTakeFirst());
      const before = await stored();
      if (before !== undefined) return before.value;
      const own = { name, value: make() };
      await commit(db =>
        db
          .insertInto('shared')
          .values(own)
          .onConflict(conflict => conflict.doNothing())
          .execute(),
      );
      return (await stored())?.value ?? '';
    },

    close: (): Promise<void> => db.destroy(),
  };
};

export type Store = ReturnType<typeof sqlStore>;
