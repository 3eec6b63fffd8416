import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { chainFrom } from '../../shared/engine/chain.ts';
import type { DeskReply } from '../../shared/engine/protocol.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { LinkedGuest } from './linked-guest.ts';
import { freshFolder, type Made, Playhouse, until } from './playhouse.ts';

interface Exported {
  readonly entries: readonly {
    readonly by: unknown;
    readonly do: string;
    readonly reveal?: string;
    readonly drew?: object;
  }[];
  readonly chains: readonly { readonly name: string; readonly from: number; readonly pledge: string }[];
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
      pledge: [host, ann, ben][i]?.shelf.chains[0]?.pledge,
    })),
  );
  expect(await host.move('start')).toEqual({ ok: true, entry: 0 });
  await until(() => ann.guest.state.publicSeed !== '' && ann.guest.own.legal.length > 0, 'the start');
  expect(ann.guest.own.legal).toMatchObject([{ do: 'roll', draws: true }]);
  expect(await ann.move('roll')).toMatchObject({ ok: true });
  await ann.guest.sees(2);
  expect(JSON.parse(ann.guest.state.cues)).toMatchObject({
    entry: 1,
    link: ann.giver.given.at(-1)?.link,
    part: 'player',
  });
  const { record, report } = await published(house, made, host);
  expect(record.rules).toBe(2);
  expect(record.publicSeed).toBe(ann.guest.state.publicSeed);
  expect(record.sources.map(({ value }) => value)).toEqual([host, ann, ben].map(page => page.giver.given[0]?.link));
  expect(record.entries[0]?.reveal).toBe(record.sources[0]?.value);
  expect(report).toMatchObject({ verdict: 'ok', parts: { player: 1 }, skips: [], gone: [] });
});

test('FAIR-3: while start is asked for nothing is pledged; a page that does not answer is waited for, but not long', async () => {
  const house = await Playhouse.open({ timing: { links: 300 } });
  const { made, host, ben } = await gather(house);
  ben.answers = false;
  const started = host.move('start');
  await until(() => ben.guest.state.starting !== '', 'the question');
  expect(JSON.parse(ben.guest.state.starting)).toEqual({ link: host.giver.given[0]?.link });
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
  const desk = await LinkedGuest.host(after, made, host.shelf);
  await until(
    () => after.live(made.code).episode.entries.length === 1 || desk.guest.state.starting !== '',
    'the question',
  );
  const again = LinkedGuest.join(after, made.code, { as: 'play', token: ben.guest.token }, ben.shelf);
  expect(await desk.move('start', {}, 'the one start')).toEqual({ ok: true, entry: 0 });
  await again;
  const { record, report } = await published(after, made, desk);
  expect(record.sources.slice(0, 2).map(({ value }) => value)).toEqual([given?.host, given?.['player:0']]);
  // Ben's page, which found the new process only after it was up, was waited for.
  expect(record.sources[2]?.value).toMatch(/^[0-9a-f]{64}$/);
  expect(report.verdict).toBe('ok');
  void ann;
});

test('FAIR-2: a link early, late, twice, of another chain, too far down, or none', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await gather(house);
  await host.move('start');
  await until(() => ann.guest.own.legal.length > 0, 'Ann’s turn');
  const links = chainFrom(Buffer.from(ann.shelf.chains[0]?.start ?? '', 'hex'));
  const roll = (reveal: string, id?: string) => ann.guest.move('roll', { reveal }, id);
  const used = ann.giver.given[0]?.link ?? '';
  const stale = { ok: false, code: 'stale', place: 0, chains: [{ pledge: links[1024], link: used, entry: 0 }] };
  expect(await roll(used)).toMatchObject(stale);
  expect(await roll(links[1024] ?? '')).toMatchObject(stale);
  expect(await roll(links[1022 - 64] ?? '')).toMatchObject(stale);
  expect(await roll(chainFrom(randomBytes(32))[1022] ?? '')).toMatchObject(stale);
  expect(await roll('not a link')).toMatchObject({ ok: false, code: 'bad-message' });
  // Nobody's refusal was remembered: the right link comes with the same message.
  const right = ann.linkFor('the roll');
  expect(await roll('ab'.repeat(32), 'the roll')).toMatchObject(stale);
  expect(await roll(right, 'the roll')).toMatchObject({ ok: true, entry: 1 });
  expect(await roll(right, 'the roll')).toMatchObject({ ok: true, entry: 1 });
  // Without one it is a house throw, and stands as such.
  await until(
    () => ann.guest.own.legal.some(({ do: move }) => move === 'roll') || ann.guest.state.board !== undefined,
    'what comes next',
  );
  const { record, report } = await published(house, made, host);
  expect(record.entries[1]?.reveal).toBe(right);
  expect(report.verdict).toBe('ok');
});

