/** The commentary on a cue, and on all that happened with the entry that a moment shows. */
import type { CueFrame } from '../../shared/engine/protocol.ts';
import type { Cue } from '../../shared/engine/show.ts';
import { expectsHouse, markedAt, markOf } from '../../shared/words/entry-mark.ts';
import { words } from '../../shared/words/index.ts';
import type { Scene, StageBoard } from './board.ts';
import { narratorOf } from './formats.ts';

/** "" where nothing is said of it. */
export const lineOf = (cue: Cue, { view }: Scene, board: StageBoard): string => {
  // What every show has in common: undo, a corrected score, a substitute, an early end.
  const tell = (board.words.commentary[cue.cue as never] ?? words().pages.commentary[cue.cue as never]) as
    | ((cue: Cue, tell: ReturnType<typeof narratorOf>) => string)
    | undefined;
  return tell?.(cue, narratorOf(view)) ?? '';
};

/** Lines of the last entry; none where nothing was entered or nothing is said of it. */
export const stageLines = (scene: Scene, board: StageBoard): readonly string[] => {
  if (scene.shell.cues === '') return [];
  const frame = JSON.parse(scene.shell.cues) as CueFrame;
  const spoken = frame.cues.map(cue => ({ cue, line: lineOf(cue, scene, board) })).filter(({ line }) => line !== '');
  const mark = markOf(frame, words().pages.forum, () => expectsHouse(scene.shell, frame));
  const marked = markedAt(
    frame,
    spoken.map(({ cue }) => cue),
  );
  return spoken.map(({ line }, index) => (index === marked && mark !== undefined ? mark(line) : line));
};
