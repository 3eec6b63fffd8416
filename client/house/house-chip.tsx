/** By which rules a show is played, and at a press what differs from the original; nothing where nothing does. */
import './house.css';
import type { JSX } from 'preact';
import { housePage } from '../../shared/words/en/house.ts';
import { countOf, RuleList } from './rule-list.tsx';
import { useHouse } from './use-house.ts';

interface Props {
  readonly show: string;
  /** The board's, a whole set. */
  readonly house: unknown;
  /** Of the show: where one show has several sets of rules, they say which. */
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
