/** What commands that read a record share: the file argument, `--upto N`, and how they exit on an error (contract.md 2). */
import { readFileSync } from 'node:fs';
import { type EpisodeRecord, Malformed, readRecord } from '../../shared/engine/record.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

export class Usage extends Error {}

export const readUpto = (upto: string | undefined): number | undefined => {
  if (upto === undefined) return undefined;
  if (!/^\d+$/.test(upto)) throw new Usage(`--upto: must be a number of entries, not “${upto}”`);
  return Number(upto);
};

const standardInput = 0;

/** `-` means standard input. */
const readJson = (file: string): unknown => {
  try {
    // Some editors begin every file with a byte order mark.
    return JSON.parse(readFileSync(file === '-' ? standardInput : file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Usage(`${file}: ${error instanceof SyntaxError ? 'is no JSON' : 'cannot be read'}`);
  }
};

/** Reads the one record that is named. Throws `Malformed` or `Usage`. */
export const readRecordFile = (files: readonly string[], usage: string): EpisodeRecord => {
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new Usage(`usage: ${usage}`);
  return readRecord(readJson(file), showNamed);
};

/** Prints what `run` returns as one JSON object. On an error prints one line to stderr and exits with status 2. */
export const printJson = (run: () => unknown): void => {
  try {
    process.stdout.write(`${JSON.stringify(run())}\n`);
  } catch (error) {
    const known =
      error instanceof Malformed ||
      error instanceof Usage ||
      (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!known) throw error;
    process.stderr.write(`${(error as Error).message.split('\n')[0]}\n`);
    process.exitCode = 2;
  }
};
