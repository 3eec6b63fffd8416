/**
 * dice-fair (fairness.md). Every throw, shuffle and secret number of an episode follows from a seed that was committed to
 * before the first of them, and from the link that the thrower's page revealed with the move.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw, Slot, Source } from './chance.ts';

/** The scheme's name, which every message begins with. */
export const fairTag = 'dice-fair/2';

/** A value that somebody other than the server contributed, fixed before the first draw. */
export interface PublicSource {
  readonly name: string;
  readonly value: string;
}

type FramePart = string | number | Uint8Array;

/** Whether a text is ASCII, as nearly all parts are. Then its bytes equal its characters, and no encoder is needed. */
const isPlain = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
};

/**
 * Each part as its length in 4 big-endian bytes, followed by its bytes. A move frames six messages, a page a thousand for its
 * chain.
 */
export const frame = (...parts: readonly FramePart[]): Uint8Array => {
  const pieces = parts.map(part => {
    if (part instanceof Uint8Array) return part;
    const text = String(part);
    return isPlain(text) ? text : utf8ToBytes(text);
  });
  let size = 0;
  for (const { length } of pieces) size += 4 + length;
  const framed = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    const { length } = piece;
    framed[at++] = length >>> 24;
    framed[at++] = length >>> 16;
    framed[at++] = length >>> 8;
    framed[at++] = length;
    if (typeof piece === 'string') for (let i = 0; i < length; i++) framed[at + i] = piece.charCodeAt(i);
    else framed.set(piece, at);
    at += length;
  }
  return framed;
};

/** By seed: half of the cost of a MAC over a short message is that of its key. */
const keyed = new WeakMap<Uint8Array, ReturnType<typeof hmac.create>>();

/** HMAC-SHA-256 under a seed. The seed must not be changed. */
const mac = (seed: Uint8Array, message: Uint8Array): Uint8Array => {
  const known = keyed.get(seed) ?? hmac.create(sha256, seed);
  keyed.set(seed, known);
  return known.clone().update(message).digest();
};

/** fairness.md 1: the commitment published before anybody can join. Hex. */
export const seedCommit = (code: string, seed: Uint8Array): string =>
  bytesToHex(sha256(frame(fairTag, 'seed-commit', code, seed)));

/** fairness.md 3. Hex. */
export const publicSeed = (code: string, commit: string, sources: readonly PublicSource[]): string =>
  bytesToHex(
    sha256(frame(fairTag, 'public-seed', code, commit, ...sources.flatMap(({ name, value }) => [name, value]))),
  );

/** The keys of all draws, check codes and salts of an episode. */
export interface FairKeys {
  /** 32 bytes, secret until the episode is closed. */
  readonly seed: Uint8Array;
  readonly code: string;
  /** Hex. */
  readonly publicSeed: string;
}

/** `seed` is 32 bytes. `sources` are fixed when `start` is accepted. */
export const fairKeys = (seed: Uint8Array, code: string, sources: readonly PublicSource[] = []): FairKeys => {
  if (seed.length !== 32) throw new RangeError(`a seed must have 32 bytes, not ${seed.length}`);
  return { seed, code, publicSeed: publicSeed(code, seedCommit(code, seed), sources) };
};

/** Identifies a draw within its episode. */
interface DrawName {
  readonly nonce: number;
  readonly label: string;
  /** Hex of the link that came with the move, "" for none. */
  readonly link: string;
}

/** The message of one block of a draw (fairness.md 4). */
export const drawMessage = (
  { code, publicSeed }: FairKeys,
  { nonce, label, link }: DrawName,
  block: number,
): Uint8Array => frame(fairTag, 'draw', code, publicSeed, nonce, label, link, block);

/** One digest of a draw: 32 bytes, read as eight words. */
export const drawDigest = (keys: FairKeys, draw: DrawName, block: number): Uint8Array =>
  mac(keys.seed, drawMessage(keys, draw, block));

/** The keys that commitments need. */
export type SaltKeys = Omit<FairKeys, 'publicSeed'>;

/** fairness.md 7: the salt of a hidden value's commitment. Hex. */
export const secretSalt = ({ seed, code }: SaltKeys, slot: string): string =>
  bytesToHex(mac(seed, frame(fairTag, 'secret-salt', code, slot)));

/** fairness.md 7. `value` is RFC 8785 text. Hex. */
export const secretCommit = (code: string, slot: string, salt: string, value: string): string =>
  bytesToHex(sha256(frame(fairTag, 'secret-commit', code, slot, hexToBytes(salt), value)));

/** fairness.md 9: the code shown beside a throw, 8 hex digits. */
export const checkCode = (
  { seed, code, publicSeed }: FairKeys,
  { nonce, label, link }: DrawName,
  values: readonly number[],
): string =>
  bytesToHex(mac(seed, frame(fairTag, 'check', code, publicSeed, nonce, label, link, values.join(',')))).slice(0, 8);

export const nonceOf = ({ place, k }: Slot): number => 16 * place + k;

/** A draw as its digests and its check code identify it. */
export const drawName = (draw: Slot & { readonly label: string }): DrawName => ({
  nonce: nonceOf(draw),
  label: draw.label,
  link: draw.link ?? '',
});

/** The check code of a draw that was made. */
export const checkOf = (keys: FairKeys, draw: Draw): string => checkCode(keys, drawName(draw), draw.values);

/** The check code shown beside an entry's throw: that of its first visible draw of dice; "" for none. */
export const throwCheck = (keys: FairKeys, draws: readonly Draw[]): string => {
  const thrown = draws.find(({ label, hidden }) => hidden === undefined && label.startsWith('dice:'));
  return thrown === undefined ? '' : checkOf(keys, thrown);
};

/** The words of one draw, block after block, and unbiased values below n taken from them (fairness.md 5). */
class Words {
  #block = 0;
  #word = 8;
  #view: DataView = new DataView(new ArrayBuffer(32));
  readonly #digest: (block: number) => Uint8Array;

  constructor(digest: (block: number) => Uint8Array) {
    this.#digest = digest;
  }

  below(n: number): number {
    const limit = Math.floor(2 ** 32 / n) * n;
    let word = this.#next();
    while (word >= limit) word = this.#next();
    return word % n;
  }

  #next(): number {
    if (this.#word === 8) {
      const digest = this.#digest(this.#block++);
      this.#view = new DataView(digest.buffer, digest.byteOffset, 32);
      this.#word = 0;
    }
    return this.#view.getUint32(4 * this.#word++);
  }
}

/** The source of every live episode. */
export class FairSource implements Source {
  readonly keys: FairKeys;

  /** `seed` is 32 bytes. `sources` are fixed when `start` is accepted. */
  constructor(seed: Uint8Array, code: string, sources: readonly PublicSource[] = []) {
    this.keys = fairKeys(seed, code, sources);
  }

  dice(n: number, slot: Slot): readonly number[] {
    const words = this.#words(slot, `dice:${n}d6`);
    return Array.from({ length: n }, () => 1 + words.below(6));
  }

  number(lo: number, hi: number, slot: Slot): number {
    return lo + this.#words(slot, `int:${lo}-${hi}`).below(hi - lo + 1);
  }

  order(n: number, slot: Slot): readonly number[] {
    const words = this.#words(slot, `shuffle:${n}`);
    const order = Array.from({ length: n }, (_, i) => i + 1);
    for (let i = n - 1; i >= 1; i--) {
      const j = words.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  }

  #words(slot: Slot, label: string): Words {
    const draw = drawName({ ...slot, label });
    return new Words(block => drawDigest(this.keys, draw, block));
  }
}

export { bytesToHex, hexToBytes };
