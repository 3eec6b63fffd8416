/** Predict, throw many times, compare: for a class, or for anybody who does not believe it. */
import { useMemo, useRef, useState } from 'preact/hooks';
import {
  csvOf,
  type Experiment,
  experiments,
  facesFrom,
  maxThrows,
  Tally,
} from '../../../shared/lesson/experiments.ts';
import { approx, parseFraction } from '../../../shared/odds/fraction.ts';
import { lesson } from '../../../shared/words/en/lesson.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { LineChart } from '../../parts/coming-chart.tsx';
import { SelectField } from '../../parts/fields.tsx';
import { saveFile } from '../../parts/files.ts';
import { FlatDie } from '../../parts/flat-die.tsx';
import { questionOf } from './question.tsx';

const { school: texts } = lesson;

const formatter = (options: Intl.NumberFormatOptions) => {
  const made = new Intl.NumberFormat(catalogue().language, options);
  return (value: number) => made.format(value);
};
const format = {
  whole: formatter({}),
  share: formatter({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  percent: formatter({ style: 'percent', maximumFractionDigits: 2 }),
  points: formatter({ maximumFractionDigits: 2 }),
};

const presses = [1, 10, 100, 1000, 10_000] as const;
const maxPoints = 300;
const visibleThrows = 8;

interface Prediction {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Shares of hits at certain numbers of trials, which are denser at the beginning. */
const curveOf = (experiment: Experiment, faces: Uint8Array) => {
  const all = new Tally(experiment);
  for (let i = 0; i + 1 < faces.length; i += 2) all.add(faces[i] ?? 0, faces[i + 1] ?? 0);
  const { trials: end, hits } = all;
  const tally = new Tally(experiment);
  const points: (readonly [trials: number, share: number])[] = [];
  const stride = Math.max(1, end / maxPoints);
  let next = 1;
  for (let i = 0; i + 1 < faces.length; i += 2) {
    const before = tally.trials;
    tally.add(faces[i] ?? 0, faces[i + 1] ?? 0);
    if (tally.trials === before || (tally.trials < next && tally.trials !== end)) continue;
    points.push([tally.trials, tally.frequency]);
    next = tally.trials + stride;
  }
  return { points, trials: end, hits };
};

const nameOf = ({ name }: Experiment) => texts.experiments[name] ?? texts.total(name.replace('total-', ''));

export const ClassRoom = ({ first }: { readonly first: string }) => {
  const [chosen, choose] = useState(first);
  const [predictions, setPredictions] = useState<readonly Prediction[]>([]);
  const [name, setName] = useState('');
  const [guess, setGuess] = useState('');
  const [faces, setFaces] = useState(new Uint8Array());
  const [open, setOpen] = useState(false);
  /** Nobody here wants to predict. */
  const [skipped, setSkipped] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const experiment = experiments.find(one => one.name === chosen) ?? experiments[0];
  const found = useMemo(
    () => (experiment === undefined ? { points: [], trials: 0, hits: 0 } : curveOf(experiment, faces)),
    [experiment, faces],
  );
  if (experiment === undefined) return null;
  const exact = approx(parseFraction(experiment.exact));
  const thrown = predictions.length > 0 || skipped || faces.length > 0;
  const throws = faces.length / 2;
  const roll = (count: number) => {
    const more = facesFrom(2 * Math.min(count, maxThrows - throws), bytes => crypto.getRandomValues(bytes));
    const all = new Uint8Array(faces.length + more.length);
    all.set(faces);
    all.set(more, faces.length);
    setFaces(all);
  };
  const predict = (event: Event) => {
    event.preventDefault();
    const percent = Number(guess.replace(',', '.'));
    if (name.trim() === '' || guess.trim() === '' || !(percent >= 0 && percent <= 100)) return;
    setPredictions([...predictions, { name: name.trim(), share: percent / 100 }]);
    setName('');
    setGuess('');
    form.current?.querySelector('input')?.focus();
  };
  const error = (trials: number) => 2 * Math.sqrt((exact * (1 - exact)) / trials);
  const { points, trials, hits } = found;
  const share = hits / trials;
  const off = ({ share }: Prediction) => Math.abs(share - exact);
  const closest = open ? predictions.toSorted((a, b) => off(a) - off(b)) : predictions;
  return (
    <section class="page-card stack" id="class">
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <SelectField
        label={texts.what}
        value={chosen}
        of={experiments.map(one => [one.name, nameOf(one)])}
        onChoose={value => {
          choose(value);
          setOpen(false);
        }}
      />
      <h3 class="odds-question">{questionOf(experiment)}</h3>
      <form class="predict row" ref={form} onSubmit={predict}>
        <label>
          <span>{texts.name}</span>
          <input
            class="text-field"
            dir="auto"
            maxLength={40}
            value={name}
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{texts.predicts}</span>
          <input
            class="text-field"
            inputMode="decimal"
            maxLength={8}
            value={guess}
            onInput={event => setGuess(event.currentTarget.value)}
          />
        </label>
        <Button type="submit">{texts.add}</Button>
      </form>
      {predictions.length > 0 && (
        <ol class="stack" aria-label={texts.predictions}>
          {closest.map(one => (
            <li key={`${one.name} ${one.share}`}>
              <bdi dir="auto">{one.name}</bdi> <b>{format.percent(one.share)}</b>
              {open && <span>{texts.off(format.points(100 * off(one)))}</span>}
              <Button
                aria-label={texts.remove(one.name)}
                onClick={() => setPredictions(predictions.filter(other => other !== one))}
              >
                ×
              </Button>
            </li>
          ))}
        </ol>
      )}
      {!thrown && (
        <p>
          <Button class="link" onClick={() => setSkipped(true)}>
            {texts.skip}
          </Button>
        </p>
      )}
      {thrown && (
        <>
          <p>
            {open ? (
              <b>{texts.exactly(format.share(exact), experiment.exact)}</b>
            ) : (
              <>
                {texts.hidden} <Button onClick={() => setOpen(true)}>{texts.show}</Button>
              </>
            )}
          </p>
          <div class="presses row">
            {presses.map(count => (
              <Button key={count} disabled={throws >= maxThrows} onClick={() => roll(count)}>
                {texts.throw(format.whole(count))}
              </Button>
            ))}
            <Button disabled={throws === 0} onClick={() => setFaces(new Uint8Array())}>
              {texts.again}
            </Button>
            <Button disabled={throws === 0} onClick={() => saveFile('throws.csv', csvOf(faces), 'text/csv')}>
              {texts.csv}
            </Button>
          </div>
          <p role="status">
            {throws === 0
              ? texts.none
              : `${texts.stands(format.whole(throws), format.whole(trials), format.whole(hits))}. ${
                  open && trials > 0
                    ? texts.share(format.share(share), format.share(exact))
                    : trials > 0
                      ? format.share(share)
                      : ''
                }`}
            {throws >= maxThrows && ` ${texts.full}`}
          </p>
          {throws > 0 && (
            <p
              class="last-throws row"
              role="img"
              aria-label={`${texts.last}: ${[...faces.slice(-2 * visibleThrows)].join(' ')}`}
            >
              {[...faces.slice(-2 * visibleThrows)].map((face, i) => (
                <FlatDie key={i} face={face} />
              ))}
            </p>
          )}
          {points.length > 1 && (
            <figure>
              <figcaption class="bold">{texts.chart}</figcaption>
              <LineChart
                label={`${texts.chart}: ${format.share(share)}`}
                x={{ name: texts.trials, values: points.map(([at]) => at), text: format.whole }}
                y={format.percent}
                series={[
                  { name: texts.hitsShare, values: points.map(([, value]) => value), colour: '#0b62a8', dash: [] },
                  ...(open
                    ? [
                        { name: texts.exactLine, values: points.map(() => exact), colour: '#17110d', dash: [10, 5] },
                        {
                          name: texts.spread,
                          values: points.map(([at]) => Math.min(1, exact + error(at))),
                          colour: '#9a6200',
                          dash: [3, 4],
                        },
                        {
                          name: texts.spreadBelow,
                          values: points.map(([at]) => Math.max(0, exact - error(at))),
                          colour: '#9a6200',
                          dash: [2, 7],
                        },
                      ]
                    : []),
                ]}
                height={280}
              />
            </figure>
          )}
        </>
      )}
      <p class="note">{texts.dice('crypto.getRandomValues')}</p>
    </section>
  );
};
