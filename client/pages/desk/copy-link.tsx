/** A link to copy. If the browser does not let the page copy, it is shown to be selected. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../../shared/words/index.ts';
import { CopyButton, canCopy } from './copy-button.tsx';

export const MarkedLink = ({ link }: { readonly link: string }) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [link]);
  return (
    <label class="field marked-link w-full">
      <span>{words().pages.desk.copyHere}</span>
      <input ref={field} type="text" readOnly value={link} onFocus={event => event.currentTarget.select()} />
    </label>
  );
};

export const CopyLink = ({ link, text }: { readonly link: string; readonly text: string }) => {
  const shown = useSignal(!canCopy());
  return (
    <div class="stack">
      <p>{text}</p>
      {shown.value ? <MarkedLink link={link} /> : <CopyButton link={link} onShow={() => (shown.value = true)} />}
    </div>
  );
};
