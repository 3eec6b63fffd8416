/** What a stage shows and says at a moment. The director sets it, and everything on the stage is drawn from it. */
import { signal } from '@preact/signals';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import type { Cue, Tone, View } from '../../shared/engine/show.ts';
import type { Scene } from './board.ts';
import { frameOf } from './cue-facts.ts';

/** What is on now, for band, crowd and announcer. */
interface Moment {
  /** The cue's name, or `titles`, `entrance`, `throw`, `landing`. */
  readonly name: string;
  readonly tone: Tone | '';
  /** When it begins, milliseconds of the server's clock, and how long it lasts. */
  readonly at: number;
  readonly lasts: number;
  readonly cue: Cue | null;
}

export const noCues: readonly Cue[] = [];

export const createOnAir = (first: Scene) => ({
  /** What the screen shows. */
  shown: signal(first),
  cue: signal<Cue | null>(null),
  /** Of the entry that is told, or was told last. */
  frame: signal<CueFrame | null>(frameOf(first)),
  /** Lines of commentary on the current entry, or on the last one. */
  lines: signal<readonly string[]>([]),
  /** Those that stay until the first of the current entry. */
  earlier: signal<readonly string[]>([]),
  /** 'tense': much is at stake. */
  rolling: signal<'' | 'plain' | 'tense'>(''),
  /** The hand has opened, and the throw has not been spoken of. */
  flying: signal(false),
  /** The dice on the table are of the entry that is told, or was told last: their sum still counts. */
  counts: signal(true),
  /** Who was waited for when a throw began, until it is said. */
  thrown: signal<readonly number[] | null>(null),
  /** The cues of the current entry that have been told, so that boards can go on showing what they said. */
  told: signal<readonly Cue[]>([]),
  /** The current entry has not been told whole. Nobody owes the moves that were owed before it. */
  telling: signal(false),
  /** The line on the current cue has been said. */
  said: signal(true),
  /** A drum roll: something great or nothing is about to be seen. */
  hush: signal(false),
  /** The show begins with its titles, or an act comes on. */
  opening: signal<'' | 'titles' | 'entrance'>(''),
  /** The last win, which stays until the show goes on. */
  win: signal<Cue | null>(null),
  /** The view in which the last choice was made, while it is acted out and a little longer, so that its odds can be shown. */
  decided: signal<View | null>(null),
  /** Set when a moment begins, which is at the same time on every page of the show. */
  moment: signal<Moment | null>(null),
});
