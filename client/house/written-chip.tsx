/** The chip of a set as it was written, for pages without a board that holds the whole set. */
import type { JSX } from 'preact';
import { readField } from '../../shared/engine/fields.ts';
import HouseChip from './house-chip.tsx';
import { useHouse } from './use-house.ts';

interface Props {
  readonly show: string;
  /** What differs from the original. */
  readonly written: unknown;
  /** Options of the show, which choose among several sets of rules. */
  readonly options?: object;
}

const WrittenChip = ({ show, written, options = {} }: Props): JSX.Element | null => {
  const found = useHouse(show, options);
  if (found === undefined) return null;
  const read = readField(found.field, written);
  return read.faults.length > 0 ? null : <HouseChip show={show} house={read.value} options={options} />;
};

export default WrittenChip;
