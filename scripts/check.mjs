// `npm run check`: types and style.
import { join } from 'node:path';
import { run } from './child.mjs';
import { install, root } from './install.mjs';

install();
const types = await run(join(root, 'node_modules/.bin/tsc'), ['--noEmit']);
const style = await run(join(root, 'node_modules/.bin/biome'), ['check', '--diagnostic-level=warn']);
process.exit(types || style);
