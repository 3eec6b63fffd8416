/** After a miss the right answer is told, in every show that asks questions. */
import { expect, test } from 'vitest';
import { loadTell, narratorFor } from '../../shared/words/index.ts';
import { goldenEpisodes, goldenMoments, type Moment, robotMoments } from '../../tools/preview/moments.ts';

const asking: readonly string[] = ['lucky-numbers', 'hot-dice', 'lucky-puzzle', 'on-a-roll'];

/** What is asked, as the host has it. */
const cardOf = ({ host }: Moment) =>
  (host.view.own as { readonly card?: { readonly answer?: string; readonly name?: string } | null }).card ?? {};

test.each(asking)('%s: whoever misses hears the answer', async show => {
  const tell = await loadTell(show);
  const episodes = [
    ...goldenEpisodes.map(name => goldenMoments(name)).filter(([first]) => first?.view.show === show),
    ...[1, 2, 3, 4].map(seed => robotMoments(show, ['Ann', 'Ben'], { seed })),
  ];
  let misses = 0;
  for (const moments of episodes)
    for (const [at, after] of moments.entries()) {
      const { frames, view } = after;
      const before = moments[at - 1];
      const last = frames.at(-1);
      const cues = last?.frame.cues ?? [];
      if (before === undefined || last === undefined) continue;
      if (!cues.some(({ cue }) => ['wrong', 'silent'].includes(cue))) continue;
      const asked = cardOf(before);
      // Somebody may still guess it.
      if (JSON.stringify(cardOf(after)) === JSON.stringify(asked)) continue;
      const answer = asked.answer ?? asked.name ?? '';
      const said = cues.map(cue => tell(cue, last.act, narratorFor(last.names))).join(' ');
      expect([answer !== '', said.includes(answer)], `${view.act}: “${said}” without “${answer}”`).toEqual([
        true,
        true,
      ]);
      // The miss is seen before the answer is: they are never one picture.
      const miss = cues.findIndex(({ cue }) => ['wrong', 'silent'].includes(cue));
      expect(JSON.stringify(cues[miss]), view.act).not.toContain(JSON.stringify(answer));
      misses++;
    }
  expect(misses).toBeGreaterThan(0);
});
