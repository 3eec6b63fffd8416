/** Counters and timings of all processes. */
import type { OperatorFigures } from '../../../shared/operator.ts';
import { operator as texts } from '../../../shared/words/en/operator.ts';
import { words } from '../../../shared/words/index.ts';
import { DataTable } from '../../parts/data-table.tsx';

const times = ['move', 'commit', 'patch', 'deadline', 'loop'] as const;

const size = (bytes: number): string => {
  if (bytes < 0) return texts.none;
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 10_000 ? texts.megabytes(Math.round(megabytes)) : texts.gigabytes(Math.round(megabytes / 1024));
};

const time = (milliseconds: number): string => {
  if (milliseconds < 0) return texts.beyond;
  if (milliseconds === 0) return texts.none;
  return texts.milliseconds(milliseconds < 10 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds));
};

const sum = (values: Readonly<Record<string, number>>) => Object.values(values).reduce((all, value) => all + value, 0);

/** -1: beyond the highest bucket. */
const longest = (all: readonly number[]) => (all.some(one => one < 0) ? -1 : Math.max(...all));

const sumByKey = (all: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const values of all) for (const [key, value] of Object.entries(values)) sums[key] = (sums[key] ?? 0) + value;
  return sums;
};

type Shown = Omit<OperatorFigures, 'process' | 'pid' | 'address' | 'seconds'>;

/** All processes together: counts are added, and of times and disk space the worst is shown. */
export const together = (all: readonly OperatorFigures[]): Shown => {
  const total = (pick: (figures: OperatorFigures) => number) => all.reduce((whole, one) => whole + pick(one), 0);
  const disks = all.map(({ disk }) => disk).filter(disk => disk >= 0);
  return {
    memory: total(({ memory }) => memory),
    disk: disks.length === 0 ? -1 : Math.min(...disks),
    rooms: total(({ rooms }) => rooms),
    clients: sumByKey(all.map(({ clients }) => clients)),
    moves: sumByKey(all.map(({ moves }) => moves)),
    entries: total(({ entries }) => entries),
    failures: total(({ failures }) => failures),
    dropped: total(({ dropped }) => dropped),
    limited: total(({ limited }) => limited),
    mismatches: total(({ mismatches }) => mismatches),
    p99: Object.fromEntries(times.map(name => [name, longest(all.map(({ p99 }) => p99[name]))])) as Shown['p99'],
  };
};

export const nameOf = ({ pid, address }: OperatorFigures): string =>
  address === '' ? String(pid) : `${address.replace('http://', '')} (${pid})`;

export const uptime = ({ seconds }: OperatorFigures): string =>
  texts.hours(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60));

const number = (value: number) => value.toLocaleString(words().language);

export const Processes = ({ processes }: { readonly processes: readonly OperatorFigures[] }) => {
  const { processColumns: columns, figures: names } = texts;
  return (
    <div class="scroll">
      <DataTable
        labelled
        heads={[
          columns.process,
          columns.uptime,
          names.rooms,
          names.clients,
          names.entries,
          names.failures,
          names.memory,
          names.move,
          names.loop,
        ]}
        rows={processes.map(one => [
          nameOf(one),
          uptime(one),
          number(one.rooms),
          number(sum(one.clients)),
          number(one.entries),
          number(one.failures),
          size(one.memory),
          time(one.p99.move),
          time(one.p99.loop),
        ])}
      />
    </div>
  );
};

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly more?: string;
  /** It should be 0 and is not. */
  readonly bad?: boolean;
}

const Figure = ({ label, value, more = '', bad = false }: FigureProps) => (
  <div class={`page-card figure ${bad ? 'bad' : ''}`}>
    <dt class="upper in-ink-2">{label}</dt>
    <dd class="tabular bold t7">{value}</dd>
    {more !== '' && <dd class="more tabular bold t7">{more}</dd>}
  </div>
);

export const Figures = ({ figures }: { readonly figures: Shown }) => {
  const names = texts.figures;
  const refused = Object.entries(figures.moves).filter(([result]) => !['accepted', 'repeated'].includes(result));
  const present = Object.entries(figures.clients).filter(([, count]) => count > 0);
  return (
    <>
      <dl class="figures columns">
        <Figure label={names.rooms} value={number(figures.rooms)} />
        <Figure
          label={names.clients}
          value={number(sum(figures.clients))}
          more={present.map(([role, count]) => `${texts.roles[role] ?? role} ${number(count)}`).join(', ')}
        />
        <Figure label={names.entries} value={number(figures.entries)} />
        <Figure label={names.refused} value={number(sum(Object.fromEntries(refused)))} />
        <Figure label={names.failures} value={number(figures.failures)} bad={figures.failures > 0} />
        <Figure label={names.mismatches} value={number(figures.mismatches)} bad={figures.mismatches > 0} />
        <Figure label={names.limited} value={number(figures.limited)} />
        <Figure label={names.dropped} value={number(figures.dropped)} />
        <Figure label={names.memory} value={size(figures.memory)} />
        <Figure label={names.disk} value={size(figures.disk)} />
      </dl>
      <h2 class="t5">{texts.percentile}</h2>
      <dl class="figures columns">
        {times.map(name => (
          <Figure key={name} label={names[name]} value={time(figures.p99[name])} />
        ))}
      </dl>
    </>
  );
};
