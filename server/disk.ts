import { statfs } from 'node:fs/promises';

/** Bytes that may still be written where a folder lies. */
export const freeAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
