/** Broken files and bombs: each is refused or read in under a second, in bounded memory, and nothing of it is half-loaded. */
import { gzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFile } from '../../../shared/packs/files/recognise.ts';
import { inWords } from '../../../shared/packs/files/unreadable.ts';
import { ankiOf, bytesOf, newerAnkiOf, odsOf, xlsxOf } from './make.ts';

/** Milliseconds of this thread for a file of any kind; the clock says as much about what else the machine does. */
const longest = 1000;

/** Reads a file and holds it to what every file keeps. */
const outcome = (bytes: Uint8Array, name: string): string => {
  const from = process.threadCpuUsage();
  const { items, leftOut, tables, faults } = readFile(bytes);
  expect(process.threadCpuUsage(from).user / 1000, name).toBeLessThan(longest);
  // Whatever is said can be said in words, and tells what to do.
  for (const why of [...faults, ...leftOut.map(one => one.why)]) expect(inWords(why).length, name).toBeGreaterThan(5);
  expect(faults.length > 0 ? items.length + tables.length : 1, name).toBe(faults.length > 0 ? 0 : 1);
  expect(faults.length + items.length + tables.length, name).toBeGreaterThan(0);
  for (const { ask, answers, category = '' } of items) {
    expect(`${ask}${category}`.trim(), name).not.toBe('');
    expect(answers[0]?.trim(), name).toMatch(/./);
    expect(`${ask}${answers.join('')}`, name).not.toContain('\uFFFD');
  }
  return faults[0]?.say ?? 'read';
};

/** mulberry32: the same files every time. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const rows = [
  ['Category', 'Question', 'Answer', 'Explanation'],
  ...Array.from({ length: 8 }, (_, i) => [`Topic ${i % 2}`, `Wie heißt Nummer ${i}?`, `Name ${i}`, 'Weil – ja.']),
];
const csv = rows.map(row => row.join(';')).join('\r\n');
const html = `<table>${rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const odsRows = rows
  .map(
    row =>
      `<table:table-row>${row.map(cell => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`,
  )
  .join('');

/** A sound file of each kind. */
const sound: Readonly<Record<string, Uint8Array>> = {
  csv: bytesOf(csv),
  wide: new Uint8Array(Uint16Array.from(`\uFEFF${csv}`, char => char.charCodeAt(0)).buffer),
  xlsx: xlsxOf([{ name: 'Quiz', rows }]),
  ods: odsOf(`<table:table>${odsRows}</table:table>`),
  html: bytesOf(html),
  gzip: gzipSync(bytesOf(csv)),
  cards: bytesOf(rows.map(([, ask, answer]) => `${ask}\t${answer}`).join('\n')),
  anki: bytesOf(
    `#separator:tab\n#html:true\n#columns:Front\tBack\n${rows.map(([, ask, answer]) => `"${ask}<br>"\t${answer}`).join('\n')}`,
  ),
  deck: ankiOf(rows.slice(1).map(([, ask = '', answer = '']) => [1, ask, answer] as const)),
  package: newerAnkiOf(
    rows.slice(1).map(([, ask = '', answer = '']) => [1, ask, answer] as const),
    {},
    bytesOf(''),
  ),
  json: bytesOf(JSON.stringify(rows.slice(1).map(([category, question, answer]) => ({ category, question, answer })))),
  gift: bytesOf(rows.map(([, ask, answer]) => `::x::${ask} {=${answer} ~no ~never}`).join('\n\n')),
  xml: bytesOf(
    `<?xml version="1.0"?><quiz>${rows.map(([, ask, answer]) => `<question type="shortanswer"><questiontext><text><![CDATA[<p>${ask}</p>]]></text></questiontext><answer fraction="100"><text>${answer}</text></answer></question>`).join('')}</quiz>`,
  ),
};
const kinds = Object.entries(sound);

/** Of each kind and fault. */
const broken = 100;

test.each(kinds)('sound: %s', (kind, bytes) => {
  expect(outcome(bytes, kind)).toBe('read');
});

