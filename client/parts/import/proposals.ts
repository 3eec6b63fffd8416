/** Packs that can be made of what somebody brought: one for every show that it fits. */
import type { Fault } from '../../../shared/engine/fields.ts';
import { textOf } from '../../../shared/engine/phrase.ts';
import type { PackItems, UsedItem } from '../../../shared/packs/document.ts';
import type { FoundFile, FoundItem, FoundTable } from '../../../shared/packs/files/found.ts';
import { type KeptMedia, unreadIn, withMedia } from '../../../shared/packs/files/media.ts';
import { inThread, type Told } from '../pack-thread.ts';

/** One file, or what was pasted. */
export interface Brought extends Told<'read'> {
  /** Of its file without the ending, "" for what was pasted. */
  readonly name: string;
  /** What its tables were read as, once their columns are known. */
  readonly mapped: readonly FoundFile[];
}

interface Missed {
  readonly path: string;
  readonly message: string;
}

export interface Proposal {
  readonly show: string;
  readonly title: string;
  readonly pack: PackItems;
  readonly used: readonly UsedItem[];
  /** How many items there are, by list. */
  readonly counts: Readonly<Record<string, number>>;
  /** What a whole game still needs, or what has to be mended. */
  readonly misses: readonly Missed[];
}

const told = (faults: readonly Fault[]): readonly Missed[] =>
  faults.map(({ path, phrase, message }) => ({ path, message: phrase === undefined ? message : textOf(phrase) }));

const countsOf = (lists: object): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, items]) =>
      Array.isArray(items) && items.length > 0 ? [[name, items.length]] : [],
    ),
  );

export const bring = async (name: string, bytes: Uint8Array, wished: string): Promise<Brought> => ({
  ...(await inThread('read', bytes, wished)),
  name,
  mapped: [],
});

export const tablesIn = ({ own, found }: Brought): readonly FoundTable[] => (own === undefined ? found.tables : []);

const itemsOf = ({ found, mapped }: Brought): readonly FoundItem[] => [
  ...found.items,
  ...mapped.flatMap(({ items }) => items),
];

/** What an item has to see and to hear, kept in this browser. */
const keptOf = async ({ picture, sound }: FoundItem): Promise<KeptMedia> => {
  if (picture === undefined && sound === undefined) return { unread: false };
  const { keepPicture, keepSound } = await import('../../media/kept.ts');
  const [seen, heard] = await Promise.all([
    picture && keepPicture(picture.bytes, picture.alt).catch(() => undefined),
    sound && keepSound(sound.bytes).catch(() => undefined),
  ]);
  const isUnread = (picture !== undefined && seen === undefined) || (sound !== undefined && heard === undefined);
  return { picture: seen, sound: heard, unread: isUnread };
};

/** Our own packs first, then those that need nothing more. Several files of others fill packs together. */
export const proposalsOf = async (all: readonly Brought[]): Promise<readonly Proposal[]> => {
  const own = all.flatMap(({ own, name, found }): readonly Proposal[] => {
    if (own?.whole === undefined) return [];
    const { show, title, whole, used, faults, advice } = own;
    const misses = told([...faults, ...advice]);
    return [
      { show, title: title || name || found.title, pack: whole as PackItems, used, counts: countsOf(whole), misses },
    ];
  });
  const titles = all.map(({ name, found }) => found.title || name).filter(title => title !== '');
  const items = all.flatMap(itemsOf);
  const fits = items.length === 0 ? [] : await inThread('fit', items);
  const kept = await Promise.all(items.map(keptOf));
  return [
    ...own,
    ...fits
      .filter(({ show }) => !own.some(one => one.show === show))
      .map(fit => ({
        show: fit.show,
        title: titles[0] ?? '',
        pack: withMedia(fit, kept),
        used: [],
        counts: countsOf(fit.lists),
        misses: told([...fit.misses, ...unreadIn(fit, kept)]),
      })),
  ];
};
