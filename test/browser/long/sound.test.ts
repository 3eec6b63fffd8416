/** Measures every piece of every score, as `npm test` does for one show. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pieceNames } from '../../../client/sound/score.ts';
import { oneBrowser, plainDice } from '../evening.ts';
import { expectSound, openHall } from '../hall.ts';
import { root } from '../studio-pages.ts';

const hall = openHall(oneBrowser(...plainDice));

const shows = join(root, 'client/shows');
const scores = readdirSync(shows, { recursive: true, encoding: 'utf8' }).filter(file => /\bscore\.ts$/.test(file));

test.each([...scores.keys()])(
  'score %i: every piece has its loudness and length, and none clips, clicks or falls silent',
  async index => {
    const [show, look] = (await hall().scores())[index] ?? ['', ''];
    for (const name of pieceNames) {
      expectSound(name, await hall().piece(show, look, name), `${show}/${look}`);
      expectSound(name, await hall().piece(show, look, name, true), `${show}/${look}, combo`);
    }
  },
);

test('no two scores are alike', async () => {
  const known = await hall().scores();
  expect(known.length).toBe(scores.length);
  const figures = new Set<string>();
  for (const [show, look] of known) {
    const { truePeak, offset } = await hall().piece(show, look, 'reveal', true);
    figures.add(`${truePeak} ${offset}`);
  }
  expect(figures.size).toBe(scores.length);
});

test('the loudest moment of a show does not clip at full volume', async () => {
  for (const [show, look] of await hall().scores()) {
    const { truePeak } = await hall().loudest(show, look);
    expect(truePeak, look).toBeLessThan(-1);
    expect(truePeak, look).toBeGreaterThan(-12);
  }
});
