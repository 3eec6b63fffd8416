import { describe, expect, test } from 'vitest';
import { earlyCalls, hostInterventions } from '../../shared/engine/asides.ts';
import { Episode } from '../../shared/engine/episode.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import { anyMove, pick, seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import type { Show } from '../../shared/engine/show.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';

const [ann, _ben] = [0, 1];

/** Opens the show and stops after `entries` moves, or as soon as its first act is decided. */
const underWay = (show: Show, seed: number, entries: number): Episode => {
  const luck = seededLuck(seed);
  const { setting, names } = casting(show, seed);
  const episode = new Episode(show, setting, names, sourceOf(luck));
  const carriesOn = ({ do: move }: Legal) => !hostInterventions.includes(move) && !earlyCalls.includes(move);
  for (let i = 0; i < entries && episode.state.phase !== 'won' && !episode.over; i++) {
    const legal = episode.legal().filter(carriesOn);
    if (legal.length === 0) break;
    episode.play(anyMove(pick(legal, luck), luck));
  }
  return episode;
};

const award = (seat: unknown) => ({ by: 'host', do: 'award', seat }) as const;

describe('the win that the host gives', () => {
  test('LN-A26 LP-A19 HD-A40 OR-A33: these shows have it, the others do not know it', () => {
    const having = shows.filter(show => show.acts.some(act => act.award !== undefined)).map(({ name }) => name);
    expect(having.sort()).toEqual(['hot-dice', 'lucky-numbers', 'lucky-puzzle', 'on-a-roll']);
    for (const show of shows) {
      const code = underWay(show, 1, 0).refusal(award(ann))?.code;
      expect(code, show.name).toBe(having.includes(show.name) ? 'not-now' : 'unknown-move');
    }
  });

  describe.each(shows.filter(show => show.acts.some(act => act.award !== undefined)))('$name', show => {
    test('LN-A26 HD-A40: at any moment it decides the game, draws nothing, pays nothing, and the bonus follows', () => {
      let given = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const episode = underWay(show, seed * 5, seed);
        const before = episode.view('audience');
        if (!episode.legal().some(({ do: move }) => move === 'award')) {
          expect(['lobby', 'won', 'over'].includes(before.phase) || episode.act.award === undefined).toBe(true);
          continue;
        }
        given++;
        const seat = seed % 2;
        const played = episode.play(award(seat));
        if (!played.ok) throw new Error(played.message);
        const after = episode.view('audience');
        expect(played.draws).toEqual([]);
        expect(played.opens).toEqual([]);
        expect(played.entry).toEqual({ by: 'host', do: 'award', seat });
        expect(played.cues[0]).toEqual({ cue: 'awarded', seat });
        expect(after.phase).toBe('won');
        expect(after.board).toMatchObject({ winner: seat, control: -1 });
        expect(after.seats).toEqual(before.seats);
        expect(after.board.dice).toEqual(before.board.dice);
        expect(after.board.question).toEqual(before.board.question);
        expect(after.board.secret).toEqual(before.board.secret);
        expect(episode.refusal(award(seat))?.code).toBe('not-now');
        episode.play({ by: 'host', do: 'undo' });
        expect(episode.view('audience')).toEqual(before);
        episode.play(award(seat));
        const bonus = episode.legal().find(({ by, do: move }) => by === 'host' && !hostInterventions.includes(move));
        expect(episode.play({ by: 'host', do: bonus?.do ?? '' }).ok).toBe(true);
        expect(episode.act.name).not.toBe(show.acts[0]?.name);
      }
      expect(given).toBeGreaterThan(30);
    });
  });
});
