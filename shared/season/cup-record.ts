/**
 * The record of a cup, `boxcars-cup/1`: its rule, its ledger, what follows from it, and the hash of every game's record. It holds
 * nothing that cannot be reckoned again from the ledger, from the seed of the draw and from the records of the games.
 */
import { hexToBytes } from '../engine/fair.ts';
import { isSame, type Json } from '../engine/json.ts';
import { recordHash } from '../engine/record.ts';
import { uniqueNames } from '../engine/unique-names.ts';
import type { Cup } from './cup.ts';
import { cupOutcome } from './cup-changes.ts';
import { type CupOf, cupOf } from './cup-of.ts';
import { drawOf, opens } from './draw.ts';
import { audit, bookOf, type EpisodeEntry, entryOf, type Line } from './ledger.ts';

export const cupFormat = 'boxcars-cup/1';

/** A game's record: its hash, "" until it is published, and where it is. */
interface GameOfRecord {
  readonly code: string;
  readonly fixture: string;
  readonly hash: string;
  readonly record: string;
}

export interface CupRecord extends CupOf {
  readonly format: typeof cupFormat;
  readonly name: string;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly cup: Cup;
  readonly games: readonly GameOfRecord[];
  /** SHA-256 in hex of everything else as in RFC 8785. */
  readonly hash: string;
}

export const writeCupRecord = (
  { show, rule, seats }: CupOf,
  facts: Pick<CupRecord, 'name' | 'title' | 'lines' | 'games'>,
): CupRecord => {
  const cup = cupOf({ show, rule, seats }, bookOf(facts.lines));
  const record: CupRecord = { format: cupFormat, ...facts, show, rule, seats, cup, hash: '' };
  return { ...record, hash: recordHash(record as never) };
};

/** What a game's own record says, once it has been verified. */
export interface VerifiedGame {
  readonly hash: string;
  readonly verdict: 'ok' | 'fails' | 'unchecked';
  /** At the end, by seat. */
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly result: Json;
}

interface CupReport {
  readonly verdict: 'ok' | 'fails' | 'unchecked';
  /** What does not hold, in plain words. */
  readonly faults: readonly string[];
  /** Codes of games whose records were not there or not published yet; `draw` if somebody on the list was forgotten. */
  readonly missing: readonly string[];
  readonly games: number;
}

/** Whether the ledger says of a game what its record does. */
const agrees = (entry: EpisodeEntry, game: VerifiedGame): boolean => {
  const { scores, result } = game;
  const names = uniqueNames(game.names);
  const { people, places } = cupOutcome({ names, scores, result });
  return (
    isSame(people as unknown as Json, entry.people as unknown as Json) &&
    isSame(places as Json, (entry.places ?? []) as Json)
  );
};

/**
 * Checks a cup: its hash, its ledger, the draw against its commitment and the list, every game of a fixture against its own record,
 * and fixtures and table against the ledger. `games`: by code, as far as they are at hand.
 */
export const verifyCup = (record: CupRecord, games: ReadonlyMap<string, VerifiedGame>): CupReport => {
  const faults: string[] = [];
  const missing: string[] = [];
  const { show, rule, seats, lines, cup } = record;
  const book = bookOf(lines);
  if (recordHash(record as never) !== record.hash) faults.push('the hash is not that of this file');
  if (audit(lines).length > 0) faults.push('the ledger does not add up');
  const { draw } = cup;
  const entered = lines.findIndex(({ account }) => account === 'entrants');
  const sealed = lines.findIndex(({ account }) => account === 'commitment');
  if (sealed < 0 || (entered >= 0 && entered < sealed))
    faults.push('somebody was on the list before the seed was committed to');
  const closing = lines.find(({ account }) => account === 'draw');
  if (closing !== undefined) {
    const list = entryOf(bookOf(lines.slice(0, closing.seq - 1)), 'entrants') as readonly string[];
    if (!opens(draw, draw.seed)) faults.push('the seed is not the one that was committed to');
    // Another name took the place of somebody's who wished to be forgotten, and the draw came from the names.
    else if (list.some(name => entryOf(book, 'forgotten', name) !== 0)) missing.push('draw');
    else if (!isSame(drawOf(rule, draw.code, hexToBytes(draw.seed), list) as unknown as Json, closing.to))
      faults.push('the draw does not follow from the seed and the list');
  }
  if (!isSame(cupOf({ show, rule, seats }, book) as unknown as Json, cup as unknown as Json))
    faults.push('fixtures and table do not follow from the ledger');
  const listed = new Map(record.games.map(game => [game.code, game]));
  const played = cup.rounds.flatMap(({ fixtures }) => fixtures.flatMap(({ games }) => games));
  const over = played.filter(({ places }) => places.length > 0);
  for (const { code } of over) {
    const game = games.get(code);
    const entry = entryOf(book, 'episode', code) as unknown as EpisodeEntry;
    if (game === undefined || game.verdict === 'unchecked' || listed.get(code)?.hash === '') missing.push(code);
    else if (game.verdict === 'fails') faults.push(`game ${code}: its record does not verify`);
    else if (game.hash !== listed.get(code)?.hash) faults.push(`game ${code}: another record than the cup names`);
    else if (!agrees(entry, game)) faults.push(`game ${code}: it came out otherwise than the ledger says`);
  }
  return {
    verdict: faults.length > 0 ? 'fails' : missing.length > 0 ? 'unchecked' : 'ok',
    faults,
    missing,
    games: over.length,
  };
};
