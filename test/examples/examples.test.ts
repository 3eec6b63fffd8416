/** Every example of docs/examples as a fresh project, at a real server, to something that one sees. */
import { exec } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { Cue } from '../../shared/engine/show.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { fixedDice, type Made, Playhouse, until } from '../rooms/playhouse.ts';
import { copied, Example, examples, readExample } from './fresh-project.ts';

const authorized = (token: string) => ({ Authorization: `Bearer ${token}` });

/** The token of a program that the desk lets in. */
const letIn = async (house: Playhouse, { code, token }: Made, may: string, seat?: number): Promise<string> => {
  const message = { do: 'program', name: may, may, ...(seat === undefined ? {} : { seat }) };
  const { body } = await house.post(`/api/episodes/${code}/desk`, message, authorized(token));
  return (body as { token: string }).token;
};

/** Another machine, and what it was sent. `works`: whether it takes it. */
const machine = async (works: () => boolean = () => true) => {
  const sent: { readonly path: string; readonly body: string }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (works()) sent.push({ path: request.url ?? '', body });
    response.writeHead(works() ? 200 : 500).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent };
};

test('host.py hosts a whole show of two bots, whose chains are in every throw, and scoreboard.sh shows it', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers', options: { lastRound: [1, 1] } });
  const { code } = made;
  const board = Example.start('scoreboard.sh', house.url, code);
  const ann = Example.start('seat-bot.py', house.url, code, 'Ann');
  await until(() => house.live(code).episode.names[0] === 'Ann', 'Ann to sit');
  // A person sits down, and lets a program play.
  await house.post(`/api/episodes/${code}/seat`, { name: 'Ben' });
  const ben = Example.start('seat-bot.py', house.url, code, 'Ben', await letIn(house, made, 'seat', 1));
  await until(() => house.live(code).fairness.shown.length === 2, 'both pledges');
  const host = Example.start('host.py', house.url, code, await letIn(house, made, 'moves'));
  expect([await host.ended, host.said]).toEqual([0, expect.stringContaining('It is over')]);
  await until(() => /Ann +\$|Ann .*wins|WINNER/.test(board.said), 'the scores');
  for (const bot of [ann, ben]) expect([await bot.ended, bot.said]).toEqual([0, expect.stringContaining('It is over')]);

  await house.post(`/api/episodes/${code}/desk`, { do: 'close' }, authorized(made.token));
  const { body } = await house.get(`/api/episodes/${code}/record`);
  const report = verifyRecord(body, showNamed);
  expect(report).toMatchObject({ verdict: 'ok', faults: [], parts: { house: { clock: 0, post: 0, seat: 0 } } });
  expect((report as { parts: { player: number } }).parts.player).toBeGreaterThan(0);
  const { sources } = body as { sources: readonly { name: string; value: string }[] };
  expect(sources.map(({ name, value }) => [name, value !== ''])).toEqual([
    ['host', false],
    ['player:0', true],
    ['player:1', true],
  ]);
}, 120_000);

test('a bot whose throw is taken back pledges a new chain, and its record still verifies', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'six-dice', seats: 2 });
  const bots = ['Ann', 'Ben'].map(name => Example.start('seat-bot.py', house.url, made.code, name));
  await until(() => house.live(made.code).fairness.shown.length === 2, 'both pledges');
  const as = authorized(made.token);
  await house.post(`/api/episodes/${made.code}/press`, {}, as);
  const live = house.live(made.code);
  await until(() => live.episode.place >= 3, 'some throws');
  await house.post(`/api/episodes/${made.code}/desk`, { do: 'pause' }, as);
  // Back to the first throw, which nobody chooses: its link is known by now.
  while (live.episode.place > 0) {
    const at = live.episode.entries.length;
    const undo = { id: `undo ${at}`, at, do: 'undo' };
    expect(await house.post(`/api/episodes/${made.code}/moves`, undo, as)).toMatchObject({ status: 200 });
  }
  await house.post(`/api/episodes/${made.code}/desk`, { do: 'resume' }, as);
  await until(() => live.episode.place >= 3, 'the bots to go on');
  await house.post(`/api/episodes/${made.code}/desk`, { do: 'close', breakOff: true }, as);
  for (const bot of bots) bot.stop();
  const { body } = await house.get(`/api/episodes/${made.code}/record`);
  expect(verifyRecord(body, showNamed)).toMatchObject({ verdict: 'ok', faults: [], alarms: 0 });
  expect((body as { chains: readonly object[] }).chains.length).toBeGreaterThan(2);
}, 120_000);

