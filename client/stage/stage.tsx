/**
 * The stage: a wall, a lit board, a table with dice, desks, and a rail with the commentary. It shows what the director shows, at
 * any size: wide screens are 1920×1080 units, upright ones 720 units across.
 */
import '../style/tokens.css';
import '../style/steps.css';
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
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import { playSound } from '../parts/sound.ts';
import type { OverlayPart } from '../paths.ts';
import { actsOf, boardFor, type LoadedBoards } from '../shows/index.ts';
import type { Scene, StageBoard } from './board.ts';
import { createDirector } from './director.ts';
import { usePlace } from './place.ts';
import { StageLayout } from './stage-layout.tsx';

interface StageProps {
  readonly shell: Shell;
  /** The audience's view. */
  readonly view: View;
  /** Address in the QR code; "" or missing: only the code is shown. */
  readonly link?: string;
  /** Address of the recap, for the QR code after the end of the show. */
  readonly recap?: string;
  /** The server's clock, milliseconds. */
  readonly now?: () => number;
  /** Plays sound if nothing else was chosen, as on a television. */
  readonly sounds?: boolean;
  /** The show's options, from which exact odds are computed if the host shows them; null: no odds. */
  readonly options?: unknown;
  /** Whether screen readers read out changes of the rail; not on pages with a running commentary of their own. */
  readonly speaks?: boolean;
  /** The page has a main element of its own. */
  readonly embedded?: boolean;
  /** The lamp's text while the show is off the air. */
  readonly lamp?: string;
  /** Only this part of the stage, on a transparent background, for streaming software. */
  readonly part?: OverlayPart;
  /** Whether the code may be seen. */
  readonly code?: boolean;
  /** Whether a tap ends what is being acted out; not where others watch, because it would reveal the result early. */
  readonly skips?: boolean;
  /** A television or an overlay, which never gives players advice. */
  readonly television?: boolean;
  /** A notice of the page. It is shown in the rail, where it covers nothing. */
  readonly sign?: ComponentChildren;
  /** Called when acting out begins and when it has ended. */
  readonly onBusy?: (busy: boolean) => void;
}

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

export const Stage = ({
  shell,
  view,
  link = '',
  recap = '',
  now = Date.now,
  sounds = false,
  speaks = true,
  embedded = false,
  lamp = '',
  part,
  code = true,
  options = null,
  skips = true,
  television = false,
  sign = null,
  onBusy,
}: StageProps) => {
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
        live,
        ({ view: { show, act } }) => known.current[`${show}/${act}`] ?? null,
        (name, happens) => {
          // A hidden page is silent.
          if (!document.hidden) playSound(name, sounds, happens);
        },
        () => clock.current(),
      ),
    [],
  );
  useEffect(() => director.close, [director]);
  useSkipKey(director, skips && !embedded);
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
      class={`w-full h-full relative in-white stage ${place.portrait ? 'portrait' : 'landscape'} ${part === undefined ? '' : `overlay part-${part}`} ${set === null ? '' : `show-${set.board.look}`}`}
      data-busy={director.busy.value ? 'yes' : 'no'}
      data-act={set === null ? '' : `${set.scene.view.show}/${set.scene.view.act}`}
      data-entries={set === null ? -1 : set.scene.shell.entries}
      style={{ '--u': String(place.u) }}
    >
      {set !== null && (
        <StageLayout
          key={set.board.look}
          {...set}
          steps={!stood.current}
          options={options}
          live={live}
          place={place}
          director={director}
          link={link}
          recap={recap}
          now={now}
          sounds={sounds}
          skips={skips}
          television={television}
          speaks={speaks}
          embedded={embedded}
          lamp={lamp}
          part={part}
          code={code}
          sign={sign}
        />
      )}
    </div>
  );
};

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary, [tabindex]') !== null;

/** The keyboard's equivalent of a tap on the stage: ends what is being acted out. */
const useSkipKey = ({ busy, skip }: ReturnType<typeof createDirector>, wanted: boolean) => {
  useEffect(() => {
    if (!wanted) return;
    const key = (event: KeyboardEvent) => {
      if (![' ', 'Enter', 'Escape'].includes(event.key) || !busy.peek() || isControl(event.target)) return;
      event.preventDefault();
      skip();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [skip, wanted]);
};
