/** What a host has chosen for a show before it is opened. */
import type { Json } from '../../shared/json.ts';
import type { Strength } from '../../shared/robots.ts';
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
  /** Seconds a move; 0: none. */
  readonly clock: number;
  readonly public: boolean;
  /** Foul names are turned away: of public shows. */
  readonly filter: boolean;
  /** Robots sit on free seats until somebody comes. */
  readonly rehearsal: boolean;
  /** How well they play. */
  readonly strength: Strength;
}

/** Seats to begin with, where a show has a choice: two if it may. */
const usualSeats = ({ seats: [fewest, most] }: ShowFacts) => Math.max(fewest, Math.min(2, most ?? 2));

/** What stands for a show until something is changed; name, clock and list are kept from the show chosen before. */
export const firstChoice = (show: ShowFacts, before: Choice | null): Choice => ({
  name: before?.name ?? '',
  options: show.suggested,
  pack: null,
  kept: '',
  seats: usualSeats(show),
  clock: before?.clock ?? 30,
  public: before?.public ?? false,
  filter: before?.filter ?? true,
  rehearsal: before?.rehearsal ?? false,
  strength: before?.strength ?? 'middle',
});

const lengthOf = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 0);

/** “80 questions”; the longest list stands for a pack. "" for a show that needs none. */
export const packSize = (show: ShowFacts, { pack }: Choice): string => {
  const { lobby } = lobbyWords();
  const counts = pack === null ? Object.values(show.bundled) : Object.values(pack).map(lengthOf);
  const most = Math.max(0, ...counts);
  if (most === 0) return '';
  return pack === null ? lobby.bundled(most) : lobby.ownPack(most);
};
