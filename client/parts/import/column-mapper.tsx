/** Asks what the columns of a table mean: its first rows, with a choice over each column. The answer is remembered by layout. */
import { useEffect, useState } from 'preact/hooks';
import type { ColumnRole, Columns } from '../../../shared/packs/files/columns.ts';
import type { FoundFile, FoundTable } from '../../../shared/packs/files/found.ts';
import { importing as words } from '../../../shared/words/en/importing.ts';
import { keep, recallJson } from '../../storage.ts';
import { Check, Select } from '../fields.tsx';
import { inThread } from '../pack-thread.ts';

interface Props {
  readonly table: FoundTable;
  readonly onMapped: (found: FoundFile) => void;
}

const key = 'boxcars:columns';
/** Layouts that are remembered, the latest first. */
const most = 50;

type Remembered = readonly { readonly signature: string; readonly columns: Columns }[];

const remembered = (): Remembered => {
  const known = recallJson(key);
  return Array.isArray(known) ? (known as Remembered) : [];
};

const remember = (signature: string, columns: Columns): void => {
  const others = remembered().filter(one => one.signature !== signature);
  keep(key, JSON.stringify([{ signature, columns }, ...others].slice(0, most)));
};

const shownRows = 5;

const roles = Object.keys(words.roles) as readonly ColumnRole[];

export const ColumnMapper = ({ table, onMapped }: Props) => {
  const [layout, setLayout] = useState<{ readonly signature: string; readonly columns: Columns } | null>(null);
  const apply = async (signature: string, columns: Columns) => {
    setLayout({ signature, columns });
    onMapped(await inThread('map', table, columns));
  };
  useEffect(() => {
    void inThread('columnsOf', table).then(({ columns, signature }) =>
      apply(signature, remembered().find(one => one.signature === signature)?.columns ?? columns),
    );
  }, [table]);
  if (layout === null) return null;
  const { signature, columns } = layout;
  const change = (next: Columns) => {
    remember(signature, next);
    void apply(signature, next);
  };
  return (
    <div class="stack">
      <p>{words.columns(table.part)}</p>
      <div class="scroll">
        <table class="data-table import-columns">
          <thead>
            <tr>
              {columns.roles.map((role, i) => (
                <th key={i}>
                  <Select
                    aria-label={words.column(i + 1)}
                    value={role}
                    of={roles.map(name => [name, words.roles[name]])}
                    onChoose={chosen => change({ ...columns, roles: columns.roles.with(i, chosen as ColumnRole) })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, shownRows).map((cells, i) => (
              <tr key={i} class={i < columns.head ? 'in-ink-2' : ''}>
                {columns.roles.map((_, column) => (
                  <td key={column} dir="auto">
                    {(cells[column] ?? '').slice(0, 80)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Check
        label={words.heading}
        checked={columns.head > 0}
        onChange={on => change({ ...columns, head: on ? 1 : 0 })}
      />
    </div>
  );
};
