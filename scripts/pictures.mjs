// `npm run pictures [-- SHEET …]`: contact sheets of every phase of each show at four sizes, as PNG files in pictures/; ends
// with 1 where a layout has a fault. `--singles` keeps every picture as a file of its own too. `--motion EPISODE:ENTRY` is how
// an entry is acted out, as frames in a row.
import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { provideTools } from './tools.mjs';

install();
const missing = provideTools();
const wanted = process.argv.slice(2);
const status = await runNode(`test/sheets/${wanted.includes('--motion') ? 'motion' : 'run'}.ts`, wanted);
process.exit(missing.length > 0 ? 1 : status);
