/** "Same players, again": one press takes everyone to the next show. */
import { useState } from 'preact/hooks';
import { Button } from './button.tsx';

interface Props {
  /** Opens the next show. The show itself tells every page where it is. */
  readonly open: () => Promise<unknown>;
  readonly label: string;
  readonly opening: string;
  readonly class: string;
}

export const RematchButton = ({ open, label, opening, class: look }: Props) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const press = async () => {
    setBusy(true);
    setProblem('');
    try {
      await open();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <>
      <Button class={look} disabled={busy} onClick={() => void press()}>
        {busy ? opening : label}
      </Button>
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
};
