/** FAIR-10: what an operator changes on the way to a page is said at once, to its player and to the host, and for good. */
import { expect, test } from 'vitest';
import { publicSeed } from '../../shared/engine/fair.ts';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { CueFrame, DiceAlarm } from '../../shared/engine/protocol.ts';
import { recordHash } from '../../shared/engine/record.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { Drawer, PartPage } from './part-page.ts';
import { type Made, Playhouse, until } from './playhouse.ts';

const gather = async (house: Playhouse, before: (ann: PartPage) => void = () => undefined) => {
  const made = await house.make({ show: 'six-dice', seats: 2, options: { target: 20_000 } });
  const host = await PartPage.host(house, made);
  const ann = await PartPage.join(house, made.code, { as: 'play', name: 'Ann' });
  await PartPage.join(house, made.code, { as: 'play', name: 'Ben' });
  before(ann);
  expect(await host.move('start')).toMatchObject({ ok: true });
  await mayRoll(ann);
  return { made, host, ann };
};

const mayRoll = ({ guest }: PartPage) =>
  until(() => guest.own.legal.some(({ do: move }) => move === 'roll'), 'Ann’s turn');

const refusal = { ok: false, code: 'not-now' } as const;

const reported = ({ guest }: PartPage) => JSON.parse(guest.state.alarms) as readonly DiceAlarm[];

/** The page and the host both know, and of nothing else. */
const known = async (ann: PartPage, host: PartPage, alarms: readonly Omit<DiceAlarm, 'name'>[]) => {
  await until(() => reported(host).length >= alarms.length && ann.alarms.length >= alarms.length, 'the alarm');
  const own = alarms.map(alarm => ({ name: 'player:0', ...alarm }));
  expect(ann.part.alarms.value).toEqual(own);
  expect(reported(host)).toEqual(own);
};

const changed = (change: (frame: CueFrame) => CueFrame) => (state: Mirrored) => ({
  ...state,
  cues: JSON.stringify(change(JSON.parse(state.cues) as CueFrame)),
});

const close = async (house: Playhouse, made: Made, host: PartPage) => {
  if (host.guest.state.phase !== 'over') await host.guest.move('end', { winner: 0 });
  await host.guest.tell({ do: 'close' });
  return (await house.get(`/api/episodes/${made.code}/record`)).body as Record<string, unknown>;
};

test.each<[string, (state: Mirrored) => Mirrored, readonly Omit<DiceAlarm, 'name'>[]]>([
  ['the lock of the show', state => ({ ...state, commit: 'ab'.repeat(32) }), [{ what: 'commit', entry: -1 }]],
  [
    'what everybody mixed in',
    state => ({ ...state, publicSeed: 'ab'.repeat(32) }),
    [{ what: 'public-seed', entry: -1 }],
  ],
  [
    'what everybody mixed in, taken away',
    state => ({ ...state, publicSeed: '' }),
    [{ what: 'public-seed', entry: -1 }],
  ],
  [
    'the place of a pledge',
    state => ({ ...state, chains: state.chains.replaceAll('"place":0', '"place":1') }),
    [{ what: 'pledge', entry: -1 }],
  ],
  [
    'the entry from which a pledge holds',
    state => ({ ...state, chains: state.chains.replaceAll('"from":0', '"from":1') }),
    [{ what: 'pledge', entry: -1 }],
  ],
])('an operator who changes %s is told of by the page at once, and over a reload', async (_, shown, alarms) => {
  const house = await Playhouse.open();
  const { made, host, ann } = await gather(house);
  ann.shown = shown;
  ann.see();
  await known(ann, host, alarms);
  // The page still reports it after a reload, although nothing changes for it any more.
  const again = await PartPage.join(house, made.code, { as: 'play', token: ann.guest.token }, ann.drawer);
  expect(again.alarms).toEqual(alarms.map(({ what }) => what));
});

test('a desk that hears of the start later than a seat in the same browser raises no alarm', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'six-dice', seats: 2, options: { target: 20_000 } });
  const browser = new Drawer();
  const host = await PartPage.host(house, made, browser);
  const ann = await PartPage.join(house, made.code, { as: 'play', name: 'Ann' }, browser);
  await PartPage.join(house, made.code, { as: 'play', name: 'Ben' });
  expect(await host.move('start')).toMatchObject({ ok: true });
  await mayRoll(ann);
  // What the desk was shown before the start reaches it only now.
  host.shown = state => ({ ...state, publicSeed: '', sources: '[]', entries: 0, cues: '' });
  host.see();
  host.shown = state => state;
  host.see();
  expect([host.alarms, ann.alarms, reported(host)]).toEqual([[], [], []]);
});

