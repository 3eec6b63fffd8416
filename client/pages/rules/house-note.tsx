/** Above a book with house rules: whose rules they are, what differs, and a link to the original. */
import '../../house/house.css';
import { changedRules, changesIn, type Differences, setNameIn } from '../../../shared/engine/house.ts';
import { housePage } from '../../../shared/words/en/house.ts';
import { RuleList, readRules } from '../../house/rule-list.tsx';
import { useHouse } from '../../house/use-house.ts';
import { paths } from '../../paths.ts';

interface Props {
  readonly show: string;
  readonly options: object;
  /** What of them the host changed, as the server says; by default whatever differs from the original. */
  readonly changes: Differences | undefined;
}

export const HouseNote = ({ show, options, changes }: Props) => {
  const found = useHouse(show, options);
  const read = found === undefined ? undefined : readRules(found, options);
  if (found === undefined || read === undefined) return null;
  const name = setNameIn(read);
  const changed = changes ?? changesIn(found.options, read);
  const count = changedRules(changed);
  if (count === 0 && name === '') return null;
  return (
    <aside class="rules-house inset">
      <p>
        <b>
          <bdi>{housePage.playedBy(name === '' ? housePage.nameless : name)}</bdi>
        </b>{' '}
        <small>{housePage.differs(count)}</small>
      </p>
      <RuleList rules={found} options={read} changes={changed} />
      <p>
        {housePage.markedHere} <a href={paths.rules(show)}>{housePage.toOriginal}</a>
      </p>
    </aside>
  );
};
