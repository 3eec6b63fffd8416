/**
 * The tape of one show, read through Varnish as deploy/ configures it: what a crowd costs the process, beside the same crowd in
 * sockets, and how long a frame takes, beside the same crowd that waits for a static file.
 */
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder } from './house.ts';
import { type Run, TapeStudio } from './tape-studio.ts';

const crowds = [100, 1000, 10_000, 20_000];

/** A process here may open 20,000 files, so no more than this are in sockets of one. */
const mostSockets = 10_000;

const runs = 3;
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
  readonly cpu: number;
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
      `${count.toLocaleString('en')} watchers: until ${share * 100} of 100 have a frame`,
      ...middle(pairs, until(share)),
      'ms (a static file)',
      'at most 1.3',
    ),
  );

export const tape = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const studio = await TapeStudio.open(folder);
    try {
      const all: Measured[] = [];
      const figures: Figure[] = [];
      const alone: number[] = [];
      for (const count of crowds) {
        const name = `${count.toLocaleString('en')} watchers`;
        const pairs: (readonly [Run, Run])[] = [];
        for (let run = 0; run < runs; run++) {
          alone.push(...(await studio.ofNobody()).costs);
          pairs.push([await studio.ofTape(count), await studio.ofFile(count)]);
        }
        const measured = { count, pairs, cpu: middleOf(pairs.flatMap(([{ costs }]) => costs)) };
        all.push(measured);
        figures.push(...timesOf(measured));
        if (count > mostSockets) continue;
        const sockets = await studio.ofSockets(count);
        const socketCpu = middleOf(sockets.costs);
        figures.push(
          figure(
            'tape',
            `${name}: CPU of the process for a move`,
            measured.cpu,
            socketCpu,
            'ms (sockets)',
            'at most 3 ms',
          ),
        );
        if (count !== crowds[0]) continue;
        const [[own] = []] = pairs;
        const bytes = [(own?.bytes ?? 0) * movesAMinute, sockets.bytes * movesAMinute] as const;
        figures.push(
          figure('tape', 'bytes for each watcher in a minute of 30 moves', ...bytes, 'bytes (a socket)', 'none'),
        );
      }
      const [few, many] = [all[0], all.at(-1)];
      if (few === undefined || many === undefined) return figures;
      const name = `${many.count.toLocaleString('en')} watchers`;
      const asked = ({ pairs }: Measured) => middleOf(pairs.map(([own]) => own.asked));
      const cpu = `${name}: CPU of the process for a move`;
      figures.push(
        figure('tape', cpu, many.cpu, few.cpu, 'ms (100 watchers)', 'at most 1.2, and 3 ms'),
        figure('tape', cpu, many.cpu, middleOf(alone), 'ms (nobody watches)', 'none'),
        figure(
          'tape',
          `${name}: requests at the process for a frame`,
          asked(many),
          asked(few),
          'requests (100 watchers)',
          'at most 3',
        ),
      );
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
      return figures;
    } finally {
      await studio.close();
    }
  });
