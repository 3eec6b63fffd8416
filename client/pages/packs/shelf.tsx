/** The packs stored in this browser. */
import { useMemo, useState } from 'preact/hooks';
import { leftIn } from '../../../shared/packs/document.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import type { FieldFacts, ShowFacts } from '../../api.ts';
import type { SavedPack } from '../../pack-shelf.ts';
import { Button } from '../../parts/button.tsx';
import { listsOf } from './fields.ts';

interface Props {
  readonly packs: readonly SavedPack[];
  readonly chosen: string;
  readonly shows: readonly ShowFacts[];
  readonly titleOf: (show: string) => string;
  readonly onChoose: (id: string) => void;
  readonly onDuplicate: (pack: SavedPack) => void;
  readonly onRemove: (id: string) => void;
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, n) => all + n, 0);

/** How much of a pack is left. Reckoned when that pack changes: another may have thousands of items. */
const Left = ({ pack, field }: { readonly pack: SavedPack; readonly field: FieldFacts }) => {
  const [left, all] = useMemo(
    () => [sum(leftIn(pack, field)), sum(leftIn({ ...pack, used: [] }, field))],
    [pack.pack, pack.used],
  );
  return <em class="roman t2">{words.shelf.left(left, all)}</em>;
};

export const Shelf = ({ packs, chosen, shows, titleOf, onChoose, onDuplicate, onRemove }: Props) => {
  const { shelf } = words;
  const [deleting, setDeleting] = useState('');
  return (
    <section class="page-card packs-shelf">
      <h2>{shelf.title}</h2>
      {packs.length === 0 && <p>{shelf.empty}</p>}
      <ul class="stack">
        {packs.map(pack => {
          const field = shows.find(({ name }) => name === pack.show)?.pack;
          const title = pack.title === '' ? shelf.untitled : pack.title;
          return (
            <li key={pack.id} class={`clip line-paper r2 ${pack.id === chosen ? 'chosen' : ''}`}>
              <Button class="packs-line" aria-pressed={pack.id === chosen} onClick={() => onChoose(pack.id)}>
                <b class="t4" dir="auto">
                  {title}
                </b>
                <span>{titleOf(pack.show)}</span>
                {field !== undefined && listsOf(field)[0]?.name !== '' && <Left pack={pack} field={field} />}
              </Button>
              {deleting === pack.id ? (
                <div class="packs-sure" role="alert">
                  <p dir="auto">{shelf.removeSure(title)}</p>
                  <p class="row">
                    <Button class="small dangerous" onClick={() => onRemove(pack.id)}>
                      {shelf.yes}
                    </Button>
                    <Button onClick={() => setDeleting('')}>{shelf.no}</Button>
                  </p>
                </div>
              ) : (
                pack.id === chosen && (
                  <p class="row">
                    <Button onClick={() => onDuplicate(pack)}>{shelf.duplicate}</Button>
                    <Button class="small dangerous" onClick={() => setDeleting(pack.id)}>
                      {shelf.remove}
                    </Button>
                  </p>
                )
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
