/** Above a book with house rules: whose rules they are, what differs, and a link to the original. */
import '../../house/house.css';
import type { Differences } from '../../../shared/engine/house.ts';
import { housePage } from '../../../shared/words/en/house.ts';
import { RuleList, useDifferences } from '../../house/rule-list.tsx';
import { paths } from '../../paths.ts';

interface Props {
  readonly show: string;
  readonly options: object;
  /** What of them the host changed, as the server says; by default whatever differs from the original. */
  readonly changes: Differences | undefined;
}

export const HouseNote = ({ show, options, changes }: Props) => {
  const found = useDifferences(show, options, changes);
  if (found === undefined) return null;
  return (
    <aside class="rules-house inset">
      <p>
        <b>
          <bdi>{found.title}</bdi>
        </b>{' '}
        <small>{found.differs}</small>
      </p>
      <RuleList {...found.list} />
      <p>
        {housePage.markedHere} <a href={paths.rules(show)}>{housePage.toOriginal}</a>
      </p>
    </aside>
  );
};
