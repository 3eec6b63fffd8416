/** In every engine a watch page moves to the tape while a show is played, sees it go on there, and comes back to its socket. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { robotMove } from '../../../shared/engine/robot-play.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { Engine } from '../../caches/engine.ts';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { engines } from '../engines.ts';
import { Network } from '../network.ts';
import { Visitor } from '../visitor.ts';
import { watchedPages } from '../watched-pages.ts';

/** How many requests of the page were for frames, anywhere or at one address. */
const framesAsked = (at = '') =>
  `performance.getEntriesByType('resource').filter(({ name }) => name.startsWith('${at}') && name.includes('/tape/')).length`;

const hotDice = { show: 'hot-dice', options: { judging: 'auto' } };

/** Plays so many entries, and waits until all these pages have told them. */
const playing = (house: Playhouse, code: string, visitors: readonly Visitor[]) => {
  const { live } = house.app.rooms.get(code)!;
  const luck = seededLuck(5);
  return async (entries: number): Promise<void> => {
    for (let i = 0; i < entries; i++) {
      live.staging.skip();
      const { by, do: move, ...inputs } = robotMove(live.episode, luck);
      expect(await live.move(by, { id: null, do: move, ...inputs })).toMatchObject({ ok: true });
    }
    live.staging.skip();
    const told = `.stage[data-entries="${live.episode.entries.length}"][data-busy="no"]`;
    for (const visitor of visitors)
      await visitor.holds(`document.querySelector('${told}')`, `entry ${live.episode.entries.length}`);
  };
};

const complain = async (visitors: readonly Visitor[]): Promise<readonly string[]> => {
  const lines = await Promise.all(visitors.map(visitor => visitor.complaints()));
  return lines.flat().filter(line => !/WebSocket|403/i.test(line));
};

for (const [name, launch] of Object.entries(engines)) {
  test(`${name}: to the tape and back, and never by socket where none can be opened`, async () => {
    const house = await Playhouse.open({ dist: watchedPages(), source: () => fixedDice(3) });
    const engine = await launch({ webgl: false });
    onTestFinished(() => engine.close());
    const { made } = await house.gather(hotDice);
    const room = house.app.rooms.get(made.code)!;
    const use = vi.spyOn(room.tapeUse, 'news', 'get').mockReturnValue(undefined);
    const blocking = await Network.before(house.app.port);
    blocking.mood = 'no sockets';
    const moved = await Visitor.at(engine, 'moved', 'desk');
    const blocked = await Visitor.at(engine, 'blocked', 'phone');
    await moved.tab.goto(`${house.url}/e/${made.code}/watch`);
    await blocked.tab.goto(`${blocking.url}/e/${made.code}/watch`);
    const visitors = [moved, blocked];
    for (const visitor of visitors) await visitor.holds(`document.querySelector('.stage .set')`, 'the board');

    const play = playing(house, made.code, visitors);
    await play(6);
    expect(await moved.tab.evaluate(framesAsked()), 'by socket').toBe(0);
    expect(await blocked.tab.evaluate<number>(framesAsked()), 'without a socket').toBeGreaterThan(0);
    use.mockReturnValue({ at: `/e/${made.code}/tape`, one: 1 });
    await play(1);
    await moved.holds(`${framesAsked()} > 2`, 'asks for frames');
    await play(6);
    use.mockReturnValue(undefined);
    await play(5);
    for (const visitor of visitors) await visitor.picture('tape');
    expect(await complain(visitors)).toEqual([]);
  });

  test(`${name}: a tape at another address, and the whole site behind Varnish`, async () => {
    const before = await Network.before(0);
    const varnish = await Engine.varnish(Number(new URL(before.url).port));
    onTestFinished(() => varnish.stop());
    const tape = { address: varnish.url, from: 1000 };
    const house = await Playhouse.open({ dist: watchedPages(), source: () => fixedDice(3), tape });
    before.port = house.app.port;
    const engine = await launch({ webgl: false });
    onTestFinished(() => engine.close());
    const { made } = await house.gather(hotDice);
    const elsewhere = await Visitor.at(engine, 'elsewhere', 'desk');
    const behind = await Visitor.at(engine, 'behind', 'phone');
    const television = await Visitor.at(engine, 'television', 'tv');
    await elsewhere.tab.goto(`${house.url}/e/${made.code}/watch`);
    await behind.tab.goto(`${varnish.url}/e/${made.code}/watch`);
    await television.tab.goto(`${varnish.url}/e/${made.code}/tv`);
    const visitors = [elsewhere, behind, television];
    for (const visitor of visitors) await visitor.holds(`document.querySelector('.stage .set')`, 'the board');

    await playing(house, made.code, visitors)(8);
    for (const visitor of [elsewhere, behind])
      expect(await visitor.tab.evaluate<number>(framesAsked(varnish.url)), visitor.name).toBeGreaterThan(4);
    expect(await television.tab.evaluate(framesAsked()), 'a television has a socket').toBe(0);
    for (const visitor of visitors) await visitor.picture('behind-varnish');
    expect(await complain(visitors)).toEqual([]);
  });
}
