/** Bytes that nobody would send: at random, and right ones with something wrong about them. */
import { type Luck, pick } from '../../shared/engine/robots.ts';

const random = (n: number, luck: Luck) => Uint8Array.from({ length: n }, () => Math.floor(luck() * 256));

/** First bytes of headers in MessagePack that promise a lot: maps, lists, texts and bytes of up to 4 GB, numbers, extensions. */
const promises = [0xdd, 0xdf, 0xdb, 0xc6, 0xc9, 0xde, 0xdc, 0xda, 0xcb, 0xcf, 0xd3, 0xc1, 0xd4, 0xd8, 0xc7];

const with_ = (bytes: Uint8Array, at: number, put: Uint8Array, over = 0) =>
  Uint8Array.from([...bytes.subarray(0, at), ...put, ...bytes.subarray(at + over)]);

const wounds: readonly ((bytes: Uint8Array, luck: Luck, other: Uint8Array) => Uint8Array)[] = [
  // One bit.
  (bytes, luck) => {
    const hurt = bytes.slice();
    const at = Math.floor(luck() * hurt.length);
    hurt[at] = (hurt[at] ?? 0) ^ (1 << Math.floor(luck() * 8));
    return hurt;
  },
  (bytes, luck) => with_(bytes, Math.floor(luck() * bytes.length), random(1, luck), 1),
  (bytes, luck) => bytes.slice(0, Math.floor(luck() * bytes.length)),
  (bytes, luck) => with_(bytes, Math.floor(luck() * bytes.length), random(1 + Math.floor(luck() * 40), luck)),
  (bytes, luck) => with_(bytes, Math.floor(luck() * bytes.length), new Uint8Array(), 1 + Math.floor(luck() * 8)),
  (bytes, luck) => with_(bytes, Math.floor(luck() * bytes.length), Uint8Array.of(pick(promises, luck)), 1),
  // The head of one, the tail of another.
  (bytes, luck, other) =>
    Uint8Array.from([
      ...bytes.subarray(0, Math.floor(luck() * bytes.length)),
      ...other.subarray(Math.floor(luck() * other.length)),
    ]),
  (bytes, luck) => {
    const from = Math.floor(luck() * bytes.length);
    return with_(bytes, from, bytes.slice(from, from + Math.floor(luck() * 30)));
  },
];

/** A frame made of `right` ones; none is longer than a socket takes. */
export const anyFrame = (right: readonly Uint8Array[], luck: Luck): Uint8Array => {
  const kind = luck();
  if (kind < 0.08) return random(Math.floor(luck() * 60), luck);
  if (kind < 0.1) return random(Math.floor(luck() * 4000), luck);
  let frame = pick(right, luck);
  // As it is: sent again, out of its time.
  if (kind < 0.25) return frame;
  for (let hits = 1 + Math.floor(luck() * 3); hits > 0; hits--) {
    if (frame.length === 0) break;
    frame = pick(wounds, luck)(frame, luck, pick(right, luck));
  }
  return frame.subarray(0, 4000);
};
