// The one line that announces Pig, put into the registry of shows as it is read: by Node here, by Vite in the test. How much of
// Pig there is: `bare` is a manifest and rules, `whole` everything that a manifest may declare.
import { registerHooks } from 'node:module';

const registry = '/shared/shows/index.ts';
const manifest = part => new URL(`show/${part === 'whole' ? 'whole' : 'manifest'}.ts`, import.meta.url);

export const isRegistry = path => path.endsWith(registry);

/** `from`: how this reader finds the manifest. */
const withPig = (source, part, from) => {
  const line = part === 'bare' ? '{ ...pig, words: undefined }' : 'pig';
  return `import { pig } from '${from}';\n${source.replace('const whole: readonly Manifest[] = [', `$&${line}, `)}`;
};

export const withPigForPages = (source, part) => withPig(source, part, manifest(part).pathname);

const { PIG: part } = process.env;
if (part !== undefined)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!isRegistry(url)) return loaded;
      return { ...loaded, source: withPig(loaded.source.toString(), part, manifest(part).href) };
    },
  });

/** The parts of Pig on the pages: its line in their registry, and its colors. */
const lines = [
  [
    '/client/shows/index.ts',
    'export const clientShows: readonly ClientShow[] = [',
    'pig, ',
    "import { pig } from 'BOARD/index.ts';",
  ],
  ['/client/shows/looks.ts', '', '', "import 'BOARD/look.css';"],
];

export const withBoard = (source, path) => {
  const [, place = '', line = '', imported] = lines.find(([file]) => path.endsWith(file)) ?? [];
  if (imported === undefined) return undefined;
  const from = new URL('board', import.meta.url).pathname;
  return `${imported.replace('BOARD', from)}\n${place === '' ? source : source.replace(place, `${place}${line}`)}`;
};
