/** A stream's chat over HTTP: who may hand it in, which page is heard, and what counts. */
import { expect, test } from 'vitest';
import type { ChatReport } from '../../shared/crowd/chat.ts';
import type { RoomFacts } from '../../shared/crowd/messages.ts';
import type { DeskReply } from '../../shared/engine/protocol.ts';
import { Playhouse } from './playhouse.ts';

const pages = ['a'.repeat(32), 'b'.repeat(32)] as const;

/** A question that a chat may answer, by a clock that moves when it is told to. */
const asked = async () => {
  const hand = { now: 1_800_000_000_000 };
  const house = await Playhouse.open({
    now: () => hand.now,
    timing: { away: 3_600_000, idle: 3_600_000 },
    chatAddress: 'ws://irc.test:6667',
  });
  const questions = Array.from({ length: 30 }, (_, i) => ({
    ask: `Where is no. ${i}?`,
    answer: 'Lima',
    choices: ['Lima', 'Oslo', 'Rome'],
  }));
  const show = await house.asked({
    show: 'lucky-numbers',
    options: { judging: 'auto' },
    pack: { questions, tieBreakers: questions },
  });
  const { made, host } = show;
  const path = `/api/episodes/${made.code}/room`;
  await host.tell({ do: 'set', settings: { chat: 'the_channel' } });
  const { task } = (await house.get(path)).body as RoomFacts;
  const handIn = (
    calls: readonly (readonly [id: string, value: string, name?: string])[],
    more: object = {},
    token = made.token,
  ) =>
    house.post(
      `${path}/chat`,
      {
        page: pages[0],
        state: 'reading',
        task: task?.key,
        calls: calls.map(([id, value, name = `Chatter ${id}`]) => ({ id, name, value })),
        ...more,
      } satisfies ChatReport | object,
      { authorization: `Bearer ${token}` },
    );
  const room = async () => (await house.get(path)).body as RoomFacts;
  return { ...show, house, hand, report: handIn, room };
};

test('only the host’s pages hand in a chat, and what they may hand in is bounded', async () => {
  const { made, host, ann, report } = await asked();
  const { link = '' } = (await host.tell({ do: 'overlay' })) as Extract<DeskReply, { ok: true }>;
  const call = ['1', 'Lima'] as const;
  for (const token of ['', 'x'.repeat(32), ann.token]) expect((await report([call], {}, token)).status).toBe(403);
  for (const token of [made.token, link.split('#')[1] ?? ''])
    expect(await report([call], {}, token)).toEqual({
      status: 200,
      body: { ok: true, address: 'ws://irc.test:6667', heard: true },
    });
  expect((await report(Array.from({ length: 1001 }, (_, i) => [String(i), call[1]] as const))).status).toBe(400);
  expect((await report([call], { typed: -1 })).status).toBe(400);
  expect((await report([['1', 'x'.repeat(600_000)]])).status).toBe(413);
});

test('chatters answer along: the last call of each counts, names are filtered, and a restart forgets none', async () => {
  const { house, made, host, ann, ben, hand, report, room } = await asked();
  const [right, wrong] = ['Lima', 'Oslo'] as const;
  await host.tell({ do: 'set', settings: { filter: true, roomWait: 60 } });
  await report([
    ['1', wrong],
    ['2', wrong],
    ['1', right],
    ['3', right, 'fuck'],
    // What harms nobody else: no name at all, no choice, and more marks than a line holds.
    ['4', right, '\u200b'],
    ['5', 'none of them'],
    ['6', '\u0958'.repeat(150)],
  ]);
  await report([['2', right]]);
  await report([['7', wrong]], { task: 'another' });
  expect(await room()).toMatchObject({ people: 2, chat: { channel: 'the_channel', state: 'reading', people: 2 } });
  house.app.rooms.get(made.code)?.retire(1000);
  expect(await room()).toMatchObject({ people: 2 });
  hand.now += 61_000;
  const seats = await Promise.all([ann, ben].map(({ token }) => house.join(made.code, { as: 'play', token })));
  for (const seat of seats) await seat.move('buzz', { number: 50 });
  await seats[0]?.sees(5);
  await seats[seats[0]?.view.board.called === 0 ? 0 : 1]?.move('answer', { text: right });
  expect(await room()).toMatchObject({
    last: { calls: 2, hits: 2, counts: [[right, 2]] },
    table: [
      ['Chatter 1', 1100],
      ['Chatter 2', 1100],
    ],
  });
});

test('one page of several is heard, another takes over when it goes or has lost the chat, and the delay is measured', async () => {
  const { house, hand, made, host, report, room } = await asked();
  const other = { page: pages[1] };
  const call = [['1', 'Lima']] as const;
  expect((await report(call)).body).toMatchObject({ heard: true });
  expect((await report([['2', 'Lima']], other)).body).toMatchObject({ heard: false });
  expect(await room()).toMatchObject({ people: 1 });
  expect((await report([], { state: 'lost' })).body).toMatchObject({ heard: true });
  expect((await room()).chat?.state).toBe('lost');
  expect((await report(call, other)).body).toMatchObject({ heard: true });
  hand.now += 4000;
  expect((await room()).chat?.state).toBe('');
  expect((await report(call)).body).toMatchObject({ heard: true });
  await host.tell({ do: 'measure-delay' });
  expect((await room()).chat?.code).toMatch(/^[A-Z]{4}$/);
  hand.now += 9000;
  await report([], { typed: 1500 });
  expect((await room()).chat).toMatchObject({ code: '', delay: 7500 });
  await host.tell({ do: 'set', settings: { chat: '' } });
  expect((await report(call)).body).toMatchObject({ heard: false });
  // The policy of the pages that may read a chat names exactly its address, and no other page’s does.
  const policyOf = async (path: string) =>
    (await fetch(`${house.url}/e/${made.code}${path}`)).headers.get('content-security-policy') ?? '';
  for (const path of ['/host', '/overlay/chat'])
    expect(await policyOf(path)).toMatch(/connect-src[^;]* ws:\/\/irc\.test:6667[;]/);
  for (const path of ['', '/watch', '/tv', '/overlay/board']) expect(await policyOf(path)).not.toContain('irc.test');
});
