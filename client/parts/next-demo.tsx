/** A demo goes round again: whoever has seen its end is taken to the next one. */
import './next-demo.css';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../shared/words/index.ts';
import { getDemo } from '../api.ts';
import { paths } from '../paths.ts';

/** Seconds in which the winner stands there; a demo that does not open is asked for again after as many. */
const rest = 20;

interface Props {
  readonly show: string;
  /** Nothing on a television is pressed. */
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
      // Back leads to where one came from, not to an end that leads here again.
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
