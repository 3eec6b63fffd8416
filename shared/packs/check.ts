/** Reads a pack that was pasted or uploaded. Either all of it is read, or every fault is named by line and field. */
import { type Fault, type Field, fault, isMissing, readField, unknownIn } from '../engine/fields.ts';
import { phrase } from '../engine/phrase.ts';
import { plainData } from '../engine/plain-text.ts';
import type { Show } from '../engine/show.ts';
import { countsOf, isPackDocument, type Pack } from './document.ts';
import { readTable } from './files/own-table.ts';
import { lineOfError, linesOfJson } from './json-lines.ts';

/** `line` counts from 1; 0 for a fault that has no place. */
export interface Found extends Fault {
  readonly line: number;
  /** The last part of the path, such as `answer`. */
  readonly field: string;
}

export interface Checked {
  /** null unless the pack can be used. */
  readonly pack: Pack | null;
  readonly faults: readonly Found[];
  /** What a host should fix before using it: duplicates, too few items. */
  readonly advice: readonly Found[];
  readonly counts: Readonly<Record<string, number>>;
  /** The items of a table with faults, so that they can be fixed one by one. */
  readonly draft?: Pack;
}

type Line = (path: string) => number;

/** The longest list of faults that is worth reading. */
const maxFaults = 100;

const fieldOf = (path: string): string =>
  path
    .replace(/\[\d+\]$/, '')
    .split(/[.[\]]/)
    .at(-1) ?? '';
const withPlace = (fault: Fault, line: Line): Found => ({
  ...fault,
  line: line(fault.path),
  field: fieldOf(fault.path),
});
const refused = (faults: readonly Found[]): Checked => ({
  pack: null,
  faults: faults.slice(0, maxFaults),
  advice: [],
  counts: {},
});

/** More steps than the path to any part of a pack has. Names that contain dots may look like thousands. */
const maxSteps = 20;

