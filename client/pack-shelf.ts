/** The packs that this browser stores, in IndexedDB because they may be too large for local storage. */
import { createStore, del, entries, get, set } from 'idb-keyval';
import { markedBy, type PackDocument, type PackField, packFormat } from '../shared/packs/document.ts';

export interface KeptPack extends PackDocument {
  readonly id: string;
  /** Time of the last change, milliseconds since 1970. */
  readonly changed: number;
}

/** The part of a stored pack that leaves this browser. */
export const documentOf = <P extends PackDocument | undefined>(kept: P) => {
  if (kept === undefined) return undefined;
  const { show, title, pack, used } = kept;
  return { format: packFormat, show, title, pack, used } satisfies PackDocument;
};

const shelf = () => createStore('boxcars-packs', 'packs');

/** If storage is refused, as in private windows, packs live as long as the page. */
const loose = new Map<string, KeptPack>();
let keeps = true;

/** False if this browser stores nothing. */
export const isKept = (): boolean => keeps;

const trying = async <T>(work: () => Promise<T>, instead: () => T): Promise<T> => {
  if (!keeps) return instead();
  try {
    return await work();
  } catch {
    keeps = false;
    return instead();
  }
};

/** Newest first. */
export const keptPacks = async (): Promise<readonly KeptPack[]> => {
  const all = await trying(
    async () => (await entries<string, KeptPack>(shelf())).map(([, pack]) => pack),
    () => [...loose.values()],
  );
  return all.toSorted((a, b) => b.changed - a.changed);
};

const keptPack = (id: string): Promise<KeptPack | undefined> =>
  trying(
    () => get<KeptPack>(id, shelf()),
    () => loose.get(id),
  );

export const keepPack = async (pack: KeptPack): Promise<void> => {
  loose.set(pack.id, pack);
  await trying(
    () => set(pack.id, pack, shelf()),
    () => undefined,
  );
};

export const dropPack = async (id: string): Promise<void> => {
  loose.delete(id);
  await trying(
    () => del(id, shelf()),
    () => undefined,
  );
};

/** An id that no other pack has; `crypto.randomUUID` is missing over plain http. */
export const newPackId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(36).padStart(2, '0')).join('');

/** Marks the items of a stored pack that an episode asked. Returns how many were newly marked. */
export const markAsked = async (
  id: string,
  field: PackField,
  asked: { readonly [list: string]: unknown },
  episode: string,
): Promise<{ readonly title: string; readonly marked: number } | undefined> => {
  const pack = await keptPack(id);
  if (pack === undefined) return undefined;
  const after = markedBy(pack, field, asked, episode);
  if (after !== pack) await keepPack({ ...pack, ...after, changed: Date.now() });
  return { title: pack.title, marked: after.used.length - pack.used.length };
};
