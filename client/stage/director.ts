/**
 * Acts out each entry cue by cue, and shows what each of them tells when it is told (`shared/engine/reveal.ts`). The times come from the entry's frame
 * and the server's clock, so they are the same on every page. A page that is behind still shows every line, but takes no time
 * over it. After a gap or an undo the stage catches up at once, yet never before the television.
 */
import { batch } from '@preact/signals';
import { isSame } from '../../shared/engine/json.ts';
import { cutAt, facesOf, handTakes, isUndo, landingOf, type Timeline } from '../../shared/engine/moments.ts';
import { shownAt } from '../../shared/engine/reveal.ts';
import type { Cue, Tone } from '../../shared/engine/show.ts';
import type { ShowWords } from '../../shared/words/commentary.ts';
import { expectsHouse, markedAt, markOf } from '../../shared/words/entry-mark.ts';
import { words } from '../../shared/words/index.ts';
import type { CueContext, SoundName } from '../sound/conductor.ts';
import type { Scene, StageBoard } from './board.ts';
import { stageLines } from './commentary.ts';
import { calledAfter, createCueFacts, frameOf, throwsIn } from './cue-facts.ts';
import { createStand, knocksOf } from './dice/stand.ts';
import { createEntryQueue } from './entry-queue.ts';
import { createOnAir, noCues } from './on-air.ts';
import { knocks as signKnocks } from './parts/opening.tsx';

/** How long the odds of a choice stay after it was acted out, milliseconds. */
const oddsShownFor = 4000;

/** A sound that would come later than this is left out, milliseconds. */
const maxSoundDelay = 400;

export type Director = ReturnType<typeof createDirector>;

