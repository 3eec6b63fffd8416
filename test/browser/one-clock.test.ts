/**
 * Nobody knows before the television: phones, desk, watch page and television show the result of every kind of throw at the
 * same moment, and until then no page holds a number that it did not hold before. A phone with sound on knocks with the dice,
 * and plays and buzzes the result at that moment. The pages are real and animated. On a busy machine every timer is late, so
 * each page is held to its own timer for the moment.
 */
import { expect, onTestFinished, test } from 'vitest';
import { phonePieces } from '../../client/sound/library.ts';
import { televisionLag } from '../../client/stage/pace.ts';
import { facesOf } from '../../shared/engine/moments.ts';
import { clockQuestion, type DeskReply } from '../../shared/engine/protocol.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { loadTell, narratorFor } from '../../shared/words/index.ts';
import { fixedDice, Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { begunAt, listenTo, piecesAt } from './listening.ts';
import { dist, Screen } from './studio-pages.ts';

// Dice in software would take the processor from the pages that are measured: these are the plain ones.
const browser = oneBrowser(...plainDice);

/** Milliseconds that pages may be apart, and entries within which every kind of throw of a show has come. */
const apart = 150;
const most = 160;

/** The texts of a page with the time of each change, recorded in the page so that no connection delays them. */
const listen = () => {
  const heard: { at: number; text: string }[] = [];
  const look = () => {
    const words: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) words.push(node.nodeValue ?? '');
    const text = words.join(' ').replace(/\s+/g, ' ');
    if (heard.at(-1)?.text !== text) heard.push({ at: Date.now(), text });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  Object.assign(window, { heard });
};

interface Heard {
  readonly at: number;
  readonly text: string;
}

const heardBy = ({ page }: Screen): Promise<readonly Heard[]> =>
  page.evaluate(() => {
    const { heard } = window as unknown as { heard: Heard[] };
    const copy = [...heard];
    heard.splice(0, heard.length - 1);
    return copy;
  });

/**
 * Waits until all pages have settled at this entry: the stages report what they show and whether they act, and the others have
 * changed nothing since. Then forgets all but the last change of each.
 */
const settled = async (screens: readonly Screen[], entries: number): Promise<void> => {
  for (const { page } of screens) {
    const stage = page.locator('.stage');
    if ((await stage.count()) > 0)
      await page.locator(`.stage[data-entries="${entries}"][data-busy="no"]`).waitFor({ state: 'attached' });
  }
  const texts = async () => (await Promise.all(screens.map(heardBy))).map(heard => heard.at(-1)?.text ?? '').join('\n');
  // Compared 200 ms apart at least: a phone tells later than the television, and what it tells last belongs to the entry before.
  let last = '';
  const same = async () => {
    const now = await texts();
    const still = now === last;
    last = now;
    return still;
  };
  await expect.poll(same, { interval: 200, timeout: 20_000 }).toBe(true);
};

/** When a timer of this page for that time goes off: later than it should where the machine has other things to do. */
const probe = ({ page }: Screen, due: number): Promise<number> =>
  page.evaluate(
    until => new Promise<number>(resolve => setTimeout(() => resolve(Date.now()), until - Date.now())),
    due,
  );

/** Numbers without commas. One-digit numbers are left out, because they appear everywhere. */
const numbersIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(/\d[\d.,]*\d/g) ?? []).map(number => number.replaceAll(/[.,]/g, '')));

/** When a page first said this, after it had not; Infinity for never. */
const first = (heard: readonly Heard[], line: string): number => {
  const before = heard[0]?.text.split(line).length ?? 0;
  return heard.find(({ text }) => text.split(line).length > before)?.at ?? Number.POSITIVE_INFINITY;
};

/**
 * Each throw takes seconds of moving pages: `npm run test:long` takes every kind of throw of every show, `npm test` one that
 * lands as it falls, and one with tension.
 */
const long = process.env.LONG !== undefined;
const timed = long ? shows.map(({ name }) => name).filter(name => name !== 'qualifying') : ['on-a-roll'];

type LiveEpisode = ReturnType<Playhouse['live']>;

/** Plays a show move by move as its robots do; everything that chance brings is the same in two of them. */
const player = (live: LiveEpisode) => {
  const luck = seededLuck(5);
  return async (): Promise<void> => {
    const { by, do: move, ...inputs } = robotMove(live.episode, luck);
    const reply = await live.move(by, { id: null, do: move, ...inputs });
    if (!reply.ok) throw new Error(reply.message);
  };
};

