/** The crowd on the air: how many have called, how they called in bars, and who leads. */
import type { Outcome } from '../../../shared/crowd/calls.ts';
import type { RoomNews } from '../../../shared/crowd/messages.ts';
import type { View } from '../../../shared/engine/show.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { CrowdWords } from '../../../shared/words/en/crowd.ts';
import { callName } from '../../odds/phrases.ts';
import { WayIn } from './code-card.tsx';

interface Props {
  readonly room: RoomNews;
  readonly view: View;
  readonly tell: Narrator;
  /** How the last task was called, instead of the table. */
  readonly outcome: boolean;
  /** The code below; "" for none. */
  readonly code: string;
  readonly link: string;
  readonly texts: CrowdWords;
}

const share = (times: number, { calls }: Outcome) => Math.round((100 * times) / Math.max(1, calls));

const maxBars = 3;

/** How the crowd called a task. */
export const Bars = ({
  last,
  view,
  tell,
  texts,
}: { readonly last: Outcome } & Pick<Props, 'view' | 'tell' | 'texts'>) => {
  const name = (value: string) => callName(value, last.kind, view, tell);
  const [most] = last.counts;
  const answers = last.kind === 'answer' || last.kind === 'guess';
  return (
    <>
      <h2>
        {answers || most === undefined
          ? texts.room.knew(last.hits, last.calls)
          : texts.room.said(share(most[1], last), name(most[0]))}
      </h2>
      <ul class="room-bars">
        {last.counts.slice(0, maxBars).map(([value, times]) => (
          <li key={value} class={last.right.includes(value) ? 'right' : ''}>
            <i style={{ width: `${share(times, last)}%` }} />
            <bdi dir="auto">
              {name(value)}
              {last.right.includes(value) && ' ✓'}
            </bdi>
            <b>{texts.end.percent(share(times, last))}</b>
          </li>
        ))}
      </ul>
      {!answers && last.right.length > 0 && <p>{texts.outcome.odds(tell.list(last.right.map(name)))}</p>}
    </>
  );
};

export const RoomCard = ({ room, view, tell, outcome, code, link, texts }: Props) => {
  const { last, task, calls, people, table } = room;
  return (
    <section class="best-place sh-card in-ink on-paper r4">
      {outcome && last !== null ? (
        <Bars last={last} view={view} tell={tell} texts={texts} />
      ) : (
        <>
          <h2>{task !== null && calls > 0 ? texts.room.calls(calls, people) : texts.best}</h2>
          <ol>
            {table.slice(0, code === '' ? 3 : 2).map(([who, points], i) => (
              <li key={i}>
                <bdi dir="auto">{who}</bdi> <b>{tell.number(points)}</b>
              </li>
            ))}
          </ol>
          <WayIn code={code} link={link} />
        </>
      )}
    </section>
  );
};
