/** What a television shows of a cup, one board after another: a bracket in parts that can be read from the sofa, or a table. */
import type { Cup } from '../../../shared/season/cup.ts';
import { isBracket, type Round, type Tree, treesOf } from '../season/cup/rounds.ts';

export type CupBoard =
  | { readonly kind: 'bracket'; readonly tree: Tree; readonly columns: readonly Round[] }
  /** Standings from that place on, beside fixtures of that round from that one on. */
  | { readonly kind: 'table'; readonly from: number; readonly round: Round | undefined; readonly fixture: number }
  | { readonly kind: 'entrants'; readonly from: number };

/** As many as fit on 1080 lines with letters that can be read from the sofa. */
const most = { columns: 4, fixtures: 8, standings: 9, beside: 6, entrants: 24 } as const;

/** A round whose last result is just being told is not over yet. */
const isOver = ({ fixtures }: Round, fresh: string): boolean =>
  fixtures.every(({ state, id }) => state === 'decided' && id !== fresh);

/** Where the parts of a list begin. At least one. */
const parts = (length: number, size: number): readonly number[] =>
  Array.from({ length: Math.max(1, Math.ceil(length / size)) }, (_, part) => part * size);

/** A part of the tree: of the first column the fixtures from one place to another, of the others what they lead to. */
const partOf = (columns: readonly Round[], from: number, to: number): readonly Round[] => {
  const whole = columns[0]?.fixtures.length ?? 0;
  return columns.map(column => {
    const share = column.fixtures.length / Math.max(1, whole);
    return { ...column, fixtures: column.fixtures.slice(Math.floor(from * share), Math.ceil(to * share)) };
  });
};

/**
 * Where windows of so many columns begin: the round that is being played is the first column, or stands as near to the left as the
 * last rounds allow. In a long tree some are ahead of the others, and have a window of their own.
 */
const windows = (columns: readonly Round[], size: number, fresh: string): readonly number[] => {
  const current = columns.findIndex(column => !isOver(column, fresh));
  const last = Math.max(0, columns.length - size);
  const starts = [Math.min(current < 0 ? last : current, last)];
  const isPlayed = ({ fixtures }: Round) =>
    fixtures.some(({ state, id }) => state === 'ready' || state === 'open' || id === fresh);
  for (const [at, column] of columns.entries())
    if (at >= (starts.at(-1) ?? 0) + size && isPlayed(column)) starts.push(Math.min(at, last));
  return starts;
};

const bracketBoards = (tree: Tree, size: number, fresh: string): readonly CupBoard[] =>
  windows(tree.columns, size, fresh).flatMap(start => {
    const shown = tree.columns.slice(start, start + size);
    return parts(shown[0]?.fixtures.length ?? 0, most.fixtures).map(
      (from): CupBoard => ({ kind: 'bracket', tree, columns: partOf(shown, from, from + most.fixtures) }),
    );
  });

/**
 * `fresh`: the fixture whose result is just being told, "" for none. `columns`: of a bracket, side by side. An upright screen has room
 * for fewer.
 */
export const boardsOf = (cup: Cup, fresh = '', columns: number = most.columns): readonly CupBoard[] => {
  if (cup.phase === 'entering')
    return parts(cup.entrants.length, most.entrants).map(from => ({ kind: 'entrants', from }));
  if (isBracket(cup)) {
    return treesOf(cup).flatMap(tree => bracketBoards(tree, columns, fresh));
  }
  const round =
    cup.rounds.find(({ fixtures }) => fixtures.some(({ id }) => id === fresh)) ??
    cup.rounds.find(one => !isOver(one, fresh)) ??
    cup.rounds.at(-1);
  const standings = parts(cup.standings.length, most.standings);
  const fixtures = parts(round?.fixtures.length ?? 0, most.beside);
  return Array.from({ length: Math.max(standings.length, fixtures.length) }, (_, i) => ({
    kind: 'table',
    from: standings[i % standings.length] ?? 0,
    round,
    fixture: fixtures[i % fixtures.length] ?? 0,
  }));
};

export const tableSize = most;

/** Whether a fixture is on this board. */
export const holds = (board: CupBoard, id: string): boolean =>
  board.kind === 'bracket'
    ? board.columns.some(({ fixtures }) => fixtures.some(one => one.id === id))
    : board.kind === 'table' &&
      (board.round?.fixtures.slice(board.fixture, board.fixture + most.beside).some(one => one.id === id) ?? false);
