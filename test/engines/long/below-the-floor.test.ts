/** A Chromium below the floor is told so, in one sentence that can be read. */
import { expect, onTestFinished, test } from 'vitest';
import { dist } from '../../browser/studio-pages.ts';
import { Playhouse } from '../../rooms/playhouse.ts';
import { launchOld } from '../old-chromium.ts';
import { Visitor } from '../visitor.ts';

/** How much lighter one colour is than the other, as WCAG counts it: 4.5 can be read. */
const contrast = `(() => {
  const light = colour => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(part => (part / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const { color, backgroundColor } = getComputedStyle(document.querySelector('#floor'));
  const [less, more] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
  return /rgba/.test(backgroundColor) ? 0 : more / less;
})()`;

test('Chromium 80, below the floor: every page says so in one sentence with a link, and it can be read', async () => {
  const house = await Playhouse.open({ dist });
  const { code, token } = await house.make({ show: 'lucky-numbers' });
  const chromium = await launchOld(80)({ webgl: true });
  onTestFinished(() => chromium.close());
  for (const [name, path] of [
    ['lobby', '/'],
    ['host', `/e/${code}/host#${token}`],
    ['player', `/e/${code}`],
    ['watcher', `/e/${code}/watch`],
    ['tv', `/e/${code}/tv`],
  ] as const) {
    const visitor = await Visitor.at(chromium, name, 'desk');
    const { tab } = visitor;
    await tab.goto(`${house.url}${path}`);
    await visitor.sees(/browser is too old for Boxcars/);
    expect(await tab.evaluate<string>("document.querySelector('#floor a').href")).toMatch(/^https:/);
    await visitor.picture('too-old');
    expect([name, await tab.evaluate<number>(contrast)]).toEqual([
      name,
      expect.toSatisfy((ratio: number) => ratio > 4.5),
    ]);
  }
});
