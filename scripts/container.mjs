// `npm run test:container`: every step of Dockerfile and compose.yaml, without a container.
import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { provideTools } from './tools.mjs';

install();
const missing = provideTools();
process.exit(missing.length > 0 ? 1 : await runNode('test/container/run.ts'));
