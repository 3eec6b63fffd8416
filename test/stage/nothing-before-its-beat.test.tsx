/**
 * Nothing before its beat: until a cue is told, no page depends on it. Every kind of entry of the golden episodes is acted out
 * twice, once as it was and once with another future, in which whatever has not been told yet is something else. Up to the beat,
 * the stage and the players' phones have the same texts, classes and labels in both, looked at every 50 ms, and so has what all
 * other pages are made of.
 * And nothing after it: a question that was judged never stands again without its answer.
 */
import { signal } from '@preact/signals';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import type { Scene, StageBoard } from '../../client/stage/board.ts';
import { createDirector } from '../../client/stage/director.ts';
import { CrowdOnAir } from '../../client/stage/parts/corner.tsx';
import type { RoomNews } from '../../shared/crowd/messages.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import { facesOf, landingOf, type Timeline } from '../../shared/engine/moments.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import type { Cue, View } from '../../shared/engine/show.ts';
import { loadTell, type Tell } from '../../shared/words/index.ts';
import { goldenEpisodes, goldenMoments, type Moment } from '../../tools/preview/moments.ts';
import { toldEntries } from '../shared/told-entries.ts';
import { putUp } from '../words/paper.ts';
import { phoneOf } from './phone.tsx';
import { Television } from './television.tsx';

vi.mock('../../client/parts/throw/cubes.tsx', () => ({ default: () => null }));
vi.mock('../../client/stage/dice/dice-pane.tsx', () => ({ DicePane: () => null }));
vi.mock('../../client/stage/use-band.ts', () => ({ useBand: () => {} }));

const every = 50;

beforeAll(() => {
  vi.useFakeTimers({ now: 0 });
  const frame = (draw: (now: number) => void) => setTimeout(() => draw(performance.now()), 16);
  vi.stubGlobal('requestAnimationFrame', frame);
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '' });
  CrowdOnAir.ahead();
  return vi.dynamicImportSettled();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Something else of the same shape. */
