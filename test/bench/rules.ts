/** Whole random episodes of each show in a second; the reference tells how fast this machine is. */
import { bundledPack } from '../../server/packs/bundled.ts';
import { hostInterventions } from '../../shared/engine/asides.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { FairSource } from '../../shared/engine/fair.ts';
import { readField } from '../../shared/engine/fields.ts';
import { seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import type { Setting, Show } from '../../shared/engine/show.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { type Figure, figure } from './figure.ts';
import { anyPlay } from './players.ts';

/** Milliseconds of the thread's own time for each show: what else the machine does counts for nobody. */
const time = 1500;
/** Random players may take long to find a solution. */
const longest = 2000;

/** Its own defaults, and questions of its own. */
const settingOf = (show: Show): Setting => {
  const pack = show.name === 'qualifying' ? { ask: 'How many?', answer: 7 } : bundledPack(show);
  return { options: readField(show.options, {}).value, pack, seats: Math.max(2, show.seats[0]) };
};

/** Milliseconds that this thread has worked. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Returns the number of entries. */
const playOne = (show: Show, setting: Setting, seed: number): number => {
  const luck = seededLuck(seed);
  const names = Array.from({ length: setting.seats }, (_, seat) => `Player ${seat}`);
  const episode = new Episode(show, setting, names, sourceOf(luck));
  while (!episode.over && episode.entries.length < longest) {
    const legal = episode.legal().filter(({ by, do: move }) => by !== 'clock' && !hostInterventions.includes(move));
    if (legal.length === 0) break;
    episode.play(anyPlay(legal, () => episode.view('host').own, luck));
  }
  return episode.entries.length;
};

/** Draws of two fair dice in a second. */
const fairThrows = (): number => {
  const source = new FairSource(new Uint8Array(32).fill(7), 'BENCH');
  const from = worked();
  let n = 0;
  for (; worked() - from < 500; n++) source.dice(2, { place: n, k: 0 });
  return (1000 * n) / (worked() - from);
};

export const episodesPerSecond = (name: string): { readonly episodes: number; readonly entries: number } => {
  const show = showNamed(name);
  if (show === undefined) throw new Error(`there is no show ${name}`);
  const setting = settingOf(show);
  const cold = worked();
  for (let seed = 0; worked() - cold < time / 3; seed++) playOne(show, setting, seed);
  const from = worked();
  let [episodes, entries] = [0, 0];
  for (; worked() - from < time; episodes++) entries += playOne(show, setting, 1000 + episodes);
  const seconds = (worked() - from) / 1000;
  return { episodes: episodes / seconds, entries: entries / seconds };
};

export const rules = async (): Promise<readonly Figure[]> => {
  const reference = fairThrows();
  return shows.flatMap(({ name }) => {
    const { episodes, entries } = episodesPerSecond(name);
    const unit = 'a second (fair throws)';
    return [
      figure('rules', `${name}: random episodes`, episodes, reference, unit, 'at least 5,000 a second'),
      figure('rules', `${name}: entries`, entries, reference, unit),
    ];
  });
};
