/** What is published beside a finished record, so that nobody can change the file later (fairness.md 7). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** SHA-256 in hex of a record's RFC 8785 text; a `hash` that the file itself carries is left out. */
export const recordHash = (record: Readonly<Record<string, unknown>>): string => {
  const { hash: _hash, ...rest } = record;
  return bytesToHex(sha256(utf8ToBytes(canonical(rest))));
};
