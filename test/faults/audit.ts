/** Holds what lies in the store against what people were promised and shown, and against the rules and the dice. */

import { fullRecord } from '../../server/records/record.ts';
import type { Store } from '../../server/store/store.ts';
import type { Vault } from '../../server/vault.ts';
import { saidBy } from '../../shared/crowd/team.ts';
import { Episode, partsOf } from '../../shared/engine/episode.ts';
import { FairSource, throwCheck } from '../../shared/engine/fair.ts';
import { readField } from '../../shared/engine/fields.ts';
import { canonical } from '../../shared/engine/json.ts';
import { type Mirrored, readView } from '../../shared/engine/mirror-read.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { Sighting } from '../processes/shown.ts';
import type { Cast } from './cast.ts';
import { historyFaults, toldIn } from './history.ts';
import { ledgerOf, type RecordedFacts } from './ledger.ts';
import { Recount } from './recount.ts';
import { seasonFaults } from './season.ts';

interface Audit {
  readonly episodes: number;
  readonly entries: number;
  readonly promised: number;
  /** Calls of its room that were answered "ok". */
  readonly called: number;
  readonly frames: number;
  readonly draws: number;
  /** Episodes whose money was added up from the cues as well. */
  readonly ledgers: number;
  /** Pages whose picture was held against the replay. */
  readonly pages: number;
  /** States that a page got by socket and another one by the tape. */
  readonly taped: number;
  /** Standing throws with a player's own part, and house throws, as the verifier counts them. */
  readonly parts: { readonly player: number; readonly house: number };
  readonly faults: readonly string[];
}

/** How many states a page got by socket and another one by the tape. */
const tapedTwice = ({ all, tape }: Cast): number => {
  const nameOf = ({ epoch, frame }: Sighting) => `${epoch}.${frame}`;
  const taped = new Set(tape.shown.sightings.map(nameOf));
  return new Set(all.flatMap(({ shown }) => shown.sightings.map(nameOf)).filter(name => taped.has(name))).size;
};

/** Of a show that others have played before, only those who are there now: nobody knows what the others bet. */
const fansOf = async (store: Store, { code, before, fans }: Cast) =>
  (await store.fans(code)).filter(fan => before === 0 || fans.some(({ id }) => id === fan.id));

