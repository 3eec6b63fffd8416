import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { wholeChain } from '../../client/dice-chain.ts';
import {
  chainFrom,
  chainName,
  depthAt,
  inForce,
  type LinkPlace,
  ownerOf,
  shownChains,
} from '../../shared/engine/chain.ts';
import { bytesToHex } from '../../shared/engine/fair.ts';

/** Chains of fairness.md: `H`, `A`, `B` start from bytes 20 … 3f, 40 … 5f, 60 … 7f. */
const chainOf = (first: number) => chainFrom(Uint8Array.from({ length: 32 }, (_, i) => first + i));
const a = chainOf(0x40);
const b = chainOf(0x60);

test.each([
  [0x20, 1, '23e89110e0b1b6ead09d7a17539c8da1d41cd44313cbd9f261bf2efe92daf784'],
  [0x20, 1023, '3a58e756307458955981089fdb147a50eccb6a3db701ade172bba1daf3a887a2'],
  [0x20, 1024, '5802174205b0c69c0a7b29464032d3bd52ccee42882aa71886cbc1704bb51ae5'],
  [0x40, 1, '12a3f64360c5f67cc227f2dd05f99dc4d3bbe8959d5f5f827c5c2abdc3743dbe'],
  [0x40, 1022, 'ab21d0e530084dce82479a116651977ddf3a90024dd6d4b5762b53170c7a155d'],
  [0x40, 1023, '13a0e7993c9cfe68953911e8561da611e104749753f884f735d127c9245a840a'],
  [0x40, 1024, 'b997709ed6b65fcd62d47a28221a24bc0749343fa29cc3e4371ead10e9cedc71'],
  [0x60, 1, 'd3762ae73a201b733cd8aac08ddf196388994eb77ac7320c6a3ec727ac6c3b48'],
  [0x60, 1023, 'b7bdae1f2d514996cee73c109189b809423618eecf1afa69351d3b69ff633013'],
  [0x60, 1024, '864a31d370bc20681bef25b4bda0ed24b11b584824e5b6b406d16f84918f1b9d'],
])('FAIR-2: the chain from byte %i has c(%i)', (first, i, link) => {
  expect(chainOf(first)[i]).toBe(link);
});

const chain = (name: string, from: number, place: number, links: readonly string[]) => ({
  name,
  from,
  place,
  pledge: links[1024]!,
});

describe('FAIR-2: every link is bound to one place', () => {
  test('c(1023) to the start, c(1022) to the place of the pledge, and so on down to c(0)', () => {
    expect([depthAt({ place: 3 }, 'start'), depthAt({ place: 3 }, 3), depthAt({ place: 3 }, 5)]).toEqual([1, 2, 4]);
    expect(depthAt({ place: 3 }, 3 + 1022)).toBe(1024);
    expect([depthAt({ place: 3 }, 2), depthAt({ place: 3 }, 3 + 1023)]).toEqual([0, 0]);
    const chains = [chain('player:0', 0, 3, a)];
    const owns = (link: string | undefined, place: LinkPlace) => ownerOf(link!, chains, place) !== undefined;
    for (const place of [5, 3, 4, 1025, 3, 700]) {
      // Whichever link is known already: that of the place, and no other.
      const i = 1022 - (place - 3);
      expect([place, owns(a[i + 1], place), owns(a[i], place), owns(a[i - 1] ?? b[0], place)]).toEqual([
        place,
        false,
        true,
        false,
      ]);
    }
    expect([owns(a[1023], 'start'), owns(a[1022], 'start'), owns(a[1023], 3), owns(a[1024], 3)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([owns(a[1022], 2), owns(a[0], 1026), owns('no link', 3), owns(b[1022], 3)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('of a seat only the newest chain pledged before an entry is in force for it, of the host any', () => {
    const chains = [
      ...[chain('player:0', 0, 0, a), chain('host', 0, 0, a)],
      ...[chain('player:0', 5, 2, b), chain('host', 5, 2, b)],
    ];
    const owner = (link: string | undefined, name: string, entry: number, place: number) =>
      ownerOf(link!, inForce(chains, name, entry), place)?.from;
    expect([owner(a[1022], 'player:0', 4, 0), owner(b[1022], 'player:0', 4, 2)]).toEqual([0, undefined]);
    expect([owner(a[1020], 'player:0', 5, 2), owner(b[1022], 'player:0', 5, 2)]).toEqual([undefined, 5]);
    expect([owner(a[1020], 'host', 5, 2), owner(b[1022], 'host', 5, 2)]).toEqual([0, 5]);
    expect([owner(a[1022], 'player:1', 4, 0), owner(a[1022], '', 4, 0)]).toEqual([undefined, undefined]);
  });

  test('the state shows of each seat the newest, and of the host the newest eight, in order', () => {
    const ten = Array.from({ length: 10 }, (_, i) => ({ name: 'host', from: i, place: 0, pledge: `${i}` }));
    const seats = [0, 1, 0].map((seat, i) => ({ name: `player:${seat}`, from: 20 + i, place: 0, pledge: `s${i}` }));
    expect(shownChains([...ten.slice(0, 5), ...seats, ...ten.slice(5)]).map(({ pledge }) => pledge)).toEqual([
      '2',
      '3',
      '4',
      's1',
      's2',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });
});

test('chains stand under the name of whoever presses', () => {
  expect([chainName('host'), chainName(1), chainName(1, 'host'), chainName('clock')]).toEqual([
    'host',
    'player:1',
    'host',
    '',
  ]);
});

describe('FAIR-2: a page makes its chain so that nobody feels it', () => {
  const start = bytesToHex(Uint8Array.from({ length: 32 }, (_, i) => 0x40 + i));

  /** Each look at the clock finds it this many milliseconds later, as if a few links took that long. */
  const clockGoing = (step: number) => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += step));
    onTestFinished(() => void clock.mockRestore());
  };

  /** How often the page gets its turn. */
  const breaths = () => {
    const taken: MessagePort[] = [];
    class Channel extends MessageChannel {
      constructor() {
        super();
        taken.push(this.port1);
      }
    }
    vi.stubGlobal('MessageChannel', Channel);
    onTestFinished(() => void vi.unstubAllGlobals());
    return taken;
  };

  test('in pieces of 8 ms', async () => {
    clockGoing(2);
    const turns = breaths();
    expect(await wholeChain(start)).toEqual(a);
    // 1,024 links, 64 in each 8 ms.
    expect(turns.length).toBe(16);
  });

  test('at once where it is soon done', async () => {
    clockGoing(0.1);
    const turns = breaths();
    expect(await wholeChain(start)).toEqual(a);
    expect(turns.length).toBe(0);
  });
});
