// `node scripts/run.mjs FILE …` installs what is missing, then runs a TypeScript file of the project with its own Node. The
// working directory stays the caller's, so relative file names work.
import { join } from 'node:path';
import { runNode } from './child.mjs';
import { install, root } from './install.mjs';

install();
const [file, ...args] = process.argv.slice(2);
process.exitCode = await runNode(join(root, file), args, { cwd: process.env.INIT_CWD ?? process.cwd() });
