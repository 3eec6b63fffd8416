/**
 * What a set of house rules changes about the acts of a show, exactly: the odds at the start of each act, under best play if
 * there are decisions.
 */
import type { Source } from '../engine/chance.ts';
import { Episode } from '../engine/episode.ts';
import { readField } from '../engine/fields.ts';
import { approx, parseFraction } from '../odds/fraction.ts';
import { manifestOf } from '../shows/index.ts';
import type { ExactAct } from './house-of-show.ts';

export interface ExactFigure {
  /** The act played alone that shows it. */
  readonly act: string;
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

/** The best policy, whatever its name. */
const bestOf = (policies: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  policies.best ?? policies['best-turn'];

const figuresOf = async ({ show, options = {}, figures: tells }: ExactAct, house: object, pack: object) => {
  const manifest = manifestOf(show);
  if (manifest?.odds === undefined) return [];
  const [rules, odds] = await Promise.all([manifest.rules(), manifest.odds()]);
  const lists = Object.keys((rules.pack.of ?? {}) as object);
  const own = Object.fromEntries(Object.entries(pack).filter(([name]) => lists.includes(name)));
  const [wanted, questions] = [readField(rules.options, { ...options, house }), readField(rules.pack, own)];
  if (wanted.faults.length > 0 || questions.faults.length > 0) return [];
  const setting = { options: wanted.value, pack: questions.value, seats: rules.seats[0] };
  const episode = new Episode(rules, setting, ['', ''].slice(0, setting.seats), anyhow);
  const started = episode.play({ by: 'host', do: 'start' });
  if (!started.ok) return [];
  const view = episode.view('audience');
  const act = odds[view.act]?.(view, setting);
  if (act === undefined || act === null) return [];
  const best = bestOf(act.policies) ?? {};
  return tells.flatMap((of): readonly ExactFigure[] => {
    const fraction = best[of] ?? act.odds.find(odd => odd.of === of)?.exact;
    return fraction === undefined ? [] : [{ act: show, of, value: approx(parseFraction(fraction)) }];
  });
};

/** In the order declared; empty for a show without exact odds at its start. `pack`: questions with which acts open. */
export const exactFigures = async (
  acts: readonly ExactAct[],
  house: object,
  pack: object,
): Promise<readonly ExactFigure[]> => (await Promise.all(acts.map(act => figuresOf(act, house, pack)))).flat();
