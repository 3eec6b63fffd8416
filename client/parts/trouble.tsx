/** What a page says when it cannot reach its show: why, and what to do about it. */
import { useSignal } from '@preact/signals';
import { words } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import { Button } from './button.tsx';

export const TroubleCard = ({ connection }: { readonly connection: Connection }) => {
  const { trouble: texts } = words().pages;
  const tried = useSignal(false);
  const trouble = connection.trouble.value;
  if (trouble === null) return null;
  const { title, steps } = texts[trouble];
  const retry = () => {
    tried.value = true;
    connection.tryAgain();
  };
  return (
    // A page that has shown its show keeps showing it.
    <div class={connection.shell.value === null ? 'trouble' : 'trouble aside'}>
      <div class="panel" role="alert">
        <h2>{title}</h2>
        <ul>
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p class="note">{tried.value ? texts.tryingNow : texts.trying}</p>
        <Button class="button hero mid pale" onClick={retry}>
          {texts.again}
        </Button>
      </div>
    </div>
  );
};
