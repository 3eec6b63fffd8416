// `npm run build`: builds the pages, and the verifier as one file, when their sources have changed since the last build.
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment, runNode } from './child.mjs';
import { compressFolder } from './compress.mjs';
import { install, root } from './install.mjs';

// English first: its build empties the folder that holds the others.
const languages = readdirSync(join(root, 'shared/words'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));

const stamp = join(root, 'dist/.built-from');

const filesIn = folder =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
    .sort();

const sourcesHash = (...more) => {
  const hash = createHash('sha256');
  for (const file of [
    join(root, 'package-lock.json'),
    join(root, 'vite.config.ts'),
    join(root, 'server/cli/verify.ts'),
    join(root, '.browserslistrc'),
    join(root, 'tools/build.mjs'),
    join(root, 'tools/compress.mjs'),
    ...filesIn('client'),
    ...filesIn('shared'),
    ...more.flatMap(filesIn),
  ]) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** `mode`: which of the outputs in vite.config.ts. */
const built = async (language, mode, ...options) =>
  (await runNode(
    join(root, 'node_modules/vite/bin/vite.js'),
    ['build', '--mode', mode, '--logLevel', 'warn', ...options],
    { env: { ...environment(), BOXCARS_LANGUAGE: language } },
  )) === 0;

/** Fonts are included by styles, where the bundler does not collect licences. */
const addFontLicences = () => {
  const fonts = join(root, 'node_modules/@fontsource');
  for (const name of readdirSync(fonts).sort())
    appendFileSync(
      join(root, 'dist/licences.txt'),
      `\n## @fontsource/${name}\n\n${readFileSync(join(fonts, name, 'LICENSE'), 'utf8')}\n`,
    );
};

/** True if the pages are built. Errors have been printed. */
export const build = async () => {
  const hash = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  console.error('Boxcars: building the pages …');
  // English empties the folder of all others, and the pages of a language empty the folder of its one file.
  const [english, ...others] = languages;
  if (!(await built(english, 'pages'))) return false;
  const rest = await Promise.all([
    built(english, 'verify-page'),
    built(english, 'verify-program'),
    ...others.map(async language => (await built(language, 'pages')) && (await built(language, 'verify-page'))),
  ]);
  if (rest.includes(false)) return false;
  addFontLicences();
  copyFileSync(join(root, 'SECURITY.md'), join(root, 'dist/security.md'));
  await compressFolder(join(root, 'dist'));
  writeFileSync(stamp, hash);
  return true;
};

/** In milliseconds. */
const day = 86_400_000;

/**
 * Builds the pages over moments (tools/preview) in a language, unless their sources are those of an earlier build. Resolves to the
 * folder. Two processes that build at once do not meet: whoever is last leaves the other's.
 */
export const buildStudio = async language => {
  const studios = join(root, '.cache/studio');
  const folder = join(studios, `${language}-${sourcesHash('tools/preview').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(studios, { recursive: true });
  for (const old of readdirSync(studios).map(name => join(studios, name)))
    if (statSync(old).mtimeMs < Date.now() - day) rmSync(old, { recursive: true, force: true });
  const building = mkdtempSync(join(studios, 'building-'));
  if (!(await built(language, 'studio', '--outDir', building)))
    throw new Error('the pages over moments were not built');
  try {
    renameSync(building, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(building, { recursive: true });
  }
  return folder;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  process.exit((await build()) ? 0 : 1);
}
