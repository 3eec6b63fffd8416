/** An open item of a pack: its form, and what can be done with it. */
import { episodeOf, marked, nameOf } from '../../../shared/packs/document.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import type { SavedPack } from '../../pack-shelf.ts';
import { Button } from '../../parts/button.tsx';
import { type Item, itemsOf, type ListFacts, pathOf, withItems } from './fields.ts';
import { ItemForm } from './item-form.tsx';

export interface ListProps {
  readonly pack: SavedPack;
  readonly list: ListFacts;
  readonly onOpen: (index: number) => void;
  /** Opens the item at a path, and brings it into sight. */
  readonly onGo: (path: string) => void;
  readonly faults: ReadonlyMap<string, string>;
  readonly onRehearse: () => void;
  readonly onChange: (pack: SavedPack) => void;
}

interface Props extends ListProps {
  readonly index: number;
  /** An earlier one that asks the same, -1 for none. */
  readonly like: number;
}

export const OpenItem = ({ pack, list, index, like, faults, onOpen, onGo, onRehearse, onChange }: Props) => {
  const { write } = words;
  const items = itemsOf(pack.pack, list);
  const item = items[index] ?? {};
  const episode = episodeOf(pack, list.name, item);
  const put = (next: readonly Item[], open = index) => {
    onChange({ ...pack, pack: withItems(pack.pack, list, next) });
    if (open !== index) onOpen(open);
  };
  const move = (to: number) => put(items.toSpliced(index, 1).toSpliced(to, 0, item), to);
  const fixed = list.exactly > 0;
  return (
    <div class="packs-item on-white">
      {like >= 0 && (
        <p class="problem row">
          {write.like(like + 1)}
          <Button onClick={() => onGo(pathOf(list, like))}>{write.seeLike}</Button>
        </p>
      )}
      <ItemForm
        path={pathOf(list, index)}
        fields={list.fields}
        item={item}
        faults={faults}
        onChange={next => put(items.with(index, next))}
      />
      {episode !== undefined && <p class="note">{episode === '' ? write.usedByHand : write.usedIn(episode)}</p>}
      <p class="row">
        <Button onClick={onRehearse}>{write.rehearse}</Button>
        <Button disabled={index === 0} onClick={() => move(index - 1)}>
          {write.up}
        </Button>
        <Button disabled={index === items.length - 1} onClick={() => move(index + 1)}>
          {write.down}
        </Button>
        {!fixed && (
          <>
            <Button
              disabled={nameOf(item) === ''}
              onClick={() => onChange({ ...pack, ...marked(pack, list.name, item, episode === undefined) })}
            >
              {episode === undefined ? write.mark : write.unmark}
            </Button>
            <Button onClick={() => put(items.toSpliced(index + 1, 0, item), index + 1)}>{write.duplicate}</Button>
            <Button class="small dangerous" onClick={() => put(items.toSpliced(index, 1), -1)}>
              {write.remove}
            </Button>
          </>
        )}
      </p>
    </div>
  );
};
