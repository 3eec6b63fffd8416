/** What may be asked for: legal moves, the ranges of their inputs, and the one place where a move is refused. */
import type { Json } from './json.ts';
import { type Phrase, phrase, textOf } from './phrase.ts';

/** Who acts: the host, a seat, or a deadline that passed. */
export type Actor = 'host' | 'clock' | number;

/** The range of one input of a legal move. Buttons, robots and refusals read it. */
export type Input =
  | { readonly kind: 'int'; readonly min: number; readonly max: number }
  | { readonly kind: 'number' }
  /** `min`: blanks alone are not enough. */
  | { readonly kind: 'text'; readonly min?: 1; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly of: Input; readonly length: number }
  /**
   * Exactly one of these sets, with its members in any order. `faces`: the members are places of dice from 1, and these lie
   * there; sets of the same faces do the same.
   */
  | { readonly kind: 'set'; readonly of: readonly (readonly Json[])[]; readonly faces?: readonly number[] };

export interface Legal {
  readonly by: Actor;
  readonly do: string;
  readonly inputs?: Readonly<Record<string, Input>>;
  /** The inputs stay secret until the rules reveal them. Each seat makes one such move. */
  readonly sealed?: true;
  /** It may draw, so a link goes with it (fairness.md 2). Only whoever may make the move sees this. */
  readonly draws?: true;
}

/**
 * Whether any inputs are in range. An act may list a move whose range is empty (a bet from an empty bank). Nobody is offered
 * it, and an attempt is refused with a reason.
 */
export const isPossible = ({ inputs }: Legal): boolean => {
  for (const name in inputs) {
    const input = inputs[name];
    if (input?.kind === 'int' && input.max < input.min) return false;
    if ((input?.kind === 'choice' || input?.kind === 'set') && input.of.length === 0) return false;
  }
  return true;
};

/** Seats that owe a move, ascending. */
export const waitingFor = (legal: readonly Legal[]): readonly number[] => {
  const seats = new Set<number>();
  for (const { by } of legal) if (typeof by === 'number') seats.add(by);
  return [...seats].sort((a, b) => a - b);
};

/** A move as received. Only its form has been checked. */
export interface Move {
  readonly by: Actor;
  readonly do: string;
  readonly [input: string]: unknown;
}

export type Code = 'unknown-move' | 'not-now' | 'not-yours' | 'bad-input';

export interface Refusal {
  readonly ok: false;
  readonly code: Code;
  readonly message: string;
  /** The message as data, so that it can be translated. */
  readonly phrase: Phrase;
}

export type Inputs = Readonly<Record<string, Json>>;

/** The longest text that a player may send. */
export const textLimit = 200;

/** The value if it is in range (a set in the order of the rules), otherwise undefined. */
const accept = (input: Input, value: unknown): Json | undefined => {
  switch (input.kind) {
    case 'int':
      return Number.isInteger(value) && (value as number) >= input.min && (value as number) <= input.max
        ? (value as number)
        : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'text':
      return typeof value === 'string' && value.length <= input.max && (input.min === undefined || value.trim() !== '')
        ? value
        : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return input.of.find(item => item === value);
    case 'list': {
      if (!Array.isArray(value) || value.length !== input.length) return undefined;
      const items = value.map(item => accept(input.of, item));
      return items.some(item => item === undefined) ? undefined : (items as Json[]);
    }
    case 'set': {
      if (!Array.isArray(value)) return undefined;
      // Members differ from each other, so the same number of items that match all of them is the set, in any order.
      return input.of.find(
        set => set.length === value.length && set.every(member => value.some(item => fits(item, member))),
      );
    }
  }
};

/** Whether an item is this member of a set. Unknown fields are ignored (contract.md 2). */
const fits = (item: unknown, member: Json): boolean => {
  if (typeof member !== 'object' || member === null) return item === member;
  if (typeof item !== 'object' || item === null || Array.isArray(item) !== Array.isArray(member)) return false;
  if (Array.isArray(member) && (item as unknown[]).length !== member.length) return false;
  for (const key in member) {
    if (
      !Object.hasOwn(item, key) ||
      !fits((item as Record<string, unknown>)[key], (member as Record<string, Json>)[key] ?? null)
    )
      return false;
  }
  return true;
};

