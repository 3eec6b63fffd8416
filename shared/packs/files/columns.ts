/**
 * What the columns of a table mean. Guessed from their headings, in the words of many products and languages; a host can correct the
 * guess, and then every table of any layout can be read.
 */

import { phrase } from '../../engine/phrase.ts';
import { plainLine } from '../../engine/plain-text.ts';
import type { MediaAt } from './content.ts';
import { isTruthWord, type Marked, numbered, rightsOf, statement } from './formats/choices.ts';
import { type Gathering, gathering, given, sorted } from './formats/gather.ts';
import { choiceHeading, difficultyOf, kindOf, likewise, names, type Role, wrongHeading } from './formats/headings.ts';
import { loose } from './formats/plain.ts';
import type { FoundFile, FoundTable } from './found.ts';

/** `choice` is one of several columns, as is `wrong`; `choices` and `accept` hold several texts in a cell. "" is not read. */
export type ColumnRole = Role | 'choice' | '';

export interface Columns {
  /** How many rows at the top are not items: titles, and the headings as the last of them. */
  readonly head: number;
  /** One for each column. */
  readonly roles: readonly ColumnRole[];
}

const single = Object.keys(names) as readonly Role[];

/** Titles and instructions above the headings. */
const deepestHead = 15;

/** The heading's place among the words for a role; -1 if it is none of them. */
const rankOf = (role: Role, heading: string): number => (names[role] as readonly string[]).indexOf(heading);

const rolesOf = (row: readonly string[]): readonly ColumnRole[] => {
  const headings = row.map(cell => likewise(cell).replace(/^\d+(?=[a-z])/, ''));
  const isChoice = headings.map(heading => choiceHeading.test(heading));
  const hasChoices = isChoice.filter(Boolean).length > 1;
  const roles: ColumnRole[] = headings.map((heading, i) =>
    hasChoices && isChoice[i] ? 'choice' : !hasChoices && wrongHeading.test(heading) ? 'wrong' : '',
  );
  for (const role of single) {
    const ranked = headings
      .map((heading, column) => ({ column, rank: roles[column] === '' ? rankOf(role, heading) : -1 }))
      .filter(({ rank }) => rank >= 0)
      .toSorted((a, b) => a.rank - b.rank);
    const [best] = ranked;
    if (best === undefined || (role === 'wrong' && hasChoices)) continue;
    // Several texts may lie in columns of the same name.
    const isSeveral = role === 'choices' || role === 'accept' || role === 'wrong';
    for (const { column, rank } of isSeveral ? ranked : [best])
      if (rank === best.rank || isSeveral) roles[column] = role;
  }
  // Our own lists name an answer after what it is.
  const own = headings.indexOf(headings.includes('ask') ? 'name' : headings.includes('hint') ? 'word' : ' ');
  if (own >= 0 && !roles.includes('right')) roles[own] = 'right';
  // Marks without a heading, right of the choices that they mark.
  const last = roles.lastIndexOf('choice');
  if (hasChoices && !roles.includes('right'))
    for (let i = last + 1; i < roles.length && headings[i] === ''; i++) roles[i] = 'right';
  return roles;
};

const has = (roles: readonly ColumnRole[], role: ColumnRole): boolean => roles.includes(role);

const isEnough = (roles: readonly ColumnRole[]): boolean =>
  has(roles, 'right') && (has(roles, 'ask') || has(roles, 'category'));

/** Undefined if the headings do not say enough. */
export const guess = ({ rows }: FoundTable): Columns | undefined => {
  for (const [i, row] of rows.slice(0, deepestHead).entries()) {
    const roles = rolesOf(row);
    if (isEnough(roles)) return { head: i + 1, roles };
  }
  return undefined;
};

/** Several accepted texts in a cell. */
const separate = (cell: string): readonly string[] => cell.split(/\s*\|\s*|\s*;\s+|\s+\/\s+/).map(loose);

