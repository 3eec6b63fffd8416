/**
 * Odds drawn as curves, over a value that is set by hand or over a family of figures. Also the names that lines and tables
 * share.
 */
import { useMemo, useState } from 'preact/hooks';
import {
  type Curve,
  pointsOf,
  type ShowLessonWords,
  type Study,
  type Values,
  viewOf,
} from '../../../shared/lesson/studies.ts';
import { approx, parseFraction } from '../../../shared/odds/fraction.ts';
import type { Odds } from '../../../shared/odds/odds.ts';
import { type Unit, unitOf } from '../../../shared/odds/worth.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { LessonWords } from '../../../shared/words/en/lesson.ts';
import { words as catalogue, narratorFor } from '../../../shared/words/index.ts';
import { oddsAt } from '../../odds/exact-odds.ts';
import { effectName, percent, worthOf } from '../../odds/phrases.ts';
import { LineChart } from '../../parts/coming-chart.tsx';
import type { Series } from '../../parts/line-chart.tsx';
import { moveName } from '../../parts/move-words.ts';
import { useWork } from '../../parts/timing.ts';

/** Names of counts and of payments. Everything else is a chance or a share of the stake. */
const counted: ReadonlySet<string> = new Set(['rolls', 'points']);
const paid: ReadonlySet<string> = new Set(['worth', 'cash', 'prizes', 'wild-money']);

/** “17%”, “$3,147”, “2.06”: as people say it. */
export const figureText = (name: string, value: number, unit: Unit, tell: Narrator): string => {
  const of = name.replace(/^.*[.:]/, '');
  if (paid.has(of)) return tell.money(Math.round(value));
  if (!counted.has(of) && Math.abs(value) <= 1) return percent(value, 3);
  if (!counted.has(of) && unit === 'money') return tell.money(Math.round(value));
  return new Intl.NumberFormat(catalogue().language, { maximumFractionDigits: 2 }).format(value);
};

const inks: readonly (readonly [string, readonly number[]])[] = [
  ['#0b62a8', []],
  ['#b3261a', [9, 5]],
  ['#3d7500', [3, 4]],
  ['#7a3fb0', [14, 4, 3, 4]],
];

/** Words of the page, with those of its show. */
export type Texts = LessonWords & Pick<ShowLessonWords, 'acts' | 'families' | 'misprint'>;

/** `flaming-four.return` → “Flaming Four, mean return”. */
export const nameOf = (study: Study, of: string, lesson: Texts): string =>
  lesson.names[of] ??
  lesson.families?.[of.replace(/\.\d+$/, '')]?.(of.replace(/^.*\./, '')) ??
  of
    .split('.')
    .map(part => lesson.names[part] ?? effectName(study, part))
    .join(', ');

const lineName = (study: Study, line: string, texts: Texts): string => {
  const [kind = '', of = ''] = line.split(':');
  return kind === 'decision' ? moveName(of) : nameOf(study, of, texts);
};

/** The value of a line, if the odds have it. */
const figureOf = (line: string, { odds, decisions, policies }: Odds): number | null => {
  const [kind, of = ''] = line.split(':');
  if (kind === 'odd') return odds.find(one => one.of === of)?.approx ?? null;
  const [policy = '', outcome = ''] = of.split('.');
  const text = kind === 'decision' ? decisions.find(({ do: move }) => move === of)?.worth : policies[policy]?.[outcome];
  return text === undefined ? null : approx(parseFraction(text));
};

interface DrawnCurve {
  readonly x: readonly number[];
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

const useCurve = (study: Study, curve: Curve, values: Values, options: unknown, now: Odds | null, texts: Texts) => {
  const [drawn, draw] = useState<DrawnCurve | null>(null);
  // A curve over a knob does not depend on the knob's own value.
  const others = 'over' in curve ? { ...values, [curve.over]: 0 } : values;
  const key = JSON.stringify(others);
  useWork(
    async wanted => {
      if ('family' in curve) {
        if (now === null) return;
        const prefix = `${curve.family}.`;
        const own = now.odds.filter(({ of }) => of.startsWith(prefix));
        draw({
          x: own.map(({ of }) => Number(of.slice(prefix.length))),
          lines: [{ name: texts.names[curve.family] ?? curve.family, values: own.map(one => one.approx) }],
        });
        return;
      }
      const points = pointsOf(study, curve.over);
      const found: (Odds | null)[] = [];
      for (const { value } of points) {
        found.push(await oddsAt(viewOf(study, { ...values, [curve.over]: value }), options));
        if (!wanted()) return;
      }
      draw({
        x: points.map(({ x }) => x),
        lines: curve.lines.map(line => ({
          name: lineName(study, line, texts),
          values: found.map(odds => (odds === null ? null : figureOf(line, odds))),
        })),
      });
    },
    [study, curve, key, 'family' in curve ? now : null],
  );
  return drawn;
};

interface CurveProps {
  readonly study: Study;
  readonly values: Values;
  readonly options: unknown;
  readonly now: Odds | null;
  readonly texts: Texts;
}

export const CurveChart = ({ study, curve, values, options, now, texts }: CurveProps & { readonly curve: Curve }) => {
  const { language } = catalogue();
  const drawn = useCurve(study, curve, values, options, now, texts);
  const figure = useMemo(() => new Intl.NumberFormat(language, { maximumSignificantDigits: 5 }), [language]);
  const unit = unitOf(viewOf(study, values));
  // All lines of one chart are of one kind.
  const of = 'over' in curve ? (curve.lines[0] ?? '') : curve.family;
  const text = (value: number) =>
    of.startsWith('decision:')
      ? worthOf(viewOf(study, values), value, narratorFor([]), true)
      : figureText(of, value, unit, narratorFor([]));
  if (drawn === null || drawn.x.length < 2) return null;
  const set = study.knobs.find(({ name, kind }) => 'over' in curve && name === curve.over && kind === 'set');
  const knob = 'over' in curve ? (texts.knobs[curve.over] ?? curve.over) : (texts.names[curve.family] ?? '');
  const over = set?.kind === 'set' ? texts.count(knob, set.of.slice(0, set.most).join(', ')) : knob;
  // Plans that are compared by one outcome: it is named once, in the title.
  const outcomes = new Set('over' in curve ? curve.lines.map(line => /^policy:.*\.(.*)$/.exec(line)?.[1] ?? line) : []);
  const [outcome = ''] = outcomes;
  const compared = 'over' in curve && curve.lines.length > 1 && outcomes.size === 1;
  const lines = compared ? [nameOf(study, outcome, texts)] : drawn.lines.map(({ name }) => name);
  const title = 'over' in curve ? texts.curve(narratorFor([]).list(lines), over) : over;
  const series: readonly Series[] = drawn.lines.map(({ name, values: line }, i) => {
    const [colour = '#17110d', dash = []] = inks[i] ?? [];
    const plan = compared ? name.replace(/, [^,]*$/, '') : name;
    return { name: plan, values: line, colour, dash };
  });
  const here = 'over' in curve ? values[curve.over] : undefined;
  const at = typeof here === 'number' ? here : Array.isArray(here) ? here.length : Number.NaN;
  return (
    <figure>
      <figcaption class="bold">{title}</figcaption>
      <LineChart
        label={`${title}: ${drawn.x.map((x, i) => `${x}: ${drawn.lines.map(line => text(line.values[i] ?? 0)).join(' / ')}`).join('; ')}`}
        x={{ name: knob, values: drawn.x, text: x => figure.format(x) }}
        y={text}
        series={series}
        mark={drawn.x.indexOf(at)}
        height={240}
      />
    </figure>
  );
};
