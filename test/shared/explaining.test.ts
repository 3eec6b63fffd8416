/** What a pack has beside its questions: shown with them, told with their answers, and kept from everybody but the host. */
import { expect, test } from 'vitest';
import type { Explained } from '../../shared/engine/beside.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { readingTime } from '../../shared/engine/explaining.ts';
import { shownAt } from '../../shared/engine/reveal.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { startOf, timelineOf } from '../../shared/engine/timeline.ts';
import { usedPack } from '../../shared/engine/used-pack.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';
import { fixedDice } from '../rooms/playhouse.ts';

/** Those that ask for something. */
const asking = shows.filter(show => show.acts.some(({ moments }) => moments?.tells !== undefined));

const played = (name: string, most = 400) => {
  const show = shows.find(each => each.name === name)!;
  const { setting, names } = casting(show, 2);
  const episode = new Episode(show, setting, names, fixedDice(7));
  const luck = seededLuck(7);
  const steps = [];
  while (!episode.over && steps.length < most) {
    const { act } = episode;
    const before = episode.view('audience');
    episode.play(robotMove(episode, luck));
    const acts = act === episode.act ? [act.moments] : [act.moments, episode.act.moments];
    steps.push({ before, after: episode.view('audience'), cues: episode.cues, acts });
  }
  return { episode, steps };
};

test.each(asking.map(show => show.name))(
  '%s explains each answer once, with the cue that tells it, and shows the picture with what is asked',
  name => {
    const { episode, steps } = played(name);
    const explained = steps.flatMap(({ cues }) => cues.filter(({ cue }) => cue === 'explained'));
    expect(explained.length).toBeGreaterThan(0);
    expect(new Set(explained.map(({ explain }) => explain)).size).toBe(explained.length);
    expect(steps.some(({ after }) => after.beside?.picture !== undefined)).toBe(true);
    for (const { before, after, cues, acts } of steps) {
      const at = cues.findIndex(({ cue }) => cue === 'explained');
      if (at < 0) continue;
      const { cue: _, explain, ...told } = cues[at] as unknown as Required<Explained> & { readonly cue: string };
      // Right behind the cue that told the answer.
      expect(acts[0]?.tells).toContain(cues[at - 1]?.cue);
      const time = timelineOf({ cues, acts, before, after, televised: true }, 0);
      const starts = time.starts[at]!;
      expect((time.starts[at + 1] ?? time.enters ?? time.ends) - starts).toBe(readingTime(explain));
      const toldAt = (passed: number) => shownAt(before, after, time, passed).beside?.told;
      expect(toldAt(time.tells[at - 1]! - 1)?.explain).not.toBe(explain);
      expect(toldAt(starts)).toEqual({ ...told, explain });
      // Whoever goes on now does not wait for those who read.
      if (at === cues.length - 1 && time.enters === undefined) expect(startOf(time, starts + 1)).toBe(starts + 1);
    }
    // Whatever was answered does not come back.
    const over = new Set<string>();
    for (const { after } of steps) {
      const { picture, over: isOver } = after.beside ?? {};
      if (picture === undefined) continue;
      if (isOver) over.add(picture.hash);
      else expect([...over]).not.toContain(picture.hash);
    }
    expect(over.size).toBeGreaterThan(0);
    expect(JSON.stringify(steps)).not.toContain('"Note ');
    expect(JSON.stringify(usedPack(episode))).not.toContain('"note"');
  },
);
