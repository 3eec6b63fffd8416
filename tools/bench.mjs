// `npm run bench` measures every part, prints one table and writes bench.json. `npm run -s bench -- PART …` measures some of
// them; `--readme` also updates the table in docs/benchmarks.md. Each part runs in a process of its own, one after another.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTable } from './bench-table.mjs';
import { build } from './build.mjs';
import { environment } from './child.mjs';
import { install, node, root } from './install.mjs';
import { provideTools } from './programs.mjs';

install();
provideTools();

const run = (...args) => {
  const { status, stdout } = spawnSync(node, ['test/bench/run.ts', ...args], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? JSON.parse(stdout.toString()) : undefined;
};

const known = run();
const [given, readme] = [process.argv.slice(2), '--readme'];
const wanted = given.filter(part => part !== readme);
const strange = wanted.filter(part => !known.includes(part));
if (strange.length > 0) {
  console.error(`Boxcars: unknown parts: ${strange.join(', ')}. Choose from ${known.join(', ')}.`);
  process.exit(2);
}

if ((wanted.length === 0 || wanted.includes('pages')) && !(await build())) process.exit(1);

const figures = [];
let failed = false;
for (const part of wanted.length > 0 ? wanted : known) {
  const found = run(part);
  if (found === undefined) failed = true;
  else figures.push(...found);
}

const headings = {
  part: 'part',
  name: 'what',
  value: 'value',
  reference: 'reference',
  ratio: 'ratio',
  unit: 'unit (reference)',
  goal: 'goal',
};
const columns = Object.keys(headings);
const text = value => (typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 3 }) : value);
const lines = [headings, ...figures].map(line => columns.map(column => text(line[column])));
const widths = columns.map((_, i) => Math.max(...lines.map(line => line[i].length)));
const isNumber = i => ['value', 'reference', 'ratio'].includes(columns[i]);
for (const line of lines) {
  console.log(
    line
      .map((cell, i) => (isNumber(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd(),
  );
}
writeFileSync(join(root, 'bench.json'), `${JSON.stringify(figures, null, 1)}\n`);
// A complete run updates docs/benchmarks.md. A partial run does so only with the flag.
if (given.includes(readme) || wanted.length === 0) writeTable(figures);
process.exit(failed ? 1 : 0);
