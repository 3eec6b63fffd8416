/**
 * How a game of a cup may come out: robots play it to its end, again and again. They choose by the exact odds wherever a show has them,
 * and each knows two answers in three, so all are equally good. They know no more of the game than everybody, because what is
 * hidden is drawn anew each time.
 */

import { viewOf } from '../engine/episode.ts';
import { actMoves, type Frame } from '../engine/frame.ts';
import { type Luck, seededLuck, sourceOf } from '../engine/robots.ts';
import type { LegalMove, Setting, Show } from '../engine/show.ts';
import { bestMove } from '../odds/all.ts';
import type { PublicSetting } from '../odds/odds.ts';
import { cupOutcome } from './cup-changes.ts';
import type { GameResult } from './fixtures/results.ts';

/** More than any game takes. */
const mostMoves = 2000;

/** The first move that a robot wants to make, seats before the host; undefined if there is none. */
const nextMove = (show: Show, setting: PublicSetting, frame: Frame, luck: Luck): LegalMove | undefined => {
  const legal = actMoves(frame);
  const view = viewOf(show, frame);
  const sight = { view: { ...view, own: frame.act.own(frame.state, 'host') }, legal, luck };
  const seats = new Set(legal.flatMap(({ by }) => (typeof by === 'number' ? [by] : [])));
  for (const by of [...seats, 'host' as const]) {
    const own = legal.filter(item => item.by === by);
    const decides = by !== 'host' && (own.length > 1 || own[0]?.inputs !== undefined);
    const move = show.robot(by, decides ? { ...sight, best: bestMove(view, setting) } : sight);
    if (move === null) continue;
    const { do: name, ...inputs } = move;
    return { by, do: name, inputs };
  }
  return undefined;
};

const playedOut = (show: Show, setting: PublicSetting, from: Frame, luck: Luck): GameResult => {
  const chance = sourceOf(luck);
  let frame = from;
  for (let moves = 0; frame.state.phase !== 'over'; moves++) {
    const move = moves < mostMoves ? nextMove(show, setting, frame, luck) : undefined;
    if (move === undefined) {
      // No host could go on either, as without tie-breakers.
      frame = { ...frame, state: frame.act.end(frame.state, -1) };
      break;
    }
    const { act, state } = frame.act.play(frame.state, move, chance);
    frame = { ...frame, act: show.acts.find(({ name }) => name === act) ?? frame.act, state };
  }
  const { names, state } = frame;
  const { scores, result } = state;
  return { scores, places: cupOutcome({ names, scores, result }).places };
};

/** Each game has luck of its own, by its number, so the same position gives the same games. */
const outcomesBy = (count: number, play: (luck: Luck) => GameResult, first = 0): readonly GameResult[] =>
  Array.from({ length: count }, (_, game) => play(seededLuck(first + game)));

/** Games from the start, in which seats have whatever edge the show gives them. */
export const outcomesOf = (show: Show, setting: Setting, count: number): readonly GameResult[] => {
  const [act] = show.acts;
  const names = Array.from({ length: setting.seats }, (_, seat) => String(seat));
  const from: Frame = { act: act!, state: show.open(setting), names, place: 0 };
  return outcomesBy(count, luck => playedOut(show, setting, from, luck));
};

/**
 * A game that runs, from where it is for all that the audience knows. `pack`: the questions that come, in place of its own, which
 * nobody knows. `first`: the number of the first of these games.
 */
export const outcomesFrom = (
  { show, setting, now }: { readonly show: Show; readonly setting: PublicSetting; readonly now: Frame },
  pack: unknown,
  count: number,
  first = 0,
): readonly GameResult[] => {
  const play = (luck: Luck) => {
    const state = now.act.unseen?.(now.state, sourceOf(luck), pack) ?? now.state;
    return playedOut(show, setting, { ...now, state }, luck);
  };
  return outcomesBy(count, play, first);
};
