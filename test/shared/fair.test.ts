import { describe, expect, test } from 'vitest';
import { Slots } from '../../shared/engine/commitments.ts';
import {
  bytesToHex,
  checkCode,
  drawDigest,
  drawMessage,
  FairSource,
  fairKeys,
  nonceOf,
  publicSeed,
  secretCommit,
  secretSalt,
  seedCommit,
} from '../../shared/engine/fair.ts';

/** Vectors of fairness.md, computed there by two independent programs. */
const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
const code = 'show-0001';
const slot = (nonce: number) => ({ place: Math.floor(nonce / 16), k: nonce % 16 });
/** What a source gives for a label. */
const drawn = (source: FairSource, nonce: number, label: string, link: string): readonly number[] => {
  const at = { ...slot(nonce), link };
  const [kind, range = ''] = label.split(':');
  if (kind === 'dice') return source.dice(Number.parseInt(range, 10), at);
  if (kind === 'shuffle') return source.order(Number(range), at);
  const [lo = 0, hi = 0] = range.split('-').map(Number);
  return [source.number(lo, hi, at)];
};

describe('dice-fair/2', () => {
  const commit = '9cb2b8850ea3ddbc1603c5d73a7ddd60cbf8baf78b1b35dd898a8e4c8faa7c58';
  const mixed = 'b4cf816ffa3145deab9452b25fc49a0e7be81fc2943aad63b299dd9a2d27bcd0';
  const given = {
    host: '3a58e756307458955981089fdb147a50eccb6a3db701ade172bba1daf3a887a2',
    'player:0': '13a0e7993c9cfe68953911e8561da611e104749753f884f735d127c9245a840a',
    'player:1': 'b7bdae1f2d514996cee73c109189b809423618eecf1afa69351d3b69ff633013',
  };
  const sources = Object.entries(given).map(([name, value]) => ({ name, value }));
  /** c(1022) of chain A. */
  const link = 'ab21d0e530084dce82479a116651977ddf3a90024dd6d4b5762b53170c7a155d';
  const keys = fairKeys(seed, code, sources);

  test('FAIR-1, FAIR-3: commits to the seed and mixes in the links given for start', () => {
    expect(seedCommit(code, seed)).toBe(commit);
    expect(publicSeed(code, commit, sources)).toBe(mixed);
    expect(keys.publicSeed).toBe(mixed);
    const absent = sources.map(source => (source.name === 'player:1' ? { ...source, value: '' } : source));
    expect(publicSeed(code, commit, absent)).toBe('a74b86d5819f8376a91c6383cdd4cd26a5bb179152b8c6ea26516fa262dc108e');
    expect(publicSeed(code, commit, [])).toBe('fbb29b6d236b29b965162632ea133b2af6ff7a561a5e74d14a916d2b8d488e7a');
  });

  test('FAIR-4: the message of a draw', () => {
    expect(bytesToHex(drawMessage(keys, { nonce: 0, label: 'dice:5d6', link }, 0))).toBe(
      '0000000b646963652d666169722f3200000004647261770000000973686f772d303030310000004062346366383136666661333134356465616239343532623235666334396130653762653831666332393433616164363362323939646439613264323762636430000000013000000008646963653a35643600000040616232316430653533303038346463653832343739613131363635313937376464663361393030323464643664346235373632623533313730633761313535640000000130',
    );
  });

  test.each([
    [0, 'dice:5d6', link, '3135350742c2d4f2da4ae4c0617f81a03df35d33d87c0cc91586ad8a2b25a786', [4, 1, 5, 1, 2]],
    [0, 'dice:5d6', '', '3735304dafea38e24b7fc5b256d44a044e502ded16a6ccc3f55f5b4dc7953702', [6, 5, 5, 5, 6]],
    [1, 'dice:2d6', link, '29701f0c3ba971bc967bbe0a6735e0611b474856a03f4b306c97840d2003299c', [5, 5]],
    [1, 'dice:2d6', '', '0a47f15cc7177efac6d62fb7d3b8370e9f685ab4ec00490927355e3b43e29351', [1, 5]],
    [2, 'int:1-100', link, '43679d85704e806b2e624a451b3bb792519e9e1e8baa3e44789b2945b5478138', [6]],
    [2, 'int:1-100', '', '44923f918293a0fca077c1391a483ada37b9dde8b4ff8b223a88af430e2d888d', [18]],
    [3, 'shuffle:6', link, 'a23f77efee6cc72398b06419bb78021b11529d0ec8ba8a56097ac2d87da06949', [4, 3, 5, 6, 1, 2]],
    [3, 'shuffle:6', '', '8d4a2bc9cfc7115882c3d86ce97638911f7b58ec064e33ce3c6c427b844a3b87', [5, 3, 6, 1, 2, 4]],
    [
      4,
      'dice:12d6',
      link,
      'e2348b51ecc29a85a87b6074669fff5e307a5bf519a234a4c94a032981eda023',
      [4, 4, 3, 5, 6, 5, 2, 4, 3, 2, 5, 4],
    ],
    [
      4,
      'dice:12d6',
      '',
      'f91bdcf53829a72835147d93b611754361ea70abc33b1173163370bfceec7980',
      [4, 5, 4, 6, 6, 6, 2, 5, 4, 3, 6, 2],
    ],
    [6, 'int:1-3000000000', link, '4660483d691acd562bf9f3084d7fb98ac248a52542bc1a6f06278787f8508f40', [1180715070]],
    [6, 'int:1-3000000000', '', '2d9cea328a3e7faa1eef648f99ea919bc59465d1573f988eaf24661c41d56c45', [765258291]],
    [16, 'int:1-3000000000', link, 'f94dcde18f6e3371b1238181570cbe84a7311695b8e3f36f5ddacb667e2b4e44', [2406364018]],
    [16, 'int:1-3000000000', '', '3a845e3cae08f2da3fe530d71e3d1b2d96bb7c1513d28ae8136a497d0b5d5717', [981753405]],
  ])('FAIR-4, FAIR-5: nonce %i, %s, link “%s”', (nonce, label, link, digest, values) => {
    expect(bytesToHex(drawDigest(keys, { nonce, label, link }, 0))).toBe(digest);
    expect(nonceOf(slot(nonce))).toBe(nonce);
    expect(drawn(new FairSource(seed, code, sources), nonce, label, link)).toEqual(values);
  });

  test('FAIR-4: goes on to a second block after eight words', () => {
    const second = (link: string) => bytesToHex(drawDigest(keys, { nonce: 4, label: 'dice:12d6', link }, 1));
    expect(second(link)).toBe('5109852e631ead1de79b5198abcf36d555ffa9c307fc5c700e10fee42addc4f3');
    expect(second('')).toBe('3ca77051d57993e8227a394728a4a48f0f170d59efb35c6f2bbe26dd3586a8b1');
  });

  test('FAIR-9: check codes', () => {
    expect(checkCode(keys, { nonce: 1, label: 'dice:2d6', link }, [5, 5])).toBe('8e31611e');
    expect(checkCode(keys, { nonce: 1, label: 'dice:2d6', link: '' }, [1, 5])).toBe('2a8df3c0');
  });

  test.each([
    [
      '2.0:int:1-100',
      '42',
      'f6c9adb1123ab1861f2461dff3ea35f2aa6a0ea4575a6f11798a51ec67e107ef',
      '7c0a69a2e4c5d1f53e88f3d39a43d08ef9fb7f6767cab33397a69aa30cc2860e',
    ],
    [
      '2.0:int:1-100~1',
      '43',
      '4a4b71deec5724b368eab501899afdb3f36368c0e7a9fd70eea8664452c7e628',
      'b2ca32bd54b097128400cab1d878a30b642be4bed28e4377c089d812ac4235c2',
    ],
    [
      '3.2:shuffle:6',
      '[2,6,3,4,5,1]',
      'd41c1227dd1c0b30142d51111f798c799545af2ee5a3afcecd1d02eba2953e36',
      'ee96a860369f3f0ef96b7e9b1655785794e3c61b7d94fc70c7a1778175e76fd6',
    ],
  ])('FAIR-7: commits at slot %s to %s', (slot, value, salt, hash) => {
    expect(secretSalt(keys, slot)).toBe(salt);
    expect(secretCommit(code, slot, salt, value)).toBe(hash);
  });

  test('FAIR-7: another value at a slot has a name of its own, the same value again the same', () => {
    const slots = new Slots();
    const name = (value: number) => slots.name('2.0:int:1-100', value);
    expect([name(42), name(42), name(43), name(42), name(44), name(43)]).toEqual(
      ['', '', '~1', '', '~2', '~1'].map(mark => `2.0:int:1-100${mark}`),
    );
  });

  test('a seed has 32 bytes', () => {
    expect(() => new FairSource(seed.slice(1), code)).toThrow('32 bytes');
  });
});