test('a table that begins without a row', () => {
  expect(
    readFile(bytesOf('<table><td>Question</td><td>Answer</td><tr><td>Who?</td><td>Ann</td></tr></table>')),
  ).toEqual(
    readFile(bytesOf('<table><tr><td>Question</td><td>Answer</td></tr><tr><td>Who?</td><td>Ann</td></tr></table>')),
  );
});

test(`${broken} files of each kind that are cut off`, () => {
  for (const [kind, bytes] of kinds)
    for (let i = 0; i < broken; i++)
      outcome(bytes.subarray(0, Math.floor((i * bytes.length) / broken)), `${kind} cut at ${i}/${broken}`);
});

test(`${broken} files of each kind with flipped bits, lost and doubled pieces`, () => {
  const random = seeded(27);
  const below = (n: number) => Math.floor(random() * n);
  for (const [kind, bytes] of kinds)
    for (let i = 0; i < broken; i++) {
      const changed = Uint8Array.from(bytes);
      const name = `${kind} changed, ${i}`;
      if (i % 2 === 0) {
        for (let flips = 1 + below(8); flips > 0; flips--) changed[below(changed.length)]! ^= 1 << below(8);
        outcome(changed, name);
      } else {
        const [from, length] = [below(bytes.length), below(60)];
        const rest = i % 4 === 1 ? bytes.subarray(from + length) : bytes.subarray(Math.max(0, from - length));
        outcome(Uint8Array.from([...bytes.subarray(0, from), ...rest]), name);
      }
    }
});

test('random bytes behind the beginning of each kind', () => {
  const random = seeded(72);
  for (let i = 0; i < 3 * broken; i++) {
    const [kind, bytes] = kinds[i % kinds.length]!;
    const noise = Uint8Array.from({ length: 400 }, () => Math.floor(random() * 256));
    outcome(Uint8Array.from([...bytes.subarray(0, i), ...noise]), `${kind} and noise, ${i}`);
  }
});

const mega = 1 << 20;
const sheet = (body: string) => xlsxOf([{ name: 'S', rows: [] }], { 'xl/worksheets/sheet1.xml': body });
const blown = (bytes: number) => zipSync({ 'quiz.csv': new Uint8Array(bytes).fill(44) }, { level: 9 });
const repeat = (text: string, times: number) => text.repeat(times);
const counted = (times: number, each: (i: number) => string) =>
  Array.from({ length: times }, (_, i) => each(i)).join('');
const laughs = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${'bcdefghij'[i]} "${repeat(`&${'abcdefghi'[i]};`, 10)}">`).join('')}]><quiz>&j;</quiz>`;
/** A zip whose directory says that nothing is large. */
const lying = (() => {
  const bytes = blown(20 * mega);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  return bytes;
})();
/** Every entry is the same piece of the file. */
const overlapping = (entries: number): Uint8Array => {
  const one = zipSync({ a: new Uint8Array(mega) }, { level: 9 });
  const end = one.length - 22;
  const from = new DataView(one.buffer).getUint32(end + 16, true);
  const entry = one.subarray(from, end);
  const directory = Uint8Array.from({ length: entry.length * entries }, (_, i) => entry[i % entry.length]!);
  for (let i = 0; i < entries; i++) directory[i * entry.length + 46] = 65 + (i % 50);
  const tail = Uint8Array.from(one.subarray(end));
  new DataView(tail.buffer).setUint16(8, entries, true);
  new DataView(tail.buffer).setUint16(10, entries, true);
  return Uint8Array.from([...one.subarray(0, from), ...directory, ...tail]);
};

