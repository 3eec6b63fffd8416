/** The commentary of a page: loads the words of its show and turns what happens into lines. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Cue } from '../../shared/engine/show.ts';
import { loadShowWords, loadTell, type Tell, telling, words } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import type { Told } from '../held-back.ts';
import { loadTitleFont } from './title-font.ts';

export interface Line {
  readonly entry: number;
  readonly text: string;
  /** Check code of the throw that this line tells of; "" for none. */
  readonly check: string;
}

/** Lines of one frame, in the order in which things happened; `you`: the seat of whoever reads them. */
export const linesOf = ({ frame, act, names }: Told, tell: Tell, you = -1): readonly Line[] => {
  const voice = telling(names, words(), you);
  const lines = frame.cues
    .map((cue: Cue) => ({ entry: frame.entry, text: tell(cue, act, voice), thrown: Array.isArray(cue.dice) }))
    .filter(({ text }) => text !== '');
  // One throw an entry, told once; what comes of it follows.
  const told = Math.max(
    0,
    lines.findIndex(({ thrown }) => thrown),
  );
  const { entered, house, enteredHouse } = words().pages.forum;
  const isHouse = frame.part === 'house' && frame.check !== '';
  // Who played by post is told of once an entry, and so is a throw that nobody's page had a part in (fairness.md 10).
  const mark = frame.hand ? (isHouse ? enteredHouse : entered) : isHouse ? house : undefined;
  const marked = frame.hand ? 0 : told;
  return lines.map(({ entry, text }, i) => ({
    entry,
    text: i === marked && mark !== undefined ? mark(text) : text,
    check: i === told ? frame.check : '',
  }));
};

/**
 * Title of the show, what had happened last when the page joined, and everything that was said since, oldest first; `you`: the
 * reader's own seat.
 */
export const useCommentary = (connection: Connection, you = -1) => {
  const tell = useSignal<Tell | null>(null);
  const title = useSignal('');
  const reader = useSignal(you);
  reader.value = you;
  const show = connection.shell.value?.show ?? '';
  useEffect(() => {
    if (show === '') return;
    loadTitleFont(show);
    let wanted = true;
    // Acts that have words of their own are named like them; an act of the show alone is found in the show's own.
    void Promise.all([
      loadTell(
        show,
        Object.keys(words().shows).filter(name => name !== show && isAct(name)),
      ),
      loadShowWords(show),
    ]).then(([loaded, showWords]) => {
      if (!wanted) return;
      tell.value = loaded;
      title.value = showWords.title;
      document.title = `${showWords.title} · ${words().pages.name}`;
    });
    return () => {
      wanted = false;
    };
  }, [show]);
  const lines = useComputed(() => {
    const say = tell.value;
    const before = connection.before.value;
    const frames = connection.frames.value;
    // Whoever comes late, or loads the page again, reads what was told last.
    const told = frames.length === 0 && before !== null ? [before] : frames;
    return say === null ? [] : told.flatMap(one => linesOf(one, say, reader.value));
  });
  return { lines, title };
};

/** Acts with words of their own beside those of shows. */
const isAct = (name: string) => name === 'main-event';
