/** Commitments to hidden values (fairness.md 6): published when a value is drawn, proven when it is opened. */
import { type Draw, drawKey } from './chance.ts';
import type { Episode, Standing } from './episode.ts';
import { secretCommit, secretSalt } from './fair.ts';
import { canonical, type Json } from './json.ts';
import { drawsOpenedByLast, openedByLast, openedIn } from './opened.ts';

export interface Commitment {
  /** `place.k:label` of the draw. */
  readonly slot: string;
  /** Hex, like the salt. */
  readonly hash: string;
  /** With the value, once it is opened. */
  readonly salt?: string;
  readonly value?: Json;
}

/** A number as itself, dice and orders as lists. */
export const committedValue = ({ label, values }: Draw): Json => (label.startsWith('int:') ? (values[0] ?? 0) : values);

const commitmentOf = (draw: Draw, seed: Uint8Array, code: string, open: boolean): Commitment => {
  const slot = drawKey(draw);
  const salt = secretSalt(seed, code, slot);
  const value = committedValue(draw);
  const hash = secretCommit(code, slot, salt, canonical(value));
  return open ? { slot, hash, salt, value } : { slot, hash };
};

const isHidden = ({ hidden }: Draw) => hidden !== undefined;

/** Of every hidden draw of the standing entries; `all`: with the values that were never opened, after the end. */
export const commitmentsOf = (episode: Episode, seed: Uint8Array, code: string, all = false): readonly Commitment[] => {
  const opened = openedIn(episode.standing);
  const hidden = episode.standing.flatMap(({ draws }) => draws.filter(isHidden));
  return hidden.map(draw => commitmentOf(draw, seed, code, all || opened.draw(draw)));
};

/** Of what the latest standing entry drew in secret, and of what it opened. */
export const commitmentsBy = (standing: readonly Standing[], seed: Uint8Array, code: string): readonly Commitment[] => {
  const last = standing.at(-1);
  if (last === undefined) return [];
  const drawn = last.draws.filter(isHidden);
  if (drawn.length === 0 && last.opens.length === 0) return [];
  const after = openedByLast(standing);
  const opened = [...drawsOpenedByLast(standing, after), ...drawn.filter(draw => after.draw(draw))];
  return [
    ...drawn.filter(draw => !opened.includes(draw)).map(draw => commitmentOf(draw, seed, code, false)),
    ...opened.map(draw => commitmentOf(draw, seed, code, true)),
  ];
};
