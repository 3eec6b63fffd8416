/** One whole episode of a show played at random, with every promise of the contract held against every entry. */
import { expect } from 'vitest';
import { earlyCalls, hostInterventions } from '../../shared/engine/asides.ts';
import { type DrawRecord, drawRecordOf } from '../../shared/engine/chance.ts';
import { Episode, type Proposal, partsOf } from '../../shared/engine/episode.ts';
import { isPlain } from '../../shared/engine/json.ts';
import type { Legal, Move } from '../../shared/engine/moves.ts';
import { readRecord, replay, writeRecord } from '../../shared/engine/record.ts';
import { anyMove, type Luck, pick, seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import type { Show, Viewer } from '../../shared/engine/show.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { type Casting, casting } from './castings.ts';

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) freeze(item);
  }
  return value;
};

/** Moves that would end or stall an episode if random play took them as often as the others. */
const seldom: readonly string[] = [...hostInterventions, ...earlyCalls, 'expire'];

const choose = (legal: readonly Legal[], luck: Luck, calm: boolean): Legal => {
  const main = legal.filter(item => !seldom.includes(item.do));
  const rare = legal.filter(item => seldom.includes(item.do) && item.do !== 'end');
  if (main.length === 0) {
    const time = rare.filter(item => item.do === 'expire' || earlyCalls.includes(item.do));
    if (time.length > 0) return pick(time, luck);
    // A pack that is used up leaves the host nothing but to end the show.
    return legal.find(item => item.do === 'end') ?? pick(legal, luck);
  }
  return !calm && luck() < 0.06 ? pick(rare.length > 0 ? rare : main, luck) : pick(main, luck);
};

/** What interrupts a game, and how often it happened in episodes that are played for its sake. */
interface Interruptions {
  award: number;
  replace: number;
}

const interrupting = (legal: readonly Legal[], luck: Luck): Legal | undefined => {
  const found = legal.filter(item => item.do === 'award' || item.do === 'replace');
  return found.length > 0 && luck() < 0.1 ? pick(found, luck) : undefined;
};

/** LN-A26, HD-A40, OR-A33: the game is won by that seat, and nobody is credited with anything. */
const checkAward = (episode: Episode, seat: unknown, scores: readonly number[]): void => {
  const { phase, board, seats } = episode.view('audience');
  expect([phase, (board as { winner?: unknown }).winner]).toEqual(['won', seat]);
  expect(seats.map(({ score }) => score)).toEqual(scores);
};

/** LN-A25, HD-A41 : whoever came in the middle has at most this game's win or loss. */
const checkSubstitutes = (episode: Episode): void => {
  const came = new Set(episode.standing.flatMap(({ entry }) => (entry.do === 'replace' ? [Number(entry.seat)] : [])));
  const { wins, record } = episode.state.result as {
    readonly wins?: readonly number[];
    readonly record?: readonly { readonly wins: number; readonly losses: number }[];
  };
  for (const seat of came) {
    expect(wins?.[seat] ?? 0).toBeLessThanOrEqual(1);
    expect((record?.[seat]?.wins ?? 0) + (record?.[seat]?.losses ?? 0)).toBeLessThanOrEqual(1);
  }
};

/** Answers are right now and then only if somebody knows them. */
const inspired = (episode: Episode, move: Move, luck: Luck): Move => {
  if (typeof move.text !== 'string' || luck() < 0.4) return move;
  const card = episode.view('host').own?.card as
    | { answer?: string; solution?: string; clues?: string[] }
    | null
    | undefined;
  const clue = typeof move.row === 'number' ? card?.clues?.[move.row] : undefined;
  return { ...move, text: clue ?? card?.answer ?? card?.solution ?? move.text };
};

const nonsense: readonly Move[] = [
  { by: 'host', do: 'no-such-move' },
  { by: 0, do: 'undo' },
  { by: 'clock', do: 'undo' },
  { by: 0, do: 'expire' },
  { by: 'host', do: 'correct', seat: 99, score: 1, reason: 'x' },
  { by: 'host', do: 'replace', seat: 0, name: 7 },
  { by: 'host', do: 'end', winner: 'Ann' },
  { by: 0, do: '__proto__' },
  { by: 'host', do: 'constructor' },
];

const viewersOf = (episode: Episode): Viewer[] => ['audience', 'host', ...episode.seats.keys()];

const shownTo = (episode: Episode, viewer: Viewer) => ({ view: episode.view(viewer), legal: episode.legal() });

const given = (drew: unknown) => drew as DrawRecord | undefined;

/** The same episode so far, played again from its entries. */
const twinOf = (show: Show, { setting, names }: Casting, entries: Episode['entries'], luck: Luck): Episode => {
  const twin = new Episode(show, setting, names, sourceOf(luck));
  for (const entry of entries) {
    const { move, drew } = partsOf(entry);
    twin.play(move, given(drew));
  }
  return twin;
};