const auditOne = async (store: Store, vault: Vault, cast: Cast) => {
  // Taken first: where robots go on playing, the store is ahead of the pages.
  const pictures = cast.all.flatMap(({ state }): Mirrored[] => (state === undefined ? [] : [state]));
  const pages = [...cast.all, cast.tape].map(({ shown }) => [...shown.sightings]);
  const stored = await store.episode(cast.code);
  const entries = await store.entries(cast.code);
  // Where robots go on playing, entries are added between two readings: the count before and the one after hold them.
  const later = await store.episode(cast.code);
  const show = stored === undefined ? undefined : showNamed(stored.show);
  if (stored === undefined || later === undefined || show === undefined)
    return {
      faults: ['is gone'],
      entries: 0,
      frames: 0,
      taped: 0,
      draws: 0,
      ledger: false,
      pages: 0,
      player: 0,
      house: 0,
      season: undefined,
      scores: [],
    };
  const faults = (await Promise.all(cast.fans.map(fan => fan.faults(store, cast.code)))).flat();
  if (!cast.wentBack)
    faults.push(...cast.all.flatMap(({ alarms }) => alarms).map(alarm => `the dice raise ${JSON.stringify(alarm)}`));
  faults.push(...(cast.members?.faults(entries.map(({ entry }) => entry)) ?? []));
  if (stored.entries > entries.length || entries.length > later.entries)
    faults.push(`counts ${stored.entries} and then ${later.entries} of ${entries.length} entries`);

  // Played again from the seed alone: what was drawn must come by itself.
  const seed = vault.open(stored.seed, stored.code);
  const names = stored.chairs.map(({ name }) => name);
  const source = new FairSource(seed, stored.code, stored.sources ?? []);
  const { pack } = stored;
  // Stored as the host chose them; what was left out has its defaults.
  const options = readField(show.options, stored.options).value;
  const episode = new Episode(show, { options, pack, seats: names.length }, names, source);
  const recount = new Recount(options as object, await store.calls(cast.code));
  const opening = episode.state.scores;
  const facts: RecordedFacts[] = [];
  const told: string[] = [];
  const wanted = new Set(pictures.map(({ entries: n }) => n));
  const views = new Map<number, string>();
  // What only the host or a seat may know is theirs alone, and of the same entry.
  const owns = cast.all.flatMap(({ hello, own }) => {
    const by = hello?.role === 'host' ? ('host' as const) : hello?.seat;
    return own === undefined || by === undefined || by === -1
      ? []
      : [{ by, at: own.entries, shown: canonical(own.view) }];
  });
  const keepView = (n: number) => {
    if (wanted.has(n)) views.set(n, canonical(episode.view('audience')));
    for (const { by, at, shown } of owns)
      if (at === n && canonical(episode.view(by)) !== shown)
        faults.push(`${by} is shown ${shown} after ${n} entries, and not ${canonical(episode.view(by))}`);
  };
  keepView(0);
  let draws = 0;
  for (const { seq, entry } of entries) {
    const { move, drew, marks } = partsOf(entry);
    const played = episode.play(move, undefined, marks);
    if (!played.ok) {
      faults.push(`entry ${seq} does not stand: ${played.message}`);
      break;
    }
    draws += played.draws.length;
    if (canonical(played.entry.drew ?? {}) !== canonical(drew ?? {})) faults.push(`entry ${seq} drew something else`);
    if (entry.do === 'undo') facts.pop();
    else facts.push({ entry, cues: played.cues });
    const check = throwCheck(source.keys, played.draws);
    const last = episode.standing.at(-1);
    const said = last?.index === seq && !last.sealed ? saidBy(last.entry, last.before) : undefined;
    const own = said === undefined ? {} : { said };
    told.push(toldIn({ entry: seq, cues: played.cues, check, link: entry.reveal ?? '', ...own }));
    keepView(seq + 1);
    await recount.next(episode);
  }
  // Robots play on while this is counted.
  if (stored.entries === later.entries)
    faults.push(...recount.faults(await fansOf(store, cast), cast.along, episode.over));
  const ledger = ledgerOf(show.name, opening, facts);
  if (ledger !== undefined && canonical(ledger) !== canonical(episode.state.scores))
    faults.push(`the money is ${episode.state.scores}, the cues come to ${ledger}`);

  const record = entries.map(({ seq, id, entry }, i) => ({ seq, id, do: entry.do, told: told[i] ?? '' }));
  faults.push(...historyFaults({ operations: cast.operations, pages, before: cast.before }, record));
  // As everybody gets it once it is over: with the chains, the links and what was mixed at the start.
  const recorded = { facts: stored, state: stored, episode, seed };
  const report = verifyRecord(JSON.parse(JSON.stringify(fullRecord(recorded, { whole: true }))), showNamed);
  if (report.verdict !== 'ok')
    faults.push(`the verifier says ${report.verdict}: ${report.faults}, entry ${report.firstFailing}`);

  for (const picture of pictures) {
    const act = show.acts.find(({ name }) => name === picture.act);
    const shown = act === undefined ? '' : canonical(readView(picture, act.board));
    const replayed = views.get(picture.entries);
    if (shown !== replayed)
      faults.push(`a page shows ${picture.entries} entries as ${shown}, the replay as ${replayed}`);
  }
  return {
    faults,
    entries: entries.length,
    frames: pages.reduce((sum, sightings) => sum + sightings.length, 0),
    draws,
    ledger: ledger !== undefined,
    pages: pictures.length,
    taped: tapedTwice(cast),
    player: report.parts.player,
    house: Object.values(report.parts.house).reduce((sum, n) => sum + n, 0),
    season: stored.season?.name,
    scores: episode.state.scores,
  };
};

export const audit = async (store: Store, vault: Vault, casts: readonly Cast[]): Promise<Audit> => {
  const all: Awaited<ReturnType<typeof auditOne>>[] = [];
  for (const cast of casts) {
    const { faults, ...found } = await auditOne(store, vault, cast);
    all.push({ ...found, faults: faults.map(fault => `${cast.show} ${cast.code}: ${fault}`) });
  }
  const scores = new Map(casts.map(({ code }, i) => [code, all[i]?.scores ?? []]));
  const seasons = new Set(all.flatMap(({ season }) => season ?? []));
  const inSeasons = await Promise.all([...seasons].map(name => seasonFaults(store, name, scores)));
  const sum = (of: (each: (typeof all)[number]) => number) => all.reduce((total, each) => total + of(each), 0);
  return {
    episodes: all.length,
    entries: sum(({ entries }) => entries),
    promised: casts.reduce((total, { promised }) => total + promised.length, 0),
    called: casts.reduce((total, { fans }) => total + fans.reduce((calls, fan) => calls + fan.promised.size, 0), 0),
    frames: sum(({ frames }) => frames),
    draws: sum(({ draws }) => draws),
    ledgers: sum(({ ledger }) => (ledger ? 1 : 0)),
    pages: sum(({ pages }) => pages),
    taped: sum(({ taped }) => taped),
    parts: { player: sum(({ player }) => player), house: sum(({ house }) => house) },
    faults: [...all.flatMap(({ faults }) => faults), ...inSeasons.flat()],
  };
};
