/** /packs: a host's own questions, puzzles and words: written, checked, looked at, printed; kept in this browser. */
import './packs.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { leftIn, markedBy, type PackItems, packFormat } from '../../../shared/packs/document.ts';
import { familyOf } from '../../../shared/shows/family.ts';
import type { PackWords } from '../../../shared/words/en/packs.ts';
import { words as catalogue, loadShowWords } from '../../../shared/words/index.ts';
import { getEpisode, getShows, type ShowFacts } from '../../api.ts';
import { keptSeasons, keptShows } from '../../keep.ts';
import { documentOf, dropPack, isKept, type KeptPack, keepPack, keptPacks, newPackId } from '../../pack-shelf.ts';
import { bundledPacks } from '../../packs.ts';
import { useLazy } from '../../parts/lazy.ts';
import { saveFile } from '../../parts/save-file.ts';
import { paths } from '../../paths.ts';
import { getSeason } from '../../season-api.ts';
import { Faults, useCheck } from './check.tsx';
import { csvOf } from './export.ts';
import { type Item, itemsOf, type ListFacts, listsOf, placeOf } from './fields.ts';
import { idOf } from './item-form.tsx';
import { Print } from './print.tsx';
import { type Begun, Start } from './start.tsx';
import { Write } from './write.tsx';

const modes = ['write', 'preview', 'print'] as const;
type Mode = (typeof modes)[number];

interface Loaded {
  readonly words: PackWords;
  /** Those that have packs. */
  readonly shows: readonly ShowFacts[];
  readonly titles: ReadonlyMap<string, string>;
}

const load = async (): Promise<Loaded> => {
  const [words, all] = await Promise.all([catalogue().packs(), getShows()]);
  const shows = all.filter(({ pack }) => Object.keys((pack.of ?? {}) as object).length > 0);
  const titles = await Promise.all(shows.map(async ({ name }) => [name, (await loadShowWords(name)).title] as const));
  return { words, shows, titles: new Map(titles) };
};

/** The pack of the house, the lists that this show has of it. */
const bundledOf = async (show: ShowFacts): Promise<PackItems> => {
  const address = bundledPacks[familyOf(show.name)];
  if (address === undefined) return {};
  const whole = (await (await fetch(address)).json()) as PackItems;
  const own = Object.keys((show.pack.of ?? {}) as object);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => own.includes(name)));
};

interface Played {
  readonly code: string;
  readonly pack?: string;
}

/** Games that were opened with a kept pack: shows, and those of seasons. */
const playedWith = async (): Promise<readonly Played[]> => {
  const seasons = await Promise.all(
    keptSeasons().map(async ({ name, token, pack }): Promise<readonly Played[]> => {
      if (pack === undefined) return [];
      // A season that is gone asks nothing any more.
      const { episodes } = await getSeason(name, token).catch(() => ({ episodes: [] }));
      return episodes.flatMap(({ code, show }) => (show === 'qualifying' ? [] : [{ code, pack }]));
    }),
  );
  return [...keptShows(), ...seasons.flat()];
};

/** What was asked in games that were opened with kept packs and are over by now. */
const markShows = async (packs: readonly KeptPack[], shows: readonly ShowFacts[]): Promise<readonly KeptPack[]> => {
  let now = packs;
  for (const { code, pack: id } of await playedWith()) {
    const pack = now.find(one => one.id === id);
    const field = shows.find(({ name }) => name === pack?.show)?.pack;
    if (pack === undefined || field === undefined || pack.used.some(({ episode }) => episode === code)) continue;
    try {
      if (!(await getEpisode(code)).over) continue;
      const told = await (await fetch(`/api/episodes/${code}/story`)).json();
      const after = markedBy(pack, field, (told as { used?: PackItems }).used ?? {}, code);
      if (after === pack) continue;
      const kept = { ...pack, ...after };
      await keepPack(kept);
      now = now.map(one => (one.id === id ? kept : one));
    } catch {
      // A show that is gone asks nothing any more.
    }
  }
  return now;
};

const fileName = ({ title, show }: KeptPack, ending: string): string =>
  `${(title || show).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.${ending}`;

