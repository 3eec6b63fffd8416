/**
 * The stage: a wall, a lit board, a table with dice, desks, and a rail with the commentary. It shows what the director shows,
 * at any size: 1920×1080 units wide screens, 720 units across upright ones.
 */
import '../style/tokens.css';
import '../style/fonts.css';
import '../style/set.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import type { Scene, StageBoard } from './board.ts';
import { actsOf, boardFor, type LoadedBoards } from './boards/index.ts';
import { createDirector } from './director.ts';
import { usePlace } from './place.ts';
import { playSound } from './sound.ts';
import { type OverlayPart, Studio } from './studio.tsx';

export interface StageProps {
  readonly shell: Shell;
  /** The audience's view. */
  readonly view: View;
  /** Address in the QR code; "" or missing: only the code is shown. */
  readonly link?: string;
  /** Address of the recap, which stands in the QR code once the show is over. */
  readonly recap?: string;
  /** The server's clock, milliseconds. */
  readonly now?: () => number;
  /** Sounds where nobody chose otherwise: a television. */
  readonly sounds?: boolean;
  /** The show's options, for exact odds where the host shows them; null: none are shown. */
  readonly options?: unknown;
  /** Whether the rail is read out as it changes; not where the page has a running commentary of its own. */
  readonly speaks?: boolean;
  /** A part of a page that has a main part of its own. */
  readonly embedded?: boolean;
  /** What the lamp of the rail says where it is not on the air. */
  readonly lamp?: string;
  /** Only this part of the stage, over nothing: for streaming software. */
  readonly part?: OverlayPart;
  /** Whether the code to join by may be seen. */
  readonly code?: boolean;
  /** Whether a tap ends what is acted out: not where others look on, for it would tell too early. */
  readonly skips?: boolean;
  /** A television, or a part of one over a picture: it never advises whoever plays. */
  readonly television?: boolean;
  /** A sign of the page, which stands in the rail: there it covers nothing. */
  readonly sign?: ComponentChildren;
  /** Told when something begins to be acted out, and when the stage stands still again. */
  readonly onBusy?: (busy: boolean) => void;
}

/** Boards are loaded when their act is on, and those of the acts that may follow after it; the last one stays until the next is there. */
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
    // Those that may follow come after: the first cue of an act has to find its set.
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
        (name, happens) => playSound(name, sounds, happens),
        () => clock.current(),
      ),
    [],
  );
  useEffect(() => director.close, [director]);
  useSkipKey(director, skips && !embedded);
  useEffect(() => director.update(live), [shell, view, boards]);
  useEffect(() => director.busy.subscribe(busy => onBusy?.(busy)), [director, onBusy]);

  // Until the next act's board is there, the one before stays.
  const scene = director.shown.value;
  const ready = boards[`${scene.view.show}/${scene.view.act}`];
  const standing = useRef<{ readonly board: StageBoard; readonly scene: Scene } | null>(null);
  if (ready !== undefined) standing.current = { board: ready, scene };
  const set = standing.current;
  return (
    <div
      ref={place.host}
      class={`stage ${place.portrait ? 'portrait' : 'landscape'} ${part === undefined ? '' : `overlay part-${part}`} ${set === null ? '' : `show-${set.board.look}`}`}
      data-busy={director.busy.value ? 'yes' : 'no'}
      data-act={set === null ? '' : `${set.scene.view.show}/${set.scene.view.act}`}
      data-entries={set === null ? -1 : set.scene.shell.entries}
      style={{ '--u': String(place.u) }}
    >
      {set !== null && (
        <Studio
          key={set.board.look}
          {...set}
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

/** What a tap on the stage does, for hands on a keyboard: what is acted out is over. */
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
