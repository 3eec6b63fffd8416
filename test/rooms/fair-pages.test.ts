/** Seats as they are: several tabs, devices, hosts and people of one name, robots, posts; each with its part in the dice. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factsOf } from '../../client/dice-facts.ts';
import { backup, restoreBackup } from '../../server/store/backup.ts';
import { StoreFailure } from '../../server/store/failures.ts';
import type { Store } from '../../server/store/store.ts';
import type { CueFrame, DeskReply } from '../../shared/engine/protocol.ts';
import { type Report, verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { Drawer, PartPage } from './part-page.ts';
import { freshFolder, type Made, Playhouse, until } from './playhouse.ts';
import { storeThrough } from './store-through.ts';

const show = { show: 'six-dice', seats: 2, options: { target: 20_000 } };

interface Gathered {
  readonly made: Made;
  readonly host: PartPage;
  readonly ann: PartPage;
  readonly ben: PartPage;
}

const gather = async (house: Playhouse): Promise<Gathered> => {
  const made = await house.make(show);
  const host = await PartPage.host(house, made);
  const ann = await PartPage.join(house, made.code, { as: 'play', name: 'Ann' });
  const ben = await PartPage.join(house, made.code, { as: 'play', name: 'Ben' });
  return { made, host, ann, ben };
};

const started = async (house: Playhouse): Promise<Gathered> => {
  const all = await gather(house);
  expect(await all.host.move('start')).toEqual({ ok: true, entry: 0 });
  await turnOf(all.ann);
  return all;
};

const mayRoll = ({ guest }: PartPage) => guest.own.legal.some(({ do: move }) => move === 'roll');
const turnOf = (page: PartPage) => until(() => mayRoll(page), `a roll for ${page.name}`);

/** Rolls and undoes as often as given: a throw of the same seat each time, whatever its result. */
const rolls = async (host: PartPage, page: PartPage, times: number, before: (n: number) => void = () => undefined) => {
  for (let n = 0; n < times; n++) {
    await turnOf(page);
    before(n);
    expect(await page.move('roll')).toMatchObject({ ok: true });
    expect(await host.move('undo')).toMatchObject({ ok: true });
    await page.guest.sees(host.guest.state.entries);
  }
};

const published = async (
  house: Playhouse,
  made: Made,
  host: PartPage,
): Promise<{
  readonly entries: readonly {
    readonly do: string;
    readonly reveal?: string;
    readonly drew?: { readonly dice: readonly number[] };
  }[];
  readonly report: Report;
}> => {
  if (host.guest.state.phase !== 'over') await host.guest.move('end', { winner: 0 });
  expect(await host.guest.tell({ do: 'close' })).toMatchObject({ ok: true });
  const { body } = await house.get(`/api/episodes/${made.code}/record`);
  return { entries: (body as { entries: [] }).entries, report: verifyRecord(body, showNamed) };
};

const frameOf = ({ guest }: PartPage) => JSON.parse(guest.state.cues) as CueFrame;

test('FAIR-2: tabs of one seat, pressed at the same moment or with old storage, need not agree on anything', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await started(house);
  const token = ann.guest.token;
  const tab = await PartPage.join(house, made.code, { as: 'play', token }, ann.drawer);
  // A third tab in another process of the browser, which has not heard yet what the first ones kept.
  const late = await PartPage.join(house, made.code, { as: 'play', token }, ann.drawer.copy());
  expect(JSON.parse(ann.guest.state.chains)).toHaveLength(3);
  for (const page of [ann, tab, late]) await turnOf(page);
  const press = (...pages: readonly PartPage[]) => {
    const at = house.live(made.code).episode.entries.length;
    return Promise.all(pages.map(page => page.move('roll', { at })));
  };
  const replies = await press(ann, tab, late);
  expect(replies.filter(({ ok }) => ok).length).toBe(1);
  await host.move('undo');
  // Now both need a new chain, and make it at the same moment.
  for (const page of [ann, tab]) await turnOf(page);
  const again = await press(ann, tab);
  expect(again.filter(({ ok }) => ok).length).toBe(1);
  expect([ann, tab].map(({ part }) => part.stranger.value)).toEqual(['', '']);
  await host.move('undo');
  await rolls(host, tab, 1);
  // A tab that is only behind the others makes no chain until it presses.
  expect(factsOf(late.drawer.facts(made.code, late.name), 'start')).toHaveLength(1);
  // It remembers giving none of what the others gave.
  await rolls(host, late, 2);
  await rolls(host, ann, 1);
  const { entries, report } = await published(house, made, host);
  const given = entries.flatMap(({ do: move, reveal }) => (move === 'roll' ? [reveal] : []));
  expect(given.every(link => link !== undefined)).toBe(true);
  expect(new Set(given).size).toBe(given.length);
  expect(report.verdict).toBe('ok');
  expect([ann, tab, late, host].map(({ alarms }) => alarms)).toEqual([[], [], [], []]);
});

