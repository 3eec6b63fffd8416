/**
 * FAIR-2, FAIR-10: a server that lies, against the real page and the real verifier. Each field of state, replies and record is
 * wrong in turn, presses are refused, lost, kept for later and used in any order. One question: did any throw come out otherwise
 * than the seed and the one link of its place say, without a loud alarm of the page or a fault of the verifier?
 * `LIES=20000 SEED=7` searches longer.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Facts, factsOf } from '../../client/dice-facts.ts';
import { DicePart } from '../../client/dice-part.ts';
import { type Chain, chainFrom, chainLength, depthAt, inForce, ownerOf } from '../../shared/engine/chain.ts';
import { commitmentsOf } from '../../shared/engine/commitments.ts';
import { Episode } from '../../shared/engine/episode.ts';
import {
  bytesToHex,
  FairSource,
  fairKeys,
  hexToBytes,
  type PublicSource,
  seedCommit,
} from '../../shared/engine/fair.ts';
import { readField } from '../../shared/engine/fields.ts';
import type { CueFrame, Shell } from '../../shared/engine/protocol.ts';
import { recordHash, sumsOf, writeRecord } from '../../shared/engine/record.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { Drawer } from '../rooms/part-page.ts';

const runs = Number(process.env.LIES ?? 150);
const name = 'player:0';
const code = 'LYINGHAM';
const seed = Uint8Array.from({ length: 32 }, (_, i) => 3 * i + 5);
const commit = seedCommit(code, seed);
const operator = [chainFrom(new Uint8Array(32).fill(201)), chainFrom(new Uint8Array(32).fill(202))] as const;
const show = showNamed('six-dice')!;
const setting = {
  options: readField(show.options, { target: 20_000 }).value,
  pack: readField(show.pack, {}).value,
  seats: 2,
};

const answers = ['honest', 'refuse', 'silent', 'stale', 'wrong-entry', 'without', 'other-link', 'keep'] as const;
const lies = [
  '',
  'place-1',
  'place+1',
  'older-chain',
  'no-chains',
  'stranger',
  'chain-place',
  'chain-from',
  'link',
  'no-link',
  'old-frame',
  'commit',
  'public-seed',
  'no-part',
] as const;
const pledgeLies = ['', 'refuse', 'silent', 'shown-only', 'false-place', 'hidden'] as const;
const recordLies = ['', 'no-chain', 'stranger', 'chain-place', 'chain-from', 'order', 'link', 'sources'] as const;

interface Step {
  readonly do: 'press' | 'undo' | 'hand' | 'clock' | 'use' | 'pledge' | 'look';
  readonly answer: (typeof answers)[number];
  readonly lie: (typeof lies)[number];
  readonly pledge: (typeof pledgeLies)[number];
  readonly n: number;
}

const honest = { answer: 'honest', lie: '', pledge: '', n: 0 } as const;

type StartLink = 'answered' | 'answer-lost' | 'lost' | 'replaced';

class World {
  readonly part: DicePart;
  readonly #drawer = new Drawer();
  #chains: Chain[] = [];
  /** Chains that only the page is shown. */
  #shown: Chain[] = [];
  #sources: readonly PublicSource[] = [];
  #episode = new Episode(show, setting, ['Ann', 'Ben']);
  #starting = '';
  #closed = false;
  #record: object = {};
  /** What it gave for `start`. */
  readonly startLinks = new Set<string>();
  /** Every link that the page ever gave away. */
  readonly #known: string[] = [];
  /** What becomes of the link for `start`. */
  readonly #startLink: StartLink;
  readonly #frames: CueFrame[] = [];
  #step: Omit<Step, 'do'> = honest;

  constructor(startLink: StartLink = 'answered') {
    this.#startLink = startLink;
    const storage = () => this.#drawer;
    const get = async () => new Response(JSON.stringify(this.#record));
    const send = (type: string, message: object) => this.#hear(type, message as { value: string });
    this.part = new DicePart(code, send, storage, get);
  }

  /** What the page keeps. */
  get facts(): Facts {
    return this.#drawer.facts(code, name);
  }

  async #hear(type: string, { value }: { readonly value: string }): Promise<unknown> {
    if (type === 'dice-alarm') return true;
    if (type === 'start-link') {
      this.#known.push(value);
      this.startLinks.add(value);
      const mixed = { answered: value, 'answer-lost': value, lost: '', replaced: operator[1][1023]! }[this.#startLink];
      this.#sources = [
        { name: 'host', value: operator[0][1023]! },
        { name, value: mixed },
        { name: 'player:1', value: '' },
      ];
      return this.#startLink === 'answered' ? true : null;
    }
    const { pledge: lie } = this.#step;
    if (lie === 'refuse') return false;
    if (lie === 'silent') return null;
    const chain = { name, from: this.#episode.entries.length, place: this.#episode.place, pledge: value };
    const shown = lie === 'false-place' ? { ...chain, place: chain.place + 1 } : chain;
    if (lie !== 'shown-only') this.#chains.push(lie === 'false-place' && this.#step.n % 2 === 0 ? shown : chain);
    if (lie !== 'hidden') this.#shown.push(shown);
    this.see();
    return true;
  }

  /** The state, with the lie of this step. */
  see(lie: (typeof lies)[number] = ''): void {
    const newest = this.#shown.at(-1);
    const place = this.#episode.place + (lie === 'place-1' ? -1 : lie === 'place+1' ? 1 : 0);
    const stranger = { name, from: this.#episode.entries.length, place, pledge: operator[1][chainLength]! };
    const shown =
      lie === 'no-chains'
        ? undefined
        : lie === 'stranger'
          ? stranger
          : lie === 'older-chain'
            ? (this.#shown.at(-2) ?? newest)
            : lie === 'chain-place'
              ? newest && { ...newest, place: newest.place + 1 }
              : lie === 'chain-from'
                ? newest && { ...newest, from: newest.from + 1 }
                : newest;
    const { link: _link, part: _part, ...bare } = this.#frames.at(-1) ?? { entry: -1, cues: [], check: '' };
    const latest = this.#frames.at(-1) ?? { entry: -1, cues: [], check: '' };
    const frame =
      lie === 'link'
        ? { ...latest, link: this.#any() }
        : lie === 'no-link'
          ? bare
          : lie === 'no-part'
            ? { ...bare, ...(latest.link === undefined ? {} : { link: latest.link }) }
            : lie === 'old-frame'
              ? (this.#frames[this.#step.n % Math.max(1, this.#frames.length)] ?? latest)
              : latest;
    const mixed = this.#episode.entries.length === 0 ? '' : this.#keys.publicSeed;
    this.part.see({
      commit: lie === 'commit' ? 'ab'.repeat(32) : commit,
      chains: JSON.stringify([
        { name: 'host', from: 0, place: 0, pledge: operator[0][chainLength] },
        ...(shown ? [shown] : []),
      ]),
      publicSeed: lie === 'public-seed' ? 'cd'.repeat(32) : mixed,
      sources: JSON.stringify(mixed === '' ? [] : this.#sources),
      alarms: '[]',
      starting: this.#starting,
      place,
      closed: this.#closed,
      entries: this.#episode.entries.length,
      cues: JSON.stringify(frame),
    } as unknown as Shell);
  }

  get #keys() {
    return fairKeys(seed, code, this.#sources);
  }

  #any(): string {
    return this.#known[this.#step.n % this.#known.length] ?? 'ef'.repeat(32);
  }

  async open(): Promise<void> {
    this.see();
    await settled(this.part.prepare());
    this.part.arrived(name);
    await quiet();
    this.#starting = JSON.stringify({ link: operator[0][1023] });
    this.see();
    await quiet();
    this.#starting = '';
    this.#episode = new Episode(show, setting, ['Ann', 'Ben'], new FairSource(seed, code, this.#sources));
    this.#chains.unshift({ name: 'host', from: 0, place: 0, pledge: operator[0][chainLength]! });
    this.#play('host', 'start', operator[0][1023]);
    this.see();
  }

  /** Asks for `start` again, as if it had never been asked before. */
  async ask(n: number, lie: (typeof lies)[number]): Promise<void> {
    this.#starting = JSON.stringify({ link: operator[0][1023], n });
    this.see(lie);
    await quiet();
    this.#starting = '';
  }

  #play(by: 'host' | 'clock' | number, move: string, reveal = '', hand?: 'host'): number {
    const marks = { ...(reveal === '' ? {} : { reveal }), ...(hand === undefined ? {} : { hand }) };
    const played = this.#episode.play({ by, do: move }, undefined, marks);
    if (!played.ok) return -1;
    const link = reveal === '' ? {} : { link: reveal };
    const part = played.draws.length === 0 ? {} : { part: reveal === '' ? ('house' as const) : ('player' as const) };
    this.#frames.push({ entry: played.index, cues: [], check: '', ...link, ...part });
    return played.index;
  }

  /** Until the seat of the page may roll. */
  #bring(): boolean {
    for (let i = 0; i < 40; i++) {
      const legal = this.#episode.legal();
      if (legal.some(({ by, do: move }) => by === 0 && move === 'roll')) return true;
      const other = legal.find(({ by }) => by === 1);
      if (other === undefined || this.#play(1, other.do) < 0) return false;
    }
    return false;
  }

  async take(step: Step): Promise<void> {
    this.#step = step;
    if (step.do === 'undo') this.#play('host', 'undo');
    if (!this.#bring()) return;
    this.see(step.lie);
    if (step.do === 'press') await this.#press(step);
    if (step.do === 'hand') this.#play(0, 'roll', '', 'host');
    if (step.do === 'clock') this.#play('clock', 'expire');
    if (step.do === 'use') this.#play(0, 'roll', this.#any());
    if (step.do === 'pledge') {
      const { length } = this.#episode.entries;
      const pledge = operator[1][chainLength]!;
      if (!this.#chains.some(chain => chain.pledge === pledge))
        this.#chains.push({ name, from: length, place: this.#episode.place, pledge });
      this.#play(0, 'roll', operator[1][chainLength - depthAt(this.#chains.at(-1)!, this.#episode.place)]);
    }
    this.see();
    await quiet();
  }

  async #press({ answer }: Step): Promise<void> {
    const press = await settled(this.part.press('roll', true));
    if (press === undefined) return;
    const { link } = press;
    this.#known.push(link);
    const { entries, place } = this.#episode;
    const isRight = ownerOf(link, inForce(this.#chains, name, entries.length), place) !== undefined;
    const hear = (reply: Parameters<DicePart['replied']>[1]) => this.part.replied(press, reply);
    if (answer === 'refuse') return void (await hear({ ok: false, code: 'not-now' }));
    if (answer === 'silent' || answer === 'keep') return void (await hear({ ok: false, code: 'gone' }));
    if (answer === 'stale' || (answer === 'honest' && !isRight)) {
      const waiting = hear({ ok: false, code: 'stale', place });
      this.see();
      return void (await settled(waiting));
    }
    const given = answer === 'without' ? '' : answer === 'other-link' ? this.#any() : link;
    const entry = this.#play(0, 'roll', given);
    // The state comes before the reply.
    this.see(this.#step.lie);
    await hear({ ok: true, entry: answer === 'wrong-entry' ? entry - 1 : entry });
  }

  /** The record, with one field wrong, and what page and verifier say to it. */
  async close(lie: (typeof recordLies)[number], n: number) {
    const own = this.#chains.map((chain, i) => ({ chain, i })).filter(({ chain }) => chain.name === name);
    const { i = 0 } = own[n % Math.max(1, own.length)] ?? {};
    const chains = structuredClone(this.#chains) as { name: string; from: number; place: number; pledge: string }[];
    if (lie === 'no-chain') chains.splice(i, 1);
    if (lie === 'chain-place') chains[i]!.place += 1;
    if (lie === 'chain-from') chains[i]!.from += 1;
    if (lie === 'order') chains.push(...chains.splice(i, 1));
    if (lie === 'stranger')
      chains.push({ name, from: this.#episode.entries.length, place: this.#episode.place, pledge: 'ee'.repeat(32) });
    const entries = JSON.parse(JSON.stringify(this.#episode.entries)) as { by: unknown; reveal?: string }[];
    const at = entries.findLastIndex(({ by, reveal }) => by === 0 && reveal !== undefined);
    if (lie === 'link' && at >= 0) entries[at]!.reveal = this.#any();
    const sources =
      lie === 'sources' ? this.#sources.map(one => (one.name === name ? { name, value: '' } : one)) : this.#sources;
    const record = writeRecord(this.#episode, {
      code,
      commit,
      chains,
      sources,
      publicSeed: fairKeys(seed, code, sources).publicSeed,
      seed: bytesToHex(seed),
      sums: sumsOf(entries),
      commitments: commitmentsOf(this.#episode, this.#keys, true),
    });
    const file = JSON.parse(JSON.stringify({ ...record, entries })) as Record<string, unknown>;
    this.#record = { ...file, hash: recordHash(file) };
    this.#closed = true;
    this.see();
    await vi.advanceTimersByTimeAsync(1);
    await quiet();
    const report = verifyRecord(this.#record, showNamed);
    const isLoud = this.part.alarms.value.length > 0 || this.part.stranger.value !== '';
    return { report, isLoud, entries: this.#episode.entries };
  }
}

/** Lets everything happen that only waits for the event loop. */
const quiet = async () => {
  for (let i = 0; i < 4; i++) await new Promise(resolve => setImmediate(resolve));
};

/** Waits for a page, whose timers run as soon as it waits for nothing else. */
const settled = async <T>(work: Promise<T>): Promise<T> => {
  let done = false;
  void work.finally(() => {
    done = true;
  });
  while (!done) {
    await quiet();
    if (!done) await vi.advanceTimersByTimeAsync(500);
  }
  return work;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Throws of the seat that have another link than that of the page's own chain in force; "" for a throw of the house. */
const strangeThrows = (
  { facts }: World,
  { report, entries }: Awaited<ReturnType<World['close']>>,
): readonly string[] => {
  const own = factsOf(facts, 'start').map(([pledge, start]) => [pledge, chainFrom(hexToBytes(start))] as const);
  return report.entries.flatMap(({ index, by, hand, draws, link }) => {
    const [draw] = draws;
    if (by !== 0 || hand !== undefined || draw === undefined || link === null) return [];
    const chain = report.chains.findLast(({ name: of, from }) => of === name && from <= index);
    const links = own.find(([pledge]) => pledge === chain?.pledge)?.[1];
    const depth = chain === undefined ? 0 : depthAt(chain, Math.floor(draw.nonce / 16));
    const isOwn = links !== undefined && entries[index]?.reveal === links[chainLength - depth];
    return isOwn ? [] : [`entry ${index}`];
  });
};

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('press', 'press', 'press', 'press', 'undo', 'hand', 'clock', 'use', 'pledge', 'look'),
  answer: fc.oneof(
    { weight: 3, arbitrary: fc.constant('honest' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...answers) },
  ),
  lie: fc.oneof({ weight: 5, arbitrary: fc.constant('' as const) }, { weight: 1, arbitrary: fc.constantFrom(...lies) }),
  pledge: fc.oneof(
    { weight: 5, arbitrary: fc.constant('' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...pledgeLies) },
  ),
  n: fc.nat(20),
});

test(`FAIR-10: of ${runs} lying servers none gets a throw that is not its thrower’s, unseen`, async () => {
  const tally = { silent: 0, loud: 0, faults: 0, throws: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 9 }),
      fc.constantFrom('', '', '', ...recordLies),
      fc.nat(9),
      async (steps, lie, n) => {
        const world = new World();
        await world.open();
        for (const one of steps) await world.take(one);
        const end = await world.close(lie, n);
        if (end.isLoud) tally.loud++;
        if (end.report.verdict !== 'ok') tally.faults++;
        else if (!end.isLoud) {
          tally.silent++;
          tally.throws += end.report.parts.player;
          expect(strangeThrows(world, end)).toEqual([]);
        }
      },
    ),
    { numRuns: runs, ...(process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }) },
  );
  console.info(`${runs} lying servers: ${JSON.stringify(tally)}`);
  for (const count of Object.values(tally)) expect(count).toBeGreaterThan(0);
});

test('FAIR-10: with an honest server the page stays silent, whatever is undone, lost, entered by the host or thrown by the clock', async () => {
  const one = fc.record({
    do: fc.constantFrom('press', 'press', 'press', 'undo', 'hand', 'clock', 'look') as fc.Arbitrary<Step['do']>,
    answer: fc.constantFrom('honest', 'honest', 'refuse', 'silent') as fc.Arbitrary<Step['answer']>,
    lie: fc.constant('' as const),
    pledge: fc.constant('' as const),
    n: fc.constant(0),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { maxLength: 12 }), async steps => {
      const world = new World();
      await world.open();
      for (const next of steps) await world.take(next);
      const { report, isLoud } = await world.close('', 0);
      expect([report.verdict, isLoud, world.part.alarms.value]).toEqual(['ok', false, []]);
      expect(report.chains.filter(({ late }) => late === 'unexplained')).toEqual([]);
    }),
    { numRuns: Math.ceil(runs / 4) },
  );
});

test('FAIR-3: however often a server asks for start, before it and after, a chain gives the one link that it has for it', async () => {
  const world = new World();
  await world.open();
  for (let n = 0; n < 70; n++) {
    await world.ask(n, lies[n % lies.length] ?? '');
    if (n % 10 === 0) await world.take({ ...honest, do: 'press' });
  }
  const starts = factsOf(world.facts, 'start').map(([, start]) => chainFrom(hexToBytes(start))[chainLength - 1]);
  expect(world.startLinks.size).toBeGreaterThan(0);
  for (const link of world.startLinks) expect(starts).toContain(link);
  // No press needs it, so nothing is lost by its being known.
  for (const link of world.startLinks) expect(world.facts[`link ${link}`]).toBe('source');
});

test('FAIR-10: a link for start that the network lost is no lie, and another one in its place is', async () => {
  for (const [startLink, alarms] of [
    ['answer-lost', []],
    ['lost', []],
    ['replaced', ['source']],
  ] as const) {
    const world = new World(startLink);
    await world.open();
    expect(world.part.alarms.value.map(({ what }) => what)).toEqual(alarms);
  }
});
