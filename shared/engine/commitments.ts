/** Commitments to hidden values (fairness.md 7): published when a value is drawn, proven when it is revealed. */
import { type Draw, drawKey } from './chance.ts';
import type { Episode, Standing } from './episode.ts';
import { type SaltKeys, secretCommit, secretSalt } from './fair.ts';
import { canonical, type Json } from './json.ts';
import { drawsOpenedByLast, openedByLast, openedIn } from './opened.ts';

export interface Commitment {
  /** `place.k:label` of the draw, with `~1`, `~2` … if another value was committed there before. */
  readonly slot: string;
  /** Hex, like the salt. */
  readonly hash: string;
  /** Present, with the value, once it is revealed. */
  readonly salt?: string;
  readonly value?: Json;
}

/** A number as itself, dice and orders as lists. */
export const committedValue = ({ label, values }: Draw): Json => (label.startsWith('int:') ? (values[0] ?? 0) : values);

const commitmentAt = (keys: SaltKeys, slot: string, value: Json): Commitment => {
  const salt = secretSalt(keys, slot);
  const hash = secretCommit(keys.code, slot, salt, canonical(value));
  return { slot, hash, salt, value };
};

/** By draw, opened: with each entry that hides or opens something, all of them are wanted again. */
const made = new WeakMap<Draw, { readonly seed: Uint8Array; readonly commitment: Commitment }>();

const isHidden = ({ hidden }: Draw) => hidden !== undefined;

/** Names the slots of commitments in order. The same value at the same slot gets the same name again (fairness.md 7). */
export class Slots {
  /** The values committed at each slot (without a mark), as RFC 8785 text. */
  readonly #values = new Map<string, string[]>();

  name(slot: string, value: Json): string {
    const text = canonical(value);
    const values = this.#values.get(slot) ?? [];
    if (!values.includes(text)) this.#values.set(slot, [...values, text]);
    const at = values.includes(text) ? values.indexOf(text) : values.length;
    return at === 0 ? slot : `${slot}~${at}`;
  }
}

const commitmentOf = (draw: Draw, keys: SaltKeys, open: boolean, slots = new Slots()): Commitment => {
  const value = committedValue(draw);
  const slot = slots.name(drawKey(draw), value);
  const known = made.get(draw);
  const isMade = known?.commitment.slot === slot && known.seed === keys.seed;
  const commitment = isMade ? known.commitment : commitmentAt(keys, slot, value);
  if (!isMade) made.set(draw, { seed: keys.seed, commitment });
  return open ? commitment : { slot, hash: commitment.hash };
};

/** The commitments of all hidden draws. `all`: with values that were never revealed, after the end. */
export const commitmentsOf = (episode: Episode, keys: SaltKeys, all = false): readonly Commitment[] => {
  const opened = openedIn(episode.standing);
  const open = new Set(
    episode.standing.flatMap(({ draws }) => draws.filter(draw => isHidden(draw) && opened.draw(draw)).map(drawKey)),
  );
  const slots = new Slots();
  return [...episode.memory.values()]
    .filter(isHidden)
    .map(draw => commitmentOf(draw, keys, all || open.has(drawKey(draw)), slots));
};

/** The commitments of what the latest standing entry drew in secret, and of what it revealed. */
export const commitmentsBy = (standing: readonly Standing[], keys: SaltKeys): readonly Commitment[] => {
  const last = standing.at(-1);
  if (last === undefined) return [];
  const drawn = last.draws.filter(isHidden);
  if (drawn.length === 0 && last.opens.length === 0) return [];
  const after = openedByLast(standing);
  const opened = [...drawsOpenedByLast(standing, after), ...drawn.filter(draw => after.draw(draw))];
  return [
    ...drawn.filter(draw => !opened.includes(draw)).map(draw => commitmentOf(draw, keys, false)),
    ...opened.map(draw => commitmentOf(draw, keys, true)),
  ];
};
