/** Copies a link, or shows it if the browser does not let the page copy. */
import { useSignal } from '@preact/signals';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';

/** Over plain http there is no clipboard. */
export const canCopy = () => 'clipboard' in navigator && isSecureContext;

interface Props {
  readonly link: string;
  readonly onShow: () => void;
  /** The button's labels: for copying, and for showing. */
  readonly called?: readonly string[];
}

export const CopyButton = ({ link, onShow, called }: Props) => {
  const { desk: texts } = words().pages;
  const [copies = texts.copy, shows = texts.show] = called ?? [];
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
  return <Button onClick={() => void copy()}>{copied.value ? texts.copied : canCopy() ? copies : shows}</Button>;
};
