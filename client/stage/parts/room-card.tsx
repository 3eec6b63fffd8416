/** The crowd on the air: how many have called, how they called in bars, and who leads. */
import type { Outcome } from '../../../shared/crowd/calls.ts';
import type { RoomNews } from '../../../shared/crowd/messages.ts';
import type { View } from '../../../shared/engine/show.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { CrowdWords } from '../../../shared/words/en/crowd.ts';
import { callName } from '../../odds/phrases.ts';
import { isRightCall, RoomBars, shareOf } from '../../parts/room-bars.tsx';
import { isCounting } from '../../parts/room-news.ts';
import { QrCode, WayIn } from './code-card.tsx';

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

const maxBars = 3;
/** Letters of a line on the stage. Longer words are left to the bars. */
const line = 30;

const headline = ({ kind, hits, calls, counts: [most] }: Outcome, said: string, { room }: CrowdWords): string => {
  if (kind === 'guess') return room.near(hits, calls);
  if (kind === 'answer' || most === undefined) return room.knew(hits, calls);
  return said.length > line ? room.title : said;
};

/** How the crowd called a task, beside what was right and what the contestant did. */
export const Bars = ({
  last,
  view,
  tell,
  texts,
}: { readonly last: Outcome } & Pick<Props, 'view' | 'tell' | 'texts'>) => {
  const name = (value: string) => callName(value, last.kind, view, tell);
  const [most] = last.counts;
  const said = most === undefined ? '' : texts.room.said(shareOf(most[1], last), name(most[0]));
  const told = last.kind === 'answer' || last.kind === 'guess';
  const isNamed = (rows: number) => last.counts.slice(0, rows).some(([value]) => isRightCall(last, value));
  // The last line tells what no bar does, or says it in words.
  const words =
    last.right.length === 0 || (last.kind === 'answer' && isNamed(maxBars - 1))
      ? ''
      : told
        ? texts.outcome.was(last.right[0] ?? '')
        : texts.outcome.odds(tell.list(last.right.map(name)));
  const foot = words.length > line && isNamed(maxBars) ? '' : words;
  return (
    <>
      <h2>{headline(last, said, texts)}</h2>
      <RoomBars last={last} rows={foot === '' ? maxBars : maxBars - 1} nameOf={name} percent={texts.end.percent} />
      {foot !== '' && <p class="room-foot">{foot}</p>}
    </>
  );
};

/** How many have called what is open, with the way in below: whoever comes now can still call it. */
const Counter = ({ room: { calls, people }, code, link, texts }: Pick<Props, 'room' | 'code' | 'link' | 'texts'>) => (
  <>
    <div class="across gap-3">
      <h2 class="flex-1 balance">{texts.room.calls(calls, people)}</h2>
      {code !== '' && link !== '' && <QrCode text={link} size={104} />}
    </div>
    <p class="room-meter clip" aria-hidden="true">
      <i class="block h-full" style={{ width: `${(100 * calls) / Math.max(1, people)}%` }} />
    </p>
    <WayIn code={code} link={link} />
  </>
);

const Leaders = ({ room: { table }, tell, code, link, texts }: Omit<Props, 'outcome' | 'view'>) => (
  <>
    <h2>{texts.best}</h2>
    <ol>
      {table.slice(0, code === '' ? 3 : 2).map(([who, points], i) => (
        <li key={i}>
          <bdi dir="auto">{who}</bdi> <b>{tell.number(points)}</b>
        </li>
      ))}
    </ol>
    <WayIn code={code} link={link} />
  </>
);

export const RoomCard = (props: Props) => {
  const { room, view, tell, outcome, texts } = props;
  return (
    <section class="best-place sh-card in-ink on-paper r4">
      {outcome && room.last !== null ? (
        <Bars last={room.last} view={view} tell={tell} texts={texts} />
      ) : isCounting(room) ? (
        <Counter {...props} />
      ) : (
        <Leaders {...props} />
      )}
    </section>
  );
};
