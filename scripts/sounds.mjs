// `npm run sounds [-- SHOW …]`: what the band of each show plays, as WAV files in sounds/, with their figures; `--only PIECE`
// takes one of them.
import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { provideTools } from './tools.mjs';

install();
const missing = provideTools();
const status = await runNode('test/sheets/sounds.ts', process.argv.slice(2));
process.exit(missing.length > 0 ? 1 : status);
