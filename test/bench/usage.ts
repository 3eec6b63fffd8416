/** What a process has used, as Linux counts it. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Milliseconds of CPU that the threads of a process have had, those that have ended apart. */
export const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map(thread => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, time) => sum + time, 0);

/** Kilobytes in memory. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

const pin = (processors: string, pid: number) => execFileSync('taskset', ['-acp', processors, String(pid)]);

/**
 * Gives a process the first processor, and this one and everything else that it has started and will start the other ones. Does
 * nothing where there is one processor alone.
 */
export const apart = (pid: number): void => {
  const processors = availableParallelism();
  if (processors < 2) return;
  const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const parents = new Map(
    listed
      .trim()
      .split('\n')
      .map(line => line.trim().split(/\s+/).map(Number) as [number, number]),
  );
  const isOwn = (one: number): boolean => one === process.pid || (one > 1 && isOwn(parents.get(one) ?? 0));
  for (const one of parents.keys()) if (one !== pid && isOwn(one)) pin(`1-${processors - 1}`, one);
  pin('0', pid);
};
