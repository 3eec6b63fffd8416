/**
 * Acts out what happened, cue by cue and in order, and lets the screen show each moment when its turn has come. It never falls
 * more than two seconds behind: what is late is told and shown, but no time is taken for it. After a hidden tab, a gap or an
 * undo it catches up at once.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { CueFrame } from '../../shared/protocol.ts';
import type { Cue } from '../../shared/show.ts';
import { words } from '../../shared/words/index.ts';
import type { CueAct, Scene, StageBoard } from './board.ts';
import { createStand, type DiceStand, liftTime } from './dice/stand.ts';
import { throwSeconds } from './dice/throw.ts';
import { throwPace } from './pace.ts';
import type { SoundName } from './recipes.ts';
import { lineOf } from './told.ts';

/** Most that the stage may be behind what is known, milliseconds. */
const patience = 2000;
/** Faces lie readable this long before anything speaks of them. */
const rest = 250;
/** Lights go down and the band falls silent so long before dice that much hangs on, milliseconds. */
const breath = 450;
const ordinary: CueAct = { ms: 600 };

export interface Director {
  /** What the screen shows. */
  readonly shown: ReadonlySignal<Scene>;
  readonly cue: ReadonlySignal<Cue | null>;
  /** Lines of the entry that is being acted out, or was last. */
  readonly said: ReadonlySignal<readonly string[]>;
  /** 'tense': much is at stake. */
  readonly rolling: ReadonlySignal<'' | 'plain' | 'tense'>;
  /** The moment shown is still that before what is being acted out: nobody owes what was owed in it. */
  readonly held: ReadonlySignal<boolean>;
  /** Something is being acted out. */
  readonly busy: ReadonlySignal<boolean>;
  readonly stand: DiceStand;
  /** What the server told. */
  update(scene: Scene): void;
  /** Ends what is being acted out. */
  skip(): void;
  close(): void;
}

interface Item {
  readonly scene: Scene;
  readonly frame: CueFrame;
  /** There is no time left for it. */
  readonly late?: boolean;
}

const frameOf = ({ shell }: Scene): CueFrame | null =>
  shell.cues === '' ? null : (JSON.parse(shell.cues) as CueFrame);

const diceOf = (board: StageBoard | null, { view }: Scene): readonly number[] => {
  if (board?.dice !== undefined) return board.dice(view.board);
  const { dice } = view.board;
  return Array.isArray(dice) ? (dice as readonly number[]) : [];
};

/** A cue that is a throw carries its faces, whatever it is called. */
const facesOf = ({ dice }: Cue): readonly number[] | null =>
  Array.isArray(dice) && dice.length > 0 ? (dice as readonly number[]) : null;

