/**
 * Random and mutated frames from watchers, contestants and hosts. Nothing crashes, nobody learns or does what they may not,
 * every move is in the record, and memory stays flat.
 */
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { consoleToLog } from '../../server/console.ts';
import { createMetrics } from '../../server/metrics.ts';
import { canonical } from '../../shared/engine/json.ts';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { anyMove, type Luck, pick, seededLuck } from '../../shared/engine/robots.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { type Guest, type Made, Playhouse, until } from '../rooms/playhouse.ts';
import { anyFrame } from './bytes.ts';
import { expectFlat, inUse } from './memory.ts';
import { chapters, frames, seed, timeout } from './sizes.ts';

/** Frames of one socket in a second; far more are a flood, and cut off. */
const rate = 150;

type As = 'watch' | 'play' | 'host';

const question = (i: number) => ({ ask: `Question ${i}?`, answer: `qzanswer${i}`, accept: [`qzaccept${i}`] });
const openings = [
  {
    show: 'lucky-numbers',
    options: { judging: 'auto' },
    pack: { questions: Array.from({ length: 30 }, (_, i) => question(i)) },
  },
  { show: 'hot-hand', seats: 2 },
  { show: 'six-dice', seats: 2 },
  { show: 'qualifying', seats: 2, pack: { ask: 'How many?', answer: 40_404 } },
];

/** A show that is on, and the sockets that are turned against it. */
interface Target {
  readonly made: Made;
  readonly as: As;
  readonly host: Guest;
  readonly seats: readonly Guest[];
  /** Entries before anything was sent. */
  readonly before: number;
  readonly shell: string;
}

/** Protocol code of Colyseus. */
const joinRoom = 10;

/** Shows for each role. */
const each = chapters > 1 ? 10 : 2;

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** What a page really sends, byte by byte. */
const recorded = (guest: Guest, into: Uint8Array[]): void => {
  const { ws } = guest.room.connection.transport as unknown as { ws: { send(data: Uint8Array): void } };
  const send = ws.send.bind(ws);
  ws.send = data => {
    into.push(Uint8Array.from(data));
    send(data);
  };
};

const rightFrames = async (house: Playhouse): Promise<readonly Uint8Array[]> => {
  const right: Uint8Array[] = [Uint8Array.of(12), Uint8Array.of(18), Uint8Array.of(10)];
  for (const opening of openings) {
    const { host, ann } = await house.gather(opening);
    recorded(host, right);
    recorded(ann, right);
    await host.move('start');
    const luck = seededLuck(7);
    for (let i = 0; i < 12; i++) {
      for (const guest of [host, ann]) {
        const legal = guest.own.legal.filter(({ do: move }) => move !== 'end');
        if (legal.length === 0) continue;
        const { do: name, by: _by, ...inputs } = anyMove(pick(legal, luck), luck);
        await guest.move(name, inputs);
      }
    }
    await host.tell({ do: 'rename', seat: 0, name: 'Anna' });
    await host.tell({ do: 'set', settings: { locked: true } });
    await host.tell({ do: 'pause' });
    await host.tell({ do: 'resume' });
    await host.tell({ do: 'set', settings: { clock: 30 } });
    await host.tell({ do: 'extend', seconds: 30 });
    await host.tell({ do: 'seat-link', seat: 0 });
    await host.tell({ do: 'remove', seat: 1 });
  }
  return right.filter(frame => frame.length > 0);
};

const shellOf = (house: Playhouse, code: string): string => {
  const live = house.live(code);
  const { touched: _touched, ...state } = live.state;
  return canonical({ state, view: live.episode.view('host') });
};

const openTarget = async (house: Playhouse, as: As, luck: Luck): Promise<Target> => {
  const made = await house.make(pick(openings, luck));
  const host = await house.host(made);
  const seats = [
    await house.join(made.code, { as: 'play', name: 'Ann' }),
    await house.join(made.code, { as: 'play', name: 'Ben' }),
  ];
  await host.move('start');
  // Into the middle of it, where there is something to do.
  for (const move of ['open-game', 'ask']) await host.move(move);
  return {
    made,
    as,
    host,
    seats,
    before: house.live(made.code).episode.entries.length,
    shell: shellOf(house, made.code),
  };
};

/** A socket that is opened again after every cut. It does not store what it has received and shown. */
class Attacker {
  readonly target: Target;
  readonly #house: Playhouse;
  #socket: WebSocket | undefined;
  #heard: Buffer[] = [];
  cutOff = 0;

  constructor(house: Playhouse, target: Target) {
    this.#house = house;
    this.target = target;
  }

