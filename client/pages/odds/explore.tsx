/** A position of one act, set by hand, with its odds as a card, as tables and as curves. */
import { useMemo, useState } from 'preact/hooks';
import { type Knob, type Study, startOf, type Value, viewOf } from '../../../shared/lesson/studies.ts';
import { approx, parseFraction } from '../../../shared/odds/fraction.ts';
import { unitOf } from '../../../shared/odds/worth.ts';
import { plainName } from '../../../shared/words/commentary.ts';
import type { LessonWords } from '../../../shared/words/en/lesson.ts';
import { narratorFor } from '../../../shared/words/index.ts';
import { useOdds } from '../../odds/exact-odds.ts';
import { OddsCard } from '../../odds/odds-card.tsx';
import { choiceName, worthOf } from '../../odds/phrases.ts';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { CurveChart, figureText, nameOf, type Texts } from './curve-chart.tsx';

/** Positions that are counted in dollars. */
const inMoney: ReadonlySet<string> = new Set(['pot', 'jackpot']);

interface KnobFieldProps {
  readonly knob: Knob;
  readonly value: Value | undefined;
  readonly texts: LessonWords;
  readonly onChange: (value: Value) => void;
}

const KnobField = ({ knob, value, texts, onChange }: KnobFieldProps) => {
  const name = texts.knobs[knob.name] ?? plainName(knob.name);
  if (knob.kind === 'range')
    return (
      <label class="knob row">
        <span class="weight-6">
          {name}{' '}
          <b>{inMoney.has(knob.name) ? narratorFor([]).money(Number(value)) : narratorFor([]).number(Number(value))}</b>
        </span>
        <input
          class="w-full tap"
          type="range"
          min={knob.min}
          max={knob.max}
          step={knob.step}
          value={Number(value)}
          onInput={event => onChange(Number(event.currentTarget.value))}
        />
      </label>
    );
  const chosen = Array.isArray(value) ? (value as readonly number[]) : [];
  const buttons =
    knob.kind === 'set'
      ? knob.of
          .toSorted((a, b) => a - b)
          .map(one => ({
            text: String(one),
            on: chosen.includes(one),
            full: !chosen.includes(one) && chosen.length >= (knob.most ?? knob.of.length),
            next: chosen.includes(one) ? chosen.filter(other => other !== one) : [...chosen, one],
          }))
      : knob.of.map(one => ({ text: texts.choices[one] ?? one, on: one === value, full: false, next: one }));
  return (
    <fieldset class="knob row">
      <legend class="weight-6">{name}</legend>
      {buttons.map(({ text, on, full, next }) => (
        <Button key={text} aria-pressed={on} disabled={full} onClick={() => onChange(next)}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
};

/** A line of a table: its name, the name of its figure in the contract, and the figure as an exact fraction. */
type Row = readonly [name: string, of: string, exact: string];

interface FigureTableProps {
  readonly caption: string;
  readonly what: string;
  readonly rows: readonly Row[];
  readonly text: (of: string, value: number) => string;
  readonly exactly: boolean;
  readonly texts: LessonWords;
}

/** Names and their results, with the exact fraction below on request. */
const FigureTable = ({ caption, what, rows, text, exactly, texts }: FigureTableProps) => (
  <DataTable
    caption={caption}
    heads={[what, exactly ? texts.exact : texts.figure]}
    rows={rows.map(([name, of, exact]) => [
      name,
      <>
        {text(of, approx(parseFraction(exact)))}
        {exactly && exact.includes('/') && <small class="exact block anywhere weight-5 in-ink-2 t2">{exact}</small>}
      </>,
    ])}
  />
);

interface ExploreProps {
  readonly study: Study;
  readonly options: unknown;
  readonly lesson: Texts;
}

export const Explore = ({ study, options, lesson }: ExploreProps) => {
  const [values, setValues] = useState(() => startOf(study));
  const view = useMemo(() => viewOf(study, values), [study, values]);
  const [exactly, setExactly] = useState(false);
  const known = useOdds(view, options, true);
  const tell = narratorFor([]);
  const unit = unitOf(view);
  const text = (of: string, value: number) => figureText(of, value, unit, tell);
  const now = known?.odds ?? null;
  return (
    <section class="page-card stack">
      <h2>{lesson.acts[study.act]}</h2>
      <div class="explore as-grid items-start gap-4">
        <section class="stack" aria-label={`${lesson.acts[study.act]}: ${lesson.set}`}>
          {study.knobs.map(knob => (
            <KnobField
              key={knob.name}
              knob={knob}
              value={values[knob.name]}
              texts={lesson}
              onChange={value => setValues({ ...values, [knob.name]: value })}
            />
          ))}
        </section>
        <div class="glance inset">
          {known === null || now === null ? (
            <p role="status">{lesson.computing}</p>
          ) : (
            <OddsCard {...known} tell={tell} />
          )}
        </div>
      </div>
      {now !== null && (
        <div class="odds-tables columns">
          {now.decisions.length > 0 && (
            <FigureTable
              caption={lesson.worth}
              what={lesson.choice}
              rows={now.decisions.map(one => [choiceName(view, one, tell), one.do, one.worth])}
              text={(_, value) => worthOf(view, value, tell)}
              exactly={exactly}
              texts={lesson}
            />
          )}
          <FigureTable
            caption={lesson.table}
            what={lesson.what}
            rows={now.odds.map(({ of, exact }) => [nameOf(study, of, lesson), of, exact])}
            text={text}
            exactly={exactly}
            texts={lesson}
          />
          {Object.entries(now.policies).map(([policy, outcomes]) => (
            <FigureTable
              key={policy}
              caption={`${lesson.policies}: ${lesson.names[policy] ?? plainName(policy)}`}
              what={lesson.outcome}
              rows={Object.entries(outcomes).map(([of, exact]) => [nameOf(study, of, lesson), of, exact])}
              text={text}
              exactly={exactly}
              texts={lesson}
            />
          ))}
          <Button class="small odds-exactly" aria-pressed={exactly} onClick={() => setExactly(!exactly)}>
            {lesson.fractions}
          </Button>
        </div>
      )}
      {study.curves.map((curve, i) => (
        <CurveChart key={i} study={study} curve={curve} values={values} options={options} now={now} texts={lesson} />
      ))}
    </section>
  );
};
