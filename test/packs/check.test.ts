import { describe, expect, test } from 'vitest';
import { readField } from '../../shared/engine/fields.ts';
import { checkPackText } from '../../shared/packs/check.ts';
import { packFormat } from '../../shared/packs/document.ts';
import { textOfBytes } from '../../shared/packs/files/bytes.ts';
import { csvOf } from '../../shared/packs/files/out/csv.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

const check = (name: string, text: string, options: object = {}) => {
  const show = showNamed(name);
  if (show === undefined) throw new Error(`no show ${name}`);
  return checkPackText(show, text, readField(show.options, options).value);
};

const good = (i: number) => ({ ask: `What is ${i} and ${i}?`, answer: String(2 * i) });
const many = (n: number, from = 0) => Array.from({ length: n }, (_, i) => good(from + i));

describe('a pack with ten different faults', () => {
  const questions = [
    good(0),
    { answer: 'nothing was asked' },
    { ask: 'Who forgot the answer?', answer: '   ' },
    { ask: 'w'.repeat(501), answer: 'too long' },
    { ask: 'Only one to choose from?', answer: 'a', choices: ['a'] },
    { ask: 'Too many to choose from?', answer: '1', choices: [...'123456789'] },
    { ask: 'Is a text a list?', answer: 'no', accept: 'nope' },
    'no question at all',
    { ask: '  what IS 0 and 0? ', answer: '0' },
    { ask: 'Which one is it?', answer: 'c', choices: ['a', 'b'] },
    { ask: 'Twice the same?', answer: 'x', choices: ['x', 'X', 'y'] },
    ...many(12, 20),
  ];
  const text = `{
  "questions": [
${questions.map(item => `    ${JSON.stringify(item)}`).join(',\n')}
  ],
  "tieBreakers": []
}`;

  test('has each of them named, with its line and its field', () => {
    const { pack, faults, advice } = check('lucky-numbers', text);
    expect(pack).toBeNull();
    const named = [...faults, ...advice].map(({ path, line }) => `${path} (${line})`);
    // Items stand on lines of their own; the first is on line 3.
    expect(named).toEqual([
      'questions[1].ask (4)',
      'questions[2].answer (5)',
      'questions[3].ask (6)',
      'questions[4].choices (7)',
      'questions[5].choices (8)',
      'questions[6].accept (9)',
      'questions[7] (10)',
      'questions[8].ask (11)',
      'questions[9].answer (12)',
      'questions[10].choices (13)',
      'tieBreakers (27)',
    ]);
    const messages = [...faults, ...advice].map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages[7]).toContain('number 1');
    expect(messages[8]).toContain('“c” is not among the choices');
  });

  test('has the same ones named as a pack that was exported here', () => {
    const document = { format: packFormat, show: 'lucky-numbers', title: 'Mine', pack: JSON.parse(text), used: [] };
    const { faults, advice } = check('lucky-numbers', JSON.stringify(document, null, 1));
    expect([...faults, ...advice].map(({ path }) => path)).toHaveLength(11);
    expect(faults[0]).toMatchObject({ path: 'questions[1].ask', field: 'ask' });
    expect(faults[0]?.line).toBeGreaterThan(4);
  });
});

test('a table with faults of its form and of its items has all of them named, each once', () => {
  const table = [
    'ask,anser,accept,list',
    'Which river flows through Lisbon?,Tagus,,',
    'Which planet is red?,Mars,Ares,,too much',
    ',Paris,,tieBreakers',
    'What is this?,Nothing,,somewhere',
    'which RIVER flows through Lisbon?,Tejo,,',
  ].join('\n');
  const { pack, faults, advice } = check('lucky-numbers', table);
  expect(pack).toBeNull();
  expect(faults.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
    expect.stringMatching(/^1 anser: no such column/),
    '3 : has 5 cells, but there are 4 columns',
    '5 list: must be one of questions, tieBreakers',
    // Instead of one for every row.
    '1 answer: is missing, and every row needs it',
    expect.stringMatching(/^4 ask: is missing/),
  ]);
  expect(advice.map(({ path }) => path)).not.toContain('questions[0].ask');
});

test.each([
  ['cells copied from a spreadsheet', '\t'],
  ['a table with semicolons', ';'],
])('%s: the same items, with commas in their texts and several columns of one name', (_, gap) => {
  const rows = [
    ['ask', 'answer', 'accept', 'choices', 'choices', 'choices', ''],
    ['Which city, of these, is the oldest?', 'Damascus', '', 'Damascus', 'Paris', 'Oslo', ''],
    [
      gap === '\t' ? '"Who said ""Eureka"",\nand where?"' : 'Who said it?',
      'Archimedes',
      'Archimedes of Syracuse',
      '',
      '',
      '',
      '',
    ],
  ];
  const { pack, faults } = check('lucky-numbers', rows.map(row => row.join(gap)).join('\n'));
  expect(faults).toEqual([]);
  expect(pack).toMatchObject({
    questions: [
      { ask: 'Which city, of these, is the oldest?', answer: 'Damascus', choices: ['Damascus', 'Paris', 'Oslo'] },
      { answer: 'Archimedes', accept: ['Archimedes of Syracuse'] },
    ],
  });
});

