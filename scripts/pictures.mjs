// `npm run pictures [-- SHEET …]` makes contact sheets of every phase of each show at four sizes, as PNG files in pictures/.
// Exits with 1 if a layout has a fault. `--singles` also keeps every picture as a file of its own. `--motion EPISODE:ENTRY`
// shows how an entry is acted out, as a row of frames.
import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { provideTools } from './tools.mjs';

install();
const missing = provideTools();
const wanted = process.argv.slice(2);
const status = await runNode(`test/sheets/${wanted.includes('--motion') ? 'motion' : 'run'}.ts`, wanted);
process.exit(missing.length > 0 ? 1 : status);