test.each<readonly [string, () => Uint8Array, string]>([
  ['a zip of 20 MB of commas', () => blown(20 * mega), 'unpacksTooLarge'],
  ['one that lies about its size', () => lying, 'unpacksTooLarge'],
  ['one whose entries are the same bytes', () => overlapping(50), 'unknownFile'],
  ['gzip of 40 MB', () => gzipSync(new Uint8Array(40 * mega), { level: 9 }), 'unpacksTooLarge'],
  ['20,000 files in one', () => overlapping(20_000), 'tooManyInside'],
  ['a billion laughs', () => bytesOf(laughs), 'ownEntities'],
  ['a billion laughs in a sheet', () => sheet(laughs), 'ownEntities'],
  [
    'an entity from elsewhere',
    () => bytesOf('<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>'),
    'ownEntities',
  ],
  ['XML a million elements deep', () => bytesOf(repeat('<a>', mega)), 'tooDeep'],
  ['XML of a million elements', () => bytesOf(`<quiz>${repeat('<a/>', mega)}</quiz>`), 'tooDeep'],
  ['HTML a million tags deep', () => bytesOf(`<table>${repeat('<b>', mega)}`), 'tooDeep'],
  ['JSON a million lists deep', () => bytesOf(repeat('[', mega)), 'noJson'],
  ['closed JSON 100,000 lists deep', () => bytesOf(repeat('[', 100_000) + repeat(']', 100_000)), 'unknownFile'],
  ['a million columns', () => bytesOf(`question,answer${repeat(',x', mega)}\na?,b`), 'tooManyColumns'],
  ['a million columns with tabs', () => bytesOf(repeat('\tx', mega)), 'tooManyColumns'],
  ['a million rows', () => bytesOf(`question,answer\n${repeat('a?,b\n', mega)}`), 'tableTooLarge'],
  [
    'a sheet of 400,000 columns',
    () =>
      sheet(
        `<worksheet><sheetData><row r="1">${counted(400_000, i => `<c><v>${i}</v></c>`)}</row></sheetData></worksheet>`,
      ),
    'tooManyColumns',
  ],
  [
    'a cell in the last column',
    () => sheet('<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>'),
    'tooManyColumns',
  ],
  [
    'a sheet of 300,000 rows',
    () =>
      sheet(`<worksheet><sheetData>${counted(300_000, i => `<row><c><v>${i}</v></c></row>`)}</sheetData></worksheet>`),
    'tableTooLarge',
  ],
  [
    'a sheet that is merged 100,000 times',
    () =>
      sheet(
        `<worksheet><sheetData>${repeat('<row><c><v>1</v></c><c><v>2</v></c></row>', 1000)}</sheetData><mergeCells>${repeat('<mergeCell ref="A1:A1048576"/>', 100_000)}</mergeCells></worksheet>`,
      ),
    'tableTooLarge',
  ],
  [
    'an OpenDocument cell a million times',
    () =>
      odsOf(
        '<table:table><table:table-row><table:table-cell table:number-columns-repeated="1000000"><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
      ),
    'tooManyColumns',
  ],
  [
    'an OpenDocument row a million times',
    () =>
      odsOf(
        '<table:table><table:table-row table:number-rows-repeated="1000000"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
      ),
    'tableTooLarge',
  ],
  [
    'an HTML cell over a million rows and columns',
    () => bytesOf(`<table>${repeat('<tr><td rowspan=1000000 colspan=1000000>x</td></tr>', 2000)}</table>`),
    'tooManyColumns',
  ],
  [
    'an open quotation mark before 5 MB',
    () => bytesOf(`question,answer\n"${repeat('a?,""b""\n', 600_000)}`),
    'tableTooLarge',
  ],
  ['5 MB of quotation marks', () => bytesOf(repeat('"', 5 * mega)), 'unknownFile'],
  ['5 MB of tags that never end', () => bytesOf(`<table>${repeat('<a b="', 800_000)}`), 'unknownFile'],
  ['5 MB of GIFT braces', () => bytesOf(repeat('{=', 2_500_000)), 'noneUsable'],
  ['a text in UTF-16 that is cut within a sign', () => sound.wide!.subarray(0, 301), 'lostLetters'],
])('%s', (name, made, why) => {
  const bytes = made();
  const before = process.memoryUsage.rss();
  expect(outcome(bytes, name)).toBe(why);
  expect((process.memoryUsage.rss() - before) / mega, name).toBeLessThan(400);
});
