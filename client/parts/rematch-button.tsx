/** "Same players, again": one press takes everyone to the next show. */
import { Button } from './button.tsx';
import { Problem } from './fields.tsx';
import { useTask } from './task.ts';

interface Props {
  /** Opens the next show. The show itself tells every page where it is. */
  readonly open: () => Promise<unknown>;
  readonly label: string;
  readonly opening: string;
  readonly class: string;
}

export const RematchButton = ({ open, label, opening, class: look }: Props) => {
  const { busy, problem, run } = useTask();
  return (
    <>
      <Button class={look} disabled={busy} onClick={() => void run(open)}>
        {busy ? opening : label}
      </Button>
      {problem !== '' && <Problem text={problem} />}
    </>
  );
};
