/** Buttons that open the forum dialog, which is fetched then. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../button.tsx';
import { useLazy } from '../lazy.ts';
import type { ByPostProps } from './by-post.tsx';
import type { SheetProps } from './forum-sheet.tsx';
import type { WeekProps } from './week-sheet.tsx';
import type { WordsProps } from './words-sheet.tsx';

interface Closing {
  readonly onClose: () => void;
}

const opener = <P extends Closing>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  label: (props: Omit<P, 'onClose'>) => string,
  idle: (props: Omit<P, 'onClose'>) => boolean = () => false,
) => {
  const Part = (props: P) => {
    const Loaded = useLazy(load);
    return Loaded === null ? null : <Loaded {...props} />;
  };
  return (props: Omit<P, 'onClose'>) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button disabled={!open && idle(props)} onClick={() => setOpen(true)}>
          {label(props)}
        </Button>
        {open && <Part {...(props as P)} onClose={() => setOpen(false)} />}
      </>
    );
  };
};

export const ForumButton = opener<SheetProps>(
  () => import('./forum-sheet.tsx'),
  () => words().pages.forum.open,
);

export const ByPostButton = opener<ByPostProps>(
  () => import('./by-post.tsx'),
  () => words().pages.forum.byPost,
  ({ desk }) => desk.shell.waiting.length === 0,
);

export const WeekButton = opener<WeekProps>(
  () => import('./week-sheet.tsx'),
  () => words().pages.forum.week,
);

const OpenWords = opener<WordsProps>(
  () => import('./words-sheet.tsx'),
  ({ connection, desk }) => {
    const { unread = 0 } = connection.words.value ?? {};
    const { forum } = words().pages;
    return unread === 0 ? forum.words : desk ? forum.unread(unread) : forum.hostWrote;
  },
);

/** Nobody reads private words where the house hosts, or where the host wants none. */
export const WordsButton = (props: Omit<WordsProps, 'onClose'>) => {
  const shell = props.connection.shell.value;
  return shell === null || shell.house || !shell.privateWords ? null : <OpenWords {...props} />;
};
