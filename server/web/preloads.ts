/** What the head of a page preloads: files of the build, by its manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actsOf } from '../../shared/words/index.ts';
import { pageAt } from './documents.ts';

/** A file of the build; for a script with what it imports, and may import later. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  /** Fonts, pictures and workers. */
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const manifests = new Map<string, Manifest>();

/** The build's manifest of a folder of pages; empty without a build. */
const manifestIn = (folder: string): Manifest => {
  const known = manifests.get(folder);
  if (known !== undefined) return known;
  try {
    const read = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    manifests.set(folder, read);
    return read;
  } catch {
    return {};
  }
};

/** Font files of nearly every text (client/style/fonts.css), and of the text that a page arrives with. */
const textFont = /^style\/fonts\/files\/barlow-condensed-/;
const arrivingFont = /-(500|700)\.woff2$/;

/** The script of every page. */
const start = 'index.html';

type Page = ReturnType<typeof pageAt>['page'];

/** All files that a page may ever ask for, besides those of `client/public`. `entry`: its source. Empty without a build. */
export const filesOf = (folder: string, entry: string): readonly string[] => {
  const manifest = manifestIn(folder);
  const needed = new Set<string>();
  const gather = (name: string): void => {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    if (needed.has(name)) return;
    needed.add(name);
    // What every page starts with knows all pages.
    const later = name === start ? dynamicImports.filter(each => !each.startsWith('pages/')) : dynamicImports;
    for (const next of [...imports, ...later]) gather(next);
  };
  for (const name of [start, entry]) gather(name);
  const chunks = [...needed].flatMap(name => manifest[name] ?? []);
  return [...new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))];
};

/** Titles and sentences of all shows. */
const everyShow = /^..\/shared\/shows\/[^/]+\/words\/\w+\/show\.ts$/;

const ofShow = (show: string, file: string): RegExp =>
  new RegExp(`^../shared/shows/${show.replaceAll(/[^a-z-]/g, '') || 'none'}/${file}$`);

/** What a page always imports once it runs, by source file. `show`: the page's. */
const certain: Partial<Record<Page, (show: string) => readonly RegExp[]>> = {
  lobby: () => [everyShow],
  play: show => [ofShow(show, 'words/\\w+/show.ts')],
  host: show => [ofShow(show, 'words/\\w+/show.ts')],
  watch: show => [/^stage\/stage\.tsx$/, ofShow(show, 'words/\\w+/show.ts')],
  // It waits, and shows a stage at once when it gets one.
  screen: () => [/^stage\/stage\.tsx$/],
  tv: show => [/^stage\/stage\.tsx$/, ofShow(show, 'words/\\w+/show.ts')],
  recap: show => [/\/words\/\w+\/recap\.ts$/, ofShow(show, 'words/\\w+/show.ts')],
  rules: show => [
    /\/words\/(\w+\/rules|open-book)\.ts$/,
    everyShow,
    ...[show, ...actsOf(show)].map(name => ofShow(name, 'words/\\w+/rules.md')),
  ],
  odds: show => [
    /shared\/words\/\w+\/(lesson|odds)\.ts$/,
    everyShow,
    ofShow(show, '(show|lesson|words/\\w+/lesson).ts'),
  ],
};

/** What a page always asks the server. */
const neededBy: Partial<Record<Page, readonly string[]>> = {
  lobby: ['/api/shows'],
  watch: ['/api/boards'],
  tv: ['/api/boards'],
};

/**
 * Fonts, scripts and styles that the page at a path needs. They are requested at once, instead of one after another as each is
 * read. `base`: what their addresses begin with. `show`: the page's, "" for none.
 */
export const preloadsOf = (folder: string, base: string, path: string, show = ''): readonly string[] => {
  const manifest = manifestIn(folder);
  const { page, name: named } = pageAt(path);
  const entry = [`pages/${page}.tsx`, `pages/${page}/${page}.tsx`].find(name => name in manifest);
  if (entry === undefined) return [];
  const needed = new Set<string>();
  const gather = (name: string): void => {
    // The document names its own script and styles.
    if (needed.has(name) || name === start) return;
    needed.add(name);
    for (const next of manifest[name]?.imports ?? []) gather(next);
  };
  const first = manifest[start]?.imports ?? [];
  const besides = certain[page]?.(show || named) ?? [];
  const known = Object.keys(manifest).filter(name => besides.some(one => one.test(name)));
  for (const name of [...first, entry, ...known]) gather(name);
  const chunks = [...needed].flatMap(name => manifest[name] ?? []);
  const ofEveryPage = first.flatMap(name => manifest[name]?.css ?? []);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []).filter(file => !ofEveryPage.includes(file)));
  // People who join are about to act, so the bold fonts of the form are preloaded too.
  const letters = Object.keys(manifest).filter(
    name => textFont.test(name) && (page !== 'play' || arrivingFont.test(name)),
  );
  return [
    // Scripts write the page, so fonts would be requested last, and their arrival would shift the text.
    ...letters.map(
      name => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${manifest[name]?.file}">`,
    ),
    ...[...styles].reverse().map(file => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
    ...(neededBy[page] ?? []).map(path => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
  ];
};
