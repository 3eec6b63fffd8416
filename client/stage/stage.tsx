/**
 * The stage: a wall, a lit board, a table with dice, desks, and a rail with the commentary. It shows what the director shows, at
 * any size: wide screens are 1920×1080 units, upright ones 720 units across.
 */
import '../style/tokens.css';
import '../shows/looks.ts';
import '../shows/stage-looks.ts';
import '../style/fonts.css';
import '../style/boxes.css';
import '../style/set-tokens.css';
import '../style/set.css';
import '../style/set-board.css';
import '../style/set-desks.css';
import '../style/set-rail.css';
import '../style/set-overlay.css';
import '../style/set-short.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useKeys } from '../parts/keys.ts';
import { playSound } from '../parts/sound.ts';
import { actsOf, boardFor, type LoadedBoards } from '../shows/index.ts';
import type { Scene, StageBoard, StageProps } from './board.ts';
import { createDirector } from './director.ts';
import { isShort, usePlace } from './place.ts';
import { StageLayout } from './stage-layout.tsx';

/**
 * Loads the board of the current act, then those of the acts that may follow. The last board stays until the next one is there.
 */
const useBoards = (scene: Scene): LoadedBoards => {
  const loaded = useSignal<LoadedBoards>({});
  const key = `${scene.view.show}/${scene.view.act}`;
  useEffect(() => {
    const { show, act } = scene.view;
    let gone = false;
    const fetch = async (act: string) => {
      if (gone || loaded.peek()[`${show}/${act}`] !== undefined) return;
      const board = await boardFor(show, act);
      if (!gone) loaded.value = { ...loaded.peek(), [`${show}/${act}`]: board };
    };
    // The boards of later acts are loaded afterwards, so that the first cue of an act finds its set.
    void fetch(act).then(() => Promise.all(actsOf(show).map(fetch)));
    return () => {
      gone = true;
    };
  }, [key]);
  return loaded.value;
};

export const Stage = ({ shell, view, onBusy, ...given }: StageProps) => {
  const { now = Date.now, sounds = false, skips = true, embedded = false, retold = false, part, told } = given;
  const live: Scene = { shell, view };
  const place = usePlace();
  const boards = useBoards(live);
  const clock = useRef(now);
  clock.current = now;
  const known = useRef(boards);
  known.current = boards;
  const director = useMemo(
    () =>
      createDirector(
        told ?? live,
        ({ view: { show, act } }) => known.current[`${show}/${act}`] ?? null,
        (name, happens) => {
          // A hidden page is silent.
          if (!document.hidden) playSound(name, sounds, happens);
        },
        () => clock.current(),
        retold,
      ),
    [],
  );
  useEffect(() => director.close, [director]);
  // The keyboard's equivalent of a tap on the stage: it ends what is being acted out.
  useKeys(({ key, target }) => {
    const means = skips && !embedded && [' ', 'Enter', 'Escape'].includes(key);
    if (!means || !director.busy.peek() || isControl(target)) return false;
    director.skip();
    return true;
  });
  useEffect(() => director.update(live), [shell, view, boards]);
  useEffect(() => director.busy.subscribe(busy => onBusy?.(busy)), [director, onBusy]);

  // The old board stays until that of the next act is there.
  const scene = director.shown.value;
  const ready = boards[`${scene.view.show}/${scene.view.act}`];
  const standing = useRef<{ readonly board: StageBoard; readonly scene: Scene } | null>(null);
  if (ready !== undefined) standing.current = { board: ready, scene };
  const set = standing.current;
  const stood = useRef(false);
  useEffect(() => {
    if (set !== null) stood.current = true;
  }, [set === null]);
  return (
    <div
      ref={place.host}
      class={`w-full h-full relative in-white stage ${place.portrait ? 'portrait' : 'landscape'} ${isShort(place) ? 'short' : ''} ${part === undefined ? '' : `overlay part-${part}`} ${set === null ? '' : `show-${set.board.look}`}`}
      data-busy={director.busy.value ? 'yes' : 'no'}
      data-act={set === null ? '' : `${set.scene.view.show}/${set.scene.view.act}`}
      data-entries={set === null ? -1 : set.scene.shell.entries}
      style={{ '--u': String(place.u) }}
    >
      {set !== null && (
        <StageLayout
          key={set.board.look}
          {...given}
          {...set}
          steps={!stood.current}
          live={live}
          place={place}
          director={director}
        />
      )}
    </div>
  );
};

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary, [tabindex]') !== null;
