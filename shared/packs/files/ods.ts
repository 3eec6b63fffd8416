/** Sheets of an OpenDocument spreadsheet. Equal cells and rows are written once, with how often they come. */
import { phrase } from '../../engine/phrase.ts';
import type { Archive } from './archive.ts';
import { maxCells, maxRows } from './delimited.ts';
import type { FoundTable } from './found.ts';
import { Grid } from './grid.ts';
import { Unreadable } from './unreadable.ts';
import { walkXml } from './xml.ts';

interface Cell {
  readonly column: number;
  readonly times: number;
  readonly text: string;
}

const timesOf = (written: string | undefined): number => Math.max(1, Math.floor(Number(written ?? 1)) || 1);

/** Every sheet that can be seen; the hidden ones if there are no others. */
export const tablesOfOds = (archive: Archive): readonly FoundTable[] => {
  const manifest = 'META-INF/manifest.xml';
  if (archive.names.includes(manifest) && archive.text(manifest).includes('encryption-data'))
    throw new Unreadable(phrase('locked'));

  const grid = new Grid();
  const found: (FoundTable & { readonly isHidden: boolean })[] = [];
  const hiddenStyles = new Set<string>();
  let styled = '';
  let name = '';
  let isHidden = false;
  let line = 1;
  let column = 0;
  let rowTimes = 1;
  let cells: Cell[] = [];
  let merged: { column: number; from: number; to: number }[] = [];
  /** The cell that is being read. */
  let times = 1;
  let value = '';
  let text = '';
  let paragraphs = 0;
  let inParagraph = 0;
  let inNote = 0;

  const endCell = () => {
    const shown = value === '' ? text.trim() : value;
    if (shown !== '') cells.push({ column, times, text: shown });
    column += times;
  };
  const endRow = () => {
    // Blank rows to the sheet's end are one row that comes a million times.
    if (cells.length > 0) {
      if (rowTimes > maxCells) throw new Unreadable(phrase('tableTooLarge', maxRows, maxCells));
      for (let i = 0; i < rowTimes; i++)
        for (const { column, times, text } of cells)
          for (let k = 0; k < times; k++) grid.put(line + i, column + k, text);
    }
    line += rowTimes;
  };

  walkXml(archive.text('content.xml'), {
    open: (tag, attributes) => {
      if (tag === 'style') styled = attributes.name ?? '';
      else if (tag === 'table-properties') {
        if (attributes.display === 'false') hiddenStyles.add(styled);
      } else if (tag === 'table') {
        name = attributes.name ?? '';
        isHidden = hiddenStyles.has(attributes['style-name'] ?? '');
        line = 1;
        merged = [];
      } else if (tag === 'table-row') {
        rowTimes = timesOf(attributes['number-rows-repeated']);
        column = 0;
        cells = [];
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        times = timesOf(attributes['number-columns-repeated']);
        const rows = timesOf(attributes['number-rows-spanned']);
        if (rows > 1 && timesOf(attributes['number-columns-spanned']) === 1)
          merged.push({ column, from: line, to: line + rows - 1 });
        const { 'value-type': type, 'date-value': date = '', 'boolean-value': boolean = '' } = attributes;
        value = type === 'date' ? date.replace('T', ' ') : type === 'boolean' ? boolean.toUpperCase() : '';
        text = '';
        paragraphs = 0;
      } else if (tag === 'annotation') inNote++;
      else if (inNote === 0) {
        if (tag === 'p' || tag === 'h') {
          inParagraph++;
          if (paragraphs++ > 0) text += '\n';
        } else if (tag === 's') text += ' '.repeat(Math.min(timesOf(attributes.c), 100));
        else if (tag === 'line-break') text += '\n';
        else if (tag === 'tab') text += ' ';
      }
    },
    text: piece => {
      if (inParagraph > 0 && inNote === 0) text += piece;
    },
    close: tag => {
      if (tag === 'table-cell' || tag === 'covered-table-cell') endCell();
      else if (tag === 'table-row') endRow();
      else if (tag === 'table') found.push({ ...grid.take(name, merged), isHidden });
      else if (tag === 'annotation') inNote--;
      else if ((tag === 'p' || tag === 'h') && inNote === 0) inParagraph--;
    },
  });
  const seen = found.filter(table => !table.isHidden);
  return (seen.length === 0 ? found : seen).map(({ part, rows, lines }) => ({ part, rows, lines }));
};
