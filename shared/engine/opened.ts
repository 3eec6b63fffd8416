/** Which hidden draws and sealed inputs have become public. */
import { type Draw, type DrawRecord, drawRecordOf } from './chance.ts';
import type { Entry, Episode, Standing } from './episode.ts';
import type { Json } from './json.ts';

interface Opened {
  /** Whether the values of a draw are public. */
  draw(draw: Draw): boolean;
  /** Whether the inputs of a standing entry are public. */
  inputs(standing: Standing): boolean;
  /** What the latest entry revealed of earlier ones. */
  readonly byLast: { readonly draws: ReadonlySet<Draw>; readonly inputs: ReadonlySet<Standing> };
}

/** What one actor sent with one sealed move, oldest first. Once all of it was revealed, only the latest. */
interface SealedInputs {
  readonly move: string;
  entries: Standing[];
}

/** Reads `Played.opens` (shared/engine/show.ts) of every standing entry, oldest first. */
export const openedIn = (standing: readonly Standing[]): Opened => {
  const latest = new Map<string, readonly Draw[]>();
  const draws = new Set<Draw>();
  /** By move and actor. */
  const sent = new Map<string, SealedInputs>();
  const inputs = new Set<Standing>();
  const byLast = { draws: new Set<Draw>(), inputs: new Set<Standing>() };
  const last = standing.at(-1);
  const openDraws = (name: string, entry: Standing) => {
    for (const draw of latest.get(name) ?? []) {
      if (entry === last && !draws.has(draw) && !entry.draws.includes(draw)) byLast.draws.add(draw);
      draws.add(draw);
    }
  };
  const openInputs = (of: Standing, entry: Standing) => {
    if (entry === last && of !== last && !inputs.has(of)) byLast.inputs.add(of);
    inputs.add(of);
  };
  for (const entry of standing) {
    for (const { hidden } of entry.draws) {
      if (hidden === undefined) continue;
      latest.set(
        hidden,
        entry.draws.filter(draw => draw.hidden === hidden),
      );
    }
    const { by, do: move } = entry.entry;
    if (entry.sealed) {
      const own = `${move}:${by}`;
      const before = sent.get(own);
      if (before === undefined) sent.set(own, { move, entries: [entry] });
      else before.entries.push(entry);
    }
    for (const name of entry.opens) {
      openDraws(name, entry);
      // Reveals a seat's latest sealed move. What it sent for an earlier question stays secret, unless that was revealed too.
      const own = sent.get(name)?.entries.at(-1);
      if (own !== undefined) openInputs(own, entry);
      for (const all of sent.values()) {
        if (all.move !== name) continue;
        for (const one of all.entries) openInputs(one, entry);
        all.entries = all.entries.slice(-1);
      }
    }
  }
  return {
    draw: draw => draw.hidden === undefined || draws.has(draw),
    inputs: entry => !entry.sealed || inputs.has(entry),
    byLast,
  };
};

/** What the latest standing entry shows of itself and revealed of earlier ones. Mostly it revealed nothing. */
export const openedByLast = (standing: readonly Standing[]): Opened => {
  const last = standing.at(-1);
  return openedIn(last === undefined || last.opens.length > 0 ? standing : [last]);
};

/** Who did what and when, and with which link. All of this is public at once. */
const bare = ({ by, do: move, at, hand, reveal }: Entry): Entry => ({
  by,
  do: move,
  ...(at === undefined ? {} : { at }),
  ...(hand === undefined ? {} : { hand }),
  ...(reveal === undefined ? {} : { reveal }),
});

/** A standing entry without its secrets. */
export const publicEntry = (standing: Standing, opened: Opened): Entry => {
  const { drew: _drew, ...entry } = standing.entry;
  const drew = drawRecordOf(standing.draws.filter(draw => opened.draw(draw)));
  return { ...(opened.inputs(standing) ? entry : bare(standing.entry)), ...(drew === undefined ? {} : { drew }) };
};

/** All entries so far without their secrets. Of an undone entry only who did what is left. */
export const publicEntries = (episode: Episode): readonly Entry[] => {
  const opened = openedIn(episode.standing);
  const standing = new Map(episode.standing.map(entry => [entry.index, entry]));
  return episode.entries.map((entry, index) => {
    const stands = standing.get(index);
    return stands === undefined ? bare(entry) : publicEntry(stands, opened);
  });
};

/** Draws of earlier entries that the latest one revealed, in order. */
export const drawsOpenedByLast = (standing: readonly Standing[], { byLast: { draws } }: Opened): readonly Draw[] =>
  draws.size === 0 ? [] : standing.flatMap(entry => entry.draws).filter(draw => draws.has(draw));

/** What became public with the latest standing entry: its visible draws, and what it revealed of earlier ones. */
export const learnedBy = (standing: readonly Standing[], opened: Opened = openedByLast(standing)): Json => {
  const last = standing.at(-1);
  if (last === undefined) return {};
  const { inputs } = opened.byLast;
  const earlier = drawsOpenedByLast(standing, opened);
  const drew: DrawRecord | undefined = drawRecordOf([...earlier, ...last.draws.filter(draw => opened.draw(draw))]);
  const sent = inputs.size === 0 ? [] : standing.filter(entry => inputs.has(entry));
  return {
    ...(drew === undefined ? {} : { drew: drew as Json }),
    ...(sent.length === 0
      ? {}
      : {
          sent: sent.map(
            ({ entry: { at: _at, drew: _drew, reveal: _reveal, advice: _advice, ...entry } }) => entry as Json,
          ),
        }),
  };
};
