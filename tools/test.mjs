// `npm test`: installs what is missing, runs what `npm run check` runs, builds the pages, runs all tests. The last line is `N passed, N
// failed`. Skipped tests, and tools that could not be installed, count as failed. `npm test -- quick` runs what needs no pages:
// rules, contract, words, rooms. Other arguments are vitest's, such as the path of a test.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildStudio } from './build.mjs';
import { check } from './check.mjs';
import { vitest } from './child.mjs';
import { install, root } from './install.mjs';
import { provideTools } from './programs.mjs';

install();

const filter = process.argv.slice(2);
const whole = filter.length === 0;
const quick = filter[0] === 'quick';
let passed = 0;
let failed = 0;
const count = (name, ok) => {
  if (ok) passed++;
  else failed++;
  console.log(`${ok ? 'passed' : 'FAILED'}: ${name}`);
};

for (const missing of provideTools()) count(`${missing} is there`, false);
const built = async () => count('pages are built', await build());
// Two workers that ask for the pages over moments at once would both build them.
const studio = () =>
  buildStudio(process.env.BOXCARS_LANGUAGE ?? 'en').catch(() => count('pages over moments are built', false));
await Promise.all([...(quick ? [] : [built()]), ...(whole ? [check(count), studio()] : [])]);

const report = join(root, '.cache/tests.json');
mkdirSync(join(root, '.cache'), { recursive: true });

/** The results of a run; undefined if it was cut off. */
const results = () => {
  try {
    return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
};

/** Runs vitest and counts the results. */
const runTests = async (...options) => {
  rmSync(report, { force: true });
  const before = failed;
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = await vitest([...reports, ...options]);
  const found = results();
  if (found !== undefined) {
    const { numPassedTests, numTotalTests, testResults } = found;
    passed += numPassedTests;
    failed += numTotalTests - numPassedTests;
    // A file that could not be loaded has no tests to count.
    failed += testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length;
  } else failed++;
  if (status !== 0 && failed === before) failed++;
};

if (quick) await runTests('--project=rules', '--project=rooms');
else if (whole) {
  // The last ones measure time, so they have the machine to themselves.
  await runTests('--project=!clock', '--project=!repository');
  await runTests('--project=clock', '--maxWorkers=1');
} else await runTests(...filter);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