test('FAIR-10: a tab that is refused before it hears of another one’s press alarms nobody', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await started(house);
  const tab = await PartPage.join(house, made.code, { as: 'play', token: ann.guest.token }, ann.drawer);
  await turnOf(tab);
  const behind = tab.guest.state;
  for (const page of [ann, tab]) page.shown = () => behind;
  const presses = [await ann.part.press('roll', true), await tab.part.press('roll', true)];
  expect(presses[1]).toEqual(presses[0]);
  const [press] = presses;
  if (press === undefined) throw new Error('no lock');
  const reply = await ann.guest.move('roll', { reveal: press.link });
  expect(reply).toMatchObject({ ok: true });
  await tab.part.replied(press, { ok: false, code: 'not-now' });
  await ann.part.replied(press, reply);
  for (const page of [ann, tab]) {
    page.shown = state => state;
    page.see();
  }
  expect([ann, tab, host].map(({ alarms }) => alarms)).toEqual([[], [], []]);
});

test('FAIR-2, FAIR-10: of two devices the one that presses pledges; the other says so loudly, until its person knows', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await gather(house);
  const phone = await PartPage.join(house, made.code, { as: 'play', token: ann.guest.token });
  expect(await host.move('start')).toMatchObject({ ok: true });
  await rolls(host, phone, 1);
  expect(ann.part.stranger.value).not.toBe('');
  ann.part.answerStranger(true);
  // A user who confirms that it is theirs is not asked again about that chain, even after a reload.
  const again = await PartPage.join(house, made.code, { as: 'play', token: ann.guest.token }, ann.drawer);
  expect([ann, again].map(({ part }) => part.stranger.value)).toEqual(['', '']);
  await rolls(host, ann, 1);
  await until(() => phone.part.stranger.value !== '', 'the phone told');
  phone.part.answerStranger(true);
  await rolls(host, phone, 1);
  for (const page of [ann, phone]) if (page.part.stranger.value !== '') page.part.answerStranger(true);
  const { entries, report } = await published(house, made, host);
  const given = entries.flatMap(({ do: move, reveal }) => (move === 'roll' ? [reveal] : []));
  expect(new Set(given).size).toBe(3);
  expect(report).toMatchObject({ verdict: 'ok', alarms: 0 });
  expect(host.guest.state.alarms).toBe('[]');
});

test('FAIR-10: where a tab hears late of another one’s chain, the question whose it is goes by itself', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await started(house);
  const tab = await PartPage.join(house, made.code, { as: 'play', token: ann.guest.token });
  await rolls(host, tab, 1);
  await until(() => ann.part.stranger.value !== '', 'a question');
  for (const [about, value] of Object.entries(tab.drawer.facts(made.code, tab.name)))
    if (about.startsWith('pledge ')) ann.drawer.learn(made.code, ann.name, { [about]: value });
  ann.see();
  expect(ann.part.stranger.value).toBe('');
  const { report } = await published(house, made, host);
  expect([report.verdict, report.alarms, ann.alarms, tab.alarms]).toEqual(['ok', 0, [], []]);
});

test('FAIR-2: a device that only looks on after the start pledges nothing, so the player is asked nothing', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await started(house);
  const phone = await PartPage.join(house, made.code, { as: 'play', token: ann.guest.token });
  await rolls(host, ann, 1);
  expect([phone.pledges, ann.part.stranger.value]).toEqual([[], '']);
  await rolls(host, phone, 1);
  expect(phone.pledges).toHaveLength(1);
  expect(ann.part.stranger.value).toBe(phone.pledges[0]);
});

test('FAIR-2: a page whose storage was lost pledges another chain, which stands before it is used', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await started(house);
  await rolls(host, ann, 1);
  // Under the page itself: it still knows in memory.
  ann.drawer.clear();
  await rolls(host, ann, 1);
  await ann.guest.leave();
  const again = await PartPage.join(house, made.code, { as: 'play', token: ann.guest.token }, new Drawer());
  await rolls(host, again, 1);
  const { entries, report } = await published(house, made, host);
  expect(report.verdict).toBe('ok');
  expect(entries.filter(({ do: move, reveal }) => move === 'roll' && reveal === undefined)).toEqual([]);
  expect(report.chains.filter(({ late }) => late !== '').map(({ name, late }) => [name, late])).toEqual([
    ['player:0', 'undo'],
    ['player:0', 'undo'],
  ]);
  expect(again.alarms).toEqual([]);
});

