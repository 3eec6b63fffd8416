/** Hashes of a record: the one published with a finished record (fairness.md 7), and a short sum of each entry. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** SHA-256 in hex of a record's RFC 8785 text, without a `hash` that the file itself carries. */
export const recordHash = (record: Readonly<Record<string, unknown>>): string => {
  const { hash: _hash, ...rest } = record;
  return bytesToHex(sha256(utf8ToBytes(canonical(rest))));
};

/**
 * The first 8 hex digits of the SHA-256 of each entry's RFC 8785 text. By them a changed file shows which entry was changed.
 * They prove nothing against a forger.
 */
export const sumsOf = (entries: readonly unknown[]): readonly string[] =>
  entries.map(entry => bytesToHex(sha256(utf8ToBytes(canonical(entry)))).slice(0, 8));
