/** Hashes of a record: what is published beside a finished one (fairness.md 7), and a short sum of each entry. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** SHA-256 in hex of a record's RFC 8785 text; a `hash` that the file itself carries is left out. */
export const recordHash = (record: Readonly<Record<string, unknown>>): string => {
  const { hash: _hash, ...rest } = record;
  return bytesToHex(sha256(utf8ToBytes(canonical(rest))));
};

/** So that a file in which an entry was changed says which: the first 8 hex digits of the SHA-256 of each entry's RFC 8785 text. They prove nothing against a forger. */
export const sumsOf = (entries: readonly unknown[]): readonly string[] =>
  entries.map(entry => bytesToHex(sha256(utf8ToBytes(canonical(entry)))).slice(0, 8));
