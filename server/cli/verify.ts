/**
 * The verifier as a program: `node boxcars-verify.mjs RECORD.json` prints what it found as one JSON object and ends with 0 where
 * everything checks out, 1 where something fails, 3 where nothing can be said yet, 2 for what is no record. The build makes one
 * file of it that needs nothing but Node.
 */
import { readFileSync } from 'node:fs';
import { Malformed } from '../../shared/engine/record.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

const ends = { ok: 0, fails: 1, unchecked: 3 } as const;

const main = (path: string | undefined): number => {
  if (path === undefined) {
    process.stderr.write('usage: node boxcars-verify.mjs RECORD.json\n');
    return 2;
  }
  try {
    const report = verifyRecord(JSON.parse(readFileSync(path, 'utf8')), showNamed);
    process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
    return ends[report.verdict];
  } catch (error) {
    if (!(error instanceof Malformed) && !(error instanceof SyntaxError) && !(error as { code?: string }).code)
      throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    return 2;
  }
};

process.exitCode = main(process.argv[2]);
