/**
 * What a process calls itself in the store, so that its successor on the same machine knows at once that it is dead and need
 * not wait for its lease to end. Linux tells enough for that; elsewhere the lease decides.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/** When a process started, in ticks since boot; "dead" for one that only waits to be counted, "" where nobody can tell. */
const startOf = (pid: number | 'self'): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's own name stands in brackets and may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'dead' : (fields[19] ?? '');
  } catch {
    return '';
  }
};

/** Where process numbers mean the same: one boot of one machine, and one container on it; "" where nobody can tell. */
const realm = (): string => {
  try {
    // A /proc of another realm tells of other processes under the same numbers.
    if (readlinkSync('/proc/self') !== String(process.pid)) return '';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
};

const here = realm();

export const nameProcess = (): string =>
  here === '' ? randomUUID() : [here, process.pid, startOf('self'), randomUUID()].join(' ');

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** Whether a process of that name is certainly dead. */
export const isDead = (name: string): boolean => {
  const [where, pid, start] = name.split(' ');
  if (here === '' || where !== here) return false;
  const found = exists(Number(pid)) ? startOf(Number(pid)) : 'dead';
  return found !== '' && found !== start;
};