/** The throw of the newest entry, if it is one. */
const thrownIn = (live: LiveEpisode, act: string) => {
  const { cues, time } = live.staging.frame;
  const index = cues.findIndex(cue => facesOf(cue) !== null);
  const cue = cues[index];
  return cue === undefined || time === undefined
    ? undefined
    : { cue, index, time, kind: `${act}/${cue.cue}${time.tense ? '/tense' : ''}` };
};

/** The first throw of each kind, by the number of its entry: found in a rehearsal that no page looks at. */
const kindsIn = async (live: LiveEpisode): Promise<ReadonlyMap<number, string>> => {
  const play = player(live);
  const first = new Map<string, number>();
  for (let entry = 0; entry < most && !live.episode.over; entry++) {
    const { act } = live.episode;
    await play();
    const kind = thrownIn(live, act.name)?.kind;
    if (kind !== undefined && !first.has(kind)) first.set(kind, entry);
  }
  const all = [...first].map(([kind, entry]) => [entry, kind] as const);
  const ofTension = (tense: boolean) => all.filter(([, kind]) => kind.endsWith('/tense') === tense);
  return new Map(long ? all : [...ofTension(false).slice(0, 1), ...ofTension(true).slice(0, 1)]);
};

test.each(timed)('%s: every kind of throw is told at one moment on all pages, and never before', async name => {
  const show = showNamed(name)!;
  const house = await Playhouse.open({ dist, source: () => fixedDice(3), luck: seededLuck(3) });
  const seats = Math.min(show.seats[1], Math.max(show.seats[0], 2));
  // Its robots play when the test says so. The house's robots would continue by themselves.
  const full = async (pack?: unknown) => {
    const made = await house.make({ show: name, seats, pack });
    for (const player of ['Ann', 'Ben'].slice(0, seats)) await house.join(made.code, { as: 'play', name: player });
    return made;
  };
  const rehearsal = house.live((await full()).code);
  const kinds = await kindsIn(rehearsal);
  expect(kinds.size, 'kinds of throw').toBeGreaterThan(0);
  const { code, token } = await full(rehearsal.facts.pack);
  const director = await house.join(code, { as: 'host', token });
  await director.tell({ do: 'set', settings: { odds: 'nobody' } });
  const link = (await director.tell({ do: 'seat-link', seat: 0 })) as Extract<DeskReply, { ok: true }>;
  const address = `${house.url}/e/${code}`;
  const open = async (as: string, size: 'phone' | 'desk' | 'smallTv', at: string, ready: string) => {
    const screen = await Screen.open(browser(), as, size, { calm: false });
    if (as === 'phone') {
      await listenTo(screen.page);
      await screen.page.addInitScript(() => localStorage.setItem('boxcars:sound:seat', '{"muted":false,"volume":1}'));
    }
    let questions = 0;
    screen.page.on('websocket', socket =>
      socket.on('framesent', ({ payload }) => {
        if (Buffer.from(payload).includes(clockQuestion)) questions += 1;
      }),
    );
    await screen.page.goto(at);
    await screen.page.locator(ready).waitFor();
    // It has measured the server's clock.
    await expect.poll(() => questions, { timeout: 20_000 }).toBeGreaterThan(2);
    await screen.page.evaluate(listen);
    return screen;
  };
  const seatLink = new URL(link.link!);
  const [tv, phone, watcher, host] = await Promise.all([
    open('television', 'smallTv', `${address}/tv`, '.stage .set'),
    open('phone', 'phone', house.url + seatLink.pathname + seatLink.hash, 'main.live'),
    open('watch page', 'phone', `${address}/watch`, '.stage .set'),
    open('desk', 'desk', `${address}/host#${token}`, 'main'),
  ]);
  const screens = [tv, phone, watcher, host];
  // Browsers allow sound and vibration after a touch.
  await phone.page.touchscreen.tap(2, 2);

  const live = house.live(code);
  const tell = await loadTell(name);
  const play = player(live);
  const spread: string[] = [];
  for (let entry = 0; entry <= Math.max(...kinds.keys()); entry++) {
    const kind = kinds.get(entry);
    if (kind === undefined) {
      await play();
      continue;
    }
    const { act, names } = live.episode;
    live.staging.skip();
    await settled(screens, live.episode.entries.length);
    // A busy phone calls its player late: its title says that it has.
    const yourTurn = live.legal.some(({ by }) => by === 0);
    const called = async () => (await phone.page.title()).startsWith('●') === yourTurn;
    await expect.poll(called, { timeout: 20_000, message: 'the phone knows whose turn it is' }).toBe(true);
    const views = ['audience' as const, ...names.keys()].map(viewer => live.episode.view(viewer));
    const before = JSON.stringify(views);
    const unrendered = async () => {
      const pieces = await piecesAt(phone.page);
      return pieces === 0 || pieces % phonePieces.length > 0;
    };
    await expect.poll(unrendered, { timeout: 20_000, message: 'the phone still renders its music' }).toBe(false);
    await begunAt(phone.page);
    await play();
    const thrown = thrownIn(live, act.name);
    expect(thrown?.kind, 'as in the rehearsal').toBe(kind);
    if (thrown === undefined) continue;
    const { cue, index, time } = thrown;
    const due = time.at + (time.tells[index] ?? 0);
    const dueOn = (screen: Screen) => due + (screen === phone || screen === host ? televisionLag : 0);
    const timers = await Promise.all(screens.map(screen => probe(screen, dueOn(screen))));
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - Date.now() + 600)));
    // Of the same entry, but told before the throw: the place in the list of rolls that was picked.
    const known = numbersIn(`${before} ${JSON.stringify(live.staging.frame.cues.slice(0, index))}`);
    const line = tell(cue, act.name, narratorFor(names));
    // A phone speaks to whoever holds it.
    const yours = tell(cue, act.name, narratorFor(names, undefined, 0));
    const heard = await Promise.all(screens.map(heardBy));
    const begun = await begunAt(phone.page);
    // Knocks are short. Anything longer gives the result away.
    const results = begun.filter(({ lasts, buzz }) => lasts > 0.5 || buzz.length > 1);
    const knocks = begun.filter(one => !results.includes(one));
    const latest = apart + Math.max(0, ...timers.map(at => at - due));
    expect(
      results.filter(({ at }) => at - dueOn(phone) < -20),
      `the phone sounds or buzzes before the moment (${kind})`,
    ).toEqual([]);
    expect(
      knocks.filter(({ at, lasts }) => at < due && lasts > 0),
      `the phone is heard to knock (${kind})`,
    ).not.toEqual([]);
    expect(Math.max(...knocks.map(({ at }) => at - due)), `the last knock (${kind})`).toBeLessThanOrEqual(latest);
    // The phone plays the tone of the last cue that is revealed at this moment.
    const tone = time.tones?.[time.tells.lastIndexOf(time.tells[index] ?? 0)] ?? '';
    if (tone !== '')
      expect(
        results.filter(({ at, lasts }) => lasts > 0 && at - due <= latest),
        `the phone plays the result (${kind}, ${tone})`,
      ).not.toEqual([]);
    const moments = heard.map((changes, i) => first(changes, screens[i] === phone ? yours : line));
    spread.push(`${kind}: ${moments.map((at, i) => `${at - due} (timer ${(timers[i] ?? 0) - due})`).join(', ')}`);
    for (const [i, screen] of screens.entries()) {
      const at = moments[i] ?? 0;
      expect(at - dueOn(screen), `${screen.name} tells “${line}” (${kind})`).toBeGreaterThanOrEqual(-20);
      expect(at - (timers[i] ?? 0), `${screen.name} after its moment (${kind})`).toBeLessThanOrEqual(apart);
      const changes = heard[i] ?? [];
      const stood = numbersIn(changes[0]?.text ?? '');
      // The result of the throw is shown now, and nobody knew it before.
      const brought = [...numbersIn(changes.at(-1)?.text ?? '')].filter(one => !stood.has(one) && !known.has(one));
      const early = changes.filter(change => change.at < dueOn(screen) - 20);
      const leaks = early.filter(({ text }) => brought.some(one => numbersIn(text).has(one)));
      expect(leaks, `${screen.name} before “${line}” (${kind}): ${brought}`).toEqual([]);
    }
  }
  console.info(`${name}: milliseconds after the moment, television, phone, watch page, desk\n${spread.join('\n')}`);
  expect(screens.flatMap(({ complaints }) => complaints)).toEqual([]);
  onTestFinished(() => director.leave());
});
