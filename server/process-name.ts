/**
 * The name of a process in the store. It lets a successor on the same machine see at once that the process is dead, without
 * waiting for the lease to end. This works on Linux. Elsewhere the lease decides.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/** When a process started, in ticks since boot; "dead" for a zombie, "" if unknown. */
const startOf = (pid: number | 'self'): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and may contain blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'dead' : (fields[19] ?? '');
  } catch {
    return '';
  }
};

/** Where process ids are comparable: one boot of one machine, and one container on it; "" if unknown. */
const realm = (): string => {
  try {
    // A /proc of another namespace lists other processes under the same ids.
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

export const isDead = (name: string): boolean => {
  const [where, pid, start] = name.split(' ');
  if (here === '' || where !== here) return false;
  const found = exists(Number(pid)) ? startOf(Number(pid)) : 'dead';
  return found !== '' && found !== start;
};