test('FAIR-2: a substitute throws with a chain of their own; the page that was sent away gives nothing any more', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await started(house);
  await rolls(host, ann, 1);
  expect(await host.guest.tell({ do: 'remove', seat: 0 })).toMatchObject({ ok: true });
  await until(() => ann.guest.left > 0, 'Ann sent away');
  const cleo = await PartPage.join(house, made.code, { as: 'play', name: 'Cleo' });
  await turnOf(cleo);
  expect(await cleo.move('roll')).toMatchObject({ ok: true });
  await until(() => frameOf(host).part === 'player', 'Cleo’s part');
  // Ann's chain is still listed, but none of its links was ever given, so nobody needs a warning.
  expect([cleo.alarms, cleo.part.stranger.value]).toEqual([[], '']);
  const { report } = await published(house, made, host);
  expect(report).toMatchObject({ verdict: 'ok', parts: { player: 1 } });
  expect(report.chains.filter(({ late }) => late !== '')).toMatchObject([{ name: 'player:0', used: 1, late: 'undo' }]);
});

test('FAIR-2: a co-host has a chain of the host’s name, and either may start and draw', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers', options: { judging: 'host' } });
  const host = await PartPage.host(house, made);
  await PartPage.join(house, made.code, { as: 'play', name: 'Ann' });
  await PartPage.join(house, made.code, { as: 'play', name: 'Ben' });
  const link = (await host.guest.tell({ do: 'co-host' })) as Extract<DeskReply, { ok: true }>;
  const coHost = await PartPage.join(house, made.code, { as: 'host', token: link.link?.split('#')[1] ?? '' });
  expect(await coHost.move('start')).toMatchObject({ ok: true });
  await until(() => host.guest.own.legal.some(({ do: move }) => move === 'open-game'), 'the game');
  expect(frameOf(host)).toMatchObject({ entry: 0, part: 'host' });
  expect(await host.move('open-game')).toMatchObject({ ok: true });
  const { report } = await published(house, made, host);
  expect(report).toMatchObject({ verdict: 'ok', parts: { player: 0, host: 2 } });
  expect(report.chains.filter(({ name }) => name === 'host').map(({ used }) => used)).toEqual([1, 1]);
  // A co-host is no fault.
  expect([host, coHost].map(({ part }) => part.stranger.value)).toEqual(['', '']);
  expect([...host.alarms, ...coHost.alarms]).toEqual([]);
});

test('FAIR-2: a co-host who floods takes nothing from the host, before the start and after it', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await gather(house);
  const link = (await host.guest.tell({ do: 'co-host' })) as Extract<DeskReply, { ok: true }>;
  const coHost = await house.join(made.code, { as: 'host', token: link.link?.split('#')[1] ?? '' });
  const flood = async (digit: string) => {
    for (let i = 0; i < 40; i++)
      await coHost.room.request('pledge', { value: digit + i.toString(16).padStart(63, '0') });
  };
  await flood('a');
  await until(() => host.pledges.length === 0, 'the host’s chain pushed out of the state');
  expect(await host.move('start')).toEqual({ ok: true, entry: 0 });
  await flood('b');
  await turnOf(ann);
  expect(await host.move('roll', {}, 0)).toEqual({ ok: true, entry: 1 });
  // The undo spends the host's link of this place: a new chain is needed, which the flood leaves room for.
  expect(await host.move('undo')).toEqual({ ok: true, entry: 2 });
  await flood('c');
  await turnOf(ann);
  expect(await host.move('roll', {}, 0)).toEqual({ ok: true, entry: 3 });
  const { entries, report } = await published(house, made, host);
  expect(entries.slice(0, 2).map(({ reveal }) => reveal !== undefined)).toEqual([true, true]);
  expect(report).toMatchObject({ verdict: 'ok', alarms: 0 });
  expect([...host.alarms, ...ann.alarms]).toEqual([]);
});

