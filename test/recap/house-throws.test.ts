/** FAIR-10: a throw without any page's part is marked as such, on pages and in the recap. */
import { expect, test } from 'vitest';
import { linesOf } from '../../client/parts/commentary.ts';
import { openRecord, readRecord, steps } from '../../shared/engine/record.ts';
import { writePost } from '../../shared/forum/post.ts';
import { storyOfRecord } from '../../shared/recap/story.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { forum } from '../../shared/words/en/forum.ts';
import { factsNow } from '../forum/moments.ts';
import { sealedRecord } from '../shared/finished-record.ts';

const tell = (cue: { readonly cue: string }) => `${cue.cue}.`;
const lines = (frame: object) =>
  linesOf({ frame: { entry: 3, cues: [], check: '', ...frame }, act: '', names: ['Ann', 'Ben'] }, tell as never).map(
    ({ text }) => text,
  );

test('pages say it once, with the throw, and with what the host entered', () => {
  const cues = [{ cue: 'turn' }, { cue: 'thrown', dice: [1, 2] }, { cue: 'points' }];
  expect(lines({ cues, check: 'ab12cd34', part: 'house' })).toEqual(['turn.', 'House throw! thrown.', 'points.']);
  expect(lines({ cues, check: 'ab12cd34', part: 'player' })).toEqual(['turn.', 'thrown.', 'points.']);
  expect(lines({ cues, check: 'ab12cd34', part: 'host' })).toEqual(['turn.', 'thrown.', 'points.']);
  expect(lines({ cues, check: 'ab12cd34', part: 'house', hand: true })).toEqual([
    'turn. (Entered by the host: a house throw.)',
    'thrown.',
    'points.',
  ]);
  // A hidden number is no throw.
  expect(lines({ cues, check: 'ab12cd34' })).toEqual(['turn.', 'thrown.', 'points.']);
  expect(lines({ cues: [{ cue: 'asked' }], part: 'house' })).toEqual(['asked.']);
});

test('a post says it of the throw and in what happened', async () => {
  const throwsOf = async () => {
    const record = readRecord(sealedRecord('six-dice', 40), showNamed);
    const episode = openRecord(record);
    for (const _ of steps(record, episode));
    const { sources } = record;
    const facts = await factsNow(episode, { parts: sources.length > 0 });
    return { facts, posts: (['bbcode', 'markdown', 'text'] as const).map(form => writePost(facts, form, forum)) };
  };
  const { facts, posts } = await throwsOf();
  // The second seat has no page.
  const [ann = '', ben = ''] = facts.scene.desks.map(({ name }) => name);
  expect(facts.throws.map(({ who, house }) => [who, house])).toEqual(facts.throws.map(({ who }) => [who, who === ben]));
  expect(new Set(facts.throws.map(({ who }) => who))).toEqual(new Set([ann, ben]));
  for (const post of posts) {
    const plain = post.replaceAll('\\', '').replaceAll(/\n {2}/g, ' ');
    expect(plain.match(/\(house throw, check a1b2c3d4\)/g)).toHaveLength(
      facts.throws.filter(({ house }) => house).length,
    );
    expect(plain).toContain(`House throw! ${ben} rolls`);
    expect(plain).not.toContain(`House throw! ${ann} rolls`);
  }
});

test('the recap of a record marks those throws and no others', () => {
  const record = sealedRecord('six-dice', 40);
  const { moments } = storyOfRecord(record, showNamed);
  const thrown = moments.filter(({ check }) => check !== '');
  // The second seat has no page.
  expect(thrown.map(({ by, part }) => [by, part])).toEqual(
    thrown.map(({ by }) => [by, by === 1 ? 'house' : undefined]),
  );
  expect(new Set(thrown.map(({ by }) => by))).toEqual(new Set([0, 1]));
  // Taken back and made again with another link, it has the player's part all the same.
  expect(thrown.some(({ by, gone, part }) => by === 0 && gone && part === undefined)).toBe(true);
});
