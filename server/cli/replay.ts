/** `npm run -s replay -- FILE [--as audience|host|SEAT] [--upto N]`: prints what a record comes to (contract.md 2). */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Malformed, readRecord, replay } from '../../shared/record.ts';
import type { Viewer } from '../../shared/show.ts';
import { showNamed } from '../../shared/shows/index.ts';

class Usage extends Error {}

const viewerNamed = (as: string, seats: number): Viewer => {
  if (as === 'audience' || as === 'host') return as;
  const seat = Number(as);
  if (!/^\d+$/.test(as) || seat >= seats)
    throw new Usage(`--as: must be audience, host or a seat of the record, not “${as}”`);
  return seat;
};

const readUpto = (upto: string | undefined): number | undefined => {
  if (upto === undefined) return undefined;
  if (!/^\d+$/.test(upto)) throw new Usage(`--upto: must be a number of entries, not “${upto}”`);
  return Number(upto);
};

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Usage(`${file}: ${error instanceof SyntaxError ? 'is no JSON' : 'cannot be read'}`);
  }
};

const run = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { as: { type: 'string', default: 'audience' }, upto: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Usage('usage: npm run -s replay -- FILE [--as audience|host|SEAT] [--upto N]');
  const record = readRecord(readJson(file), showNamed);
  const viewer = viewerNamed(values.as, record.seats.length);
  const { episode, refused } = replay(record, readUpto(values.upto));
  process.stdout.write(`${JSON.stringify({ ...episode.view(viewer), legal: episode.legal(), refused })}\n`);
};

try {
  run();
} catch (error) {
  const known =
    error instanceof Malformed ||
    error instanceof Usage ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!known) throw error;
  process.stderr.write(`${(error as Error).message.split('\n')[0]}\n`);
  process.exitCode = 2;
}
