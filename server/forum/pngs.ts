/** Pictures as PNG, drawn outside the event loop, one at a time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackgroundWorker } from '../background-worker.ts';

const thread = new BackgroundWorker<typeof import('./render.ts')>(new URL('./render.ts', import.meta.url), 'pictures');

let folder: string | undefined;

/** A folder for fonts. It is deleted when the process ends. */
const fonts = (): string => {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(join(tmpdir(), 'boxcars-fonts-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
};

/** `width` is in pixels; by default the SVG's own. Rejects when it takes too long, or when too many wait already. */
export const pngOf = async (svg: string, width?: number): Promise<Buffer> => {
  const { buffer, byteOffset, byteLength } = await thread.ask('renderPng', fonts(), svg, width);
  return Buffer.from(buffer, byteOffset, byteLength);
};
