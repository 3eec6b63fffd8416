/** Pages that only watch need no socket: a whole show by the tape, and moves from one to the other while it is played. */
import { expect, test, vi } from 'vitest';
import type { DeskReply } from '../../../shared/engine/protocol.ts';
import { robotMove } from '../../../shared/engine/robot-play.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { pages as en } from '../../../shared/words/en/pages.ts';
import { Network } from '../../engines/network.ts';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { oneBrowser, plainDice } from '../evening.ts';
import { dist, Screen } from '../studio-pages.ts';

const browser = oneBrowser(...plainDice);

/** What the commentary of a watch page says, line by line. */
const linesOf = ({ page }: Screen): Promise<readonly string[]> => page.locator('.commentary li').allInnerTexts();

test('a page without sockets, one that is moved to the tape and back, and a television show the same show to its end', async () => {
  const house = await Playhouse.open({ dist, source: () => fixedDice(3) });
  const { made, host } = await house.gather({ show: 'hot-dice', options: { judging: 'auto' } });
  const { code } = made;
  const { link = '' } = (await host.tell({ do: 'overlay' })) as Extract<DeskReply, { ok: true }>;
  const room = house.app.rooms.get(code)!;
  const use = vi.spyOn(room.tapeUse, 'news', 'get').mockReturnValue(undefined);
  const blocking = await Network.before(house.app.port);
  blocking.mood = 'no sockets';
  /** Its sockets, and how many of its requests were for the tape. */
  const open = async (name: string, address: string) => {
    const screen = await Screen.open(browser(), name, name === 'overlay' ? 'tv' : 'desk');
    const seen = { tape: 0, sockets: 0, open: 0 };
    screen.page.on('request', request => {
      if (request.url().includes(`${code}/tape/`)) seen.tape += 1;
    });
    screen.page.on('websocket', socket => {
      seen.sockets += 1;
      seen.open += 1;
      socket.on('close', () => (seen.open -= 1));
    });
    await screen.page.goto(address);
    await screen.page.locator('.stage .set').waitFor();
    return { screen, seen };
  };
  const [tv, blocked, moved, overlay] = await Promise.all([
    open('television', `${house.url}/e/${code}/tv`),
    open('blocked', `${blocking.url}/e/${code}/watch`),
    open('moved', `${house.url}/e/${code}/watch`),
    open('overlay', `${blocking.url}/e/${code}/overlay/board${new URL(link).hash}`),
  ]);
  const all = [tv, blocked, moved, overlay];
  // On a busy machine a page may have tried a second socket before the first one was there.
  await expect.poll(() => all.map(({ seen }) => seen.open)).toEqual([1, 0, 1, 0]);

  const luck = seededLuck(5);
  const { live } = room;
  const play = async () => {
    live.staging.skip();
    const { by, do: move, ...inputs } = robotMove(live.episode, luck);
    expect(await live.move(by, { id: null, do: move, ...inputs })).toMatchObject({ ok: true });
  };
  /** All show this entry, and have told it. */
  const shown = async () => {
    live.staging.skip();
    const { length } = live.episode.entries;
    for (const { screen } of all)
      await screen.page.locator(`.stage[data-entries="${length}"][data-busy="no"]`).waitFor({ state: 'attached' });
  };
  /** Plays on, entry by entry, no faster than they show it, until something has happened: there is time for it in a show of fifty. */
  const until = async (happened: () => boolean, what: string) => {
    const goesOn = async () => {
      if (!happened()) {
        await play();
        await shown();
      }
      return happened();
    };
    await expect.poll(goesOn, { interval: 250, message: what }).toBe(true);
    expect(live.episode.over).toBe(false);
    await shown();
  };
  await until(() => live.episode.entries.length >= 4, 'a few entries');
  use.mockReturnValue({ at: `/e/${code}/tape`, one: 1 });
  await until(() => moved.seen.open === 0, 'to the tape');
  expect(moved.seen.tape).toBeGreaterThan(0);
  use.mockReturnValue(undefined);
  await until(() => moved.seen.open === 1, 'back to a socket');
  await expect
    .poll(
      async () => {
        if (!live.episode.over) await play();
        return live.episode.over;
      },
      { interval: 250 },
    )
    .toBe(true);
  await shown();
  await Promise.all([
    blocked.screen.page.getByText(en.play.recap).first().waitFor(),
    moved.screen.page.getByText(en.play.recap).first().waitFor(),
  ]);
  const lines = await linesOf(blocked.screen);
  expect(lines.length).toBeGreaterThan(20);
  const told = await linesOf(moved.screen);
  // Each begins with the last thing that had happened when it was opened.
  const from = Math.max(0, told.indexOf(lines[0] ?? ''));
  const since = Math.max(0, lines.indexOf(told[0] ?? ''));
  expect(told.slice(from)).toEqual(lines.slice(since));
  expect(blocked.seen).toEqual({ tape: expect.any(Number), sockets: 2, open: 0 });
  expect(tv.seen).toMatchObject({ tape: 0, open: 1 });
  const boards = all.map(({ screen }) => screen.page.locator('.stage .board').first().innerText());
  expect(new Set(await Promise.all(boards)).size).toBe(1);
  for (const { screen } of all) {
    expect(await screen.page.locator('.trouble').count(), screen.name).toBe(0);
    expect(screen.complaints.filter(line => !/WebSocket|403/.test(line))).toEqual([]);
  }
});
