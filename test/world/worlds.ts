/** Starts worlds in processes of their own, and cuts a failing one down. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Slip } from './modules.ts';
import { type Plan, planOf } from './plan.ts';
import type { Outcome } from './world.ts';

/** `cpu`: milliseconds of a core, with all that the process needed to begin. */
export type Run = Outcome & { readonly cpu: number };

/** Milliseconds of the machine's time after which a world hangs. */
const hangs = 600_000;

const one = join(import.meta.dirname, 'one.ts');

/** `stop`: ends it early; then it has found nothing. */
export const runWorld = (plan: Plan, slips: readonly Slip[] = [], stop?: AbortSignal): Promise<Run> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', one], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/world') },
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), hangs);
    const end = () => child.kill('SIGKILL');
    stop?.addEventListener('abort', end);
    let said = '';
    let complained = '';
    child.stdout.on('data', part => {
      said += part;
    });
    child.stderr.on('data', part => {
      complained = `${complained}${part}`.slice(-4000);
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify({ plan, slips }));
    child.on('close', () => {
      clearTimeout(timer);
      stop?.removeEventListener('abort', end);
      const none = { seed: plan.seed, lasted: 0, steps: 0, shows: 0, moves: 0, states: 0, story: [], cpu: 0 };
      try {
        resolve(JSON.parse(said.trimEnd().split('\n').at(-1) ?? '') as Run);
      } catch {
        resolve({
          ...none,
          found: stop?.aborted === true ? undefined : `the world did not come to its end: ${complained}`,
        });
      }
    });
  });

/** What stays the same when a failing world is cut down: the kind of fault, not its numbers and names. */
const kindOf = (found: string): string => found.replace(/[0-9A-Z]{8}\b|[\d.]+|m\d+/g, '#').slice(0, 40);

/**
 * The smallest plan that still fails in the same way: with fewer events, then fewer parties, then less time. `tries`: worlds that
 * it may run for that.
 */
export const cutDown = async (plan: Plan, found: string, slips: readonly Slip[], tries: number): Promise<Plan> => {
  const kind = kindOf(found);
  let left = tries;
  const fails = async (smaller: Plan): Promise<boolean> => {
    if (left-- <= 0) return false;
    const run = await runWorld(smaller, slips);
    return run.found !== undefined && kindOf(run.found) === kind;
  };
  let smallest = plan;
  for (let size = Math.ceil(plan.storm.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < smallest.storm.length && left > 0; ) {
      const storm = smallest.storm.filter((_, i) => i < from || i >= from + size);
      const smaller = { ...smallest, storm };
      if (await fails(smaller)) smallest = smaller;
      else from += size;
    }
  for (const smaller of [smallest.parties.slice(0, 1), smallest.parties.slice(0, 2)].map(parties => ({
    ...smallest,
    parties,
  })))
    if (smaller.parties.length < smallest.parties.length && (await fails(smaller))) {
      smallest = smaller;
      break;
    }
  const last = smallest.storm.reduce((latest, { at, lasts }) => Math.max(latest, at + lasts), 1000) + 500;
  const shorter = { ...smallest, length: Math.min(smallest.length, last) };
  return shorter.length < smallest.length && (await fails(shorter)) ? shorter : smallest;
};

export interface Totals {
  worlds: number;
  shows: number;
  moves: number;
  states: number;
  steps: number;
  /** Milliseconds of worlds, and of a core. */
  lasted: number;
  cpu: number;
}

/** How long worlds are run: milliseconds by the clock, or of a core, which a busy machine does not shorten. */
type Bound = { readonly clock: number } | { readonly core: number };

/** Worlds one after another, `SEED-1`, `SEED-2` …, until one fails or the time is over. `told`: hears of each. */
export const runWorlds = async (
  seed: string,
  bound: Bound,
  { slips = [], told = () => undefined }: { readonly slips?: readonly Slip[]; readonly told?: (run: Run) => void } = {},
): Promise<{ readonly failed: Run | undefined; readonly totals: Totals }> => {
  const totals: Totals = { worlds: 0, shows: 0, moves: 0, states: 0, steps: 0, lasted: 0, cpu: 0 };
  const from = performance.now();
  const left = () => ('clock' in bound ? bound.clock - (performance.now() - from) : bound.core - totals.cpu);
  for (let n = 1; left() > 0; n++) {
    // A world that the clock cuts off has found nothing yet.
    const stop = 'clock' in bound ? AbortSignal.timeout(Math.max(1, Math.ceil(left()))) : undefined;
    const run = await runWorld(planOf(`${seed}-${n}`), slips, stop);
    if (run.steps === 0 && run.found === undefined) break;
    totals.worlds += 1;
    for (const key of ['shows', 'moves', 'states', 'steps', 'lasted', 'cpu'] as const) totals[key] += run[key];
    told(run);
    if (run.found !== undefined) return { failed: run, totals };
  }
  return { failed: undefined, totals };
};
