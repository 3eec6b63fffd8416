/**
 * Acts out what happened, cue by cue and in order, and lets the screen show each moment when its turn has come, by the clock of
 * the show: the times are those of the entry's frame, the same on every page. What is late is told and shown, but no time is
 * taken for it. After a gap or an undo the stage catches up at once, yet never before the television.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import {
  cutAt,
  facesOf,
  handOpens,
  landingOf,
  startOf,
  type Timeline,
  throwTimes,
  timelineOf,
} from '../../shared/engine/moments.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import type { ActMoments, Cue, MomentTime, Tone, View } from '../../shared/engine/show.ts';
import { markedAt, markOf } from '../../shared/words/entry-mark.ts';
import { words } from '../../shared/words/index.ts';
import type { Happens, SoundName } from '../sound/conductor.ts';
import type { CueAct, Scene, StageBoard } from './board.ts';
import { lineOf } from './commentary.ts';
import { createStand, type DiceStand } from './dice/stand.ts';
import { pageTime } from './pace.ts';

/** What a choice was worth is read for so long after it was acted out, milliseconds. */
const weighed = 4000;

/** A sound that comes later than so many milliseconds belongs to nothing that is seen. */
const deaf = 400;

/** What is on now: bands, crowds and announcers take it up. */
interface Moment {
  /** Name of the cue; `titles`, `entrance`, `throw` and `landing` for what is none. */
  readonly name: string;
  readonly tone: Tone | '';
  /** When it begins, milliseconds of the show's clock, and how long it lasts. */
  readonly at: number;
  readonly lasts: number;
  readonly cue: Cue | null;
}

export interface Director {
  /** Told as each begins; the same times on every page of the show. */
  readonly moment: ReadonlySignal<Moment | null>;
  /** What the screen shows. */
  readonly shown: ReadonlySignal<Scene>;
  readonly cue: ReadonlySignal<Cue | null>;
  /** Lines of the entry that is being acted out, or was last. */
  readonly said: ReadonlySignal<readonly string[]>;
  /** 'tense': much is at stake. */
  readonly rolling: ReadonlySignal<'' | 'plain' | 'tense'>;
  /** The moment shown is still that before what is being acted out: nobody owes what was owed in it. */
  readonly held: ReadonlySignal<boolean>;
  /** The show begins with its titles, or an act comes on. */
  readonly opening: ReadonlySignal<'' | 'titles' | 'entrance'>;
  /** The moment in which the last choice was made, while it is acted out and a little longer: it can be weighed now. */
  readonly decided: ReadonlySignal<View | null>;
  /** What was won last: it stands until the show goes on. */
  readonly win: ReadonlySignal<Cue | null>;
  /** Something is being acted out. */
  readonly busy: ReadonlySignal<boolean>;
  readonly stand: DiceStand;
  /** What the server told. */
  update(scene: Scene): void;
  /** Ends what is being acted out; in a show that others see too only its host may. */
  skip(): void;
  close(): void;
}

interface Item {
  readonly scene: Scene;
  readonly frame: CueFrame;
  readonly time: Timeline;
  /** There was a gap before it, or it takes something back: it is not acted out. */
  readonly plain: boolean;
}

const frameOf = ({ shell }: Scene): CueFrame | null =>
  shell.cues === '' ? null : (JSON.parse(shell.cues) as CueFrame);

const diceOf = (board: StageBoard | null, { view }: Scene): readonly number[] => {
  if (board?.dice !== undefined) return board.dice(view.board);
  const { dice } = view.board;
  return Array.isArray(dice) ? (dice as readonly number[]) : [];
};

