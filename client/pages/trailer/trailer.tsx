/** Before the demo: a few seconds of the best of every show, acted out by the stage. It covers the page that opened it. */
import './trailer.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Clip } from '../../../shared/recap/clips.ts';
import { familyOf, manifestOf } from '../../../shared/shows/index.ts';
import { trailer as words } from '../../../shared/words/en/trailer.ts';
import { getTrailer } from '../../api.ts';
import { DicePicture } from '../../parts/dice-picture.tsx';
import { lazily } from '../../parts/lazy.ts';
import { boardFor, loadTitleFont } from '../../shows/index.ts';
import { shellOf } from '../../stage/shell-of.ts';

/** Dice roll in before all of it is here. */
const loadStage = async () => ({ default: (await import('../../stage/stage.tsx')).Stage });
const Stage = lazily(loadStage);

interface PlayedProps {
  readonly clip: Clip;
  /** Its turn has come. Until then it waits behind the one before. */
  readonly rolls: boolean;
  /** What it tells last has been seen. */
  readonly onSeen: () => void;
}

/** Acts out one clip, shot by shot. */
const Played = ({ clip: { shots, lasts }, rolls, onSeen }: PlayedProps) => {
  const [at, go] = useState(0);
  const [began, begin] = useState(0);
  useEffect(() => {
    if (!rolls) return;
    begin(Date.now());
    const timers = shots.slice(1).map(({ time }, i) => setTimeout(() => go(i + 1), Math.max(0, time?.at ?? 0)));
    timers.push(setTimeout(onSeen, lasts));
    return () => timers.forEach(clearTimeout);
  }, [rolls]);
  const shot = shots[at];
  const shell = useMemo(() => {
    if (shot === undefined) return null;
    const { time, ...moment } = shot;
    // What was said of the moment before is no news.
    if (time === undefined) return shellOf('', { ...moment, cues: [] });
    const { entry, cues, check } = moment;
    const frame = { entry, cues, check, time: { ...time, at: began + time.at } };
    return { ...shellOf('', moment), televised: true, cues: JSON.stringify(frame) };
  }, [shot]);
  return shot === undefined || shell === null ? null : (
    <Stage shell={shell} view={shot.view} code={false} skips={false} television embedded lamp={words.lamp} />
  );
};

interface Props {
  /** It is over, or somebody skipped it. */
  readonly onDone: () => void;
}

const loadBoard = ({ show, shots }: Clip) => {
  loadTitleFont(show);
  return boardFor(show, shots[0]?.view.act ?? '');
};

const signOf = (show: string): string => manifestOf(show)?.sign.join(' ').trim() ?? show;

/** A bonus act stands behind its show. */
const nameOf = (show: string): string => {
  const family = familyOf(show);
  return family === show ? signOf(show) : `${signOf(family)}: ${signOf(show)}`;
};

/** Milliseconds in which a stage is put up before it is seen: its dice come last (`dice-pane.tsx`). */
const putsUp = 2600;

/** Milliseconds in which the first stage is drawn behind the title, and the least for which that is read. */
const opens = { draws: 500, title: 1500 } as const;

const Trailer = ({ onDone }: Props) => {
  const [clips, setClips] = useState<readonly Clip[]>([]);
  const [at, go] = useState(-1);
  /** The stage of the next clip stands behind the one that is seen. */
  const [next, setNext] = useState(0);
  const skip = useRef<HTMLButtonElement>(null);
  const since = useRef(Date.now());
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      // The first picture is a throw, so its dice are there before it.
      const parts = [loadStage(), import('../../stage/dice/scene.ts')];
      const found = await getTrailer();
      const [first, ...others] = found;
      if (first !== undefined) await Promise.all([loadBoard(first), ...parts]);
      if (!wanted) return;
      // Without highlights the show comes at once.
      if (first === undefined) onDone();
      setClips(found);
      for (const other of others) await loadBoard(other);
    };
    load().catch(onDone);
    skip.current?.focus();
    return () => {
      wanted = false;
    };
  }, []);
  useEffect(() => {
    if (clips.length === 0) return;
    const lasts = clips[at]?.lasts ?? Math.max(opens.draws, since.current + opens.title - Date.now());
    const timers = [setTimeout(() => setNext(at + 1), lasts - putsUp)];
    if (at < 0) timers.push(setTimeout(() => go(0), lasts));
    return () => timers.forEach(clearTimeout);
  }, [clips, at]);
  const name = clips[at] === undefined ? words.title : nameOf(clips[at].show);
  const goOn = () => (at + 1 < clips.length ? go(at + 1) : onDone());
  return (
    <section
      class={`trailer down inset-0 clip in-paper on-ink ${at < 0 ? 'opens' : ''}`}
      role="dialog"
      aria-modal="true"
      aria-label={words.title}
    >
      <div class="stage-box flex-1 min-h-0 relative clip">
        {clips.map((clip, i) =>
          i === at || i === next ? (
            <div key={clip.show} class={`cover ${i === at ? 'seen' : ''}`}>
              <Played clip={clip} rolls={i === at} onSeen={goOn} />
            </div>
          ) : null,
        )}
        {/* The first picture is the throw itself. */}
        {at > 0 && clips[at] !== undefined && (
          <p key={at} class="unseen" role="status">
            {name}
          </p>
        )}
      </div>
      {at < 0 && (
        <div class="trailer-title cover column middle gap-5 centred">
          <p class="flex">
            {[0, 1].map(die => (
              <DicePicture key={die} values={[6]} skin="ivory" />
            ))}
          </p>
          <p class="bold-figure lh-11 in-gold t10">{words.title}</p>
        </div>
      )}
      <div class="trailer-bar across flex-none relative on-glass gap-4">
        <strong class="nowrap">{name}</strong>
        <ol class="flex flex-1 gap-1" aria-hidden="true">
          {clips.map(({ show, lasts }, i) => (
            <li
              key={show}
              class={`flex-1 clip r1 ${i < at ? 'seen' : i === at ? 'on' : ''}`}
              style={{ '--lasts': `${lasts}ms` }}
            />
          ))}
        </ol>
        <button ref={skip} type="button" class="hero mid gold flex-none" onClick={onDone}>
          {words.skip}
        </button>
      </div>
    </section>
  );
};

export default Trailer;
