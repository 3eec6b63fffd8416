/** Demos run in a loop: at the end of one, its viewers are taken to the next. */
import './next-demo.css';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../shared/words/index.ts';
import { getDemo } from '../api.ts';
import { paths } from '../paths.ts';

/** Seconds for which the winner is shown. If the next demo does not open, it is tried again after the same time. */
const rest = 20;

interface Props {
  readonly show: string;
  /** Nobody can press anything on a television. */
  readonly tv: boolean;
}

const NextDemo = ({ show, tv }: Props) => {
  const { watch } = words().pages;
  const [left, setLeft] = useState(rest);
  useEffect(() => {
    const timer = setInterval(() => setLeft(before => before - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const due = left <= 0;
  useEffect(() => {
    if (!due) return;
    getDemo(show).then(
      // The back button should not lead to an ended demo that would lead here again.
      ({ code }) => location.replace(`${tv ? paths.tv(code) : paths.watch(code)}${location.search}`),
      () => setLeft(rest),
    );
  }, [due]);
  return (
    <div class="next-demo">
      <p>{watch.nextDemo(Math.max(0, left))}</p>
      {!tv && (
        <button type="button" class="small" disabled={due} onClick={() => setLeft(0)}>
          {watch.nextDemoNow}
        </button>
      )}
    </div>
  );
};

export default NextDemo;
