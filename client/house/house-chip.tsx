/** By which rules a show is played, and at a press what differs from the original; nothing where nothing does. */
import './house.css';
import type { JSX } from 'preact';
import { houseOfShow } from '../../shared/shows/houses.ts';
import { housePage } from '../../shared/words/en/house.ts';
import { countOf, RuleList } from './rule-list.tsx';

interface Props {
  readonly show: string;
  /** The board's, a whole set. */
  readonly house: unknown;
}

export const HouseChip = ({ show, house }: Props): JSX.Element | null => {
  const found = houseOfShow(show);
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
