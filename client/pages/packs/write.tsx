/** Edits a list of a pack: finds items, edits one, changes many. */
import { useMemo, useState } from 'preact/hooks';
import { difficulties } from '../../../shared/packs/deal.ts';
import { episodeOf } from '../../../shared/packs/document.ts';
import { bank } from '../../../shared/words/en/bank.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import { words as page } from '../../../shared/words/index.ts';
import type { SavedPack } from '../../pack-shelf.ts';
import { Button } from '../../parts/button.tsx';
import { Choices, Field, SelectField } from '../../parts/fields.tsx';
import { listTitle } from '../../parts/move-words.ts';
import { useAfter } from '../../parts/timing.ts';
import type { Places } from './bulk.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type Item, itemsOf, type ListFacts, placeOf, withItems } from './fields.ts';
import { categoriesOf, everything, placesOf, states } from './find.ts';
import { type ListProps, OpenItem } from './item.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemLine, Rows } from './rows.tsx';

interface Props extends ListProps {
  readonly lists: readonly ListFacts[];
  /** Index of the open item, -1 for none. */
  readonly open: number;
  /** By place: the earlier item that asks the same. */
  readonly alike: ReadonlyMap<number, number>;
}

/** Milliseconds without a letter before the list follows. */
const rest = 100;

/** With fewer items nobody needs to search. */
const searchFrom = 8;

const shuffle = <T,>(items: readonly T[]): readonly T[] =>
  items
    .map(item => ({ item, by: Math.random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ item }) => item);

const none: Places = new Set();