test('host.mjs and scoreboard.mjs run with the SDK alone, and lights.py lights a 7 when it has landed', async () => {
  const home = await machine();
  const house = await Playhouse.open({ source: () => fixedDice(3) });
  const made = await house.make({ show: 'hot-hand', robots: 'seats', seats: 2, pace: 20 });
  const lights = Example.start('lights.py', house.url, made.code, home.url);
  const board = Example.start('scoreboard.mjs', house.url, made.code);
  await until(() => board.said.includes('1000'), 'the scoreboard');
  await until(() => house.app.rooms.get(made.code)?.httpSeats.streams.viewers.length === 1, 'the lights to listen');
  const sevens: number[] = [];
  house.live(made.code).log.onChange(() => {
    const { cues } = house.live(made.code).staging.frame as { cues: readonly (Cue & { dice?: readonly number[] })[] };
    if (cues.some(({ dice = [] }) => dice.length === 2 && dice[0]! + dice[1]! === 7)) sevens.push(Date.now());
  });
  const host = Example.start('host.mjs', house.url, made.code, made.token);
  expect([await host.ended, host.said]).toEqual([0, expect.stringContaining('It is over')]);
  await until(() => home.sent.length > 0, 'the lights');
  expect(JSON.parse(home.sent[0]?.body ?? '{}')).toMatchObject({ code: made.code, dice: expect.any(Array) });
  const webhook = /webhook_id: (\S+)/.exec(readExample('lights.yaml'))?.[1];
  expect(home.sent.map(({ path }) => path)).toEqual(home.sent.map(() => `/api/webhook/${webhook}`));
  expect(sevens.length).toBeGreaterThan(0);
  await until(() => lights.said.includes('A seven: ['), 'what it says');
  expect(board.said).toMatch(/^Final: .+ \d+ \| .+ \d+$/m);
}, 120_000);

test('README lists every example, and its line for a Stream Deck presses the button', async () => {
  const readme = readExample('README.md');
  const listed = [...readme.matchAll(/\]\(([\w-]+\.\w+)\)/g)].map(([, name]) => name);
  expect([...listed, 'README.md'].sort()).toEqual(examples.sort());
  const house = await Playhouse.open();
  const { made } = await house.gather({ show: 'six-dice', seats: 2 });
  const press = /^curl .*$/m.exec(readme)?.[0] ?? '';
  const pressed = press
    .replace('http://localhost:2567', house.url)
    .replace('CODE', made.code)
    .replace('TOKEN', await letIn(house, made, 'press'));
  expect(JSON.parse((await promisify(exec)(pressed)).stdout)).toMatchObject({ ok: true, did: 'start' });
});

test('forum-cron.sh posts once for each change, and again what the forum did not take', async () => {
  let works = true;
  const forum = await machine(() => works);
  const house = await Playhouse.open();
  const { made, host } = await house.gather({ show: 'six-dice', seats: 2 });
  const { folder } = copied('forum-cron.sh');
  const cron = () => new Example('forum-cron.sh', folder, [house.url, made.code, forum.url]).ended;
  expect([await cron(), await cron(), forum.sent.length]).toEqual([0, 0, 1]);
  expect(forum.sent[0]?.body).toContain(`/e/${made.code}`);
  await host.move('start');
  await house.told(made.code);
  works = false;
  await cron();
  works = true;
  expect([await cron(), await cron(), forum.sent.length]).toEqual([0, 0, 2]);
  expect(forum.sent[1]?.body).not.toBe(forum.sent[0]?.body);
}, 60_000);
