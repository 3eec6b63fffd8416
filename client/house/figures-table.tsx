/**
 * The effects of a set of rules, old beside new: exact where the odds are known, otherwise from simulated shows, with the error.
 */
import type { JSX } from 'preact';
import type { ExactFigure } from '../../shared/house/exact.ts';
import { type FigureName, figureNames } from '../../shared/house/figures.ts';
import { scoreUnitOf } from '../../shared/shows/index.ts';
import { housePage } from '../../shared/words/en/house.ts';
import { words as catalogue, narratorFor } from '../../shared/words/index.ts';
import { packOf } from '../packs.ts';
import { DataTable } from '../parts/data-table.tsx';
import { useTitles } from '../parts/task.ts';
import { useExact, useFigures } from './figures.ts';

const tell = narratorFor([]);
const { figures: texts } = housePage;

const percent = (chance: number): string =>
  new Intl.NumberFormat(catalogue().language, {
    style: 'percent',
    maximumFractionDigits: chance < 0.01 ? 2 : 1,
  }).format(chance);

/** A show that counts points has no dollars. */
const formatFigure = (show: string, figure: FigureName, mean: number): string =>
  figure === 'busts'
    ? percent(mean)
    : figure === 'money' || figure === 'pot'
      ? scoreUnitOf(show) === 'money'
        ? tell.money(Math.round(mean))
        : tell.number(Math.round(mean))
      : mean.toLocaleString(catalogue().language, { maximumFractionDigits: 1 });

const dollars = ['cash', 'worth', 'top'];

const formatExact = ({ of, value }: ExactFigure): string =>
  dollars.includes(of)
    ? tell.money(Math.round(value))
    : of === 'points'
      ? tell.number(Math.round(value))
      : percent(value);

interface Row {
  readonly label: string;
  readonly was: string;
  readonly now: string;
  readonly differs: boolean;
}

const Table = ({ rows }: { readonly rows: readonly Row[] }) => (
  <DataTable
    class="house-figures w-full"
    heads={['', texts.was, texts.now]}
    rows={rows.map(({ label, was, now, differs }) => [label, was, differs ? <b key="now">{now}</b> : now])}
  />
);

interface Props {
  readonly show: string;
  /** As a record would hold them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Names of figures that only this show has. */
  readonly names: Readonly<Record<string, string>>;
}

export const Figures = ({ show, options, names }: Props): JSX.Element | null => {
  const figures = useFigures(show, options, () => packOf(show));
  const exactReply = useExact(show, options, () => packOf(show));
  const exact = exactReply?.exact.now ?? [];
  const titles = useTitles([...new Set(exact.map(({ act }) => act))]);
  if (figures === null && exact.length === 0) return null;
  const exactRows = exact.map((figure): Row => {
    // Where the act differs by seat, the original's may be alike for both.
    const same = (exactReply?.exact.was ?? []).filter(({ act, of }) => act === figure.act && of === figure.of);
    const before = same.find(({ seat }) => seat === figure.seat) ?? same[0];
    const who = texts.seats[figure.seat] === undefined ? '' : ` (${texts.seats[figure.seat]})`;
    return {
      label: `${titles[figure.act] ?? ''}${who}: ${names[figure.of] ?? texts.of[figure.of] ?? figure.of}`,
      was: before === undefined ? '–' : formatExact(before),
      now: formatExact(figure),
      differs: before?.value !== figure.value,
    };
  });
  const withError = (
    figure: FigureName,
    { mean, error }: { readonly mean: number; readonly error: number },
  ): string => {
    const format = (value: number) => formatFigure(show, figure, value);
    // An error too small for its column is still shown as one.
    const by = [error, 0.0001, 0.1, 1].map(format).find(text => text !== format(0)) ?? '';
    return error === 0 ? format(mean) : `${format(mean)} ${texts.error(by)}`;
  };
  return (
    <section aria-live="polite">
      <h3>{texts.title}</h3>
      {exactRows.length > 0 && (
        <>
          <Table rows={exactRows} />
          <p>
            <small>{texts.exact}</small>
          </p>
        </>
      )}
      {figures !== null && (
        <>
          <Table
            rows={figureNames
              .filter(figure => scoreUnitOf(show) !== 'none' || figure !== 'money')
              .filter(figure => figures.was[figure].mean !== 0 || figures.now[figure].mean !== 0)
              .map(
                (figure): Row => ({
                  label:
                    names[figure] ??
                    (figure === 'money' && scoreUnitOf(show) !== 'money' ? texts.points : texts[figure]),
                  was: withError(figure, figures.was[figure]),
                  now: withError(figure, figures.now[figure]),
                  // Differences within the error are not shown.
                  differs:
                    Math.abs(figures.now[figure].mean - figures.was[figure].mean) >
                    3 * Math.hypot(figures.now[figure].error, figures.was[figure].error),
                }),
              )}
          />
          <p>
            <small>{texts.simulated(tell.number(figures.shows))}</small>
          </p>
        </>
      )}
    </section>
  );
};
