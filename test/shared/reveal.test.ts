/** What is shown while an entry is told: the state before it, and each field changes with the cue that tells it. */
import { expect, test } from 'vitest';
import { type BoardShape, isJson } from '../../shared/engine/board.ts';
import type { Json } from '../../shared/engine/json.ts';
import { type Mirrored, readView } from '../../shared/engine/mirror-read.ts';
import { shownAt } from '../../shared/engine/reveal.ts';
import { momentsOf, type View } from '../../shared/engine/show.ts';
import { beatsOf } from '../../shared/engine/timeline.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { goldenEpisodes } from '../../tools/preview/moments.ts';
import { robotEntries } from './robot-entries.ts';
import { toldEntries } from './told-entries.ts';

/** Everything that a view shows, by name. */
const factsOf = ({ board, phase, result, seats }: View): Record<string, Json> => ({
  ...board,
  phase,
  result,
  scores: seats.map(({ score }) => score),
});

/** A board as the synchronized state holds it. */
const mirrored = (view: View, shape: BoardShape): Mirrored => {
  const encode = ([field, value]: [string, Json]) => {
    const of = shape[field];
    return [field, of !== undefined && isJson(of) ? JSON.stringify(value) : value];
  };
  const board = Object.fromEntries(Object.entries(view.board).map(encode));
  return { ...view, board, result: JSON.stringify(view.result) } as unknown as Mirrored;
};

test.each(goldenEpisodes)('%s: before its first beat an entry shows nothing, after its last cue everything', name => {
  for (const { before, after, cues, time } of toldEntries(name)) {
    const { beats = [], shows, tells } = time;
    const first = beats[0]?.at ?? shows;
    if (first > 0) expect(shownAt(before, after, time, first - 1)).toBe(before);
    expect(shownAt(before, after, time, Math.max(shows, tells[cues.length - 1] ?? 0))).toBe(after);
  }
});

test.each(goldenEpisodes)('%s: a field changes with a cue that tells it, and then for good', name => {
  for (const { name: moment, before, after, cues, time } of toldEntries(name)) {
    const { beats = [], shows, starts, tells } = time;
    const last = factsOf(after);
    const settled = new Set<string>();
    let shown = factsOf(before);
    for (const { at, opens, steps = {} } of beats) {
      expect([...starts, ...tells], moment).toContain(at);
      expect(at, moment).toBeLessThan(shows);
      const next = factsOf(shownAt(before, after, time, at));
      const changed = Object.keys(next).filter(field => JSON.stringify(next[field]) !== JSON.stringify(shown[field]));
      // Several cues may be told at the same time.
      const due = beats
        .filter(beat => beat.at === at)
        .flatMap(beat => [...beat.opens, ...Object.keys(beat.steps ?? {})]);
      for (const field of changed) {
        expect(due, `${moment}: ${cues.map(({ cue }) => cue)}`).toContain(field);
        expect([...settled], `${moment}: ${field}`).not.toContain(field);
      }
      for (const field of opens) if (!(field in steps)) settled.add(field);
      shown = next;
    }
    for (const field of settled) expect(shown[field], `${moment}: ${field}`).toEqual(last[field]);
  }
});

test.each(goldenEpisodes)('%s: every cue is declared, and the synchronized state shows the same as the view', name => {
  for (const { before, after, cues, acts, time } of toldEntries(name)) {
    const known = new Set(acts.flatMap(act => Object.keys(act?.opens ?? {})));
    const common = ['undo', 'replace', 'correct', 'ended', 'late', 'award'];
    for (const { cue } of cues) expect(known.has(cue) || common.includes(cue), cue).toBe(true);
    const shape = showNamed(before.show)?.acts.find(act => act.name === before.act)?.board ?? {};
    if (before.act !== after.act) continue;
    for (const { at } of time.beats ?? []) {
      const state = shownAt(mirrored(before, shape), mirrored(after, shape), time, at);
      expect(readView(state, shape)).toEqual(shownAt(before, after, time, at));
    }
  }
});