export const createDirector = (
  first: Scene,
  boardOf: (scene: Scene) => StageBoard | null,
  sound: (name: SoundName, happens: CueContext) => void,
  /** The server's clock. */
  clock: () => number = Date.now,
  /** Nothing follows by itself, as in a recap: what an entry told last stays on. */
  retold = false,
) => {
  const facts = createCueFacts(boardOf);
  const onAir = createOnAir(first);
  const {
    shown,
    cue,
    lines,
    earlier,
    rolling,
    flying,
    thrown,
    told,
    telling,
    said,
    hush,
    opening,
    win,
    decided,
    moment,
  } = onAir;
  const stand = createStand();
  let oddsTimer: ReturnType<typeof setTimeout> | undefined;
  let last = frameOf(first)?.entry ?? -1;
  let latest: Timeline | undefined;

  const queue = createEntryQueue(
    clock,
    ({ plain }) => (plain ? settle() : act()),
    () => {
      oddsTimer = setTimeout(() => {
        decided.value = null;
      }, oddsShownFor);
    },
  );
  const { current, left, until } = queue;

  /** Adds the entry's mark to a line; undefined where the entry has none, and after the first line that carried it. */
  let mark: ReturnType<typeof markOf>;

  /** The throw that has landed and has not been called yet. */
  let landed: Cue | null = null;
  const call = (scene: Scene) => {
    if (landed === null) return;
    thrown.value = null;
    say(landed, scene);
    landed = null;
  };

  const say = (one: Cue, scene: Scene) => {
    const text = facts.line(one, scene) || facts.line(one, shown.peek());
    if (text === '') return;
    const { frame } = current();
    const isMarked = frame.cues[markedAt(frame, frame.cues)] === one || frame.hand === true;
    // What has been announced in their place does not bring the lines before it back.
    const own: ShowWords | undefined = boardOf(scene)?.words;
    const read = own?.ahead?.[one.cue] === undefined ? lines.peek() : [];
    lines.value = [...read, isMarked && mark !== undefined ? mark(text) : text];
    if (isMarked) mark = undefined;
  };

  /** `thrown`: dice that were taken off the table lie there again. Otherwise they come back with the next throw. */
  const show = (scene: Scene, thrown: boolean) => {
    telling.value = false;
    const cues = retold ? facts.stays(scene) : noCues;
    told.value = cues;
    onAir.frame.value = frameOf(scene);
    cue.value = cues.at(-1) ?? null;
    shown.value = scene;
    const dice = facts.dice(scene, cues);
    const lying = stand.roll.peek()?.plan.order.faces ?? [];
    if (thrown || lying.length > 0 || dice.length === 0) stand.lay(dice);
  };

  /** Shows what has been told of the current entry by now. Names, presence and the clock may have changed since it came. */
  const reveal = (before: Scene) => {
    const { scene, time, frame } = current();
    const passed = clock() - time.at;
    telling.value = passed < time.shows;
    const next = {
      shell: shownAt(before.shell, scene.shell, time, passed),
      view: shownAt(before.view, scene.view, time, passed),
    };
    // A card that needs the table has it as soon as it is there.
    const isTold = (_: Cue, i: number) => (time.tells[i] ?? 0) <= passed;
    const flies = frame.cues.some((one, i) => facesOf(one) !== null && !isTold(one, i));
    if (!flies && facts.dice(next, frame.cues.filter(isTold)).length === 0) stand.lay([]);
    // Nothing is drawn again for a cue that tells nothing new.
    if (next.view !== shown.peek().view && !isSame(next.view, shown.peek().view)) shown.value = next;
  };

  /** `from` and `to`: milliseconds after the entry's beginning. */
  const begin = (name: string, from: number, to: number, one: Cue | null = null, tone: Tone | '' = '') => {
    const { time, frame } = current();
    onAir.frame.value = frame;
    moment.value = { name, tone, at: time.at + from, lasts: Math.max(0, to - from), cue: one };
  };

  const play = (name: SoundName | undefined, due: number, happens: CueContext) => {
    if (name !== undefined && clock() - due < maxSoundDelay) sound(name, happens);
  };

  /** The throw of a cue: from the hand to the first word about it. */
  const roll = async (one: Cue, index: number, faces: readonly number[]) => {
    const { frame, scene, time } = current();
    const seat = typeof one.seat === 'number' ? one.seat : 0;
    const tense = time.tense === true;
    const { surface = 'felt' } = boardOf(scene) ?? {};
    rolling.value = tense ? 'tense' : 'plain';
    thrown.value = shown.peek().shell.waiting;
    begin('throw', time.starts[index] ?? 0, landingOf(time, index), one);
    const hand = until(now => handTakes(now, index));
    if (hand !== undefined) await hand;
    flying.value = true;
    const late = left(now => landingOf(now, index));
    if (late > 0) {
      const planned = stand.throw({
        entry: frame.entry,
        dice: faces,
        from: seat % 2 === 1 ? 1 : -1,
        tense,
        near: time.near,
        lands: performance.now() + late,
      });
      if (planned !== undefined) await planned;
      const knocks = knocksOf(stand.roll.peek()).map(({ wait, loud, on }) =>
        setTimeout(() => sound(on === 'die' ? 'clack' : surface, { loud }), wait),
      );
      await until(now => now.tells[index] ?? 0);
      if (clock() < time.at + landingOf(time, index)) {
        for (const knock of knocks) clearTimeout(knock);
        stand.skip();
      }
    } else stand.lay(faces);
    // What it did is drawn at once with its faces: nothing else lies on the table in between.
    const next = frame.cues[index + 1];
    if (next === undefined || facesOf(next) !== null) rolling.value = '';
    flying.value = false;
    onAir.counts.value = true;
    begin('landing', time.tells[index] ?? 0, time.starts[index + 1] ?? time.ends, one);
    landed = one;
    // What it did is seen first, unless nothing is stamped on it yet.
    const { tone = '', reveal = 0 } = (next && facts.timeOf(shown.peek(), scene, next)) ?? {};
    if (tone === '' || reveal > 0) call(scene);
  };

  const act = async () => {
    const { scene, frame } = current();
    const before = shown.peek();
    mark = markOf(frame, words().pages.forum, () => expectsHouse(scene.shell, frame));
    const { titles = 0, enters } = current().time;
    telling.value = true;
    // What begins at once is set at once: the stage is drawn after each wait, even the shortest.
    const beginning = until(() => 0);
    if (beginning !== undefined) await beginning;
    clearTimeout(oddsTimer);
    const board = boardOf(before);
    batch(() => {
      const waits = lines.peek().length > 0 || board === null || before.view.phase === 'lobby';
      earlier.value = waits ? lines.peek() : stageLines(before, board);
      lines.value = [];
      landed = null;
      onAir.counts.value = false;
      thrown.value = null;
      told.value = noCues;
      cue.value = null;
      // Until the next act comes on, the screen keeps the win that led to it.
      if (enters === undefined) win.value = null;
      decided.value = before.view;
    });
    if (titles > 0 && left(now => now.titles ?? 0) > 0) {
      opening.value = 'titles';
      begin('titles', 0, titles);
      const { at } = current().time;
      for (const knock of signKnocks) setTimeout(() => play('clack', at + knock, { loud: 1 }), at + knock - clock());
      await until(now => now.titles ?? 0);
      opening.value = '';
    }
    for (const [index, one] of frame.cues.entries()) {
      if (queue.isClosed()) return;
      const start = until(time => time.starts[index] ?? 0);
      if (start !== undefined) await start;
      const faces = facesOf(one);
      if (faces !== null) {
        await roll(one, index, faces);
        reveal(before);
        continue;
      }
      const { time } = current();
      const { clears, drum, tone = '' } = facts.timeOf(before, scene, one) ?? {};
      // As long as it takes here: a drum rolls no longer than until it is told.
      const hidden = (time.tells[index] ?? 0) - (time.starts[index] ?? 0);
      const tellIt = () => {
        told.value = [...told.peek(), one];
        reveal(before);
        if (facts.isWin(before, scene, one)) win.value = one;
      };
      batch(() => {
        rolling.value = '';
        cue.value = one;
        said.value = false;
        begin(one.cue, time.starts[index] ?? 0, time.starts[index + 1] ?? time.ends, one, tone);
        if (clears === true) win.value = null;
        hush.value = facts.hushes(before, scene, one);
        // What changes with it and what is said of it are one picture: a sum counts up from what it was.
        if (hidden === 0) tellIt();
        else reveal(before);
      });
      const lasts = (time.starts[index + 1] ?? time.ends) - (time.starts[index] ?? 0);
      const due = time.at + (time.starts[index] ?? 0);
      if (drum === true && hidden > 0) play('drumroll', due, { reveal: hidden });
      play(facts.actOf(before, scene, one)?.sound, due, { tone, reveal: hidden, lasts });
      const callAt = (now: Timeline) => (now.starts[index] ?? 0) + calledAfter;
      const reach = async (by: (now: Timeline) => number) => {
        if (landed !== null && callAt(current().time) <= by(current().time)) {
          await until(callAt);
          batch(() => call(scene));
        }
        await until(by);
      };
      await reach(now => now.tells[index] ?? 0);
      batch(() => {
        hush.value = false;
        if (hidden > 0) tellIt();
      });
      // What lamps and plates are about to show, the rail has no earlier.
      const shows = facts.showing(before, scene, one);
      const says = (now: Timeline) => Math.min(now.starts[index + 1] ?? now.ends, (now.tells[index] ?? 0) + shows);
      if (shows > 0) await reach(says);
      batch(() => {
        said.value = true;
        call(scene);
        say(one, scene);
      });
      await until(now => now.starts[index + 1] ?? now.enters ?? now.ends);
    }
    if (enters !== undefined && !queue.isClosed() && left(now => now.ends) > 0) {
      batch(() => {
        win.value = null;
        show(current().scene, true);
        opening.value = 'entrance';
        begin('entrance', enters, current().time.ends);
      });
      await until(now => now.ends);
      opening.value = '';
    }
    if (queue.isClosed()) return;
    batch(() => {
      if (enters !== undefined) win.value = null;
      show(current().scene, throwsIn(frame));
    });
  };

  /** Shows an entry without acting it out. An undo still gets its line. */
  const settle = async () => {
    const { scene, frame } = current();
    await until(time => time.shows);
    if (queue.isClosed()) return;
    mark = undefined;
    batch(() => {
      lines.value = [];
      onAir.counts.value = throwsIn(frame);
      thrown.value = null;
      win.value = facts.winIn(scene);
      decided.value = null;
      show(current().scene, true);
      if (isUndo(frame)) for (const one of frame.cues) say(one, scene);
    });
  };

  /** Names, presence or the clock changed: nothing to act out. */
  const refresh = (scene: Scene, time: Timeline | undefined) => {
    if (!queue.refresh(scene)) {
      // A page that was just opened loads its board a moment after its first scene.
      if (lines.peek().length === 0) win.value = facts.winIn(scene);
      show(scene, false);
    }
    // The host may have ended the entry early.
    const ends = time === undefined ? Number.POSITIVE_INFINITY : time.at + time.ends;
    if (ends <= clock() + 1) queue.cut(ends);
  };

  /** Takes the newest scene from the server. */
  const update = (scene: Scene) => {
    const frame = frameOf(scene);
    const before = last;
    if (frame === null || frame.entry === before) return refresh(scene, frame?.time);
    last = frame.entry;
    const plain = boardOf(scene) === null || isUndo(frame) || frame.entry !== before + 1;
    const timed = facts.timeline(frame, queue.newest() ?? shown.peek(), scene, latest, clock());
    // Without times from the server nobody else is watching, so there is nothing to wait for.
    latest = plain && frame.time === undefined ? cutAt({ ...timed, at: clock() }, clock()) : timed;
    queue.add({ scene, frame, time: latest, plain });
  };

  show(first, true);
  onAir.counts.value = throwsIn(frameOf(first));
  win.value = facts.winIn(first);

  return {
    ...onAir,
    /** Something is being acted out. */
    busy: queue.busy,
    stand,
    update,
    /** Ends what is being acted out. In a show that others watch, only its host may. */
    skip: () => queue.cut(clock()),
    close() {
      clearTimeout(oddsTimer);
      queue.close();
    },
  };
};
