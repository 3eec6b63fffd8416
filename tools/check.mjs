// `npm run check`: types, style, the scales of the look, which way imports point, and what test/repository holds of the files of the
// repository: uses, links, law. `npm test` runs the same.
import { join } from 'node:path';
import { run, runNode, vitest } from './child.mjs';
import { install, node, root } from './install.mjs';

const program = path => join(root, 'node_modules', path);
const sources = ['shared', 'client', 'server', 'tools', 'vite.config.ts'];

/** By name. Each prints what is wrong and resolves to an exit status. */
const checks = {
  types: () => run(program('.bin/tsc'), ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']),
  style: () => run(program('.bin/biome'), ['check', '--diagnostic-level=warn']),
  'scales of the look': () => runNode('tools/styles.mjs', []),
  'directions of imports': () =>
    run(node, [
      '--import',
      './tools/typescript-api.mjs',
      program('dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...sources,
    ]),
  'the repository': () => vitest(['--project=repository']),
};

/** Runs all of them at once. `count`: told of each, by name, and whether it holds. */
export const check = count =>
  Promise.all(Object.entries(checks).map(async ([name, holds]) => count(name, (await holds()) === 0)));

if (process.argv[1] === import.meta.filename) {
  install();
  let status = 0;
  await check((name, ok) => {
    if (ok) return;
    console.error(`Boxcars: ${name}: see above`);
    status = 1;
  });
  process.exit(status);
}
