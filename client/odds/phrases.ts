/** Odds in words: chances, what a choice is called, and what it is worth. */
import { moveCalled, type Option, type Task } from '../../shared/crowd/task.ts';
import type { View } from '../../shared/engine/show.ts';
import type { Decision } from '../../shared/odds/odds.ts';
import { numbersOf, unitOf } from '../../shared/odds/worth.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import { odds as texts } from '../../shared/words/en/odds.ts';
import { words } from '../../shared/words/index.ts';
import { moveName } from '../parts/move-words.ts';

/** “17%”, “2.8%”: two significant figures can be read at a glance. */
export const percent = (chance: number, figures = 2): string =>
  new Intl.NumberFormat(words().language, { style: 'percent', maximumSignificantDigits: figures }).format(chance);

interface Cell {
  /** From 0. */
  readonly row: number;
  readonly number: number;
}

/** “Pick 3 and 4”: a move with the numbers that it names. */
export const choiceName = (view: Pick<View, 'board'>, choice: Decision, tell: Narrator): string => {
  if (Array.isArray(choice.cells)) {
    const cells = (choice.cells as unknown as readonly Cell[]).map(({ row, number }) => texts.cell(number, row + 1));
    return texts.named(moveName(choice.do), tell.list(cells));
  }
  const numbers = numbersOf(view, choice);
  // The faces of held dice: sorted and short.
  if (choice.dice !== undefined) return texts.named(moveName(choice.do), numbers.toSorted((a, b) => a - b).join(' '));
  const move = moveName(choice.do);
  return numbers.length === 0 ? move : texts.named(move, tell.list(numbers.map(String)));
};

/** A call as people say it: the name of a move with its number or letter, or the text as it was typed. */
export const callName = (value: string, kind: Task['kind'], view: Pick<View, 'board'>, tell: Narrator): string => {
  if (kind === 'answer' || kind === 'guess') return value;
  const { do: move, ...inputs } = moveCalled(value);
  const [input] = Object.values(inputs);
  return typeof input === 'string'
    ? texts.named(moveName(move), input)
    : choiceName(view, { ...inputs, do: move, worth: '' }, tell);
};

/** More options than these are named by their numbers alone, if all of them are the same move. */
const fewNames = 6;

/** Short names of many options, which differ in nothing but their numbers; undefined where they need whole ones. */
export const shortNames = (task: Task, view: Pick<View, 'board'>): ((value: string) => string) | undefined => {
  const options = 'options' in task ? task.options : [];
  const nameOf = (value: string): string => {
    const choice: Decision = { ...moveCalled(value), worth: '' };
    // Of cells the row counts too.
    const cells = Array.isArray(choice.cells) ? (choice.cells as unknown as readonly Cell[]) : [];
    const named = cells.map(({ row, number }) => texts.cell(number, row + 1));
    return (named.length > 0 ? named : numbersOf(view, choice)).join(named.length > 0 ? ', ' : ' ');
  };
  const isAlike = ({ do: move, value }: Option) => move === options[0]?.do && nameOf(value) !== '';
  return options.length > fewNames && options.every(isAlike) ? nameOf : undefined;
};

/** `bare`: without the unit. */
export const worthOf = (view: View, value: number, tell: Narrator, bare = false): string => {
  const unit = unitOf(view);
  if (unit === 'chance') return percent(value);
  const rounded = Math.round(value);
  return unit === 'money' ? tell.money(rounded) : bare ? tell.number(rounded) : texts.points(tell.number(rounded));
};

/** The name of an outcome, where the act has a word of its own for it. */
export const effectName = (view: Pick<View, 'show' | 'act'>, does: string): string =>
  words().term('outcomes', does, view.show, view.act) ?? texts.does[does] ?? moveName(does);
