// `npm run test:long`: what `npm test` takes a few of, whole. 2,000 random episodes of each show, 2,000 with games given away and
// substitutes, 300 by house rules; 2,000,000 throws and turns against the exact odds; 10,000 duels of robots;
// 1,000,000 frames and 20,000 records that nobody would send; every sequence of four moves with an undo from 200 positions
// of each show; 5,000 records with one byte changed; every hidden draw told otherwise; whole shows with a third of the links lost
// and a process killed every minute; the largest crowd; the long evenings in Chromium, every kind of throw by one clock, every
// show's pages in three engines, its buttons on every phone, and the recipes of
// docs/self-hosting.md and docs/audiences.md with nginx, Caddy, Varnish and systemd.

import { build } from './build.mjs';
import { vitest } from './child.mjs';
import { install } from './install.mjs';
import { provideTools } from './programs.mjs';

install();
provideTools();
provideTools(['Caddy', 'systemd', 'iproute2']);
process.env.EPISODES ??= '2000';
process.env.HOUSES ??= '300';
process.env.INTERRUPTED ??= '2000';
process.env.LONG = '1';
if (!(await build())) process.exit(1);
const files = [
  'test/contract/contract.test.ts',
  'test/odds',
  'test/robots',
  'test/rooms/longest-block',
  'test/rooms/mirror.test.ts',
  'test/rooms/secrets.test.ts',
  'test/fuzz',
  'test/shared/fair-attacks.test.ts',
  'test/shared/undo-grinding.test.ts',
  'test/faults/whole-shows.test.ts',
  'test/seasons/cups.test.ts',
  'test/browser/layout.test.ts',
  'test/browser/one-clock.test.ts',
  'test/browser/stamps.test.ts',
  'test/engines/',
  'long/',
];
process.exit(await vitest(files));
