import { Episode } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import type { Actor, Move } from '../../shared/engine/moves.ts';
import { type Luck, type Strength, seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import type { Show } from '../../shared/engine/show.ts';
import { bestMove } from '../../shared/odds/all.ts';
import { casting } from '../contract/castings.ts';

/** What a robot knows, and whether it goes by the odds: apart, so that decisions can be weighed alone. */
interface Player {
  readonly strength: Strength;
  readonly odds: boolean;
}

export const playerOf = (strength: Strength): Player => ({ strength, odds: strength === 'full' });

/** The first move that a robot wants to make, seats before the host. */
const nextMove = (episode: Episode, players: readonly Player[], luck: Luck): Move | undefined => {
  const legal = episode.legal();
  const view = episode.view('host');
  const seats = legal.flatMap(({ by }): Actor[] => (typeof by === 'number' ? [by] : []));
  for (const by of [...new Set(seats), 'host' as const]) {
    const player = by === 'host' ? undefined : players[by as number];
    const { options } = episode.setting;
    const best = player?.odds === true ? bestMove(episode.view('audience'), { options }) : undefined;
    const move = episode.show.robot(by, { view, legal, luck, strength: player?.strength ?? 'middle', best });
    if (move !== null) return { ...move, by };
  }
  return undefined;
};

const longest = 5000;

/** Plays one episode to its end, or until `isDecided`, or until nobody wants to go on. */
const played = (
  show: Show,
  options: object,
  players: readonly Player[],
  seed: number,
  isDecided: (episode: Episode) => boolean = () => false,
): Episode => {
  const luck = seededLuck(seed);
  const { pack } = casting(show, 0).setting;
  const read = readField(show.options, options);
  if (read.faults.length > 0) throw new Error(`${read.faults[0]?.path} ${read.faults[0]?.message}`);
  const names = players.map((_, seat) => `Seat ${seat}`);
  const episode = new Episode(show, { options: read.value, pack, seats: names.length }, names, sourceOf(luck));
  while (!episode.over && !isDecided(episode)) {
    const move = nextMove(episode, players, luck);
    // A tie without a tie-breaker left.
    if (move === undefined) break;
    const outcome = episode.play(move);
    if (!outcome.ok) throw new Error(`seed ${seed}: a robot was refused ${JSON.stringify(move)}: ${outcome.message}`);
    if (episode.entries.length > longest) throw new Error(`seed ${seed}: no end`);
  }
  return episode;
};

/** The seat of the winner, or else of the highest score, -1 for none. */
const duel = (...args: Parameters<typeof played>): number => {
  const episode = played(...args);
  const winner = (episode.view('audience').board as { readonly winner?: number }).winner;
  if (winner !== undefined && winner >= 0) return winner;
  const { scores } = episode.state;
  const most = Math.max(...scores);
  return scores.filter(score => score === most).length === 1 ? scores.indexOf(most) : -1;
};

/** How often the first player wins, half for each draw; seats are changed every other episode. */
export const share = (
  show: Show,
  options: object,
  [one, two]: readonly [Player, Player],
  episodes: number,
  seed: number,
  isDecided?: (episode: Episode) => boolean,
): number => {
  let won = 0;
  for (let n = 0; n < episodes; n++) {
    const seat = n % 2;
    const winner = duel(show, options, seat === 0 ? [one, two] : [two, one], seed * 1_000_003 + n, isDecided);
    won += winner < 0 ? 0.5 : Number(winner === seat);
  }
  return won / episodes;
};

/** What one robot brings home from an act by itself: cash, and prizes by their value. */
export const earned = (show: Show, options: object, player: Player, seed: number): number => {
  const episode = played(show, options, [player], seed);
  const { bonus } = episode.state.result as { readonly bonus?: { readonly cash: number; readonly prizes?: string[] } };
  const { prizes = [] } = options as { readonly prizes?: readonly { readonly name: string; readonly value: number }[] };
  const value = (name: string) => prizes.find(prize => prize.name === name)?.value ?? 0;
  const won = bonus?.prizes?.reduce((sum, name) => sum + value(name), 0) ?? 0;
  return (bonus?.cash ?? episode.state.scores[0] ?? 0) + won;
};