test('the valid part of a faulty Lucky Puzzle pack gets advice: duplicates are reported beside the faults', () => {
  const puzzles = [{ solution: 'LUCKY NUMBERS' }, { solution: 'TOO SHORT' }, { solution: 'lucky  numbers' }];
  const { faults, advice } = check('lucky-puzzle', JSON.stringify({ puzzles, tieBreakers: [] }));
  expect(faults.map(({ path }) => path)).toEqual(['puzzles[1].solution']);
  expect(advice.map(({ path }) => path)).toContain('puzzles[2].solution');
});

describe('what is read', () => {
  const table = (text: string) => check('lucky-numbers', text);

  test('a list or field under a wrong name is refused, with the name that was probably meant', () => {
    const messagesOf = (pack: object) =>
      check('lucky-numbers', JSON.stringify(pack)).faults.map(({ path, message }) => `${path} ${message}`);
    expect(messagesOf({ question: many(25) })[0]).toMatch(/^question .*“questions”/);
    expect(messagesOf({ questions: [{ ...good(1), anwser: '3' }] })[0]).toMatch(/^questions\[0\]\.anwser .*“answer”/);
    expect(messagesOf({ questions: many(25), tieBreakers: [] })).toEqual([]);
  });

  test('a file that yields no item is an error', () => {
    for (const text of ['{}', '{"questions": []}', '[]', 'ask,answer\n'])
      expect(
        table(text).faults.map(({ message }) => message),
        text,
      ).toEqual(['holds nothing to play with']);
    expect(check('six-dice', '{}').pack).toEqual({});
  });

  test('headings are known in any case, with blanks or dashes, and so are lists', () => {
    const { pack, faults } = table('ASK,Answer,Also Right,LIST\nOne?,1,,\n');
    expect([pack, faults[0]?.path]).toEqual([null, 'Also Right']);
    const read = table('ASK,Answer,ACCEPT,List\nOne?,1,uno,\nTwo?,2,,Tie-Breakers\n');
    expect(read.pack).toEqual({
      questions: [{ ask: 'One?', answer: '1', accept: ['uno'] }],
      tieBreakers: [{ ask: 'Two?', answer: '2' }],
    });
    const puzzle = check('lucky-puzzle', 'Solution,Follow-Up.Ask,FOLLOWUP.answer\nSNAKE EYES,How many?,two\n');
    expect(puzzle.pack).toMatchObject({ puzzles: [{ followUp: { ask: 'How many?', answer: 'two' } }] });
  });

  test('a row that begins with a quotation mark does not swallow those after it', () => {
    const read = table(
      'ask,answer\n"Waterloo" was sung by?,ABBA\nFernando?,"ABBA"\n"A, B","C ""D"""\n"never closed,E\n',
    );
    expect(read.faults).toEqual([]);
    expect(read.pack?.questions).toEqual([
      { ask: '"Waterloo" was sung by?', answer: 'ABBA' },
      { ask: 'Fernando?', answer: 'ABBA' },
      { ask: 'A, B', answer: 'C "D"' },
      { ask: '"never closed', answer: 'E' },
    ]);
  });

  test('what a spreadsheet would run is marked in an export, and comes back as it was', async () => {
    const items = ['=1+1', '+1', '-1', '@x', "'quoted'", '7'].map((answer, i) => ({ ask: `=Question ${i}?`, answer }));
    const text = { kind: 'text' };
    const csv = csvOf({ questions: items }, [{ name: 'questions', fields: { ask: text, answer: text } }]);
    expect(csv.split(/[\r\n,]+/).filter(cell => /^"?[=+@-]/.test(cell))).toEqual([]);
    expect(table(csv).pack?.questions).toEqual(items);
  });

  test('files in Windows-1252 and UTF-16 are read like those in UTF-8, with or without a mark', () => {
    const text = 'ask,answer\nKöln?,Straße – „ja“\n';
    const wide = (little: boolean, mark: boolean) => {
      const chars = `${mark ? '\uFEFF' : ''}${text}`;
      const bytes = new Uint8Array(2 * chars.length);
      const view = new DataView(bytes.buffer);
      for (let i = 0; i < chars.length; i++) view.setUint16(2 * i, chars.charCodeAt(i), little);
      return bytes;
    };
    const narrow: Readonly<Record<string, number>> = { '–': 0x96, '„': 0x84, '“': 0x93 };
    const windows = Uint8Array.from(text, char => narrow[char] ?? char.charCodeAt(0));
    const utf8 = new TextEncoder().encode(`\uFEFF${text}`);
    for (const bytes of [
      utf8,
      utf8.subarray(3),
      windows,
      wide(true, true),
      wide(false, true),
      wide(true, false),
      wide(false, false),
    ])
      expect(textOfBytes(bytes)).toBe(text);
  });
});

test('a fault is told by its line where a cell or a text before it has several, and so is broken JSON', () => {
  const placesIn = (text: string) => check('lucky-numbers', text).faults.map(({ line, field }) => [line, field]);
  expect(placesIn(['ask,answer', 'One?,1', '"Two,\nreally?",', ',3'].join('\n'))).toEqual([
    [3, 'answer'],
    [5, 'ask'],
  ]);
  expect(placesIn('{\n  "questions": [\n    { "ask": "One?" "answer": "1" }\n  ]\n}')[0]?.[0]).toBe(3);
});
