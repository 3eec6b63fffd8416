/** Demos run in a loop: at the end of one, its viewers are taken to the next. */
import './next-demo.css';
import { useEffect, useState } from 'preact/hooks';
import { watch } from '../../shared/words/en/watch.ts';
import { getDemo } from '../api.ts';
import { paths } from '../paths.ts';
import { Button } from './button.tsx';
import { useSecondsTo } from './timing.ts';

/** Seconds for which the poster is shown. If the next demo does not open, it is tried again after the same time. */
const rest = 20;

interface Props {
  readonly show: string;
  /** Nobody can press anything on a television. */
  readonly tv: boolean;
  /** When the poster goes up, by the server's clock. */
  readonly from: number;
  readonly now: () => number;
}

const NextDemo = ({ show, tv, from, now }: Props) => {
  const [at, setAt] = useState(() => Math.max(from, now()) + rest * 1000);
  const left = useSecondsTo(at, now);
  const due = left === 0;
  useEffect(() => {
    if (!due) return;
    getDemo(show).then(
      // The back button should not lead to an ended demo that would lead here again.
      ({ code }) => location.replace(`${tv ? paths.tv(code) : paths.watch(code)}${location.search}`),
      () => setAt(now() + rest * 1000),
    );
  }, [due]);
  // The ceremony has the picture for itself.
  if (left > rest) return null;
  return (
    <div class="next-demo across tabular weight-6 in-paper on-glass">
      <p>{watch.nextDemo(left)}</p>
      {!tv && (
        <Button disabled={due} onClick={() => setAt(now())}>
          {watch.nextDemoNow}
        </Button>
      )}
    </div>
  );
};

export default NextDemo;
