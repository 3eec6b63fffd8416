/** Sheets of an Excel workbook (ECMA-376), with values as they are shown: dates and shares are texts. */
import type { Archive } from './archive.ts';
import type { FoundTable } from './found.ts';
import { Grid } from './grid.ts';
import { placed } from './html.ts';
import { childAt, childrenOf, walkXml, xmlOf } from './xml.ts';

const workbookOf = ({ names }: Archive): string | undefined => names.find(name => /(^|\/)workbook\.xml$/.test(name));

export const isXlsx = (archive: Archive): boolean =>
  workbookOf(archive) !== undefined && archive.names.includes('[Content_Types].xml');

/** Parts that a part of the workbook refers to: their names in the archive, by id, and the last one by the end of its type. */
const related = (archive: Archive, of: string) => {
  const folder = of.slice(0, of.lastIndexOf('/') + 1);
  const name = `${folder}_rels/${of.slice(folder.length)}.rels`;
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  if (archive.names.includes(name))
    for (const { attributes } of childrenOf(xmlOf(archive.text(name)), 'Relationship')) {
      const { Id = '', Type = '', Target = '' } = attributes;
      const at = Target.startsWith('/') ? Target.slice(1) : `${folder}${Target}`;
      byId.set(Id, at);
      byType.set(Type.slice(Type.lastIndexOf('/') + 1), at);
    }
  return { byId, byType };
};

/** Texts that cells refer to by number. Readings of Japanese texts (rPh) are left out. */
const sharedStrings = (xml: string): readonly string[] => {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let readings = 0;
  /** How high a part of the text is, as HTML calls it. */
  let height = '';
  walkXml(xml, {
    open: (name, { val }) => {
      if (name === 'si') text = '';
      else if (name === 'r') height = '';
      else if (name === 'vertAlign') height = val === 'superscript' ? 'sup' : val === 'subscript' ? 'sub' : '';
      else if (name === 'rPh') readings++;
      isText = name === 't' && readings === 0;
    },
    text: piece => {
      if (isText) text += placed(piece, height);
    },
    close: name => {
      if (name === 'r') height = '';
      if (name === 'si') strings.push(text);
      else if (name === 'rPh') readings--;
      isText = false;
    },
  });
  return strings;
};

type Format = 'plain' | 'date' | 'time' | 'moment' | 'share';

/** The format's parts that are not literal texts, colours or conditions. */
const formatOf = (id: number, code: string | undefined): Format => {
  if (code === undefined) {
    if (id === 9 || id === 10) return 'share';
    if (id === 22) return 'moment';
    if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time';
    return (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'date' : 'plain';
  }
  const signs = code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|general/gi, '').toLowerCase();
  if (/[yd]/.test(signs)) return /[hs]/.test(signs) ? 'moment' : 'date';
  if (/[hs]/.test(signs)) return 'time';
  if (/m/.test(signs)) return 'date';
  return signs.includes('%') ? 'share' : 'plain';
};

const formatsOf = (xml: string): readonly Format[] => {
  const root = xmlOf(xml);
  const codes = new Map(
    childrenOf(childAt(root, 'numFmts'), 'numFmt').map(({ attributes: { numFmtId, formatCode } }) => [
      Number(numFmtId),
      formatCode,
    ]),
  );
  return childrenOf(childAt(root, 'cellXfs'), 'xf').map(({ attributes: { numFmtId } }) => {
    const id = Number(numFmtId ?? 0);
    return formatOf(id, codes.get(id));
  });
};

const day = 86_400_000;

