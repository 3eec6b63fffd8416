import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { floorTargets } from './client/build/floor.ts';
import { manifestParts } from './client/build/manifest-parts.ts';
import { leanFonts, oldStyles } from './client/build/old-styles.ts';
import { onePage, programHash } from './client/build/one-file.ts';
import { pieces } from './client/build/pieces.ts';
import { retryImport } from './client/build/retry-import.ts';
import { oneLanguage } from './client/one-language.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** In which language: a folder of shared/words. */
const language = process.env.BOXCARS_LANGUAGE ?? 'en';
const outDir = here(language === 'en' ? './dist' : `./dist/${language}`);
const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

/** Test files by folder. */
const tests = (...folders: readonly string[]) =>
  folders.flatMap(folder => [`test/${folder}/**/*.test.ts`, `test/${folder}/**/*.test.tsx`]);

/** `npm test` answers within minutes; `npm run test:long` takes the long ones too. */
const left = ['**/node_modules/**', ...(process.env.LONG === undefined ? ['test/**/long/**'] : [])];

/** Milliseconds after which a test that hangs is ended. */
const hangs = process.env.LONG === undefined && process.env.FAULTS === undefined ? 300_000 : 3_600_000;

const withoutServer = tests(
  'colyseus',
  'contract',
  'controls',
  'lesson',
  'odds',
  'packs',
  'recap',
  'robots',
  'rules',
  'shared',
  'crowd',
  'sound',
  'stage',
  'words',
  'world',
);

/** Servers in the test's own process, each closed by the test that opened it. */
const withServer = tests('forum', 'rooms', 'seasons');

/** They hold a process to its time or its memory, and want one of their own. */
const ownProcess = ['long/*', 'robots-without-end', 'slow-reader', 'clock-jumps', 'mirror'].map(
  name => `test/rooms/${name}.test.ts`,
);

/** They put other parts in the place of modules, which a process that knows those modules already would not do. */
const replacing = readdirSync(here('./test'), { encoding: 'utf8', recursive: true })
  .map(name => `test/${name.replaceAll('\\', '/')}`)
  .filter(path => /\.test\.tsx?$/.test(path) && readFileSync(here(`./${path}`), 'utf8').includes('vi.mock('));

/** They hold pages and requests to the clock, and have the machine to themselves: `npm test` runs them last. */
const toTheClock = ['test/browser/one-clock.test.ts', 'test/rooms/longest-block*.test.ts'];

/** They read the project's own files. `npm run check` runs them. */
const repository = tests('repository');

