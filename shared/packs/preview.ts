/** Previews an item of a pack: robots play a show that uses it first, up to the moment when everybody looks at it. */
import type { Source } from '../engine/chance.ts';
import { Episode } from '../engine/episode.ts';
import { readField } from '../engine/fields.ts';
import type { Actor, Move } from '../engine/moves.ts';
import { type Luck, seededLuck } from '../engine/robots.ts';
import type { Show } from '../engine/show.ts';
import { manifestOf } from '../shows/index.ts';
import { nameOf } from './document.ts';

/** The cue with which an item of each list comes up, unless the show says otherwise; "" is a pack that is one item. */
const comesUp: Readonly<Record<string, string>> = {
  questions: 'asked',
  tieBreakers: 'asked',
  puzzles: 'puzzle',
  '': 'opened',
};

/** Lists whose items look like those of another list, which comes up sooner. */
const likewise: Readonly<Record<string, readonly string[]>> = { tieBreakers: ['questions', 'puzzles'] };

/** More moves than any show needs to get there. If the dice never do, there is no preview. */
const patience = 1500;
/** How often other dice are tried. */
const tries = 30;

const sourceOf = (luck: Luck): Source => {
  const number = (lo: number, hi: number) => lo + Math.floor(luck() * (hi - lo + 1));
  return {
    dice: n => Array.from({ length: n }, () => number(1, 6)),
    number,
    order: n =>
      Array.from({ length: n }, (_, i) => ({ value: i + 1, by: luck() }))
        .sort((a, b) => a.by - b.by)
        .map(({ value }) => value),
  };
};

const nextMove = (episode: Episode, luck: Luck): Move | undefined => {
  const legal = episode.legal();
  const seats = legal.flatMap(({ by }): Actor[] => (typeof by === 'number' ? [by] : []));
  for (const by of [...seats, 'host' as const]) {
    const move = episode.show.robot(by, { view: episode.view('host'), legal, luck });
    if (move !== null) return { ...move, by };
  }
  return undefined;
};

type Lists = { readonly [list: string]: unknown };

/** The pack with the item at the front of its list, and the lists of another one behind it. */
const packWith = (show: Show, list: string, item: unknown, filler: Lists): unknown => {
  if (list === '') return item;
  const fields = (show.pack.of ?? {}) as Lists;
  const target = (likewise[list] ?? []).find(name => name in fields) ?? list;
  const rest = filler[target];
  const others = Array.isArray(rest) ? rest : [];
  const { max, step = 1 } = (fields[target] ?? {}) as { readonly max?: number; readonly step?: number };
  const items = [item, ...others].slice(0, max ?? others.length + 1);
  return { ...filler, [target]: items.slice(0, items.length - (items.length % step)) };
};

/**
 * The episode at the moment when the item is shown; null if the item has faults or the show never got there. `filler`: a whole
 * pack of the show, such as the bundled one, for everything else that is needed on the way.
 */
export const nextItems = (
  show: Show,
  list: string,
  item: unknown,
  filler: Lists,
  names: readonly string[],
): Episode | null => {
  const pack = readField(show.pack, packWith(show, list, item, filler));
  const options = readField(show.options, {});
  const cue = manifestOf(show.name)?.comesUp?.[list] ?? comesUp[list];
  if (pack.faults.length > 0 || options.faults.length > 0 || cue === undefined) return null;
  const [fewest, most] = show.seats;
  const seats = Array.from({ length: Math.min(most, Math.max(fewest, names.length)) }, (_, i) => names[i] ?? '');
  for (let attempt = 1; attempt <= tries; attempt++) {
    const luck = seededLuck(attempt);
    const setting = { options: options.value, pack: pack.value, seats: seats.length };
    const episode = new Episode(show, setting, seats, sourceOf(luck));
    for (let i = 0; i < patience && !episode.over; i++) {
      const move = nextMove(episode, luck);
      if (move === undefined || !episode.play(move).ok) break;
      // The dice decide which prize a letter brings.
      if (episode.cues.some(one => one.cue === cue && (one.prize === undefined || one.prize === nameOf(item))))
        return episode;
    }
  }
  return null;
};
