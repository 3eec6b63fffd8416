/** The tape: the audience's view of a show as numbered frames over HTTP (docs/contract.md 13). */

import type { DiceAlarm } from './protocol.ts';

/** Where those who watch read the tape, and which share of them says that it is there. */
export interface TapeNews {
  /** What paths of the tape begin with: `/e/CODE/tape`, or the same with the address of a CDN before it. */
  readonly at: string;
  /** One in so many says so, every `beatEvery` milliseconds. */
  readonly one: number;
}

/** `GET /e/CODE/tape`. Times are milliseconds of the server's clock since 1970. */
export type TapeHead =
  | {
      readonly epoch: number;
      /** Number of the newest frame. */
      readonly frame: number;
      /** Number of the frame after which the newest full state was made. */
      readonly state: number;
      readonly now: number;
      /** The state's `tape`. */
      readonly tape: string;
    }
  /** Of a published show. */
  | {
      /** The hash of its record, under which the tape holds all of it. */
      readonly record: string;
      /** As in `TapeNews`. */
      readonly at: string;
      /** The show in which its people play on; "" for none. */
      readonly next: string;
      /** Alarms that came after the file, which never changes; left out for none. */
      readonly alarms?: readonly DiceAlarm[];
      readonly now: number;
    };

/** `POST /matchmake/joinById/CODE` with `tape: true`, in place of a reservation: where this page reads what it came for. */
export interface TapeReply {
  /** `TapeNews.at` */
  readonly tape: string;
}

/** Seconds by which a tape may come later, each under a path of its own: of more than these, strangers could make up any number. */
export const tapeDelays = [5, 10, 20, 30, 60, 120] as const;

/** Milliseconds between two signs of those who watch the tape. */
export const beatEvery = 30_000;

/** Milliseconds for which a request for the next frame is held, at most. */
export const longestHold = 25_000;

/** Bytes in front of a frame's message: when it was sent, a big-endian float64. */
export const timeBytes = 8;

/** Bytes in front of a full state's description: its length, a big-endian uint32. */
export const lengthBytes = 4;

/** Where the head of a show's tape is. Behind it, the hash of its published record leads to all of it. */
export const tapePath = (code: string): string => `/e/${code}/tape`;
