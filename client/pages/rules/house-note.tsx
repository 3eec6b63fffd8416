/** Above a book with house rules: whose rules they are, what differs, and a link to the original. */
import '../../house/house.css';
import { readField } from '../../../shared/engine/fields.ts';
import { housePage } from '../../../shared/words/en/house.ts';
import { countOf, RuleList } from '../../house/rule-list.tsx';
import { useHouse } from '../../house/use-house.ts';
import { paths } from '../../paths.ts';

interface Props {
  readonly show: string;
  readonly options: object;
}

export const HouseNote = ({ show, options }: Props) => {
  const found = useHouse(show, options);
  if (found === undefined) return null;
  const read = readField(found.field, (options as { readonly house?: unknown }).house);
  const house = read.faults.length === 0 ? read.value : found.field.fallback;
  const { name } = house as { readonly name: string };
  return (
    <aside class="rules-house inset">
      <p>
        <b>
          <bdi>{housePage.playedBy(name === '' ? housePage.nameless : name)}</bdi>
        </b>{' '}
        <small>{housePage.differs(countOf(found.field, house))}</small>
      </p>
      <RuleList field={found.field} words={found.words.rules} house={house} />
      <p>
        {housePage.markedHere} <a href={paths.rules(show)}>{housePage.toOriginal}</a>
      </p>
    </aside>
  );
};
