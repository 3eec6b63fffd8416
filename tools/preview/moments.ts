/** Moments of whole episodes, as pages are told of them: what pictures are taken of and layouts are measured on. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellOf as stillShell } from '../../client/stage/shell-of.ts';
import type { Purse, TeamNews } from '../../shared/crowd/messages.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { FairSource } from '../../shared/engine/fair.ts';
import { readField } from '../../shared/engine/fields.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import type { CueFrame, Own, Shell } from '../../shared/engine/protocol.ts';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { readSettings } from '../../shared/engine/settings.ts';
import type { ActMoments, View } from '../../shared/engine/show.ts';
import { timelineOf } from '../../shared/engine/timeline.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { casting } from '../../test/contract/castings.ts';

/** What a page holds at one moment; plain data, to be handed to it. */
export interface Moment {
  /** Act and phase, and which of several. */
  readonly name: string;
  readonly shell: Shell;
  /** The audience's. */
  readonly view: View;
  /** Of the show, as it was opened. */
  readonly options: unknown;
  readonly host: Own;
  readonly seats: readonly Own[];
  /** The newest frames, oldest first, with act and names of their time. */
  readonly frames: readonly { readonly frame: CueFrame; readonly act: string; readonly names: readonly string[] }[];
  /** The account of whoever looks, where they play along. */
  readonly purse?: Purse;
  /** What the team of this page is asked, where it is a team's. */
  readonly team?: TeamNews;
}

/** Of every episode in previews and pictures. */
export const previewCode = 'K7QM4XRB';

/** The shell that a server would send with this view. `frame` holds its latest cues. */
export const shellOf = (view: View, frame: CueFrame, more: Partial<Shell> = {}): Shell => ({
  ...stillShell(previewCode, { view, waiting: [], ...frame }),
  ...readSettings({}),
  spectators: 12,
  ...more,
});

/** Seats that owe a move. */
export const waitingOf = (legal: readonly Legal[], { phase }: View): readonly number[] => [
  ...new Set(legal.flatMap(({ by }) => (typeof by === 'number' && phase !== 'over' ? [by] : []))),
];

const recent = 6;

/** A few frames carry the whole commentary. Of an undo or a late join only the newest counts. */
const frameOf = (episode: Episode): CueFrame => ({
  entry: episode.entries.length - 1,
  cues: episode.cues,
  check: '',
});

const momentOf = (episode: Episode, frames: Moment['frames'], name: string, more: Partial<Shell> = {}): Moment => {
  const view = episode.view('audience');
  const legal = episode.legal();
  const last = episode.standing.at(-1);
  return {
    name,
    view,
    options: episode.setting.options,
    shell: shellOf(view, frameOf(episode), { waiting: waitingOf(legal, view), odds: 'nobody', ...more }),
    host: {
      entries: episode.entries.length,
      view: episode.view('host'),
      legal: legal.filter(({ by }) => by === 'host'),
      undo: last === undefined ? null : { entry: last.entry, known: null },
      others: legal.filter(({ by }) => by !== 'host'),
    },
    seats: episode.names.map((_, seat) => ({
      entries: episode.entries.length,
      view: episode.view(seat),
      legal: legal.filter(({ by }) => by === seat),
      undo: null,
    })),
    frames,
  };
};

/** A moment after every entry, the opening first. `steps` plays on until it returns false. */
const momentsOf = (episode: Episode, step: () => boolean): readonly Moment[] => {
  const found: Moment[] = [momentOf(episode, [], `${episode.act.name} ${episode.state.phase}`)];
  let frames: Moment['frames'] = [];
  while (step()) {
    frames = [...frames, { frame: frameOf(episode), act: episode.act.name, names: episode.names }].slice(-recent);
    found.push(momentOf(episode, frames, `${episode.act.name} ${episode.state.phase}`));
  }
  return found;
};

const folder = join(import.meta.dirname, '../../test/episodes');

/** Names of the golden episodes, by show. */
export const goldenEpisodes: readonly string[] = globSync('*.json', { cwd: folder })
  .map(file => file.replace(/\.json$/, ''))
  .sort();

/** A golden episode as it was recorded. */
export const goldenRecord = (name: string): { readonly show: string; readonly seats: readonly string[] } =>
  (
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as {
      episode: { show: string; seats: readonly string[] };
    }
  ).episode;

/** A golden episode before its first entry, with those that follow. `names` instead of those in the file. */
export const goldenEpisode = (name: string, names?: readonly string[]) => {
  const file = goldenRecord(name);
  const seats = file.seats.map((seat, i) => names?.[i % names.length] ?? seat);
  const record = readRecord({ ...file, seats }, showNamed);
  return { record, episode: replay(record, 0).episode };
};

/** `names` instead of those in the file. */
export const goldenMoments = (name: string, names?: readonly string[]): readonly Moment[] => {
  const { record, episode } = goldenEpisode(name, names);
  let next = 0;
  return momentsOf(episode, () => {
    const entry = record.entries[next++];
    if (entry === undefined) return false;
    episode.play(entry.move, entry.drew as never);
    return true;
  });
};

