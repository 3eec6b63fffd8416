/** In every engine a watch page moves to the tape while a show is played, sees it go on there, and comes back to its socket. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { robotMove } from '../../../shared/engine/robot-play.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { engines } from '../engines.ts';
import { Network } from '../network.ts';
import { Visitor } from '../visitor.ts';
import { watchedPages } from '../watched-pages.ts';

/** How many requests of the page were for frames. */
const framesAsked = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tape/')).length`;

for (const [name, launch] of Object.entries(engines))
  test(`${name}: to the tape and back, and never by socket where none can be opened`, async () => {
    const house = await Playhouse.open({ dist: watchedPages(), source: () => fixedDice(3) });
    const engine = await launch({ webgl: false });
    onTestFinished(() => engine.close());
    const { made } = await house.gather({ show: 'hot-dice', options: { judging: 'auto' } });
    const room = house.app.rooms.get(made.code)!;
    const use = vi.spyOn(room.tapeUse, 'news', 'get').mockReturnValue(undefined);
    const blocking = await Network.before(house.app.port);
    blocking.mood = 'no sockets';
    const moved = await Visitor.at(engine, 'moved', 'desk');
    const blocked = await Visitor.at(engine, 'blocked', 'phone');
    await moved.tab.goto(`${house.url}/e/${made.code}/watch`);
    await blocked.tab.goto(`${blocking.url}/e/${made.code}/watch`);
    for (const visitor of [moved, blocked]) await visitor.holds(`document.querySelector('.stage .set')`, 'the board');

    const { live } = room;
    const luck = seededLuck(5);
    /** Plays so many entries, and waits until both pages have told them. */
    const play = async (entries: number) => {
      for (let i = 0; i < entries; i++) {
        live.staging.skip();
        const { by, do: move, ...inputs } = robotMove(live.episode, luck);
        expect(await live.move(by, { id: null, do: move, ...inputs })).toMatchObject({ ok: true });
      }
      live.staging.skip();
      const told = `.stage[data-entries="${live.episode.entries.length}"][data-busy="no"]`;
      for (const visitor of [moved, blocked])
        await visitor.holds(`document.querySelector('${told}')`, `entry ${live.episode.entries.length}`);
    };
    await play(6);
    expect(await moved.tab.evaluate(framesAsked), 'by socket').toBe(0);
    expect(await blocked.tab.evaluate<number>(framesAsked), 'without a socket').toBeGreaterThan(0);
    use.mockReturnValue({ at: `/e/${made.code}/tape`, one: 1 });
    await play(1);
    await moved.holds(`${framesAsked} > 2`, 'asks for frames');
    await play(6);
    use.mockReturnValue(undefined);
    await play(1);
    await play(4);
    for (const visitor of [moved, blocked]) {
      await visitor.picture('tape');
      expect((await visitor.complaints()).filter(line => !/WebSocket|403/i.test(line))).toEqual([]);
    }
  });
