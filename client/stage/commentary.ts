/** The commentary on a cue, and on the whole entry that a moment shows. */
import type { CueFrame } from '../../shared/engine/protocol.ts';
import type { Cue } from '../../shared/engine/show.ts';
import { standingOf } from '../../shared/engine/taken-home.ts';
import { stage } from '../../shared/words/en/stage.ts';
import { expectsHouse, markedAt, markOf } from '../../shared/words/entry-mark.ts';
import { plainLine, words } from '../../shared/words/index.ts';
import { sumText } from '../../shared/words/sums.ts';
import type { Scene, StageBoard } from './board.ts';
import { narratorOf } from './formats.ts';

/** All that whoever wins takes home, once the show is over; 0 where that is no more than the cue wins, or is counted long after its line. */
export const wholeOf = (cue: Cue, { view }: Scene, { moments }: Pick<StageBoard, 'moments'>): number => {
  const { tone, amount = '', stands } = moments.cues[cue.cue] ?? {};
  const sum =
    tone === 'win' && stands !== true && view.phase === 'over' && typeof cue.seat === 'number'
      ? Number(cue[amount])
      : 0;
  const whole = sum > 0 ? standingOf(view, cue.seat as number) : 0;
  return whole > sum ? whole : 0;
};

/** "" for a cue without commentary. */
export const lineOf = (cue: Cue, scene: Scene, board: StageBoard): string => {
  const { view } = scene;
  // It is read from a card.
  if (cue.cue === 'explained') return '';
  // Cues of every show have common words: undo, a corrected score, a substitute, an early end.
  const tell = (board.words.commentary[cue.cue as never] ?? words().pages.commentary[cue.cue as never]) as
    | ((cue: Cue, tell: ReturnType<typeof narratorOf>) => string)
    | undefined;
  const narrator = narratorOf(view);
  const line = tell?.(cue, narrator) ?? plainLine(view.show, cue, narrator);
  const whole = wholeOf(cue, scene, board);
  return line === '' || whole === 0 ? line : stage.makesInAll(line, sumText(view.show, whole, narrator));
};

/** Lines of the last entry; none if there is no entry or no commentary on it. */
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