/** An episode by robots, with as many names as it has seats. */
export const robotMoments = (
  showName: string,
  names: readonly string[],
  { seed = 1, options = {}, pack }: { readonly seed?: number; readonly options?: object; readonly pack?: object } = {},
): readonly Moment[] => {
  const show = showNamed(showName);
  if (show === undefined) throw new Error(`there is no show ${showName}`);
  const { setting: usual } = casting(show, 0);
  const setting = pack === undefined ? usual : { ...usual, pack };
  const chosen = readField(show.options, options).value;
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => (i * 7 + seed) % 256);
  const source = new FairSource(bytes, 'PICTURES', []);
  const episode = new Episode(show, { ...setting, options: chosen, seats: names.length }, names, source);
  const luck = seededLuck(seed);
  return momentsOf(episode, () => {
    if (episode.over) return false;
    const outcome = episode.play(robotMove(episode, luck));
    if (!outcome.ok) throw new Error(`a robot was refused: ${outcome.message}`);
    return true;
  });
};

/** When the cues of an entry are told, in its act and in the one that it opens. */
export const timesOf = (before: View, after: View): readonly (ActMoments | undefined)[] =>
  (before.act === after.act ? [before] : [before, after]).map(
    ({ show, act }) => showNamed(show)?.acts.find(({ name }) => name === act)?.moments,
  );

/** The same with the times at which each entry is told, from 0, as before a television. */
export const timed = (moments: readonly Moment[], televised = true): readonly Moment[] =>
  moments.map((moment, at) => {
    const { view: after, shell } = moment;
    const before = moments[at - 1]?.view;
    const frame = moment.frames.at(-1)?.frame;
    if (before === undefined || frame === undefined) return { ...moment, shell: { ...shell, televised } };
    const time = timelineOf({ cues: frame.cues, acts: timesOf(before, after), before, after, televised }, 0);
    return { ...moment, shell: { ...shell, televised, cues: JSON.stringify({ ...frame, time }) } };
  });

/** One moment for every act and phase: of all there are the one in the middle. */
export const phasesOf = (moments: readonly Moment[]): readonly Moment[] => {
  const groups = Map.groupBy(moments, ({ name }) => name);
  return [...groups.values()].flatMap(group => group.slice(Math.floor(group.length / 2)).slice(0, 1));
};

/** Names that are hard to set: long, right to left, emoji, stacked marks, other scripts, and short. */
export const hardNames = [
  'Maximiliane-Wilhelmina von Hohenzollern',
  'عبد الرحمن بن عوف الأندلسي',
  '🎲👩🏽‍🚀 Zoë 🏳️‍🌈🎉',
  'ยิ่งลักษณ์ ผู้ที่มีชื่อยาว',
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'אברהם בן־דוד',
  '李',
  'Z͑ͫ̓ͪ̂ͫ̽a̴̵̞l̷g̸o',
] as const;

/** The same moment under other circumstances of the room. */
export const under = (moment: Moment, name: string, more: Partial<Shell>): Moment => ({
  ...moment,
  name: `${moment.name}, ${name}`,
  shell: { ...moment.shell, ...more },
});

/** Everybody sees the exact odds: the fullest that a page can be. */
export const withOdds = (moment: Moment): Moment => ({ ...moment, shell: { ...moment.shell, odds: 'everyone' } });

/** Under this name the studio has the picture of every question, and by this key pages open it. */
export const studioPicture = { name: 'n'.repeat(22), key: 'A'.repeat(43) } as const;

/** Robots play with a picture beside every question. */
export const picturedMoments = (showName: string, names: readonly string[]): readonly Moment[] => {
  const show = showNamed(showName);
  if (show === undefined) throw new Error(`there is no show ${showName}`);
  const pack = JSON.parse(JSON.stringify(casting(show, 0).setting.pack), (field, value) =>
    field === 'picture' ? { ...value, ...studioPicture } : value,
  );
  return robotMoments(showName, names, { pack });
};

/** Letters of the longest word in whatever is spelled out in boxes. */
const longestIn = (item: object): number =>
  Math.max(
    ...Object.entries(item)
      .filter(([field]) => ['name', 'clues', 'solution'].includes(field))
      .flatMap(([, text]) => [text].flat() as readonly string[])
      .flatMap(text => text.split(/[\s-]/).map(({ length }) => length)),
  );

/** Every word that is spelled out is the longest that the show's own pack has. */
export const longestWords = (showName: string, names: readonly string[]): readonly Moment[] => {
  const show = showNamed(showName);
  if (show === undefined) throw new Error(`there is no show ${showName}`);
  const lists = Object.entries(casting(show, 0).setting.pack as Readonly<Record<string, readonly object[]>>);
  const pack = lists.map(([list, items]) => {
    const longest = items.toSorted((a, b) => longestIn(b) - longestIn(a))[0];
    return [list, longest === undefined || longestIn(longest) <= 0 ? items : items.map(() => longest)];
  });
  return robotMoments(showName, names, { pack: Object.fromEntries(pack) });
};
