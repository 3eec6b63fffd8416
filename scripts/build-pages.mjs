// `npm run build`: builds the pages, and the verifier as one file.
import { install } from './install.mjs';

install();
const { build } = await import('./build.mjs');
process.exit((await build()) ? 0 : 1);
