/** What can be done with the items that are selected. */
import { useState } from 'preact/hooks';
import { difficulties } from '../../../shared/packs/deal.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import { words as page } from '../../../shared/words/index.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { SavedPack } from '../../pack-shelf.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/fields.tsx';
import { listTitle } from '../../parts/move-words.ts';
import { listsLike, moved, type Places, without, withSpellings, withValue } from './bulk.ts';
import type { ListFacts } from './fields.ts';

interface Props {
  readonly pack: SavedPack;
  readonly list: ListFacts;
  readonly lists: readonly ListFacts[];
  readonly places: Places;
  readonly categories: readonly string[];
  /** `text`: what was done, to be taken back. */
  readonly onDone: (pack: SavedPack, text: string) => void;
  readonly onClear: () => void;
}

export const BulkBar = ({ pack, list, lists, places, categories, onDone, onClear }: Props) => {
  const { bulk } = words;
  const [category, setCategory] = useState('');
  const language = page().language.slice(0, 2) as Language;
  const { size } = places;
  const others = listsLike(list, lists);
  return (
    <fieldset class="packs-bulk inset stack" aria-label={bulk.selected(size)}>
      <p class="row">
        <b>{bulk.selected(size)}</b>
        <Button onClick={onClear}>{bulk.clear}</Button>
        {'accept' in list.fields && (
          <Button onClick={() => onDone(withSpellings(pack, list, places, language), bulk.spelt(size))}>
            {bulk.spellings}
          </Button>
        )}
        <Button class="small dangerous" onClick={() => onDone(without(pack, list, places), bulk.removed(size))}>
          {bulk.remove}
        </Button>
      </p>
      <p class="row">
        {'category' in list.fields && (
          <>
            <input
              type="text"
              list="pack-categories"
              maxLength={60}
              aria-label={bulk.category}
              placeholder={bulk.category}
              value={category}
              onInput={event => setCategory(event.currentTarget.value)}
            />
            <datalist id="pack-categories">
              {categories.map(one => (
                <option key={one} value={one} />
              ))}
            </datalist>
            <Button
              onClick={() => {
                const value = category.trim() === '' ? undefined : category.trim();
                onDone(withValue(pack, list, places, 'category', value), bulk.changed(size));
              }}
            >
              {bulk.set}
            </Button>
          </>
        )}
        {'difficulty' in list.fields && (
          <Select
            aria-label={bulk.difficulty}
            value=""
            of={[
              ['', `${bulk.difficulty} …`],
              ...difficulties.map(level => [level, page().pages.desk.levels[level]] as const),
            ]}
            onChoose={level => onDone(withValue(pack, list, places, 'difficulty', Number(level)), bulk.changed(size))}
          />
        )}
        {others.length > 0 && (
          <Select
            aria-label={bulk.move}
            value=""
            of={[
              ['', `${bulk.move} …`],
              ...others.map(({ name }) => [name, listTitle('lists', name, words.lists)] as const),
            ]}
            onChoose={name => {
              const to = others.find(one => one.name === name);
              if (to !== undefined) onDone(moved(pack, list, places, to), bulk.moved(size));
            }}
          />
        )}
      </p>
    </fieldset>
  );
};
