/** The commentary on a cue, and on all that happened with the entry that a moment shows. */
import type { CueFrame } from '../../shared/engine/protocol.ts';
import type { Cue } from '../../shared/engine/show.ts';
import { words } from '../../shared/words/index.ts';
import type { Scene, StageBoard } from './board.ts';
import { tellingOf } from './telling.ts';

/** "" where nothing is said of it. */
export const lineOf = (cue: Cue, { view }: Scene, board: StageBoard): string => {
  // What every show has in common: undo, a corrected score, a substitute, an early end.
  const tell = (board.words.commentary[cue.cue as never] ?? words().pages.commentary[cue.cue as never]) as
    | ((cue: Cue, tell: ReturnType<typeof tellingOf>) => string)
    | undefined;
  return tell?.(cue, tellingOf(view)) ?? '';
};

/** Lines of the last entry; none where nothing was entered or nothing is said of it. */
export const toldIn = (scene: Scene, board: StageBoard): readonly string[] => {
  if (scene.shell.cues === '') return [];
  const { cues, hand } = JSON.parse(scene.shell.cues) as CueFrame;
  const lines = cues.map(cue => lineOf(cue, scene, board)).filter(line => line !== '');
  return hand === true ? lines.map((line, index) => (index === 0 ? words().pages.forum.entered(line) : line)) : lines;
};
