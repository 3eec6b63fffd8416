/** Lighthouse as a phone sees the pages: five visits each, the middle of them. */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../../tools/cluster/local-redis.ts';
import { flags } from '../browser/chromium-flags.ts';
import { makeShow } from '../processes/make-show.ts';
import { type Figure, figure, quantile } from './figure.ts';

const visits = 5;

/** Points of performance out of 100 that each page should reach; all others are 100. */
const goals = { lobby: 95, join: 95, rules: 95, packs: 95, watch: 90, odds: 90, tv: 80, recap: 80 } as const;

const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const open = async (url: string, wish: object): Promise<string> => (await makeShow(url, wish)).code;

/** A show of robots that is over. */
const finished = async (url: string): Promise<string> => {
  const code = await open(url, { show: 'lucky-numbers', robots: true, pace: 1 });
  for (let i = 0; i < 300; i++) {
    const facts = (await (await fetch(`${url}/api/episodes/${code}`)).json()) as { readonly over: boolean };
    if (facts.over) return code;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('the robots never ended their show');
};

export const lighthouseFigures = async (url: string): Promise<readonly Figure[]> => {
  const [waiting, live, over] = [
    await open(url, { show: 'lucky-numbers' }),
    await open(url, { show: 'lucky-numbers', robots: true, pace: 3000 }),
    await finished(url),
  ];
  const paths: Readonly<Record<keyof typeof goals, string>> = {
    lobby: '/',
    join: `/e/${waiting}`,
    rules: '/rules/lucky-numbers',
    packs: '/packs',
    watch: `/e/${live}/watch`,
    odds: '/odds/lucky-numbers',
    tv: `/e/${live}/tv`,
    recap: `/e/${over}/recap`,
  };
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    const figures: Figure[] = [];
    for (const [page, goal] of Object.entries(goals)) {
      const points = new Map<string, number[]>(kinds.map(kind => [kind, []]));
      const shifts: number[] = [];
      for (let visit = 0; visit < visits; visit++) {
        const result = await lighthouse(`${url}${paths[page as keyof typeof goals]}`, { port, logLevel: 'silent' });
        for (const kind of kinds) points.get(kind)?.push((result?.lhr.categories[kind]?.score ?? 0) * 100);
        shifts.push(result?.lhr.audits['cumulative-layout-shift']?.numericValue ?? 1);
      }
      for (const kind of kinds) {
        const aim = kind === 'performance' ? goal : 100;
        const middle = quantile(points.get(kind) ?? [], 0.5);
        figures.push(figure('pages', `${page}: Lighthouse, ${kind}`, middle, aim, 'points (goal)', 'at least 1'));
      }
      if (page === 'lobby')
        figures.push(figure('pages', 'lobby: layout shift', quantile(shifts, 0.5), 0.02, '(goal)', 'below 1'));
    }
    return figures;
  } finally {
    await browser.close();
  }
};
