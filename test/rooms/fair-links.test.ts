import { expect, test } from 'vitest';
import type { DeskReply } from '../../shared/engine/protocol.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { freshChain, LinkedGuest } from './linked-guest.ts';
import { freshFolder, type Made, Playhouse, until } from './playhouse.ts';

interface Exported {
  readonly entries: readonly {
    readonly by: unknown;
    readonly do: string;
    readonly reveal?: string;
    readonly drew?: object;
  }[];
  readonly chains: readonly {
    readonly name: string;
    readonly from: number;
    readonly place: number;
    readonly pledge: string;
  }[];
  readonly sources: readonly { readonly name: string; readonly value: string }[];
  readonly publicSeed: string;
  readonly rules: number;
}

const six = { show: 'six-dice', seats: 2 };

const gather = async (house: Playhouse) => {
  const made = await house.make(six);
  const host = await LinkedGuest.host(house, made);
  const ann = await LinkedGuest.join(house, made.code, { as: 'play', name: 'Ann' });
  const ben = await LinkedGuest.join(house, made.code, { as: 'play', name: 'Ben' });
  return { made, host, ann, ben };
};

const published = async (house: Playhouse, made: Made, host: LinkedGuest) => {
  await host.move('end', { winner: 0 });
  expect(await host.guest.tell({ do: 'close' })).toMatchObject({ ok: true });
  const { body } = await house.get(`/api/episodes/${made.code}/record`);
  return { record: body as Exported, report: verifyRecord(body, showNamed) };
};

test('FAIR-2, FAIR-3: pledges stand from sitting down on, start takes a link of each page, every throw has its thrower’s', async () => {
  const house = await Playhouse.open();
  const { made, host, ann, ben } = await gather(house);
  expect(ann.pledged).toEqual(
    ['host', 'player:0', 'player:1'].map((name, i) => ({
      name,
      from: 0,
      place: 0,
      pledge: [host, ann, ben][i]?.pledge,
    })),
  );
  expect(await host.move('start')).toEqual({ ok: true, entry: 0 });
  await until(() => ann.guest.state.publicSeed !== '' && ann.guest.own.legal.length > 0, 'the start');
  expect(ann.guest.own.legal).toMatchObject([{ do: 'roll', draws: true }]);
  expect(await ann.move('roll')).toMatchObject({ ok: true });
  await ann.guest.sees(2);
  expect(JSON.parse(ann.guest.state.cues)).toMatchObject({
    entry: 1,
    link: ann.linkAt(0),
    part: 'player',
  });
  const { record, report } = await published(house, made, host);
  expect(record.rules).toBe(3);
  expect(record.publicSeed).toBe(ann.guest.state.publicSeed);
  expect(record.sources.map(({ value }) => value)).toEqual([host, ann, ben].map(page => page.linkAt('start')));
  expect(record.entries[0]?.reveal).toBe(record.sources[0]?.value);
  expect(report).toMatchObject({ verdict: 'ok', parts: { player: 1 }, gone: [] });
});

test('FAIR-3: while start is asked for nothing is pledged; a page that does not answer is waited for, but not long', async () => {
  const house = await Playhouse.open({ timing: { links: 300 } });
  const { made, host, ben } = await gather(house);
  ben.answers = false;
  const started = host.move('start');
  await until(() => ben.guest.state.starting !== '', 'the question');
  expect(JSON.parse(ben.guest.state.starting)).toEqual({ link: host.linkAt('start') });
  expect(await ben.guest.room.request('pledge', { value: 'ab'.repeat(32) })).toBe(false);
  // A second press is told so, the same one sent again gets the same answer.
  expect(await host.guest.move('start')).toMatchObject({ ok: false, code: 'not-allowed' });
  expect(await started).toEqual({ ok: true, entry: 0 });
  const { record, report } = await published(house, made, host);
  expect(record.sources.map(({ value }) => value !== '')).toEqual([true, true, false]);
  expect(report.verdict).toBe('ok');
});

