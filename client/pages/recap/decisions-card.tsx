/** Best and worst decisions by the exact odds of their moments, and how luck went over the show. */
import { useMemo, useState } from 'preact/hooks';
import { approx, parseFraction } from '../../../shared/odds/fraction.ts';
import type { Unit } from '../../../shared/odds/worth.ts';
import { choicesIn, finest, givenAway, type Weighed, weigh, worst } from '../../../shared/recap/decisions.ts';
import type { Story } from '../../../shared/recap/story.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { recap as words } from '../../../shared/words/en/recap.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { getRoom } from '../../api.ts';
import { oddsAt } from '../../odds/exact-odds.ts';
import { choiceName, percent } from '../../odds/phrases.ts';
import { Button } from '../../parts/button.tsx';
import { inkOf, LineChart } from '../../parts/coming-chart.tsx';
import type { Series } from '../../parts/line-chart.tsx';
import { useLoaded } from '../../parts/task.ts';
import { useWork } from '../../parts/timing.ts';
import type { RecapProps } from './moment-lines.ts';

const { decisions: texts } = words;

interface Progress {
  readonly weighed: readonly Weighed[];
  readonly done: number;
  readonly of: number;
}

/** Asks the odds worker about one decision after another, and reports in steps of 20. */
const useDecisions = (story: Story): Progress => {
  const [progress, setProgress] = useState<Progress>({ weighed: [], done: 0, of: 1 });
  useWork(
    async wanted => {
      const choices = choicesIn(story);
      const weighed: Weighed[] = [];
      for (const [i, choice] of choices.entries()) {
        const odds = await oddsAt(choice.before.view, story.options);
        if (!wanted()) return;
        const one = odds === null ? undefined : weigh(choice, odds);
        if (one !== undefined) weighed.push(one);
        if (i % 20 === 19) setProgress({ weighed: [...weighed], done: i + 1, of: choices.length });
      }
      setProgress({ weighed, done: choices.length, of: choices.length });
    },
    [story],
  );
  return progress;
};

/** Leaders of the audience's game; nothing if nobody played it. */
const BestOfAudience = ({ story: { code }, tell }: RecapProps) => {
  const best = useLoaded(() => getRoom(code), [code])?.table ?? [];
  return best.length === 0 ? null : (
    <>
      <h3>{texts.audience}</h3>
      <ol class="recap-best">
        {best.map(([who, points], i) => (
          <li key={i}>
            <bdi dir="auto">{who}</bdi> <b>{tell.number(points)}</b>
          </li>
        ))}
      </ol>
    </>
  );
};

const visibleDecisions = 3;
const units: readonly Unit[] = ['money', 'points', 'chance'];

/** A running sum for each seat. */
const seriesOf = (
  seats: readonly number[],
  tell: Narrator,
  steps: readonly { readonly seat: number; readonly adds: number }[],
): readonly Series[] =>
  seats.map(seat => {
    let sum = 0;
    const values = steps.map(step => {
      sum += step.seat === seat ? step.adds : 0;
      return sum;
    });
    return { name: tell.name(seat), values: [0, ...values], ...inkOf(seat), stepped: true };
  });

/** `audience`: also who led it, from the server. */
const DecisionsCard = (props: RecapProps & { readonly audience: boolean }) => {
  const { story, tell, onSeek } = props;
  const { weighed, done, of } = useDecisions(story);
  const { language } = catalogue();
  const short = useMemo(() => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }), [language]);
  const amount = (unit: Unit, value: number) =>
    unit === 'chance'
      ? percent(value)
      : unit === 'money'
        ? tell.money(Math.round(value))
        : texts.points(short.format(value));
  const value = (fraction: string) => approx(parseFraction(fraction));
  const seats = [...new Set(weighed.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  const item = (one: Weighed, more: string) => (
    <li key={one.entry}>
      <Button class="recap-step" onClick={() => onSeek(one.entry)}>
        <b class="block">
          {texts.took(
            tell.name(one.seat),
            choiceName(one.before.view, one.chosen, tell),
            // Worth nothing explains nothing.
            value(one.chosen.worth) === 0 ? '' : amount(one.unit, value(one.chosen.worth)),
          )}
        </b>{' '}
        {more}
      </Button>
    </li>
  );
  const [best, bad] = [finest(weighed, visibleDecisions), worst(weighed, visibleDecisions)];
  const throws = story.throws.filter(({ gone, seat }) => !gone && seat >= 0);
  const throwers = [...new Set(throws.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  const luck = seriesOf(
    throwers,
    tell,
    throws.map(({ seat, dice }) => ({ seat, adds: dice.reduce((all, face) => all + face - 3.5, 0) })),
  );
  const chart = (title: string, x: string, series: readonly Series[], y: (value: number) => string) => (
    <figure>
      <figcaption class="weight-6">{title}</figcaption>
      <LineChart
        label={`${title}: ${texts.lines(series.map(({ name, values }) => texts.ends(name, y(values.at(-1) ?? 0))))}`}
        x={{ name: x, values: (series[0]?.values ?? []).map((_, i) => i), text: String }}
        y={y}
        series={series}
        height={190}
      />
    </figure>
  );
  return (
    <section class="page-card recap-decisions col-all">
      <h2>{texts.title}</h2>
      {done < of ? (
        <p role="status">{texts.computing(done, of)}</p>
      ) : weighed.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p>
            {seats.map(seat => {
              const own = weighed.filter(one => one.seat === seat);
              return (
                <span key={seat} class="stack">
                  {texts.sum(tell.name(seat), own.filter(({ lost }) => lost === '0').length, own.length)}
                </span>
              );
            })}
          </p>
          <h3 class="t4">{texts.worst}</h3>
          {bad.length === 0 ? (
            <p>{texts.perfect}</p>
          ) : (
            <ol>
              {bad.map(one =>
                item(one, texts.was(choiceName(one.before.view, one.best, tell), amount(one.unit, givenAway(one)))),
              )}
            </ol>
          )}
          <h3 class="t4">{texts.finest}</h3>
          {best.length === 0 ? (
            <p>{texts.noneHung}</p>
          ) : (
            <ol>{best.map(one => item(one, texts.ahead(amount(one.unit, value(one.margin)))))}</ol>
          )}
          {units.map(unit => {
            const steps = weighed
              .filter(one => one.unit === unit)
              .map(one => ({ seat: one.seat, adds: givenAway(one) }));
            return steps.some(({ adds }) => adds > 0)
              ? chart(texts.given[unit], texts.decision, seriesOf(seats, tell, steps), sum => amount(unit, sum))
              : null;
          })}
          <p class="note">{texts.note}</p>
        </>
      )}
      {props.audience && <BestOfAudience {...props} />}
      {throws.length > 0 && chart(texts.luck, texts.number, luck, pips => short.format(pips))}
    </section>
  );
};

export default DecisionsCard;
