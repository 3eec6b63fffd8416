/**
 * In every engine: a host starts a cup on a phone, draws, opens a fixture, makes its links and gives walkovers. Every page fits the
 * phone, and a television follows by itself, to each result and the champion. No page complains.
 */
import { expect, onTestFinished, test } from 'vitest';
import { Playhouse } from '../../rooms/playhouse.ts';
import { engines } from '../engines.ts';
import { Visitor } from '../visitor.ts';
import { watchedPages } from '../watched-pages.ts';

/** Chooses in a list, as a person does. */
const choose = (value: string) =>
  `(() => {
    const list = [...document.querySelectorAll('select')].find(one => [...one.options].some(({ value }) => value === '${value}'));
    if (list === undefined) return false;
    list.value = '${value}';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  })()`;

for (const [engineName, launch] of Object.entries(engines)) {
  test(`${engineName}: a cup from its form to its champion`, async () => {
    const house = await Playhouse.open({ dist: watchedPages() });
    const engine = await launch({ webgl: false });
    onTestFinished(() => engine.close());
    const phone = await Visitor.at(engine, 'cup-phone', 'phone');
    const tv = await Visitor.at(engine, 'cup-tv', 'tv');

    await phone.tab.goto(`${house.url}/season/new`);
    await phone.holds(choose('single'), 'can start a cup');
    await phone.type('main input[required]', 'Spring cup');
    await phone.type('main textarea', 'Ann');
    await phone.fits('form');
    await phone.press('Start the cup');
    await phone.sees('Entries are open');
    const { name, token } = await phone.tab.evaluate<{ name: string; token: string }>(
      `({ name: location.pathname.split('/').at(-1), token: location.hash.slice(1) })`,
    );
    const ask = async (method: string, path: string, body: object) => {
      const { status } = await fetch(`${house.url}/api/seasons/${name}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([path, status < 300]).toEqual([path, true]);
    };
    await ask('PUT', '/entrants', { names: ['Ann', 'Ben', 'Cleo'] });
    await phone.tab.reload();
    await phone.sees('Close entries and draw');
    await phone.fits('entries');
    await phone.press('Close entries and draw');
    await phone.press('3 entrants, and no changes after this. Draw now?');
    await phone.sees('Semifinals');
    await phone.sees('bye');
    await phone.fits('bracket');

    await tv.tab.goto(`${house.url}/season/${name}/tv`);
    await tv.sees('Up next');
    await tv.fits('board');
    await phone.press('Open the next fixture');
    await phone.press('Make the links');
    await phone.holds(`document.querySelectorAll('.season-link input').length >= 2`, 'a link for each contestant');
    await phone.fits('links');
    await tv.sees('On air now');
    await tv.fits('on-air');
    const { cup } = (await house.get(`/api/seasons/${name}`)).body as {
      cup: { rounds: { fixtures: { id: string; state: string }[] }[] };
    };
    const [first] = cup.rounds[0]!.fixtures.filter(({ state }) => state === 'open');
    const walkover = { by: 'walkover', places: [1, 2], reason: 'Away' };
    await ask('PUT', `/fixtures/${first!.id}`, walkover);
    await tv.sees('wins by walkover.');
    await ask('PUT', '/fixtures/winners-2-1', walkover);
    await tv.holds(`document.querySelector('.win-screen .win-name')`, 'the champion');
    await tv.picture('champion');
    await phone.says('Champion');
    await phone.fits('end');
    for (const visitor of [phone, tv]) expect([visitor.name, await visitor.complaints()]).toEqual([visitor.name, []]);
  });
}
