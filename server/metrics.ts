/** What an operator may want to watch, in the text form of Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly entries: Counter<'show'>;
  readonly refused: Counter<'code'>;
  readonly failures: Counter<'where'>;
  readonly dropped: Counter<'why'>;
  readonly rooms: Gauge;
  readonly clients: Gauge;
  /** Seconds from a move's arrival until it is on disk and shown. */
  readonly moveTime: Histogram;
}

/** `process`: also memory, CPU and event loop of the whole process. */
export const createMetrics = ({ process = false }: { readonly process?: boolean } = {}): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (process) collectDefaultMetrics({ register: registry });
  return {
    registry,
    entries: new Counter({ name: 'boxcars_entries_total', help: 'Accepted moves', labelNames: ['show'], registers }),
    refused: new Counter({ name: 'boxcars_refused_total', help: 'Refused moves', labelNames: ['code'], registers }),
    failures: new Counter({
      name: 'boxcars_failures_total',
      help: 'Mistakes of our own',
      labelNames: ['where'],
      registers,
    }),
    dropped: new Counter({ name: 'boxcars_dropped_total', help: 'Sockets cut off', labelNames: ['why'], registers }),
    rooms: new Gauge({ name: 'boxcars_rooms', help: 'Episodes in memory', registers }),
    clients: new Gauge({ name: 'boxcars_clients', help: 'Open sockets', registers }),
    moveTime: new Histogram({
      name: 'boxcars_move_seconds',
      help: 'From a move to its effect',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
      registers,
    }),
  };
};
