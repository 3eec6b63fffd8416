/** Edits a pack list by list and item by item, with the faults beside it. */
import { useState } from 'preact/hooks';
import { episodeOf, marked, nameOf } from '../../../shared/packs/document.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import type { SavedPack } from '../../pack-shelf.ts';
import { Button } from '../../parts/button.tsx';
import { listTitle } from '../../parts/move-words.ts';
import { type Item, itemsOf, type ListFacts, pathOf, withItems } from './fields.ts';
import { ItemForm } from './item-form.tsx';

interface Props {
  readonly pack: SavedPack;
  readonly list: ListFacts;
  /** Index of the open item, -1 for none. */
  readonly open: number;
  readonly onOpen: (index: number) => void;
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (pack: SavedPack) => void;
}

/** An item in one line: question and answer. */
const textOf = (item: Item): readonly [string, string] => {
  const { answer, kind, hint, category } = item;
  const right = [answer, kind, hint, category].find(text => typeof text === 'string' || typeof text === 'number');
  return [nameOf(item), right === undefined ? '' : String(right)];
};

/** With this many items or more, there is a search field. */
const searchFrom = 12;

const shuffle = <T,>(items: readonly T[]): readonly T[] =>
  items
    .map(item => ({ item, by: Math.random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ item }) => item);

export const Write = ({ pack, list, open, onOpen, faults, onChange }: Props) => {
  const [wanted, setWanted] = useState('');
  const { write } = words;
  const items = itemsOf(pack.pack, list);
  const put = (next: readonly Item[]) => onChange({ ...pack, pack: withItems(pack.pack, list, next) });
  const single = list.name === '';
  const fixed = list.exactly > 0;
  const faulty = (path: string) => [...faults.keys()].some(at => at === path || at.startsWith(`${path}.`));
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    put(items.toSpliced(from, 1).toSpliced(to, 0, item));
    onOpen(to);
  };
  const found = wanted.trim().toLowerCase();
  const shown = items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => found === '' || JSON.stringify(item).toLowerCase().includes(found));
  const used = items.filter(item => episodeOf(pack, list.name, item) !== undefined).length;

  if (single) {
    return (
      <div class="packs-single on-white">
        <ItemForm path="" fields={list.fields} item={items[0] ?? {}} faults={faults} onChange={next => put([next])} />
      </div>
    );
  }
  return (
    <div class="packs-list">
      {items.length >= searchFrom && (
        <label>
          <span class="block bold t2">{write.search}</span>
          <input type="search" value={wanted} onInput={event => setWanted(event.currentTarget.value)} />
        </label>
      )}
      {shown.length === 0 && found !== '' && <p>{write.none}</p>}
      <ol class="line-paper r2">
        {shown.map(({ item, index }) => {
          const [question, right] = textOf(item);
          const path = pathOf(list, index);
          const episode = episodeOf(pack, list.name, item);
          const isOpen = index === open;
          return (
            <li key={index} class={`${isOpen ? 'open' : ''} ${faulty(path) ? 'faulty' : ''}`}>
              <Button class="packs-line" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? -1 : index)}>
                <b class="tabular">{write.number(index + 1)}</b>
                <span class="clip nowrap ellipsis" dir="auto">
                  {question === '' ? <i>{write.blank}</i> : question}
                </span>
                <em class="clip nowrap ellipsis roman bold" dir="auto">
                  {right}
                </em>
                {faulty(path) && <strong class="tag packs-flag bad">{write.fault}</strong>}
                {episode !== undefined && <strong class="tag packs-flag">{write.used}</strong>}
              </Button>
              {isOpen && (
                <div class="packs-item on-white">
                  <ItemForm
                    path={path}
                    fields={list.fields}
                    item={item}
                    faults={faults}
                    onChange={next => put(items.with(index, next))}
                  />
                  {episode !== undefined && (
                    <p class="note">{episode === '' ? write.usedByHand : write.usedIn(episode)}</p>
                  )}
                  <p class="row">
                    <Button disabled={index === 0} onClick={() => move(index, index - 1)}>
                      {write.up}
                    </Button>
                    <Button disabled={index === items.length - 1} onClick={() => move(index, index + 1)}>
                      {write.down}
                    </Button>
                    {!fixed && (
                      <Button
                        disabled={nameOf(item) === ''}
                        onClick={() => onChange({ ...pack, ...marked(pack, list.name, item, episode === undefined) })}
                      >
                        {episode === undefined ? write.mark : write.unmark}
                      </Button>
                    )}
                    {!fixed && (
                      <Button
                        onClick={() => {
                          put(items.toSpliced(index + 1, 0, item));
                          onOpen(index + 1);
                        }}
                      >
                        {write.duplicate}
                      </Button>
                    )}
                    {!fixed && (
                      <Button
                        class="small dangerous"
                        onClick={() => {
                          put(items.toSpliced(index, 1));
                          onOpen(-1);
                        }}
                      >
                        {write.remove}
                      </Button>
                    )}
                  </p>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {!fixed && (
        <p class="row">
          <Button
            class="small packs-add"
            onClick={() => {
              setWanted('');
              put([...items, {}]);
              onOpen(items.length);
            }}
          >
            {write.add(listTitle('items', list.name, words.items))}
          </Button>
          {items.length > 1 && (
            <Button
              onClick={() => {
                put(shuffle(items));
                onOpen(-1);
              }}
            >
              {write.shuffle}
            </Button>
          )}
          {used > 0 && (
            <Button onClick={() => onChange({ ...pack, used: pack.used.filter(one => one.list !== list.name) })}>
              {write.unmarkAll(used)}
            </Button>
          )}
        </p>
      )}
      <p class="note">{write.order}</p>
    </div>
  );
};
