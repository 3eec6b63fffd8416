/** The packs that this browser stores, in IndexedDB because they may be too large for local storage. */
import { createStore, del, entries, get, set } from 'idb-keyval';
import { markedBy, type PackDocument, type PackField, packFormat } from '../shared/packs/document.ts';

export interface SavedPack extends PackDocument {
  readonly id: string;
  /** Time of the last change, milliseconds since 1970. */
  readonly changed: number;
}

/** The part of a stored pack that leaves this browser. */
export const documentOf = <P extends PackDocument | undefined>(saved: P) => {
  if (saved === undefined) return undefined;
  const { show, title, pack, used } = saved;
  return { format: packFormat, show, title, pack, used } satisfies PackDocument;
};

const shelf = () => createStore('boxcars-packs', 'packs');

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

/** Newest first. */
export const savedPacks = async (): Promise<readonly SavedPack[]> => {
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
    () => set(pack.id, pack, shelf()),
    () => undefined,
  );
};

export const dropPack = async (id: string): Promise<void> => {
  loose.delete(id);
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
