/** What the board of an act without one of its own says: the fields of its view, named in the words of the show. */
import { type BoardShape, fieldOf, isJson, type Shape } from '../shared/engine/board.ts';
import type { Json } from '../shared/engine/json.ts';
import type { View } from '../shared/engine/show.ts';
import { scoreUnitOf } from '../shared/shows/index.ts';
import { type Narrator, plainName } from '../shared/words/commentary.ts';
import { stage } from '../shared/words/en/stage.ts';
import { words } from '../shared/words/index.ts';

/** Fields that are shown elsewhere. */
const drawnElsewhere = ['dice', 'question', 'choices', 'house'];

interface Speaking {
  readonly show: string;
  readonly tell: Narrator;
}

/** A value in words; "" for nothing to show. */
const textOf = (value: Json, shape: Shape | undefined, speaking: Speaking): string => {
  const { show, tell } = speaking;
  if (Array.isArray(value)) {
    const item = Array.isArray(shape) ? (shape as readonly [Shape])[0] : undefined;
    return value
      .map(one => textOf(one as Json, item, speaking))
      .filter(Boolean)
      .join(' · ');
  }
  if (typeof value === 'object' && value !== null) {
    const fields = (shape ?? {}) as BoardShape;
    return Object.entries(value)
      .map(([field, one]) => textOf(one as Json, fields[field], speaking))
      .filter(Boolean)
      .join(' ');
  }
  if (typeof value === 'boolean') return value ? stage.plain.yes : stage.plain.no;
  if (typeof value !== 'number') return String(value ?? '');
  if (shape === 'seat') return value < 0 ? '' : tell.name(value);
  if (shape === 'amount' || shape === 'goal')
    return scoreUnitOf(show) === 'money' ? tell.money(value) : tell.number(value);
  return value < 0 ? '' : tell.number(value);
};

interface Fact {
  readonly field: string;
  readonly name: string;
  readonly text: string;
}

/** Whose turn it is says the lamp of a desk, and the page of a player: it is a fact of the board where that has no other. */
export const factsOf = (
  shape: BoardShape,
  { view, tell }: { readonly view: View; readonly tell: Narrator },
): readonly Fact[] => {
  const { show, act, board } = view;
  const facts = Object.entries(board).flatMap(([field, value]) => {
    const of = shape[field];
    const isShown = of !== 'pot' && !(of !== undefined && isJson(of)) && !drawnElsewhere.includes(field);
    const text = isShown ? textOf(value as Json, of, { show, tell }) : '';
    return text === '' ? [] : [{ field, name: words().term('fields', field, show, act) ?? plainName(field), text }];
  });
  const turn = fieldOf(shape, 'seat');
  const others = facts.filter(({ field }) => field !== turn);
  return others.length > 0 ? others : facts;
};