test('FAIR-3: a start that was asked for outlives its process, with the links that were given', async () => {
  const folder = freshFolder();
  const before = await Playhouse.open({ folder, timing: { links: 600_000 } });
  const { made, host, ann, ben } = await gather(before);
  ben.answers = false;
  void host.move('start', {}, 'the one start').catch(() => undefined);
  await until(() => before.live(made.code).state.starting?.links['player:0'] !== undefined, 'Ann’s link');
  const given = before.live(made.code).state.starting?.links;
  await before.app.close();
  const after = await Playhouse.open({ folder, timing: { links: 600_000 } });
  const desk = await LinkedGuest.host(after, made, host.links);
  await until(
    () => after.live(made.code).episode.entries.length === 1 || desk.guest.state.starting !== '',
    'the question',
  );
  const again = LinkedGuest.join(after, made.code, { as: 'play', token: ben.guest.token }, ben.links);
  expect(await desk.move('start', {}, 'the one start')).toEqual({ ok: true, entry: 0 });
  await again;
  const { record, report } = await published(after, made, desk);
  expect(record.sources.slice(0, 2).map(({ value }) => value)).toEqual([given?.host, given?.['player:0']]);
  // Ben's page, which found the new process only after it was up, was waited for.
  expect(record.sources[2]?.value).toMatch(/^[0-9a-f]{64}$/);
  expect(report.verdict).toBe('ok');
  void ann;
});

test('FAIR-2: a link of another place, of another chain, the one for start, the pledge, or none', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await gather(house);
  await host.move('start');
  await until(() => ann.guest.own.legal.length > 0, 'Ann’s turn');
  const roll = (reveal: string, id?: string) => ann.guest.move('roll', { reveal }, id);
  const stale = { ok: false, code: 'stale', place: 0, chain: { name: 'player:0', place: 0, pledge: ann.pledge } };
  for (const link of [
    ann.linkAt('start'),
    ann.pledge,
    ann.linkAt(1),
    ann.linkAt(64),
    freshChain()[1022]!,
    host.linkAt(0),
  ])
    expect(await roll(link)).toMatchObject(stale);
  expect(await roll('not a link')).toMatchObject({ ok: false, code: 'bad-message' });
  // No refusal was remembered: the right link comes with the same message.
  const right = ann.linkAt(0);
  expect(await roll('ab'.repeat(32), 'the roll')).toMatchObject(stale);
  expect(await roll(right, 'the roll')).toMatchObject({ ok: true, entry: 1 });
  expect(await roll(right, 'the roll')).toMatchObject({ ok: true, entry: 1 });
  const { record, report } = await published(house, made, host);
  expect(record.entries[1]?.reveal).toBe(right);
  expect(report.verdict).toBe('ok');
});

test('FAIR-2, FAIR-6: a throw taken back comes again with the link of another chain, check codes outlive a restart', async () => {
  const folder = freshFolder();
  const before = await Playhouse.open({ folder });
  const { made, host, ann } = await gather(before);
  await host.move('start');
  await until(() => ann.guest.own.legal.length > 0, 'Ann’s turn');
  await ann.move('roll');
  await ann.guest.sees(2);
  const first = JSON.parse(ann.guest.state.cues) as { check: string };
  await host.move('undo');
  await ann.guest.sees(3);
  expect(ann.guest.state.place).toBe(0);
  await before.app.close();
  const after = await Playhouse.open({ folder });
  const desk = await LinkedGuest.host(after, made, host.links);
  const again = await LinkedGuest.join(after, made.code, { as: 'play', token: ann.guest.token });
  expect(await again.move('roll')).toMatchObject({ ok: true });
  await again.guest.sees(4);
  expect(JSON.parse(again.guest.state.cues)).toMatchObject({ check: first.check, part: 'player' });
  // The host takes Ben's seat back, and somebody else sits down: entry and pledge are one.
  await desk.guest.tell({ do: 'remove', seat: 1 });
  const cleo = await LinkedGuest.join(after, made.code, { as: 'play', name: 'Cleo' });
  const { entries, place } = cleo.guest.state;
  expect(cleo.pledged.at(-1)).toEqual({ name: 'player:1', from: entries, place, pledge: cleo.pledge });
  const { record, report } = await published(after, made, desk);
  expect(record.entries.map(({ do: move }) => move)).toEqual(['start', 'roll', 'undo', 'roll', 'replace', 'end']);
  expect(record.entries[3]?.reveal).not.toBe(record.entries[1]?.reveal);
  expect(record.entries[3]?.drew).toEqual(record.entries[1]?.drew);
  expect(report).toMatchObject({ verdict: 'ok', again: 1, gone: [], parts: { player: 1 } });
  expect(report.chains.flatMap(({ name, late }) => (late === '' ? [] : [[name, late]]))).toEqual([
    ['player:0', 'undo'],
    ['player:1', 'undo'],
  ]);
});