test.each(shows.map(show => [show.name, show] as const))(
  '%s: no cue opens a field whole that another cue of the same entry changes further',
  { timeout: 60_000 },
  (_, show) => {
    for (const { name, act, before, after, cues } of robotEntries(show, 24)) {
      const opened = cues.flatMap(({ cue }) =>
        (act.moments?.opens?.[cue] ?? []).filter(field => typeof field === 'string'),
      );
      const twice = opened.filter((field, i) => opened.indexOf(field) !== i);
      const [was, is] = [factsOf(before), factsOf(after)];
      const changed = twice.filter(field => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
      expect(changed, name).toEqual([]);
    }
  },
);

/** What viewers once saw too early: the field, and the cue with which it changes. */
const faults = [
  ['lucky-numbers', 'luckiest', 'game-opened'],
  ['lucky-numbers', 'pot', 'luckiest'],
  ['lucky-numbers', 'secret', 'called'],
  ['lucky-numbers', 'called', 'called'],
  ['lucky-numbers', 'control', 'right'],
  ['lucky-numbers', 'scores', 'game-won'],
  ['main-event-alone', 'offer', 'offer'],
  ['main-event-alone', 'danger', 'seven'],
  ['hot-dice-mega', 'secret', 'called'],
  ['hot-dice-mega', 'spaces', 'opened'],
  ['hot-dice-bonanza', 'spaces', 'opened'],
  ['lucky-seven', 'letters', 'letter'],
  ['lucky-seven', 'cash', 'side-cash'],
  ['lucky-puzzle', 'followUp', 'follow-up'],
  ['on-a-roll-best-of-three', 'control', 'name-right'],
  ['big-six', 'outcome', 'six-missed'],
  ['hot-hand', 'scores', 'paid'],
  ['qualifying', 'phase', 'ranked'],
  ['qualifying', 'answer', 'answer'],
] as const;

test.each(faults)('%s: %s does not change before %s is told', (name, field, cue) => {
  let count = 0;
  for (const { before, after, cues, time } of toldEntries(name)) {
    const at = cues.findIndex(one => one.cue === cue);
    if (at < 0 || before.act !== after.act) continue;
    const [was, becomes] = [factsOf(before)[field], factsOf(after)[field]];
    if (JSON.stringify(was) === JSON.stringify(becomes)) continue;
    const tells = time.tells[at] ?? 0;
    const fieldAt = (passed: number) => factsOf(shownAt(before, after, time, passed))[field];
    expect(fieldAt(tells - 1)).toEqual(was);
    if (tells < time.shows) expect(fieldAt(tells)).not.toEqual(was);
    count++;
  }
  expect(count).toBeGreaterThan(0);
});

const view = (phase: string, board: View['board'], score = 0, act = 'a'): View => ({
  show: 's',
  act,
  phase,
  seats: [{ name: 'Ann', score }],
  board,
  result: null,
});

type PotCue = { readonly cue: 'added'; readonly pot: number } | { readonly cue: 'door' } | { readonly cue: 'won' };

const moments = momentsOf<PotCue, { readonly pot: number; readonly door: string }>({
  cues: {},
  opens: { added: [({ pot }) => ({ pot })], door: ['door'], won: ['scores'] },
  atStart: { won: ['phase'] },
});

test('an amount is told step by step, and what nobody tells changes in the end', () => {
  const before = view('p', { pot: 5, door: 'shut', rest: 1 });
  const after = view('q', { pot: 0, door: 'open', rest: 2 }, 40);
  const cues: Parameters<typeof beatsOf>[0] = [
    { cue: { cue: 'added', pot: 9 }, starts: 0, tells: 0 },
    { cue: { cue: 'added', pot: 12 }, starts: 100, tells: 100 },
    { cue: { cue: 'door' }, starts: 200, tells: 250 },
    { cue: { cue: 'won' }, starts: 300, tells: 350 },
  ];
  const beats = beatsOf(cues, [moments], { before, after, shows: 400 });
  const at = (passed: number) => {
    const shown = shownAt(before, after, { beats, shows: 400 }, passed);
    const { pot, door, rest } = shown.board;
    return [pot, door, rest, shown.phase, shown.seats[0]?.score];
  };
  expect(at(-1)).toEqual([5, 'shut', 1, 'p', 0]);
  expect(at(0)).toEqual([9, 'shut', 1, 'p', 0]);
  expect(at(249)).toEqual([12, 'shut', 1, 'p', 0]);
  expect(at(250)).toEqual([12, 'open', 1, 'p', 0]);
  expect(at(300)).toEqual([12, 'open', 1, 'q', 0]);
  expect(at(350)).toEqual([12, 'open', 1, 'q', 40]);
  expect(at(400)).toEqual([0, 'open', 2, 'q', 40]);
  expect(shownAt(before, after, { beats, shows: 400 }, 350).board.rest).toBe(before.board.rest);
});

test('of another act nothing is shown early but the scores, and without declarations nothing at all', () => {
  const before = view('p', { pot: 5 });
  const after = view('lobby', { pot: 9, other: 1 }, 40, 'b');
  const cues = [{ cue: { cue: 'won' }, starts: 0, tells: 0 }];
  expect(beatsOf(cues, [moments], { before, after, shows: 100 })).toEqual([{ at: 0, opens: ['scores'] }]);
  expect(beatsOf(cues, [undefined], { before, after: { ...after, act: 'a' }, shows: 100 })).toEqual([]);
});

test('a near miss is staged only where a throw truly missed by one pip, at a tense moment', () => {
  let tense = 0;
  let missed = 0;
  const near = new Set<string>();
  for (const name of goldenEpisodes)
    for (const { before, cues, acts, time } of toldEntries(name)) {
      if (time.tense !== true) continue;
      tense++;
      if (time.near === undefined) continue;
      const dice = cues.find(cue => Array.isArray(cue.dice))?.dice as readonly number[];
      const [die, face] = time.near;
      expect([acts[0]?.wins?.(dice, before), acts[0]?.wins?.(dice.with(die, face), before)]).toEqual([false, true]);
      expect(Math.abs((dice[die] ?? 0) - face)).toBe(1);
      // Acts are named within their show.
      near.add(before.act === 'game' ? before.show : before.act);
      missed++;
    }
  expect(missed).toBeLessThan(tense);
  expect([...near].sort()).toEqual(['big-six', 'bonus-bonanza', 'lucky-seven', 'main-event', 'match', 'on-a-roll']);
});

test('HD-80: a free roll shows its own place in the list: the number that was sent, or the next one', () => {
  const rolls = toldEntries('hot-dice-bonanza').filter(
    ({ after, cues }) => after.act === 'game' && cues.some(({ cue }) => cue === 'free-roll'),
  );
  expect(rolls.length).toBeGreaterThan(3);
  for (const { name, before, after, time } of rolls) {
    const { at = 0 } =
      time.beats?.findLast(({ opens, steps = {} }) => [...opens, ...Object.keys(steps)].includes('dice')) ?? {};
    expect(shownAt(before, after, time, at).board.position, name).toBe(after.board.position);
  }
});
