/**
 * A phone tells the story of the television: it never shows a throw again that it has left, waits for nobody while something is
 * told, and says that something is locked in only until it is told. Whole golden episodes, on every player's phone, with players
 * who are quicker than what their phones show of the throw before.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { controlsOf } from '../../client/controls/index.ts';
import { boardFor } from '../../client/shows/index.ts';
import type { StageBoard } from '../../client/stage/board.ts';
import { createDirector } from '../../client/stage/director.ts';
import { isSame } from '../../shared/engine/json.ts';
import { readCues } from '../../shared/engine/mirror-read.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import { startOf } from '../../shared/engine/timeline.ts';
import { phone } from '../../shared/words/en/phone.ts';
import { playing } from '../../shared/words/en/playing.ts';
import { loadTell, words } from '../../shared/words/index.ts';
import { goldenEpisodes, goldenMoments, type Moment, timed } from '../../tools/preview/moments.ts';
import { phoneOf } from './phone.tsx';

vi.mock('../../client/parts/throw/cubes.tsx', () => ({ default: () => null }));

const every = 100;

/** Milliseconds after which a player presses what their phone offers. */
const quick = 300;

beforeAll(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '' });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The television of the same show. */
const stageOf = async (moments: readonly Moment[]) => {
  const acts = [...new Set(moments.map(({ view }) => `${view.show}/${view.act}`))];
  const boards = new Map<string, StageBoard>();
  for (const act of acts) {
    const [show = '', name = ''] = act.split('/');
    boards.set(act, await boardFor(show, name));
  }
  const scene = ({ shell, view }: Moment, frame: CueFrame) => ({
    view,
    shell: { ...shell, televised: true, cues: JSON.stringify(frame) },
  });
  const [first] = moments as [Moment];
  const director = createDirector(
    scene(first, { entry: -1, cues: [], check: '' }),
    ({ view }) => boards.get(`${view.show}/${view.act}`) ?? null,
    () => {},
  );
  return { director, take: (moment: Moment, frame: CueFrame) => director.update(scene(moment, frame)) };
};

/** `npm run test:long` takes every episode. */
const played = goldenEpisodes.filter((_, i) => process.env.LONG !== undefined || i % 2 === 0);

test.each(played)('%s: phones only go forward', { timeout: 120_000 }, async episode => {
  const moments = timed(goldenMoments(episode));
  const tell = await loadTell(moments[0]?.view.show ?? '');
  const { has } = words().pages.play;
  const { lockedIn, rolling, coming } = playing;
  const phones = [0, 1].map(seat => phoneOf(seat, tell));
  const television = await stageOf(moments);
  const left = phones.map(() => new Set<number>());
  const thrown = phones.map(() => -1);
  const seen = { sheets: 0, told: 0 };
  vi.setSystemTime(0);
  let last: CueFrame['time'];
  for (const [i, moment] of moments.entries()) {
    const { time, ...frame } = readCues(moment.shell);
    const now = Date.now();
    last = i === 0 || time === undefined ? undefined : { ...time, at: startOf(last, now) };
    const timed = { ...frame, ...(last && { time: last }) };
    for (const { take } of phones) take(moment, timed, i > 0);
    television.take(moment, timed);
    const until = last === undefined ? now + every : last.at + last.shows + quick;
    while (Date.now() < until) {
      await vi.advanceTimersByTimeAsync(every);
      for (const [seat, { pages, told, sheet }] of phones.entries()) {
        const at = `${moment.name}, entry ${frame.entry}, phone ${seat}, ${Date.now() - now} ms`;
        // Neither the next question nor the next button is on a phone before the television has come to it.
        const { shell, view } = television.director.shown.value;
        // An entry that changes nothing needs no new picture.
        const entries = isSame(view, moment.view) ? moment.shell.entries : shell.entries;
        expect(pages.mirrored.value?.entries, `${at}: ahead of the television`).toBeLessThanOrEqual(entries);
        expect(pages.own.value?.entries ?? -1, `${at}: ahead of the television`).toBeLessThanOrEqual(entries);
        thrown[seat] = pages.air.value?.entry ?? thrown[seat] ?? -1;
        const shows = sheet.marked().includes('thrown-sheet');
        if (shows) {
          seen.sheets++;
          expect(left[seat]?.has(thrown[seat] ?? -1), `${at}: a throw comes back`).toBe(false);
        } else left[seat]?.add(thrown[seat] ?? -1);
        const entry = pages.telling.value;
        if (entry < 0) continue;
        seen.told++;
        const text = sheet.read();
        // What has been told is never followed by a promise: the board knows it by now.
        const newest = told.value.findLast(line => line.entry === entry && !line.explains)?.text;
        if (pages.coming.value && sheet.marked().includes('waiting-sheet'))
          if (newest === undefined) expect([coming, lockedIn, rolling], at).toContain(sheet.heading());
          else expect(sheet.heading(), at).not.toBe(coming);
        for (const waits of [has.move(''), has.host]) expect(text, at).not.toContain(waits);
        if (entry === frame.entry && told.value.some(line => line.entry === entry))
          expect(text, at).not.toContain(lockedIn);
      }
    }
  }
  television.director.close();
  for (const { pages, sheet } of phones) {
    sheet.takeDown();
    pages.close();
  }
  expect(seen.told).toBeGreaterThan(0);
  if (episode !== 'qualifying') expect(seen.sheets).toBeGreaterThan(0);
});

