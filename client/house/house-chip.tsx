/** Names the rules by which a show is played. A press lists what differs from the original. Nothing is shown for the original. */
import './house.css';
import type { JSX } from 'preact';
import { changedRules, changesIn, type Differences, setNameIn } from '../../shared/engine/house.ts';
import { manifestOf } from '../../shared/shows/index.ts';
import { housePage } from '../../shared/words/en/house.ts';
import { RuleList, readRules } from './rule-list.tsx';
import { useHouse } from './use-house.ts';

interface Props {
  readonly show: string;
  /** As a record holds them. */
  readonly options: object;
  /** What of them the host changed, as the server says: a season carries some values itself. By default whatever differs. */
  readonly changes?: Differences;
}

const HouseChip = ({ show, options, changes }: Props): JSX.Element | null => {
  const found = useHouse(show, options);
  const read = found === undefined ? undefined : readRules(found, options);
  if (found === undefined || read === undefined) return null;
  // The usual length of a match is no rule of this house.
  const usual: Readonly<Record<string, unknown>> = manifestOf(show)?.usual ?? {};
  const all = Object.entries(changes ?? changesIn(found.options, read));
  const changed = Object.fromEntries(all.filter(([rule, value]) => value !== usual[rule]));
  const count = changedRules(changed);
  const name = setNameIn(read);
  if (count === 0 && name === '') return null;
  return (
    <details class="house-chip">
      <summary class="inline-flex items-center tap">
        <bdi>{housePage.playedBy(name === '' ? housePage.nameless : name)}</bdi>{' '}
        <small class="nowrap">{housePage.differs(count)}</small>
      </summary>
      <RuleList rules={found} options={read} changes={changed} />
    </details>
  );
};

export default HouseChip;
