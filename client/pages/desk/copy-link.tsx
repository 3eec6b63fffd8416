/** A link to take along: copied where the browser lets a page copy, else shown to be marked. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../../shared/words/index.ts';

/** Over plain http there is no clipboard. */
const canCopy = () => 'clipboard' in navigator && isSecureContext;

export const CopyButton = ({ link, onShow }: { readonly link: string; readonly onShow: () => void }) => {
  const { desk: said } = words().pages;
  const copied = useSignal(false);
  const copy = async () => {
    if (!canCopy()) {
      onShow();
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
      setTimeout(() => {
        copied.value = false;
      }, 2000);
    } catch {
      onShow();
    }
  };
  return (
    <button type="button" class="small" onClick={() => void copy()}>
      {copied.value ? said.copied : canCopy() ? said.copy : said.show}
    </button>
  );
};

export const MarkedLink = ({ link }: { readonly link: string }) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [link]);
  return (
    <label class="field marked-link">
      <span>{words().pages.desk.copyHere}</span>
      <input ref={field} type="text" readOnly value={link} onFocus={event => event.currentTarget.select()} />
    </label>
  );
};

export const CopyLink = ({ link, text }: { readonly link: string; readonly text: string }) => {
  const shown = useSignal(!canCopy());
  return (
    <div class="copy-link">
      <p>{text}</p>
      {shown.value ? <MarkedLink link={link} /> : <CopyButton link={link} onShow={() => (shown.value = true)} />}
    </div>
  );
};
