/** The checker of histories finds each kind of fault, and none where there is none. */
import { expect, test } from 'vitest';
import type { MoveReply } from '../../shared/engine/protocol.ts';
import type { Sighting } from '../processes/shown.ts';
import { historyFaults, type Operation, toldIn } from './history.ts';

const frameOf = (entry: number, rolled: number) => ({ entry, cues: [{ cue: 'rolled', dice: [rolled] }], check: '' });

const entry = (seq: number, id: string | null, rolled = seq) => ({
  seq,
  id,
  do: 'roll',
  told: toldIn(frameOf(seq, rolled)),
});

/** Asked for at `from`, answered at `to`. */
const move = (key: string, from: number, to: number, reply: number | 'refused'): Operation => ({
  key,
  do: 'roll',
  asked: from,
  answer: {
    at: to,
    reply: (reply === 'refused'
      ? { ok: false, code: 'not-now', message: '' }
      : { ok: true, entry: reply }) as MoveReply,
  },
});

/** Shows the entries before `entries`, as the record has them. */
const sight = (at: number, entries: number, more: Partial<Sighting> = {}): Sighting => ({
  at,
  connection: 1,
  process: 'A',
  epoch: 1,
  frame: entries,
  entries,
  state: `state ${entries}`,
  cues: JSON.stringify(frameOf(entries - 1, entries - 1)),
  ...more,
});

const record = [entry(0, 'host:a'), entry(1, '0:a'), entry(2, null)];
const operations = [move('host:a', 0, 10, 0), move('0:a', 20, 30, 1)];

const faults = (
  pages: readonly (readonly Sighting[])[],
  asked: readonly Operation[] = operations,
  stored: readonly ReturnType<typeof entry>[] = record,
) => historyFaults({ operations: asked, pages }, stored);

test('a history as it should be has no faults, whoever heard of it late or twice', () => {
  const slow = { key: '0:b', do: 'roll', asked: 5 };
  expect(faults([])).toEqual([]);
  expect(
    faults([
      [sight(8, 1), sight(28, 2), sight(40, 3)],
      [sight(500, 1), sight(501, 3)],
    ]),
  ).toEqual([]);
  // Without an answer it may be there, after whatever had come before it was asked for, or not.
  expect(faults([], [...operations, slow])).toEqual([]);
  expect(faults([], [...operations, slow], [...record, entry(3, '0:b')])).toEqual([]);
  // Two that were under way at once may come in either order.
  expect(faults([], [move('host:a', 0, 30, 0), move('0:a', 0, 10, 1)])).toEqual([]);
  // After a drop a page may come to a process that does not know yet that the show has gone on elsewhere.
  const behind = sight(60, 1, { connection: 2, epoch: 1 });
  expect(faults([[sight(50, 3, { epoch: 2, process: 'B' }), behind]])).toEqual([]);
});

test('an entry that is lost, in another place, there twice or sent by nobody is found', () => {
  expect(faults([], operations, record.slice(0, 1))).toEqual(['0:a roll is not entry 1']);
  expect(faults([], operations, [entry(0, 'host:a'), entry(2, '0:a', 1)])).toContain('entry 1 has number 2');
  expect(faults([], operations, [...record, entry(3, '0:a')])).toEqual(['0:a is there 2 times']);
  expect(faults([], operations, [...record, entry(3, '1:x')])).toEqual(['nobody sent 1:x']);
  expect(faults([], [move('host:a', 0, 10, 0), move('0:a', 20, 30, 'refused')])).toEqual([
    '0:a was refused and is there',
  ]);
});

test('a move that comes before what was there when it was asked for is found', () => {
  const turned = [entry(0, '0:a'), entry(1, 'host:a'), entry(2, null)];
  const answers = [move('host:a', 0, 10, 1), move('0:a', 20, 30, 0)];
  const why = '0:a is entry 0, and 2 entries were there before it was asked for';
  expect(faults([], answers, turned)).toEqual([why]);
  // It does not matter whether it was answered itself, nor how others knew.
  expect(faults([], [answers[0]!, { key: '0:a', do: 'roll', asked: 20 }], turned)).toEqual([why]);
  const asked = operations.map(({ key, do: name, asked: at }) => ({ key, do: name, asked: at }));
  expect(faults([[sight(15, 3)]], asked)).toEqual(['0:a is entry 1, and 3 entries were there before it was asked for']);
});

test('an entry that a page saw and the record does not have, or has otherwise, is found', () => {
  expect(faults([[sight(40, 4)]])).toEqual([
    'a page saw 4 entries, and there are 3',
    expect.stringContaining('a page was shown something else for entry 3'),
  ]);
  const other = JSON.stringify(frameOf(1, 6));
  expect(faults([[sight(40, 2, { cues: other })]])).toEqual([
    expect.stringContaining('a page was shown something else for entry 1'),
  ]);
  // The same with a link that nobody gave.
  const linked = JSON.stringify({ ...frameOf(1, 1), link: 'ab' });
  expect(faults([[sight(40, 2, { cues: linked })]])).toEqual([
    expect.stringContaining('a page was shown something else for entry 1'),
  ]);
});

test('a page that goes back while it is connected, or is told two things of one entry, is found', () => {
  expect(faults([[sight(40, 3), sight(41, 2, { frame: 4 })]])).toEqual(['2 entries after 3']);
  expect(faults([[sight(40, 2, { frame: 5 }), sight(41, 3, { frame: 4 })]])).toEqual(['frame 1.4 after 1.5']);
  const later = sight(41, 3, { epoch: 1 });
  expect(faults([[sight(40, 2, { epoch: 2, process: 'B' }), later]])).toEqual(['frame 1.3 after 2.2']);
  const proved = JSON.stringify({ ...frameOf(2, 2), part: 'house' });
  expect(faults([[sight(40, 3), sight(41, 3, { frame: 4, cues: proved })]])).toHaveLength(1);
});

test('two processes that write in one epoch are found, by their names or by what they show', () => {
  expect(faults([[sight(40, 2)], [sight(40, 3, { process: 'B' })]])).toEqual(['two processes wrote in epoch 1']);
  const other = sight(40, 2, { state: 'another', process: '' });
  expect(faults([[sight(40, 2)], [other]])).toEqual(['two states of frame 1.2']);
});
