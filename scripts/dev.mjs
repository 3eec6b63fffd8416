// `npm run dev`: the server with Vite inside it. A changed page reloads in the browser, a changed server file restarts it.

import { run } from './child.mjs';
import { install, node } from './install.mjs';

install();
process.exit(
  await run(node, ['--watch-path=server', '--watch-path=shared', '--watch-preserve-output', 'server/main.ts', '--dev']),
);
