/**
 * A page that watches without a socket: it reads the tape, says now and again that it is there, and asks whether it still may
 * be. Loaded once a page needs it.
 */
import type { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';
import type { JoinOptions } from '../../shared/engine/protocol.ts';
import { beatEvery } from '../../shared/engine/tape.ts';
import { timeLimit } from '../api.ts';
import { reserve } from '../colyseus/join.ts';
import { fanSecret } from '../parts/fan.ts';
import { joinPatience } from '../room-socket.ts';
import { sendToRoom } from '../to-room.ts';
import { isFinal, type Refused } from '../trouble.ts';
import { type TapeHears, TapeReader } from './reader.ts';

/** How often a page with a token asks whether it still opens something, milliseconds: a socket would be closed. */
const askEvery = 60_000;

interface TapeFacts {
  readonly code: string;
  /** Where the tape is, `TapeNews.at`. */
  readonly at: string;
  /** Seconds by which the tape comes late by itself: one of `tapeDelays`, or 0. */
  readonly late: number;
  readonly options: JoinOptions;
  /** One in so many says that it is there. */
  readonly one: () => number;
  /** The decoder of the socket behind which it goes on; undefined to begin with a full state. */
  readonly from: SchemaSerializer | undefined;
}

export class TapeLine {
  /** Milliseconds by which this tape comes later than a socket. */
  readonly behind: number;
  readonly #reader: TapeReader;
  readonly #first: ReturnType<typeof setTimeout>;
  readonly #timers: ReturnType<typeof setInterval>[] = [];

  constructor(
    { code, at, late, options, one, from }: TapeFacts,
    hears: TapeHears & { readonly refused: (why: Refused) => void },
  ) {
    this.behind = late * 1000;
    this.#reader = new TapeReader(late === 0 ? at : `${at}-${late}`, this.behind, hears, from);
    const beThere = (): void => {
      // Whoever is not counted once is counted the next time.
      if (Math.random() * one() < 1) sendToRoom(code, { do: 'watching', secret: fanSecret() }).catch(() => undefined);
    };
    // A crowd that comes at once is spread over all of the time.
    this.#first = setTimeout(() => {
      beThere();
      this.#timers.push(setInterval(beThere, beatEvery));
    }, beatEvery * Math.random());
    const ask = async (): Promise<void> => {
      try {
        await reserve(code, options, timeLimit(joinPatience));
      } catch (error) {
        const { code: why, message } = error as { code?: unknown; message: string };
        if (isFinal(why, true)) hears.refused({ code: why, message });
      }
    };
    if ((options.token ?? '') !== '') this.#timers.push(setInterval(() => void ask(), askEvery));
  }

  hurry(): void {
    this.#reader.hurry();
  }

  close(): void {
    this.#reader.close();
    clearTimeout(this.#first);
    for (const timer of this.#timers) clearInterval(timer);
  }
}
