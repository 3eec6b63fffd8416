/**
 * What a set of house rules changes about the acts of a show, exactly: the odds at the start of each act, under best play if
 * there are decisions, for the very options that a record would hold.
 */
import type { Source } from '../engine/chance.ts';
import { Episode } from '../engine/episode.ts';
import { readField, writeField } from '../engine/fields.ts';
import { approx, parseFraction } from '../odds/fraction.ts';
import { manifestOf } from '../shows/index.ts';
import type { ExactAct, Opening, RulesOfShow } from './house-of-show.ts';

export interface ExactFigure {
  /** The act played alone that shows it. */
  readonly act: string;
  /** The seat that plays the act, if it is another act for each; -1 for all alike. */
  readonly seat: number;
  /** As the contract names it: `swept`, `cash`, `bust` … */
  readonly of: string;
  readonly value: number;
}

/** Chance before an act begins does not change its value. */
const anyhow: Source = {
  dice: n => Array.from({ length: n }, () => 1),
  number: lo => lo,
  order: n => Array.from({ length: n }, (_, i) => i + 1),
};

type Options = Readonly<Record<string, unknown>>;

/** The act played alone as it begins in a show with these options: a record of it would hold this setting. */
const settingOf = async (show: string, options: Options, pack: object) => {
  const rules = await manifestOf(show)?.rules();
  if (rules === undefined) return undefined;
  const names = Object.keys(rules.options.fieldsFor(options));
  const lists = Object.keys((rules.pack.of ?? {}) as object);
  const only = (values: object, wanted: readonly string[]) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => wanted.includes(name)));
  const wanted = readField(rules.options, only(options, names));
  const questions = readField(rules.pack, only(pack, lists));
  if (wanted.faults.length > 0 || questions.faults.length > 0) return undefined;
  return { rules, setting: { options: wanted.value, pack: questions.value, seats: rules.seats[0] } };
};

const figuresOf = async (
  { show, best = [], odds: chances = [], also }: ExactAct,
  { seat, options: own }: Opening,
  options: Options,
  pack: object,
): Promise<readonly ExactFigure[]> => {
  const [act, odds] = await Promise.all([settingOf(show, { ...options, ...own }, pack), manifestOf(show)?.odds?.()]);
  if (act === undefined || odds === undefined) return [];
  const { rules, setting } = act;
  const episode = new Episode(rules, setting, ['', ''].slice(0, setting.seats), anyhow);
  if (!episode.play({ by: 'host', do: 'start' }).ok) return [];
  const view = episode.view('audience');
  const found = odds[view.act]?.(view, setting);
  if (found === undefined || found === null) return [];
  const bestPlay = found.policies.best ?? found.policies['best-turn'] ?? {};
  const more = also?.(setting) ?? {};
  const values: readonly (readonly [string, string | undefined])[] = [
    ...best.map(of => [of, bestPlay[of]] as const),
    ...chances.map(of => [of, found.odds.find(odd => odd.of === of)?.exact] as const),
    ...Object.entries(more),
  ];
  // A play whose value has too many digits to be worked out has none here either.
  return values.flatMap(([of, value]) =>
    value === undefined ? [] : [{ act: show, seat, of, value: approx(parseFraction(value)) }],
  );
};

/**
 * In the order declared; empty for a show without exact odds at its start, and for options that it does not take. `options`: as
 * a record holds them. `pack`: questions with which acts open.
 */
export const exactFigures = async (
  { exact, options: fields }: RulesOfShow,
  options: object,
  pack: object,
): Promise<readonly ExactFigure[]> => {
  const read = readField(fields, options);
  if (read.faults.length > 0) return [];
  const written = writeField(fields, read.value);
  const found = exact.flatMap(act => {
    const openings = act.openings?.(read.value as never) ?? [{ seat: -1, options: {} }];
    return openings.map(opening => figuresOf(act, opening, written, pack));
  });
  return (await Promise.all(found)).flat();
};
