/** By whose rules a show is played stands in its posts and on its share card. */
import { expect, test } from 'vitest';
import { cardFacts } from '../../server/forum/drawings.ts';
import { bundledPack } from '../../server/packs/bundled.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import { writePost } from '../../shared/forum/post.ts';
import { drawCard } from '../../shared/recap/card.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { forum } from '../../shared/words/en/forum.ts';
import { factsNow } from './moments.ts';

const showing = (house: object): Episode => {
  const show = showNamed('lucky-numbers')!;
  const { value, faults } = readField(show.options, { house });
  expect(faults).toEqual([]);
  return new Episode(show, { options: value, pack: bundledPack(show), seats: 2 }, ['Ann', 'Ben']);
};

test('a set by its name, a set without one, and nothing for the original', async () => {
  const postOf = async (house: object) => {
    const facts = await factsNow(showing(house));
    return (['bbcode', 'markdown', 'text'] as const).map(form => writePost(facts, form, forum));
  };
  for (const post of await postOf({ name: 'Friday rules', pot: 2500 })) expect(post).toContain('Rules: Friday rules');
  for (const post of await postOf({ pot: 2500 })) expect(post).toContain('House rules');
  for (const post of await postOf({})) expect(post).not.toMatch(/Rules:|House rules/);
  for (const post of await postOf({ name: '[b]x[/b] @everyone', pot: 1 }))
    expect(post).not.toMatch(/\[b\]x|[^\u2060]@everyone$/);
});

test('the share card names it', async () => {
  const facts = { code: 'K7QM4XRB', show: 'lucky-numbers', title: 'Late show' } as never;
  const card = await cardFacts({ episode: showing({ name: 'Friday rules', pot: 2500 }), facts }, 'en');
  expect(card.house).toBe('Friday rules');
  expect(drawCard(card, forum)).toContain('Friday');
});
