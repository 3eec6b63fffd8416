/** The chip of a set as it is written, where no board tells the whole of it. */
import type { JSX } from 'preact';
import { readField } from '../../shared/engine/fields.ts';
import HouseChip from './house-chip.tsx';
import { useHouse } from './use-house.ts';

export const WrittenChip = ({
  show,
  written,
}: {
  readonly show: string;
  readonly written: object;
}): JSX.Element | null => {
  const found = useHouse(show, {});
  if (found === undefined) return null;
  const read = readField(found.field, written);
  return read.faults.length > 0 ? null : <HouseChip show={show} house={read.value} />;
};

export default WrittenChip;
