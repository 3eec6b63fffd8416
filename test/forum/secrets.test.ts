/** Secrets of the audience's view change neither the post nor the picture (contract.md 2). */
import { describe, expect, it } from 'vitest';
import type { DrawRecord } from '../../shared/engine/chance.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import type { Move } from '../../shared/engine/moves.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { postOf, svgOf } from './moments.ts';

type Played = readonly (readonly [Move, DrawRecord?])[];

const play = (name: string, options: object, pack: object, moves: Played): Episode => {
  const show = showNamed(name)!;
  const seats = Math.min(2, show.seats[1]);
  const setting = {
    options: readField(show.options, options).value,
    pack: readField(show.pack, pack).value,
    seats,
  };
  const episode = new Episode(show, setting, ['Ann', 'Ben'].slice(0, seats));
  for (const [move, drew] of moves) {
    const played = episode.play(move, drew);
    if (!played.ok) throw new Error(`${move.do}: ${played.message}`);
  }
  return episode;
};

const host = (move: string): Move => ({ by: 'host', do: move });
const faces = (n: number, from: number) => Array.from({ length: n }, (_, i) => ((i + from) % 6) + 1);

const pairs: Readonly<Record<string, readonly [() => Episode, () => Episode]>> = {
  'the round of the buzzer, the secret number, the answer and sealed numbers': (() => {
    const episode = (buzzer: number, secret: number, buzz: number, answer: string) =>
      play('lucky-numbers', { judging: 'auto' }, { questions: [{ ask: 'Which river?', answer }], tieBreakers: [] }, [
        [host('start'), { numbers: [buzzer] }],
        [host('open-game'), { numbers: [3] }],
        [host('ask'), { numbers: [secret] }],
        [{ by: 0, do: 'buzz', number: buzz }],
      ]);
    return [() => episode(15, 12, 50, 'Tagus'), () => episode(20, 99, 7, 'Douro')] as const;
  })(),
  'the twenty numbers sent ahead': (() => {
    const episode = (from: number) =>
      play('lucky-numbers', { buzzcodes: 'upfront' }, { questions: [{ ask: 'A?', answer: 'a' }], tieBreakers: [] }, [
        [host('start'), { numbers: [17] }],
        [{ by: 1, do: 'buzzcodes', numbers: Array.from({ length: 20 }, (_, i) => i + from) }],
      ]);
    return [() => episode(1), () => episode(60)] as const;
  })(),
  'hidden letters of a puzzle': (() => {
    const episode = (solution: string) =>
      play('lucky-puzzle', { champion: 0 }, { puzzles: [{ solution, category: 'Thing' }], tieBreakers: [] }, [
        [host('start')],
        [host('puzzle'), { orders: [[4, 1, 2, 3, 5, 6, 7, 8, 9]] }],
        [{ by: 1, do: 'roll' }, { dice: [2, 2] }],
        [{ by: 1, do: 'pick', numbers: [4] }],
      ]);
    return [() => episode('Alligator'), () => episode('Abundance')] as const;
  })(),
  'the list of rolls and what lies behind the doubles': (() => {
    const episode = (from: number, order: readonly number[], answer: string, text: string) =>
      play(
        'hot-dice',
        { judging: 'auto' },
        { questions: [{ ask: 'Which?', choices: ['x', 'y'], answer }], tieBreakers: [] },
        [
          [host('start')],
          [host('ask'), { numbers: [from + 10], dice: faces(200, from), orders: [order] }],
          [{ by: 0, do: 'answer', text, buzz: 10 + from }],
        ],
      );
    return [() => episode(0, [1, 2, 3, 4, 5, 6], 'x', 'x'), () => episode(3, [6, 5, 4, 3, 2, 1], 'y', 'y')] as const;
  })(),
  'hidden letters of a name, of clues and of their subject, and a guess that is sealed': (() => {
    const episode = (name: string, subject: string, clues: readonly string[], secret: number, text: string) =>
      play(
        'on-a-roll',
        {},
        {
          names: [{ name, ask: 'Why famous?' }],
          puzzles: [{ subject, kind: 'Person', clues }],
          bigSix: [{ word: 'GUITAR', hint: 'Strings' }],
          prizes: ['Radio', 'Sofa', 'Boat', 'Car'].map((prize, i) => ({ name: prize, value: 100 * (i + 1) })),
        },
        [
          [host('start')],
          [host('puzzle'), { numbers: [2, 1, 4] }],
          [host('name-game'), { orders: [[1, 2, 3, 4, 5, 6, 7, 8]], numbers: [secret] }],
          [{ by: 1, do: 'guess', text, buzz: secret }],
        ],
      );
    return [
      () => episode('COLUMBUS', 'CLEOPATRA', ['BARGE', 'CAESAR', 'DEADLY ASP'], 5, 'Columbus'),
      () => episode('COLLIDER', 'MICHELINE', ['ROSES', 'WINTER', 'WINTER OAK'], 77, 'no idea'),
    ] as const;
  })(),
  'what lies behind L, U, C, K and Y': (() => {
    const prizes = ['Radio', 'Sofa', 'Boat', 'Car'].map((name, i) => ({ name, value: 100 * (i + 1) }));
    const episode = (order: readonly number[]) =>
      play('lucky-seven', {}, { prizes }, [[host('start'), { orders: [order] }], [{ by: 0, do: 'pick', letter: 'C' }]]);
    return [() => episode([1, 2, 3, 4, 5]), () => episode([5, 4, 3, 1, 2])] as const;
  })(),
  'where the million lies': (() => {
    const episode = (order: readonly number[]) =>
      play('mega-roll', {}, {}, [
        [host('start'), { orders: [order] }],
        [{ by: 0, do: 'roll' }, { dice: [4, 4] }],
      ]);
    return [() => episode([1, 2, 3, 4, 5, 6]), () => episode([6, 5, 4, 1, 2, 3])] as const;
  })(),
  'guesses of a qualifying that is open': (() => {
    const episode = (value: number, answer: number) =>
      play('qualifying', {}, { ask: 'How many?', answer }, [[host('start')], [{ by: 0, do: 'guess', value }]]);
    return [() => episode(5, 100), () => episode(77_777, 3)] as const;
  })(),
};

describe('posts and pictures', () => {
  it.each(Object.entries(pairs))('do not show %s', async (_, [one, other]) => {
    const whole = ({ setting, entries }: Episode) => JSON.stringify([setting, entries]);
    expect(whole(one())).not.toBe(whole(other()));
    for (const form of ['bbcode', 'markdown', 'text'] as const)
      expect(await postOf(one(), form)).toBe(await postOf(other(), form));
    expect(await svgOf(one())).toBe(await svgOf(other()));
  });
});
