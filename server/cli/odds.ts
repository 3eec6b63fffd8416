/**
 * `npm run -s odds -- FILE [--upto N]`: prints the exact odds at the last entry of a record, as far as the audience may know
 * them.
 */
import { parseArgs } from 'node:util';
import { replay } from '../../shared/engine/record.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { printJson, readRecordFile, readUpto } from './record-file.ts';

printJson(() => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { upto: { type: 'string' } } });
  const record = readRecordFile(positionals, 'npm run -s odds -- FILE [--upto N]');
  const { episode } = replay(record, readUpto(values.upto));
  return oddsOf(episode.view('audience'), episode.setting);
});