/** A hidden value is drawn otherwise: nobody may see a difference, now or after the next sealed move. */
const checkHidden = (show: Show, cast: Casting, episode: Episode, move: Move, proposal: Proposal, luck: Luck): void => {
  const hidden = proposal.draws.filter(draw => draw.hidden !== undefined).map(draw => draw.hidden!);
  if (hidden.length === 0 || hidden.some(name => proposal.opens.includes(name))) return;
  if (proposal.draws.some(draw => draw.hidden === undefined)) return;
  const twin = twinOf(show, cast, episode.entries.slice(0, proposal.index), luck);
  const redrawn = twin.propose(move);
  if (!redrawn.ok) throw new Error('the twin refused what the episode accepted');
  // Of an order of showing the first three letters are shown at once.
  const draws = redrawn.draws.map((draw, k) => {
    if (draw.hidden !== 'letters') return draw;
    const { values } = proposal.draws[k]!;
    return { ...draw, values: [...values.slice(0, 3), ...values.slice(3).toReversed()] };
  });
  const played = twin.play(move, drawRecordOf(draws));
  if (!played.ok) throw new Error('the twin refused what the episode accepted');
  for (const viewer of viewersOf(episode)) expect(shownTo(twin, viewer)).toEqual(shownTo(episode, viewer));
  expect(played.cues).toEqual(proposal.cues);
};

/** A sealed input is sent otherwise: only the one who sent it may see a difference. */
const checkSealed = (
  show: Show,
  cast: Casting,
  episode: Episode,
  legal: Legal,
  proposal: Proposal,
  luck: Luck,
): void => {
  if (!proposal.sealed || proposal.opens.length > 0 || proposal.draws.length > 0) return;
  const twin = twinOf(show, cast, episode.entries.slice(0, proposal.index), luck);
  const played = twin.play(anyMove(legal, luck));
  if (!played.ok || played.opens.length > 0 || twin.state.phase !== episode.state.phase) return;
  for (const viewer of viewersOf(episode)) {
    if (viewer !== legal.by) expect(shownTo(twin, viewer)).toEqual(shownTo(episode, viewer));
  }
  expect(played.cues).toEqual(proposal.cues);
};

/** Plays episode number `seed` of a show to its end and returns how many entries it took. */
export const playAtRandom = (
  show: Show,
  seed: number,
  cast = casting(show, seed),
  interruptions?: Interruptions,
): number => {
  const luck = seededLuck(seed);
  freeze(cast.setting);
  const episode = new Episode(show, cast.setting, cast.names, sourceOf(luck));
  const calm = seed % 3 === 0;
  for (let entries = 0; !episode.over; entries++) {
    if (entries > 20_000) throw new Error('does not end');
    const legal = episode.legal();
    const owed = legal.filter(item => typeof item.by === 'number');
    // A clock that may run belongs to somebody who may move, but for what it closes: entries and bets.
    if (legal.some(item => item.do === 'expire') && !['open', 'bets'].includes(episode.state.phase))
      expect(owed.length).toBeGreaterThan(0);
    const before = JSON.stringify(episode.view('host'));
    // An `expect` for each would take longer than the rules.
    const taken = nonsense.filter(move => episode.refusal(move)?.code === undefined);
    if (taken.length > 0) throw new Error(`not refused: ${JSON.stringify(taken)}`);
    const chosen = (interruptions === undefined ? undefined : interrupting(legal, luck)) ?? choose(legal, luck, calm);
    const scores = episode.view('audience').seats.map(({ score }) => score);
    const move = inspired(episode, anyMove(chosen, luck), luck);
    const proposal = episode.propose(move);
    if (!proposal.ok) throw new Error(`${JSON.stringify(move)} is legal, but refused: ${proposal.message}`);
    expect(JSON.stringify(episode.view('host')), 'proposing changes nothing').toBe(before);
    if (proposal.draws.length > 0 && move.by !== 'clock' && !episode.act.draws.includes(move.do))
      throw new Error(`${move.do} of ${episode.act.name} draws, but is not declared so (Act.draws)`);
    episode.accept(proposal);
    freeze(episode.state);
    if (move.do === 'award') checkAward(episode, move.seat, scores);
    if (interruptions !== undefined && (move.do === 'award' || move.do === 'replace')) interruptions[move.do] += 1;
    if (!isPlain(proposal.cues))
      throw new Error(`cues of ${move.do} are not plain data: ${JSON.stringify(proposal.cues)}`);
    if (entries % 7 === 0) {
      expect(JSON.parse(JSON.stringify(episode.state))).toEqual(episode.state);
      checkHidden(show, cast, episode, move, proposal, luck);
      checkSealed(show, cast, episode, chosen, proposal, luck);
    }
  }
  expect(episode.state.result).not.toBeNull();
  checkSubstitutes(episode);
  const record = JSON.parse(JSON.stringify(writeRecord(episode)));
  const again = replay(readRecord(record, showNamed));
  expect(again.refused).toEqual([]);
  for (const viewer of viewersOf(episode)) expect(again.episode.view(viewer)).toEqual(episode.view(viewer));
  return episode.entries.length;
};
