/** One pack: to edit, preview, print, or save as a file. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PackItems } from '../../../shared/packs/document.ts';
import { familyOf } from '../../../shared/shows/index.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import type { ShowFacts } from '../../api.ts';
import type { SavedPack } from '../../pack-shelf.ts';
import { bundledPacks } from '../../packs.ts';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../../parts/fields.tsx';
import { useLazy } from '../../parts/lazy.ts';
import { listTitle, showTerms } from '../../parts/move-words.ts';
import { useReview } from '../../parts/pack-review.ts';
import { useLoaded } from '../../parts/task.ts';
import { Faults } from './check.tsx';
import { type Item, itemsOf, type ListFacts, listsOf, placeOf } from './fields.ts';
import { idOf } from './item-form.tsx';
import { Print } from './print.tsx';
import { Share } from './share.tsx';
import { Write } from './write.tsx';

const modes = ['write', 'preview', 'print'] as const;
type Mode = (typeof modes)[number];

/** The built-in pack, limited to the lists of this show. */
export const bundledOf = async (show: ShowFacts): Promise<PackItems> => {
  const address = bundledPacks[familyOf(show.name)];
  if (address === undefined) return {};
  const whole = (await (await fetch(address)).json()) as PackItems;
  const own = Object.keys((show.pack.of ?? {}) as object);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => own.includes(name)));
};

const nothing: ReadonlyMap<number, number> = new Map();

interface DeskProps {
  readonly pack: SavedPack;
  readonly show: ShowFacts;
  readonly titleOf: (show: string) => string;
  readonly onChange: (pack: SavedPack) => void;
}

interface PreviewedProps {
  readonly pack: SavedPack;
  readonly show: ShowFacts;
  readonly list: ListFacts;
  readonly at: number;
  readonly onTurn: (at: number) => void;
}

const Previewed = ({ pack, show, list, at, onTurn }: PreviewedProps) => {
  const Preview = useLazy(() => import('./preview.tsx'));
  const filler = useLoaded(() => bundledOf(show), [show]);
  const items = itemsOf(pack.pack, list);
  const item: Item | undefined = items[at];
  const { preview } = words;
  if (item === undefined) return <p>{preview.none}</p>;
  return (
    <>
      {items.length > 1 && (
        <p class="row packs-turn">
          <Button disabled={at === 0} onClick={() => onTurn(at - 1)}>
            {preview.before}
          </Button>
          <b>{preview.item(at + 1, items.length)}</b>
          <Button disabled={at >= items.length - 1} onClick={() => onTurn(at + 1)}>
            {preview.next}
          </Button>
        </p>
      )}
      {Preview === null || filler === undefined ? (
        <p>{preview.loading}</p>
      ) : (
        <Preview show={show.name} list={list.name} item={item} filler={filler} />
      )}
    </>
  );
};

export const Desk = ({ pack, show, titleOf, onChange }: DeskProps) => {
  const lists = useMemo(() => listsOf(show.pack), [show]);
  const [mode, setMode] = useState<Mode>('write');
  useEffect(() => void showTerms(show.name), [show.name]);
  const [listName, setList] = useState(lists[0]?.name ?? '');
  const [open, setOpen] = useState(-1);
  const [wanted, setWanted] = useState('');
  const check = useReview(pack.show, pack.pack);
  const list = lists.find(({ name }) => name === listName) ?? lists[0];
  const faults = useMemo(() => {
    const all = check === null ? [] : [...check.faults, ...check.advice];
    return new Map(all.map(({ path, message }) => [path, message] as const));
  }, [check]);

  const alike = check?.alike[list?.name ?? ''] ?? nothing;

  // Shows a fault at its place: its list, its item, its field.
  useEffect(() => {
    if (wanted === '') return;
    const field =
      document.getElementById(idOf(wanted)) ?? document.querySelector<HTMLElement>('.packs-item :is(input, textarea)');
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
    setWanted('');
  }, [wanted, open, listName]);
  const go = (path: string) => {
    const { list: name, index, field } = placeOf(path);
    setMode('write');
    if (lists.some(one => one.name === name)) setList(name);
    setOpen(index);
    // The path of the field itself, without an index into its list of values.
    setWanted(field === '' ? path : path.replace(/\[\d+\]$/, ''));
  };
  if (list === undefined) return null;
  const { check: texts } = words;
  const blank = lists.every(one => one.name !== '' && itemsOf(pack.pack, one).length === 0);
  /** With the number of its items, and a mark where something is wrong. */
  const listText = (one: ListFacts) => {
    const bad = [...faults.keys()].some(path => path === one.name || path.startsWith(`${one.name}[`));
    const title = listTitle('lists', one.name, words.lists);
    return `${title} (${itemsOf(pack.pack, one).length})${bad && !blank ? ' !' : ''}`;
  };
  return (
    <section class="page-card packs-desk">
      <div class="packs-head as-grid gap-2-4">
        <label>
          <span class="block bold t2">{words.name}</span>
          <input
            class="bold t5"
            type="text"
            dir="auto"
            maxLength={80}
            placeholder={words.shelf.untitled}
            value={pack.title}
            onInput={event => onChange({ ...pack, title: event.currentTarget.value })}
          />
        </label>
        <p class="packs-for col-all weight-6 in-ink-2">{titleOf(pack.show)}</p>
        <div class="row packs-modes">
          <Choices of={modes.map(name => [name, words.modes[name]])} value={mode} onChoose={setMode} />
        </div>
      </div>
      {mode !== 'print' && lists.length > 1 && (
        <div class="row packs-tabs">
          <Choices
            of={lists.map(one => [one.name, listText(one)])}
            value={list.name}
            onChoose={name => {
              setList(name);
              setOpen(-1);
            }}
          />
        </div>
      )}
      {mode === 'print' ? (
        <Print pack={pack} lists={lists} titleOf={titleOf} />
      ) : mode === 'preview' ? (
        <Previewed pack={pack} show={show} list={list} at={Math.max(0, open)} onTurn={setOpen} />
      ) : (
        <div class="packs-writing as-grid items-start mt-3 gap-4">
          <Write
            key={`${pack.id} ${list.name}`}
            pack={pack}
            list={list}
            lists={lists}
            open={open}
            onOpen={setOpen}
            onGo={go}
            faults={faults}
            alike={alike}
            onRehearse={() => setMode('preview')}
            onChange={onChange}
          />
          <div class="packs-check inset" aria-live="polite">
            <h3>{texts.title}</h3>
            {check === null ? <p>{texts.checking}</p> : <Faults check={check} onGo={go} blank={blank} />}
            <p class="note">{words.host}</p>
            <Share pack={pack} lists={lists} sound={check?.pack != null} onChange={onChange} />
          </div>
        </div>
      )}
    </section>
  );
};