export const createDirector = (
  first: Scene,
  boardOf: (scene: Scene) => StageBoard | null,
  sound: (name: SoundName, loud?: number) => void,
): Director => {
  const shown = signal(first);
  const cue = signal<Cue | null>(null);
  const said = signal<readonly string[]>([]);
  const rolling = signal<'' | 'plain' | 'tense'>('');
  const held = signal(false);
  const busy = signal(false);
  const stand = createStand();
  const queue: Item[] = [];
  let acting: { item: Item; hurried: boolean; until: number } | null = null;
  let wake: (() => void) | null = null;
  let last = frameOf(first)?.entry ?? -1;
  let closed = false;

  const actOf = (scene: Scene, { cue: name }: Cue) => boardOf(scene)?.acts[name] ?? ordinary;

  const isTense = (one: Cue, scene: Scene) => boardOf(scene)?.tense?.(one, scene.view) ?? false;

  const duration = ({ scene, frame }: Item) =>
    frame.cues.reduce((sum, one) => {
      if (facesOf(one) === null) return sum + actOf(scene, one).ms;
      const tense = isTense(one, shown.peek());
      const lasts = (tense ? throwSeconds.tense : throwSeconds.plain) * 1000;
      const lift = stand.roll.peek() === null ? 0 : liftTime;
      return sum + (lift + lasts + (tense ? breath : 0)) / throwPace() + rest;
    }, 0);

  const line = (one: Cue, scene: Scene): string => {
    const board = boardOf(scene);
    return board === null ? '' : lineOf(one, scene, board);
  };

  /** The host entered the move that is acted out; said once, with its first line. */
  let byHand = false;

  const say = (one: Cue, scene: Scene) => {
    const text = line(one, scene) || line(one, shown.peek());
    if (text === '') return;
    said.value = [...said.peek(), byHand ? words().pages.forum.entered(text) : text];
    byHand = false;
  };

  const wait = (milliseconds: number) =>
    new Promise<void>(resolve => {
      if (closed || acting === null || acting.hurried || milliseconds <= 0) {
        resolve();
        return;
      }
      const timer = setTimeout(() => {
        wake = null;
        resolve();
      }, milliseconds);
      wake = () => {
        clearTimeout(timer);
        wake = null;
        resolve();
      };
    });

  const show = (scene: Scene) => {
    held.value = false;
    shown.value = scene;
    stand.lay(diceOf(boardOf(scene), scene));
  };

  /** The throw of a cue: from the hand to the first word about it. */
  const roll = async (one: Cue, faces: readonly number[], { scene, frame }: Item) => {
    const seat = typeof one.seat === 'number' ? one.seat : 0;
    const tense = isTense(one, shown.peek());
    rolling.value = tense ? 'tense' : 'plain';
    if (tense) await wait(breath / throwPace());
    if (acting?.hurried) {
      rolling.value = '';
      stand.lay(faces);
      say(one, scene);
      return;
    }
    const lasts = stand.throw({ entry: frame.entry, dice: faces, from: seat % 2 === 1 ? 1 : -1, tense });
    const { pace = 1, lift = 0 } = stand.roll.peek() ?? {};
    const knocks = (stand.roll.peek()?.plan.knocks ?? [])
      .filter(({ at }, index, all) => index === 0 || at - (all[index - 1]?.at ?? 0) > 0.03)
      .map(({ at, loud }) => setTimeout(() => sound('dice', 0.25 + 0.75 * loud), lift + (at * 1000) / pace));
    await wait(lasts + rest);
    if (acting?.hurried) {
      for (const knock of knocks) clearTimeout(knock);
      stand.skip();
    }
    rolling.value = '';
    say(one, scene);
  };

  const act = async (item: Item) => {
    const { scene, frame } = item;
    said.value = [];
    byHand = frame.hand === true;
    const lastBefore = frame.cues.reduce(
      (found, one, index) =>
        facesOf(one) !== null || actOf(scene, one).before || actOf(shown.peek(), one).before ? index : found,
      -1,
    );
    held.value = lastBefore !== -1;
    if (lastBefore === -1) show(scene);
    for (const [index, one] of frame.cues.entries()) {
      if (closed) return;
      const faces = facesOf(one);
      if (faces !== null) await roll(one, faces, item);
      else {
        const { ms, sound: name } = actOf(scene, one);
        batch(() => {
          cue.value = one;
          say(one, scene);
        });
        if (name !== undefined && !acting?.hurried) sound(name);
        await wait(ms);
      }
      if (index === lastBefore) show(scene);
    }
    if (!closed) {
      batch(() => {
        cue.value = null;
        show(scene);
      });
    }
  };

  const run = async () => {
    busy.value = true;
    for (let item = queue.shift(); item !== undefined && !closed; item = queue.shift()) {
      const late = item.late === true;
      acting = { item, hurried: late, until: late ? 0 : performance.now() + duration(item) };
      await act(item);
      acting = null;
    }
    busy.value = false;
  };

  const hurry = () => {
    if (acting !== null) {
      acting.hurried = true;
      acting.until = 0;
    }
    wake?.();
  };

  /** No acting: this is how things stand. What was `told` is said all the same. */
  const catchUp = (scene: Scene, told: readonly Cue[] = []) => {
    queue.length = 0;
    hurry();
    // What is being acted out ends by showing its own moment; this one comes after it.
    if (acting !== null) {
      queue.push({ scene, frame: { entry: last, cues: told, check: '' }, late: true });
      return;
    }
    batch(() => {
      cue.value = null;
      said.value = [];
      show(scene);
      for (const one of told) say(one, scene);
    });
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
      else if (acting === null) show(scene);
      else if (acting.item.scene.view.phase === scene.view.phase) acting.item = { ...acting.item, scene };
      return;
    }
    const undone = frame.cues.some(({ cue: name }) => name === 'undo');
    if (document.hidden || boardOf(scene) === null || undone || frame.entry !== before + 1) {
      catchUp(scene, undone && boardOf(scene) !== null ? frame.cues : []);
      return;
    }
    queue.push({ scene, frame });
    if (acting === null) {
      void run();
      return;
    }
    const ahead = () =>
      Math.max(0, (acting?.until ?? 0) - performance.now()) +
      queue.slice(0, -1).reduce((sum, item) => sum + (item.late === true ? 0 : duration(item)), 0);
    if (ahead() > patience) hurry();
    for (let i = 0; i < queue.length - 1 && ahead() > patience; i++) {
      const item = queue[i];
      if (item !== undefined) queue[i] = { ...item, late: true };
    }
  };

  const hidden = () => {
    const newest = queue.at(-1)?.scene ?? acting?.item.scene;
    if (document.hidden && newest !== undefined) catchUp(newest);
  };
  document.addEventListener('visibilitychange', hidden);
  show(first);

  return {
    shown,
    cue,
    said,
    rolling,
    held,
    busy,
    stand,
    update,
    skip: hurry,
    close() {
      closed = true;
      wake?.();
      document.removeEventListener('visibilitychange', hidden);
    },
  };
};
