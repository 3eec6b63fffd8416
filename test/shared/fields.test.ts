import { describe, expect, test } from 'vitest';
import { readField, writeField } from '../../shared/engine/fields.ts';
import { luckyNumbers } from '../../shared/shows/lucky-numbers/show.ts';
import { luckyPuzzle } from '../../shared/shows/lucky-puzzle/show.ts';

const faults = (options: unknown) => readField(luckyNumbers.options, options).faults.map(({ path }) => path);

describe('options', () => {
  test('have the contract’s defaults', () => {
    expect(writeField(luckyNumbers.options, readField(luckyNumbers.options, {}).value)).toEqual({
      judging: 'assisted',
      buzzcodes: 'each',
      lastRound: [15, 20],
      wins: [0, 0],
      jackpot: 50000,
      prizes: [
        { name: 'bronze prize', value: 0 },
        { name: 'silver prize', value: 0 },
        { name: 'gold prize', value: 0 },
      ],
    });
  });

  test.each([
    [{ judging: 'maybe' }, 'judging'],
    [{ buzzcodes: 1 }, 'buzzcodes'],
    [{ lastRound: [15] }, 'lastRound'],
    [{ lastRound: [0, 20] }, 'lastRound[0]'],
    [{ lastRound: [15, 21] }, 'lastRound[1]'],
    [{ lastRound: [18, 17] }, 'lastRound'],
    [{ lastRound: [15, 16.5] }, 'lastRound[1]'],
    [{ wins: [5, 0] }, 'wins[0]'],
    [{ wins: '4,0' }, 'wins'],
    [{ jackpot: '50000' }, 'jackpot'],
    [{ jackpot: -1 }, 'jackpot'],
    [{ prizes: [{ name: 'Radio', value: 1 }] }, 'prizes'],
    [{ prizes: [{ name: 'Radio' }, { name: 'Sofa', value: 1 }, { name: 'Car', value: 2 }] }, 'prizes[0].value'],
    [[], ''],
    [null, ''],
  ])('are refused with their place: %j', (options, path) => {
    expect(faults(options)).toEqual([path]);
  });

  test('name every fault at once', () => {
    expect(faults({ judging: 'maybe', wins: [9, 9], jackpot: null })).toEqual([
      'judging',
      'wins[0]',
      'wins[1]',
      'jackpot',
    ]);
  });

  test('ignore what they do not know, and what only the prototype has', () => {
    expect(faults({ colour: 'red' })).toEqual([]);
    expect(readField(luckyNumbers.options, JSON.parse('{"__proto__": {"judging": "host"}}')).value).toMatchObject({
      judging: 'assisted',
    });
  });
});

describe('packs', () => {
  const pack = (questions: unknown) => readField(luckyNumbers.pack, { questions }).faults;

  test('name the item that is wrong', () => {
    expect(pack([{ ask: 'A?', answer: 'a' }, { ask: 'B?' }])).toMatchObject([
      { path: 'questions[1].answer', message: 'is missing: a text of 1 to 200 characters' },
    ]);
    expect(pack('A?')).toMatchObject([{ path: 'questions', message: 'must be a list' }]);
    expect(pack([7])[0]?.path).toBe('questions[0]');
    expect(pack([{ ask: 'A?', answer: '  ' }])[0]?.path).toBe('questions[0].answer');
  });

  test('contract 3: "" and [] say "none" where an item may leave a field out, and one choice is none to choose from', () => {
    const plain = { ask: 'A?', answer: 'a' };
    expect(readField(luckyNumbers.pack, { questions: [{ ...plain, choices: [] }] }).value).toMatchObject({
      questions: [plain],
    });
    expect(pack([{ ...plain, choices: [] }])).toEqual([]);
    expect(pack([{ ...plain, choices: ['a'] }])[0]?.path).toBe('questions[0].choices');
    const puzzles = (category: unknown) =>
      readField(luckyPuzzle.pack, { puzzles: [{ solution: 'SNAKE EYES', category }] });
    expect(puzzles('')).toMatchObject({ value: { puzzles: [{ solution: 'SNAKE EYES' }] }, faults: [] });
    expect(puzzles([]).faults[0]?.path).toBe('puzzles[0].category');
    expect(pack([{ ...plain, choices: '' }])[0]?.path).toBe('questions[0].choices');
  });

  test('a short or doubtful pack is advised about, with how many are missing', () => {
    const { value: options } = readField(luckyNumbers.options, {});
    const questions = [
      { ask: 'A?', answer: 'x', choices: ['y', 'z'] },
      { ask: ' a? ', answer: 'b' },
    ];
    const advice = luckyNumbers.advise(readField(luckyNumbers.pack, { questions }).value, options);
    expect(advice.map(({ path }) => path)).toEqual([
      'questions[0].answer',
      'questions[1].ask',
      'questions',
      'tieBreakers',
    ]);
    expect(advice[2]?.message).toContain('20 more');
  });
});
