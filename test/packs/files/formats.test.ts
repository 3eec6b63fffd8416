/**
 * Files as products write them, made from their published descriptions: what becomes of every item. The texts are in as-written;
 * packages are put together here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFile } from '../../../shared/packs/files/recognise.ts';
import { told } from './told.ts';

const folder = join(import.meta.dirname, 'as-written');

/** By file: the format, then each item (line, question, answers, choices) and what was left out. */
const asWritten: Readonly<Record<string, readonly [format: string, ...lines: string[]]>> = {
  'aiken.txt': [
    'aiken',
    '1: What is the correct answer to this question? Must be this one! [Is it this one?, Maybe this answer?, Possibly this one?, Must be this one!]',
    '8: Which LMS has the most quiz import formats? Moodle [Moodle, ATutor, Claroline, Blackboard]',
    '25: The Coelacanth was considered extinct until 1938. True [True, False]',
    '- 15: Which of these are fruits? (severalRight)',
    '- 21: Nobody marked this one? (noneRight)',
  ],
  'anki-notes.txt': [
    'anki',
    '6: What is the capital of Peru? Lima',
    '7: What is the capital of Chile? Santiago de Chile',
  ],
  'blooket.csv': [
    'blooket',
    '8: What is the capital of Peru? Lima [Quito, Lima, Bogotá, La Paz]',
    '10: How many legs has a spider? 8 [6, 8]',
    '- 9: Which numbers are even? (severalRight)',
  ],
  'board.json': [
    'jeopardy-json',
    '1: It flows through Paris The Seine (in Rivers; level 2)',
    '2: It flows through Cairo the Nile (in Rivers; level 3)',
    '3: He is said to have pulled a sword from a stone Arthur (in Kings; level 2)',
  ],
  'generic.json': [
    'json',
    '1: Capital of France? Paris [Berlin, Paris, Rome] (because Since 987.)',
    '2: Capital of Italy? Rome [Rome, Milan, Turin]',
    '3: Capital of Spain? Madrid [Seville, Bilbao, Madrid]',
  ],
  'genially.csv': [
    'genially',
    '4: ¿Cuál es la capital de Perú? Lima [Quito, Lima, Bogotá]',
    '5: ¿Cuál es el río más largo? Nilo [Nilo, Sena, Tajo]',
  ],
  'gimkit-text.csv': ['gimkit', '3: Who painted Guernica? Picasso', '4: How many strings has a violin? 4'],
  'gimkit.csv': [
    'gimkit',
    '3: What is the capital of Peru? Lima [Bogotá, La Paz, Lima, Quito]',
    '4: Is water wet? Yes [No, Yes]',
    '5: Who wrote Hamlet? Shakespeare',
  ],
  'idoceo.csv': ['idoceo', '8: ¿Cuántas patas tiene una araña? 8 [6, 8, 10]'],
  'jeopardy-clues.tsv': [
    'jeopardy',
    '2: River mentioned most often in the Bible the Jordan (in LAKES & RIVERS; level 1)',
    '3: Scottish word for lake loch (in LAKES & RIVERS; level 1)',
    "4: Marconi's wonderful wireless the radio (in INVENTIONS; level 3)",
  ],
  'jeopardy.csv': [
    'jeopardy',
    "2: For the last 8 years of his life, Galileo was under house arrest for espousing this man's theory Copernicus (in HISTORY; level 1)",
    '3: "And away we go" Jackie Gleason (in EPITAPHS; level 3)',
  ],
  'jeopardy.json': [
    'jeopardy-json',
    "1: For the last 8 years of his life, Galileo was under house arrest for espousing this man's theory Copernicus / Nicolaus Copernicus (in HISTORY; level 1)",
    "2: No. 2: 1912 Olympian; football star at Carlisle Indian School Jim Thorpe (in ESPN's TOP 10; level 3)",
    '3: It goes around a hole and begins the alphabet of tasty rings a doughnut (in THE LETTER)',
  ],
  'kahoot-api.json': [
    'kahoot-json',
    '1: What is 7 × 8? 56 [54, 56, 63] (note https://media.kahoot.it/a)',
    '2: Who wrote Hamlet? Shakespeare / William Shakespeare',
    '- 3: Which are even? (severalRight)',
    '- 4: Put them in order (ordering)',
    '- 5: Did you like it? (poll)',
    '- 6: Well done! (description)',
  ],
  'kahoot-report.csv': [
    'kahoot-report',
    '2: What is 2+2? 4 [4, 3]',
    '6: Who sang “Ne me quitte pas”? Brel, Jacques [Brel, Jacques, Piaf, Édith]',
    '- 4: Which are DNS servers? (severalRight)',
  ],
  'kahoot-template.csv': [
    'kahoot',
    '9: What is 2 + 2? 4 [3, 4, 5]',
    '11: Which of these is a primate? Lemur [Lemur, Koala, Panda, Sloth]',
    '12: Which is a prime number? 2 [4, 1, 2, 9]',
    '- 10: Which spreadsheet tools can read this sheet? (severalRight)',
    '- 13: Nothing is marked here (noneRight)',
  ],
  'letters.json': [
    'json',
    '1: Largest planet? Jupiter [Mars, Jupiter, Venus]',
    '2: Red planet? Mars [Mars, Jupiter, Venus]',
  ],
  'moodle.gift.txt': [
    'gift',
    '5: Japanese characters originally came from what country? China [India, China, Korea, Egypt] (in Geography; because Right!)',
    "12: Grant is _____ in Grant's tomb. entombed [buried, entombed, living] (in Geography)",
    '14: The sun rises in the east. True [True, False] (in Geography; because Everywhere but at the poles.)',
    '16: Who wrote “Faust”? Goethe / Johann Wolfgang von Goethe (in Geography)',
    '18: When was Ulysses S. Grant born? 1822 (in Geography)',
    '38: Which answer equals 5: = 2 + 3 [= 2 + 2, = 2 + 3, = 2 + 4] (in Geography)',
    '- 20: What is pi to two places? (range)',
    '- 22: Match the countries with their capitals. (matching)',
    '- 28: Which are continents? (severalRight)',
    '- 34: How are you? (essay)',
    '- 36: You can use a pencil for the next questions. (description)',
    '- 44: Who forgot the brace? (broken)',
  ],
  'moodle.xml': [
    'moodle-xml',
    '14: Who painted the Mona Lisa? Leonardo da Vinci [Michelangelo, Leonardo da Vinci, Raphael & pupils] (in Art / Design; because He kept it until he died.; picture of 8 bytes, A smiling woman)',
    '51: Water is H₂O. True [True, False] (in Art / Design; because Two of hydrogen, one of oxygen.)',
    '69: What is the capital of Peru? Lima / Ciudad de los Reyes (in Art / Design)',
    '91: How many keys has a piano? 88 (in Art / Design; sound of 6 bytes)',
    '- 104: Tell us of your summer. (essay)',
    '- 112: Which are colours? (severalRight)',
    '- 124: Match them. (matching)',
    '- 132: Yes (pictureAlone)',
  ],
  'opentdb-base64.json': [
    'opentdb',
    '1: Which song opens with "Is this the real life?" Bohemian Rhapsody [Bohemian Rhapsody, Don\'t Stop Me Now, Killer Queen, Somebody to Love] (in Entertainment: Music; level 2)',
    '2: The Pokémon ‘Ditto’ is a noble gas. False [True, False] (in Science & Nature; level 1)',
  ],
  'opentdb-url3986.json': [
    'opentdb',
    '1: Which song opens with "Is this the real life?" Bohemian Rhapsody [Bohemian Rhapsody, Don\'t Stop Me Now, Killer Queen, Somebody to Love] (in Entertainment: Music; level 2)',
    '2: The Pokémon ‘Ditto’ is a noble gas. False [True, False] (in Science & Nature; level 1)',
  ],
  'opentdb-urllegacy.json': [
    'opentdb',
    '1: Which song opens with "Is this the real life?" Bohemian Rhapsody [Bohemian Rhapsody, Don\'t Stop Me Now, Killer Queen, Somebody to Love] (in Entertainment: Music; level 2)',
    '2: The Pokémon ‘Ditto’ is a noble gas. False [True, False] (in Science & Nature; level 1)',
  ],
  'opentdb.json': [
    'opentdb',
    '1: Which song opens with "Is this the real life?" Bohemian Rhapsody [Bohemian Rhapsody, Don\'t Stop Me Now, Killer Queen, Somebody to Love] (in Entertainment: Music; level 2)',
    '2: The Pokémon ‘Ditto’ is a noble gas. False [True, False] (in Science & Nature; level 1)',
  ],
  'own-names.csv': [
    'boxcars-table',
    '2: Wrote “Hamlet” and “Macbeth” SHAKESPEARE / WILLIAM SHAKESPEARE',
    '3: Physicist who gave us E = mc² EINSTEIN / ALBERT EINSTEIN',
  ],
  'own.csv': [
    'boxcars-table',
    '2: Who wrote Hamlet? Shakespeare / William Shakespeare / W. Shakespeare',
    '3: Which is a river? Nile [Nile, Alps, Sahara]',
  ],
  'quizalize.csv': ['quizalize', '2: What is 9 × 9? 81 [18, 72, 81, 99]'],
  'quizizz.csv': [
    'quizizz',
    '24: Which planet is the largest? Jupiter [Mars, Jupiter, Venus, Saturn] (because Eleven Earths wide.; note https://example.org/planets.png)',
    '26: The capital of France is ____ Paris',
    '- 25: Which are rivers? (severalRight)',
    '- 27: How do you feel today? (poll)',
    '- 28: Tell us a story (essay)',
    '- 29: Draw a horse (drawing)',
  ],
  'quizlet-words.txt': ['cards', '1: cat Gato', '2: I say "hello" Hola'],
  'quizlet.txt': [
    'cards',
    '1: How plants turn light into sugar Photosynthesis',
    '2: The power house of the cell Mitochondrion',
    '3: Water passing through a membrane Osmosis',
  ],
  'sheet-german.csv': [
    'table',
    '3: Wie heißt die Hauptstadt von Peru? Lima (in Erdkunde)',
    '4: Wie viele Saiten hat eine Geige? 4 (in Musik)',
    '5: Die Erde ist eine Scheibe. Falsch [Richtig, Falsch] (in Erdkunde)',
  ],
  'sheet.csv': [
    'table',
    '2: Capital of Norway? Oslo [Bergen, Oslo, Turku, Malmö] (in Geography)',
    '3: Composer of “Peer Gynt”? Grieg [Grieg, Sibelius, Nielsen, Bull] (in Music)',
  ],
  'socrative.csv': [
    'socrative',
    '7: Which river flows through Cairo? Nile [Seine, Nile, Danube] (because It is the longest in Africa.)',
    '- 8: Which flow through Germany? (severalRight)',
    '- 9: Describe a river (essay)',
  ],
  'the-trivia-api-v1.json': [
    'the-trivia-api',
    '1: What is the capital of Peru? Lima [Bogotá, La Paz, Lima, Quito] (in Geography; level 2)',
  ],
  'the-trivia-api-v2.json': [
    'the-trivia-api',
    '1: Which metal is liquid at room temperature? Mercury [Bromine, Caesium, Gallium, Mercury] (in Science; level 1)',
    '2: Who directed "Psycho"? Alfred Hitchcock [Alfred Hitchcock, Billy Wilder, John Ford, Orson Welles] (in Film and tv; level 3)',
  ],
  'unclear.json': ['json', '- 1: Largest planet? (countsUnclear)', '- 2: Red planet? (countsUnclear)', '! noneUsable'],
};

