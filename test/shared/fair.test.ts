import { describe, expect, test } from 'vitest';
import {
  bytesToHex,
  checkCode,
  drawDigest,
  FairSource,
  frame,
  nonceOf,
  publicSeed,
  secretCommit,
  secretSalt,
  seedCommit,
} from '../../shared/fair.ts';

/** Vectors of fairness.md, computed there by two independent programs. */
const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
const code = 'show-0001';
const sources = [
  { name: 'player:A', value: 'aa'.repeat(16) },
  { name: 'player:B', value: 'bb'.repeat(16) },
  { name: 'beacon:none', value: '' },
];
const commit = '4021c2fbf1a85d4db570ece9857ddccfec0a829a68366e5da179badaacb17e80';
const mixed = '3060e6878b2b09b85ccb4629d55210abb79ec8c669d54dfd83cc611c9a6fff1e';
const slot = (nonce: number) => ({ place: Math.floor(nonce / 16), k: nonce % 16 });

describe('dice-fair/1', () => {
  test('commits to the seed and mixes in the public sources', () => {
    expect(seedCommit(code, seed)).toBe(commit);
    expect(publicSeed(code, commit, sources)).toBe(mixed);
  });

  test('frames its fields', () => {
    expect(
      bytesToHex(frame('dice-fair/1', 'draw', code, Uint8Array.from(Buffer.from(mixed, 'hex')), 0, 'dice:5d6', 0)),
    ).toBe(
      '0000000b646963652d666169722f3100000004647261770000000973686f772d30303031000000203060e6878b2b09b85ccb4629d55210abb79ec8c669d54dfd83cc611c9a6fff1e000000013000000008646963653a3564360000000130',
    );
  });

  test.each([
    [0, 'dice:5d6', 'c8a72b0dc8aeeb85b1faf7fbb0e3d1895f07fc92ea3a9068ff6f290c3adc369a'],
    [1, 'dice:2d6', '3842a7bc1559e42c101d78823882cd75f0ba09fa206a7d95e51376e08c6026e0'],
    [2, 'int:1-100', '8bc6803d22f118126aa15e4bc70bdd360651e9a49c4c4126b6e9c7854809d94d'],
    [3, 'shuffle:6', '8ccd57d21ca0e1c916e865637fcccb8fc2cb2bf42ba59a1170df7e7c9c15d354'],
    [4, 'dice:12d6', '1e55834fe3b3af128036021405dc343a3e8535085c04ec0db247afe22f7989a7'],
    [6, 'int:1-3000000000', 'a67fad12a2e09445f4e5ef84ffb185637cf03d8afb4286f258369fc28c9f908a'],
    [16, 'int:1-3000000000', 'bd20976ec0ca9f41915bd16e5530c8b12c7092dedbe9cd12d9a0ab1fe0ab3c56'],
  ])('digest of nonce %i, %s', (nonce, label, digest) => {
    expect(bytesToHex(drawDigest(seed, code, mixed, nonce, label, 0))).toBe(digest);
    expect(nonceOf(slot(nonce))).toBe(nonce);
  });

  test('draws dice, numbers and orders', () => {
    const fair = new FairSource(seed, code, sources);
    expect(fair.dice(5, slot(0))).toEqual([4, 2, 2, 6, 3]);
    expect(fair.dice(2, slot(1))).toEqual([1, 5]);
    expect(fair.number(1, 100, slot(2))).toBe(82);
    expect(fair.order(6, slot(3))).toEqual([2, 6, 3, 4, 5, 1]);
    expect(fair.dice(12, slot(4))).toEqual([2, 3, 1, 3, 5, 4, 3, 2, 1, 6, 4, 1]);
    expect(fair.number(1, 3_000_000_000, slot(6))).toBe(2793385235);
    // Two words are refused here, because they would favour the lower numbers.
    expect(fair.number(1, 3_000_000_000, slot(16))).toBe(2438713711);
  });

  test('goes on to a second block after eight words', () => {
    expect(bytesToHex(drawDigest(seed, code, mixed, 4, 'dice:12d6', 1))).toBe(
      '3b7c3102893ebb81220935815ed60a2a341b39de2cc66dd87e182c400d270b33',
    );
  });

  test('commits to a hidden value under a salt', () => {
    const salt = secretSalt(seed, code, 'buzz:A');
    expect(salt).toBe('4e5533bd702d62f0bdc34d8d9c297acf1bae8d7de4c074f1b7c65961caffc590');
    expect(secretCommit(code, 'buzz:A', salt, '42')).toBe(
      '9081e7eb0717dee9aa50089a678f55b8c124ce2b9431e0e85df018ce90acdde5',
    );
  });

  test('a check code is eight hex digits and follows the faces', () => {
    expect(checkCode(seed, code, 1, 'dice:2d6', [1, 5])).toMatch(/^[0-9a-f]{8}$/);
    expect(checkCode(seed, code, 1, 'dice:2d6', [1, 5])).not.toBe(checkCode(seed, code, 1, 'dice:2d6', [5, 1]));
  });

  test('a seed has 32 bytes', () => {
    expect(() => new FairSource(seed.slice(1), code)).toThrow('32 bytes');
  });
});
