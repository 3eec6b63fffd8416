// `npm run check`: types, style, which way imports point, and what test/repository holds of its files: uses, links, law.
import { join } from 'node:path';
import { run, runNode } from './child.mjs';
import { install, node, root } from './install.mjs';

install();
const types = await run(join(root, 'node_modules/.bin/tsc'), ['--noEmit']);
const style = await run(join(root, 'node_modules/.bin/biome'), ['check', '--diagnostic-level=warn']);
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const sources = ['shared', 'client', 'server', 'tools', 'vite.config.ts'];
const directions = await run(node, ['--import', './tools/typescript-api.mjs', cruiser, ...sources]);
const scales = await runNode('tools/styles.mjs', []);
const used = await runNode('node_modules/vitest/vitest.mjs', ['run', '--project=repository']);
process.exit(types || style || scales || directions || used);
