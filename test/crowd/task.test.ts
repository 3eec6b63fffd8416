import { expect, test } from 'vitest';
import { optionMade, taskOf } from '../../shared/crowd/task.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

test('SH-08: dice with the same faces are one choice, whichever of them are held', () => {
  const show = showNamed('six-dice')!;
  const options = readField(show.options, { rules: 'hot-dice' }).value;
  const source = { dice: () => [1, 5, 5, 1, 4, 6], number: () => 1, order: () => [1] };
  const episode = new Episode(show, { options, pack: {}, seats: 2 }, ['Ann', 'Ben'], source);
  episode.play({ by: 'host', do: 'start' });
  episode.play({ by: 0, do: 'roll' });
  const task = taskOf([], episode.legal(), episode.entries.length)!;
  const held = 'options' in task ? task.options : [];
  // Any of one or two 1s with none, one or two 5s, and either alone.
  expect(held.map(({ input }) => input?.[1])).toEqual([
    [1],
    [2],
    [1, 2],
    [2, 3],
    [1, 2, 3],
    [1, 4],
    [1, 2, 4],
    [1, 2, 3, 4],
  ]);
  expect(optionMade(held, { do: 'hold', dice: [3, 4] })?.value).toBe('hold dice=[1,2]');
});
