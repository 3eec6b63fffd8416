// `npm run check`: types, style, and whether everything that is exported or depended on is used.
import { join } from 'node:path';
import { run, runNode } from './child.mjs';
import { install, root } from './install.mjs';

install();
const types = await run(join(root, 'node_modules/.bin/tsc'), ['--noEmit']);
const style = await run(join(root, 'node_modules/.bin/biome'), ['check', '--diagnostic-level=warn']);
const uses = ['test/shared/exports.test.ts', 'test/shared/dependencies.test.ts'];
const used = await runNode('node_modules/vitest/vitest.mjs', ['run', ...uses]);
process.exit(types || style || used);
