/** Any show as a game of boardgame.io: the same rules, the same view; state, chance and sending are the framework's. */
import { EntryChance } from '../../../shared/engine/chance.ts';
import type { ActState, Cue, Setting, Show } from '../../../shared/engine/show.ts';
import { anyOf, type GameMove } from './peer-show.ts';

export interface Shared {
  readonly act: string;
  readonly state: ActState;
  readonly cues: readonly Cue[];
  readonly entries: number;
}

interface Random {
  Die(faces: number, count: number): number[];
  Number(): number;
  Shuffle<T>(items: readonly T[]): T[];
}

interface Context {
  readonly G: Shared;
  readonly random: Random;
}

const actOf = (show: Show, name: string) => {
  const act = show.acts.find(one => one.name === name);
  if (act === undefined) throw new Error(`${show.name} has no act ${name}`);
  return act;
};

export const legalIn = (show: Show, { act, state }: Shared) => actOf(show, act).legal(state);

/** What the host knows beyond the audience. */
export const ownIn = (show: Show, { act, state }: Shared) => actOf(show, act).own(state, 'host');

export const gameOf = (show: Show, setting: Setting, names: readonly string[]) => ({
  name: 'show',
  setup: (): Shared => ({ act: show.acts[0]?.name ?? '', state: show.open(setting), cues: [], entries: 0 }),
  moves: {
    play: {
      client: false,
      /** Any legal one, where none is given. */
      move({ G, random }: Context, given?: GameMove): Shared {
        const move =
          given ??
          anyOf(
            legalIn(show, G),
            () => ownIn(show, G),
            () => random.Number(),
          );
        const source = {
          dice: (n: number) => random.Die(6, n),
          number: (lo: number, hi: number) => lo + Math.floor(random.Number() * (hi - lo + 1)),
          order: (n: number) => random.Shuffle(Array.from({ length: n }, (_, i) => i + 1)),
        };
        const played = actOf(show, G.act).play(G.state, move, new EntryChance(G.entries, new Map(), source));
        return { act: played.act ?? G.act, state: played.state, cues: played.cues, entries: G.entries + 1 };
      },
    },
  },
  // Whoever the rules let move may move.
  turn: { activePlayers: { all: '' } },
  playerView: ({ G }: { readonly G: Shared }) => ({
    show: show.name,
    act: G.act,
    phase: G.state.phase,
    seats: names.map((name, seat) => ({ name, score: G.state.scores[seat] ?? 0 })),
    board: actOf(show, G.act).view(G.state),
    result: G.state.result,
    cues: G.cues,
  }),
});
