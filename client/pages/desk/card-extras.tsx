/** What the host's card holds beside question and answer. */
import type { Present } from '../../../shared/engine/extras.ts';
import { beside as words } from '../../../shared/words/en/beside.ts';

const CardExtras = ({ note, explain, source, category, difficulty }: Present) => {
  const kind = [category ?? '', difficulty === undefined ? '' : words.host.difficulty(difficulty)].filter(Boolean);
  const rows = [
    [words.host.note, note],
    [words.host.explain, explain],
  ].filter(([, text]) => text !== undefined);
  return (
    <>
      {rows.map(([name, text]) => (
        <p key={name}>
          {name}: <b dir="auto">{text}</b>
        </p>
      ))}
      <p class="in-ink-2" dir="auto">
        {[...kind, ...(source === undefined ? [] : [words.source(source)])].join(' · ')}
      </p>
    </>
  );
};

export default CardExtras;
