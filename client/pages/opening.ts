/** A host's choices for a show before it is opened. */
import type { Json } from '../../shared/engine/json.ts';
import type { Decides } from '../../shared/engine/protocol.ts';
import type { Strength } from '../../shared/engine/robots.ts';
import { type EpisodeSettings, readSettings, type SettingsChange } from '../../shared/engine/settings.ts';
import type { DealWish } from '../../shared/packs/deal.ts';
import { lobby } from '../../shared/words/en/lobby.ts';
import type { ShowFacts } from '../api.ts';

export interface Choice {
  readonly name: string;
  /** Only changes; everything else is the show's default. */
  readonly options: Readonly<Record<string, Json>>;
  /** The host's own questions; null: the built-in ones. */
  readonly pack: Readonly<Record<string, Json>> | null;
  /** What the house deals where they are null. */
  readonly questions: Partial<DealWish>;
  /** Id of the stored pack that they come from, "" for none. */
  readonly kept: string;
  /** The server looks at the host's questions: opened now, the show would have the built-in ones. */
  readonly checking: boolean;
  readonly seats: number;
  /** Only changes. */
  readonly settings: SettingsChange;
  /** Teams play the seats; undefined: people do. */
  readonly teams?: { readonly decides: Decides; readonly names: readonly string[] } | undefined;
  readonly public: boolean;
  /** Robots take free seats until somebody comes. */
  readonly rehearsal: boolean;
  /** How well they play. */
  readonly strength: Strength;
}

/** Merges further changes. undefined resets an option. */
export const withChanges = (
  options: Choice['options'],
  changes: Readonly<Record<string, Json | undefined>>,
): Choice['options'] =>
  Object.fromEntries(
    Object.entries({ ...options, ...changes }).filter((change): change is [string, Json] => change[1] !== undefined),
  );

/** The initial number of seats: two, if the show allows it. */
const usualSeats = ({ seats: [fewest, most] }: ShowFacts) => Math.max(fewest, Math.min(2, most ?? 2));

/** The defaults of a show. Name, settings and listing are kept from the show that was chosen before. */
export const firstChoice = (show: ShowFacts, before: Choice | null): Choice => ({
  name: before?.name ?? '',
  options: show.suggested,
  pack: null,
  questions: {},
  kept: '',
  checking: false,
  seats: usualSeats(show),
  settings: before?.settings ?? { clock: 30 },
  public: before?.public ?? false,
  rehearsal: before?.rehearsal ?? false,
  strength: before?.strength ?? 'middle',
});

/** The settings with which the show will be opened: a listed show blocks rude names unless the host says otherwise. */
export const settingsOf = ({ settings, public: listed }: Choice): EpisodeSettings =>
  readSettings({ filter: listed, ...settings });

const lengthOf = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 0);

/** “80 questions”: the longest list counts for the pack. "" for a show that needs none. */
export const packSize = (show: ShowFacts, { pack }: Choice): string => {
  const counts = pack === null ? Object.values(show.bundled) : Object.values(pack).map(lengthOf);
  const most = Math.max(0, ...counts);
  if (most === 0) return '';
  return pack === null ? lobby.bundled(most) : lobby.ownPack(most);
};
