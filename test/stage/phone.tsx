/** A player's phone before a connection without a server: it is given moments, and shows them when their times come. */
import { computed, signal } from '@preact/signals';
import { vi } from 'vitest';
import type { Connection } from '../../client/connection.ts';
import SeatScreen from '../../client/pages/seat/seat-screen.tsx';
import { linesOf, shownFrames } from '../../client/parts/commentary.ts';
import { RevealQueue } from '../../client/reveal-queue.ts';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import type { Tell } from '../../shared/words/index.ts';
import type { Moment } from '../../tools/preview/moments.ts';
import { putUp } from '../words/paper.ts';

export const phoneOf = (seat: number, tell: Tell) => {
  const pages = new RevealQueue(Date.now);
  const live = signal<Mirrored | null>(null);
  const connection = {
    code: 'K7QM4XRB',
    token: '',
    skip: vi.fn(),
    shell: pages.mirrored,
    live: { shell: live },
    own: pages.own,
    frames: pages.frames,
    before: pages.before,
    air: pages.air,
    acting: pages.acting,
    ownWaits: pages.ownWaits,
    telling: pages.telling,
    coming: pages.coming,
    part: signal(null),
    team: signal(null),
    words: signal(null),
    names: computed(() => []),
    now: Date.now,
    // The room takes its time.
    move: () => new Promise(() => {}),
  } as unknown as Connection;
  const told = computed(() => shownFrames(connection).flatMap(frame => linesOf(frame, tell, seat)));
  const Phone = () => <SeatScreen connection={connection} seat={seat} lines={told.value} title="" />;
  const sheet = putUp(<Phone />);
  const take = ({ shell, view, seats }: Moment, frame: CueFrame, news: boolean) => {
    const mirrored = { ...shell, televised: true, board: view.board } as unknown as Mirrored;
    live.value = mirrored;
    pages.take(mirrored, frame, news);
    const own = seats[seat];
    if (own !== undefined) pages.takeOwn(own);
  };
  return { pages, told, sheet, take, connection };
};
