/** What a host has chosen for a show before it is opened. */
import type { Json } from '../../shared/engine/json.ts';
import type { Strength } from '../../shared/engine/robots.ts';
import { type EpisodeSettings, readSettings, type SettingsChange } from '../../shared/engine/settings.ts';
import { lobbyWords } from '../../shared/words/lobby.ts';
import type { ShowFacts } from '../api.ts';

export interface Choice {
  readonly name: string;
  /** Only what was changed; the rest stands as the show has it. */
  readonly options: Readonly<Record<string, Json>>;
  /** The host's own questions; null: those of the house. */
  readonly pack: Readonly<Record<string, Json>> | null;
  /** Id of the kept pack that it comes from, "" for none. */
  readonly kept: string;
  readonly seats: number;
  /** Only what was changed. */
  readonly settings: SettingsChange;
  readonly public: boolean;
  /** Robots sit on free seats until somebody comes. */
  readonly rehearsal: boolean;
  /** How well they play. */
  readonly strength: Strength;
}

/** What was changed, with more changes; undefined puts an option back. */
export const withChanges = (
  options: Choice['options'],
  changes: Readonly<Record<string, Json | undefined>>,
): Choice['options'] =>
  Object.fromEntries(
    Object.entries({ ...options, ...changes }).filter((change): change is [string, Json] => change[1] !== undefined),
  );

/** Seats to begin with, where a show has a choice: two if it may. */
const usualSeats = ({ seats: [fewest, most] }: ShowFacts) => Math.max(fewest, Math.min(2, most ?? 2));

/** What stands for a show until something is changed; name, settings and list are kept from the show chosen before. */
export const firstChoice = (show: ShowFacts, before: Choice | null): Choice => ({
  name: before?.name ?? '',
  options: show.suggested,
  pack: null,
  kept: '',
  seats: usualSeats(show),
  settings: before?.settings ?? { clock: 30 },
  public: before?.public ?? false,
  rehearsal: before?.rehearsal ?? false,
  strength: before?.strength ?? 'middle',
});

/** As the show will be opened: one that is listed turns foul names away unless the host says otherwise. */
export const settingsOf = ({ settings, public: listed }: Choice): EpisodeSettings =>
  readSettings({ filter: listed, ...settings });

const lengthOf = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 0);

/** “80 questions”; the longest list stands for a pack. "" for a show that needs none. */
export const packSize = (show: ShowFacts, { pack }: Choice): string => {
  const { lobby } = lobbyWords();
  const counts = pack === null ? Object.values(show.bundled) : Object.values(pack).map(lengthOf);
  const most = Math.max(0, ...counts);
  if (most === 0) return '';
  return pack === null ? lobby.bundled(most) : lobby.ownPack(most);
};
