/**
 * `npm run -s replay -- FILE [--as audience|host|SEAT] [--upto N]`: replays a record and prints the resulting view (contract.md
 * 2).
 */
import { parseArgs } from 'node:util';
import { replay } from '../../shared/engine/record.ts';
import type { Viewer } from '../../shared/engine/show.ts';
import { printJson, readRecordFile, readUpto, Usage } from './record-file.ts';

const viewerNamed = (as: string, seats: number): Viewer => {
  if (as === 'audience' || as === 'host') return as;
  const seat = Number(as);
  if (!/^\d+$/.test(as) || seat >= seats)
    throw new Usage(`--as: must be audience, host or a seat of the record, not “${as}”`);
  return seat;
};

printJson(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { as: { type: 'string', default: 'audience' }, upto: { type: 'string' } },
  });
  const record = readRecordFile(positionals, 'npm run -s replay -- FILE [--as audience|host|SEAT] [--upto N]');
  const viewer = viewerNamed(values.as, record.seats.length);
  const { episode, refused } = replay(record, readUpto(values.upto));
  return { ...episode.view(viewer), legal: episode.legal(), refused };
});
