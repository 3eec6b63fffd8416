/** Which commit of the program runs. Read from Git's own files, because an image has these and no Git. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** "" for a file that is not there, and for a folder. */
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/** `root`: a work tree. "" where it is none. */
export const commitIn = (root: string): string => {
  const own = join(root, '.git');
  // In a further work tree of a repository, a file says where the folder is.
  const folder = resolve(root, /^gitdir: (.*)$/.exec(read(own))?.[1] ?? own);
  const head = read(join(folder, 'HEAD'));
  const branch = /^ref: (.*)$/.exec(head)?.[1];
  if (branch === undefined) return head;
  const shared = resolve(folder, read(join(folder, 'commondir')) || '.');
  const packed = read(join(shared, 'packed-refs'))
    .split('\n')
    .find(line => line.endsWith(` ${branch}`));
  return read(join(shared, branch)) || (packed?.split(' ')[0] ?? '');
};
