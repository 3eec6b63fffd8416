import { describe, expect, test } from 'vitest';
import { Match } from '../rules/lucky-numbers/match-script.ts';

const [ann, ben] = [0, 1];

describe('undo', () => {
  test('takes back one entry after the other, down to the empty lobby, and then nothing', () => {
    const match = new Match().start().openGame(10);
    match.move('host', 'undo');
    expect(match.board.game).toBe(0);
    match.move('host', 'undo');
    expect(match.phase).toBe('lobby');
    expect(match.refused('host', 'undo')).toBe('not-now');
  });

  test('never throws dice twice: the same place gives the same dice, whatever led there', () => {
    const match = Match.on(10).question(ann).roll(ann, 4, 4);
    match.move('host', 'undo');
    expect(match.move(ann, 'roll').entry.drew).toEqual({ dice: [4, 4] });
    match.move('host', 'undo');
    match.move('host', 'undo');
    match.answer(ann, 'Quito');
    expect(match.move(ben, 'roll').entry.drew).toEqual({ dice: [4, 4] });
    expect(match.owner(8)).toBe(ben);
  });
});

describe('what every show has', () => {
  test('codes come in the order of the contract', () => {
    const match = Match.on(10).ask().buzz(ann, 7);
    expect(match.refused(ann, 'dance')).toBe('unknown-move');
    expect(match.refused(ann, 'toString')).toBe('unknown-move');
    expect(match.refused(ann, 'buzz', { number: 0 })).toBe('not-now');
    expect(match.refused('host', 'buzz', { number: 0 })).toBe('not-yours');
    expect(match.refused(ann, 'expire')).toBe('not-yours');
    expect(match.refused(ben, 'buzz', { number: 0 })).toBe('bad-input');
    expect(match.refused(ben, 'buzz', { number: '7' as unknown as number })).toBe('bad-input');
    expect(Match.on(10).refused('clock', 'expire')).toBe('not-now');
  });

  test('a refusal says what is possible', () => {
    const match = Match.on(10).ask().buzz(ann, 7);
    expect(match.episode.refusal({ by: ann, do: 'roll' })?.message).toContain('Ben');
    expect(match.episode.refusal({ by: ben, do: 'buzz', number: 0 })?.message).toContain('from 1 to 100');
  });
});

describe('a proposal', () => {
  test('changes nothing until it is accepted', () => {
    const { episode } = Match.on(10);
    const before = episode.view('host');
    const proposal = episode.propose({ by: 'host', do: 'ask' }, { numbers: [9] });
    expect(episode.view('host')).toEqual(before);
    if (!proposal.ok) throw new Error(proposal.message);
    episode.accept(proposal);
    expect(episode.view('audience').phase).toBe('buzz');
    expect(() => episode.accept(proposal)).toThrow('stale');
  });

  test('an accepted input holds nothing that the move does not have', () => {
    const { episode } = Match.on(10).ask();
    const proposal = episode.play({ by: 0, do: 'buzz', number: 50, drew: { dice: [1] }, extra: 'x' } as never);
    expect(proposal.ok && proposal.entry).toEqual({ by: 0, do: 'buzz', number: 50 });
  });
});

describe('reseating', () => {
  test('keeps everything that was played', () => {
    const match = Match.on(10).question(ann).roll(ann, 4, 4);
    const again = match.episode.reseat(['Cem', 'Ben']);
    expect(again.view('audience')).toEqual({
      ...match.view(),
      seats: [
        { name: 'Cem', score: 0 },
        { name: 'Ben', score: 0 },
      ],
    });
    expect(again.entries).toEqual(match.episode.entries);
  });
});
