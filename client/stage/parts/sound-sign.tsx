/** A television asks once, in large type, for the click that browsers need before sound may play. */
import './sound-sign.css';
import { useEffect, useState } from 'preact/hooks';
import { stage as words } from '../../../shared/words/en/stage.ts';
import type { Connection } from '../../connection.ts';
import { audible, openedMixer } from '../../parts/sound.ts';
import { useAfter } from '../../parts/timing.ts';

/** While the show runs, it asks only for this long, milliseconds. */
const patience = 8000;

/** So long it has asked on this page; each act puts up a set with another sign. */
let hasAsked = false;

interface Props {
  /** The show has not begun. */
  readonly waits?: boolean;
  /** Tells the desk whether it may play; left out where there is none. */
  readonly connection?: Pick<Connection, 'reportAudible'>;
}

const SoundSign = ({ waits = false, connection }: Props) => {
  const [asks, setAsks] = useState(!hasAsked);
  const wanted = audible(true);
  const isAudible = wanted && openedMixer.value !== null;
  useEffect(() => connection?.reportAudible(isAudible), [connection, isAudible]);
  const stop = () => {
    hasAsked = true;
    setAsks(false);
  };
  useAfter(waits ? -1 : patience, stop, [waits]);
  return isAudible || !wanted || (!asks && !waits) ? null : (
    <p class="sound-sign across untouched bold lh-108 in-accent t7" role="status">
      <svg class="flex-none" viewBox="0 0 48 40" aria-hidden="true">
        <path d="M4 14h9l12-10v32L13 26H4z" fill="currentColor" />
        <path d="M31 12c5 4 5 12 0 16M36 6c9 8 9 20 0 28" fill="none" stroke="currentColor" stroke-width="4" />
      </svg>
      <span>{words.clickForSound}</span>
    </p>
  );
};

export default SoundSign;
