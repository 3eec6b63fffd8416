/** Every show, played whole by robots, with all kinds of pages open: at the end they agree with the record. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskReply } from '../../shared/engine/protocol.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { standingOf } from '../../shared/engine/taken-home.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { fixedDice, Playhouse } from '../rooms/playhouse.ts';
import { plainDice } from './evening.ts';
import { dist, openBrowser, Screen } from './studio-pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(...plainDice);
});
afterAll(() => browser?.close());

/** Milliseconds between two moves: quick, but every page gets each entry as one of its own. */
const pace = 20;

/** Shorter than by default where a show would go on for long; every act comes up all the same. */
const options: Readonly<Record<string, object>> = {
  'lucky-numbers': { lastRound: [6, 6] },
  'six-dice': { target: 2000 },
  'hot-hand': { hands: 2 },
};

/** The same shows each time; SEED chooses others. */
const seed = Number(process.env.SEED ?? 1);

const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

// An act by itself has the board and the buttons that it has in its show.
test.each(shows.map(({ name }) => name).filter(name => !isActAlone(name)))(
  '%s by robots: host, player, spectator and television agree with the record',
  { timeout: 400_000 },
  async show => {
    const house = await Playhouse.open({ dist, source: () => fixedDice(seed), luck: seededLuck(seed) });
    const [fewest, most] = showNamed(show)!.seats;
    const seats = Math.min(most, Math.max(fewest, 2));
    const { code, token } = await house.make({ show, robots: true, pace, seats, options: options[show] ?? {} });
    const director = await house.join(code, { as: 'host', token });
    const link = (await director.tell({ do: 'seat-link', seat: 0 })) as Extract<DeskReply, { ok: true }>;
    const address = `${house.url}/e/${code}`;
    const host = await Screen.open(browser, 'host', 'desk');
    const player = await Screen.open(browser, 'player', 'phone');
    const watcher = await Screen.open(browser, 'watcher', 'phone');
    const tv = await Screen.open(browser, 'tv', 'smallTv');
    const screens = [host, player, watcher, tv];
    await host.page.goto(`${address}/host#${token}`);
    await player.page.goto(new URL(link.link!).pathname.replace(/^/, house.url) + new URL(link.link!).hash);
    await watcher.page.goto(`${address}/watch`);
    await tv.page.goto(`${address}/tv`);
    const live = house.live(code);
    await expect.poll(() => live.episode.over, { timeout: 300_000, interval: 200 }).toBe(true);
    const final = live.episode.view('audience');
    for (const screen of screens) {
      for (const [seat, { name }] of final.seats.entries()) {
        if (show === 'qualifying') continue;
        const shown = Math.floor(standingOf(final, seat));
        await expect
          .poll(() => screen.text(), { message: `${screen.name}: ${name} has ${shown}` })
          .toContain(money.format(shown));
      }
      // The desk and the watch page are looked at in other tests, at every turn.
      if (screen === player || screen === tv) await screen.look(`every-show/${show}-${screen.name}`);
    }
    expect(screens.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
);