/** A chain of somebody else's, pledged under Ann's seat after her own. */
const withStranger = (state: Mirrored) => ({
  ...state,
  chains: JSON.stringify([
    ...(JSON.parse(state.chains) as { name: string }[]).filter(({ name }) => name !== 'player:0'),
    { name: 'player:0', from: 1, place: 0, pledge: 'ef'.repeat(32) },
  ]),
});

test('an operator who pledges a chain under a seat is shown at once; its person says whose it is', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await gather(house);
  ann.shown = withStranger;
  ann.see();
  expect([ann.part.stranger.value, ann.alarms]).toEqual(['ef'.repeat(32), []]);
  ann.part.answerStranger(false);
  await known(ann, host, [{ what: 'stranger', entry: -1 }]);
  expect(ann.part.stranger.value).toBe('');
  // For good.
  expect((await close(house, made, host)).alarms).toEqual([{ name: 'player:0', what: 'stranger', entry: -1 }]);
});

test('an operator who leaves a page out of the public seed, or replaces its link, raises an alarm', async () => {
  for (const value of ['', 'ab'.repeat(32)]) {
    const house = await Playhouse.open();
    const { made, host, ann } = await gather(house, page => {
      page.shown = state => {
        if (state.publicSeed === '') return state;
        const sources = (JSON.parse(state.sources) as { name: string; value: string }[]).map(source =>
          source.name === 'player:0' ? { ...source, value } : source,
        );
        // The operator mixes anew, so that everything fits in itself.
        return {
          ...state,
          sources: JSON.stringify(sources),
          publicSeed: publicSeed(state.code, state.commit, sources),
        };
      };
    });
    await known(ann, host, [{ what: 'source', entry: 0 }]);
    const record = await close(house, made, host);
    // The page holds the record against what it was shown, too.
    await until(() => ann.alarms.length === 2, 'the record');
    expect(ann.alarms).toEqual(['source', 'public-seed']);
    expect(verifyRecord(record, showNamed)).toMatchObject({ verdict: 'ok', alarms: 1 });
  }
});

test('an operator who drops or exchanges a link of an entry is reported, with the entry', async () => {
  for (const link of ['', 'ab'.repeat(32)]) {
    const house = await Playhouse.open();
    const { made, host, ann } = await gather(house);
    ann.shown = changed(({ link: _link, ...frame }) => ({ ...frame, ...(link === '' ? {} : { link }) }));
    expect(await ann.move('roll')).toMatchObject({ ok: true, entry: 1 });
    await known(ann, host, [{ what: 'link', entry: 1 }]);
    // For good: in the record, in what the verifier says of it, and in the recap.
    const record = await close(house, made, host);
    expect(record.alarms).toEqual([{ name: 'player:0', what: 'link', entry: 1 }]);
    expect(verifyRecord(record, showNamed)).toMatchObject({ verdict: 'ok', alarms: 1 });
    const { body } = await house.get(`/api/episodes/${made.code}/story`);
    expect((body as { alarms: unknown }).alarms).toEqual(record.alarms);
  }
});

test('an operator who puts a link into another entry raises an alarm: used before, or of a press that was refused', async () => {
  const house = await Playhouse.open();
  const { host, ann } = await gather(house);
  expect(await ann.move('roll')).toMatchObject({ ok: true, entry: 1 });
  const [used] = JSON.parse(ann.guest.state.cues).link === undefined ? [''] : [JSON.parse(ann.guest.state.cues).link];
  const refused = (await ann.part.press('roll', true))!;
  await ann.part.replied(refused, refusal);
  ann.shown = changed(frame => (frame.entry === 2 ? { ...frame, link: refused.link } : frame));
  expect(await host.move('undo')).toMatchObject({ ok: true });
  await known(ann, host, [{ what: 'link', entry: 2 }]);
  await mayRoll(ann);
  ann.shown = changed(frame => (frame.entry === 3 ? { ...frame, link: used } : frame));
  expect(await host.guest.move('correct', { seat: 1, score: 0, reason: '' })).toMatchObject({ ok: true, entry: 3 });
  await known(ann, host, [
    { what: 'link', entry: 2 },
    { what: 'link', entry: 3 },
  ]);
});

