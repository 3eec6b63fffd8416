/** Short sums of a record's entries, one each, so that a file in which one was changed says which. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** The first 8 hex digits of the SHA-256 of each entry's RFC 8785 text. They prove nothing against a forger. */
export const sumsOf = (entries: readonly unknown[]): readonly string[] =>
  entries.map(entry => bytesToHex(sha256(utf8ToBytes(canonical(entry)))).slice(0, 8));
