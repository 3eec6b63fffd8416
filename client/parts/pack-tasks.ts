/** What a page does with a whole pack or a whole file, which may take longer than a frame. Runs in the worker (pack-worker.ts). */
import { readField } from '../../shared/engine/fields.ts';
import type { Show } from '../../shared/engine/show.ts';
import { type Checked, checkPack, checkPackText } from '../../shared/packs/check.ts';
import { isPackDocument, type Pack, type PackItems, type UsedItem } from '../../shared/packs/document.ts';
import { alikeIn } from '../../shared/packs/duplicates.ts';
import { textOfBytes } from '../../shared/packs/files/bytes.ts';
import { apply, type Columns, guess } from '../../shared/packs/files/columns.ts';
import { type Fit, fitted } from '../../shared/packs/files/fit.ts';
import type { FoundFile, FoundItem, FoundTable } from '../../shared/packs/files/found.ts';
import { proposed, signatureOf } from '../../shared/packs/files/mapper.ts';
import { headingsIn } from '../../shared/packs/files/own-table.ts';
import { kindOf, readFile } from '../../shared/packs/files/recognise.ts';
import { manifestOf, manifests } from '../../shared/shows/index.ts';
import { packOf } from '../packs.ts';

const rulesOf = async (name: string): Promise<Show> => {
  const show = await manifestOf(name)?.rules();
  if (show === undefined) throw new Error(`no show ${name}`);
  return show;
};

const usual = ({ options }: Show) => readField(options, {}).value;

interface Reviewed extends Checked {
  /** By list: the places of items that ask what an earlier one asks, with that one's. */
  readonly alike: Readonly<Record<string, ReadonlyMap<number, number>>>;
}

/** Checks a pack as the server would, and looks for what it asks twice. */
const review = async (name: string, pack: object): Promise<Reviewed> => {
  const show = await rulesOf(name);
  const alike = Object.entries(pack).flatMap(([list, items]) =>
    Array.isArray(items) ? [[list, alikeIn(items)] as const] : [],
  );
  return { ...checkPack(show, pack, usual(show)), alike: Object.fromEntries(alike) };
};

/** A file in one of our own forms, which keeps what only its show has, and what must still be mended. */
interface OwnFile extends Checked {
  readonly show: string;
  readonly title: string;
  readonly used: readonly UsedItem[];
  /** With its faults; undefined if there is nothing to mend. */
  readonly whole: Pack | undefined;
}

type Fields = Readonly<Record<string, { readonly of?: unknown }>>;

const fieldsOf = ({ pack }: Show): Fields => (pack.of ?? {}) as Fields;
const listFields = (show: Show): Fields => {
  const [list] = Object.values(fieldsOf(show));
  return ((list?.of as { readonly of?: unknown } | undefined)?.of ?? {}) as Fields;
};

const knows = (fields: Fields, names: readonly string[]): boolean =>
  names.length > 0 && names.every(name => Object.hasOwn(fields, name));

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The pack that JSON is for a show, as it is. */
const ownIn = (value: unknown, show: Show): Pack | undefined => {
  const fields = fieldsOf(show);
  if (isRecord(value)) return knows(fields, Object.keys(value)) ? (value as Pack) : undefined;
  const [first] = Object.keys(fields);
  const isList = Array.isArray(value) && first !== undefined && value.length > 0 && value.every(isRecord);
  return isList && value.every(item => knows(listFields(show), Object.keys(item))) ? { [first]: value } : undefined;
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

/** By its columns: `ask,answer,list`. Others may be called the same in other products' tables, so all of them must be ours. */
const isOwnTable = (text: string, show: Show): boolean => {
  const [first] = Object.keys(listFields(show));
  const headings = headingsIn(text, show.pack);
  return first !== undefined && headings.includes(first) && headings.length > 1 && !headings.includes('');
};

const ownOf = async (bytes: Uint8Array, wished: string): Promise<OwnFile | undefined> => {
  if (kindOf(bytes) !== 'text') return undefined;
  const text = textOfBytes(bytes);
  const value = jsonIn(text);
  const document = isPackDocument(value) ? value : undefined;
  const names = document === undefined ? [wished, ...manifests.map(({ name }) => name)] : [document.show];
  for (const name of names) {
    if (manifestOf(name) === undefined) continue;
    const show = await rulesOf(name);
    const given = document?.pack ?? (value === undefined ? undefined : ownIn(value, show));
    if (given === undefined && (value !== undefined || !isOwnTable(text, show))) continue;
    const checked = checkPackText(show, text, usual(show));
    const { title = '', used = [] } = document ?? {};
    return { ...checked, show: name, title, used, whole: checked.pack ?? checked.draft ?? given };
  }
  return undefined;
};

/** One file, or what was pasted. `wished`: the show for which somebody brings it, "" for none. */
const read = async (
  bytes: Uint8Array,
  wished: string,
): Promise<{ readonly own: OwnFile | undefined; readonly found: FoundFile }> => {
  // What is wrong with a text that cannot be read is said by whatever reads files of others.
  const own = await ownOf(bytes, wished).catch(() => undefined);
  return { own, found: readFile(bytes) };
};

/** What the columns of a table seem to be, and by what its layout is known again. */
const columnsOf = async (table: FoundTable): Promise<{ readonly columns: Columns; readonly signature: string }> => ({
  columns: guess(table) ?? proposed(table),
  signature: signatureOf(table),
});

const map = async (table: FoundTable, columns: Columns): Promise<FoundFile> => apply(table, columns);

const fit = (items: readonly FoundItem[]): Promise<readonly Fit[]> =>
  fitted(items, async show => (await packOf(show)) as PackItems);

export const packTasks = { review, read, columnsOf, map, fit };
export type PackTasks = typeof packTasks;