test.each(Object.entries(asWritten))('%s', (name, [format, ...lines]) => {
  const found = readFile(readFileSync(join(folder, name)));
  expect(found.format).toBe(format);
  expect(told(found)).toEqual(lines);
});

const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ) as Zippable,
  );

const picture = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

describe('packages', () => {
  const item = (id: string, body: string, correct: readonly string[], more = '') =>
    `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="Item ${id}" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse>${correct.map(value => `<value>${value}</value>`).join('')}</correctResponse>
  </responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <itemBody>${body}</itemBody>
  ${more}
</assessmentItem>`;
  const choices = (prompt: string, texts: readonly string[]) =>
    `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">${prompt}${texts
      .map((text, i) => `<simpleChoice identifier="C${i}">${text}</simpleChoice>`)
      .join('')}</choiceInteraction>`;
  const manifest = (names: readonly string[]) =>
    `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${names
      .map(
        name =>
          `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="items/${name}.xml"><file href="items/${name}.xml"/></resource>`,
      )
      .join(
        '',
      )}<resource identifier="t" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/></resource></resources></manifest>`;

  test('QTI 2: the items that the manifest lists', () => {
    const attendance = item(
      'a',
      `<p>Look at the text in the picture.</p><p><img src="../images/sign.png" alt="NEVER LEAVE LUGGAGE UNATTENDED"/></p>${choices('<prompt>What does it <strong>say</strong>?</prompt>', ['You must stay with your luggage at all times.', 'Do not let someone else look after it.<feedbackInline outcomeIdentifier="F" identifier="C1">No.</feedbackInline>'])}`,
      ['C0'],
      '<modalFeedback outcomeIdentifier="FEEDBACK" identifier="C0" showHide="show">All the time.</modalFeedback>',
    );
    const several = item('b', choices('<prompt>Which are oxides?</prompt>', ['Rust', 'Water', 'Gold']), ['C0', 'C1']);
    const typed = item(
      'c',
      '<p>Now is the winter of our <textEntryInteraction responseIdentifier="RESPONSE" expectedLength="15"/> made glorious summer.</p>',
      ['discontent'],
    );
    const order = item(
      'd',
      '<orderInteraction responseIdentifier="RESPONSE"><prompt>Put them in order.</prompt></orderInteraction>',
      [],
    );
    const essay = item(
      'e',
      '<extendedTextInteraction responseIdentifier="RESPONSE"><prompt>Write a postcard.</prompt></extendedTextInteraction>',
      [],
    );
    const found = readFile(
      zipOf({
        'imsmanifest.xml': manifest(['a', 'b', 'c', 'd', 'e', 'f']),
        'items/a.xml': attendance,
        'items/b.xml': several,
        'items/c.xml': typed,
        'items/d.xml': order,
        'items/e.xml': essay,
        'items/f.xml': '<assessmentItem><itemBody>',
        'images/sign.png': picture,
        'test.xml': '<assessmentTest/>',
      }),
    );
    expect(found.format).toBe('qti');
    expect(told(found)).toEqual([
      '2: Look at the text in the picture. What does it say? You must stay with your luggage at all times. [You must stay with your luggage at all times., Do not let someone else look after it.] (because All the time.; picture of 8 bytes, NEVER LEAVE LUGGAGE UNATTENDED)',
      '2: Now is the winter of our _____ made glorious summer. discontent',
      '- 2: Which are oxides? (severalRight)',
      '- 2: Put them in order. (ordering)',
      '- 2: Write a postcard. (essay)',
      '- 1: items/f.xml (broken)',
    ]);
    expect(found.items.map(({ at }) => at.part)).toEqual(['items/a.xml', 'items/c.xml']);
  });

  test('QTI 3: a single item', () => {
    const found = readFile(
      strToU8(`<?xml version="1.0"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="x" title="X" adaptive="false" time-dependent="false">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
<qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Largest planet?</qti-prompt><qti-simple-choice identifier="A">Mars</qti-simple-choice><qti-simple-choice identifier="B">Jupiter</qti-simple-choice></qti-choice-interaction></qti-item-body>
</qti-assessment-item>`),
    );
    expect(told(found)).toEqual(['2: Largest planet? Jupiter [Mars, Jupiter]']);
  });

  test('H5P: a set of questions', () => {
    const questions = [
      {
        library: 'H5P.MultiChoice 1.16',
        metadata: { contentType: 'Multiple Choice', title: 'Berries' },
        params: {
          media: {
            type: {
              library: 'H5P.Image 1.1',
              params: { file: { path: 'images/berry.png', mime: 'image/png' }, alt: 'A red berry' },
            },
          },
          question: '<p>Which of these is a&nbsp;berry?</p>\n',
          answers: [
            { correct: false, text: '<div>Strawberry</div>\n', tipsAndFeedback: { tip: '', chosenFeedback: '' } },
            {
              correct: true,
              text: '<div>Banana</div>\n',
              tipsAndFeedback: { tip: '', chosenFeedback: '<div>Botanists say so.</div>\n' },
            },
          ],
        },
      },
      {
        library: 'H5P.TrueFalse 1.8',
        params: {
          media: {
            type: { library: 'H5P.Audio 1.5', params: { files: [{ path: 'audios/oslo.mp3', mime: 'audio/mpeg' }] } },
          },
          question: '<p>Oslo is the capital of Norway.</p>',
          correct: 'true',
        },
      },
      {
        library: 'H5P.Blanks 1.14',
        params: {
          text: '<p>Fill in the missing words</p>',
          questions: [
            '<p>The capital of Norway is *Oslo/Christiania:Named after a king*.</p>',
            '<p>*Cats* and *dogs*</p>',
          ],
        },
      },
      {
        library: 'H5P.SingleChoiceSet 1.11',
        params: {
          choices: [{ question: '<p>Largest planet?</p>', answers: ['<p>Jupiter</p>', '<p>Mars</p>', '<p>Venus</p>'] }],
        },
      },
      { library: 'H5P.DragText 1.10', params: { taskDescription: '<p>Drag the words</p>' } },
      { library: 'H5P.Essay 1.5', params: { taskDescription: '<p>Write</p>' } },
    ];
    const found = readFile(
      zipOf({
        'h5p.json': JSON.stringify({ title: 'Mixed quiz', language: 'en', mainLibrary: 'H5P.QuestionSet' }),
        'content/content.json': JSON.stringify({ introPage: {}, progressType: 'dots', questions }),
        'content/images/berry.png': picture,
        'content/audios/oslo.mp3': 'ID3 bytes',
        'H5P.MultiChoice-1.16/library.json': '{}',
      }),
    );
    expect(found).toMatchObject({ format: 'h5p', title: 'Mixed quiz' });
    expect(told(found)).toEqual([
      '1: Which of these is a berry? Banana [Strawberry, Banana] (because Botanists say so.; picture of 8 bytes, A red berry)',
      '2: Oslo is the capital of Norway. True [True, False] (sound of 9 bytes)',
      '3: The capital of Norway is _____. Oslo / Christiania',
      '4: Largest planet? Jupiter [Jupiter, Mars, Venus]',
      '- 3: _____ and _____ (gaps)',
      '- 5: Drag the words (gaps)',
      '- 6: Write (essay)',
    ]);
  });
});