/** Sweden writes 2000-12-31 18:00:00. */
const calendar = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A number as the sheet shows it. Days count from 1900, with a 29 February that never was, or from 1904. */
const numberAs = (value: string, format: Format, from1904: boolean): string => {
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number)) return value;
  // What is stored as 0.30000000000000004 is shown as 0.3.
  const shown = (given: number) => String(Number(given.toPrecision(15)));
  if (format === 'share') return `${shown(number * 100)}%`;
  // The largest day is 31 December 9999.
  if (format === 'plain' || number < 0 || number > 2_958_465) return shown(number);
  const days = from1904 ? number + 1462 : number < 60 ? number + 1 : number;
  const [date = '', time = ''] = calendar.format(Math.round(((days - 25_569) * day) / 1000) * 1000).split(' ');
  const clock = time.replace(/:00$/, '');
  if (format === 'time' && number < 1) return clock;
  return format === 'date' ? date : `${date} ${clock}`;
};

/** `BC12`: column 54. -1 for none. */
const columnOf = (place: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? '') column = 26 * column + letter.charCodeAt(0) - 64;
  return column - 1;
};

/** Cells that go over several rows. */
const mergedIn = (range: string) => {
  const [, from = '', first = '', to = '', last = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? [];
  if (from === '' || first === last || from !== to) return [];
  return [{ column: columnOf(from), from: Number(first), to: Number(last) }];
};

interface Workbook {
  readonly strings: readonly string[];
  readonly formats: readonly Format[];
  readonly from1904: boolean;
}

const sheetOf = (xml: string, part: string, { strings, formats, from1904 }: Workbook, grid: Grid): FoundTable => {
  const merged: ReturnType<typeof mergedIn> = [];
  let row = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let text = '';
  let isValue = false;
  let readings = 0;
  const value = (): string => {
    if (type === 's') return strings[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    if (type === 'e') return '';
    return type === 'n' || type === '' ? numberAs(text, formats[style] ?? 'plain', from1904) : text;
  };
  walkXml(xml, {
    open: (name, { r = '', t = '', s = '', ref = '' }) => {
      if (name === 'row') {
        row = r === '' ? row + 1 : Number(r);
        column = -1;
      } else if (name === 'c') {
        const at = columnOf(r);
        column = at < 0 ? column + 1 : at;
        type = t;
        style = Number(s);
        text = '';
      } else if (name === 'rPh') readings++;
      else if (name === 'mergeCell') merged.push(...mergedIn(ref));
      isValue = (name === 'v' || name === 't') && readings === 0;
    },
    text: piece => {
      if (isValue) text += piece;
    },
    close: name => {
      if (name === 'c') grid.put(row, column, value());
      else if (name === 'rPh') readings--;
      isValue = false;
    },
  });
  return grid.take(part, merged);
};

/** Every sheet that can be seen; the hidden ones if there are no others. */
export const tablesOfXlsx = (archive: Archive): readonly FoundTable[] => {
  const at = workbookOf(archive) ?? '';
  const root = xmlOf(archive.text(at));
  const { byId, byType } = related(archive, at);
  const part = (type: string): string | undefined => {
    const name = byType.get(type);
    return name !== undefined && archive.names.includes(name) ? archive.text(name) : undefined;
  };
  const [strings, styles] = [part('sharedStrings'), part('styles')];
  const workbook: Workbook = {
    strings: strings === undefined ? [] : sharedStrings(strings),
    formats: styles === undefined ? [] : formatsOf(styles),
    from1904: /^(1|true)$/.test(childAt(root, 'workbookPr')?.attributes.date1904 ?? ''),
  };
  const sheets = childrenOf(childAt(root, 'sheets'), 'sheet').map(({ attributes: { name = '', state, id = '' } }) => ({
    name,
    isHidden: state === 'hidden' || state === 'veryHidden',
    at: byId.get(id) ?? '',
  }));
  const seen = sheets.filter(sheet => !sheet.isHidden);
  const grid = new Grid();
  // A chart has a sheet of its own, which is none.
  return (seen.length === 0 ? sheets : seen)
    .filter(sheet => archive.names.includes(sheet.at) && !sheet.at.includes('chartsheets/'))
    .map(sheet => sheetOf(archive.text(sheet.at), sheet.name, workbook, grid));
};
