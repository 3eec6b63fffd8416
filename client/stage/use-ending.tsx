/** The welcome and the ending of a show on a stage: the closing ceremony and the poster, once the last entry has been acted out. */
import { useMemo, useState } from 'preact/hooks';
import { finaleOf } from '../../shared/engine/finale.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import { stage } from '../../shared/words/en/stage.ts';
import { useLazy } from '../parts/lazy.ts';
import { useAfter } from '../parts/timing.ts';
import type { OverlayPart } from '../paths.ts';
import type { Scene, StageBoard } from './board.ts';
import type { Director } from './director.ts';
import { fewPlayers, welcomeLine } from './standing.ts';

/** When the first player walks on, and how far they are apart, milliseconds (parts/opening.css). Until then nobody is named. */
const [walkOn, apart] = [3500, 700] as const;

interface Ended {
  readonly scene: Scene;
  /** As the server has it now. */
  readonly live: Scene;
  readonly tell: Narrator;
  readonly recap: string;
  readonly code: boolean;
  readonly portrait: boolean;
  /** Seen by others than who holds it. */
  readonly far: boolean;
  readonly now: () => number;
  readonly sounds: boolean;
  /** Of single parts of the stage, the board has the pictures of the ending, and the lower third its lines. */
  readonly part: OverlayPart | undefined;
}

/** `shown`: null while the show runs. `line`: of the rail, "" for none. */
export const useEnding = (
  director: Director,
  { scene, live: { shell }, code, part, ...given }: Ended,
  { words, poster }: StageBoard,
) => {
  const finale = useMemo(() => finaleOf(shell), [shell.phase, shell.finale]);
  const [line, onLine] = useState('');
  // Fetched when a show is over. The picture of its last win stays until it is there.
  const ends = part === undefined || part === 'board' || part === 'lower-third';
  const Ending = useLazy(() => import('./parts/ending.tsx'), ends && shell.phase === 'over');
  const isOver = ends && scene.view.phase === 'over' && !director.busy.value;
  const shown = isOver && finale !== null && Ending !== null && (
    <Ending
      {...given}
      finale={finale}
      view={scene.view}
      code={code ? shell.code : ''}
      nextAt={shell.nextAt}
      onLine={onLine}
      fact={poster?.(scene.view) ?? null}
      spoken={part === 'lower-third'}
    />
  );
  const welcomes = director.opening.value === 'titles';
  const { view } = scene;
  const [walkedOn, setWalkedOn] = useState(false);
  const walks = walkOn + apart * Math.floor(Math.min(fewPlayers, view.seats.length) / 2);
  useAfter(welcomes ? walks : 0, () => setWalkedOn(welcomes), [welcomes]);
  const welcome = walkedOn ? welcomeLine(words.title, view, given.tell) : stage.welcome(words.title, '', '');
  return { shown: shown || null, line: welcomes ? welcome : line };
};
