/** Every show by robots, its pages open in every engine: at the end all of them tell the same, and none has complained. */
import { expect, onTestFinished, test } from 'vitest';
import type { DeskReply } from '../../../shared/engine/protocol.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { standingOf } from '../../../shared/engine/taken-home.ts';
import { showNamed, shows } from '../../../shared/shows/loaded.ts';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { engines } from '../engines.ts';
import { Visitor } from '../visitor.ts';
import { watchedPages } from '../watched-pages.ts';

/** Milliseconds between two moves: each page gets every entry as one of its own. */
const pace = 40;

const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

for (const [engineName, launch] of Object.entries(engines)) {
  test(`${engineName}: host, player, watcher, television, recap and rules of every show`, async () => {
    const house = await Playhouse.open({ dist: watchedPages(), source: () => fixedDice(1), luck: seededLuck(1) });
    const engine = await launch({ webgl: true });
    onTestFinished(() => engine.close());
    const host = await Visitor.at(engine, 'host', 'desk');
    const player = await Visitor.at(engine, 'player', 'phone');
    const watcher = await Visitor.at(engine, 'watcher', 'phone');
    const tv = await Visitor.at(engine, 'tv', 'tv');
    const all = [host, player, watcher, tv];
    for (const { name: show } of shows) {
      const [fewest, most] = showNamed(show)!.seats;
      const seats = Math.min(most, Math.max(fewest, 2));
      const pack = show === 'qualifying' ? { pack: { ask: 'How many?', answer: 7 } } : {};
      const { code, token } = await house.make({ show, robots: true, pace, seats, ...pack });
      const director = await house.join(code, { as: 'host', token });
      const { link = '' } = (await director.tell({ do: 'seat-link', seat: 0 })) as Extract<DeskReply, { ok: true }>;
      const address = `${house.url}/e/${code}`;
      await host.tab.goto(`${address}/host#${token}`);
      await player.tab.goto(`${address}${new URL(link).hash}`);
      await watcher.tab.goto(`${address}/watch`);
      await tv.tab.goto(`${address}/tv`);
      // Another one from the moment that somebody sits down.
      const episode = () => house.live(code).episode;
      await expect
        .poll(() => episode().over, { message: `${show} is over`, timeout: 300_000, interval: 200 })
        .toBe(true);
      const final = episode().view('audience');
      if (show !== 'qualifying')
        for (const visitor of all)
          for (const seat of final.seats.keys()) await visitor.says(money.format(Math.floor(standingOf(final, seat))));
      for (const visitor of all) await visitor.picture(`${show}-over`);
      await house.told(code);
      await watcher.tab.goto(`${address}/recap`);
      await watcher.sees(final.seats[0]?.name ?? '');
      await tv.tab.goto(`${house.url}/rules/${show}`);
      await tv.holds(`document.querySelector('h1')`, 'the rules');
      for (const visitor of all)
        expect([show, visitor.name, await visitor.complaints()]).toEqual([show, visitor.name, []]);
    }
  });
}
