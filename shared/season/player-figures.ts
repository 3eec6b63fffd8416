/** Luck, decisions and moments of a player over all their games, from what was reckoned of each show. */

import type { MomentFigures, SeatFigures, ShowFigures } from '../recap/figures.ts';
import type { HighlightKind } from '../recap/highlights.ts';
import { shareOfAtLeast } from '../recap/luck.ts';
import type { PlayedGame, PlayerStory } from './players.ts';

export interface PlayerMoment extends MomentFigures {
  readonly game: PlayedGame;
}

export interface PlayerFigures {
  /** Games of which figures are known. */
  readonly counted: number;
  readonly throws: number;
  readonly dice: number;
  readonly pips: number;
  readonly decisions: number;
  readonly best: number;
  readonly given: SeatFigures['given'];
  /** The best of each kind first. */
  readonly moments: readonly PlayerMoment[];
}

/** What a player looks back on with pleasure, most of all first. */
const fond: readonly HighlightKind[] = ['bonus', 'gain', 'comeback', 'rare', 'lead', 'end'];

const mostMoments = 5;

/** The more seldom or the larger, the better. */
const weightOf = ({ kind, amount, chance }: MomentFigures): number =>
  kind === 'rare' ? 1 / Math.max(chance, 1e-9) : amount;

const momentsOf = (all: readonly PlayerMoment[]): readonly PlayerMoment[] => {
  const kinds = fond.map(kind =>
    all.filter(one => one.kind === kind).toSorted((a, b) => weightOf(b) - weightOf(a) || b.game.at - a.game.at),
  );
  const best: PlayerMoment[] = [];
  for (let round = 0; best.length < mostMoments && kinds.some(({ length }) => length > round); round++)
    for (const kind of kinds) if (best.length < mostMoments && kind[round] !== undefined) best.push(kind[round]!);
  return best;
};

export const figuresOfPlayer = ({ games }: PlayerStory, figures: ReadonlyMap<string, ShowFigures>): PlayerFigures => {
  const sum = { counted: 0, throws: 0, dice: 0, pips: 0, decisions: 0, best: 0 };
  const given: Partial<Record<keyof SeatFigures['given'], number>> = {};
  const moments: PlayerMoment[] = [];
  for (const game of games) {
    const show = figures.get(game.code);
    const own = show?.seats[game.seat];
    if (show === undefined || own === undefined) continue;
    sum.counted += 1;
    for (const what of ['throws', 'dice', 'pips', 'decisions', 'best'] as const) sum[what] += own[what];
    for (const [unit, lost] of Object.entries(own.given) as [keyof SeatFigures['given'], number][])
      given[unit] = (given[unit] ?? 0) + lost;
    moments.push(
      ...show.moments
        .filter(({ seat, kind }) => seat === game.seat && (kind !== 'end' || game.won))
        .map(moment => ({ ...moment, game })),
    );
  }
  return { ...sum, given, moments: momentsOf(moments) };
};

/** The chances that fair dice show as many pips or more, and as few or fewer, 0 to 1. It takes time linear in the dice. */
export const luckOf = ({ dice, pips }: Pick<PlayerFigures, 'dice' | 'pips'>) => ({
  asMany: shareOfAtLeast(dice, pips),
  // Dice turned over show 7 minus each face.
  asFew: shareOfAtLeast(dice, 7 * dice - pips),
});
