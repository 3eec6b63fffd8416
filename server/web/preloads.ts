/** What a page is told to ask for in its head: files of the build, by the manifest that it wrote. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAt } from './documents.ts';

/** A file of the build: of scripts with what they import. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const manifests = new Map<string, Manifest>();

/** What the build wrote about a folder of pages; empty without a build. */
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

/** Files of the letters that every page is written in (client/style/fonts.css), and of those in which it arrives. */
const textFont = /^style\/fonts\/files\/barlow-condensed-/;
const arrivingFont = /-(500|700)\.woff2$/;

const start = 'index.html';

type Page = ReturnType<typeof pageAt>['page'];

/** Titles and sentences of all shows. */
const everyShow = /^..\/shared\/shows\/[^/]+\/words\/\w+\/show\.ts$/;

const ofShow = (show: string, file: string): RegExp =>
  new RegExp(`^../shared/shows/${show.replaceAll(/[^a-z-]/g, '') || 'none'}/${file}$`);

/** What a page fetches in any case once it runs, by the names of the sources; `show`: the one that it is about. */
const certain: Partial<Record<Page, (show: string) => readonly RegExp[]>> = {
  lobby: () => [everyShow],
  play: show => [ofShow(show, 'words/\\w+/show.ts')],
  host: show => [ofShow(show, 'words/\\w+/show.ts')],
  watch: show => [/^stage\/stage\.tsx$/, ofShow(show, 'words/\\w+/show.ts')],
  tv: show => [/^stage\/stage\.tsx$/, ofShow(show, 'words/\\w+/show.ts')],
  recap: show => [/\/words\/\w+\/recap\.ts$/, ofShow(show, 'words/\\w+/show.ts')],
  rules: show => [/\/(words\/\w+\/rules\/index|open-book)\.ts$/, everyShow, ofShow(show, 'words/\\w+/rules.ts')],
  odds: show => [
    /shared\/words\/\w+\/(lesson|odds)\.ts$/,
    everyShow,
    ofShow(show, '(show|lesson|words/\\w+/lesson).ts'),
  ],
};

/** What is asked of the server in any case. */
const asked: Partial<Record<Page, readonly string[]>> = {
  lobby: ['/api/shows'],
  watch: ['/api/shows'],
  tv: ['/api/shows'],
};

/**
 * Letters, scripts and styles that the page at a path needs: asked for at once, and not one after another as each is read.
 * `base`: what their addresses begin with; `show`: which one is on, "" for none.
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
  // Whoever joins is to act soon: what the form has of the third weight comes with it.
  const letters = Object.keys(manifest).filter(
    name => textFont.test(name) && (page !== 'play' || arrivingFont.test(name)),
  );
  return [
    // A page is written by its scripts, so its letters would be asked for last, and shift what stands there when they come.
    ...letters.map(
      name => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${manifest[name]?.file}">`,
    ),
    ...[...styles].reverse().map(file => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
    ...(asked[page] ?? []).map(path => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
  ];
};
