/** The result, and the scores over time. */
import { bonusNamed, standingOf, winnerOf } from '../../../shared/engine/taken-home.ts';
import { recap as words } from '../../../shared/words/en/recap.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { sumsOf } from '../../../shared/words/sums.ts';
import { scoreText } from '../../controls/index.ts';
import { BulbFigures } from '../../parts/bulb-figures.tsx';
import { inkOf, LineChart } from '../../parts/coming-chart.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Emblem, Name } from '../../parts/emblem.tsx';
import type { RecapProps } from './moment-lines.ts';

export const ResultCard = ({ story, tell, over }: Pick<RecapProps, 'story' | 'tell'> & { readonly over: boolean }) => {
  const { result } = words;
  const { play } = catalogue().pages;
  const last = story.moments.at(-1);
  if (last === undefined) return null;
  const { view } = last;
  const winner = winnerOf(view);
  const bonus = bonusNamed(view.result, tell);
  const sums = sumsOf(view, tell);
  const places = Math.max(...sums.map(({ text }) => text.length), 1);
  const throws = story.throws.filter(({ gone }) => !gone).length;
  return (
    <section class="page-card">
      <h2>{result.title}</h2>
      {over ? (
        <p class="across font-board lh-105 t7 gap-3 mb-3">
          {winner !== undefined && winner >= 0 && <Emblem seat={winner} size="64px" />}
          <strong class="min-w-0 weight-4">
            {winner === undefined ? play.over : winner < 0 ? play.noWinner : play.winner(tell.name(winner))}
          </strong>
        </p>
      ) : (
        <p>{result.brokenOff}</p>
      )}
      <ol class="stack">
        {sums.map(({ seat, amount, text }) => (
          <li class="across bold t5 gap-2" key={seat}>
            <Emblem seat={seat} size="30px" />
            <Name name={tell.name(seat)} />
            {text !== '' && (
              <strong class="recap-figure end in-bulb-on on-glass r2">
                {Number.isInteger(amount) ? (
                  <BulbFigures text={text.replaceAll(/\s/g, '')} places={places} seat={seat} />
                ) : (
                  text
                )}
              </strong>
            )}
          </li>
        ))}
      </ol>
      {bonus.length > 0 && <p>{result.bonus(tell.list(bonus))}</p>}
      <p class="note">{result.steps(story.moments.length - 1, throws)}</p>
    </section>
  );
};

/** `onPick`: plays the show from a moment on, by its index. */
export const ScoresCard = ({
  story,
  tell,
  at,
  onPick,
}: RecapProps & { readonly at: number; readonly onPick: (at: number) => void }) => {
  const { scores } = words;
  const { moments, names } = story;
  const last = moments.at(-1);
  if (last === undefined || moments.length < 2) return null;
  const text = (score: number) => scoreText(score, { view: last.view, tell });
  const series = names.map((_, seat) => ({
    name: tell.name(seat),
    values: moments.map(({ view }) => standingOf(view, seat)),
    ...inkOf(seat),
    stepped: true,
  }));
  const still = series.every(({ values }) => values.every(value => value === values[0]));
  // One row for every moment at which a score changed.
  const rows = moments.flatMap(({ view }, i) => {
    const before = moments[i - 1]?.view;
    const changed =
      before !== undefined && view.seats.some((_, seat) => standingOf(view, seat) !== standingOf(before, seat));
    return i === 0 || changed ? [i] : [];
  });
  return (
    <section class="page-card recap-scores">
      <h2>{scores.title}</h2>
      {still ? (
        <p>{scores.none}</p>
      ) : (
        <>
          <LineChart
            label={scores.label(
              tell.list(names.map((_, seat) => `${tell.name(seat)} ${text(standingOf(last.view, seat))}`)),
            )}
            x={{
              name: scores.step,
              values: moments.map((_, i) => i),
              text: i => (i === 0 ? scores.start : String(i)),
            }}
            y={text}
            series={series}
            mark={at}
            onPick={onPick}
          />
          <p class="note">{scores.hint}</p>
          <details>
            <summary>{scores.table}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <section class="recap-scroll inset scroll" tabIndex={0} aria-label={scores.title}>
              <DataTable
                heads={[scores.step, ...names.map((_, seat) => tell.name(seat))]}
                rows={rows.map(i => [
                  i,
                  ...names.map((_, seat) => text(standingOf(moments[i]?.view ?? last.view, seat))),
                ])}
              />
            </section>
          </details>
        </>
      )}
    </section>
  );
};