test('a press that failed while something else was drawn in its place is said quietly, unless an undo explains it', async () => {
  const house = await Playhouse.open();
  const { host, ann } = await gather(house);
  const lost = (await ann.part.press('roll', true))!;
  await ann.part.replied(lost, { ok: false, code: 'gone' });
  expect(ann.part.lost.value).toBe(false);
  expect(await host.move('roll', {}, 0)).toMatchObject({ ok: true, entry: 1 });
  await until(() => ann.part.lost.value, 'the notice');
  expect(ann.alarms).toEqual([]);
  ann.part.lost.value = false;
  const again = (await ann.part.press('roll', true))!;
  await ann.part.replied(again, refusal);
  expect(await host.move('undo')).toMatchObject({ ok: true });
  expect(await host.move('roll', {}, 0)).toMatchObject({ ok: true, entry: 3 });
  await ann.guest.sees(4);
  expect([ann.part.lost.value, ann.alarms]).toEqual([false, []]);
});

test('a page whose press is passed off as a move that draws nothing raises an alarm', async () => {
  const house = await Playhouse.open();
  const { host, ann } = await gather(house);
  // The list of moves did not say that this one draws, so no link went with it.
  const press = (await ann.part.press('roll', false))!;
  const reply = await ann.guest.move('roll');
  expect(reply).toMatchObject({ ok: true, entry: 1 });
  await ann.part.replied(press, { ok: true, entry: 1 });
  await known(ann, host, [{ what: 'link', entry: 1 }]);
});

test('a press that was refused or lost is no alarm, and its link comes with the next one at the same place', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await gather(house);
  // A press that the rules refuse, while somebody else's entry comes between.
  expect(await ann.move('roll', { keep: 'nonsense' })).toMatchObject({ ok: true });
  expect(await ann.move('open-game')).toMatchObject({ ok: false });
  expect(await host.guest.move('correct', { seat: 1, score: 50, reason: '' })).toMatchObject({ ok: true });
  expect(await host.guest.move('undo')).toMatchObject({ ok: true });
  expect(await host.guest.move('undo')).toMatchObject({ ok: true });
  await mayRoll(ann);
  expect(await ann.move('roll')).toMatchObject({ ok: true });
  const record = await close(house, made, host);
  await until(() => ann.guest.state.closed, 'the record');
  expect(verifyRecord(record, showNamed)).toMatchObject({ verdict: 'ok', parts: { player: 1 } });
  expect([...ann.alarms, ...host.alarms]).toEqual([]);
});

test('a record that lacks a link from before a reload raises an alarm, and the file stays the published one', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await gather(house);
  expect(await ann.move('roll')).toMatchObject({ ok: true, entry: 1 });
  await until(() => ann.part.ownEntries.value.has(1), 'the page heard it');
  await ann.guest.leave();
  const record = await close(house, made, host);
  const { hash } = record;
  // Forged on the way to the page alone: the entry without its link.
  const forged = JSON.parse(JSON.stringify(record)) as { entries: { reveal?: string }[] };
  delete forged.entries[1]!.reveal;
  const get = globalThis.fetch;
  globalThis.fetch = async (...asked) =>
    String(asked[0]).endsWith('/record') ? new Response(JSON.stringify(forged)) : get(...asked);
  try {
    const again = await PartPage.join(house, made.code, { as: 'play', token: ann.guest.token }, ann.drawer);
    await until(() => again.alarms.length > 0, 'the alarm');
    expect(again.part.alarms.value).toEqual([{ name: 'player:0', what: 'link', entry: 1 }]);
  } finally {
    globalThis.fetch = get;
  }
  await until(() => reported(host).length === 1, 'the host knows');
  // The recap says it, by the head of the tape; the record is the one whose hash was published, and so is the tape.
  const head = await (await fetch(`${house.url}/e/${made.code}/tape`)).json();
  expect(head).toMatchObject({ record: hash, alarms: [{ name: 'player:0', what: 'link', entry: 1 }] });
  const tape = await (await fetch(`${house.url}/e/${made.code}/tape/${hash}`)).json();
  expect(tape).toMatchObject({ alarms: [] });
  const after = (await house.get(`/api/episodes/${made.code}/record`)).body as Record<string, unknown>;
  expect(after).toEqual(record);
  expect(after.hash).toBe(hash);
  expect(recordHash(after)).toBe(hash);
});

test('what a page found before anybody sat down, and without a network, reaches the host as soon as it can', async () => {
  const house = await Playhouse.open();
  const { host, ann } = await gather(house);
  const request = ann.guest.room.request.bind(ann.guest.room);
  ann.guest.room.request = (() => Promise.reject(new Error('no network'))) as never;
  ann.shown = state => ({ ...state, commit: 'ab'.repeat(32) });
  ann.see();
  expect(ann.alarms).toEqual(['commit']);
  expect(reported(host)).toEqual([]);
  // The refusal has come.
  await new Promise(setImmediate);
  ann.guest.room.request = request as never;
  ann.see();
  await known(ann, host, [{ what: 'commit', entry: -1 }]);
});
