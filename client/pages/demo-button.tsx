/** Watches the demo of a show, after a trailer of all shows. */
import { useState } from 'preact/hooks';
import { lobby } from '../../shared/words/en/lobby.ts';
import { Declined, getDemo } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { lazily } from '../parts/lazy.ts';
import { paths } from '../paths.ts';

const Trailer = lazily(() => import('./trailer/trailer.tsx'));

interface Props {
  /** "" until the shows are known. */
  readonly show: string;
  readonly onProblem: (text: string) => void;
}

export const DemoButton = ({ show, onProblem }: Props) => {
  const [plays, setPlays] = useState(false);
  const watch = async () => {
    try {
      location.assign(paths.watch((await getDemo(show)).code));
    } catch (error) {
      setPlays(false);
      onProblem(error instanceof Declined ? error.message : lobby.failed((error as Error).message));
    }
  };
  return (
    <>
      <Button class="hero mid pale" disabled={show === ''} onClick={() => setPlays(true)}>
        <span class="long">{lobby.demo}</span>
        <span class="short">{lobby.demoShort}</span>
      </Button>
      {plays && <Trailer onDone={() => void watch()} />}
    </>
  );
};
