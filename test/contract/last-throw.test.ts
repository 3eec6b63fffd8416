/** Section 3 of the contract: `dice` is the last throw, and nothing but a throw or the opening of an act changes it. */
import { expect, test } from 'vitest';
import { Episode } from '../../shared/engine/episode.ts';
import { facesOf } from '../../shared/engine/moments.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { fixedDice } from '../rooms/playhouse.ts';
import { casting } from './castings.ts';

test.each(shows.map(show => [show.name, show] as const))('%s: no move clears the last throw', (_, show) => {
  for (let seed = 1; seed <= 12; seed++) {
    const { setting, names } = casting(show, show.seats[0]);
    const episode = new Episode(show, setting, names, fixedDice(seed));
    const luck = seededLuck(seed);
    for (let moves = 0; moves < 900 && !episode.over; moves++) {
      const { act } = episode;
      const { dice } = episode.view('audience').board;
      episode.play(robotMove(episode, luck));
      if (act !== episode.act || episode.cues.some(cue => facesOf(cue) !== null)) continue;
      const told = `${act.name}, seed ${seed}: ${episode.cues.map(({ cue }) => cue)}`;
      expect(episode.view('audience').board.dice, told).toEqual(dice);
    }
  }
});
