/** Exports a pack as a file. What writes a format is fetched with the first file of it. */
import type { PackDocument } from '../../../shared/packs/document.ts';
import { saveBlob } from '../../parts/files.ts';
import type { ListFacts } from './fields.ts';

interface Written {
  readonly data: string | Uint8Array;
  /** Items that the format has no place for. */
  readonly left?: number;
}

interface Export {
  readonly ending: string;
  readonly type: string;
  readonly write: (document: PackDocument, lists: readonly ListFacts[]) => Promise<Written>;
}

const exports = {
  json: {
    ending: 'json',
    type: 'application/json',
    write: async document => ({ data: JSON.stringify(document, null, 2) }),
  },
  csv: {
    ending: 'csv',
    type: 'text/csv',
    write: async ({ pack }, lists) => {
      const { csvOf } = await import('../../../shared/packs/files/out/csv.ts');
      return { data: csvOf(pack, lists) };
    },
  },
  kahoot: {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async ({ pack, title }) => {
      const { kahootOf } = await import('../../../shared/packs/files/out/kahoot.ts');
      const { bytes, left } = kahootOf(pack, title);
      return { data: bytes, left };
    },
  },
  gift: {
    ending: 'gift.txt',
    type: 'text/plain',
    write: async ({ pack }) => {
      const { giftOf } = await import('../../../shared/packs/files/out/gift.ts');
      const { text, left } = giftOf(pack);
      return { data: text, left };
    },
  },
} as const satisfies Readonly<Record<string, Export>>;

type ExportName = keyof typeof exports;

/** A pack that is one item is no table, and puzzles are no quiz. */
export const exportNames = (lists: readonly ListFacts[]): readonly ExportName[] => [
  'json',
  ...(lists.some(({ name }) => name === '') ? [] : (['csv'] as const)),
  ...(lists.some(({ fields }) => 'ask' in fields && 'answer' in fields) ? (['kahoot', 'gift'] as const) : []),
];

/** How many items the format had no place for. */
export const saveAs = async (
  name: ExportName,
  document: PackDocument,
  lists: readonly ListFacts[],
): Promise<number> => {
  const { ending, type, write }: Export = exports[name];
  const { data, left = 0 } = await write(document, lists);
  const title = (document.title || document.show).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  saveBlob(`${title}.${ending}`, new Blob([data as BlobPart], { type: `${type};charset=utf-8` }));
  return left;
};
