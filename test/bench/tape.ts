/**
 * The tape of one show, read through Varnish as deploy/ configures it: what a crowd costs the process, beside the same crowd in
 * sockets, and how long a frame takes, beside the same crowd that waits for a static file.
 */
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder } from './house.ts';
import { type Run, TapeStudio } from './tape-studio.ts';

const crowds = [100, 1000, 10_000, 20_000] as const;

/** A process here may open 20,000 files, so no more than this are in sockets of one. */
const mostSockets = 10_000;

const runs = 3;

/** Moves by which is measured what one of them costs. */
const costMoves = 32;
const cold = 5000;

/** Moves a minute, as robots make them in a show that people watch. */
const movesAMinute = 30;

/** The pair whose ratio is the middle one. */
const middle = <T>(pairs: readonly (readonly [T, T])[], of: (run: T) => number): readonly [number, number] => {
  const sorted = pairs.toSorted(([a, b], [c, d]) => of(a) / of(b) - of(c) / of(d));
  const [own, other] = sorted[Math.floor(sorted.length / 2)] as readonly [T, T];
  return [of(own), of(other)];
};

const middleOf = (values: readonly number[]): number => quantile(values, 0.5);

interface Measured {
  readonly count: number;
  /** Of the tape and of the file, one after the other. */
  readonly pairs: readonly (readonly [Run, Run])[];
}

/** Milliseconds until so many have a frame, the middle one of all frames. */
const until =
  (share: number) =>
  ({ times }: Run): number =>
    middleOf(times.map(each => quantile(each, share)));

const shares = [0.5, 0.9, 0.99] as const;

const timesOf = ({ count, pairs }: Measured): readonly Figure[] =>
  shares.map(share =>
    figure(
      'tape',
      `${nameOf(count)}: until ${share * 100} of 100 have a frame`,
      ...middle(pairs, until(share)),
      'ms (a static file)',
      'at most 1.3',
    ),
  );

const nameOf = (count: number) => `${count.toLocaleString('en')} watchers`;

const requestsOf = (all: readonly Measured[]): readonly Figure[] => {
  const [few, many] = [all[0], all.at(-1)];
  if (few === undefined || many === undefined) return [];
  const asked = ({ pairs }: Measured) => middleOf(pairs.map(([own]) => own.asked));
  const what = `${nameOf(many.count)}: requests at the process for a frame`;
  return [figure('tape', what, asked(many), asked(few), 'requests (100 watchers)', 'at most 3')];
};

/** What a move costs the process, in milliseconds of its CPU, while it has a processor of its own. */
const costsIn = async (studio: TapeStudio): Promise<readonly Figure[]> => {
  studio.apart();
  const figures: Figure[] = [];
  const { cost: few } = await studio.ofTape(crowds[0], costMoves);
  for (const count of crowds) {
    const cpu = `${nameOf(count)}: CPU of the process for a move`;
    const run = await studio.ofTape(count, costMoves);
    const goal = count === crowds[0] ? 'at most 3 ms' : 'at most 1.2, and 3 ms';
    figures.push(figure('tape', cpu, run.cost, few, 'ms (100 watchers)', goal));
    const { cost: alone } = await studio.ofNobody(costMoves, count);
    figures.push(figure('tape', cpu, run.cost, alone, 'ms (they watch a file, nobody the show)', 'none'));
    if (count > mostSockets) continue;
    const sockets = await studio.ofSockets(count);
    figures.push(figure('tape', cpu, run.cost, sockets.cost, 'ms (sockets)', 'none'));
    if (count !== crowds[0]) continue;
    const [bytes, socketBytes] = [run.bytes * movesAMinute, sockets.bytes * movesAMinute];
    const what = 'bytes for each watcher in a minute of 30 moves';
    figures.push(figure('tape', what, bytes, socketBytes, 'bytes (a socket)', 'none'));
  }
  return figures;
};

export const tape = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const studio = await TapeStudio.open(folder);
    try {
      const all: Measured[] = [];
      for (const count of crowds) {
        const pairs: (readonly [Run, Run])[] = [];
        for (let run = 0; run < runs; run++) pairs.push([await studio.ofTape(count), await studio.ofFile(count)]);
        all.push({ count, pairs });
      }
      const figures = all.flatMap(timesOf);
      const starts: (readonly [Run, Run])[] = [];
      for (let run = 0; run < runs; run++) starts.push([await studio.coldTape(cold), await studio.coldFile(cold)]);
      const start = `${cold.toLocaleString('en')} come at once`;
      const last = middle(starts, until(0.99));
      figures.push(
        figure('tape', `${start}: until 99 of 100 have the show`, ...last, 'ms (static files)', 'at most 1.3'),
        figure(
          'tape',
          `${start}: requests at the process`,
          ...middle(starts, run => run.asked),
          'requests (static files)',
          'none',
        ),
      );
      return [...figures, ...requestsOf(all), ...(await costsIn(studio))];
    } finally {
      await studio.close();
    }
  });
