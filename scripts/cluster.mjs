// `npm run cluster -- 4`: four server processes that play as one on this machine, with a real Redis and Postgres (installed where
// missing), behind one address. PORT (2567) is what people use.
import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { provideTools } from './tools.mjs';

install();
const missing = provideTools(['Redis', 'Postgres']);
if (missing.length > 0) process.exit(1);
const { build } = await import('./build.mjs');
if (!(await build())) process.exit(1);
process.exit(await runNode('tools/cluster/cluster.ts', process.argv.slice(2)));
