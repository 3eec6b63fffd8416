import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scoreText } from '../../client/controls/index.ts';
import { cardFacts } from '../../server/forum/drawings.ts';
import { speechOf } from '../../server/records/speech.ts';
import { readRecord, replay, writeRecord } from '../../shared/engine/record.ts';
import { standingOf, takenHome } from '../../shared/engine/taken-home.ts';
import { momentOf, postFacts } from '../../shared/forum/facts.ts';
import { drawCard } from '../../shared/recap/card.ts';
import { luckIn } from '../../shared/recap/luck.ts';
import { storyOfRecord } from '../../shared/recap/story.ts';
import { scoreUnitOf } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { narratorFor, words } from '../../shared/words/index.ts';

const folder = join(import.meta.dirname, '../episodes');
const golden = globSync('*.json', { cwd: folder }).sort();

test.each(golden)('%s: phones, TV, still picture, share card and post show the same for every seat', async file => {
  const { episode: record } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { episode } = replay(readRecord(record, showNamed));
  const view = episode.view('audience');
  const speech = await speechOf(episode.show, 'en');
  const tell = narratorFor(episode.names, words());
  const shown = view.seats.map((_, seat) => scoreText(standingOf(view, seat), { view, tell }));
  const scoresOf = (desks: readonly { readonly score: string }[]) => desks.map(({ score }) => score);
  const picture = momentOf(episode, episode.entries.length, speech).scene;
  const facts = { show: view.show, code: 'GOLDEN22', title: '' } as Parameters<typeof cardFacts>[0]['facts'];
  const card = await cardFacts({ episode, facts }, 'en');
  const around = { code: '', name: '', deadline: 0, zone: '', paused: '', commit: '', links: {} } as never;
  const post = postFacts(episode, speech, Object.assign({ checkOf: () => '' }, around));
  // Whether it is dollars or points is for the words to say.
  const figures = (texts: readonly string[]) => texts.map(text => text.replaceAll(/[^\d.]/g, ''));
  for (const { desks } of [picture, card.scene, post.scene]) {
    if (scoresOf(desks).some(score => score !== '')) expect(figures(scoresOf(desks))).toEqual(figures(shown));
  }
  expect(card.scores.map(line => line.at(-1))).toEqual(takenHome(view));
});

test.each(golden)('%s: in a show of cyber-dollars no post, picture or card says dollars', async file => {
  const { episode: record } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { episode } = replay(readRecord(record, showNamed));
  const facts = { show: episode.show.name, code: 'GOLDEN22', title: '' } as Parameters<typeof cardFacts>[0]['facts'];
  const around = { code: '', name: '', deadline: 0, zone: '', paused: '', commit: '', links: {} } as never;
  for (const language of ['en', 'de'] as const) {
    const speech = await speechOf(episode.show, language, 'cyber-dollars');
    const shown = [
      momentOf(episode, Math.floor(episode.entries.length / 2), speech),
      await cardFacts({ episode, facts }, language, 'cyber-dollars'),
      postFacts(episode, speech, Object.assign({ checkOf: () => '' }, around)),
    ];
    expect(JSON.stringify(shown.map(one => ({ ...one, view: null }))).match(/(?<!CY)\$/)).toBeNull();
  }
});

test.each(golden)('%s: the share card brags with the money, the throw and the luck of the recap', async file => {
  const { episode: record } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { episode } = replay(readRecord(record, showNamed));
  const view = episode.view('audience');
  const facts = { show: view.show, code: 'GOLDEN22', title: '' } as Parameters<typeof cardFacts>[0]['facts'];
  const card = await cardFacts({ episode, facts }, 'en');
  const { throws } = storyOfRecord(writeRecord(episode, { code: 'GOLDEN22' }), showNamed);
  if (card.winner < 0) {
    expect([card.thrown, card.luck]).toEqual([[], '']);
    return;
  }
  const tell = narratorFor(episode.names, words());
  const taken = takenHome(view)[card.winner] ?? 0;
  if (taken > 0 && scoreUnitOf(view.show) !== 'none') expect(card.headline).toContain(tell.number(taken));
  const own = throws.filter(({ seat, gone }) => seat === card.winner && !gone);
  expect(card.thrown).toEqual(own.at(-1)?.dice ?? []);
  const luck = luckIn(throws).find(({ seat }) => seat === card.winner);
  if (luck === undefined) expect(card.luck).toBe('');
  else {
    expect(card.luck).toContain(`${luck.pips} pips`);
    expect(card.luck).toMatch(luck.asMany <= luck.asFew ? /^(Lucky|Fair) dice/ : /^(Unlucky|Fair) dice/);
  }
  const { forum } = words();
  expect(drawCard(card, await forum())).toContain('</svg>');
});
