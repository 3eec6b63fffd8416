/** Containers, encodings and tables of any layout: files as other programs write them, each with what must come out. */
import { zstdCompressSync } from 'node:zlib';
import { gzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { apply } from '../../../shared/packs/files/columns.ts';
import { proposed, signatureOf } from '../../../shared/packs/files/mapper.ts';
import { readFile } from '../../../shared/packs/files/recognise.ts';
import { ankiOf, bytesOf, newerAnkiOf, odsOf, xlsxOf, zipOf } from './make.ts';

/** Each item as its question, its accepted answers and its choices. */
const itemsOf = (bytes: Uint8Array) => {
  const { items, faults, leftOut } = readFile(bytes);
  expect(faults).toEqual([]);
  expect(leftOut).toEqual([]);
  return items.map(({ ask, answers, choices }) =>
    choices.length === 0 ? [ask, answers.join('/')] : [ask, answers.join('/'), choices.join('/')],
  );
};

const tableIn = (bytes: Uint8Array) => {
  const { tables, faults } = readFile(bytes);
  expect(faults).toEqual([]);
  return tables[0]!;
};

const faultOf = (bytes: Uint8Array) => {
  const file = readFile(bytes);
  expect([file.items, file.tables]).toEqual([[], []]);
  return file.faults.map(({ say }) => say);
};

describe('a text that is a table', () => {
  const city = ['Which city, of these, is the oldest?', 'Damascus', 'Damascus/Köln/Oslo'];
  const quote = ['Who said "Eureka", and where?', 'Archimedes', 'Archimedes/Plato/Zeno'];
  const cells = [
    ['Frage', 'Option A', 'Option B', 'Option C', 'Richtige Antwort'],
    [city[0], ...city[2]!.split('/'), 'A'],
    ['Who said "Eureka",\nand where?', ...quote[2]!.split('/'), 'A'],
  ];
  const written = (gap: string, begin = '', end = '\n') =>
    begin +
    cells
      .map(row => row.map(cell => (/[",;\n\t]/.test(cell!) ? `"${cell!.replaceAll('"', '""')}"` : cell)).join(gap))
      .join(end);
  const wide = (text: string) => new Uint8Array(Uint16Array.from(text, char => char.charCodeAt(0)).buffer);

  test.each([
    ['commas', bytesOf(written(','))],
    ['semicolons, as German Excel writes it', bytesOf(written(';', '\uFEFF', '\r\n'))],
    ['tabs, as cells are copied', bytesOf(written('\t'))],
    ['bars, which the first line names', bytesOf(written('|', 'sep=|\r\n', '\r\n'))],
    ['UTF-16 with a mark, as Excel writes “Unicode text”', wide(`\uFEFF${written('\t')}`)],
    ['UTF-16 without a mark', wide(written('\t'))],
    ['Windows-1252', Uint8Array.from(written(';'), char => char.charCodeAt(0))],
    ['Mac Roman', Uint8Array.from(written(';'), char => (char === 'ö' ? 0x9a : char.charCodeAt(0)))],
    ['packed with gzip', gzipSync(bytesOf(written(',')))],
    ['in a zip, beside what a Mac adds', zipOf({ 'quiz.csv': written(','), '__MACOSX/._quiz.csv': '\0\0' })],
  ])('with %s', (_, bytes) => {
    expect(itemsOf(bytes)).toEqual([city, quote]);
  });

  test('every word of Western Europe is told from its signs in Windows-1252 and in Mac Roman', () => {
    const words = 'Käse Öl Übung Straße déjà François Año niño città più æble smørrebrød año l’été “Waterloo” – 5 €';
    const windows = new Map([...'“”–’€'].map((sign, i) => [sign, [0x93, 0x94, 0x96, 0x92, 0x80][i]!]));
    const mac = new Map(
      [...'äöüÄÖÜßéàçñèùæøòì“”–’€íóúáêîôûœ'].map((sign, i) => [
        sign,
        [
          0x8a, 0x9a, 0x9f, 0x80, 0x85, 0x86, 0xa7, 0x8e, 0x88, 0x8d, 0x96, 0x8f, 0x9d, 0xbe, 0xbf, 0x98, 0x93, 0xd2,
          0xd3, 0xd0, 0xd5, 0xdb, 0x92, 0x97, 0x9c, 0x87, 0x90, 0x94, 0x99, 0x9e, 0xcf,
        ][i]!,
      ]),
    );
    const inBytes = (text: string, codes: ReadonlyMap<string, number>) =>
      Uint8Array.from(text, char => codes.get(char) ?? char.charCodeAt(0));
    for (const word of [...words.split(' ').filter(one => /[^\0-\x7f]/.test(one)), words])
      for (const codes of [windows, mac])
        expect(itemsOf(inBytes(`question,answer\nWhat is ${word}?,${word}\n`, codes))[0]![1], word).toBe(word);
  });
});

test('study sets of two columns: the longer side is asked, whatever is between', () => {
  const rivers = [
    ['Which river flows through Paris?', 'Seine'],
    ['Which river flows through Cairo?', 'Nile'],
  ];
  for (const [between, after] of [
    ['\t', '\n'],
    [' - ', '\n'],
    [';', '\r\n'],
    ['::', '\n'],
  ] as const) {
    const text = (pairs: readonly (readonly string[])[]) => bytesOf(pairs.map(pair => pair.join(between)).join(after));
    expect(itemsOf(text(rivers)), between).toEqual(rivers);
    expect(itemsOf(text(rivers.map(pair => pair.toReversed()))), between).toEqual(rivers);
  }
  expect(itemsOf(bytesOf('Seine,a river of France;Nile,a river of Egypt;'))).toEqual([
    ['a river of France', 'Seine'],
    ['a river of Egypt', 'Nile'],
  ]);
  // A definition goes on over several lines.
  expect(itemsOf(bytesOf('Seine\tflows through Paris\nand through Rouen\nNile\tflows through Cairo\n'))).toEqual([
    ['flows through Paris and through Rouen', 'Seine'],
    ['flows through Cairo', 'Nile'],
  ]);
});

test('an Excel workbook: values as they are shown, sheets that can be seen', () => {
  const file = readFile(
    xlsxOf([
      {
        name: 'Lists',
        state: 'hidden',
        rows: [
          ['question', 'answer'],
          ['Hidden?', 'yes'],
        ],
      },
      {
        name: 'Round 1',
        from: 3,
        rows: [
          ['Category', 'Question', 'Answer'],
          [
            'Years',
            {
              xml: '<c t="inlineStr"><is><r><rPr><b/></rPr><t>When did </t></r><r><t xml:space="preserve">it &amp; end?</t></r></is></c>',
            },
            { xml: '<c><v>1989</v></c>' },
          ],
          ['', 'What share is it?', { xml: '<c s="2"><v>0.3</v></c>' }],
          ['', 'On which day?', { xml: '<c s="1"><v>36526</v></c>' }],
          [],
          ['Sums', 'How much is 0.1 + 0.2?', { xml: '<c><v>0.30000000000000004</v></c>' }],
          ['', 'When exactly?', { xml: '<c s="3"><v>45000.75</v></c>' }],
          ['', 'Is it computed?', { xml: '<c t="str"><f>"y"&amp;"es"</f><v>yes</v></c>' }],
        ],
        merged: ['A4:A6', 'A8:A10', 'B1:C1'],
      },
    ]),
  );
  expect(file.faults).toEqual([]);
  expect(file.items.map(({ at, category, ask, answers }) => [at.part, at.line, category, ask, answers[0]])).toEqual([
    ['Round 1', 4, 'Years', 'When did it & end?', '1989'],
    ['Round 1', 5, 'Years', 'What share is it?', '30%'],
    ['Round 1', 6, 'Years', 'On which day?', '2000-01-01'],
    ['Round 1', 8, 'Sums', 'How much is 0.1 + 0.2?', '0.3'],
    ['Round 1', 9, 'Sums', 'When exactly?', '2023-03-15 18:00'],
    ['Round 1', 10, 'Sums', 'Is it computed?', 'yes'],
  ]);
});

test('an Excel workbook whose texts have readings, and whose truths are Boolean', () => {
  const strings =
    '<sst><si><t>question</t></si><si><t>answer</t></si><si><r><t>2</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>8</t></r><r><t> km: </t></r><r><t>東京は</t></r><r><t>首都？</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si></sst>';
  const row = (cells: string) => `<row>${cells}</row>`;
  const sheet = `<worksheet><sheetData>${row('<c t="s"><v>0</v></c><c t="s"><v>1</v></c>')}${row('<c t="s"><v>2</v></c><c t="b"><v>1</v></c>')}</sheetData></worksheet>`;
  const bytes = xlsxOf([{ name: 'S', rows: [] }], {
    'xl/sharedStrings.xml': strings,
    'xl/worksheets/sheet1.xml': sheet,
  });
  expect(itemsOf(bytes)).toEqual([['2⁸ km: 東京は首都？', 'True', 'True/False']]);
});

test('an OpenDocument sheet: equal cells and rows are written once, and the rest of the sheet is a million of them', () => {
  const cell = (text: string, rest = '') =>
    `<table:table-cell ${rest} office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const blank = (times: number) => `<table:table-cell table:number-columns-repeated="${times}"/>`;
  const body = `
    <table:table table:name="Hidden" table:style-name="ta2"><table:table-row>${cell('question')}${cell('answer')}</table:table-row><table:table-row>${cell('No?')}${cell('no')}</table:table-row></table:table>
    <table:table table:name="Quiz" table:style-name="ta1">
      <table:table-row>${cell('Category')}${cell('Question')}${cell('Wrong answer', 'table:number-columns-repeated="2"')}${cell('Correct answer')}${blank(16_379)}</table:table-row>
      <table:table-row>${cell('Land', 'table:number-rows-spanned="2" table:number-columns-spanned="1"')}${cell('Which<text:s text:c="1"/><text:span>land</text:span>?<office:annotation><text:p>unseen</text:p></office:annotation>')}${cell('A')}${cell('B')}${cell('C')}${blank(16_379)}</table:table-row>
      <table:table-row><table:covered-table-cell/>${cell('When?</text:p><text:p>And why?')}${cell('1')}<table:table-cell office:value-type="date" office:date-value="1990-10-03"><text:p>03.10.90</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="2.5"><text:p>2,5</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="1048573">${blank(16_384)}</table:table-row>
    </table:table>`;
  const styles =
    '<style:style style:name="ta1"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>';
  const { items, faults } = readFile(odsOf(body, styles));
  expect(faults).toEqual([]);
  expect(items.map(({ at, category, ask, answers, choices }) => [at, category, ask, answers, choices])).toEqual([
    [{ part: 'Quiz', line: 2 }, 'Land', 'Which land?', ['C'], ['A', 'B', 'C']],
    [{ part: 'Quiz', line: 3 }, 'Land', 'When? And why?', ['2,5'], ['1', '2,5', '1990-10-03']],
  ]);
});

test.each([
  [
    'Google Sheets',
    '<meta charset="utf-8"><google-sheets-html-origin><style>td {border: 1px}</style><table><colgroup><col width="100"></colgroup><tbody><tr><td>Category</td><td>Question</td><td>Answer</td></tr><tr><td rowspan="2">Rivers</td><td>Through Paris?<br>Guess!</td><td>Seine &amp; co</td></tr><tr><td>2<sup>10</sup> km, maybe?</td><td data-sheets-value="{}">Rhine</td></tr></tbody></table></google-sheets-html-origin>',
  ],
  [
    'Excel',
    '<html xmlns:o="urn:schemas-microsoft-com:office:office">\r\n<head><style><!--table {mso}--></style></head><body>\r\n<!--StartFragment--><table border=0><tr height=20><td>Category</td><td>Question</td><td>Answer</td></tr>\r\n <tr><td rowspan=2>Rivers</td><td>Through Paris?\r\n  <br>Guess!</td><td>Seine &amp; co</td></tr><tr><td>2<sup>10</sup> km, maybe?</td><td>Rhine</td></tr></table><!--EndFragment--></body></html>',
  ],
])('cells copied from %s', (_, html) => {
  const { items } = readFile(bytesOf(html));
  expect(items.map(({ category, ask, answers }) => [category, ask, answers[0]])).toEqual([
    ['Rivers', 'Through Paris? Guess!', 'Seine & co'],
    ['Rivers', '2¹⁰ km, maybe?', 'Rhine'],
  ]);
});

describe('Anki', () => {
  const notes = [
    [
      1,
      'Which river flows through <b>Paris</b>? <img src="map.jpg" alt="A map">[sound:water.mp3]',
      'Seine<img src="seine.jpg">',
    ],
    [2, 'The {{c1::Nile::river}} flows through {{c2::Cairo}}.', ''],
  ] as const;
  const read = [
    ['Which river flows through Paris?', 'Seine'],
    ['The ____ (river) flows through Cairo.', 'Nile'],
    ['The Nile flows through ____.', 'Cairo'],
  ];

  test('a package of the older form, and its collection alone', () => {
    const bytes = ankiOf(notes);
    const media = { 0: 'map.jpg', 1: 'water.mp3', 2: 'seine.jpg' };
    const apkg = zipOf({ 'collection.anki2': bytes, media: JSON.stringify(media), 0: 'JPEG', 1: 'ID3', 2: 'Seine' });
    expect(itemsOf(apkg)).toEqual(read);
    expect(readFile(apkg).items[0]).toMatchObject({
      picture: { bytes: bytesOf('JPEG'), alt: 'A map' },
      sound: { bytes: bytesOf('ID3') },
    });
    // What the answer's side shows would tell it.
    const back = ankiOf([[1, 'Which river flows through Paris?', 'Seine <img src="seine.jpg">']]);
    const other = zipOf({ 'collection.anki2': back, media: '{"0":"seine.jpg"}', 0: 'Seine' });
    expect(readFile(other).items).toMatchObject([{ answers: ['Seine'] }]);
    expect(readFile(other).items[0]?.picture).toBeUndefined();
    expect(itemsOf(bytes)).toEqual(read);
    expect(readFile(apkg).title).toBe('Rivers');
  });

  test('notes on thousands of pages, and notes that are longer than a page', () => {
    const many = Array.from({ length: 3000 }, (_, i) => [1, `What is ${i} and ${i}?`, String(2 * i)] as const);
    const [model, ask, answer] = [1, 'What is long?', 'This'];
    for (const pageSize of [512, 4096, 65_536]) {
      const long = [model, ask, `${answer}<!--${'x'.repeat(3 * pageSize)}-->`] as const;
      const items = itemsOf(ankiOf([...many, long], pageSize));
      expect(items).toHaveLength(3001);
      expect([items[2999], items[3000]]).toEqual([
        ['What is 2999 and 2999?', '5998'],
        [ask, answer],
      ]);
    }
  });

  test('a package of the newer form, beside whose collection an older one only asks for a newer Anki', () => {
    const hint = ankiOf([[1, 'Please update to the latest Anki version', '']]);
    const apkg = newerAnkiOf(notes, { 'map.jpg': 'JPEG' }, hint);
    expect(itemsOf(apkg)).toEqual(read);
    expect(readFile(apkg).title).toBe('Rivers');
    expect(readFile(apkg).items[0]?.picture?.bytes).toEqual(bytesOf('JPEG'));
    const huge = zstdCompressSync(new Uint8Array(40 << 20));
    expect(faultOf(zipOf({ 'collection.anki21b': huge, meta: '' }))).toEqual(['unpacksTooLarge']);
    // A window of two gigabytes, which nothing fills.
    expect(faultOf(Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0, 21 << 3, 0, 0, 0]))).toEqual(['unpacksTooLarge']);
  });

  test('notes as plain text, with and without headings', () => {
    const lines = 'A1\tBasic\tRivers\t"Which river flows<br>through &amp; beyond Paris?"\tSeine\ttag\n';
    const header = '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n';
    const second = lines.replace('Paris', 'Cairo').replace('Seine', 'Nile');
    const asked = (city: string) => `Which river flows through & beyond ${city}?`;
    const expected = [
      [asked('Paris'), 'Seine'],
      [asked('Cairo'), 'Nile'],
    ];
    expect(itemsOf(bytesOf(header + lines + second))).toEqual(expected);
    expect(readFile(bytesOf(header + lines + second)).items[1]?.at.line).toBe(8);
    expect(itemsOf(bytesOf('#separator:;\n#columns:Back;Front\nSeine;Through Paris?\n'))).toEqual([
      ['Through Paris?', 'Seine'],
    ]);
  });
});

describe('a table whose headings say nothing', () => {
  const rows = [
    'Spørsmål;En;To;Tre;Fasit',
    'Hvor er Oslo?;Norge;Sverige;Danmark;A',
    'Hvor er Malmö?;Norge;Sverige;Danmark;B',
  ];
  const written = (lines: readonly string[]) => bytesOf(lines.join('\n'));

  test('is left for the column mapper, which proposes what its columns mean and knows the layout again', () => {
    const table = tableIn(written(rows));
    const columns = proposed(table);
    expect(columns).toEqual({ head: 1, roles: ['ask', 'choice', 'choice', 'choice', 'right'] });
    expect(apply(table, columns).items.map(({ ask, answers, choices }) => [ask, answers[0], choices.length])).toEqual([
      ['Hvor er Oslo?', 'Norge', 3],
      ['Hvor er Malmö?', 'Sverige', 3],
    ]);
    const next = tableIn(written([rows[0]!, 'Hva er 2?;Norge;et tall;en by;B', 'Hva er x?;en by;et tall;Malmö;C']));
    expect(signatureOf(next)).toBe(signatureOf(table));
    expect(signatureOf(tableIn(written(rows.map(row => `${row};1`))))).not.toBe(signatureOf(table));
  });

  test('is read if stars mark what is right', () => {
    const starred = ['Oslo is in?,*Norway,Sweden,Denmark', 'Malmö is in?,Norway,Sweden *,Denmark', 'Both?,*a,*b,c'];
    const { items, leftOut } = readFile(written(['question,A,B,C', ...starred]));
    expect(items.map(({ ask, answers, choices }) => [ask, answers[0], choices.join('/')])).toEqual([
      ['Oslo is in?', 'Norway', 'Norway/Sweden/Denmark'],
      ['Malmö is in?', 'Sweden', 'Norway/Sweden/Denmark'],
    ]);
    expect(leftOut.map(({ at, why }) => [at.line, why.say])).toEqual([[4, 'severalRight']]);
  });

  test.each([
    ['text', ['Oslo', 'Paris']],
    ['number', ['1', '3']],
    ['letter', ['a', 'C']],
  ])('answers marked by %s', (_, [first, second]) => {
    const text = `question,option 1,option 2,option 3,correct\nNorway?,Oslo,Rome,Paris,${first}\nFrance?,Oslo,Rome,Paris,${second}\nBoth?,Oslo,Rome,Paris,"1,3"`;
    const { items, leftOut } = readFile(bytesOf(text));
    expect(items.map(({ answers }) => answers[0])).toEqual(['Oslo', 'Paris']);
    expect(leftOut).toHaveLength(1);
  });

  test('numbers count from 1 where the choices do, even if nobody marks the last one', () => {
    const { items } = readFile(
      bytesOf('question,option 1,option 2,option 3,correct\na?,Oslo,Rome,Paris,1\nb?,Oslo,Rome,Paris,2'),
    );
    expect(items.map(({ answers }) => answers[0])).toEqual(['Oslo', 'Rome']);
  });
});

test.each<readonly [string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'emptyFile'],
  ['prose', bytesOf('Dear host\nHere are my questions.\nYours'), 'unknownFile'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'onlyMedia'],
  ['a PDF', bytesOf('%PDF-1.7\n'), 'document'],
  ['a Word document', zipOf({ 'word/document.xml': '<w/>', '[Content_Types].xml': '<a/>' }), 'document'],
  ['a RAR archive', bytesOf('Rar!\x1a\x07\x01\0'), 'otherArchive'],
  ['an old Excel file', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'oldSpreadsheet'],
  [
    'an Excel file with a password',
    Uint8Array.from('\xd0\xcf\x11\xe0....E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0', c => c.charCodeAt(0)),
    'locked',
  ],
  ['an archive in an archive', zipOf({ 'a.zip': zipOf({ 'a.csv': 'question,answer\na?,b' }) }), 'packedTwice'],
  ['gzip in gzip', gzipSync(gzipSync(bytesOf('question,answer\na?,b'))), 'packedTwice'],
  ['lost letters', bytesOf('question,answer\nWo liegt K\uFFFDln?,NRW'), 'lostLetters'],
  ['UTF-8 taken for Windows-1252', bytesOf('question,answer\nWo liegt KÃ¶ln?,NRW'), 'lostLetters'],
  ['the same with an apostrophe', bytesOf('question,answer\nWhatâ€™s up?,all'), 'lostLetters'],
  ['UTF-8 taken for Mac Roman', bytesOf('question,answer\nWo liegt K√∂ln?,NRW'), 'lostLetters'],
  [
    'lost letters in a sheet',
    xlsxOf([
      {
        name: 'a',
        rows: [
          ['question', 'answer'],
          ['KÃ¶ln?', 'x'],
        ],
      },
    ]),
    'lostLetters',
  ],
])('%s is refused, saying what to do', (_, bytes, why) => {
  expect(faultOf(bytes)).toEqual([why]);
});

test('rows that are numbered are not marked, in a table without headings that say anything', () => {
  const table = tableIn(
    bytesOf(
      'Nr;X;Y;Z\n1;Hauptstadt von Peru;Lima;Erdkunde\n2;Hauptstadt von Chile;Santiago;Erdkunde\n3;Beine einer Spinne;acht;Tiere',
    ),
  );
  expect(proposed(table).roles).toEqual(['', 'ask', 'right', '']);
});

test('GIFT without its blank lines, and with answers that are never closed', () => {
  expect(itemsOf(bytesOf('::1:: Capital of Peru? {=Lima ~Quito}\n::2:: Legs of a spider? {#8}\n'))).toEqual([
    ['Capital of Peru?', 'Lima', 'Lima/Quito'],
    ['Legs of a spider?', '8'],
  ]);
  const { items, leftOut } = readFile(
    bytesOf('Capital of Peru? {=Lima ~Quito}\nLegs of a spider? {#8}\n\nCapital of Chile? {=Santiago}'),
  );
  expect([items.map(({ ask }) => ask), leftOut.map(({ why }) => why.say)]).toEqual([['Capital of Chile?'], ['broken']]);
});