test('FAIR-2, FAIR-10: a backup that is restored takes a throw back: play goes on with a new chain, and the page says so', async () => {
  const before = await Playhouse.open();
  const { made, host, ann } = await started(before);
  const copy = join(freshFolder(), 'copy');
  backup(before.folder, copy);
  expect(await ann.move('roll')).toEqual({ ok: true, entry: 1 });
  await before.app.close();
  const folder = join(freshFolder(), 'data');
  restoreBackup(copy, folder);
  const after = await Playhouse.open({ folder });
  const desk = await PartPage.host(after, made, host.drawer);
  const again = await PartPage.join(after, made.code, { as: 'play', token: ann.guest.token }, ann.drawer);
  await turnOf(again);
  expect(again.alarms).toEqual([]);
  expect(await again.move('roll')).toEqual({ ok: true, entry: 1 });
  // What she sent before stands in no entry any more, and another throw of hers is where it was.
  await until(() => again.alarms.length > 0, 'the alarm');
  expect(again.part.alarms.value).toEqual([{ name: 'player:0', what: 'link', entry: 1 }]);
  const { entries, report } = await published(after, made, desk);
  expect(report).toMatchObject({ verdict: 'ok', parts: { player: 1 }, alarms: 1 });
  const chains = report.chains.filter(({ name }) => name === 'player:0');
  expect(chains.map(({ from, place, late }) => [from, place, late])).toEqual([
    [0, 0, ''],
    [1, 0, 'unexplained'],
  ]);
  expect(entries[1]?.reveal).toBeDefined();
});

test('FAIR-10: a throw by post is a house throw although the host’s link is in it, and so is a robot’s; both are marked', async () => {
  const house = await Playhouse.open();
  const { made, host } = await started(house);
  expect(await host.move('roll', {}, 0)).toMatchObject({ ok: true });
  await until(() => frameOf(host).entry === 1, 'the throw');
  expect(frameOf(host)).toMatchObject({ hand: true, part: 'house', link: expect.stringMatching(/^[0-9a-f]{64}$/) });
  // The host has it at once; everybody else once it has been told.
  const post = (await house.get(`/api/episodes/${made.code}/post`, made.token)).body as string;
  expect(post).toMatch(/- Ann: .* \(house throw, check [0-9a-f]{8}\)/);
  expect(post.replaceAll(/\s+/g, ' ')).toContain('(Entered by the host: a house throw.)');
  const { entries, report } = await published(house, made, host);
  expect(entries[1]).toMatchObject({ do: 'roll', hand: 'host' });
  expect(report).toMatchObject({ verdict: 'ok', parts: { player: 0, host: 0, house: { post: 1 } } });

  const robots = await house.make({ ...show, robots: true, pace: 0, options: { target: 1000 } });
  const looker = await house.join(robots.code, { as: 'watch' });
  const parts = new Set<unknown>();
  looker.room.onStateChange(() => {
    const { check, part } = JSON.parse(looker.state.cues) as CueFrame;
    if (check !== '') parts.add(part);
  });
  await until(() => looker.state.phase === 'over', 'the robots’ show');
  expect([...parts]).toEqual(['house']);
  await house.live(robots.code).close();
  const { body } = await house.get(`/api/episodes/${robots.code}/record`);
  const verdict = verifyRecord(body, showNamed);
  expect(verdict).toMatchObject({ verdict: 'ok', parts: { player: 0 } });
  expect(verdict.parts.house.seat).toBeGreaterThan(0);
});

test('FAIR-2, FAIR-4: after a process died between link and write, the repeated press throws the same dice, elsewhere too', async () => {
  const folder = freshFolder();
  const drawn: (readonly number[] | undefined)[] = [];
  const dying = storeThrough((name, pass, given) => {
    const { entry } = name === 'append' ? (given as Parameters<Store['append']>)[2] : {};
    if (entry?.do !== 'roll') return pass();
    drawn.push(entry.drew?.dice);
    return Promise.reject(new StoreFailure('the process dies here'));
  });
  const before = await Playhouse.open({ folder, store: dying });
  const { made, host, ann } = await started(before);
  expect(await ann.move('roll')).toMatchObject({ ok: false, code: 'store' });
  await before.app.close();
  const after = await Playhouse.open({ folder });
  const desk = await PartPage.host(after, made, host.drawer);
  const again = await PartPage.join(after, made.code, { as: 'play', token: ann.guest.token }, ann.drawer);
  await turnOf(again);
  expect(await again.move('roll')).toMatchObject({ ok: true, entry: 1 });
  const { entries, report } = await published(after, made, desk);
  expect(drawn).toHaveLength(1);
  expect(entries[1]?.drew?.dice).toEqual(drawn[0]);
  expect(report).toMatchObject({ verdict: 'ok', parts: { player: 1 } });
  expect([...again.alarms, ...desk.alarms]).toEqual([]);
});
