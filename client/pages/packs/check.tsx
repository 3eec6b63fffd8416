/** The faults found in a pack, each with its place and a link to it. */
import { packs as words } from '../../../shared/words/en/packs.ts';
import type { PackCheck, PackFault } from '../../api.ts';
import { listTitle } from '../../parts/move-words.ts';
import { placeOf } from './fields.ts';

interface Props {
  readonly check: Pick<PackCheck, 'faults' | 'advice'> & { readonly pack: object | null };
  /** Goes to a fault. */
  readonly onGo: (path: string) => void;
  /** Nothing is written yet: that is no fault. */
  readonly blank?: boolean;
}

/** A path in words: questions, no. 4, answer. */
export const placeText = (path: string): string => {
  const { list, index, field } = placeOf(path);
  const named = words.fields[list] ?? listTitle('lists', list, words.lists);
  const parts = field
    .split(/[.[\]]/)
    .filter(part => part !== '' && !/^\d+$/.test(part))
    .map(part => (words.fields[part] ?? part).split(',')[0] ?? part);
  return words.check.place(named, index + 1, parts.join(', '));
};

const List = ({ faults, onGo }: Pick<Props, 'onGo'> & { readonly faults: readonly PackFault[] }) => (
  <ul class="packs-faults stack">
    {faults.map(fault => {
      const place = placeText(fault.path);
      return (
        <li key={`${fault.path} ${fault.message}`}>
          {fault.path === '' ? (
            <b>{place}</b>
          ) : (
            <button type="button" onClick={() => onGo(fault.path)}>
              {place}
            </button>
          )}{' '}
          {fault.message}
        </li>
      );
    })}
  </ul>
);

export const Faults = ({ check: { pack, faults, advice }, onGo, blank = false }: Props) => {
  const texts = words.check;
  if (blank) return <p>{texts.blank}</p>;
  return (
    <>
      {pack !== null && advice.length === 0 && <p class="success packs-good">{texts.good}</p>}
      {faults.length > 0 && (
        <>
          <p class="problem">{texts.bad(faults.length)}</p>
          <List faults={faults} onGo={onGo} />
        </>
      )}
      {advice.length > 0 && (
        <>
          <p>
            <b>{texts.advice}</b>
          </p>
          <List faults={advice} onGo={onGo} />
        </>
      )}
    </>
  );
};
