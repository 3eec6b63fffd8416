/**
 * Whoever plays along finds the task on every phone: its first call is seen without scrolling, every button can be scrolled to and
 * lies under nothing, none is smaller than a thumb, and no text is cut. The same of the pages of a team's members.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { along } from '../../../client/paths.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { crowdedMoments, tasksOf } from '../../../tools/preview/crowds.ts';
import { goldenEpisodes } from '../../../tools/preview/moments.ts';
import { addressOf, openPage, openStudio, type PictureStudio } from '../../../tools/preview/studio.ts';
import { oneBrowser, plainDice } from '../evening.ts';
import { layoutFaults } from '../layout.ts';

const browser = oneBrowser(...plainDice);

/** The smallest, with a browser's bars and without, and a usual one. */
const phones = [
  { width: 320, height: 568 },
  { width: 320, height: 460 },
  { width: 390, height: 664 },
] as const;

const pages = [
  { path: `${addressOf('watch')}${along}`, first: '.task :is(.ways button, input)' },
  { path: addressOf('team/0'), first: '.team-card :is(.team-rows button, input)' },
] as const;

/** What somebody cannot press; runs within the page. */
const outOfReach = (first: string): readonly string[] => {
  const found: string[] = [];
  const toTheTop = () => {
    scrollTo(0, 0);
    for (const one of document.querySelectorAll('.play-along-place')) one.scrollTop = 0;
  };
  toTheTop();
  const hits = (one: Element): boolean => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const call = document.querySelector(first);
  if (call === null) found.push('nothing to call');
  else if (!hits(call)) found.push('the first call is out of sight');
  const room = ':is(.play-along, .reactions, .watch-page nav, .team-sheet)';
  for (const one of document.querySelectorAll<HTMLElement>(`${room} :is(button, summary, a, input)`)) {
    if (!one.checkVisibility() || one.matches('.unseen, .link')) continue;
    const label = (one.textContent || one.ariaLabel || one.tagName).trim().slice(0, 30);
    one.scrollIntoView({ block: 'nearest' });
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) < 43.5) found.push(`${label}: ${width} × ${height}`);
    if (!hits(one)) found.push(`${label}: under something`);
  }
  toTheTop();
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('scrolls sideways');
  return found;
};

for (const language of ['de', 'en'] as const satisfies readonly Language[]) {
  let studio: PictureStudio;
  beforeAll(async () => {
    studio = await openStudio({ language });
  });
  afterAll(() => studio?.close());

  test.each(goldenEpisodes)(`%s (${language}): every task can be called on every phone`, async name => {
    const tasks = tasksOf(await crowdedMoments(name));
    const found: string[] = [];
    for (const { path, first } of pages) {
      const shown = await openPage(browser(), `${studio.url}${path}`, phones[0]);
      for (const size of phones) {
        await shown.page.setViewportSize(size);
        for (const { name: task, open } of tasks) {
          if (path.includes('/team') && open.team.task === null) continue;
          await shown.show(open);
          await shown.page.locator(first).first().waitFor();
          const faults = [
            ...(await shown.page.evaluate(outOfReach, first)),
            ...(await layoutFaults(shown.page, { scroll: 'down' })),
          ];
          found.push(...faults.map(fault => `${task}, ${path} at ${size.width}×${size.height}: ${fault}`));
        }
      }
      found.push(...shown.complaints);
      await shown.close();
    }
    expect(found).toEqual([]);
  });
}
