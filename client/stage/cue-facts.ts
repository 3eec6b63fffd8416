/** What the boards of a show declare about its cues: how long each takes, what it means, how it looks, sounds and reads. */
import { facesOf, fillsScreen, sumTakes, type Timeline } from '../../shared/engine/moments.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import type { ActMoments, Cue, MomentTime } from '../../shared/engine/show.ts';
import { startOf, timeIn, timelineOf } from '../../shared/engine/timeline.ts';
import { beforeTotal } from '../parts/counting.ts';
import type { CueAct, Scene, StageBoard } from './board.ts';
import { lineOf, wholeOf } from './commentary.ts';
import { pageTime } from './pace.ts';

export const frameOf = ({ shell }: Scene): CueFrame | null =>
  shell.cues === '' ? null : (JSON.parse(shell.cues) as CueFrame);

export interface TossUp {
  readonly seat: number;
  readonly secret: number;
  /** The guesses by seat, 0 for none. */
  readonly picks: readonly number[];
}

/** What a cue reveals of a toss-up; null for other cues. */
export const tossUpOf = ({ seat, secret, buzz }: Cue): TossUp | null =>
  typeof seat === 'number' && typeof secret === 'number' && Array.isArray(buzz)
    ? { seat, secret, picks: buzz as readonly number[] }
    : null;

/** Milliseconds from a verdict, which is a picture and a stamp, until the rail says it; from a sum that stands, until everybody's are there. */
const saidAfter = 900;

/** How long the word for what a throw did is there before the rail says what was thrown, milliseconds. */
export const calledAfter = 1000;

export const throwsIn = (frame: CueFrame | null): boolean => frame?.cues.some(one => facesOf(one) !== null) === true;

/** How long each prize takes to come (parts/win.tsx), milliseconds. */
const prizeTakes = 400;

/** An entry may end one act and open the next. The board before it knows its cues best, then the board after it. */
export const createCueFacts = (boardOf: (scene: Scene) => StageBoard | null) => {
  const momentsOf = (scene: Scene): ActMoments | undefined => boardOf(scene)?.moments;

  const timeOf = (before: Scene, after: Scene, cue: Cue): MomentTime | undefined =>
    timeIn([momentsOf(before), momentsOf(after)], cue);

  const isWin = (before: Scene, after: Scene, cue: Cue): boolean => {
    const time = timeOf(before, after, cue);
    return time?.fills === true || fillsScreen(time?.tone);
  };

  return {
    timeOf,
    isWin,

    actOf: (before: Scene, after: Scene, { cue: name }: Cue): CueAct | undefined =>
      boardOf(before)?.acts[name] ?? boardOf(after)?.acts[name],

    /** Whether the lights go down until a cue is told: its drum rolls, and the board opens nothing to look at meanwhile. */
    hushes: (before: Scene, after: Scene, cue: Cue): boolean =>
      timeOf(before, after, cue)?.drum === true &&
      momentsOf(before)?.atStart?.[cue.cue] === undefined &&
      momentsOf(after)?.atStart?.[cue.cue] === undefined,

    /** The win that stays on the screen after an entry that is not acted out. */
    winIn: (scene: Scene): Cue | null => {
      const cues = frameOf(scene)?.cues ?? [];
      const last = cues.findLastIndex(cue => isWin(scene, scene, cue));
      const gone = cues.slice(last + 1).some(cue => timeOf(scene, scene, cue)?.clears === true);
      return last === -1 || gone ? null : (cues[last] ?? null);
    },

    /** How long the picture of a win, or an open door, takes to show what the rail says of it. */
    showing: (before: Scene, scene: Scene, one: Cue): number => {
      const { amount, tone, stands, said = tone === undefined ? 0 : saidAfter } = timeOf(before, scene, one) ?? {};
      // What is said of it all comes when it has been counted.
      const board = boardOf(scene);
      if (board !== null && wholeOf(one, scene, board) > 0) return beforeTotal + saidAfter;
      const prizes = Array.isArray(one.prizes) ? one.prizes.filter(name => name !== '').length : 0;
      if (!isWin(before, scene, one) || amount === undefined || tone === 'bad') return said;
      if (tone === 'champion' && amount === 'score') return saidAfter;
      // A plate has shown it all before.
      if (stands) return 0;
      return sumTakes(Number(one[amount]) || 0) + (prizes > 0 ? 200 + prizes * prizeTakes : 300);
    },

    /** What a scene has told, but for its throws and what is only read. */
    stays: (scene: Scene): readonly Cue[] =>
      (frameOf(scene)?.cues ?? []).filter(one => facesOf(one) === null && one.cue !== 'explained'),

    /** The commentary on a cue, "" for none. */
    line: (cue: Cue, scene: Scene): string => {
      const board = boardOf(scene);
      return board === null ? '' : lineOf(cue, scene, board);
    },

    dice: (scene: Scene, told: readonly Cue[] = []): readonly number[] => {
      const { board } = scene.view;
      const declared = boardOf(scene)?.dice;
      if (declared !== undefined) return declared(board, scene.view, told);
      return Array.isArray(board.dice) ? (board.dice as readonly number[]) : [];
    },

    /** When an entry is shown here. A frame without times gets those that the server would have given it. */
    timeline: (
      { cues, time }: CueFrame,
      before: Scene,
      after: Scene,
      previous: Timeline | undefined,
      now: number,
    ): Timeline => {
      const { televised } = after.shell;
      const acts = before.view.act === after.view.act ? [momentsOf(before)] : [momentsOf(before), momentsOf(after)];
      const views = { before: before.view, after: after.view };
      const made = () => timelineOf({ cues, acts, ...views, televised }, startOf(previous, now));
      return pageTime(time ?? made(), televised, 'stage');
    },
  };
};
