/** The faults found in a pack, each with its place and a link to it. */
import { useEffect, useState } from 'preact/hooks';
import type { PackWords } from '../../../shared/words/en/packs.ts';
import { checkPack, type PackCheck, type PackFault } from '../../api.ts';
import type { SavedPack } from '../../pack-shelf.ts';
import { listTitle } from '../../parts/move-words.ts';
import { placeOf } from './fields.ts';

interface Props {
  readonly check: PackCheck;
  readonly words: PackWords;
  /** Goes to a fault. Without it faults are only listed. */
  readonly onGo?: (path: string) => void;
  /** Nothing is written yet: that is no fault. */
  readonly blank?: boolean;
}

/** The place of a fault in words: questions, no. 4, answer. */
const placeText = ({ path, line }: PackFault, words: PackWords, lines: boolean): string => {
  const { list, index, field } = placeOf(path);
  const named = words.fields[list] ?? listTitle('lists', list, words.lists);
  const parts = field
    .split(/[.[\]]/)
    .filter(part => part !== '' && !/^\d+$/.test(part))
    .map(part => (words.fields[part] ?? part).split(',')[0] ?? part);
  const text = words.check.place(named, index + 1, parts.join(', '));
  return lines && line > 0 ? `${words.check.line(line)}${text === '' ? '' : ` · ${text}`}` : text;
};

const List = ({ faults, words, onGo }: Omit<Props, 'check'> & { readonly faults: readonly PackFault[] }) => (
  <ul class="packs-faults stack">
    {faults.map(fault => {
      const place = placeText(fault, words, onGo === undefined);
      return (
        <li key={`${fault.path} ${fault.line} ${fault.message}`}>
          {onGo === undefined || fault.path === '' ? (
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

export const Faults = ({ check: { pack, faults, advice }, words, onGo, blank = false }: Props) => {
  const texts = words.check;
  const go = onGo === undefined ? {} : { onGo };
  if (blank) return <p>{texts.blank}</p>;
  return (
    <>
      {pack !== null && advice.length === 0 && <p class="success packs-good">{texts.good}</p>}
      {faults.length > 0 && (
        <>
          <p class="problem">{texts.bad(faults.length)}</p>
          <List faults={faults} words={words} {...go} />
        </>
      )}
      {advice.length > 0 && (
        <>
          <p>
            <b>{texts.advice}</b>
          </p>
          <List faults={advice} words={words} {...go} />
        </>
      )}
    </>
  );
};

/** Milliseconds without typing before the pack is checked. */
const rest = 700;

/** The check of a pack that is being edited; null while it runs, `offline` if the server does not answer. */
export const useCheck = (pack: SavedPack): PackCheck | 'offline' | null => {
  const [check, setCheck] = useState<PackCheck | 'offline' | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(
      () =>
        void checkPack(pack.show, JSON.stringify(pack.pack), {}).then(
          found => wanted && setCheck(found),
          () => wanted && setCheck('offline'),
        ),
      check === null ? 0 : rest,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [pack.pack, pack.show]);
  return check;
};
