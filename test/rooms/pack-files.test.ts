/** Files of other products over HTTP: what they hold, a pack made of one, and a show that plays it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { Playhouse } from './playhouse.ts';

const folder = join(import.meta.dirname, '../packs/files/as-written');
const written = (name: string) => readFileSync(join(folder, name)).toString('base64');

test('what files hold and which shows they fit, in the language of whoever asks', async () => {
  const house = await Playhouse.open();
  const files = ['moodle.xml', 'quizizz.csv'].map(name => ({ name, data: written(name) }));
  const { status, body } = await house.post('/api/packs/read?lang=de', { files });
  expect(status).toBe(200);
  const { files: read, fits } = body as {
    files: {
      format: string;
      items: { ask: string; picture?: object }[];
      leftOut: { why: string }[];
      faults: string[];
    }[];
    fits: { show: string; counts: Record<string, number>; misses: { message: string }[] }[];
  };
  expect(read.map(({ format, faults }) => [format, faults])).toEqual([
    ['moodle-xml', []],
    ['quizizz', []],
  ]);
  expect(read[0]!.items[0]).toMatchObject({ ask: 'Who painted the Mona Lisa?', picture: { size: 8 } });
  expect(read[0]!.leftOut.map(({ why }) => why)).toContain(
    'hat 2 richtige Antworten; unsere Shows brauchen genau eine',
  );
  const counts = Object.fromEntries(fits.map(({ show, counts }) => [show, counts]));
  expect(counts['hot-dice']).toEqual({ questions: 3, tieBreakers: 0 });
  expect(counts['lucky-numbers']).toEqual({ questions: 6, tieBreakers: 0 });
  expect(fits.find(({ show }) => show === 'hot-dice')?.misses[0]?.message).toMatch(/fehlen noch/);
});

test('a show is played with a file, and a file that fits it not at all is refused', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'hot-dice', packFile: written('opentdb-base64.json') });
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  expect(body).toMatchObject({ pack: { questions: [{ answer: 'Bohemian Rhapsody' }, { answer: 'False' }] } });
  const refused = async (show: string, packFile: string) => {
    const { status, body } = await house.post('/api/episodes', { show, packFile });
    expect(status).toBe(400);
    return (body as { faults: { path: string; message: string }[] }).faults;
  };
  expect(await refused('hot-dice', written('quizlet.txt'))).toMatchObject([
    { path: 'packFile', message: expect.stringContaining('fits this show') },
  ]);
  expect(await refused('hot-dice', written('unclear.json'))).toMatchObject([
    { path: 'packFile', message: expect.stringContaining('None of the 2 entries') },
  ]);
  expect(await refused('hot-dice', 'no base64!')).toMatchObject([{ path: 'packFile' }]);
});

test('a file is checked for a show like a text, and our own table with its lines', async () => {
  const house = await Playhouse.open();
  const check = async (show: string, file: string) =>
    (await house.post('/api/packs/check', { show, file })).body as {
      pack: { questions: object[] } | null;
      faults: { line: number; message: string }[];
      leftOut: { line: number; why: string }[];
    };
  const kahoot = await check('hot-dice', written('kahoot-template.csv'));
  expect(kahoot.pack?.questions).toHaveLength(3);
  expect(kahoot.leftOut.map(({ line }) => line)).toEqual([10, 13]);
  const own = await check('lucky-numbers', btoa('ask,answer,choices\nWho?,Ann,\nWhich?,,a|b\n'));
  expect(own.pack).toBeNull();
  expect(own.faults).toMatchObject([{ line: 3 }]);
});

test('a bomb is refused, and the house goes on', async () => {
  const house = await Playhouse.open();
  const bomb = Buffer.from(zipSync({ 'quiz.csv': new Uint8Array(60 << 20) }, { level: 9 })).toString('base64');
  const { body } = await house.post('/api/packs/read', { files: [{ data: bomb }] });
  expect((body as { files: { faults: string[] }[] }).files[0]!.faults).toHaveLength(1);
  expect((await house.get('/healthz')).status).toBe(200);
});
