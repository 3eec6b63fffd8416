/** Buttons that open the forum dialog, which is fetched then. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../button.tsx';
import { useLazy } from '../lazy.ts';
import type { ByPostProps } from './by-post.tsx';
import type { SheetProps } from './forum-sheet.tsx';

interface Closing {
  readonly onClose: () => void;
}

const opener = <P extends Closing>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  label: () => string,
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
          {label()}
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