interface DeskProps {
  readonly pack: KeptPack;
  readonly show: ShowFacts;
  readonly titleOf: (show: string) => string;
  readonly words: PackWords;
  readonly onChange: (pack: KeptPack) => void;
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
          <button type="button" class="small" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {preview.before}
          </button>
          <b>{preview.item(at + 1, items.length)}</b>
          <button type="button" class="small" disabled={at >= items.length - 1} onClick={() => setAt(at + 1)}>
            {preview.next}
          </button>
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

const Desk = ({ pack, show, titleOf, words, onChange }: DeskProps) => {
  const lists = useMemo(() => listsOf(show.pack), [show]);
  const [mode, setMode] = useState<Mode>('write');
  const [listName, setList] = useState(lists[0]?.name ?? '');
  const [open, setOpen] = useState(-1);
  const [wanted, setWanted] = useState('');
  const check = useCheck(pack);
  const list = lists.find(({ name }) => name === listName) ?? lists[0];
  const faults = useMemo(() => {
    const all = check === null || check === 'offline' ? [] : [...check.faults, ...check.advice];
    return new Map(all.map(({ path, message }) => [path, message] as const));
  }, [check]);

  // A fault that was asked for is shown where it is: its list, its item, its field.
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
    // The path of the field itself, without the place in a list of values.
    setWanted(field === '' ? path : path.replace(/\[\d+\]$/, ''));
  };
  if (list === undefined) return null;
  const { check: said, modes: modeNames } = words;
  return (
    <section class="packs-card packs-desk">
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
            <button key={name} type="button" class="small" aria-pressed={mode === name} onClick={() => setMode(name)}>
              {modeNames[name]}
            </button>
          ))}
        </div>
      </div>
      {mode !== 'print' && lists.length > 1 && (
        <div class="row packs-tabs">
          {lists.map(({ name }) => {
            const bad = [...faults.keys()].some(path => path === name || path.startsWith(`${name}[`));
            return (
              <button
                key={name}
                type="button"
                class="small"
                aria-pressed={name === list.name}
                onClick={() => {
                  setList(name);
                  setOpen(-1);
                }}
              >
                {words.lists[name] ?? name} ({itemsOf(pack.pack, { name, fields: {}, exactly: 0 }).length}){bad && ' !'}
              </button>
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
          <div class="packs-check" aria-live="polite">
            <h3>{said.title}</h3>
            {check === null ? (
              <p>{said.checking}</p>
            ) : check === 'offline' ? (
              <p class="problem">{said.offline}</p>
            ) : (
              <Faults check={check} words={words} onGo={go} />
            )}
            <p class="packs-note">{words.host}</p>
            <p class="row">
              <button
                type="button"
                class="small"
                onClick={() =>
                  saveFile(fileName(pack, 'json'), JSON.stringify(documentOf(pack), null, 2), 'application/json')
                }
              >
                {words.export.json}
              </button>
              {list.name !== '' && (
                <button
                  type="button"
                  class="small"
                  onClick={async () => saveFile(fileName(pack, 'csv'), await csvOf(pack.pack, lists), 'text/csv')}
                >
                  {words.export.csv}
                </button>
              )}
            </p>
          </div>
        </div>
      )}
    </section>
  );
};

const Shelf = ({
  packs,
  chosen,
  shows,
  titleOf,
  words,
  onChoose,
  onDuplicate,
  onRemove,
}: {
  readonly packs: readonly KeptPack[];
  readonly chosen: string;
  readonly shows: readonly ShowFacts[];
  readonly titleOf: (show: string) => string;
  readonly words: PackWords;
  readonly onChoose: (id: string) => void;
  readonly onDuplicate: (pack: KeptPack) => void;
  readonly onRemove: (id: string) => void;
}) => {
  const { shelf } = words;
  const [doomed, setDoomed] = useState('');
  const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, n) => all + n, 0);
  return (
    <section class="packs-card packs-shelf">
      <h2>{shelf.title}</h2>
      {packs.length === 0 && <p>{shelf.empty}</p>}
      <ul>
        {packs.map(pack => {
          const field = shows.find(({ name }) => name === pack.show)?.pack;
          const title = pack.title === '' ? shelf.untitled : pack.title;
          return (
            <li key={pack.id} class={pack.id === chosen ? 'chosen' : ''}>
              <button
                type="button"
                class="packs-line"
                aria-pressed={pack.id === chosen}
                onClick={() => onChoose(pack.id)}
              >
                <b dir="auto">{title}</b>
                <span>{titleOf(pack.show)}</span>
                {field !== undefined && listsOf(field)[0]?.name !== '' && (
                  <em>{shelf.left(sum(leftIn(pack, field)), sum(leftIn({ ...pack, used: [] }, field)))}</em>
                )}
              </button>
              {doomed === pack.id ? (
                <div class="packs-sure" role="alert">
                  <p dir="auto">{shelf.removeSure(title)}</p>
                  <p class="row">
                    <button type="button" class="small dangerous" onClick={() => onRemove(pack.id)}>
                      {shelf.yes}
                    </button>
                    <button type="button" class="small" onClick={() => setDoomed('')}>
                      {shelf.no}
                    </button>
                  </p>
                </div>
              ) : (
                pack.id === chosen && (
                  <p class="row">
                    <button type="button" class="small" onClick={() => onDuplicate(pack)}>
                      {shelf.duplicate}
                    </button>
                    <button type="button" class="small dangerous" onClick={() => setDoomed(pack.id)}>
                      {shelf.remove}
                    </button>
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

const Packs = () => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState('');
  const [packs, setPacks] = useState<readonly KeptPack[]>([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    const open = async () => {
      const found = await load();
      document.title = `${found.words.title} · ${catalogue().pages.name}`;
      const kept = await keptPacks();
      setPacks(kept);
      setChosen(kept[0]?.id ?? '');
      setLoaded(found);
      const marked = await markShows(kept, found.shows);
      const usedIn = (id: string) => marked.find(one => one.id === id)?.used;
      setPacks(now => now.map(one => ({ ...one, used: usedIn(one.id) ?? one.used })));
    };
    open().catch((error: Error) => setProblem(error.message));
  }, []);
  if (loaded === null) return <main class="packs">{problem !== '' && <p class="problem">{problem}</p>}</main>;

  const { words, shows, titles } = loaded;
  const titleOf = (show: string) => titles.get(show) ?? show;
  const put = (pack: KeptPack) => {
    setPacks(now =>
      now.some(({ id }) => id === pack.id) ? now.map(one => (one.id === pack.id ? pack : one)) : [pack, ...now],
    );
    keepPack(pack).catch((error: Error) => setProblem(words.failed(error.message)));
  };
  const begin = (begun: Begun) => {
    const pack: KeptPack = { ...begun, format: packFormat, id: newPackId(), changed: Date.now() };
    put(pack);
    setChosen(pack.id);
  };
  const pack = packs.find(({ id }) => id === chosen);
  const show = shows.find(({ name }) => name === pack?.show);
  return (
    <main class="packs">
      <header class="packs-top">
        <a href={paths.lobby}>{catalogue().pages.name}</a>
        <h1>{words.title}</h1>
      </header>
      <div class="packs-page">
        <div class="packs-side">
          <p class="packs-lead">{words.lead}</p>
          {!isKept() && <p class="problem">{words.noKeeping}</p>}
          <p class="problem" role="alert">
            {problem}
          </p>
          <Shelf
            packs={packs}
            chosen={chosen}
            shows={shows}
            titleOf={titleOf}
            words={words}
            onChoose={setChosen}
            onDuplicate={from => begin({ ...from, title: words.shelf.copyOf(from.title || words.shelf.untitled) })}
            onRemove={id => {
              const left = packs.filter(one => one.id !== id);
              setPacks(left);
              setChosen(left[0]?.id ?? '');
              void dropPack(id);
            }}
          />
          <Start
            shows={shows}
            titleOf={titleOf}
            words={words}
            bundled={async name => {
              const of = shows.find(one => one.name === name);
              return of === undefined ? {} : bundledOf(of);
            }}
            onBegin={begin}
          />
        </div>
        {pack !== undefined && show !== undefined && (
          <Desk
            key={pack.id}
            pack={pack}
            show={show}
            titleOf={titleOf}
            words={words}
            onChange={next => put({ ...next, changed: Date.now() })}
          />
        )}
      </div>
    </main>
  );
};

export default Packs;
