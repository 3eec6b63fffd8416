/**
 * What the crowd may answer along with: the task of the contestants, derived for every act from what is asked for and which moves
 * are legal. It holds nothing that the audience may not know.
 */
import type { Json } from '../engine/json.ts';
import { normal } from '../engine/judge.ts';
import { type Input, isPossible, type Legal } from '../engine/moves.ts';
import type { Asked } from '../engine/show.ts';

/** A move that may be called. `value` is what a call says: `roll`, or with an input `pick number=4`. */
export interface Option {
  readonly value: string;
  readonly do: string;
  /** The name of the input and its value; left out for a move without one. */
  readonly input?: readonly [name: string, value: Json];
  /** Other values of the input that do the same: the same faces of other dice. */
  readonly also?: readonly Json[];
}

export type Task = {
  /** Tells the task from every other of this show. A call names it. */
  readonly key: string;
  /** Whose task it is. */
  readonly seats: readonly number[];
} & (
  | {
      readonly kind: 'answer';
      readonly ask: string;
      /** The letters shown, `_` for hidden ones; "" for none. */
      readonly pattern: string;
      /** [] for a free text. */
      readonly choices: readonly string[];
    }
  /** `choice`: between moves. `number`: which number, door or letter. */
  | { readonly kind: 'choice' | 'number'; readonly options: readonly Option[] }
  /** Any number. */
  | { readonly kind: 'guess'; readonly ask: string }
);

/** More options than fit a phone are no choice but a field of their own. */
const maxOptions = 40;

/** The move that a call of this value names. */
export const moveCalled = (value: string): { readonly do: string; readonly [input: string]: Json } => {
  const [, move = value, input, json = ''] = /^(\S+) (\w+)=(.+)$/.exec(value) ?? [];
  return input === undefined ? { do: move } : { do: move, [input]: JSON.parse(json) as Json };
};

/** The longest answer that may be called. */
export const longestCall = 150;

/** Every value of an input; undefined for too many. */
const valuesOf = (input: Input): readonly Json[] | undefined => {
  switch (input.kind) {
    case 'int':
      return input.max - input.min < maxOptions
        ? Array.from({ length: input.max - input.min + 1 }, (_, i) => input.min + i)
        : undefined;
    case 'choice':
    case 'set':
      return input.of.length <= maxOptions ? input.of : undefined;
    default:
      return undefined;
  }
};

/** Values that do the same, together. */
const alike = (input: Input): readonly (readonly Json[])[] | undefined => {
  const faces = input.kind === 'set' ? input.faces : undefined;
  if (input.kind !== 'set' || faces === undefined) return valuesOf(input)?.map(value => [value]);
  const facesOf = (places: readonly Json[]) => String(places.map(place => faces[Number(place) - 1]).toSorted());
  const sets = new Map<string, (readonly Json[])[]>();
  for (const set of input.of) sets.set(facesOf(set), [...(sets.get(facesOf(set)) ?? []), set]);
  return [...sets.values()];
};

/** undefined for a move with inputs that nobody could press as one button. */
export const optionsOf = ({ do: move, inputs = {} }: Legal): readonly Option[] | undefined => {
  const [first, ...others] = Object.entries(inputs);
  if (first === undefined) return [{ value: move, do: move }];
  const values = others.length > 0 ? undefined : alike(first[1]);
  if (values === undefined || values.length > maxOptions) return undefined;
  return values.map(([value = null, ...also]) => ({
    value: `${move} ${first[0]}=${JSON.stringify(value)}`,
    do: move,
    input: [first[0], value] as const,
    ...(also.length === 0 ? {} : { also }),
  }));
};

/** The option that somebody took. `made`: an entry, or a call as a move. */
export const optionMade = (
  options: readonly Option[],
  made: { readonly do: string; readonly [input: string]: unknown },
): Option | undefined =>
  options.find(
    ({ do: move, input, also = [] }) =>
      move === made.do &&
      (input === undefined ||
        [input[1], ...also].some(value => JSON.stringify(value) === JSON.stringify(made[input[0]]))),
  );

const inputsOf = (legal: readonly Legal[], kind: Input['kind']): readonly Legal[] =>
  legal.filter(({ inputs = {} }) => Object.values(inputs).some(input => input.kind === kind));

/** Moves that one seat may choose from, as options; undefined where it has no choice or somebody else moves too. */
const choiceOf = (legal: readonly Legal[], key: string): Task | undefined => {
  const seats = [...new Set(legal.map(({ by }) => by as number))];
  const lists = legal.filter(isPossible).map(optionsOf);
  if (seats.length !== 1 || lists.some(list => list === undefined)) return undefined;
  const options = lists.flatMap(list => list ?? []);
  if (options.length < 2 || options.length > maxOptions) return undefined;
  const kind = options.some(({ input }) => input !== undefined) ? 'number' : 'choice';
  return { key, seats, kind, options };
};

/**
 * The task after an entry; null for none. `asked`: what the act asks for. `legal`: all legal moves. `entries`: so many so far.
 * An act that declares nothing of what it asks for still has its tasks, which then bring no points.
 */
export const taskOf = (asked: readonly Asked[], legal: readonly Legal[], entries: number): Task | null => {
  const owed = legal.filter(({ by }) => typeof by === 'number');
  const seats = [...new Set(owed.map(({ by }) => by as number))];
  const open = asked.find(({ stage }) => stage === 'open');
  if (open !== undefined) {
    const { key, ask, pattern = '', choices = [] } = open;
    return open.number ? { key, seats, kind: 'guess', ask } : { key, seats, kind: 'answer', ask, pattern, choices };
  }
  const key = `entry ${entries}`;
  if (inputsOf(owed, 'number').length > 0) return { key, seats, kind: 'guess', ask: '' };
  if (inputsOf(owed, 'text').length > 0) return { key, seats, kind: 'answer', ask: '', pattern: '', choices: [] };
  return choiceOf(owed, key) ?? null;
};

/** What a call counts as: alike where two answers are the same. undefined if it is none. */
export const callOf = (task: Task, value: string): string | undefined => {
  switch (task.kind) {
    case 'guess': {
      const number = Number(value);
      return value.trim() !== '' && Number.isFinite(number) ? String(number) : undefined;
    }
    case 'answer': {
      if (value.trim() === '' || value.length > longestCall) return undefined;
      if (task.choices.length === 0) return value.trim();
      return task.choices.find(choice => normal(choice) === normal(value));
    }
    default:
      return task.options.find(option => option.value === value)?.value;
  }
};