/** Every move of a test's show is synced to its folder. Memory answers at once, where it has room for all of them: bytes. */
const [memory, room] = ['/dev/shm', 2 ** 31];
const isRoomy = () => {
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= room;
};
if (process.env.VITEST !== undefined && process.env.TMPDIR === undefined && existsSync(memory) && isRoomy()) {
  const folder = mkdtempSync(`${memory}/boxcars-tests-`);
  process.env.TMPDIR = folder;
  // Postgres runs as somebody else.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

const databases = here('./test/databases/setup.ts');

/**
 * Replaces two packages that the Colyseus SDK loads by the part that these pages need: MessagePack, and the decoder of the state.
 * Versions are pinned. The build stops if a replacement lacks a name. docs/colyseus.md says what it saves.
 */
const leanSdk: Plugin = {
  name: 'boxcars:lean-sdk',
  enforce: 'pre',
  apply: 'build',
  resolveId(id) {
    const replacements: Readonly<Record<string, string>> = {
      msgpackr: 'message-pack.ts',
      '@colyseus/schema': 'schema-reader.ts',
    };
    return id in replacements ? here(`./client/colyseus/${replacements[id]}`) : null;
  },
  load(id) {
    const unused: Readonly<Record<string, string>> = {
      // Inputs of fast games need all of the real decoder. These pages send none.
      'input/RoomInput.mjs': 'export class RoomInput {}',
      'RoomClock.mjs': 'export const NULL_CLOCK = {};',
      // No server of ours speaks HTTP/3.
      'transport/H3Transport.mjs': 'export class H3TransportTransport {}',
    };
    const [, part = ''] = id.replaceAll('\\', '/').split('?')[0]?.split('/node_modules/@colyseus/sdk/build/') ?? [];
    return unused[part] ?? null;
  },
};

/** The pages are built from client/ into dist/; dist/index.html is served for every path of client/paths.ts. */
const pages: ViteUserConfig = {
  root: process.env.VITEST === undefined ? here('./client') : here('.'),
  base: language === 'en' ? '/' : `/${language}/`,
  // Scripts and styles name each other from where they are, so that a copy of them plays in any folder (server/cli/tape.ts).
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  plugins: [retryImport, oneLanguage(language), leanSdk],
  oxc,
  css: { postcss: { plugins: oldStyles() } },
  // Firefox has workers that are modules from 114 on. A worker that is one file contains whatever it could load.
  worker: { format: 'iife', plugins: () => [manifestParts('rules', 'odds', 'house')] },
  build: {
    outDir,
    emptyOutDir: true,
    // The server tells each page at once which scripts it will need.
    manifest: true,
    // Of everything bundled; tools/build.mjs adds those of the fonts.
    license: { fileName: 'licences.txt' },
    target: floorTargets(here('.')),
    // Under the content security policy nothing may come from data: addresses.
    assetsInlineLimit: 0,
    // What a page begins with the server names in its head. Beside a part that is fetched later only its styles are named: the
    // names of all that it shares with others would weigh more than they save.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(file => file.endsWith('.css')) },
    chunkSizeWarningLimit: 900,
    // Which plugin takes how long is no warning to whoever builds the pages.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: pieces } },
      // Nothing in shared/ does anything by being loaded, so what a page does not use of it stays away.
      treeshake: {
        moduleSideEffects: [
          { test: /\/shared\//, sideEffects: false },
          // Nor in what plays the music, which says so nowhere: with all of it the band would weigh twice as much.
          { test: /\/node_modules\/(tone|standardized-audio-context|automation-events)\//, sideEffects: false },
        ],
      },
    },
  },
  // Whoever reaches `npm run dev` may read what pages are made of, not the data folder with its key.
  server: { fs: { allow: ['client', 'shared', 'node_modules'].map(folder => here(`./${folder}`)) } },
  test: {
    projects: [
      // One process reads the sources once for all of these: alone they would take a second each.
      { extends: true, test: { name: 'rules', include: withoutServer, exclude: replacing, isolate: false } },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: withServer,
          exclude: [...ownProcess, ...replacing, ...toTheClock],
          isolate: false,
          globalSetup: databases,
        },
      },
      { extends: true, test: { name: 'isolated', include: [...ownProcess, ...replacing], globalSetup: databases } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: tests('**'),
          exclude: [...withoutServer, ...withServer, ...toTheClock, ...repository],
          isolate: false,
          globalSetup: databases,
        },
      },
      { extends: true, test: { name: 'clock', include: toTheClock } },
      { extends: true, test: { name: 'repository', include: repository, isolate: false } },
    ],
    // What one test put in a function's place is gone before the next.
    restoreMocks: true,
    // Tests start servers, programs and threads hundreds of times: what Node has compiled for one, others read.
    env: { NODE_COMPILE_CACHE: here('./.cache/compiled') },
    exclude: left,
    // They end what hangs and judge nothing: a machine that has much to do may take ten times as long as usual.
    testTimeout: hangs,
    hookTimeout: hangs,
    teardownTimeout: 30_000,
    // By itself vitest leaves one core of two to nobody; much of what is tested waits for clocks, databases and browsers.
    maxWorkers: 3,
    // What comes about by itself comes later on a busy machine.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    // The SDK says so of every socket of a server that is killed.
    onConsoleLog: log => !/Room connection was closed|Colyseus reconnection/.test(log),
  },
};

/** The page that checks a record as one file without any address in it: dist/boxcars-verify.html. */
const verifyPage: ViteUserConfig = {
  root: here('./client'),
  publicDir: false,
  oxc,
  css: { postcss: { plugins: [leanFonts] } },
  plugins: [oneLanguage(language), manifestParts('rules', 'words'), onePage('boxcars-verify.html', language)],
  build: {
    outDir,
    // The pages were built there before.
    emptyOutDir: false,
    target: floorTargets(here('.')),
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: here('./client/pages/verify/alone.tsx'),
      output: { codeSplitting: false },
    },
  },
};

/** The verifier for programs as one file without dependencies: dist/boxcars-verify.mjs, with its SHA-256 beside it. */
const verifyProgram: ViteUserConfig = {
  root: here('.'),
  publicDir: false,
  plugins: [manifestParts('rules'), programHash],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: here('./server/cli/verify.ts'),
    outDir: here('./dist'),
    // The pages were built there before.
    emptyOutDir: false,
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'boxcars-verify.mjs' } },
  },
};

/** Pages over moments get wire.ts in place of their connection. */
const wireOfMoments: Plugin = {
  name: 'boxcars:wire-of-moments',
  enforce: 'pre',
  resolveId: source => (source.endsWith('parts/hooks.ts') ? here('./tools/preview/wire.ts') : null),
};

/** The pages over moments instead of a server (tools/preview/studio.ts), and what is measured alone in a browser. */
const studio: ViteUserConfig = {
  ...pages,
  root: here('./client'),
  base: '/',
  plugins: [wireOfMoments, ...(pages.plugins ?? [])],
  build: {
    ...pages.build,
    emptyOutDir: true,
    manifest: false,
    license: false,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: ['./client/index.html', './tools/preview/empty-stage.ts', './tools/preview/hearing.ts'].map(here),
      output: { codeSplitting: { groups: pieces }, entryFileNames: 'alone/[name].js' },
    },
  },
};

/** What `--mode` builds instead of the pages. */
const others: Readonly<Record<string, ViteUserConfig>> = {
  'verify-page': verifyPage,
  'verify-program': verifyProgram,
  studio,
};

export default defineConfig(({ mode }) => others[mode] ?? pages);
