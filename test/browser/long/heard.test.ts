/** A show as it is heard in a real browser: the one click of a television, its mute, ducking under speech, and a phone with sound on. */
import { expect, test } from 'vitest';
import { robotMove } from '../../../shared/engine/robot-play.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { oneBrowser, plainDice } from '../evening.ts';
import { begunAt, listenTo, loudnessAt, underSpeech } from '../listening.ts';
import { dist, Screen } from '../studio-pages.ts';

const browser = oneBrowser(...plainDice);

test('a television asks for one click, plays, is muted by a key and gets quieter under speech; the desk sees it', async () => {
  const house = await Playhouse.open({ dist, source: () => fixedDice(3) });
  const { code, token } = await house.make({ show: 'six-dice', seats: 2 });
  for (const name of ['Ann', 'Ben']) await house.join(code, { as: 'play', name });
  const desk = await Screen.open(browser(), 'desk', 'desk');
  const tv = await Screen.open(browser(), 'television', 'smallTv');
  const { page } = tv;
  await listenTo(page);
  // An announcer who speaks until the test ends the line.
  await page.addInitScript(() => {
    localStorage.setItem('boxcars:announcer', JSON.stringify({ on: true, voice: '', speed: 1 }));
    const lines: SpeechSynthesisUtterance[] = [];
    Object.assign(globalThis, { lines });
    SpeechSynthesis.prototype.speak = line => void lines.push(line);
  });
  await page.goto(`${house.url}/e/${code}/tv`);
  await desk.page.goto(`${house.url}/e/${code}/host#${token}`);
  await page.locator('.sound-sign').waitFor();
  await desk.sees('No TV has sound yet. Click the TV once.');
  expect(await begunAt(page)).toEqual([]);

  await page.mouse.click(640, 10);
  await page.locator('.sound-sign').waitFor({ state: 'detached' });
  await desk.sees('1 of 1 TV with sound');
  const loud = () => loudnessAt(page);
  await expect.poll(loud, { interval: 100, timeout: 60_000, message: 'the television is heard' }).toBeGreaterThan(-60);

  await page.keyboard.press('m');
  await expect.poll(loud, { interval: 100, message: 'muted' }).toBeLessThan(-100);
  await desk.sees('No TV has sound yet. Click the TV once.');
  await page.keyboard.press('m');
  await desk.sees('1 of 1 TV with sound');

  const live = house.live(code);
  const luck = seededLuck(5);
  const audibleCount = async () => {
    const { by, do: move, ...inputs } = robotMove(live.episode, luck);
    await live.move(by, { id: null, do: move, ...inputs });
    return page.evaluate(() => (globalThis as unknown as { lines: object[] }).lines.length);
  };
  await expect
    .poll(audibleCount, { interval: 1500, timeout: 60_000, message: 'the announcer speaks' })
    .toBeGreaterThan(0);
  await expect.poll(() => underSpeech(page), { interval: 100 }).toBeLessThan(0.31);
  const silence = () =>
    page.evaluate(() => {
      speechSynthesis.speak = line => line.onend?.(new Event('end') as SpeechSynthesisEvent);
      const { lines } = globalThis as unknown as { lines: SpeechSynthesisUtterance[] };
      for (const line of lines.splice(0)) line.onend?.(new Event('end') as SpeechSynthesisEvent);
    });
  await silence();
  await expect.poll(() => underSpeech(page), { interval: 100 }).toBeGreaterThan(0.95);
  expect([...tv.complaints, ...desk.complaints]).toEqual([]);
});

test('a phone is quiet until a sound check or its own button, and then fetches no more than a few players', async () => {
  const house = await Playhouse.open({ dist });
  const { code, token } = await house.make({ show: 'six-dice' });
  const desk = await Screen.open(browser(), 'desk', 'desk');
  await desk.page.goto(`${house.url}/e/${code}/host#${token}`);
  const phone = await Screen.open(browser(), 'phone', 'phone');
  const { page } = phone;
  await listenTo(page);
  const fetched: string[] = [];
  page.on('request', request => fetched.push(/\/(band|players|crowd|score)-/.exec(request.url())?.[1] ?? ''));
  const heard = () => fetched.filter(name => name !== '').toSorted();
  await page.goto(`${house.url}/e/${code}`);
  await page.getByLabel('Your name').fill('Ann');
  await phone.press('Take the seat');
  await phone.sees('You’re in!');
  expect(heard()).toEqual([]);

  await desk.press('Sound check');
  await phone.sees(/Did you hear that/);
  const loud = () => loudnessAt(page);
  await expect.poll(loud, { interval: 50, timeout: 30_000 }).toBeGreaterThan(-60);
  await expect.poll(loud, { interval: 100, timeout: 30_000 }).toBeLessThan(-100);
  await begunAt(page);
  await page.getByRole('button', { name: 'Sound: off' }).click();
  await expect.poll(loud, { interval: 50, timeout: 30_000, message: 'turning sound on is heard' }).toBeGreaterThan(-60);
  // Neither the whole band nor the audience.
  expect(heard()).toEqual(['players', 'score']);
  expect([...phone.complaints, ...desk.complaints]).toEqual([]);
});
