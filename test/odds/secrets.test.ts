/** Odds, posts and pictures reveal nothing that the audience does not know: they are the same when hidden or sealed values differ. */
import { expect, test } from 'vitest';
import type { DrawRecord } from '../../shared/engine/chance.ts';
import { Episode, type Standing } from '../../shared/engine/episode.ts';
import { FairSource } from '../../shared/engine/fair.ts';
import type { Legal, Move } from '../../shared/engine/moves.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { anyMove, seededLuck } from '../../shared/engine/robots.ts';
import type { Show } from '../../shared/engine/show.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import type { PublicSetting } from '../../shared/odds/odds.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { type Casting, casting } from '../contract/castings.ts';
import { postOf, svgOf } from '../forum/moments.ts';
import { isLong } from './acting.ts';

const sourceOf = (seed: number) =>
  new FairSource(
    Uint8Array.from({ length: 32 }, (_, i) => (i * 31 + seed * 17) % 256),
    `SECRET${seed}`,
    [],
  );

/** Options and nothing else can be read: the pack knows the answers. */
const guarded = ({ setting }: Casting): PublicSetting =>
  new Proxy(setting, {
    get(known, name) {
      if (name !== 'options') throw new Error(`odds have read ${String(name)}`);
      return known.options;
    },
  });

interface Turn {
  readonly move: Move;
  readonly drew: DrawRecord | undefined;
  readonly legal: readonly Legal[];
  /** Its cues, as JSON. */
  readonly cues: string;
}

interface Played {
  readonly turns: readonly Turn[];
  /** Odds after this many entries, as JSON. */
  readonly odds: readonly string[];
  readonly standing: readonly Standing[];
}

const play = (show: Show, cast: Casting, seed: number): Played => {
  const luck = seededLuck(seed);
  const episode = new Episode(show, cast.setting, cast.names, sourceOf(seed));
  const tell = () => JSON.stringify(oddsOf(episode.view('audience'), guarded(cast)));
  const odds = [tell()];
  const turns: Turn[] = [];
  while (!episode.over && turns.length < 400) {
    const legal = episode.legal();
    const move = robotMove(episode, luck);
    const outcome = episode.play(move);
    if (!outcome.ok) throw new Error(outcome.message);
    turns.push({ move, drew: episode.entries.at(-1)?.drew, legal, cues: JSON.stringify(episode.cues) });
    odds.push(tell());
  }
  return { turns, odds, standing: episode.standing };
};

const none = '{"odds":[],"policies":{},"decisions":[],"throw":[]}';

/** The episode up to entry `at`, and from there by another source. */
const twinAt = (show: Show, cast: Casting, { turns }: Played, at: number): Episode => {
  const twin = new Episode(show, cast.setting, cast.names, sourceOf(1000 + at));
  for (const { move, drew } of turns.slice(0, at)) twin.play(move, drew);
  return twin;
};

/** How many were compared. */
let posts = 0;

/** In every form, where the audience sees the same: of an order of letters it sees the first three at once. */
const expectSamePosts = async (one: Episode, other: Episode, where: string): Promise<void> => {
  if (JSON.stringify(one.view('audience')) !== JSON.stringify(other.view('audience'))) return;
  posts++;
  for (const form of ['bbcode', 'markdown', 'text'] as const)
    expect(await postOf(one, form), where).toBe(await postOf(other, form));
  expect(await svgOf(one), where).toBe(await svgOf(other));
};

/** Draws entry `at` otherwise and plays the rest as it was, until its cues differ; how many odds were compared. */
const drawnOtherwise = async (show: Show, cast: Casting, played: Played, at: number): Promise<number> => {
  const twin = twinAt(show, cast, played, at);
  let compared = 0;
  for (const [i, { move, drew, cues }] of played.turns.slice(at).entries()) {
    if (!twin.play(move, i === 0 ? undefined : drew).ok || JSON.stringify(twin.cues) !== cues) break;
    const odds = played.odds[at + i + 1];
    if (i === 0)
      await expectSamePosts(twin, twinAt(show, cast, played, at + 1), `${show.name}: entry ${at} drawn otherwise`);
    expect(
      JSON.stringify(oddsOf(twin.view('audience'), guarded(cast))),
      `${show.name}: entry ${at} drawn otherwise, after entry ${at + i}`,
    ).toBe(odds);
    if (odds !== none) compared++;
  }
  return compared;
};

/** Sends what entry `at` sealed otherwise. */
const sentOtherwise = async (show: Show, cast: Casting, played: Played, at: number): Promise<void> => {
  const { move, drew, legal } = played.turns[at]!;
  const item = legal.find(({ by, do: name }) => by === move.by && name === move.do);
  if (item === undefined) return;
  const twin = twinAt(show, cast, played, at);
  if (!twin.play(anyMove(item, seededLuck(at)), drew).ok) return;
  expect(JSON.stringify(oddsOf(twin.view('audience'), guarded(cast))), `${show.name}: entry ${at} sent otherwise`).toBe(
    played.odds[at + 1],
  );
  await expectSamePosts(twin, twinAt(show, cast, played, at + 1), `${show.name}: entry ${at} sent otherwise`);
};

const seeds = isLong ? 20 : 1;

test('what is hidden changes no odds, post or picture of any show until it is opened', async () => {
  const compared = new Map<string, number>();
  for (const show of shows) {
    for (let seed = 1; seed <= seeds; seed++) {
      const cast = casting(show, seed);
      const played = play(show, cast, seed);
      for (const [at, { draws, opens, sealed }] of played.standing.entries()) {
        if (sealed && opens.length === 0 && draws.length === 0) await sentOtherwise(show, cast, played, at);
        const hidden = draws.length > 0 && draws.every(draw => draw.hidden !== undefined);
        if (!hidden || draws.some(draw => opens.includes(draw.hidden ?? ''))) continue;
        compared.set(show.name, (compared.get(show.name) ?? 0) + (await drawnOtherwise(show, cast, played, at)));
      }
    }
  }
  expect(posts).toBeGreaterThan(20);
  // Shows in which something lies hidden while dice are thrown.
  for (const show of ['lucky-numbers', 'hot-dice', 'bonus-bonanza', 'on-a-roll', 'lucky-seven'])
    expect(compared.get(show) ?? 0, show).toBeGreaterThan(0);
});
