// `npm start`: installs what is missing, builds the pages, and serves everything on one port. `npm run dev`: the server with Vite
// inside it. A changed page reloads in the browser, a changed server file restarts it. `npm start -- --check [ADDRESS]` starts
// nothing: it looks at a running server.
import { createServer } from 'node:net';
import { build } from './build.mjs';
import { run, runNode } from './child.mjs';
import { install, node } from './install.mjs';

const dev = process.argv.includes('--dev');
const check = process.argv.indexOf('--check');
if (check > 0) {
  install();
  process.exit(await runNode('server/cli/check.ts', process.argv.slice(check + 1)));
}
const port = Number(process.env.PORT ?? 2567);

/** Checked before the slow steps, so that a port in use is reported at once. */
const isFree = () =>
  new Promise(resolve => {
    const probe = createServer();
    probe.once('error', error => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`Boxcars: PORT must be a number from 1 to 65535, not “${process.env.PORT}”.`);
  process.exit(1);
}
if (!(await isFree())) {
  console.error(
    `Boxcars: port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm ${dev ? 'run dev' : 'start'}`,
  );
  process.exit(1);
}
install();
if (!dev && !(await build())) process.exit(1);
const watching = ['--watch-path=server', '--watch-path=shared', '--watch-preserve-output', 'server/main.ts', '--dev'];
process.exit(await (dev ? run(node, watching) : runNode('server/main.ts')));
