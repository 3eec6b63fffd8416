// `npm run sounds [-- SHOW …]` writes what the band of each show plays as WAV files into sounds/, with their levels. `--only
// PIECE` writes one of them.
import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { provideTools } from './tools.mjs';

install();
const missing = provideTools();
const status = await runNode('test/sheets/sounds.ts', process.argv.slice(2));
process.exit(missing.length > 0 ? 1 : status);
