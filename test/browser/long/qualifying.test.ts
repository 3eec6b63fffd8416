/** A qualifying by clicking and typing: entrants come while it is open, guess below zero and between whole numbers, and are ranked. */
import { expect, test } from 'vitest';
import { Playhouse } from '../../rooms/playhouse.ts';
import { oneBrowser, pressNext } from '../evening.ts';
import { dist, plainHost, Screen } from '../studio-pages.ts';

const browser = oneBrowser();

test('HD-02 HD-03: whoever enters may guess once, and the nearest gets in', async () => {
  const house = await Playhouse.open({ dist });
  const { code, token } = await house.make({
    show: 'qualifying',
    options: { places: 1 },
    pack: { ask: 'How cold was it on the Zorblique?', answer: -12.5 },
  });
  const address = `http://${plainHost}:${house.app.port}/e/${code}`;
  const [host, ann, ben, tv] = await Promise.all([
    Screen.open(browser(), 'host', 'desk'),
    Screen.open(browser(), 'ann', 'phone'),
    Screen.open(browser(), 'ben', 'phone'),
    Screen.open(browser(), 'tv', 'tv'),
  ]);
  await Promise.all([host.page.goto(`${address}/host#${token}`), tv.page.goto(`${address}/tv`)]);
  await tv.sees('Scan the code');
  expect(tv.hasReceived('Zorblique')).toBe(false);
  await pressNext(host, /^Start/);

  const enter = async (player: Screen, name: string) => {
    await player.page.goto(address);
    await player.page.getByLabel('Your name').fill(name);
    await player.press('Take the seat');
    await player.sees('How cold was it on the Zorblique?');
    await player.page.getByRole('button', { name: 'plus or minus' }).waitFor();
  };
  await enter(ann, 'Ann');
  for (const key of ['±', '1', '2', '.', '7', '5'] as const) {
    if (key === '±') await ann.press('plus or minus');
    else if (key === '.') await ann.press('decimal point');
    else await ann.press(key);
  }
  await ann.look('moments/qualifying-guess');
  await ann.press(/^Guess -12\.75/);
  await ann.sees('You sent -12.75.');

  await enter(ben, 'Ben');
  await ben.page.keyboard.type('-1200');
  await ben.page.keyboard.press('Backspace');
  await ben.page.keyboard.press('Backspace');
  await ben.page.keyboard.press('Enter');
  await ben.sees('You sent -12.');
  expect(tv.hasReceived('12.75')).toBe(false);
  await tv.look('moments/qualifying-open');

  await pressNext(host, /^Close and open the guesses/);
  await tv.sees('The answer is -12.5');
  await tv.sees('0.25 away');
  await ben.sees('The answer is -12.5');
  await tv.look('moments/qualifying-closed');
  expect(house.live(code).episode.state.result).toEqual({ ranking: [0, 1] });
  expect([host, ann, ben, tv].flatMap(({ complaints }) => complaints)).toEqual([]);
});
