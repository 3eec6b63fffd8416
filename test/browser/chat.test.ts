/** A real chat over a real socket: the desk reads it, thousands call, and a chat that goes away harms nothing. */
import { expect, test } from 'vitest';
import type { RoomFacts } from '../../shared/crowd/messages.ts';
import type { DeskReply } from '../../shared/engine/protocol.ts';
import { deskMore } from '../../shared/words/en/desk-more.ts';
import { IrcServer } from '../rooms/irc-server.ts';
import { Playhouse, until } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, somewhere } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

const questions = Array.from({ length: 30 }, (_, i) => ({
  ask: `Where is no. ${i}?`,
  answer: 'Lima',
  choices: ['Lima', 'Oslo', 'Rome'],
}));

test('5,000 chatters call: the last call of each counts, exactly, and the show outlives its chat', async () => {
  const irc = await IrcServer.open();
  const house = await Playhouse.open({ dist, chatAddress: irc.address });
  const { made, host, ann, ben } = await house.asked({
    show: 'lucky-numbers',
    options: { judging: 'auto' },
    pack: { questions, tieBreakers: questions },
  });
  const room = async () => (await house.get(`/api/episodes/${made.code}/room`)).body as RoomFacts;
  const context = await browser().newContext(somewhere);
  const desk = await context.newPage();
  await desk.goto(`${house.url}/e/${made.code}/host#${made.token}`);
  await desk.getByRole('button', { name: 'More', exact: true }).last().waitFor();
  // Somebody who looks at the desk types the channel’s name, nothing else.
  await desk.locator('.links .link-row').last().getByRole('button').click();
  await desk.locator('.link-row', { hasText: deskMore.links.room }).getByRole('button').click();
  await desk.getByLabel(deskMore.room.channel).fill('the_channel');
  await desk.getByRole('button', { name: deskMore.room.useChat('the_channel') }).click();
  await until(() => irc.readers('the_channel') === 1, 'the desk to read');
  await desk.getByText(deskMore.room.reads('the_channel', 0)).first().waitFor();
  expect(irc.heard.filter(line => /^(PASS|PRIVMSG)/.test(line))).toEqual([]);
  expect(irc.heard.find(line => line.startsWith('NICK'))).toMatch(/^NICK justinfan\d+$/);

  const chatters = Array.from({ length: 5000 }, (_, i) => i);
  const began = performance.now();
  // Everybody is wrong at first, and most think better of it.
  for (let i = 0; i < 5000; i += 100)
    irc.say(
      'the_channel',
      chatters.slice(i, i + 100).map(n => [n, '!b']),
    );
  irc.say('the_channel', [
    [1, 'hello!'],
    [2, '!c'],
    [2, 'go Ann!'],
  ]);
  for (let i = 0; i < 4000; i += 100)
    irc.say(
      'the_channel',
      chatters.slice(i, i + 100).map(n => [n, 'a']),
    );
  irc.ping();
  await until(() => irc.heard.includes('PONG :irc.test'), 'the desk to read all of it');
  let { calls, people } = await room();
  while (calls < 5000 && performance.now() - began < 30_000) ({ calls, people } = await room());
  expect([calls, people]).toEqual([5000, 5000]);
  const took = performance.now() - began;

  await irc.close();
  await desk.getByText(deskMore.room.lost('the_channel')).first().waitFor();
  for (const seat of [ann, ben]) expect(await seat.move('buzz', { number: 50 })).toMatchObject({ ok: true });
  const again = await IrcServer.open(irc.port);
  await until(() => again.readers('the_channel') === 1, 'the desk to come back');
  await desk.getByText(deskMore.room.reads('the_channel', 5000)).first().waitFor();
  again.say('the_channel', [
    [4999, '!answer lima'],
    [5000, '!a'],
  ]);
  while ((await room()).calls < 5001) expect(performance.now() - began).toBeLessThan(60_000);

  await ann.sees(5);
  await (ann.view.board.called === 0 ? ann : ben).move('answer', { text: 'Lima' });
  expect((await room()).last).toMatchObject({
    calls: 5001,
    hits: 4002,
    counts: [
      ['Lima', 4002],
      ['Oslo', 999],
    ],
  });
  expect(host.left).toBe(0);
  console.info(`5,000 chatters, 9,003 lines: counted after ${Math.round(took)} ms`);
  await context.close();
});

test('a chat picks its teams and advises them, by what the overlay says to type', async () => {
  const irc = await IrcServer.open();
  const house = await Playhouse.open({ dist, chatAddress: irc.address });
  const made = await house.make({
    show: 'lucky-numbers',
    options: { judging: 'auto' },
    pack: { questions, tieBreakers: questions },
    teams: { decides: 'vote', names: ['Team Red', 'Team Blue'] },
  });
  const host = await house.host(made);
  await host.tell({ do: 'set', settings: { chat: 'the_channel' } });
  const { link = '' } = (await host.tell({ do: 'overlay' })) as Extract<DeskReply, { ok: true }>;
  const room = async () => (await house.get(`/api/episodes/${made.code}/room`)).body as RoomFacts;
  const context = await browser().newContext(somewhere);
  const overlay = await context.newPage();
  await overlay.goto(`${house.url}/e/${made.code}/overlay/chat#${link.split('#')[1]}`);
  await until(() => irc.readers('the_channel') === 1, 'the overlay to read');
  const typed = (text: string) => overlay.locator('.chat-card kbd', { hasText: new RegExp(`^${text}$`) });
  await typed('!join blue').waitFor();
  irc.say('the_channel', [
    [1, (await overlay.locator('.chat-card kbd').first().textContent()) ?? ''],
    [2, '!blue'],
    [3, 'hello everybody'],
  ]);
  await expect.poll(async () => (await room()).teams?.map(({ members }) => members)).toEqual([1, 1]);
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move), move).toMatchObject({ ok: true });
  // The crowd is asked the question, and the teams for a number.
  for (const way of ['!a', '!42']) await typed(way).waitFor();
  irc.say('the_channel', [
    [1, '!30'],
    [2, '70'],
    [2, '!a'],
  ]);
  const { entries } = house.live(made.code).episode;
  await until(() => entries.length >= 5, 'the votes of both teams');
  expect(entries.slice(3, 5)).toMatchObject([
    { by: 0, do: 'buzz', number: 30, hand: 'team', advice: { 30: 1 } },
    { by: 1, do: 'buzz', number: 70, hand: 'team', advice: { 70: 1 } },
  ]);
  expect(await room()).toMatchObject({ people: 2, calls: 1 });
  await context.close();
});
