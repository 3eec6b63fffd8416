/** The show that all of them play, and somebody who plays it. */

import { bundledPack } from '../../../server/packs/bundled.ts';
import { readField } from '../../../shared/engine/fields.ts';
import type { Inputs, Legal } from '../../../shared/engine/moves.ts';
import type { Luck } from '../../../shared/engine/robots.ts';
import type { Setting, Show } from '../../../shared/engine/show.ts';
import { showNamed } from '../../../shared/shows/loaded.ts';
import { type anyPlay, endlessPlay } from '../players.ts';

export interface GameMove {
  readonly by: number | 'host' | 'clock';
  readonly do: string;
  readonly inputs: Inputs;
}

export const names = ['Ada', 'Bolt'] as const;

export const showOf = (name: string): Show => {
  const show = showNamed(name);
  if (show === undefined) throw new Error(`there is no ${name}`);
  return show;
};

export const settingOf = (show: Show, options: object = {}): Setting => ({
  options: readField(show.options, options).value,
  pack: bundledPack(show),
  seats: names.length,
});

/** As in endless.ts. */
export const stage = { show: 'on-a-roll', options: { judging: 'auto' } } as const;

/** Somebody who may moves; not the clock. `play`: how; `own`: what the host knows. */
export const anyOf = (
  legal: readonly Legal[],
  own: () => unknown,
  luck: Luck,
  play: typeof anyPlay = endlessPlay,
): GameMove => {
  const moves = legal.filter(({ by }) => by !== 'clock');
  const { by, do: move, ...inputs } = play(moves, own, luck);
  return { by, do: move, inputs: inputs as Inputs };
};
