/** Reads a pack that somebody pasted or uploaded: whole and with every fault named by line and field, or not at all. */
import { type Fault, readField } from '../../shared/fields.ts';
import type { Show } from '../../shared/show.ts';
import { plainData } from '../plain-text.ts';
import { countsOf, type Pack } from './bundled.ts';
import { readTable } from './csv.ts';
import { lineOfError, linesOfJson } from './json-lines.ts';

/** `line` counts from 1; 0 where the fault is nowhere in particular. */
export interface Found extends Fault {
  readonly line: number;
  /** The last part of the path: `answer`. */
  readonly field: string;
}

export interface Checked {
  /** Null unless the pack may be used. */
  readonly pack: Pack | null;
  readonly faults: readonly Found[];
  /** What a host should mend before using it: doubles, too few items. */
  readonly advice: readonly Found[];
  readonly counts: Readonly<Record<string, number>>;
}

type Line = (path: string) => number;

/** Longest list of faults worth reading. */
const most = 100;

const fieldOf = (path: string): string =>
  path
    .replace(/\[\d+\]$/, '')
    .split(/[.[\]]/)
    .at(-1) ?? '';
const placed = (fault: Fault, line: Line): Found => ({ ...fault, line: line(fault.path), field: fieldOf(fault.path) });
const refused = (faults: readonly Found[]): Checked => ({
  pack: null,
  faults: faults.slice(0, most),
  advice: [],
  counts: {},
});

/** The line of the nearest part that is known: a field that is missing has none of its own. */
const nearest =
  (lines: ReadonlyMap<string, number>): Line =>
  path => {
    for (let at = path; at !== ''; at = at.replace(/(\.[^.[\]]+|\[\d+\]|^[^.[\]]+)$/, '')) {
      const line = lines.get(at);
      if (line !== undefined) return line;
    }
    return lines.get('') ?? 0;
  };

const judged = (show: Show, value: unknown, options: unknown, line: Line): Checked => {
  const changed: Fault[] = [];
  const plain = plainData(value, path => {
    if (changed.length < most) changed.push({ path, message: 'held signs that cannot be seen; they were taken out' });
  });
  const read = readField(show.pack, plain);
  if (read.faults.length > 0) return refused(read.faults.map(fault => placed(fault, line)));
  const pack = read.value as Pack;
  const advice = [...changed, ...show.advise(pack, options)].map(fault => placed(fault, line));
  return { pack, faults: [], advice: advice.slice(0, most), counts: countsOf(pack) };
};

const nowhere: Line = () => 0;

/** Checks a pack that is data already. `options` have been read by the show. */
export const checkPack = (show: Show, value: unknown, options: unknown): Checked =>
  judged(show, value, options, nowhere);

/** `text` is JSON (a pack, or the list that it mostly consists of) or CSV with a line of headings. */
export const checkPackText = (show: Show, text: string, options: unknown): Checked => {
  if (!/^\uFEFF?\s*[[{]/.test(text)) {
    const table = readTable(text, show.pack);
    const line = nearest(table.lines);
    if (table.faults.length === 0) return judged(show, table.pack, options, line);
    return refused(table.faults.map(fault => ({ ...fault, field: fieldOf(fault.path) })));
  }
  const json = text.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    const { message } = error as Error;
    return refused([
      { path: '', field: '', line: lineOfError(json, error as Error), message: `is no JSON: ${message}` },
    ]);
  }
  // Found out only where there is something to say of a line.
  let line: Line | undefined;
  const lineIn = (path: string): number => {
    line ??= nearest(linesOfJson(json));
    return line(path);
  };
  if (!Array.isArray(value)) return judged(show, value, options, lineIn);
  const [list = ''] = Object.keys((show.pack.of ?? {}) as object);
  return judged(show, { [list]: value }, options, path =>
    lineIn(path.startsWith(list) ? path.slice(list.length) : path),
  );
};
