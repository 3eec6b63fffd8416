/** A stream's chat over HTTP: who may hand it in, which page is heard, and what counts. */
import { expect, test } from 'vitest';
import type { ChatCall, ChatReply, ChatReport } from '../../shared/crowd/chat.ts';
import type { Purse, RoomFacts } from '../../shared/crowd/messages.ts';
import type { DeskReply } from '../../shared/engine/protocol.ts';
import { Playhouse, until } from './playhouse.ts';

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
      body: { ok: true, address: 'ws://irc.test:6667', heard: true, tasks: [] },
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

test('chatters are members of teams: the one they pick or the smallest, they advise, and nobody’s phone is a chat', async () => {
  const house = await Playhouse.open({ chatAddress: 'ws://irc.test:6667' });
  const questions = Array.from({ length: 30 }, (_, i) => ({ ask: `Where is no. ${i}?`, answer: 'Lima' }));
  const made = await house.make({
    show: 'lucky-numbers',
    options: { judging: 'auto' },
    pack: { questions, tieBreakers: questions },
    clock: 60,
    teams: { decides: 'vote', names: ['Team Red', 'Team Blue'] },
  });
  const host = await house.host(made);
  // The chat of a team plays even where the audience game is off.
  await host.tell({ do: 'set', settings: { chat: 'the_channel', sideGame: false } });
  const path = `/api/episodes/${made.code}/room`;
  const room = async () => (await house.get(path)).body as RoomFacts;
  const report = async (calls: readonly Partial<ChatCall>[], task = '') => {
    const body = {
      page: pages[0],
      state: 'reading',
      task,
      calls: calls.map(call => ({ name: `Chatter ${call.id}`, value: '', ...call })),
    };
    const reply = await house.post(`${path}/chat`, body, { authorization: `Bearer ${made.token}` });
    return reply.body as Extract<ChatReply, { ok: true }>;
  };
  const members = async () => (await room()).teams?.map(team => team.members);
  const { heard, tasks } = await report([
    { id: '1', team: 1 },
    { id: '2', team: 1 },
    { id: '3', team: -1 },
    // One team a chatter; before the start they may change it.
    { id: '1', team: 0 },
    { id: '4', team: 7 },
    { id: '5', name: 'fuck you', team: 7 },
  ]);
  expect([heard, tasks, await members()]).toEqual([true, [], [2, 1]]);
  expect((await room()).teams?.map(({ captain }) => captain)).toEqual(['', '']);
  const phone = (message: object) => house.post(path, { secret: '1'.padStart(32, '0'), ...message });
  // A phone comes, and becomes captain.
  expect((await phone({ do: 'join', team: 1, name: 'Ann' })).body).toMatchObject({ ok: true, seat: { seat: 1 } });
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move), move).toMatchObject({ ok: true });
  const asked = (await report([{ id: '1', team: 1 }])).tasks;
  expect(asked.map(({ task, range }) => [task.seats, task.kind, range])).toEqual([
    [[0], 'guess', [1, 100]],
    [[1], 'guess', [1, 100]],
  ]);
  expect(await members()).toEqual([2, 2]);
  // A line may be advice for either team, and answers the crowd’s question too. Whoever is in none is dealt to the smallest.
  const both = (value: string) => asked.map(({ key }) => ({ task: key, value }));
  await report(
    [
      { id: '1', advice: both('30') },
      { id: '2', advice: both('70'), value: 'Lima' },
      { id: '3', advice: both('40') },
      { id: '6', advice: both('80') },
      { id: '7', advice: both('101') },
      { id: '8', advice: [{ task: 'team 9 9', value: '5' }] },
    ],
    (await room()).task?.key,
  );
  expect(await room()).toMatchObject({ people: 5, teams: [{ members: 3 }, { members: 2 }] });
  expect(((await phone({ do: 'look' })).body as Purse).team).toMatchObject({ counts: [['70', 1]] });
  // Everybody of Red has called, so it votes. Nobody has a page there, so the server makes the move.
  const { entries } = house.live(made.code).episode;
  await until(() => entries.length > 3, 'the vote of Red');
  expect(entries[3]).toMatchObject({ by: 0, do: 'buzz', number: 40, hand: 'team', advice: { 30: 1, 40: 1, 80: 1 } });
  expect((await report([])).tasks.map(({ task }) => task.seats)).toEqual([[1]]);
  // A restart forgets neither teams nor calls.
  house.app.rooms.get(made.code)?.retire(1000);
  await until(() => house.app.rooms.get(made.code) === undefined, 'the room to leave memory');
  expect(((await phone({ do: 'look' })).body as Purse).team).toMatchObject({ counts: [['70', 1]] });
  expect((await room()).teams).toMatchObject([{ members: 3 }, { members: 2, captain: 'Ann' }]);
});
