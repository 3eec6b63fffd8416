/** What a crowd gets, whoever comes and goes meanwhile, read as a browser reads it (RFC 7692). */
import { constants, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PreparedSocket } from '../../server/rooms/prepared-socket.ts';
import { SharedDeflate } from '../../server/rooms/shared-deflate.ts';
import { pick, seededLuck } from '../../shared/robots.ts';

const flushed = Buffer.from([0, 0, 0xff, 0xff]);

class Reader {
  readonly socket: PreparedSocket;
  read = '';
  compressed = 0;
  #window: Buffer = Buffer.alloc(0);

  /** `agreed`: what it said of compression; undefined for none. */
  constructor(agreed: object | undefined) {
    this.socket = new PreparedSocket(null as never, undefined as never, {});
    Object.assign(this.socket, {
      _extensions: agreed === undefined ? {} : { 'permessage-deflate': { params: agreed } },
    });
  }

  take(frame: Uint8Array): void {
    const header = frame[1] === 126 ? 4 : 2;
    const payload = frame.subarray(header);
    if (((frame[0] ?? 0) & 0x40) === 0) {
      this.read = Buffer.from(payload).toString();
      return;
    }
    this.compressed += 1;
    const whole = inflateRawSync(Buffer.concat([payload, flushed]), {
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(this.#window.length === 0 ? {} : { dictionary: this.#window }),
    });
    this.#window = Buffer.concat([this.#window, whole]).subarray(-32_768);
    this.read = whole.toString();
  }
}

const said = (n: number) => Buffer.from(`{"entry":${n},"cues":[{"cue":"rolled","dice":[${n % 6},${(n * 7) % 6}]}]}`);

test('everybody reads every frame, whenever they came, and most of them compressed', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const luck = seededLuck(seed);
    const shared = new SharedDeflate();
    let readers: Reader[] = [];
    for (let n = 0; n < 80; n++) {
      const picture = Buffer.from(`the whole state before ${n}`);
      for (let comers = luck() < 0.3 ? Math.floor(luck() * 4) : 0; comers > 0; comers--) {
        const reader = new Reader(luck() < 0.8 ? {} : undefined);
        reader.take(shared.welcome(picture, reader.socket));
        expect(reader.read).toBe(picture.toString());
        readers.push(reader);
      }
      if (luck() < 0.1) readers = readers.filter(() => luck() < 0.6);
      // Somebody is left out, as nobody should be: they are told in full afterwards.
      const left = luck() < 0.05 && readers.length > 0 ? pick(readers, luck) : undefined;
      const here = readers.filter(reader => reader !== left);
      const prepared = shared.prepare(
        said(n),
        here.map(({ socket }) => socket),
      );
      expect(prepared.length, `seed ${seed}`).toBeLessThanOrEqual(5);
      for (const { frame, sockets } of prepared) {
        for (const reader of here) if (sockets.includes(reader.socket)) reader.take(frame);
      }
      for (const reader of here) expect(reader.read, `seed ${seed}, frame ${n}`).toBe(said(n).toString());
    }
  }
});

test('those who came at different times get one and the same frame after a while', () => {
  const shared = new SharedDeflate();
  const readers: Reader[] = [];
  const play = (n: number) => {
    const prepared = shared.prepare(
      said(n),
      readers.map(({ socket }) => socket),
    );
    for (const { frame, sockets } of prepared) {
      for (const reader of readers) if (sockets.includes(reader.socket)) reader.take(frame);
    }
    return prepared;
  };
  for (let n = 0; n < 3; n++) {
    const reader = new Reader({});
    reader.take(shared.welcome(Buffer.from(`picture ${n}`), reader.socket));
    readers.push(reader);
    expect(play(n)).toHaveLength(n + 1);
  }
  for (let n = 3; n < 12; n++) play(n);
  const prepared = play(12);
  expect(prepared).toHaveLength(1);
  expect(prepared[0]?.frame.length).toBeLessThan(said(12).length / 2);
  for (const reader of readers) expect(reader.read).toBe(said(12).toString());
});

test('who asked for a smaller memory, or for none, gets frames as they are', () => {
  const shared = new SharedDeflate();
  const small = new Reader({ server_max_window_bits: 10 });
  const none = new Reader({ server_no_context_takeover: true });
  const usual = new Reader({ server_max_window_bits: 15 });
  for (const reader of [small, none, usual]) reader.take(shared.welcome(Buffer.from('the whole state'), reader.socket));
  const prepared = shared.prepare(
    said(1),
    [small, none, usual].map(({ socket }) => socket),
  );
  for (const { frame, sockets } of prepared) {
    for (const reader of [small, none, usual]) if (sockets.includes(reader.socket)) reader.take(frame);
  }
  expect([small, none, usual].map(({ read }) => read)).toEqual(Array(3).fill(said(1).toString()));
  expect([small, none, usual].map(({ compressed }) => compressed)).toEqual([0, 0, 2]);
});
