/**
 * dice-fair/1 (fairness.md): every throw, shuffle and secret number of an episode follows from a seed that was committed to
 * before the first of them, so that anyone can recompute them after the show.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw, Slot, Source } from './chance.ts';

export const scheme = 'dice-fair/1';

/** A value that somebody else than the server put in, fixed before the first draw. */
export interface PublicSource {
  readonly name: string;
  readonly value: string;
}

export type FramePart = string | number | Uint8Array;

/** Each part as its length in 4 big-endian bytes, then its bytes. */
export const frame = (...parts: readonly FramePart[]): Uint8Array => {
  const pieces: Uint8Array[] = [];
  for (const part of parts) {
    const bytes = part instanceof Uint8Array ? part : utf8ToBytes(String(part));
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    pieces.push(length, bytes);
  }
  return concatBytes(...pieces);
};

/** fairness.md 1: what is published before any other source is known. Hex. */
export const seedCommit = (code: string, seed: Uint8Array): string =>
  bytesToHex(sha256(frame(scheme, 'seed-commit', code, seed)));

/** fairness.md 3. Hex. */
export const publicSeed = (code: string, commit: string, sources: readonly PublicSource[]): string =>
  bytesToHex(
    sha256(frame(scheme, 'public-seed', code, commit, ...sources.flatMap(({ name, value }) => [name, value]))),
  );

/** One digest of a draw: 32 bytes, read as eight words. */
export const drawDigest = (
  seed: Uint8Array,
  code: string,
  publicSeedHex: string,
  nonce: number,
  label: string,
  block: number,
): Uint8Array => hmac(sha256, seed, frame(scheme, 'draw', code, hexToBytes(publicSeedHex), nonce, label, block));

/** fairness.md 6: the salt of a hidden value's commitment. Hex. */
export const secretSalt = (seed: Uint8Array, code: string, slot: string): string =>
  bytesToHex(hmac(sha256, seed, frame(scheme, 'secret-salt', code, slot)));

/** fairness.md 6; `value` is its RFC 8785 text. Hex. */
export const secretCommit = (code: string, slot: string, salt: string, value: string): string =>
  bytesToHex(sha256(frame(scheme, 'secret-commit', code, slot, hexToBytes(salt), value)));

/** fairness.md 8: the code shown beside a throw, 8 hex digits. */
export const checkCode = (
  seed: Uint8Array,
  code: string,
  nonce: number,
  label: string,
  values: readonly number[],
): string => bytesToHex(hmac(sha256, seed, frame(scheme, 'check', code, nonce, label, values.join(',')))).slice(0, 8);

export const nonceOf = ({ place, k }: Slot): number => 16 * place + k;

/** The check code that stands beside the throw of an entry: that of its first open draw of dice; "" for none. */
export const throwCheck = (seed: Uint8Array, code: string, draws: readonly Draw[]): string => {
  const thrown = draws.find(({ label, hidden }) => hidden === undefined && label.startsWith('dice:'));
  return thrown === undefined ? '' : checkCode(seed, code, nonceOf(thrown), thrown.label, thrown.values);
};

/** The words of one draw, block after block, with values below n taken from them without bias (fairness.md 5). */
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

/** The source of every live episode. `seed` is 32 bytes; `sources` are fixed when `start` is accepted. */
export class FairSource implements Source {
  readonly #seed: Uint8Array;
  readonly #code: string;
  readonly #publicSeed: string;

  constructor(seed: Uint8Array, code: string, sources: readonly PublicSource[] = []) {
    if (seed.length !== 32) throw new RangeError(`a seed has 32 bytes, not ${seed.length}`);
    this.#seed = seed;
    this.#code = code;
    this.#publicSeed = publicSeed(code, seedCommit(code, seed), sources);
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
    return new Words(block => drawDigest(this.#seed, this.#code, this.#publicSeed, nonceOf(slot), label, block));
  }
}

export { bytesToHex, hexToBytes };
