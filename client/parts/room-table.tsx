/** The best of the room, on the phone of somebody who is or is not among them. */
import './room-table.css';
import type { RoomNews } from '../../shared/crowd/messages.ts';
import type { Narrator } from '../../shared/words/commentary.ts';

interface Props {
  readonly news: Pick<RoomNews, 'table'>;
  /** What the reader is called. */
  readonly own: string;
  readonly tell: Narrator;
  readonly title: string;
}

export const RoomTable = ({ news: { table }, own, tell, title }: Props) => (
  <section class="room-table">
    <h2>{title}</h2>
    <ol>
      {table.map(([who, points], i) => (
        <li key={i} class={`across items-baseline gap-3 ${who === own ? 'own' : ''}`}>
          {/* Equals share a place, as in the account of each. */}
          <i class="tabular">{1 + table.filter(([, others]) => others > points).length}</i>
          <bdi class="one-line flex-1 min-w-0" dir="auto">
            {who}
          </bdi>
          <b class="tabular">{tell.number(points)}</b>
        </li>
      ))}
    </ol>
  </section>
);
