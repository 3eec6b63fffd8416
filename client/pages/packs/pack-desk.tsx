/** One pack: to edit, preview, print, or save as a file. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PackItems } from '../../../shared/packs/document.ts';
import { familyOf } from '../../../shared/shows/index.ts';
import type { PackWords } from '../../../shared/words/en/packs.ts';
import type { ShowFacts } from '../../api.ts';
import { documentOf, type SavedPack } from '../../pack-shelf.ts';
import { bundledPacks } from '../../packs.ts';
import { Button } from '../../parts/button.tsx';
import { saveFile } from '../../parts/files.ts';
import { useLazy } from '../../parts/lazy.ts';
import { listTitle, showTerms } from '../../parts/move-words.ts';
import { Faults, useCheck } from './check.tsx';
import { csvOf } from './export.ts';
import { type Item, itemsOf, type ListFacts, listsOf, placeOf } from './fields.ts';
import { idOf } from './item-form.tsx';
import { Print } from './print.tsx';
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

const fileName = ({ title, show }: SavedPack, ending: string): string =>
  `${(title || show).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.${ending}`;

interface DeskProps {
  readonly pack: SavedPack;
  readonly show: ShowFacts;
  readonly titleOf: (show: string) => string;
  readonly words: PackWords;
  readonly onChange: (pack: SavedPack) => void;
}

const Previewed = ({
  pack,
  show,
  list,
  words,
}: Omit<DeskProps, 'titleOf' | 'onChange'> & { readonly list: ListFacts }) => {
  const Preview = useLazy(() => import('./preview.tsx'));
  const [at, setAt] = useState(0);
  const [filler, setFiller] = useState<PackItems | null>(null);
  useEffect(() => void bundledOf(show).then(setFiller), [show]);
  useEffect(() => setAt(0), [list.name]);
  const items = itemsOf(pack.pack, list);
  const item: Item | undefined = items[Math.min(at, items.length - 1)];
  const { preview } = words;
  if (item === undefined) return <p>{preview.none}</p>;
  return (
    <>
      {items.length > 1 && (
        <p class="row packs-turn">
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            {preview.before}
          </Button>
          <b>{preview.item(at + 1, items.length)}</b>
          <Button disabled={at >= items.length - 1} onClick={() => setAt(at + 1)}>
            {preview.next}
          </Button>
        </p>
      )}
      {Preview === null || filler === null ? (
        <p>{preview.loading}</p>
      ) : (
        <Preview show={show.name} list={list.name} item={item} filler={filler} words={words} />
      )}
    </>
  );
};

export const Desk = ({ pack, show, titleOf, words, onChange }: DeskProps) => {
  const lists = useMemo(() => listsOf(show.pack), [show]);
  const [mode, setMode] = useState<Mode>('write');
  useEffect(() => void showTerms(show.name), [show.name]);
  const [listName, setList] = useState(lists[0]?.name ?? '');
  const [open, setOpen] = useState(-1);
  const [wanted, setWanted] = useState('');
  const check = useCheck(pack);
  const list = lists.find(({ name }) => name === listName) ?? lists[0];
  const faults = useMemo(() => {
    const all = check === null || check === 'offline' ? [] : [...check.faults, ...check.advice];
    return new Map(all.map(({ path, message }) => [path, message] as const));
  }, [check]);

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
  const { check: texts, modes: modeNames } = words;
  const blank = lists.every(
    ({ name }) => name !== '' && itemsOf(pack.pack, { name, fields: {}, exactly: 0, fewest: 0 }).length === 0,
  );
  return (
    <section class="page-card packs-desk">
      <div class="packs-head">
        <label class="packs-name">
          <span>{words.name}</span>
          <input
            type="text"
            dir="auto"
            maxLength={80}
            placeholder={words.shelf.untitled}
            value={pack.title}
            onInput={event => onChange({ ...pack, title: event.currentTarget.value })}
          />
        </label>
        <p class="packs-for">{titleOf(pack.show)}</p>
        <div class="row packs-modes">
          {modes.map(name => (
            <Button key={name} aria-pressed={mode === name} onClick={() => setMode(name)}>
              {modeNames[name]}
            </Button>
          ))}
        </div>
      </div>
      {mode !== 'print' && lists.length > 1 && (
        <div class="row packs-tabs">
          {lists.map(({ name }) => {
            const bad = [...faults.keys()].some(path => path === name || path.startsWith(`${name}[`));
            return (
              <Button
                key={name}
                aria-pressed={name === list.name}
                onClick={() => {
                  setList(name);
                  setOpen(-1);
                }}
              >
                {listTitle('lists', name, words.lists)} (
                {itemsOf(pack.pack, { name, fields: {}, exactly: 0, fewest: 0 }).length}){bad && !blank && ' !'}
              </Button>
            );
          })}
        </div>
      )}
      {mode === 'print' ? (
        <Print pack={pack} lists={lists} titleOf={titleOf} words={words} />
      ) : mode === 'preview' ? (
        <Previewed pack={pack} show={show} list={list} words={words} />
      ) : (
        <div class="packs-writing">
          <Write
            key={`${pack.id} ${list.name}`}
            pack={pack}
            list={list}
            open={open}
            onOpen={setOpen}
            faults={faults}
            words={words}
            onChange={onChange}
          />
          <div class="packs-check inset" aria-live="polite">
            <h3>{texts.title}</h3>
            {check === null ? (
              <p>{texts.checking}</p>
            ) : check === 'offline' ? (
              <p class="problem">{texts.offline}</p>
            ) : (
              <Faults check={check} words={words} onGo={go} blank={blank} />
            )}
            <p class="note">{words.host}</p>
            <p class="row">
              <Button
                onClick={() =>
                  saveFile(fileName(pack, 'json'), JSON.stringify(documentOf(pack), null, 2), 'application/json')
                }
              >
                {words.export.json}
              </Button>
              {list.name !== '' && (
                <Button
                  onClick={async () => saveFile(fileName(pack, 'csv'), await csvOf(pack.pack, lists), 'text/csv')}
                >
                  {words.export.csv}
                </Button>
              )}
            </p>
          </div>
        </div>
      )}
    </section>
  );
};
