/** What a contestant's browser adds to the dice (fairness.md 2): its hash first, the bytes themselves once the seat is taken. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

export interface Pledge {
  /** 16 random bytes in hex. */
  readonly value: string;
  /** SHA-256 of these bytes in hex. */
  readonly commit: string;
}

export const newPledge = (): Pledge => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { value: bytesToHex(bytes), commit: bytesToHex(sha256(bytes)) };
};
