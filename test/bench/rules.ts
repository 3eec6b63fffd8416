/** Whole random episodes of each show in a second; the reference tells how fast this machine is. */
import { Episode } from '../../shared/episode.ts';
import { FairSource } from '../../shared/fair.ts';
import { anyMove, pick, seededLuck } from '../../shared/robots.ts';
import type { Show } from '../../shared/show.ts';
import { shows } from '../../shared/shows/index.ts';
import { casting } from '../contract/castings.ts';
import { type Figure, figure } from './figure.ts';

/** Milliseconds for each show. */
const time = 2500;
const asides: readonly string[] = ['undo', 'correct', 'replace', 'end'];
/** Random players may take long to find a solution. */
const longest = 2000;

/** Returns the number of entries. */
const playOne = (show: Show, seed: number): number => {
  const luck = seededLuck(seed);
  const { setting, names } = casting(show, seed);
  const dice = { dice: (n: number) => Array.from({ length: n }, () => 1 + Math.floor(luck() * 6)) };
  const source = {
    ...dice,
    number: (lo: number, hi: number) => lo + Math.floor(luck() * (hi - lo + 1)),
    order: (n: number) => {
      const order = Array.from({ length: n }, (_, i) => i + 1);
      for (let i = n - 1; i > 0; i--) {
        const j = Math.floor(luck() * (i + 1));
        const [a, b] = [order[i] ?? 0, order[j] ?? 0];
        order[i] = b;
        order[j] = a;
      }
      return order;
    },
  };
  const episode = new Episode(show, setting, names, source);
  while (!episode.over && episode.entries.length < longest) {
    const legal = episode.legal().filter(({ by, do: move }) => by !== 'clock' && !asides.includes(move));
    if (legal.length === 0) break;
    episode.play(anyMove(pick(legal, luck), luck));
  }
  return episode.entries.length;
};

/** Draws of two fair dice in a second. */
const fairThrows = (): number => {
  const source = new FairSource(new Uint8Array(32).fill(7), 'BENCH');
  const from = performance.now();
  let n = 0;
  for (; performance.now() - from < 500; n++) source.dice(2, { place: n, k: 0 });
  return (1000 * n) / (performance.now() - from);
};

export const rules = async (): Promise<readonly Figure[]> => {
  const reference = fairThrows();
  return shows.flatMap(show => {
    for (let seed = 0; seed < 20; seed++) playOne(show, seed);
    const from = performance.now();
    let [episodes, entries] = [0, 0];
    for (; performance.now() - from < time; episodes++) entries += playOne(show, 1000 + episodes);
    const seconds = (performance.now() - from) / 1000;
    return [
      figure(
        'rules',
        `${show.name}: random episodes`,
        episodes / seconds,
        reference,
        'a second (fair throws)',
        '5000 a second',
      ),
      figure('rules', `${show.name}: entries`, entries / seconds, reference, 'a second (fair throws)'),
    ];
  });
};
