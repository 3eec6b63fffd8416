/** What a stage acts out of a connection, and how late its page is. */
import { useEffect } from 'preact/hooks';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import type { Connection } from '../connection.ts';
import type { Scene } from '../stage/board.ts';

interface Moment {
  readonly shell: Shell;
  readonly view: View;
  /** What has been told by now, with which a stage begins that comes while something is told. */
  readonly told: Scene;
}

/**
 * null until the first moment may be shown: a throw in the air has landed by then. All later ones come as they arrive, because the
 * stage knows when to show what.
 */
export const useMoment = (connection: Connection): Moment | null => {
  useEffect(() => void connection.showStage(), [connection]);
  const { live } = connection;
  const [shell, view] = [live.shell.value, live.view.value];
  const told = { shell: connection.shell.value, view: connection.view.value };
  if (shell === null || view === null || told.shell === null || told.view === null) return null;
  return { shell, view, told: told as Scene };
};

/** Longest delay of a stream, seconds. */
const longestDelay = 120;

/** `?delay=SECONDS` of this page's address, in milliseconds. */
export const delayInLink = (): number =>
  Math.min(longestDelay, Math.max(0, Number(new URLSearchParams(location.search).get('delay')) || 0)) * 1000;
