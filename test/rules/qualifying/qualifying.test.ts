import { describe, expect, test } from 'vitest';
import type { Json } from '../../../shared/engine/json.ts';
import type { QualifyingBoard } from '../../../shared/shows/qualifying/board.ts';
import { qualifying } from '../../../shared/shows/qualifying/show.ts';
import { Playing } from '../playing.ts';

class Entering extends Playing<QualifyingBoard> {
  constructor({
    answer = 500,
    places = 2,
    names = ['Ann', 'Ben', 'Cleo', 'Dan'],
  }: { answer?: number; places?: number; names?: string[] } = {}) {
    super(qualifying, { options: { places }, pack: { ask: 'How many beans?', answer }, names });
    this.move('host', 'start');
  }

  guess(seat: number, value: number): this {
    this.move(seat, 'guess', { value });
    return this;
  }

  close(): this {
    this.move('host', 'close');
    return this;
  }

  get ranking(): Json {
    return this.result.ranking as Json;
  }
}

describe('qualifying', () => {
  test('HD-03: the nearest are first, above or below', () => {
    expect(new Entering().guess(0, 100).guess(1, 530).guess(2, 480).guess(3, 501).close().ranking).toEqual([
      3, 2, 1, 0,
    ]);
  });

  test('HD-04: of two equally near the earlier is better', () => {
    expect(new Entering().guess(2, 510).guess(0, 490).guess(1, 510).close().ranking).toEqual([2, 0, 1]);
  });

  test('HD-03: guesses stay sealed until it closes; who sent none has null and no rank', () => {
    const entering = new Entering().guess(1, 530);
    expect(entering.board).toMatchObject({ guesses: [], answer: null });
    expect(entering.view('host').own?.sent).toEqual([]);
    expect(entering.view(1).own?.sent).toEqual([{ seat: 1, text: '530' }]);
    expect(entering.view(0).own?.sent).toEqual([]);
    entering.close();
    expect(entering.board).toMatchObject({ guesses: [null, 530, null, null], answer: 500 });
    expect(entering.ranking).toEqual([1]);
  });

  test('HD-02: the deadline closes it, and so does ending it', () => {
    const late = new Entering().guess(0, 1);
    late.move('clock', 'expire');
    expect(late.ranking).toEqual([0]);
    const ended = new Entering().guess(0, 1);
    ended.move('host', 'end', { winner: 2 });
    expect(ended.view()).toMatchObject({
      phase: 'over',
      board: { guesses: [1, null, null, null] },
      result: { ranking: [0] },
    });
  });

  test('HD-02: nobody entered: nobody is ranked', () => {
    const empty = new Entering({ names: [] }).close();
    expect(empty.ranking).toEqual([]);
    expect(empty.board.guesses).toEqual([]);
  });
});
