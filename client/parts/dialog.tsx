/** A modal dialog. The browser keeps the focus in it and closes it with Escape. */
import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';

interface Props {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export const Dialog = ({ title, close, onClose, children }: Props) => {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    // Safari 15.0 to 15.3 has no dialogs. There it is a box over the page, closed by its button.
    if (dialog === null || dialog.open) return;
    if (typeof dialog.showModal !== 'function') dialog.setAttribute('open', '');
    else dialog.showModal();
    return () => dialog.close?.();
  }, []);
  return (
    <dialog
      ref={element}
      class="paper-dialog block inset-0 text-start no-border p-0 no-ground in-ink"
      aria-label={title}
      onClose={onClose}
      onClick={event => {
        if (event.target === event.currentTarget) onClose();
      }}
      // Otherwise the big button of a desk would react to the space bar.
      onKeyDown={event => event.stopPropagation()}
    >
      <div class="dialog-paper stack on-paper r4">
        <header class="row between no-border p-0 no-ground in-ink">
          <h2>{title}</h2>
          <Button onClick={onClose}>{close}</Button>
        </header>
        {children}
      </div>
    </dialog>
  );
};
