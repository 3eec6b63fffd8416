// `node tools/run.mjs [--needs=NAME,…] [--pages] [--from-here] FILE …` installs the packages that are missing, then runs a
// TypeScript file of the project with its own Node. `--needs`: also the named programs (tools/programs.mjs), or `all`. `--pages`:
// builds the pages. `--from-here`: relative file names mean the caller's folder, not the project's.
import { join } from 'node:path';
import { build } from './build.mjs';
import { runNode } from './child.mjs';
import { install, root } from './install.mjs';
import { provideTools } from './programs.mjs';

const args = process.argv.slice(2);
const options = args.splice(
  0,
  args.findIndex(arg => !arg.startsWith('--')),
);
const [file, ...rest] = args;
const needs = options.find(option => option.startsWith('--needs='))?.slice('--needs='.length);

install();
const missing = needs === undefined ? [] : provideTools(needs === 'all' ? undefined : needs.split(','));
const ready = missing.length === 0 && (!options.includes('--pages') || (await build()));
const cwd = options.includes('--from-here') ? (process.env.INIT_CWD ?? process.cwd()) : root;
process.exitCode = ready ? await runNode(join(root, file), rest, { cwd }) : 1;
