/** What stands between the bytes of a file and a format: its content, already decoded and unpacked, and the ways to answer. */
import type { Phrase } from '../../engine/phrase.ts';
import type { Archive } from './archive.ts';
import type { FoundFile, FoundItem, FoundTable, LeftOut } from './found.ts';
import type { Element } from './xml.ts';

/** What lies in the file and belongs to a cell. `line`: as the table counts it; `column` from 0. */
export type MediaAt = (line: number, column: number) => Pick<FoundItem, 'picture' | 'sound'>;

/** A text that is a table comes twice: first as text, and as tables if nobody reads it as text. Likewise an archive. */
export type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'xml'; readonly root: Element }
  | { readonly kind: 'archive'; readonly archive: Archive }
  | {
      readonly kind: 'tables';
      readonly of: 'text' | 'cards' | 'html' | 'xlsx' | 'ods' | 'anki';
      readonly tables: readonly FoundTable[];
      /** What the file calls itself, if it does. */
      readonly title?: string;
      readonly mediaAt?: MediaAt;
    };

/** Reads one format of other products. */
export interface FormatReader {
  /** FoundFile.format. */
  readonly name: string;
  /** By content, quickly, and so strictly that two formats never claim the same file. */
  reads(content: Content): boolean;
  /** Throws Unreadable for a file of this format that cannot be used at all. */
  read(content: Content): FoundFile;
}

const nothing: FoundFile = { format: '', title: '', items: [], leftOut: [], tables: [], faults: [] };

export const refused = (format: string, why: Phrase): FoundFile => ({ ...nothing, format, faults: [why] });

/** A file of a format with its items in the order of the file. */
export const foundItems = (
  format: string,
  title: string,
  items: readonly FoundItem[],
  leftOut: readonly LeftOut[],
): FoundFile => ({ ...nothing, format, title, items, leftOut });

export const foundTables = (tables: readonly FoundTable[]): FoundFile => ({ ...nothing, format: 'table', tables });
