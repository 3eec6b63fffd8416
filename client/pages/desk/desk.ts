/** What every box of the host's desk is given. */

import { earlyCalls, hostAsides } from '../../../shared/engine/asides.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { DeskMessage, Own, Shell } from '../../../shared/engine/protocol.ts';
import type { View } from '../../../shared/engine/show.ts';
import type { Telling } from '../../../shared/words/telling.ts';
import type { Connection } from '../../connection.ts';
import type { Line } from '../../parts/telling.ts';

export interface Desk {
  readonly connection: Connection;
  readonly token: string;
  readonly shell: Shell;
  readonly own: Own;
  /** The host's view. */
  readonly view: View;
  readonly tell: Telling;
  /** What was said since the desk was opened, oldest first. */
  readonly lines: readonly Line[];
  readonly title: string;
  /** The show's options as it was opened; {} until they are known. */
  readonly options: Readonly<Record<string, Json>>;
  /** Something is on its way, or the connection is gone. */
  readonly busy: boolean;
  /** Both resolve to whether it was done; what went wrong is shown by the desk itself. */
  readonly move: (move: string, inputs?: Readonly<Record<string, Json>>, seat?: number) => Promise<boolean>;
  readonly manage: (message: DeskMessage) => Promise<boolean>;
}

/** Moves of the host that every show has, and judging: none of them is what comes next. */
const asides = new Set([...hostAsides, 'judge']);

/** The host's moves that lead on, the usual one first. */
const nextMoves = ({ own }: Desk) => own.legal.filter(item => !asides.has(item.do));

/**
 * The next step, and what else the host may do. Time is called, and the buzzer rung, when the host wishes so: while a seat or the host's
 * verdict is waited for it is never the next step.
 */
export const nextSteps = (desk: Desk) => {
  const moves = nextMoves(desk);
  const call = moves[0] !== undefined && earlyCalls.includes(moves[0].do);
  const early = call && (desk.shell.waiting.length > 0 || mayDo(desk, 'judge'));
  return { next: early ? undefined : moves[0], others: early ? moves : moves.slice(1) };
};

export const mayDo = ({ own }: Desk, move: string): boolean => own.legal.some(item => item.do === move);

/** What a seat has sent, as the host may see it: `own.sent` of the host's view. */
export interface Sent {
  readonly seat: number;
  readonly text: string;
}