test('FAIR-2, FAIR-6: sat down in the middle, a throw taken back comes again with another link, check codes outlive a restart', async () => {
  const folder = freshFolder();
  const before = await Playhouse.open({ folder });
  const { made, host, ann, ben } = await gather(before);
  await host.move('start');
  await ann.move('roll');
  await ann.guest.sees(2);
  const first = JSON.parse(ann.guest.state.cues) as { check: string };
  await host.move('undo');
  await ann.guest.sees(3);
  expect(ann.guest.state.place).toBe(0);
  await before.app.close();
  const after = await Playhouse.open({ folder });
  const desk = await LinkedGuest.host(after, made, host.shelf);
  const again = await LinkedGuest.join(after, made.code, { as: 'play', token: ann.guest.token }, ann.shelf);
  await again.move('roll');
  await again.guest.sees(4);
  expect(JSON.parse(again.guest.state.cues)).toMatchObject({ check: first.check, part: 'player' });
  // The host takes Ben's seat back, and somebody else sits down: entry and pledge are one.
  await desk.guest.tell({ do: 'remove', seat: 1 });
  const cleo = await LinkedGuest.join(after, made.code, { as: 'play', name: 'Cleo' });
  const entries = cleo.guest.state.entries;
  expect(cleo.pledged.at(-1)).toEqual({ name: 'player:1', from: entries, pledge: cleo.shelf.chains[0]?.pledge });
  const { record, report } = await published(after, made, desk);
  expect(record.entries.map(({ do: move }) => move)).toEqual(['start', 'roll', 'undo', 'roll', 'replace', 'end']);
  expect(record.entries[3]?.reveal).not.toBe(record.entries[1]?.reveal);
  expect(record.entries[3]?.drew).toEqual(record.entries[1]?.drew);
  expect(report).toMatchObject({ verdict: 'ok', again: 1, gone: [], parts: { player: 1 } });
  expect(report.chains.filter(({ late }) => late).map(({ name }) => name)).toEqual(['player:1']);
  void ben;
});

test('FAIR-2: a second device pledges a chain of its own, and both are in force', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await gather(house);
  const phone = await LinkedGuest.join(house, made.code, { as: 'play', token: ann.guest.token });
  expect(phone.pledged.filter(({ name }) => name === 'player:0')).toHaveLength(2);
  await host.move('start');
  await until(() => phone.guest.own.legal.length > 0, 'Ann’s turn');
  expect(await phone.move('roll')).toMatchObject({ ok: true });
  const { report } = await published(house, made, host);
  expect(report).toMatchObject({ verdict: 'ok', parts: { player: 1 } });
});

test('FAIR-3: where a person looks on from a robot’s seat, start takes the link of that page too', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ ...six, robots: true, pace: 60_000 });
  const host = await house.host(made);
  const reply = (await host.tell({ do: 'seat-link', seat: 0 })) as Extract<DeskReply, { ok: true }>;
  const page = await LinkedGuest.join(house, made.code, { as: 'play', token: reply.link?.split('#')[1] ?? '' });
  const live = house.live(made.code);
  expect(await live.move('host', { id: null, do: 'start' })).toMatchObject({ ok: true });
  expect(live.state.sources?.[1]).toEqual({ name: 'player:0', value: page.giver.given[0]?.link });
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
