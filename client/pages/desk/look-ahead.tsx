/** The rest of the pack, fetched once the host looks ahead. */
import { useEffect, useState } from 'preact/hooks';
import { plainName } from '../../../shared/words/commentary.ts';
import { words } from '../../../shared/words/index.ts';
import { getHostRecord } from '../../api.ts';
import { useTask } from '../../parts/task.ts';
import { answerOf, type Desk, isFacts, questionOf } from './desk.ts';

const LookAhead = ({ shell, token }: Desk) => {
  const [pack, setPack] = useState({});
  const { problem, run } = useTask(() => words().pages.states.lost);
  useEffect(() => void run(async () => setPack((await getHostRecord(shell.code, token)).pack)), []);
  if (problem !== '') return <p class="problem">{problem}</p>;
  return (
    <div class="look-ahead">
      {Object.entries(pack).map(([list, items]) => (
        <section key={list}>
          <h3>{plainName(list)}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <ol class="as-grid gap-1" tabIndex={0}>
            {(Array.isArray(items) ? items : []).map((item, i) => (
              <li key={i}>
                <bdi dir="auto">{isFacts(item) ? questionOf(item) : String(item)}</bdi>{' '}
                <b dir="auto">{isFacts(item) ? answerOf(item) : ''}</b>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
};

export default LookAhead;
