/** Entries of shows that robots play, with the audience's views around them: what goldens happen not to have. */
import { Episode } from '../../shared/engine/episode.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import type { Show } from '../../shared/engine/show.ts';
import { casting } from '../contract/castings.ts';
import { fixedDice } from '../rooms/playhouse.ts';

/** Moves after which an episode is left. */
const mostMoves = 900;

/** All entries of so many episodes, each with another seed, but for those that hand over to another act. */
export function* robotEntries(show: Show, episodes: number) {
  for (let seed = 1; seed <= episodes; seed++) {
    const { setting, names } = casting(show, Math.min(show.seats[1], Math.max(show.seats[0], 1 + (seed % 4))));
    const episode = new Episode(show, setting, names, fixedDice(seed));
    const luck = seededLuck(seed);
    for (let moves = 0; moves < mostMoves && !episode.over; moves++) {
      const { act } = episode;
      const before = episode.view('audience');
      episode.play(robotMove(episode, luck));
      if (act !== episode.act) continue;
      const { cues } = episode;
      const name = `${act.name}, seed ${seed}: ${cues.map(({ cue }) => cue)}`;
      yield { name, act, before, after: episode.view('audience'), cues };
    }
  }
}