/** The path without its last step; "" for the whole. */
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.'), path.lastIndexOf('[')));

/** The line of the nearest known ancestor, because a missing field has no line. */
const nearest =
  (lines: ReadonlyMap<string, number>): Line =>
  path => {
    let at = path;
    for (let step = 0; at !== '' && step < maxSteps; step += 1, at = parentOf(at)) {
      const line = lines.get(at);
      if (line !== undefined) return line;
    }
    return lines.get('') ?? 0;
  };

/** A valid item that replaces a faulty one: of the same form, with unique texts. */
const standIn = (item: unknown, name: string): unknown => {
  if (typeof item === 'string') return name;
  if (Array.isArray(item)) return item.map((part, i) => standIn(part, `${name}.${i}`));
  if (typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(Object.entries(item).map(([key, part]) => [key, standIn(part, `${name}.${key}`)]));
};

/** Pictures without a description. */
const undescribed = (part: unknown, path: string): readonly Fault[] => {
  if (typeof part !== 'object' || part === null) return [];
  const { picture } = part as { readonly picture?: { readonly alt?: string } };
  const own =
    picture === undefined || picture.alt !== undefined
      ? []
      : [fault(path === '' ? 'picture' : `${path}.picture`, phrase('noAlt'))];
  const inner = Object.entries(part).flatMap(([name, value]) =>
    undescribed(value, Array.isArray(part) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`),
  );
  return [...own, ...inner];
};

const adviseOn = (show: Show, pack: unknown, options: unknown): readonly Fault[] => [
  ...show.advise(pack, options),
  ...undescribed(pack, ''),
];

/**
 * Advice on the sound part of a faulty pack, so that everything is reported at once. Stand-ins keep the places of faulty items
 * and are left out of the advice.
 */
const adviseOnRest = (show: Show, value: unknown, options: unknown): readonly Fault[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const fields = (show.pack.of ?? {}) as Readonly<Record<string, Field<unknown>>>;
  const isEndless = ([name, list]: readonly [string, unknown]) =>
    Array.isArray(list) && list.length > (fields[name]?.max ?? Number.POSITIVE_INFINITY);
  if (Object.entries(value).some(isEndless)) return [];
  const stoodIn: string[] = [];
  const rest = Object.fromEntries(
    Object.entries(value).map(([name, list]) => {
      const item = fields[name]?.kind === 'list' ? (fields[name].of as Field<unknown>) : undefined;
      if (item === undefined || !Array.isArray(list)) return [name, list];
      const sound = list.find(one => readField(item, one).faults.length === 0);
      const items = list.map((one, i) => {
        if (readField(item, one).faults.length === 0) return one;
        stoodIn.push(`${name}[${i}]`);
        return standIn(sound, `${name}[${i}]`);
      });
      return [name, sound === undefined ? [] : items];
    }),
  );
  try {
    return show
      .advise(rest as Pack, options)
      .filter(({ path }) => !stoodIn.some(item => path === item || path.startsWith(`${item}.`)));
  } catch {
    // With a fault outside the items, nothing can be said about the rest.
    return [];
  }
};

const judged = (show: Show, value: unknown, options: unknown, line: Line): Checked => {
  const changed: Fault[] = [];
  const plain = plainData(value, path => {
    if (changed.length < maxFaults) changed.push(fault(path, phrase('unseenSigns')));
  });
  const read = readField(show.pack, plain);
  // Without this, a list under a wrong name would count as missing.
  const unknown = unknownIn(show.pack, plain, '');
  const place = (faults: readonly Fault[]) => faults.map(fault => withPlace(fault, line)).slice(0, maxFaults);
  if (read.faults.length + unknown.length > 0)
    return {
      ...refused(place([...unknown, ...read.faults])),
      advice: place([...changed, ...adviseOnRest(show, plain, options)]),
    };
  const pack = read.value as Pack;
  return { pack, faults: [], advice: place([...changed, ...adviseOn(show, pack, options)]), counts: countsOf(pack) };
};

const nowhere: Line = () => 0;

/** A text from which nothing could be read is faulty. A show without lists needs no items. */
const orEmpty = (checked: Checked, show: Show): Checked => {
  const lists = Object.values((show.pack.of ?? {}) as Readonly<Record<string, Field<unknown>>>);
  const empty = checked.pack !== null && lists.some(({ kind }) => kind === 'list') && sumOf(checked.counts) === 0;
  return empty ? { ...refused([withPlace(fault('', phrase('noItems')), () => 1)]), advice: checked.advice } : checked;
};

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, n) => all + n, 0);

/** Checks a pack that is data already. `options` have been read by the show. */
export const checkPack = (show: Show, value: unknown, options: unknown): Checked =>
  judged(show, value, options, nowhere);

/** `text` is JSON (a pack, its main list, or a pack as /packs exports it) or a table with a header line. */
export const checkPackText = (show: Show, text: string, options: unknown): Checked =>
  orEmpty(checkText(show, text, options), show);

const checkText = (show: Show, text: string, options: unknown): Checked => {
  if (!/^\uFEFF?\s*[[{]/.test(text)) {
    const table = readTable(text, show.pack);
    const rows = judged(show, table.pack, options, nearest(table.lines));
    if (table.faults.length === 0) return rows.pack === null ? { ...rows, draft: table.pack } : rows;
    const formal = table.faults.map(fault => ({ ...fault, field: fieldOf(fault.path) }));
    const others = rows.faults.filter(one => !(table.lacking.has(one.field) && isMissing(one)));
    return { ...refused([...formal, ...others]), advice: rows.advice, draft: table.pack };
  }
  const json = text.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    const { message } = error as Error;
    return refused([{ ...fault('', phrase('noJson', message)), field: '', line: lineOfError(json, error as Error) }]);
  }
  // Computed only if there is something to report on a line.
  let line: Line | undefined;
  const lineIn = (path: string): number => {
    line ??= nearest(linesOfJson(json));
    return line(path);
  };
  // A pack as /packs stores and exports it has its items one level down.
  if (isPackDocument(value)) return judged(show, value.pack, options, path => lineIn(`pack.${path}`));
  if (!Array.isArray(value)) return judged(show, value, options, lineIn);
  const [list = ''] = Object.keys((show.pack.of ?? {}) as object);
  return judged(show, { [list]: value }, options, path =>
    lineIn(path.startsWith(list) ? path.slice(list.length) : path),
  );
};
