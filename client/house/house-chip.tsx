/** Names the rules by which a show is played. A press lists what differs from the original. Nothing is shown for the original. */
import './house.css';
import type { Differences } from '../../shared/engine/house.ts';
import { manifestOf } from '../../shared/shows/index.ts';
import { RuleList, useDifferences } from './rule-list.tsx';

interface Props {
  readonly show: string;
  /** As a record holds them. */
  readonly options: object;
  /** What of them the host changed, as the server says: a season carries some values itself. By default whatever differs. */
  readonly changes?: Differences;
  /** The list is there at once. */
  readonly open?: boolean;
}

const HouseChip = ({ show, options, changes, open = false }: Props) => {
  // The usual length of a match is no rule of this house.
  const found = useDifferences(show, options, changes, manifestOf(show)?.usual);
  if (found === undefined) return null;
  return (
    <details class="house-chip" open={open}>
      <summary class="inline-flex items-center tap">
        <bdi>{found.title}</bdi> <small class="nowrap">{found.differs}</small>
      </summary>
      <RuleList {...found.list} />
    </details>
  );
};

export default HouseChip;
