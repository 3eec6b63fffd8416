/**
 * Makes Colyseus send fractions exactly. It sends four bytes where that is right to 1e-4, so 0.1 would arrive as 0.10000000149.
 * Eight bytes, which every client can read, keep the value.
 */
import { encode } from '@colyseus/schema';

const usual = encode.number;
const eightBytes = 0xcb;

encode.number = (bytes, value, it) => {
  if (!Number.isFinite(value) || Number.isInteger(value) || Math.fround(value) === value)
    return usual(bytes, value, it);
  bytes[it.offset++] = eightBytes;
  encode.float64(bytes, value, it);
  return 9;
};
