/** A button that asks for confirmation before something irreversible. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';

interface Props {
  readonly label: string;
  readonly question: string;
  readonly disabled?: boolean;
  readonly class?: string;
  /** Without it the first button looks like any other. */
  readonly plain?: boolean;
  readonly onYes: () => void;
  /** Choices that replace the plain yes. */
  readonly children?: ComponentChildren;
}

export const Confirm = ({ label, question, disabled = false, plain = false, onYes, children, ...given }: Props) => {
  const { desk: texts } = words().pages;
  const asking = useSignal(false);
  if (!asking.value) {
    return (
      <Button
        class={`small ${plain ? '' : 'dangerous'} ${given.class ?? ''}`}
        disabled={disabled}
        onClick={() => (asking.value = true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <div
      ref={box => box?.scrollIntoView({ block: 'nearest' })}
      class="confirm stack w-full on-field r2 mb-2 p-3"
      role="alertdialog"
      aria-label={question}
    >
      <p>{question}</p>
      <div class="row">
        {children ?? (
          <Button
            class="small dangerous"
            disabled={disabled}
            onClick={() => {
              asking.value = false;
              onYes();
            }}
          >
            {texts.yes}
          </Button>
        )}
        <Button onClick={() => (asking.value = false)}>{texts.cancel}</Button>
      </div>
    </div>
  );
};
