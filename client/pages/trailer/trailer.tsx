/** Before the demo: a few seconds of the best of every show, acted out by the stage. It covers the page that opened it. */
import './trailer.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Clip, signLength } from '../../../shared/recap/clips.ts';
import { manifestOf } from '../../../shared/shows/index.ts';
import { trailer as words } from '../../../shared/words/en/trailer.ts';
import { getTrailer } from '../../api.ts';
import { ShowSign } from '../../parts/show-sign.tsx';
import { boardFor, loadTitleFont } from '../../shows/index.ts';
import { shellOf } from '../../stage/shell-of.ts';
import { Stage } from '../../stage/stage.tsx';

/** Milliseconds between two moves, once the stage has acted out the first. */
const pause = 150;

interface PlayedProps {
  readonly clip: Clip;
  /** The sign has gone. */
  readonly rolls: boolean;
}

/** Acts out one clip, move by move. */
const Played = ({ clip, rolls }: PlayedProps) => {
  const [at, go] = useState(0);
  const [busy, setBusy] = useState(false);
  const last = clip.moments.length - 1;
  useEffect(() => {
    if (!rolls || busy || at >= last) return;
    const timer = setTimeout(() => go(at + 1), at === 0 ? 0 : pause);
    return () => clearTimeout(timer);
  }, [rolls, busy, at]);
  const moment = clip.moments[at];
  // As a television shows it.
  const shell = useMemo(() => (moment === undefined ? null : { ...shellOf('', moment), televised: true }), [moment]);
  return moment === undefined || shell === null ? null : (
    <Stage
      shell={shell}
      view={moment.view}
      code={false}
      skips={false}
      television
      embedded
      lamp={words.lamp}
      onBusy={setBusy}
    />
  );
};

interface Props {
  /** It is over, or somebody skipped it. */
  readonly onDone: () => void;
}

const loadBoard = ({ show, moments }: Clip) => {
  loadTitleFont(show);
  return boardFor(show, moments[0]?.view.act ?? '');
};

const Trailer = ({ onDone }: Props) => {
  const [clips, setClips] = useState<readonly Clip[]>([]);
  const [at, go] = useState(0);
  const [rolls, setRolls] = useState(false);
  const skip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const found = await getTrailer();
      const [first, ...others] = found;
      if (first !== undefined) await loadBoard(first);
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
    setRolls(false);
    const lasts = clips[at]?.lasts ?? 0;
    // A machine that opens a stage slowly shows the sign for longer, and the clip whole.
    let timer = setTimeout(() => {
      setRolls(true);
      timer = setTimeout(() => (at + 1 < clips.length ? go(at + 1) : onDone()), lasts - signLength);
    }, signLength);
    return () => clearTimeout(timer);
  }, [clips, at]);
  const clip = clips[at];
  const title = clip === undefined ? words.title : (manifestOf(clip.show)?.sign ?? [clip.show]).join(' ').trim();
  return (
    <section class="trailer down inset-0 clip in-paper on-ink" role="dialog" aria-modal="true" aria-label={words.title}>
      {clip !== undefined && (
        <div class="stage-box flex-1 min-h-0 relative clip">
          <Played key={at} clip={clip} rolls={rolls} />
        </div>
      )}
      <div
        class={`cover as-grid place-center centred font-board on-ink t11 trailer-sign ${rolls ? 'gone' : ''}`}
        role="status"
      >
        {clip === undefined ? <p>{words.title}</p> : <ShowSign key={at} show={clip.show} title={title} />}
      </div>
      <div class="trailer-bar across flex-none relative on-glass gap-4">
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
