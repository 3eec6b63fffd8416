/** How the room called a task: a bar behind each call, a sign beside what was right, and whose choice it was. */
import './room-bars.css';
import type { Outcome } from '../../shared/crowd/calls.ts';
import { normal } from '../../shared/engine/judge.ts';
import { Emblem } from './emblem.tsx';

/** Whole percent of all calls. */
export const shareOf = (times: number, { calls }: Outcome): number => Math.round((100 * times) / Math.max(1, calls));

/** As calls are counted: an answer may be spelled in several ways, and a guess is right if it is near enough. */
export const isRightCall = ({ kind, right, within = 0 }: Outcome, call: string): boolean =>
  kind === 'guess'
    ? Math.abs(Number(call) - Number(right[0])) <= within
    : right.some(one => one === call || (kind === 'answer' && normal(one) === normal(call)));

interface Props {
  readonly last: Outcome;
  /** The most frequent calls; so many are shown. */
  readonly rows: number;
  /** The reader's own call; left out on screens of many. */
  readonly own?: string;
  readonly nameOf: (call: string) => string;
  readonly percent: (share: number) => string;
}

export const RoomBars = ({ last, rows, own, nameOf, percent }: Props) => (
  <ul class="room-bars">
    {last.counts.slice(0, rows).map(([value, times]) => (
      <li
        key={value}
        class={`across items-center relative clip ${isRightCall(last, value) ? 'right' : ''} ${value === own ? 'own' : ''}`}
      >
        <i style={{ width: `${shareOf(times, last)}%` }} aria-hidden="true" />
        <bdi class="one-line flex-1 min-w-0 relative" dir="auto">
          {nameOf(value)}
          {isRightCall(last, value) && ' ✓'}
        </bdi>
        {value === last.made && last.seat >= 0 && <Emblem seat={last.seat} size="0.95em" />}
        <b class="tabular relative">{percent(shareOf(times, last))}</b>
      </li>
    ))}
  </ul>
);
