import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { wholeChain } from '../../client/dice-chain.ts';
import { Chains, chainFrom, chainName } from '../../shared/engine/chain.ts';
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

describe('FAIR-2: a link is accepted', () => {
  const pledged = () => {
    const chains = new Chains();
    chains.pledge({ name: 'player:0', from: 0, pledge: a[1024]! });
    return chains;
  };

  test('1 to 64 steps below the pledge or the last one used, of a chain of the name', () => {
    const chains = pledged();
    expect(chains.find('player:0', a[1023]!)?.steps).toBe(1);
    expect(chains.find('player:0', a[960]!)?.steps).toBe(64);
    expect(chains.find('player:0', a[959]!)).toBeUndefined();
    expect(chains.find('player:0', a[1024]!)).toBeUndefined();
    expect(chains.find('player:0', b[1023]!)).toBeUndefined();
    expect(chains.find('player:1', a[1023]!)).toBeUndefined();
    expect(chains.find('host', a[1023]!)).toBeUndefined();
    expect(chains.find('player:0', 'no link')).toBeUndefined();
  });

  test('never twice, and never one that was stepped over', () => {
    const chains = pledged();
    const { chain } = chains.find('player:0', a[1020]!)!;
    chains.use(chain, a[1020]!, 3);
    expect(chains.lastOf(chain)).toEqual({ link: a[1020], entry: 3 });
    expect(chains.find('player:0', a[1020]!)).toBeUndefined();
    expect(chains.find('player:0', a[1021]!)).toBeUndefined();
    expect(chains.find('player:0', a[1019]!)?.steps).toBe(1);
    expect(chains.find('player:0', a[956]!)?.steps).toBe(64);
    expect(chains.find('player:0', a[955]!)).toBeUndefined();
  });

  test('of any chain of its name, but not before it was pledged', () => {
    const chains = pledged();
    chains.pledge({ name: 'player:0', from: 5, pledge: b[1024]! });
    expect(chains.find('player:0', b[1023]!, 4)).toBeUndefined();
    expect(chains.find('player:0', b[1023]!, 5)?.chain.from).toBe(5);
    expect(chains.find('player:0', a[1023]!, 5)?.chain.from).toBe(0);
  });

  test('down to its very start, after which the chain is used up', () => {
    const chains = pledged();
    let steps = 0;
    for (let i = 1024 - 64; i >= 0; i -= 64) {
      const found = chains.find('player:0', a[i]!);
      steps += found?.steps ?? 0;
      if (found !== undefined) chains.use(found.chain, a[i]!, i);
    }
    expect(steps).toBe(1024);
    expect(a.some(link => chains.find('player:0', link) !== undefined)).toBe(false);
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

  /** Threads that are asked for and answer so. */
  const threadsThat = (answer: (thread: Worker) => void) => {
    const made: string[] = [];
    class Thread {
      terminate() {}
      postMessage(from: string) {
        made.push(from);
        answer(this as unknown as Worker);
      }
    }
    vi.stubGlobal('Worker', Thread);
    onTestFinished(() => void vi.unstubAllGlobals());
    return made;
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

  test('where that takes long, in a thread', async () => {
    clockGoing(2);
    const asked = threadsThat(thread => thread.onmessage?.({ data: a } as MessageEvent));
    expect(await wholeChain(start)).toBe(a);
    expect(asked).toEqual([start]);
  });

  test.each([
    ['there is none', undefined],
    ['it cannot be fetched', (thread: Worker) => thread.onerror?.({} as ErrorEvent)],
    ['it answers with something else', (thread: Worker) => thread.onmessage?.({ data: null } as MessageEvent)],
  ])('where %s, in pieces of 8 ms', async (_, answer) => {
    clockGoing(2);
    if (answer !== undefined) threadsThat(answer);
    const turns = breaths();
    expect(await wholeChain(start)).toEqual(a);
    // 1,024 links, 64 in each 8 ms.
    expect(turns.length).toBe(15);
  });

  test('where it is soon done, nothing is fetched for it', async () => {
    clockGoing(0.1);
    const asked = threadsThat(() => undefined);
    expect(await wholeChain(start)).toEqual(a);
    expect(asked).toEqual([]);
  });
});
