import { describe, expect, test } from 'vitest';
import { WrongDraws } from '../../shared/engine/chance.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { FairSource } from '../../shared/engine/fair.ts';
import { readRecord, replay, writeRecord } from '../../shared/engine/record.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
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

  test('is the host’s alone', () => {
    expect(Match.on(10).refused(ann, 'undo')).toBe('not-yours');
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

  test('refuses other dice for the same place', () => {
    const match = Match.on(10).question(ann).roll(ann, 4, 4);
    match.move('host', 'undo');
    expect(() => match.roll(ann, 4, 5)).toThrow(WrongDraws);
  });

  test('brings back names, scores and acts, also after the end', () => {
    const match = Match.on(10, { last: 1, options: { lastRound: [1, 1] } })
      .question(ann)
      .roll(ann, 5, 5);
    match.move('host', 'main-event');
    match.move('host', 'replace', { seat: 0, name: 'Cem' });
    match.move('host', 'end', { winner: 1 });
    for (const expected of [
      ['main-event', 'roll', 'Cem'],
      ['main-event', 'roll', 'Ann'],
      ['match', 'won', 'Ann'],
    ]) {
      match.move('host', 'undo');
      const { act, phase, seats } = match.view();
      expect([act, phase, seats[0]?.name]).toEqual(expected);
    }
  });
});

describe('what every show has', () => {
  test('the host corrects a score with a reason, and it is in the record', () => {
    const match = Match.on(10);
    match.move('host', 'correct', { seat: 1, score: 812.5, reason: 'typing error' });
    expect(match.scores).toEqual([0, 812.5]);
    expect(match.episode.entries.at(-1)).toEqual({
      by: 'host',
      do: 'correct',
      seat: 1,
      score: 812.5,
      reason: 'typing error',
    });
    expect(match.cues).toEqual([{ cue: 'correct', seat: 1, was: 0, score: 812.5, reason: 'typing error' }]);
  });

  test('nothing of it before the start or after the end', () => {
    const match = new Match();
    for (const [name, inputs] of [
      ['replace', { seat: 0, name: 'Cem' }],
      ['end', { winner: 0 }],
      ['correct', { seat: 0, score: 1, reason: 'x' }],
    ] as const) {
      expect(match.refused('host', name, inputs)).toBe('not-now');
    }
    match.start().move('host', 'end', { winner: 0 });
    expect(match.refused('host', 'end', { winner: 0 })).toBe('not-now');
    expect(match.refused('host', 'undo')).toBe('');
  });

  test('a substitute has a name (contract.md 3)', () => {
    const match = new Match().start();
    for (const name of ['', ' \t']) expect(match.refused('host', 'replace', { seat: 0, name })).toBe('bad-input');
    expect(match.refused('host', 'replace', { seat: 0, name: 'Cem' })).toBe('');
  });

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

test.each(['lucky-numbers', 'six-dice', 'hot-hand'])(
  'judging is an option of %s: another word or type is malformed (contract.md 2, 3)',
  show => {
    const file = (judging: unknown) => () =>
      readRecord(
        { format: 'boxcars-episode/1', show, options: { judging }, seats: ['Ann', 'Ben'], entries: [] },
        showNamed,
      );
    for (const judging of ['Auto', null, true]) expect(file(judging)).toThrow('options.judging');
    expect(file('host')).not.toThrow();
  },
);

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

describe('a record', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => 255 - i);

  test('replays to the same view with its draws and without them', () => {
    const { episode: model } = new Match();
    const episode = new Episode(model.show, model.setting, ['Ann', 'Ben'], new FairSource(seed, 'K7QM4XRB'));
    for (const move of [
      { by: 'host', do: 'start' },
      { by: 'host', do: 'open-game' },
      { by: 'host', do: 'ask' },
      { by: 0, do: 'buzz', number: 3 },
      { by: 1, do: 'buzz', number: 90 },
      { by: 'host', do: 'undo' },
      { by: 1, do: 'buzz', number: 91 },
    ] as const)
      expect(episode.play(move).ok).toBe(true);
    const extras = { code: 'K7QM4XRB', seed: Buffer.from(seed).toString('hex'), sources: [] };
    const whole = JSON.parse(JSON.stringify(writeRecord(episode, extras)));
    const bare = { ...whole, entries: whole.entries.map(({ drew: _drew, ...entry }: { drew?: unknown }) => entry) };
    for (const record of [whole, bare]) {
      const again = replay(readRecord(record, showNamed));
      expect(again.refused).toEqual([]);
      expect(again.episode.view('host')).toEqual(episode.view('host'));
    }
  });
});
