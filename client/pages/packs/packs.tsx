/** /packs: a host's own questions, puzzles and words, to write, check, preview and print. They are stored in this browser. */
import './packs.css';
import './packs-form.css';
import './packs-sizes.css';
import { useEffect, useState } from 'preact/hooks';
import { type PackDocument, packFormat } from '../../../shared/packs/document.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import { loadShowWords } from '../../../shared/words/index.ts';
import { getShows, type ShowFacts } from '../../api.ts';
import { dropPack, isPersistent, type SavedPack, savedPacks, saveSoon } from '../../pack-shelf.ts';
import { Problem } from '../../parts/fields.tsx';
import { Arriving } from '../../parts/notice.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { paths } from '../../paths.ts';
import { newId } from '../../storage.ts';
import { bundledOf, Desk } from './pack-desk.tsx';
import { markShows } from './played.ts';
import { copiedPack, sharedPack } from './share.tsx';
import { SharedPack } from './shared-pack.tsx';
import { Shelf } from './shelf.tsx';
import { Start, type StartedPack } from './start.tsx';

interface Loaded {
  /** Shows that have packs. */
  readonly shows: readonly ShowFacts[];
  readonly titles: ReadonlyMap<string, string>;
}

const load = async (): Promise<Loaded> => {
  const shows = (await getShows()).filter(({ pack }) => Object.keys((pack.of ?? {}) as object).length > 0);
  const titles = await Promise.all(shows.map(async ({ name }) => [name, (await loadShowWords(name)).title] as const));
  return { shows, titles: new Map(titles) };
};

/** "" for none. */
const sharedId = (): string => /^#shared=([\w-]+)$/.exec(location.hash)?.[1] ?? '';

const Packs = () => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState('');
  const [packs, setPacks] = useState<readonly SavedPack[]>([]);
  const [chosen, setChosen] = useState('');
  /** The built-in questions of the first show, as long as nothing is on the shelf. A change makes it the reader's own. */
  const [sample, setSample] = useState<SavedPack>();
  /** What the link of this page gives. */
  const [shared, setShared] = useState<PackDocument | undefined>();
  useEffect(() => {
    const open = async () => {
      const found = await load();
      const saved = await savedPacks();
      const wanted = sharedId();
      if (wanted !== '') setShared(await sharedPack(wanted).catch(error => void setProblem(error.message)));
      setPacks(saved);
      setChosen(saved[0]?.id ?? '');
      setLoaded(found);
      const [first] = found.shows;
      if (first !== undefined)
        setSample({
          show: first.name,
          title: words.start.bundledTitle(found.titles.get(first.name) ?? first.name),
          pack: await bundledOf(first),
          used: [],
          format: packFormat,
          id: newId(),
          changed: 0,
        });
      const marked = await markShows(saved, found.shows);
      const usedIn = (id: string) => marked.find(one => one.id === id)?.used;
      setPacks(now => now.map(one => ({ ...one, used: usedIn(one.id) ?? one.used })));
    };
    open().catch((error: Error) => setProblem(error.message));
  }, []);
  if (loaded === null && problem === '') return <Arriving />;
  if (loaded === null) {
    return (
      <main class="packs paper-page">
        <p class="problem">{problem}</p>
      </main>
    );
  }

  const { shows, titles } = loaded;
  const titleOf = (show: string) => titles.get(show) ?? show;
  const put = (pack: SavedPack) => {
    setPacks(now =>
      now.some(({ id }) => id === pack.id) ? now.map(one => (one.id === pack.id ? pack : one)) : [pack, ...now],
    );
    saveSoon(pack);
  };
  const leaveShared = () => {
    history.replaceState(null, '', paths.packs);
    setShared(undefined);
  };
  const begin = (...started: readonly StartedPack[]) => {
    const now = Date.now();
    const made = started.map(({ show, title, pack, used }, i): SavedPack => {
      return { show, title, pack, used, format: packFormat, id: newId(), changed: now - i };
    });
    for (const pack of made.toReversed()) put(pack);
    leaveShared();
    setChosen(made[0]?.id ?? '');
  };
  const pack = packs.find(({ id }) => id === chosen) ?? sample;
  const show = shows.find(({ name }) => name === pack?.show);
  const copy = () =>
    void copiedPack(shared!, sharedId())
      .then(begin)
      .catch((error: Error) => setProblem(words.failed(error.message)));
  const given = shows.find(({ name }) => name === shared?.show);
  return (
    <main class="packs paper-page">
      <PageBar title={words.title} />
      <div class="packs-page page-body">
        <div class="packs-side stack">
          <p class="lead">{words.lead}</p>
          {!isPersistent() && <p class="problem">{words.cannotSave}</p>}
          <Problem text={problem} />
          <Shelf
            packs={packs}
            chosen={chosen}
            shows={shows}
            titleOf={titleOf}
            onChoose={id => {
              leaveShared();
              setChosen(id);
            }}
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
            bundled={async name => {
              const of = shows.find(one => one.name === name);
              return of === undefined ? {} : bundledOf(of);
            }}
            onBegin={begin}
          />
        </div>
        {shared !== undefined && given !== undefined && (
          <SharedPack document={shared} show={given} titleOf={titleOf} onCopy={copy} />
        )}
        {shared === undefined && pack !== undefined && show !== undefined && (
          <Desk
            key={pack.id}
            pack={pack}
            show={show}
            titleOf={titleOf}
            onChange={next => {
              put({ ...next, changed: Date.now() });
              setChosen(next.id);
              if (next.id === sample?.id) setSample({ ...sample, id: newId() });
            }}
          />
        )}
      </div>
    </main>
  );
};

export default Packs;
