/** The packs that this browser stores, in IndexedDB because they may be too large for local storage. */
import { createStore, del, entries, get, type UseStore } from 'idb-keyval';
import { markedBy, type PackDocument, type PackField, packFormat } from '../shared/packs/document.ts';
import { keep, recallJson } from './storage.ts';

export interface SavedPack extends PackDocument {
  readonly id: string;
  /** Time of the last change, milliseconds since 1970. */
  readonly changed: number;
  /** The copy that is shared by a link, and the secret that takes it back. */
  readonly shared?: { readonly id: string; readonly secret: string; readonly until: number };
}

/** The part of a stored pack that leaves this browser. */
export const documentOf = <P extends PackDocument | undefined>(saved: P) => {
  if (saved === undefined) return undefined;
  const { show, title, pack, used } = saved;
  return { format: packFormat, show, title, pack, used } satisfies PackDocument;
};

let opened: UseStore | undefined;

/** Opened once: a page that is closing has no time to wait for it. */
const shelf = (): UseStore => {
  opened ??= createStore('boxcars-packs', 'packs');
  return opened;
};

/** If storage is refused, as in private windows, packs live as long as the page. */
const loose = new Map<string, SavedPack>();
let persistent = true;

/** False if this browser stores nothing. */
export const isPersistent = (): boolean => persistent;

const orFallback = async <T>(work: () => Promise<T>, instead: () => T): Promise<T> => {
  if (!persistent) return instead();
  try {
    return await work();
  } catch {
    persistent = false;
    return instead();
  }
};

const unsavedKey = 'boxcars:unsaved-packs';

/** What a page left behind when it went. */
const saveLeft = async (): Promise<void> => {
  const left = recallJson(unsavedKey);
  if (!Array.isArray(left)) return;
  for (const pack of left as readonly SavedPack[]) {
    const stored = await savedPack(pack.id);
    if (stored === undefined || stored.changed < pack.changed) await savePack(pack);
  }
  keep(unsavedKey, null);
};

/** Newest first. */
export const savedPacks = async (): Promise<readonly SavedPack[]> => {
  await saveLeft();
  const all = await orFallback(
    async () => (await entries<string, SavedPack>(shelf())).map(([, pack]) => pack),
    () => [...loose.values()],
  );
  return all.toSorted((a, b) => b.changed - a.changed);
};

const savedPack = (id: string): Promise<SavedPack | undefined> =>
  orFallback(
    () => get<SavedPack>(id, shelf()),
    () => loose.get(id),
  );

export const savePack = async (pack: SavedPack): Promise<void> => {
  loose.set(pack.id, pack);
  await orFallback(
    () =>
      shelf()('readwrite', store => {
        const { transaction } = store;
        store.put(pack, pack.id);
        return new Promise<void>((resolve, reject) => {
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error);
          // A tab that is closed would take back what waits for its own answer.
          transaction.commit();
        });
      }),
    () => undefined,
  );
};

/** Milliseconds without a change before it is written, and at most between a change and that: a large pack takes a while. */
const rest = 400;
const longest = 2000;
const changed = new Map<string, SavedPack>();
let due: ReturnType<typeof setTimeout> | undefined;
let since = 0;

const flush = async (): Promise<void> => {
  clearTimeout(due);
  const packs = [...changed.values()];
  changed.clear();
  await Promise.all(packs.map(savePack));
};

/** WebKit gives up what IndexedDB has not written when a page goes. This is written before the page is gone. */
const leave = (): void => {
  if (changed.size === 0) return;
  keep(unsavedKey, JSON.stringify([...changed.values()]));
  void flush().then(() => keep(unsavedKey, null));
};

/** Saves a pack while somebody types: soon, and at once when the tab is left or closed. */
export const saveSoon = (pack: SavedPack): void => {
  loose.set(pack.id, pack);
  if (changed.size === 0) {
    addEventListener('pagehide', leave, { once: true });
    document.addEventListener('visibilitychange', leave, { once: true });
    since = Date.now();
  }
  changed.set(pack.id, pack);
  clearTimeout(due);
  due = setTimeout(flush, Math.max(0, Math.min(rest, since + longest - Date.now())));
};

export const dropPack = async (id: string): Promise<void> => {
  loose.delete(id);
  changed.delete(id);
  await orFallback(
    () => del(id, shelf()),
    () => undefined,
  );
};

/** Marks the items of a stored pack that an episode asked. Returns how many were newly marked. */
export const markUsed = async (
  id: string,
  field: PackField,
  used: { readonly [list: string]: unknown },
  episode: string,
): Promise<{ readonly title: string; readonly marked: number } | undefined> => {
  const pack = await savedPack(id);
  if (pack === undefined) return undefined;
  const after = markedBy(pack, field, used, episode);
  if (after !== pack) await savePack({ ...pack, ...after, changed: Date.now() });
  return { title: pack.title, marked: after.used.length - pack.used.length };
};
