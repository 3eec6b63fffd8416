// `npm run check`: types, style, and what test/repository holds of its files: uses, links, law.
import { join } from 'node:path';
import { run, runNode } from './child.mjs';
import { install, root } from './install.mjs';

install();
const types = await run(join(root, 'node_modules/.bin/tsc'), ['--noEmit']);
const style = await run(join(root, 'node_modules/.bin/biome'), ['check', '--diagnostic-level=warn']);
const used = await runNode('node_modules/vitest/vitest.mjs', ['run', '--project=repository']);
process.exit(types || style || used);