  /** False when its link has become worthless: its own messages may have done that. */
  async open(): Promise<boolean> {
    if (this.#socket?.readyState === WebSocket.OPEN) return true;
    if (this.#socket !== undefined) this.cutOff += 1;
    this.#socket = undefined;
    const { made, as, seats } = this.target;
    const token = as === 'host' ? made.token : as === 'play' ? seats[0]?.token : undefined;
    const options = { as, ...(token === undefined ? {} : { token }) };
    const { status, body } = await this.#house.post(`/matchmake/joinById/${made.code}`, options);
    if (status !== 200) return false;
    const { roomId, processId, sessionId } = body as { roomId: string; processId: string; sessionId: string };
    const at = `${this.#house.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(at);
    socket.on('error', () => undefined);
    const isIn = new Promise<boolean>(resolve => {
      socket.on('close', () => resolve(false));
      socket.on('message', (data: Buffer) => {
        this.#heard.push(data);
        if (data[0] !== joinRoom) return;
        socket.send(Uint8Array.of(joinRoom));
        resolve(true);
      });
    });
    this.#socket = socket;
    return isIn;
  }

  /** How many of them went out. */
  throw(what: readonly Uint8Array[]): number {
    let sent = 0;
    for (const frame of what) {
      if (this.#socket?.readyState !== WebSocket.OPEN) break;
      this.#socket.send(frame);
      sent += 1;
    }
    return sent;
  }

  /** Everything heard since it was asked last. */
  heard(): string {
    const all = Buffer.concat(this.#heard).toString('latin1');
    this.#heard = [];
    return all;
  }

  close(): void {
    this.#socket?.terminate();
  }
}

/** A broken number travels with four places: a host's random corrections are that fine. */
const asSent = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, item) => (typeof item === 'number' ? Math.round(item * 1000) / 1000 : item));

/** Whether there is still something to do, for whoever attacks it. */
const isOn = async (house: Playhouse, { made, as, host, seats }: Target): Promise<boolean> => {
  const { live } = house.app.rooms.get(made.code) ?? {};
  const stays = live !== undefined && !live.over && !live.closed && host.left === 0;
  const link = as === 'host' ? made.token : (seats[0]?.token ?? '');
  const { status } = await house.post(
    `/matchmake/joinById/${made.code}`,
    as === 'watch' ? { as } : { as, token: link },
  );
  for (const guest of [host, ...seats]) {
    guest.frames.length = 0;
    guest.owns.splice(0, guest.owns.length - 1);
    guest.desk.length = 0;
    if (!stays || status !== 200) await guest.leave().catch(() => undefined);
  }
  return stays && status === 200;
};

const checkTarget = async (house: Playhouse, { made, as, host, before, shell }: Target): Promise<void> => {
  const live = house.live(made.code);
  await live.log.settled();
  const entries = live.episode.entries.slice(before);
  if (as === 'watch') expect(shellOf(house, made.code)).toBe(shell);
  if (as === 'play') expect(entries.filter(({ by, hand }) => by !== 0 || hand !== undefined)).toEqual([]);
  // The others see the result that the rules give, and the store has it.
  await until(() => host.left !== 0 || host.state.entries === live.episode.entries.length, 'the host to see it all');
  if (host.left === 0) expect(asSent(host.view)).toEqual(asSent(live.episode.view('audience')));
  if (live.over) await live.close();
  const { status, body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  // A host may have moved the link by accident.
  if (status === 200 && live.over) {
    const again = replay(readRecord(body, showNamed));
    expect(again.refused).toEqual([]);
    expect(canonical(again.episode.view('host'))).toBe(canonical(live.episode.view('host')));
  }
};

test(`${frames.toLocaleString('en')} random and mutated frames`, { timeout }, async () => {
  const began = performance.now();
  onTestFinished(consoleToLog(pino({ level: 'silent' })));
  const luck = seededLuck(seed);
  const metrics = createMetrics();
  const house = await Playhouse.open({ metrics, limits: { create: 1e6, createDaily: 1e6, join: 1e6, miss: 1e6 } });
  const right = await rightFrames(house);
  const samples: number[] = [];
  const tally = { sent: 0, entries: 0, cutOff: 0 };
  let targets: readonly Target[] = [];
  for (let chapter = 1; chapter <= chapters; chapter++) {
    // What a host has ended by accident makes room for another show.
    const roles = (['watch', 'play', 'host'] as const).flatMap(as => Array.from({ length: each }, () => as));
    targets = await Promise.all(
      roles.map(async (as, i) => {
        const old = targets[i];
        return old !== undefined && (await isOn(house, old)) ? old : openTarget(house, as, luck);
      }),
    );
    const attackers = targets.flatMap(target => [new Attacker(house, target), new Attacker(house, target)]);
    while (tally.sent < (frames * chapter) / chapters) {
      const round = performance.now();
      const open = await Promise.all(attackers.map(attacker => attacker.open()));
      expect(open).toContain(true);
      for (const [i, attacker] of attackers.entries()) {
        if (open[i]) tally.sent += attacker.throw(Array.from({ length: rate }, () => anyFrame(right, luck)));
        if (i % 8 === 7) await pause(0);
      }
      await pause(Math.max(50, 1050 - (performance.now() - round)));
      for (const attacker of attackers) {
        const heard = attacker.heard();
        // A host may know the answers.
        if (attacker.target.as !== 'host') expect(heard).not.toMatch(/qz(answer|accept)/);
      }
    }
    for (const target of targets) await checkTarget(house, target);
    for (const attacker of attackers) {
      tally.cutOff += attacker.cutOff;
      attacker.close();
    }
    if (chapters > 1) samples.push(await inUse());
  }
  for (const { made, before } of targets) tally.entries += house.live(made.code).episode.entries.length - before;
  const failures = (await metrics.failures.get()).values.filter(({ value }) => value > 0);
  expect(failures).toEqual([]);
  // The server goes on as if nothing had happened.
  const { host } = await house.gather(openings[0] ?? {});
  expect(await host.move('start')).toMatchObject({ ok: true });
  expectFlat(samples);
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(
    `${tally.sent} frames, SEED=${seed}: ${tally.entries} made a move that the sender may make, ${tally.cutOff} sockets ` +
      `were cut off, in ${Math.round(seconds)} s\n`,
  );
});
