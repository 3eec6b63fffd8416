/** The commentary of a page: loads the words of its show and turns cues into lines. */
import { useComputed, useSignal } from '@preact/signals';
import { facesOf } from '../../shared/engine/moments.ts';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { Cue } from '../../shared/engine/show.ts';
import { expectsHouse, markedAt, markOf } from '../../shared/words/entry-mark.ts';
import { loadShowWords, loadTell, narratorFor, type Tell, words } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import type { ShownFrame } from '../reveal-queue.ts';
import { loadTitleFont } from '../shows/index.ts';
import { showTerms } from './move-words.ts';
import { useWork } from './timing.ts';

export interface Line {
  readonly entry: number;
  readonly cue: Cue;
  readonly text: string;
  /** Check code of the throw in this line, "" for none. */
  readonly check: string;
  /** It tells the throw of its entry. */
  readonly throws: boolean;
  /** It tells more of an answer than anybody asked. */
  readonly explains: boolean;
}

/** What a page knows about whose dice they are. */
type Dice = Pick<Shell, 'chains' | 'robots'>;

/**
 * Lines of one frame, in the order of its cues. `you`: the reader's own seat. Without `dice`,
 * every house throw is marked as one.
 */
export const linesOf = ({ frame, act, names }: ShownFrame, tell: Tell, you = -1, dice?: Dice): readonly Line[] => {
  const voice = narratorFor(names, words(), you);
  const spoken = frame.cues.map((cue: Cue) => ({ cue, text: tell(cue, act, voice) })).filter(({ text }) => text !== '');
  const cues = spoken.map(({ cue }) => cue);
  const mark = markOf(frame, words().pages.forum, () => dice !== undefined && expectsHouse(dice, frame));
  const marked = markedAt(frame, cues);
  // An entry holds one throw at most. The line about it carries the check code.
  const thrown = markedAt({}, cues);
  return spoken.map(({ text }, i) => ({
    entry: frame.entry,
    cue: cues[i] as Cue,
    text: i === marked && mark !== undefined ? mark(text) : text,
    check: i === thrown ? frame.check : '',
    throws: i === thrown && facesOf(cues[i] as Cue) !== null,
    explains: cues[i]?.cue === 'explained',
  }));
};

/** The frames that a page comments on. A page that has just been opened begins with the last one. */
export const shownFrames = ({ before, frames }: Pick<Connection, 'before' | 'frames'>): readonly ShownFrame[] => {
  const last = before.value;
  return frames.value.length === 0 && last !== null ? [last] : frames.value;
};

/**
 * Title of the show, and the lines of all frames since the page joined, oldest first. `you`: the reader's
 * own seat.
 */
export const useCommentary = (connection: Connection, you = -1) => {
  const tell = useSignal<Tell | null>(null);
  const title = useSignal('');
  const reader = useSignal(you);
  reader.value = you;
  const show = connection.shell.value?.show ?? '';
  useWork(
    async wanted => {
      if (show === '') return;
      loadTitleFont(show);
      const [loaded, showWords] = await Promise.all([loadTell(show), loadShowWords(show), showTerms(show)]);
      if (!wanted()) return;
      tell.value = loaded;
      title.value = showWords.title;
      document.title = `${showWords.title} · ${words().pages.name}`;
    },
    [show],
  );
  // Depends only on those parts of the state that the lines need: there are many lines, and the state changes often.
  const chains = useComputed(() => connection.shell.value?.chains ?? '[]');
  const robots = useComputed(() => connection.shell.value?.robots ?? false);
  const lines = useComputed(() => {
    const say = tell.value;
    const dice = { chains: chains.value, robots: robots.value };
    return say === null ? [] : shownFrames(connection).flatMap(one => linesOf(one, say, reader.value, dice));
  });
  return { lines, title };
};
