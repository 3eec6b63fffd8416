/** A pack that somebody else shared by a link: to look through, and to copy. */
import { useState } from 'preact/hooks';
import type { PackDocument } from '../../../shared/packs/document.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import type { ShowFacts } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../../parts/fields.tsx';
import { listTitle } from '../../parts/move-words.ts';
import { itemsOf, listsOf } from './fields.ts';
import { ItemLine, Rows } from './rows.tsx';

interface Props {
  readonly document: PackDocument;
  readonly show: ShowFacts;
  readonly titleOf: (show: string) => string;
  readonly onCopy: () => void;
}

export const SharedPack = ({ document, show, titleOf, onCopy }: Props) => {
  const lists = listsOf(show.pack);
  const [name, setName] = useState(lists[0]?.name ?? '');
  const list = lists.find(one => one.name === name);
  const { shared, shelf } = words;
  if (list === undefined) return null;
  const items = itemsOf(document.pack, list);
  return (
    <section class="page-card packs-desk stack">
      <p class="lead">{shared.title}</p>
      <h2 dir="auto">{document.title === '' ? shelf.untitled : document.title}</h2>
      <p class="in-ink-2">{titleOf(document.show)}</p>
      <p class="row">
        <Button class="hero mid go" onClick={onCopy}>
          {shared.copy}
        </Button>
      </p>
      {lists.length > 1 && (
        <p class="row">
          <Choices
            of={lists.map(one => [
              one.name,
              `${listTitle('lists', one.name, words.lists)} (${itemsOf(document.pack, one).length})`,
            ])}
            value={name}
            onChoose={setName}
          />
        </p>
      )}
      <div class="packs-list">
        <Rows
          places={items.map((_, i) => i)}
          open={-1}
          row={i => (
            <li key={i}>
              <p class="packs-line">
                <ItemLine item={items[i] ?? {}} number={i + 1} />
              </p>
            </li>
          )}
        />
      </div>
    </section>
  );
};