const other = (value: Json | undefined): Json => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}~`;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map(other);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, other(item as Json)]));
  return null;
};

const otherCue = (cue: Cue): Cue => ({
  ...(other(cue) as Cue),
  cue: cue.cue,
  // Whose throw it is, is no secret.
  ...(facesOf(cue) === null ? {} : { seat: cue.seat ?? null, dice: facesOf(cue)?.map(face => 7 - face) ?? [] }),
});

/** What a ceremony may show from its beginning: the door that swings, the tile that won, the numbers to be compared, the total of the dice. */
const staged = ['double', 'how', 'secret', 'buzz', 'total'];

/** The same ceremony with another end. */
const otherEnd = (cue: Cue): Cue => ({
  ...otherCue(cue),
  ...Object.fromEntries(staged.flatMap(fact => (cue[fact] === undefined ? [] : [[fact, cue[fact]]]))),
});

/** Somebody was called up after what is told now. */
const called: RoomNews = {
  entries: 0,
  people: 2,
  task: null,
  calls: 0,
  until: 0,
  last: null,
  table: [],
  hit: [],
  open: { hand: false, total: false, winner: false },
  volunteers: 0,
  up: { name: 'Somebody else', seat: 0, of: 0, at: 0 },
};

interface Future {
  readonly moment: Moment;
  readonly frame: CueFrame;
}

/**
 * The same, but the cues from `first` on and all that is not told before `at` are something else. `begun`: the first of them has
 * begun by then.
 */
const otherFuture = ({ moment, frame }: Future, before: Moment, first: number, at: number, begun: boolean): Future => {
  const time = frame.time as Timeline;
  const told = (time.beats ?? []).filter(beat => beat.at < at);
  const isTold = (field: string) => told.some(({ opens, steps = {} }) => opens.includes(field) && !(field in steps));
  const board = Object.fromEntries(
    Object.entries(moment.view.board).map(([field, value]) => [
      field,
      // House rules stay as they are, and a page may compare an act's names.
      isTold(field) || field === 'house' ? value : other(value),
    ]),
  );
  const scores = moment.view.seats.map(seat => (isTold('scores') ? seat : { ...seat, score: seat.score + 1 }));
  const view: View = {
    ...moment.view,
    board,
    seats: scores,
    phase: isTold('phase') ? moment.view.phase : before.view.phase === 'lobby' ? moment.view.phase : '~',
    result: isTold('result') ? moment.view.result : other(moment.view.result),
  };
  const unknown: Timeline = {
    ...time,
    beats: (time.beats ?? []).map(beat => (beat.at < at ? beat : { ...beat, opens: [], steps: {} })),
  };
  return {
    moment: {
      ...moment,
      view,
      shell: {
        ...moment.shell,
        phase: view.phase,
        seats: moment.shell.seats.map((seat, i) => ({ ...seat, score: view.seats[i]?.score ?? 0 })),
        waiting: moment.shell.waiting.map(seat => 1 - seat),
        room: JSON.stringify(called),
        result: JSON.stringify(view.result),
      },
      seats: moment.seats.map(own => ({ ...own, legal: [], view: { ...own.view, ...view, own: {} } })),
    },
    frame: {
      ...frame,
      time: unknown,
      cues: frame.cues.map((cue, i) => (i < first ? cue : i === first && begun ? otherEnd(cue) : otherCue(cue))),
    },
  };
};

const sceneOf = ({ moment, frame }: Future): Scene => ({
  view: moment.view,
  shell: { ...moment.shell, cues: JSON.stringify(frame) },
});

/** What somebody answers, in the words of the cue that says so. */
const answersIn = ({ frame }: Future): readonly string[] =>
  frame.cues.flatMap(({ cue, text }) => (['answered', 'guessed'].includes(cue) ? [text as string] : []));

/** Where a board has what was answered. */
const answerPlaces = ['heard', 'says', 'worth', 'cells'] as const;

/** Puts a stage up before an entry, and lets that begin at 0. `take`: as the server has it from now on. */
const opening = async (board: StageBoard, before: Future) => {
  vi.setSystemTime(0);
  const first = sceneOf(before);
  const director = createDirector(
    first,
    () => board,
    () => {},
  );
  const live = signal(first);
  const Live = () => <Television director={director} board={board} live={live.value} />;
  const stage = putUp(<Live />);
  await vi.advanceTimersByTimeAsync(100);
  vi.setSystemTime(0);
  const take = (scene: Scene) => {
    live.value = scene;
    director.update(scene);
  };
  return { director, stage, take };
};

/** What pages show from 0 until `until`, every 50 ms. `unmarked`: answers that the rail quotes before the board has them. */
const actOut = async (
  [board, tell]: readonly [StageBoard, Tell],
  before: Future,
  after: Future,
  until: number,
  unmarked: string[] = [],
) => {
  const phones = before.moment.seats.slice(0, 2).map((_, seat) => phoneOf(seat, tell));
  for (const { take } of phones) take(before.moment, before.frame, false);
  await vi.dynamicImportSettled();
  const { director, stage, take: takeOnStage } = await opening(board, before);
  takeOnStage(sceneOf(after));
  for (const { take } of phones) take(after.moment, after.frame, true);
  await vi.dynamicImportSettled();
  const { pages } = phones[0]!;
  const seen: (readonly [stage: string, pages: string])[] = [];
  const onBoard = new Set<string>();
  for (let at = 0; at < until; at += every) {
    const { board: shown, phase, seats, waiting, result } = pages.mirrored.value as Mirrored;
    const own = pages.own.value;
    const lines = pages.frames.value.map(({ frame }) => [frame.entry, frame.cues]);
    const others = [shown, phase, seats, waiting, result, own?.view, own?.legal, lines, pages.air.value?.entry];
    seen.push([stage.marked(), JSON.stringify([...others, ...phones.map(({ sheet }) => sheet.marked())])]);
    const marked = answerPlaces.map(stage.within).join(' ');
    for (const answer of answersIn(after)) {
      if (stage.within('closest') === '' && marked.includes(answer)) onBoard.add(answer);
      if (stage.within('rail').includes(answer) && !onBoard.has(answer)) unmarked.push(`${answer} at ${at}`);
    }
    // Not as far as the beat itself.
    await vi.advanceTimersByTimeAsync(Math.min(every, Math.max(0, until - 1 - at)));
  }
  stage.takeDown();
  director.close();
  for (const { sheet, pages: own } of phones) {
    sheet.takeDown();
    own.close();
  }
  return seen;
};

/** Of all episodes so far. */
const lookedAt = new Set<string>();

/** Entries that are told alike are looked at once, in whichever episode they come first. */
const kindsIn = (name: string) => {
  const moments = goldenMoments(name);
  const kinds = new Map<string, number>();
  for (const [at, { before, after, cues }] of toldEntries(name).entries()) {
    const told = `${before.phase} ${after.phase} ${cues.map(({ cue }) => cue).join(' ')}`;
    const kind = `${before.act === 'game' ? before.show : ''} ${before.act} ${told}`;
    if (cues.length === 0 || lookedAt.has(kind)) continue;
    kinds.set(kind, at);
    lookedAt.add(kind);
  }
  return [...kinds].map(([kind, at]) => ({
    kind,
    before: moments[at] as Moment,
    after: moments[at + 1] as Moment,
    at,
  }));
};

test.each(goldenEpisodes)('%s: until a cue is told, no page knows of it', async name => {
  const entries = toldEntries(name, true);
  for (const { kind, before, after, at: index } of kindsIn(name)) {
    const { time, cues } = entries[index] as (typeof entries)[number];
    const pages = [await boardFor(before.view.show, before.view.act), await loadTell(before.view.show)] as const;
    const was: Future = { moment: before, frame: { entry: index - 1, cues: [], check: '' } };
    const is: Future = { moment: after, frame: { entry: index, cues, check: '', time } };
    const unmarked: string[] = [];
    // Another act comes on with everything at once.
    const goesOn = before.view.act === after.view.act;
    const ends = goesOn ? Math.max(...time.tells) + 1 : Math.min(time.enters ?? time.shows, time.shows);
    if (ends === 0) continue;
    const seen = await actOut(pages, was, is, ends, unmarked);
    expect(unmarked, `${kind}: answers in the rail that are not on the board`).toEqual([]);
    const same = async (first: number, at: number, wanted: number, begun = false) => {
      const until = Math.min(ends, wanted);
      const from = Math.ceil(until / every);
      if (until <= 0) return;
      const another = await actOut(pages, was, otherFuture(is, before, first, at, begun), until);
      for (const [step, [stage, others]] of another.entries())
        if (step < from && (stage !== seen[step]?.[0] || others !== seen[step]?.[1]))
          expect([stage, others], `${kind}: ${cues[first]?.cue} at ${step * every} of ${at}`).toEqual(seen[step]);
    };
    for (const [i, cue] of cues.entries()) {
      const [starts = 0, tells = 0] = [time.starts[i], time.tells[i]];
      // A throw is known to nobody until it lies, other cues until they begin. What comes of them is known when they are told.
      await same(i, facesOf(cue) === null ? starts : tells, facesOf(cue) === null ? starts : landingOf(time, i));
      if (facesOf(cue) === null && tells > starts) await same(i, tells, tells, true);
    }
  }
});

interface Judged {
  /** As it stands on the board; "" for none. */
  readonly question: string;
  readonly answer: string;
  /** Milliseconds after the beginning of the entry. */
  readonly at: number;
}

const judging = ['right', 'name-right', 'answer-was', 'by-default', 'nobody-knew'];

const questionOn = ({ view: { board } }: Moment): string => {
  const ask = (field: string) => (board[field] as { readonly ask?: string } | null | undefined)?.ask;
  return (board.question as string | undefined) || ask('followUp') || ask('name') || '';
};

/** What of the question on the board has been judged, by entry; undefined before. */
const judgedIn = (name: string, entries: ReturnType<typeof toldEntries>): readonly (Judged | undefined)[] => {
  const moments = goldenMoments(name);
  let [said, known]: [string, Judged | undefined] = ['', undefined];
  return entries.map(({ cues, time }, index) => {
    if (cues.some(({ cue }) => ['asked', 'name-game', 'follow-up'].includes(cue))) known = undefined;
    let judged = known;
    for (const [i, { cue, text, answer }] of cues.entries()) {
      if (['answered', 'guessed'].includes(cue)) said = text as string;
      if (!judging.includes(cue)) continue;
      const question = questionOn(moments[index] as Moment) || questionOn(moments[index + 1] as Moment);
      judged = { question, answer: typeof answer === 'string' ? answer : said, at: time.tells[i] ?? 0 };
      known = { ...judged, at: 0 };
    }
    return judged;
  });
};

/** Letters may stand on tiles. */
const pressed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const questionPlaces = ['card', 'name-card'] as const;

/** A question that comes back stays for longer than this, milliseconds. */
const glance = 250;

let stood = 0;

test.each(goldenEpisodes)('%s: a question that was judged never stands without its answer', async name => {
  const [moments, entries] = [goldenMoments(name), toldEntries(name, true)];
  const kinds = new Set<string>();
  for (const [at, judged] of judgedIn(name, entries).entries()) {
    const { before, after, cues, time } = entries[at] as (typeof entries)[number];
    const kind = `${before.phase} ${after.phase} ${cues.map(({ cue }) => cue).join(' ')}`;
    if (judged === undefined || before.act !== after.act || kinds.has(kind)) continue;
    kinds.add(kind);
    const board = await boardFor(before.show, before.act);
    const was: Future = { moment: moments[at] as Moment, frame: { entry: at - 1, cues: [], check: '' } };
    const is: Future = { moment: moments[at + 1] as Moment, frame: { entry: at, cues, check: '', time } };
    const { director, stage, take } = await opening(board, was);
    take(sceneOf(is));
    // And at rest.
    for (let passed = 0; passed < time.ends + 2 * glance; passed += glance) {
      const text = pressed(questionPlaces.map(stage.within).join(' '));
      if (passed >= judged.at && text.includes(pressed(judged.question))) {
        stood++;
        expect(text, `${kind}: ${judged.question} at ${passed} ms`).toContain(pressed(judged.answer));
      }
      await vi.advanceTimersByTimeAsync(glance);
    }
    stage.takeDown();
    director.close();
  }
});

test('questions were seen with their answers', () => {
  expect(stood).toBeGreaterThan(0);
});
