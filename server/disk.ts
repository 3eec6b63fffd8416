import { statfs } from 'node:fs/promises';

/** Free bytes on the disk that holds a folder. */
export const freeAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
