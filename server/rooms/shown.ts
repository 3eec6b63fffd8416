/** What everybody may ask about an episode: reckoned with each entry, so that nobody's question replays it. */
import { commitmentsOf } from '../../shared/engine/commitments.ts';
import type { Episode } from '../../shared/engine/episode.ts';
import { fairKeys } from '../../shared/engine/fair.ts';
import { winningsOf } from '../../shared/engine/taken-home.ts';
import type { EpisodeFacts, EpisodeState, KnownEpisode, Shown } from '../store/stored-episode.ts';
import { namesOf } from './restore.ts';

interface Played {
  readonly facts: Pick<EpisodeFacts, 'code'>;
  readonly state: Pick<EpisodeState, 'sources' | 'closed'>;
  readonly episode: Episode;
  readonly seed: Uint8Array;
}

export const shownOf = ({ facts, state, episode, seed }: Played): Shown => ({
  names: episode.names,
  scores: winningsOf(episode.state),
  commitments: commitmentsOf(episode, fairKeys(seed, facts.code, state.sources ?? []), state.closed > 0),
});

/** Names by seat, substitutes included. */
export const seatedIn = ({ shown, chairs }: Pick<KnownEpisode, 'shown' | 'chairs'>): readonly string[] =>
  shown?.names ?? namesOf(chairs);
