/** The facts of a post about an episode: the audience's view, the moves that are owed, and what happened recently. */
import { nextStep } from '../engine/asides.ts';
import type { Draw } from '../engine/chance.ts';
import type { Episode } from '../engine/episode.ts';
import { changesIn, setNameIn } from '../engine/house.ts';
import { type Legal, legalBy } from '../engine/moves.ts';
import type { Setting, Show, View } from '../engine/show.ts';
import { hasEntrants } from '../shows/index.ts';
import { markedAt, markOf } from '../words/entry-mark.ts';
import type { PageWords, Tell } from '../words/index.ts';
import { type Moment, momentsOf } from './lately.ts';
import type { Owed, PostFacts, Throw } from './post.ts';
import type { Scene, Voice } from './scene.ts';
import { sceneOf, type Titles } from './scenes/index.ts';

/** The name of the set; "" for one without a name, undefined for the original rules. */
export const playedBy = (
  { options: fields }: Show,
  { options }: Pick<Setting, 'options'>,
  inSeason = false,
): string | undefined =>
  Object.keys(changesIn(fields, options, inSeason)).length === 0 ? undefined : setNameIn(options);

/** How many throws and entries a post lists. */
const backTo = { throws: 5, entries: 6 };

/** Who may do what now. Seats that may do the same are grouped. Names of moves only, because their inputs could be secret. */
export const owedBy = (
  legal: readonly Legal[],
  voice: Voice,
  { moveName }: Pick<Speech, 'moveName'>,
): readonly Owed[] => {
  const bySeat = new Map<number, string[]>();
  for (const { by, do: move } of legal) {
    if (typeof by === 'number') bySeat.set(by, [...(bySeat.get(by) ?? []), moveName(move)]);
  }
  const alike = new Map<string, { seats: number[]; moves: readonly string[] }>();
  for (const [seat, moves] of bySeat) {
    const key = moves.join('\n');
    const group = alike.get(key) ?? { seats: [], moves };
    group.seats.push(seat);
    alike.set(key, group);
  }
  if (alike.size > 0)
    return [...alike.values()].map(({ seats, moves }) => ({
      who: voice.list(seats.map(seat => voice.name(seat))),
      moves,
    }));
  const next = nextStep(legalBy(legal, 'host'), true);
  return next === undefined ? [] : [{ who: voice.words.post.host, moves: [moveName(next.do)] }];
};

/** What is owed in an episode. While entries are open, everybody is asked, whoever has a seat already. */
export const owedIn = (episode: Episode, voice: Voice, speech: Pick<Speech, 'moveName'>): readonly Owed[] => {
  const legal = episode.legal();
  const entering = hasEntrants(episode.show.name) && legal.some(({ by }) => by === 'clock');
  if (!entering) return owedBy(legal, voice, speech);
  return [{ who: voice.words.post.everybody, moves: [voice.words.post.enter] }];
};

/** Seat of the winner, -1 for nobody; undefined before the end and in shows without a winner. */
export const winnerOf = (result: unknown): number | undefined => {
  const winner = (result as { readonly winner?: unknown } | null)?.winner;
  return typeof winner === 'number' ? winner : undefined;
};

const facesOf = (value: unknown): readonly number[] =>
  Array.isArray(value) && value.every(face => typeof face === 'number') ? (value as readonly number[]) : [];

/** Throws that everybody saw, oldest first: visible draws, and what was shown of a hidden list. */
const throwsIn = (
  moments: readonly Moment[],
  voiceOf: (names: readonly string[]) => Voice,
  { checkOf, parts }: Pick<Around, 'checkOf' | 'parts'>,
): readonly Throw[] =>
  moments.flatMap(({ cues, names, thrown, part }) =>
    cues.flatMap(({ seat, dice }) => {
      const faces = facesOf(dice);
      if (faces.length === 0 || typeof seat !== 'number') return [];
      const same = thrown !== undefined && thrown.values.join() === faces.join();
      return [
        {
          who: voiceOf(names).name(seat),
          dice: faces,
          check: same ? checkOf(thrown) : '',
          house: same && parts && part === 'house',
        },
      ];
    }),
  );

/** `parts`: whether the record knows whose part is in its throws. */
const linesOf = (
  { cues, act, names, hand, part, thrown }: Moment,
  { pages, tell, voiceOf }: Pick<Speech, 'pages' | 'tell' | 'voiceOf'>,
  parts: boolean,
): readonly string[] => {
  const voice = voiceOf(names);
  const lines = cues.map(cue => ({ cue, line: tell(cue, act, voice) })).filter(({ line }) => line !== '');
  const frame = {
    check: thrown === undefined ? '' : 'thrown',
    ...(hand < 0 ? {} : { hand: true as const }),
    ...(parts && part !== undefined ? { part } : {}),
  };
  const mark = markOf(frame, pages.forum);
  const marked = markedAt(
    frame,
    lines.map(({ cue }) => cue),
  );
  return lines.map(({ line }, i) => (i === marked && mark !== undefined ? mark(line) : line));
};

export interface Speech {
  readonly pages: PageWords;
  readonly titles: Titles;
  readonly tell: Tell;
  readonly moveName: (move: string) => string;
  readonly voiceOf: (names: readonly string[]) => Voice;
}

/** A moment of an episode as a scene, with the commentary's last line. */
export const momentOf = (
  episode: Episode,
  upto: number,
  speech: Speech,
): { readonly view: View; readonly scene: Scene; readonly line: string } => {
  const { titles, voiceOf } = speech;
  const story = momentsOf(episode, upto);
  const view = story.episode.view('audience');
  const voice = voiceOf(story.episode.names);
  const last = story.moments.at(-1);
  // A picture's caption has room only for what happened. Its seal is on the page that it leads to.
  const shown = last && { ...last, cues: last.cues.filter(({ cue }) => cue !== 'explained') };
  const line = shown === undefined ? '' : (linesOf(shown, speech, false).at(-1) ?? '');
  return { view, scene: sceneOf(view, titles, voice), line };
};

/** What the server knows about the room, apart from the episode. */
type Around = Pick<PostFacts, 'code' | 'name' | 'deadline' | 'zone' | 'paused' | 'commit' | 'links'> & {
  readonly checkOf: (draw: Draw) => string;
  /** Whether pages were asked for their part in the dice. An act by itself asks nobody (fairness.md 3). */
  readonly parts: boolean;
  /** A season's own game: the season carries some of its values. */
  readonly inSeason?: boolean;
};

export const postFacts = (
  episode: Episode,
  speech: Speech,
  { checkOf, parts, inSeason = false, ...around }: Around,
): PostFacts => {
  const { titles, voiceOf } = speech;
  const { moments } = momentsOf(episode);
  const winner = winnerOf(episode.state.result);
  const view = episode.view('audience');
  const voice = voiceOf(episode.names);
  return {
    ...around,
    scene: sceneOf(view, titles, voice),
    house: playedBy(episode.show, episode.setting, inSeason),
    entries: episode.entries.length,
    over: view.phase === 'over',
    winner: winner === undefined || winner < 0 ? '' : voice.name(winner),
    judging: view.phase === 'judging',
    owed: owedIn(episode, voice, speech),
    throws: throwsIn(moments, voiceOf, { checkOf, parts }).slice(-backTo.throws),
    lately: moments.slice(-backTo.entries).flatMap(moment => linesOf(moment, speech, parts)),
  };
};