test('whoever sends a number nobody else may see reads Locked in at once, however long the room takes', async () => {
  const moments = goldenMoments('lucky-numbers');
  const { take, sheet, pages } = phoneOf(0, await loadTell('lucky-numbers'));
  const open = moments.find(({ view }) => view.phase === 'buzz')!;
  take(open, readCues(open.shell), false);
  await expect.poll(() => sheet.read()).toContain(playing.pickNumber(1, 100));
  sheet.press('7');
  await expect.poll(() => sheet.read()).toContain(playing.buzz('7'));
  sheet.press(playing.buzz('7'));
  await expect.poll(() => sheet.read()).toContain(playing.lockedIn);
  expect(sheet.read()).not.toContain(playing.sending);
  sheet.takeDown();
  pages.close();
});

test('while the titles run, a player skips them where nobody hosts', async () => {
  const moments = timed(goldenMoments('lucky-numbers'));
  const at = moments.findIndex(({ shell }) => readCues(shell).time?.titles !== undefined);
  const [before, start] = moments.slice(at - 1, at + 1) as [Moment, Moment];
  const { skipTitles } = playing;
  for (const house of [true, false]) {
    const { take, sheet, pages, connection } = phoneOf(0, await loadTell('lucky-numbers'));
    const of = (moment: Moment) => ({ ...moment, shell: { ...moment.shell, house } });
    take(of(before), { entry: -1, cues: [], check: '' }, false);
    expect(sheet.read()).not.toContain(skipTitles);
    const { time, ...frame } = readCues(start.shell);
    const now = { ...frame, time: { ...time!, at: Date.now() } };
    take({ ...of(start), shell: { ...of(start).shell, cues: JSON.stringify(now) } }, now, true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sheet.read().includes(skipTitles)).toBe(house);
    if (house) sheet.press(skipTitles);
    expect(connection.skip).toHaveBeenCalledTimes(house ? 1 : 0);
    await vi.advanceTimersByTimeAsync(time!.ends + 500);
    expect(sheet.read()).not.toContain(skipTitles);
    sheet.takeDown();
    pages.close();
  }
});

/** Calls `see` with what the phone of `seat` shows while an entry is told. */
const watch = async (episode: string, entry: number, seat: number, see: (marked: string) => void): Promise<void> => {
  const moments = timed(goldenMoments(episode));
  const { pages, sheet, take } = phoneOf(seat, await loadTell(moments[0]?.view.show ?? ''));
  const [before, moment] = moments.slice(entry - 1, entry + 1) as [Moment, Moment];
  const { time: _, ...frame } = readCues(before.shell);
  take(before, frame, false);
  await expect.poll(() => controlsOf(before.view.show, before.view.act).waiting).toBeDefined();
  const { time, ...news } = readCues(moment.shell);
  take(moment, { ...news, ...(time && { time: { ...time, at: Date.now() } }) }, true);
  for (let at = 0; at < (time?.ends ?? 0) + 500; at += 50) {
    await vi.advanceTimersByTimeAsync(50);
    see(sheet.marked());
  }
  sheet.takeDown();
  pages.close();
};

test('a phone that waits keeps the question, what was answered, the verdict and what is right, for a second at least', async () => {
  let seen = 0;
  await watch('lucky-numbers', 7, 0, marked => {
    if (['first president', 'no idea', 'WRONG', 'George Washington'].every(text => marked.includes(text))) seen += 50;
  });
  expect(seen).toBeGreaterThan(1000);
});

test('paper falls for all that is taken home, not for what a mishap leaves', async () => {
  const seen = { keep: 0, home: 0 };
  await watch('lucky-numbers', 139, 0, marked => {
    const falls = marked.includes('celebrate-paper');
    for (const title of ['keep', 'home'] as const)
      if (marked.includes(`|>${phone[title]} <`) && marked.includes('celebrate ')) {
        seen[title]++;
        expect(falls, title).toBe(title === 'home');
      }
  });
  expect(seen.keep).toBeGreaterThan(0);
  expect(seen.home).toBeGreaterThan(0);
});

test.each([
  [38, 1, 'JAPAN', 'The subject is a place'],
  [24, 1, 'BEETHOVEN', 'Moonlight Sonata'],
  [15, 1, 'RISING SUN', 'What is clue 2?'],
  [16, 1, 'no idea', 'What is the subject?'],
  [98, 0, 'PLANET', 'Mars or Jupiter'],
] as const)('On A Roll, entry %i: an answer stands with what it answers', async (entry, seat, said, sought) => {
  let seen = 0;
  await watch('on-a-roll-best-of-three', entry, seat, marked => {
    if (marked.includes(said) && marked.includes(sought)) seen += 50;
  });
  expect(seen).toBeGreaterThan(1000);
});

test('the frame of a phone says what it is for its own player: a miss, a bust, a steal or the buzzer', async () => {
  const framesOf = async (episode: string, entry: number): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const seat of [0, 1]) {
      const seen = new Set<string>();
      await watch(episode, entry, seat, marked => {
        for (const [, tone = ''] of marked.matchAll(/screen-flash-(\w+)/g)) seen.add(tone);
      });
      found.push([...seen].join(' '));
    }
    return found;
  };
  expect(await framesOf('lucky-numbers', 7), 'Ben misses').toEqual(['', 'bad']);
  expect(await framesOf('hot-dice-bonanza', 6), 'Ben busts').toEqual(['', 'alarm']);
  const [ahead, behind] = await framesOf('lucky-numbers', 120);
  expect(ahead, 'the buzzer, ahead').not.toContain('alarm');
  expect(behind, 'the buzzer, behind').toContain('alarm');
  expect(await framesOf('lucky-numbers', 20), 'a steal').toEqual(expect.arrayContaining(['good', 'alarm']));
});