/** Whether what was sent is the move that was accepted: with a set in the order of the rules, and nothing of unknown fields. */
export const isSameMove = (sent: Move, accepted: Move): boolean =>
  Object.entries(accepted).every(([name, held]) => {
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
    if (!Array.isArray(held)) return fits(value, held as Json);
    return (
      Array.isArray(value) && value.length === held.length && held.every(one => value.some(item => fits(item, one)))
    );
  });

const wantedInput = (input: Input): Phrase => {
  switch (input.kind) {
    case 'int':
      if (input.max < input.min) return phrase('atLeastButOnly', input.min, Math.max(0, input.max));
      return phrase('wholeNumber', input.min, input.max);
    case 'number':
      return phrase('number');
    case 'text':
      return phrase(input.min === undefined ? 'textUpTo' : 'text', input.max);
    case 'flag':
      return phrase('trueOrFalse');
    case 'choice':
      return phrase('oneOf', input.of.join(', '));
    case 'list':
      return phrase('listOf', input.length, wantedInput(input.of));
    case 'set':
      return phrase(
        'oneOf',
        `${input.of
          .slice(0, 12)
          .map(set => JSON.stringify(set))
          .join(', ')}${input.of.length > 12 ? ' …' : ''}`,
      );
  }
};

const refusal = (code: Code, what: Phrase): Refusal => ({ ok: false, code, message: textOf(what), phrase: what });

const actorName = (by: Actor, names: readonly string[]): string | Phrase =>
  by === 'host' ? phrase('host') : by === 'clock' ? phrase('clock') : (names[by] ?? phrase('seat', by));

/** Messages name no more actors, because a thousand entrants may owe the same move. */
const maxNamed = 8;

/** Each actor of these moves once, joined with "and" or "or". */
const actorsOf = (legal: readonly Legal[], names: readonly string[], how: 'and' | 'or'): string | Phrase => {
  const actors = [...new Set(legal.map(({ by }) => by))].slice(0, maxNamed);
  const [first, ...others] = actors.map(by => actorName(by, names));
  return first === undefined ? phrase('host') : others.reduce((all, one) => phrase(how, all, one), first);
};

/** Messages cut an unknown name there. */
const excerpt = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

/** Why a move is refused, in the order of the contract. */
const refusalOf = (move: Move, legal: readonly Legal[], known: boolean, names: readonly string[]): Refusal => {
  if (!known) return refusal('unknown-move', phrase('unknownMove', excerpt(move.do)));
  const same = legal.filter(item => item.do === move.do);
  if (same.length === 0) {
    const owed = legal.filter(item => typeof item.by === 'number');
    return refusal('not-now', phrase('notNow', move.do, actorsOf(owed, names, 'and')));
  }
  // A seat that is missing from the sealed moves has made its own already.
  if (typeof move.by === 'number' && same.every(item => item.sealed)) {
    return refusal('not-now', phrase('sentAlready', actorName(same[0]!.by, names)));
  }
  return refusal('not-yours', phrase('notYours', move.do, actorsOf(same, names, 'or')));
};

const grouped = new WeakMap<readonly Legal[], ReadonlyMap<Actor, readonly Legal[]>>();

/** The moves of one actor, indexed once per list. */
export const legalBy = (legal: readonly Legal[], actor: Actor): readonly Legal[] => {
  let known = grouped.get(legal);
  if (known === undefined) {
    const groups = new Map<Actor, Legal[]>();
    for (const item of legal) {
      const group = groups.get(item.by);
      if (group === undefined) groups.set(item.by, [item]);
      else group.push(item);
    }
    known = groups;
    grouped.set(legal, known);
  }
  return known.get(actor) ?? [];
};

/**
 * Judges a move against the legal ones. The first code that applies wins: unknown-move, not-now, not-yours, bad-input
 * (contract.md 2). `known`: whether any act of the show has the move.
 */
export const judgeMove = (
  move: Move,
  legal: readonly Legal[],
  known: boolean,
  names: readonly string[],
): { readonly ok: true; readonly legal: Legal; readonly inputs: Inputs } | Refusal => {
  const mine = known ? legal.find(item => item.do === move.do && item.by === move.by) : undefined;
  if (mine === undefined) return refusalOf(move, legal, known, names);
  const inputs: Record<string, Json> = {};
  for (const name in mine.inputs) {
    const input = mine.inputs[name]!;
    const value = Object.hasOwn(move, name) ? accept(input, move[name]) : undefined;
    if (value === undefined) return refusal('bad-input', phrase('badInput', name, wantedInput(input)));
    inputs[name] = value;
  }
  return { ok: true, legal: mine, inputs };
};
