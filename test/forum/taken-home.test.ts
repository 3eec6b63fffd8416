import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scoreText } from '../../client/controls/index.ts';
import { standingOf } from '../../client/parts/result.ts';
import { cardFacts } from '../../server/forum/card-drawing.ts';
import { speechOf } from '../../server/records/speech.ts';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { takenHome } from '../../shared/engine/taken-home.ts';
import { momentOf, postFacts } from '../../shared/forum/facts.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { telling, words } from '../../shared/words/index.ts';

const folder = join(import.meta.dirname, '../episodes');
const golden = globSync('*.json', { cwd: folder }).sort();

test.each(golden)('%s: phones, TV, still picture, share card and post show the same for every seat', async file => {
  const { episode: record } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { episode } = replay(readRecord(record, showNamed));
  const view = episode.view('audience');
  const speech = await speechOf(episode.show, 'en');
  const tell = telling(episode.names, words());
  const shown = view.seats.map((_, seat) => scoreText(standingOf(view, seat), { view, tell }));
  const told = (desks: readonly { readonly score: string }[]) => desks.map(({ score }) => score);
  const picture = momentOf(episode, episode.entries.length, speech).scene;
  const facts = { show: view.show, code: 'GOLDEN22', title: '' } as Parameters<typeof cardFacts>[0]['facts'];
  const card = await cardFacts({ episode, facts }, 'en');
  const around = { code: '', name: '', deadline: 0, zone: '', paused: '', commit: '', links: {} } as never;
  const post = postFacts(episode, speech, Object.assign({ checkOf: () => '' }, around));
  // Whether it is dollars or points is for the words to say.
  const figures = (texts: readonly string[]) => texts.map(text => text.replaceAll(/[^\d.]/g, ''));
  for (const { desks } of [picture, card.scene, post.scene]) {
    if (told(desks).some(score => score !== '')) expect(figures(told(desks))).toEqual(figures(shown));
  }
  expect(card.scores.map(line => line.at(-1))).toEqual(takenHome(view));
});