export const createDirector = (
  first: Scene,
  boardOf: (scene: Scene) => StageBoard | null,
  sound: (name: SoundName, happens: Happens) => void,
  /** The server's clock. */
  clock: () => number = Date.now,
): Director => {
  const shown = signal(first);
  const cue = signal<Cue | null>(null);
  const said = signal<readonly string[]>([]);
  const rolling = signal<'' | 'plain' | 'tense'>('');
  const held = signal(false);
  const opening = signal<'' | 'titles' | 'entrance'>('');
  const win = signal<Cue | null>(null);
  const decided = signal<View | null>(null);
  const moment = signal<Moment | null>(null);
  let forget: ReturnType<typeof setTimeout> | undefined;
  const busy = signal(false);
  const stand = createStand();
  const queue: Item[] = [];
  let acting: Item | null = null;
  let wake: (() => void) | null = null;
  let last = frameOf(first)?.entry ?? -1;
  let latest: Timeline | undefined;
  let closed = false;

  const momentsOf = (scene: Scene): ActMoments | undefined => boardOf(scene)?.moments;

  /** Of the board before an entry, which knows what its cues mean, or of the one after it. */
  const actOf = (before: Scene, after: Scene, { cue: name }: Cue): CueAct | undefined =>
    boardOf(before)?.acts[name] ?? boardOf(after)?.acts[name];

  const timeOfCue = (before: Scene, after: Scene, { cue: name }: Cue): MomentTime | undefined =>
    momentsOf(before)?.cues[name] ?? momentsOf(after)?.cues[name];

  const isBefore = (before: Scene, after: Scene, one: Cue): boolean => timeOfCue(before, after, one)?.before === true;

  const isWin = (before: Scene, after: Scene, one: Cue): boolean => {
    const tone = timeOfCue(before, after, one)?.tone;
    return tone === 'win' || tone === 'champion';
  };

  /** What an entry that is not acted out leaves standing. */
  const winIn = (scene: Scene): Cue | null => {
    const cues = frameOf(scene)?.cues ?? [];
    const last = cues.findLastIndex(one => isWin(scene, scene, one));
    const gone = cues.slice(last + 1).some(one => timeOfCue(scene, scene, one)?.opens === true);
    return last === -1 || gone ? null : (cues[last] ?? null);
  };

  /** Where no server tells the times the stage makes them as the server would. */
  const timeOf = (scene: Scene, { cues, time }: CueFrame, before: Scene): Timeline => {
    const other = before.view.act !== scene.view.act;
    const acts = other ? [momentsOf(before), momentsOf(scene)] : [momentsOf(before)];
    const { phase } = scene.view;
    const made = () =>
      timelineOf(
        { cues, acts, before: before.view, phase, televised: scene.shell.televised },
        startOf(latest, clock()),
      );
    return pageTime(time ?? made(), scene.shell.televised, true);
  };

  const line = (one: Cue, scene: Scene): string => {
    const board = boardOf(scene);
    return board === null ? '' : lineOf(one, scene, board);
  };

  /** What one line of the entry that is acted out says beside it; undefined for nothing, and once it is said. */
  let mark: ReturnType<typeof markOf>;

  const say = (one: Cue, scene: Scene) => {
    const text = line(one, scene) || line(one, shown.peek());
    if (text === '') return;
    const { frame } = acting as Item;
    const isMarked = frame.cues[markedAt(frame, frame.cues)] === one || frame.hand === true;
    said.value = [...said.peek(), isMarked && mark !== undefined ? mark(text) : text];
    if (isMarked) mark = undefined;
  };

  const left = (pick: (time: Timeline) => number): number => {
    const { time } = acting as Item;
    return time.at + pick(time) - clock();
  };

  /** Until a time of the entry that is acted out, which may be cut short meanwhile. */
  const until = async (pick: (time: Timeline) => number): Promise<void> => {
    while (!closed && left(pick) > 0) {
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, left(pick));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = null;
    }
  };

  const show = (scene: Scene) => {
    held.value = false;
    shown.value = scene;
    stand.lay(diceOf(boardOf(scene), scene));
  };

  /** `from` and `to`: milliseconds after the entry's beginning. */
  const begin = (name: string, from: number, to: number, one: Cue | null = null, tone: Tone | '' = '') => {
    const { time } = acting as Item;
    moment.value = { name, tone, at: time.at + from, lasts: Math.max(0, to - from), cue: one };
  };

  const play = (name: SoundName | undefined, due: number, happens: Happens) => {
    if (name !== undefined && clock() - due < deaf) sound(name, happens);
  };

  /** The throw of a cue: from the hand to the first word about it. */
  const roll = async (one: Cue, index: number, faces: readonly number[]) => {
    const { frame, scene, time } = acting as Item;
    const seat = typeof one.seat === 'number' ? one.seat : 0;
    const tense = time.tense === true;
    const { surface = 'felt' } = boardOf(scene) ?? {};
    rolling.value = tense ? 'tense' : 'plain';
    begin('throw', time.starts[index] ?? 0, landingOf(time, index), one);
    await until(now => Math.max(now.starts[index] ?? 0, handOpens(now, index) - throwTimes.lift));
    const late = left(now => landingOf(now, index));
    if (late > 0) {
      stand.throw({
        entry: frame.entry,
        dice: faces,
        from: seat % 2 === 1 ? 1 : -1,
        tense,
        lands: performance.now() + late,
      });
      const { plan, pace, started } = stand.roll.peek() ?? { plan: { knocks: [] }, pace: 1, started: 0 };
      const knocks = plan.knocks
        .filter(({ at }, knock, all) => knock === 0 || at - (all[knock - 1]?.at ?? 0) > 0.03)
        .map(({ at, loud, on }) => ({ wait: started + (at * 1000) / pace - performance.now(), loud, on }))
        .filter(({ wait }) => wait > -30)
        .map(({ wait, loud, on }) =>
          setTimeout(() => sound(on === 'die' ? 'clack' : surface, { loud: 0.15 + 0.85 * loud }), wait),
        );
      await until(now => now.tells[index] ?? 0);
      if (clock() < time.at + landingOf(time, index)) {
        for (const knock of knocks) clearTimeout(knock);
        stand.skip();
      }
    } else stand.lay(faces);
    rolling.value = '';
    begin('landing', time.tells[index] ?? 0, time.starts[index + 1] ?? time.ends, one);
    say(one, scene);
  };

  const act = async () => {
    const { scene, frame } = acting as Item;
    const before = shown.peek();
    mark = markOf(frame, words().pages.forum);
    const lastBefore = frame.cues.reduce(
      (found, one, index) => (facesOf(one) !== null || isBefore(before, scene, one) ? index : found),
      -1,
    );
    held.value = lastBefore !== -1;
    await until(() => 0);
    clearTimeout(forget);
    batch(() => {
      said.value = [];
      win.value = null;
      decided.value = before.view;
    });
    const { titles = 0, enters } = (acting as Item).time;
    if (titles > 0 && left(now => now.titles ?? 0) > 0) {
      opening.value = 'titles';
      begin('titles', 0, titles);
      await until(now => now.titles ?? 0);
      opening.value = '';
    }
    // Names, presence and the clock may have changed meanwhile.
    const newest = () => acting?.scene ?? scene;
    if (lastBefore === -1) show(newest());
    for (const [index, one] of frame.cues.entries()) {
      if (closed) return;
      await until(time => time.starts[index] ?? 0);
      const faces = facesOf(one);
      if (faces !== null) await roll(one, index, faces);
      else {
        const { time } = acting as Item;
        const { opens, reveal = 0, tone = '' } = timeOfCue(before, scene, one) ?? {};
        batch(() => {
          cue.value = one;
          begin(one.cue, time.starts[index] ?? 0, time.starts[index + 1] ?? time.ends, one, tone);
          if (opens === true) win.value = null;
          // Who it is for is not to be seen before it is.
          if (reveal > 0) held.value = true;
        });
        const lasts = (time.starts[index + 1] ?? time.ends) - (time.starts[index] ?? 0);
        play(actOf(before, scene, one)?.sound, time.at + (time.starts[index] ?? 0), { tone, reveal, lasts });
        await until(now => now.tells[index] ?? 0);
        batch(() => {
          say(one, scene);
          if (reveal > 0 && index >= lastBefore) held.value = false;
          if (isWin(before, scene, one)) win.value = one;
        });
        await until(now => now.starts[index + 1] ?? now.enters ?? now.ends);
      }
      if (index === lastBefore) show(newest());
    }
    if (enters !== undefined && !closed && left(now => now.ends) > 0) {
      batch(() => {
        cue.value = null;
        win.value = null;
        show(newest());
        opening.value = 'entrance';
        begin('entrance', enters, (acting as Item).time.ends);
      });
      await until(now => now.ends);
      opening.value = '';
    }
    if (!closed) {
      batch(() => {
        cue.value = null;
        show(newest());
      });
    }
  };

  /** No acting: this is how things stand. What was taken back is said all the same. */
  const settle = async () => {
    const { scene, frame } = acting as Item;
    await until(time => time.shows);
    if (closed) return;
    mark = undefined;
    batch(() => {
      cue.value = null;
      said.value = [];
      win.value = winIn(scene);
      decided.value = null;
      show(acting?.scene ?? scene);
      if (frame.cues.some(({ cue: name }) => name === 'undo')) for (const one of frame.cues) say(one, scene);
    });
  };

  const run = async () => {
    busy.value = true;
    for (let item = queue.shift(); item !== undefined && !closed; item = queue.shift()) {
      acting = item;
      await (item.plain ? settle() : act());
      acting = null;
    }
    forget = setTimeout(() => {
      decided.value = null;
    }, weighed);
    busy.value = false;
  };

  /** Whatever comes before so many milliseconds of the server's clock is over by then. */
  const cut = (now: number) => {
    const shorter = (item: Item): Item =>
      item.time.at + item.time.ends > now ? { ...item, time: cutAt(item.time, now) } : item;
    for (const [index, item] of queue.entries()) queue[index] = shorter(item);
    if (acting !== null) acting = shorter(acting);
    wake?.();
  };

  const update = (scene: Scene) => {
    const frame = frameOf(scene);
    const before = last;
    const news = frame !== null && frame.entry !== before;
    if (frame !== null) last = frame.entry;
    if (!news) {
      // Names, presence, clock: nothing to act, but the newest moment of the queue has them too.
      const end = queue.at(-1);
      if (end !== undefined) queue[queue.length - 1] = { ...end, scene };
      else if (acting === null) {
        // A page just opened finds its board a moment later.
        if (said.peek().length === 0) win.value = winIn(scene);
        show(scene);
      } else if (acting.scene.view.phase === scene.view.phase) acting = { ...acting, scene };
      // The host went on.
      const ends = frame?.time === undefined ? Number.POSITIVE_INFINITY : frame.time.at + frame.time.ends;
      if (ends <= clock() + 1) cut(ends);
      return;
    }
    const undone = frame.cues.some(({ cue: name }) => name === 'undo');
    const plain = boardOf(scene) === null || undone || frame.entry !== before + 1;
    const timed = timeOf(scene, frame, queue.at(-1)?.scene ?? acting?.scene ?? shown.peek());
    // Where nobody else looks on there is nothing to wait for.
    const time = plain && frame.time === undefined ? cutAt({ ...timed, at: clock() }, clock()) : timed;
    latest = time;
    cut(time.at);
    queue.push({ scene, frame, time, plain });
    if (acting === null) void run();
  };

  // A hidden page is woken late by its timers: what is over by now is over at once.
  const seen = () => wake?.();
  document.addEventListener('visibilitychange', seen);
  show(first);
  win.value = winIn(first);

  return {
    moment,
    shown,
    cue,
    said,
    rolling,
    held,
    opening,
    decided,
    win,
    busy,
    stand,
    update,
    skip() {
      cut(clock());
    },
    close() {
      closed = true;
      clearTimeout(forget);
      wake?.();
      document.removeEventListener('visibilitychange', seen);
    },
  };
};
