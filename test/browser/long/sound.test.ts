/** Every piece of every score by its figures, and the house; what `npm test` asks of one show. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PieceName } from '../../../client/sound/score.ts';
import { openStudio, type PictureStudio } from '../../sheets/studio.ts';
import { oneBrowser, plainDice } from '../evening.ts';
import { expectSound, type Hall, openHall } from '../hall.ts';

const browser = oneBrowser(...plainDice);
let studio: PictureStudio;
let hall: Hall;
beforeAll(async () => {
  studio = await openStudio();
  hall = await openHall(browser(), studio);
});
afterAll(() => studio?.close());

const pieces: readonly PieceName[] = [
  'theme',
  'background',
  'danger',
  'reveal',
  'right',
  'wrong',
  'steal',
  'flourish',
  'win',
  'loss',
  'ceremony',
];

test('every piece of every score is as loud and as long as it should be, and none clips, clicks or falls silent', {
  timeout: 600_000,
}, async () => {
  const scores = await hall.scores();
  expect(scores.length).toBe(8);
  for (const [show, look] of scores)
    for (const name of pieces) expectSound(name, await hall.piece(show, look, name), `${show}/${look}`);
});

test('no two scores have one theme', async () => {
  const lengths = new Map<string, number>();
  for (const [show, look] of await hall.scores()) {
    const { lufs, truePeak, offset } = await hall.piece(show, look, 'reveal');
    lengths.set(`${lufs} ${truePeak} ${offset}`, 1);
  }
  expect(lengths.size).toBe(8);
});
