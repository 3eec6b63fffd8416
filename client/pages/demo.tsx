/** The demo of a show, after a trailer of all shows. */
import { lobby } from '../../shared/words/en/lobby.ts';
import { Declined, getDemo } from '../api.ts';
import { lazily } from '../parts/lazy.ts';
import { paths } from '../paths.ts';

const Trailer = lazily(() => import('./trailer/trailer.tsx'));

interface Props {
  readonly show: string;
  readonly onProblem: (text: string) => void;
}

/** Covers the page that opened it, and goes to the show once it is over. A stage has no styles of the panels around it. */
export const Demo = ({ show, onProblem }: Props) => {
  const watch = async () => {
    try {
      location.assign(paths.watch((await getDemo(show)).code));
    } catch (error) {
      onProblem(error instanceof Declined ? error.message : lobby.failed((error as Error).message));
    }
  };
  return <Trailer onDone={() => void watch()} />;
};
