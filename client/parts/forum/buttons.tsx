/** Buttons that open the forum's box, which is fetched then. */
import { useState } from 'preact/hooks';
import { words } from '../../../shared/words/index.ts';
import { useLazy } from '../lazy.ts';
import type { ByPostProps } from './by-post.tsx';
import type { SheetProps } from './forum-sheet.tsx';

const loadSheet = async () => {
  const [{ ForumSheet }, said] = await Promise.all([import('./forum-sheet.tsx'), words().forum()]);
  return { default: (props: SheetProps) => <ForumSheet {...props} said={said} /> };
};

const loadByPost = async () => {
  const [{ ByPost }, said] = await Promise.all([import('./by-post.tsx'), words().forum()]);
  return { default: (props: ByPostProps) => <ByPost {...props} said={said} /> };
};

const Sheet = (props: SheetProps) => {
  const Part = useLazy(loadSheet);
  return Part === null ? null : <Part {...props} />;
};

const Entering = (props: ByPostProps) => {
  const Part = useLazy(loadByPost);
  return Part === null ? null : <Part {...props} />;
};

export const ForumButton = (props: Omit<SheetProps, 'onClose'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words().pages.forum.open}
      </button>
      {open && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

export const ByPostButton = ({ desk }: Pick<ByPostProps, 'desk'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="small"
        aria-haspopup="dialog"
        disabled={!open && desk.shell.waiting.length === 0}
        onClick={() => setOpen(true)}
      >
        {words().pages.forum.byPost}
      </button>
      {open && <Entering desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
};
