/** Above a book with house rules: whose rules they are, what differs, and a link to the original. */
import '../../house/house.css';
import { changedRules, changesIn, setNameIn } from '../../../shared/engine/house.ts';
import { housePage } from '../../../shared/words/en/house.ts';
import { RuleList, readRules } from '../../house/rule-list.tsx';
import { useHouse } from '../../house/use-house.ts';
import { paths } from '../../paths.ts';

interface Props {
  readonly show: string;
  readonly options: object;
}

export const HouseNote = ({ show, options }: Props) => {
  const found = useHouse(show, options);
  const read = found === undefined ? undefined : readRules(found, options);
  if (found === undefined || read === undefined) return null;
  const name = setNameIn(read);
  const count = changedRules(changesIn(found.options, read));
  if (count === 0 && name === '') return null;
  return (
    <aside class="rules-house inset">
      <p>
        <b>
          <bdi>{housePage.playedBy(name === '' ? housePage.nameless : name)}</bdi>
        </b>{' '}
        <small>{housePage.differs(count)}</small>
      </p>
      <RuleList rules={found} options={read} />
      <p>
        {housePage.markedHere} <a href={paths.rules(show)}>{housePage.toOriginal}</a>
      </p>
    </aside>
  );
};
