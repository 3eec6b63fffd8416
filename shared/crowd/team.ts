/** A seat that is a team: what its members may advise, and what follows from what they advised (contract.md 11). */
import { actMoves, type Frame } from '../engine/frame.ts';
import { isSame } from '../engine/json.ts';
import { normal } from '../engine/judge.ts';
import { type Input, isPossible, type Legal } from '../engine/moves.ts';
import type { Asked } from '../engine/show.ts';
import { callOf, moveCalled, type Option, optionMade, optionsOf, type Task } from './task.ts';

/** What a team's members are asked. */
export interface TeamTask {
  /** `team SEAT N`: opened after N entries. */
  readonly key: string;
  /** As for the crowd, but with the moves of this seat alone. An option may be the only one. */
  readonly task: Task;
  /** Moves that may be called instead of an answer or a number. Their values are in brackets: `(pass)`. */
  readonly moves: readonly Option[];
  /** Lowest and highest whole number, where numbers are called. */
  readonly range?: readonly [lowest: number, highest: number];
}

/** More options than fit a phone: somebody has to choose among them who sees the whole board. */
const maxOptions = 40;

const inputsOf = ({ inputs = {} }: Legal): readonly (readonly [string, Input])[] => Object.entries(inputs);

const takes = (legal: Legal, ...kinds: readonly Input['kind'][]): boolean =>
  inputsOf(legal).some(([, { kind }]) => kinds.includes(kind));

const inBrackets = (option: Option): Option => ({ ...option, value: `(${option.value})` });

/** What a seat may do now, as a task; undefined for nothing, and where only its captain can say it. `entries`: so many so far. */
export const teamTaskOf = (
  asked: readonly Asked[],
  legal: readonly Legal[],
  seat: number,
  entries: number,
): TeamTask | undefined => {
  const own = legal.filter(item => item.by === seat && isPossible(item));
  const key = `team ${seat} ${entries}`;
  const seats = [seat];
  const about = asked.find(({ stage }) => stage === 'open');
  const moves = own.flatMap(item => (inputsOf(item).length === 0 ? (optionsOf(item) ?? []) : [])).map(inBrackets);
  if (own.some(item => takes(item, 'text'))) {
    const { key: of = key, ask = '', pattern = '', choices = [] } = about ?? {};
    return { key, task: { key: of, seats, kind: 'answer', ask, pattern, choices }, moves };
  }
  if (own.some(item => takes(item, 'number')))
    return { key, task: { key: about?.key ?? key, seats, kind: 'guess', ask: about?.ask ?? '' }, moves };
  const lists = own.map(optionsOf);
  const options = lists.flatMap(list => list ?? []);
  if (lists.every(list => list !== undefined) && options.length > 0 && options.length <= maxOptions) {
    const kind = options.some(({ input }) => input !== undefined) ? 'number' : 'choice';
    return { key, task: { key, seats, kind, options }, moves: [] };
  }
  const [number] = own.filter(item => inputsOf(item).length === 1 && takes(item, 'int'));
  const input = number === undefined ? undefined : inputsOf(number)[0]?.[1];
  if (input?.kind !== 'int' || own.length - moves.length !== 1) return undefined;
  return { key, task: { key, seats, kind: 'guess', ask: about?.ask ?? '' }, moves, range: [input.min, input.max] };
};

/** Whether there is nothing to choose: the first call makes it. */
export const hasOneWay = ({ task }: TeamTask): boolean => 'options' in task && task.options.length === 1;

/** Whether two tasks ask the same, whenever they were opened. */
export const asksSame = (a: TeamTask, b: TeamTask): boolean => {
  const asking = ({ task: { key, ...task }, moves, range }: TeamTask) => ({
    about: key.startsWith('team ') ? '' : key,
    task,
    moves,
    range,
  });
  return isSame(asking(a), asking(b));
};

/** Whether a call of a team's task is one of the crowd's too. */
export const isAskedOfAll = (team: Task, crowd: Task): boolean => {
  const { key, seats: _own, ...own } = team;
  const { key: asked, seats: _all, ...task } = crowd;
  return own.kind === task.kind && (key === asked || ('options' in task && isSame(own, task)));
};

/** What a call counts as; undefined if it is none. */
export const adviceOf = ({ task, moves, range }: TeamTask, value: string): string | undefined => {
  const move = moves.find(option => option.value === value);
  if (move !== undefined) return move.value;
  const call = callOf(task, value);
  if (call === undefined || range === undefined) return call;
  const number = Number(call);
  return Number.isInteger(number) && number >= range[0] && number <= range[1] ? call : undefined;
};

/** A call and when it was made: an earlier one has a lower number. */
export interface Advice {
  readonly call: string;
  readonly at: number;
}

interface Group {
  /** As it was called first. */
  readonly call: string;
  readonly times: number;
  /** When the last of them was made, and so when it reached its number. */
  readonly reached: number;
}