export const Write = (props: Props) => {
  const { pack, list, lists, open, onOpen, faults, alike, onChange } = props;
  const [wanted, setWanted] = useState(everything);
  const [typed, setTyped] = useState('');
  useAfter(typed === '' ? 0 : rest, () => setWanted(now => ({ ...now, text: typed })), [typed]);
  const [chosen, setChosen] = useState(none);
  const [before, setBefore] = useState<{ readonly pack: SavedPack; readonly text: string } | null>(null);
  const { write, bulk } = words;
  const items = useMemo(() => itemsOf(pack.pack, list), [pack.pack, list]);
  const faulty = useMemo(
    () =>
      new Set([...faults.keys()].map(placeOf).flatMap(({ list: name, index }) => (name === list.name ? [index] : []))),
    [faults, list],
  );
  const categories = useMemo(() => categoriesOf(items), [items]);
  const isUsed = (i: number) => episodeOf(pack, list.name, items[i]) !== undefined;
  const known = { used: isUsed, faulty: (i: number) => faulty.has(i), twice: (i: number) => alike.has(i) };
  const counts = {
    used: items.filter((_, i) => isUsed(i)).length,
    faulty: [...faulty].filter(i => i >= 0).length,
    twice: alike.size,
  };
  const isThere = (one: typeof wanted.state) => one === 'all' || counts[one === 'fresh' ? 'used' : one] > 0;
  // Once the last of them is mended, all are shown.
  const state = isThere(wanted.state) ? wanted.state : 'all';
  const found = useMemo(
    () => placesOf(items, { ...wanted, state }, known),
    [items, wanted, state, faults, alike, pack.used],
  );
  // What is open stays, even if it is no longer what was looked for.
  const places =
    open < 0 || open >= items.length || found.includes(open) ? found : [...found, open].toSorted((a, b) => a - b);

  const change = (next: SavedPack) => {
    setBefore(null);
    // Others are in their places now.
    if (itemsOf(next.pack, list).length !== items.length) setChosen(none);
    onChange(next);
  };
  const put = (next: readonly Item[]) => {
    setChosen(none);
    change({ ...pack, pack: withItems(pack.pack, list, next) });
  };
  const own = { ...props, onChange: change };

  if (list.name === '') {
    return (
      <div class="packs-single on-white">
        <ItemForm path="" fields={list.fields} item={items[0] ?? {}} faults={faults} onChange={next => put([next])} />
      </div>
    );
  }
  const row = (i: number) => {
    const item = items[i] ?? {};
    const isOpen = i === open;
    return (
      <li
        key={i}
        class={`${isOpen ? 'open' : ''} ${faulty.has(i) ? 'faulty' : ''}`}
        aria-setsize={places.length}
        aria-posinset={places.indexOf(i) + 1}
      >
        <div class="flex">
          {list.exactly === 0 && (
            <label class="packs-pick flex-none">
              <input
                type="checkbox"
                aria-label={write.pick(i + 1)}
                checked={chosen.has(i)}
                onChange={() =>
                  setChosen(chosen.has(i) ? new Set([...chosen].filter(one => one !== i)) : new Set([...chosen, i]))
                }
              />
            </label>
          )}
          <Button class="packs-line" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? -1 : i)}>
            <ItemLine item={item} number={i + 1} />
            {faulty.has(i) && <strong class="tag packs-flag bad">{write.fault}</strong>}
            {alike.has(i) && <strong class="tag packs-flag bad">{write.twice}</strong>}
            {isUsed(i) && <strong class="tag packs-flag">{write.used}</strong>}
          </Button>
        </div>
        {isOpen && <OpenItem {...own} index={i} like={alike.get(i) ?? -1} />}
      </li>
    );
  };
  return (
    <div class="packs-list stack">
      {items.length >= searchFrom && (
        <>
          <div class="columns">
            <Field label={write.search}>
              <input type="search" value={typed} onInput={event => setTyped(event.currentTarget.value)} />
            </Field>
            {categories.length > 1 && (
              <SelectField
                label={bulk.category}
                value={wanted.category}
                of={[['', bank.all], ...categories.map(one => [one, bank.category(one)] as const)]}
                onChoose={category => setWanted({ ...wanted, category })}
              />
            )}
            {'difficulty' in list.fields && (
              <SelectField
                label={bulk.difficulty}
                value={wanted.difficulty}
                of={[[0, bank.all], ...difficulties.map(level => [level, page().pages.desk.levels[level]] as const)]}
                onChoose={level => setWanted({ ...wanted, difficulty: Number(level) })}
              />
            )}
          </div>
          <p class="row">
            <Choices
              of={states
                .filter(isThere)
                .map(
                  one =>
                    [
                      one,
                      one === 'all' || one === 'fresh' ? write.states[one] : `${write.states[one]} (${counts[one]})`,
                    ] as const,
                )}
              value={state}
              onChoose={one => setWanted({ ...wanted, state: one })}
            />
            {list.exactly === 0 && found.length > 0 && (
              <Button class="link" onClick={() => setChosen(new Set(found))}>
                {write.pickAll(found.length)}
              </Button>
            )}
          </p>
        </>
      )}
      {before !== null && (
        <p class="row success" role="status">
          {before.text}
          <Button
            onClick={() => {
              setBefore(null);
              onChange({ ...pack, pack: before.pack.pack, used: before.pack.used });
            }}
          >
            {bulk.undo}
          </Button>
        </p>
      )}
      {places.length === 0 && items.length > 0 && <p>{write.none}</p>}
      {places.length > 0 && <Rows places={places} open={open} row={row} />}
      {chosen.size > 0 && (
        <BulkBar
          pack={pack}
          list={list}
          lists={lists}
          places={chosen}
          categories={categories}
          onClear={() => setChosen(none)}
          onDone={(next, text) => {
            setChosen(none);
            onOpen(-1);
            setBefore({ pack, text });
            onChange(next);
          }}
        />
      )}
      {list.exactly === 0 && (
        <p class="row">
          <Button
            class="small packs-add"
            onClick={() => {
              setWanted(everything);
              setTyped('');
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
          {counts.used > 0 && (
            <Button onClick={() => change({ ...pack, used: pack.used.filter(one => one.list !== list.name) })}>
              {write.unmarkAll(counts.used)}
            </Button>
          )}
        </p>
      )}
      <p class="note">{write.order}</p>
    </div>
  );
};
