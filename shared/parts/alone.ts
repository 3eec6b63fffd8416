/**
 * An act played alone, for practice or as a game of the audience (HD-70, HD-71): its own moves and board, behind a lobby from
 * which the host starts it. Nothing follows it, so its end is the end of the episode.
 */
import type { Chance } from '../engine/chance.ts';
import { type Act, type ActState, defineAct, type Turn } from '../engine/show.ts';

/** `begin`: what the host's `start` does, with the draws that the previous act would have made. */
export const playedAlone = <S extends ActState>(act: Act, begin: (state: S, chance: Chance) => Turn<S>): Act =>
  defineAct<S>({
    ...(act as unknown as Act<S>),
    moves: ['start', ...act.moves],
    draws: ['start', ...act.draws],
    legal: state => (state.phase === 'lobby' ? [{ by: 'host', do: 'start' }] : act.legal(state)),
    play: (state, move, chance) =>
      state.phase === 'lobby' ? begin(state, chance) : (act.play(state, move, chance) as Turn<S>),
  });

/** The state as it waits for the host's `start`. */
export const inLobby = <S extends ActState>(state: S): S => ({ ...state, phase: 'lobby' });