test('FAIR-2: pledging without end is refused but for one with each entry, and takes nothing from whoever sits down next', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await gather(house);
  const flood = async ({ room }: LinkedGuest['guest'], digit: string) => {
    let accepted = 0;
    for (let i = 0; i < 40; i++)
      if (await room.request('pledge', { value: digit + i.toString(16).padStart(63, '0') })) accepted += 1;
    return accepted;
  };
  expect(await flood(ann.guest, 'a')).toBeLessThanOrEqual(32);
  await host.guest.tell({ do: 'remove', seat: 0 });
  const cleo = await LinkedGuest.join(house, made.code, { as: 'play', name: 'Cleo' });
  expect(cleo.pledged.filter(({ name }) => name === 'player:0')).toMatchObject([{ pledge: cleo.pledge }]);
  expect(await host.move('start')).toMatchObject({ ok: true });
  await until(() => cleo.guest.own.legal.length > 0, 'Cleo’s turn');
  expect(await cleo.move('roll')).toMatchObject({ ok: true });
  // An entry makes room for one more, so that the moves of a show do not fill its record with chains.
  expect(await flood(cleo.guest, 'b')).toBeGreaterThan(30);
  expect(await host.guest.move('correct', { seat: 1, score: 50, reason: '' })).toMatchObject({ ok: true });
  expect(await flood(cleo.guest, 'c')).toBe(1);
  expect((await published(house, made, host)).report).toMatchObject({ verdict: 'ok', parts: { player: 1 } });
});

test('FAIR-2: a link that was already shown may be pledged, by its own seat or another, and an honest show verifies', async () => {
  const house = await Playhouse.open();
  const { made, host, ann, ben } = await gather(house);
  await host.move('start');
  await until(() => ann.guest.own.legal.length > 0, 'Ann’s turn');
  expect(await ann.move('roll')).toMatchObject({ ok: true, entry: 1 });
  await ann.guest.sees(2);
  const shown = (JSON.parse(ann.guest.state.cues) as { link: string }).link;
  expect(shown).toBe(ann.links[1022]);
  await host.move('undo');
  await ann.guest.sees(3);
  expect(await ben.guest.room.request('pledge', { value: ann.links[1023] })).toBe(true);
  expect(await ann.guest.room.request('pledge', { value: shown })).toBe(true);
  await until(() => ann.guest.own.legal.some(({ do: move }) => move === 'roll'), 'Ann’s turn');
  // The chain from there on has links of its own for each place: what she threw with is none of them any more.
  for (const reveal of [shown, ann.links[1021]!])
    expect(await ann.guest.move('roll', { reveal })).toMatchObject({ ok: false, code: 'stale', place: 0 });
  expect(await ann.guest.move('roll', { reveal: ann.links[1020]! })).toMatchObject({ ok: true, entry: 3 });
  const { record, report } = await published(house, made, host);
  expect(record.chains.map(({ name, from, place }) => [name, from, place]).slice(3)).toEqual([
    ['player:1', 3, 0],
    ['player:0', 3, 0],
  ]);
  expect(report).toMatchObject({ verdict: 'ok', parts: { player: 1 }, again: 1 });
});

test('FAIR-3: where a person looks on from a robot’s seat, start takes the link of that page too', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ ...six, robots: true, pace: 60_000 });
  const host = await house.host(made);
  const reply = (await host.tell({ do: 'seat-link', seat: 0 })) as Extract<DeskReply, { ok: true }>;
  const page = await LinkedGuest.join(house, made.code, { as: 'play', token: reply.link?.split('#')[1] ?? '' });
  const live = house.live(made.code);
  expect(await live.move('host', { id: null, do: 'start' })).toMatchObject({ ok: true });
  expect(live.state.sources?.[1]).toEqual({ name: 'player:0', value: page.linkAt('start') });
});

test('FAIR-2: a show that draws nothing has no chains and no public seed', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'qualifying', pack: { ask: 'How many steps?', answer: 42 } });
  const host = await house.host(made);
  expect(await host.room.request('pledge', { value: 'ab'.repeat(32) })).toBe(false);
  await house.join(made.code, { as: 'play', name: 'Ann', pledge: 'cd'.repeat(32) });
  await house.join(made.code, { as: 'play', name: 'Ben' });
  expect(await host.move('start')).toMatchObject({ ok: true });
  expect(host.state).toMatchObject({ chains: '[]', publicSeed: '', starting: '' });
});
