/** Pig with everything that a show may have: a board, a rule book, odds, a season, music, and the audience's game. */
import { expect, onTestFinished, test } from 'vitest';
import { arrange } from '../../../client/sound/arranger.ts';
import { pieceNames } from '../../../client/sound/score.ts';
import { oddsIn } from '../../../shared/odds/odds.ts';
import { openBrowser, Screen } from '../../browser/studio-pages.ts';
import { makeShow } from '../../processes/make-show.ts';
import { score } from '../board/score.ts';
import { serverWithPig } from '../serving.ts';
import { pig } from '../show/whole.ts';

test('what Pig declares is read, played along by the audience, and played as a season', async () => {
  const url = await serverWithPig('whole', true);
  const wish = { show: 'pig', robots: true, pace: 1500, options: { target: 500 } };
  const { code, token } = await makeShow(url, wish);
  const season = await fetch(`${url}/api/seasons`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'pig-pen', title: 'The Pig Pen', show: 'pig' }),
  });
  expect(season.status).toBe(201);
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  // Its own board, colors and words for the host.
  const [tv, desk] = [await Screen.open(browser, 'tv', 'smallTv'), await Screen.open(browser, 'desk', 'desk')];
  await tv.page.goto(`${url}/e/${code}/tv`);
  await desk.page.goto(`${url}/e/${code}/host#${token}`);
  await tv.page.getByRole('img', { name: /\d+ of 500 in the trough/ }).waitFor();
  await expect.poll(() => desk.text()).toContain('at risk');
  const wall = tv.page.locator('.wall rect');
  expect(await wall.evaluate(rect => getComputedStyle(rect).fill)).toBe('rgb(168, 71, 106)');
  const reader = await Screen.open(browser, 'reader', 'desk');
  await reader.page.goto(`${url}/rules/pig`);
  await reader.page.getByText('The first to bank 100 points wins.').waitFor();
  await reader.page.goto(`${url}/season/pig-pen`);
  await reader.page.getByText('The Pig Pen').first().waitFor();
  const viewer = await Screen.open(browser, 'viewer', 'phone');
  await viewer.page.goto(`${url}/e/${code}/watch`);
  await viewer.press(/^Play along/);
  const along = viewer.page.locator('.play-along');
  await along.getByRole('textbox').fill('Fan');
  await along.getByRole('textbox').press('Enter');
  await along.getByText('1,000 points').first().waitFor();
  expect([tv, reader, viewer].flatMap(screen => screen.complaints)).toEqual([]);
});

test('its odds: one more roll is worth it with fewer than 20 points at risk, and not with more', async () => {
  const acts = await pig.odds?.();
  const worth = (points: number) => {
    const board = { turn: 0, dice: [], points, target: 100 };
    const odds = oddsIn(
      acts,
      { show: 'pig', act: 'game', phase: 'turn', seats: [], board, result: null },
      { options: {} },
    );
    return odds.decisions.map(({ do: move, worth }) => [move, worth]);
  };
  expect(worth(0)).toEqual([]);
  expect(worth(19)).toEqual([
    ['roll', '115/6'],
    ['bank', '19'],
  ]);
  expect(worth(20)).toEqual([
    ['roll', '20'],
    ['bank', '20'],
  ]);
});

test.each(pieceNames)('the band can play %s of its music', name => {
  const { notes, lasts } = arrange(score, name);
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.every(({ at }) => at < lasts)).toBe(true);
});
