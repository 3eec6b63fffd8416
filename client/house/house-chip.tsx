/** Names the rules by which a show is played. A press lists what differs from the original. Nothing is shown for the original. */
import './house.css';
import type { JSX } from 'preact';
import { readField } from '../../shared/engine/fields.ts';
import { housePage } from '../../shared/words/en/house.ts';
import { countOf, RuleList } from './rule-list.tsx';
import { useHouse } from './use-house.ts';

interface Props {
  readonly show: string;
  /** The whole set of the board. */
  readonly house: unknown;
  /** Options of the show, which choose among several sets of rules. */
  readonly options?: unknown;
}

const HouseChip = ({ show, house, options }: Props): JSX.Element | null => {
  const found = useHouse(show, (options ?? {}) as object);
  if (found === undefined || typeof house !== 'object' || house === null) return null;
  const count = countOf(found.field, house);
  const { name = '' } = house as { readonly name?: string };
  if (count === 0 && name === '') return null;
  return (
    <details class="house-chip">
      <summary>
        <bdi>{housePage.playedBy(name === '' ? housePage.nameless : name)}</bdi>{' '}
        <small>{housePage.differs(count)}</small>
      </summary>
      <RuleList field={found.field} words={found.words.rules} house={house} />
    </details>
  );
};

export default HouseChip;

interface WrittenProps extends Pick<Props, 'show'> {
  /** What differs from the original. */
  readonly written: unknown;
  readonly options?: object;
}

/** The chip of a set as it was written, for pages without a board that holds the whole set. */
export const WrittenChip = ({ show, written, options = {} }: WrittenProps): JSX.Element | null => {
  const found = useHouse(show, options);
  if (found === undefined) return null;
  const read = readField(found.field, written);
  return read.faults.length > 0 ? null : <HouseChip show={show} house={read.value} options={options} />;
};
