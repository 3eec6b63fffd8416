/**
 * A television without a keyboard gets its show: by digits typed at the desk, and by a phone. `npm test` takes Chromium, `npm run
 * test:long` every engine and the oldest Chromium that televisions of 2021 have.
 */
import { expect, onTestFinished, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { engines } from './engines.ts';
import { launchOld } from './old-chromium.ts';
import { Visitor } from './visitor.ts';
import { watchedPages } from './watched-pages.ts';

const { Chromium } = engines;
const long = process.env.LONG !== undefined;
const all = long ? { ...engines, 'Chromium 85': launchOld(85) } : { Chromium };

for (const [name, launch] of Object.entries(all)) {
  test(`${name}: four digits put a show on a television, which comes back to it by itself`, async () => {
    const house = await Playhouse.open({ dist: watchedPages() });
    const { code, token } = await house.make({ show: 'lucky-numbers', name: 'Kitchen table' });
    // As in pictures.test.ts.
    const engine = await launch({ webgl: long });
    onTestFinished(() => engine.close());
    const tv = await Visitor.at(engine, 'screen', 'tv');
    const host = await Visitor.at(engine, 'screen-host', 'desk');
    const pin = async (): Promise<string> => {
      await tv.holds(`document.querySelector('.digits svg')`, 'a code');
      return tv.tab.evaluate(`document.querySelector('.digits svg').getAttribute('aria-label')`);
    };
    const showing = () =>
      tv.holds(`document.querySelector('iframe')?.contentDocument?.querySelector('.stage .set')`, 'the stage');

    await tv.tab.goto(`${house.url}/tv`);
    const first = await pin();
    await host.tab.goto(`${house.url}/e/${code}/host#${token}`);
    await host.press('Put it on a television');
    await host.type('dialog input', first);
    await host.press('Connect');
    await showing();
    await tv.sees('Screen 1 now shows Kitchen table');
    await host.sees('Screen 1, connected');

    await tv.tab.reload();
    await showing();
    await tv.press('Not this show');
    const second = await pin();
    expect(second).not.toBe(first);

    // The desk's browser knows its shows, as the phone does that opened one.
    await host.tab.goto(`${house.url}/pair#${second}`);
    await host.sees('Which show?');
    await host.press('Connect');
    await showing();
    await host.sees('The television shows Kitchen table.');
    await tv.press('That’s right');
    await tv.holds(`!document.querySelector('.screen-introduction')`, 'the show alone');
    for (const visitor of [tv, host]) expect([visitor.name, await visitor.complaints()]).toEqual([visitor.name, []]);
  });
}