/** A row below the headings that explains them, as templates have. */
const explains = (cells: readonly string[]): boolean =>
  cells.filter(cell => /\((?:optional|required|default\b)/i.test(cell)).length > 1;

interface Reading {
  /** `numbered` by numbers from 1; otherwise the marks themselves tell. */
  readonly marks?: 'numbered' | undefined;
  readonly mediaAt?: MediaAt | undefined;
}

export type Marks = NonNullable<Reading['marks']>;

/** Adds the items of a table. */
export const addRows = (
  table: FoundTable,
  { head, roles }: Columns,
  { add, leave }: Gathering,
  { marks, mediaAt }: Reading = {},
): void => {
  const cellsOf = (cells: readonly string[], role: ColumnRole): readonly string[] =>
    roles.flatMap((one, column) => (one === role && (cells[column] ?? '').trim() !== '' ? [cells[column]!] : []));
  const textOf = (cells: readonly string[], role: ColumnRole): string => loose(cellsOf(cells, role).join(' '));
  const rows = table.rows.flatMap((cells, i) => {
    const texts = (role: ColumnRole) => cellsOf(cells, role);
    const isBlank = (['ask', 'right', 'choice', 'choices', 'wrong'] as const).every(role => texts(role).length === 0);
    if (i < head || isBlank || explains(cells)) return [];
    const choices = [
      ...texts('choice').map(loose),
      ...texts('choices').flatMap(cell => cell.split(/\||\n/).map(loose)),
    ];
    return [{ cells, line: table.lines[i] ?? i + 1, choices: choices.filter(choice => choice !== '') }];
  });
  const isOpen = (cells: readonly string[]) => kindOf(textOf(cells, 'kind')) === 'open';
  const rights = rightsOf(
    rows.map(
      ({ cells, choices }): Marked => ({
        choices: isOpen(cells) ? [] : choices,
        mark: plainLine(cellsOf(cells, 'right').join(', ')),
      }),
    ),
    marks === 'numbered' ? numbered : [],
    /\b1$/.test((table.rows[head - 1]?.[roles.indexOf('choice')] ?? '').trim()),
  );
  for (const [i, { cells, line, choices }] of rows.entries()) {
    const at = { line, part: table.part };
    const ask = textOf(cells, 'ask');
    const kind = kindOf(textOf(cells, 'kind'));
    const found = rights[i]!;
    const why = typeof kind === 'object' ? kind : 'say' in found ? found : undefined;
    if (why !== undefined || 'say' in found) {
      leave(at, ask || choices.join(' / '), why ?? phrase('noneRight'));
      continue;
    }
    const wrong = cellsOf(cells, 'wrong').flatMap(cell => cell.split('|').map(loose));
    const written = cellsOf(cells, 'right').join(' ');
    const isTruth = choices.length + wrong.length === 0 && isTruthWord(written);
    const [picture = ''] = cellsOf(cells, 'picture').map(cell => cell.trim());
    // What belongs to the answer would tell it.
    const shown = roles.map((role, column) => (role === 'ask' ? mediaAt?.(line, column) : undefined));
    const item = {
      at,
      ask,
      ...(ask === '' && !has(roles, 'ask') ? { term: true as const } : {}),
      ...given('category', textOf(cells, 'category')),
      ...difficultyOf(textOf(cells, 'difficulty')),
      ...given('explain', textOf(cells, 'explain')),
      ...given('source', textOf(cells, 'source')),
      ...given('note', textOf(cells, 'note') || (/^https?:/.test(picture) ? picture : '')),
      ...Object.assign({}, ...shown),
    };
    if (isTruth) add({ ...item, ...statement(written) });
    else if (kind === 'open') add({ ...item, right: [...(written === '' ? [] : separate(written)), ...choices] });
    else if (wrong.length > 0) add({ ...item, right: [loose(written)], choices: sorted([loose(written), ...wrong]) });
    else if (choices.length > 0) add({ ...item, right: found, choices });
    else add({ ...item, right: [...separate(written), ...cellsOf(cells, 'accept').flatMap(separate)] });
  }
};

/** The items of a table whose columns a host has told. */
export const apply = (table: FoundTable, columns: Columns): FoundFile => {
  const gather = gathering('table', table.part);
  addRows(table, columns, gather);
  return gather.file();
};
