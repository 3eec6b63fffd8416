import { describe, expect, test } from 'vitest';
import { earlyCalls, hostInterventions } from '../../shared/engine/asides.ts';
import { Episode } from '../../shared/engine/episode.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import type { Show } from '../../shared/engine/show.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';
import { sourceOf } from '../contract/lucky-source.ts';
import { Game as HotDice } from './hot-dice/hot-dice-script.ts';
import { Match as LuckyNumbers } from './lucky-numbers/match-script.ts';
import { Game as LuckyPuzzle, nine, pips } from './lucky-puzzle/puzzle-script.ts';
import { Match as OnARoll } from './on-a-roll/match-script.ts';

const [ann, ben] = [0, 1];

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

  test('LN-A26: pot and numbers of the open game pay nobody, and the game is gone', () => {
    const match = LuckyNumbers.on(10).question(ann).roll(ann, 4, 5).question(ben).roll(ben, 1, 1);
    match.move('host', 'award', { seat: ben });
    expect(match.scores).toEqual([0, 0]);
    expect(match.board).toMatchObject({ luckiest: 0, pot: 0, danger: false, winner: ben, called: ben, secret: 50 });
    expect(match.owner(9)).toBe(-1);
    match.move('host', 'main-event');
    expect(match.refused(ben, 'roll')).toBe('');
  });

  test('HD-A40: the pot is dropped; a third win before it brings the mega roll; the other has a loss', () => {
    const record = [
      { wins: 3, losses: 0 },
      { wins: 0, losses: 1 },
    ];
    const game = HotDice.on({ record }).round(ben, '24');
    game.move('host', 'award', { seat: ann });
    expect(game.scores).toEqual([0, 0]);
    expect(game.board).toMatchObject({
      pot: 0,
      record: [
        { wins: 4, losses: 0 },
        { wins: 0, losses: 2 },
      ],
    });
    expect(game.mega().view().act).toBe('mega-roll');
  });

  test('HD-A40: in a tie-break it adds no $50', () => {
    const game = HotDice.scored([2, 4], [2, 4]);
    expect(game.phase).toBe('tie-break');
    game.move('host', 'award', { seat: ben });
    expect(game.scores).toEqual([600, 600]);
  });

  test('LP-A19: the puzzle goes as when time is called, a follow-up with it', () => {
    const game = LuckyPuzzle.on([{ solution: nine, category: 'Dice', followUp: pips }]).solvedBy(ben);
    expect(game.phase).toBe('follow-up');
    game.move('host', 'award', { seat: ann });
    expect(game.board).toMatchObject({ cells: [], category: '', value: 0, followUp: null, control: -1, winner: ann });
    expect(game.scores).toEqual([0, 1400]);
  });

  test('OR-A33: a game won like any other; what was sealed is never opened, the rest is shown in full', () => {
    const match = OnARoll.on().nameGame(undefined, 40).guess(ann, 'Adams', 41);
    match.move('host', 'award', { seat: ben });
    expect(match.board).toMatchObject({ wins: [0, 1], winner: ben, called: -1, secret: 0, buzz: [0, 0], rolls: 0 });
    expect([match.name, match.subjectShown, match.row(1)]).toEqual(['WASHINGTON', 'ELVIS PRESLEY', 'HOUND DOG']);
    expect(match.cues).toEqual([
      { cue: 'awarded', seat: ben },
      { cue: 'game-won', seat: ben, subject: '', games: 1 },
    ]);
  });
});