/** Calls that count as the same are one. Most first; of two with as many, the one that reached its number first. */
const grouped = (advice: readonly Advice[]): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const { call, at } of advice.toSorted((a, b) => a.at - b.at)) {
    const before = groups.get(normal(call));
    groups.set(normal(call), { call: before?.call ?? call, times: (before?.times ?? 0) + 1, reached: at });
  }
  return [...groups.values()].toSorted((a, b) => b.times - a.times || a.reached - b.reached);
};

/**
 * What a team has voted; "" for nothing. Most calls win. Of numbers it is the median, the lower of two in the middle, unless more
 * called a move instead.
 */
export const votedOf = ({ task }: TeamTask, advice: readonly Advice[]): string => {
  if (task.kind !== 'guess') return grouped(advice)[0]?.call ?? '';
  const numbers = advice.flatMap(({ call }) => (call.startsWith('(') ? [] : [Number(call)])).toSorted((a, b) => a - b);
  const [move] = grouped(advice.filter(({ call }) => call.startsWith('(')));
  if (move !== undefined && move.times > numbers.length) return move.call;
  const median = numbers[(numbers.length - 1) >> 1];
  return median === undefined ? '' : String(median);
};

/** What an input that nobody called takes: the first of its values, or the middle of its range. */
const usual = (input: Input): unknown => {
  switch (input.kind) {
    case 'int':
      return Math.floor((input.min + input.max) / 2);
    case 'choice':
    case 'set':
      return input.of[0];
    default:
      return undefined;
  }
};

export interface Called {
  readonly do: string;
  readonly [input: string]: unknown;
}

/** Without the brackets of a move that was called instead of an answer. */
const bare = (call: string): string => (call.startsWith('(') ? call.slice(1, -1) : call);

const isMove = ({ task, moves }: TeamTask, call: string): boolean =>
  'options' in task || moves.some(({ value }) => value === call);

/** The move of a seat that takes an answer or a number, and the input that it goes to. */
const answering = ({ task }: TeamTask, legal: readonly Legal[]): readonly [Legal, string] | undefined => {
  const kinds: readonly Input['kind'][] = task.kind === 'answer' ? ['text'] : ['number', 'int'];
  const found = legal.find(item => item.by === task.seats[0] && takes(item, ...kinds));
  const named = found && inputsOf(found).find(([, { kind }]) => kinds.includes(kind));
  return found === undefined || named === undefined ? undefined : [found, named[0]];
};

/** The move that a call means; undefined where it is not legal any more. `legal`: all moves. */
export const moveOf = (team: TeamTask, legal: readonly Legal[], call: string): Called | undefined => {
  if (isMove(team, call)) return moveCalled(bare(call));
  const [move, named] = answering(team, legal) ?? [];
  if (move === undefined) return undefined;
  const value = team.task.kind === 'answer' ? call : Number(call);
  const inputs = inputsOf(move).map(([name, input]) => [name, name === named ? value : usual(input)] as const);
  return { do: move.do, ...Object.fromEntries(inputs) };
};

/** What a team said about a move that was made for it. */
export interface Said {
  readonly seat: number;
  /** `answer` and `guess` tell only how many gave the answer that was given: other answers stay with the team. */
  readonly kind: Task['kind'];
  /** The call that most made, or the answer that was given; "" where something else was done instead of an answer. */
  readonly call: string;
  /** How many called it … */
  readonly times: number;
  /** … of so many, and how many called what comes next. */
  readonly of: number;
  readonly next: number;
  /** The captain decided otherwise. */
  readonly otherwise: boolean;
}

type Told = Called & { readonly by: unknown; readonly advice?: Readonly<Record<string, number>> };

/** What an entry tells of a team's advice; undefined for nothing. `before`: the frame before it. */
export const saidBy = (entry: Told, before: Frame): Said | undefined => {
  const { by, advice } = entry;
  if (typeof by !== 'number' || advice === undefined) return undefined;
  const legal = actMoves(before);
  const team = teamTaskOf(before.act.asked?.(before.state) ?? [], legal, by, 0);
  const counts = Object.entries(advice).toSorted(([, a], [, b]) => b - a);
  const [first, second] = counts;
  // What everybody must do anyway is not worth a word.
  if (team === undefined || first === undefined || hasOneWay(team)) return undefined;
  const of = counts.reduce((sum, [, times]) => sum + times, 0);
  const [, named = ''] = answering(team, legal) ?? [];
  const isMade = (call: string): boolean => {
    if (!isMove(team, call)) return normal(String(entry[named])) === normal(call);
    const options = 'options' in team.task ? team.task.options : team.moves;
    const called = optionMade(options, moveCalled(bare(call)));
    return called !== undefined && called === optionMade(options, entry);
  };
  const made = counts.find(([call]) => isMade(call));
  const common = { seat: by, of, next: second?.[1] ?? 0 };
  if (!('options' in team.task) && !(made !== undefined && isMove(team, made[0]))) {
    const [call, times] = made ?? [String(entry[named] ?? ''), 0];
    return { ...common, kind: team.task.kind, call, times, otherwise: false };
  }
  const told = 'options' in team.task ? first : (made ?? first);
  const otherwise = (made?.[1] ?? 0) < told[1];
  return { ...common, kind: 'choice', call: bare(told[0]), times: told[1], otherwise };
};
