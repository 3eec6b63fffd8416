/** The built styles need nothing that engines at the floor (.browserslistrc) lack, by MDN's tables of what each can do. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatData, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { floorTargets } from '../../client/build/floor.ts';

const root = join(import.meta.dirname, '../..');
const known = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** `chrome` 85 … by the names of MDN. */
const floor = floorTargets(root).map(target => {
  const [, engine = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return [engine === 'ios' ? 'safari_ios' : engine, Number.parseFloat(version)] as const;
});

const since = (support: SupportStatement | undefined): number => {
  const all: readonly SimpleSupportStatement[] = support === undefined ? [] : [support].flat();
  const usable = all.filter(({ flags, version_removed, version_added }) => !flags && !version_removed && version_added);
  const versions = usable.map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')));
  return Math.min(...versions, Number.POSITIVE_INFINITY);
};

type Node = { readonly __compat?: { readonly support: Readonly<Record<string, SupportStatement>> } } & {
  readonly [name: string]: unknown;
};

/** Engines at the floor that lack it, as `chrome 104`; what MDN does not list is left to others. */
const lacking = (node: Node | undefined): readonly string[] =>
  node?.__compat === undefined
    ? []
    : floor.flatMap(([engine, version]) => {
        const first = since(node.__compat?.support[engine]);
        return first > version ? [`${engine} ${first}`] : [];
      });

const css = known.css as unknown as Readonly<
  Record<'properties' | 'selectors' | 'at-rules', Readonly<Record<string, Node>>>
>;

/**
 * What is newer and does no harm where it is missing, or is done otherwise there: name and reason. The television plays from
 * Chromium 85 on; phones, desks and all other pages from 88, Safari 15 and Firefox 102.
 */
const harmless: Readonly<Record<string, string>> = {
  'has()': 'css-has-pseudo does it (client/main.tsx)',
  'where()': 'written out beside it (client/build/old-styles.ts)',
  'is()': 'Lightning CSS writes :-webkit-any beside it',
  'focus-visible': 'the browser’s own ring is seen instead',
  translate: 'done by transform beside it (client/build/old-styles.ts); what is animated stands still in its place',
  rotate: 'as translate',
  scale: 'as translate',
  'aspect-ratio': 'of pictures in recap and packs, which are for phones and desks',
  cursor: 'a finger has none',
  'text-wrap': 'lines break where they do',
  'text-wrap-style': 'lines break where they do',
  'scroll-behavior': 'it jumps instead of gliding',
  'touch-action': 'Safari has manipulation, which is what matters',
  'text-size-adjust': 'of phones alone, with its prefix',
  'box-decoration-break': 'Chromium and Safari have it with its prefix, which stands beside it',
  'user-select': 'with its prefix in Safari',
  'color-scheme': 'forms look as bright as the browser likes',
  'accent-color': 'boxes to tick have the browser’s colour',
  'scrollbar-width': 'scrollbars look as usual',
  'scrollbar-color': 'scrollbars look as usual',
  'scrollbar-gutter': 'a page moves aside a little where it begins to scroll',
  'overscroll-behavior': 'what lies beneath may scroll along',
  'overscroll-behavior-x': 'what lies beneath may scroll along',
  'overscroll-behavior-y': 'what lies beneath may scroll along',
  'forced-color-adjust': 'of a setting that Safari does not have',
  'print-color-adjust': 'with its prefix',
  appearance: 'with its prefix',
  'backdrop-filter': 'with its prefix',
  'mask-image': 'with its prefix',
  'field-sizing': 'a field keeps its size',
  'text-decoration-thickness': 'a line is as thick as the browser likes',
  overflow: 'clip is written as hidden beside it (client/build/old-styles.ts)',
  resize: 'iPhones have no corner to pull at',
  zoom: 'of a preview alone, which is larger without',
  marker: 'print alone',
  'color-mix': 'a glow is missing',
  'paint-order': 'letters have a finer edge',
  'break-after: avoid': 'print alone',
  'cursor: grab': 'phones have no pointer',
  backdrop: 'the page behind a box is as bright as before',
  'cursor: pointer': 'phones have no pointer',
  'cursor: default': 'phones have no pointer',
  'overflow-wrap: anywhere': 'Safari before 15.4 breaks such words where it can',
  outline: 'a ring has square corners',
  'text-underline-offset': 'a line lies closer',
  'details-content': 'it opens at once',
  'font-family: ui-monospace': 'the next of the list is taken',
};

const plain = (selector: string) => [...selector.matchAll(/(?<!\\):{1,2}([a-z-]+)(\()?/g)];

const usedIn = (file: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  const note = (name: string, node: Node | undefined) => {
    const missing = lacking(node);
    if (missing.length > 0) found.set(name, missing);
  };
  const guarded = (node: Rule | AtRule | postcss.Declaration): boolean => {
    for (let above = node.parent; above !== undefined; above = above.parent as typeof above)
      if (above.type === 'atrule' && (above as AtRule).name === 'supports') return true;
    return false;
  };
  const sheet = postcss.parse(readFileSync(join(root, file), 'utf8'));
  // Units that engines refuse with the whole line: each rule with one has another beside it for those.
  const asked = sheet.toString();
  if (/\d[dsl]v[hw]\b/.test(asked) && !/@supports not \(height:\s*1dvh\)/.test(asked)) found.set('dvh', ['chrome 108']);
  sheet.walkAtRules(rule => note(`@${rule.name}`, css['at-rules'][rule.name]));
  sheet.walkRules(rule => {
    if (guarded(rule)) return;
    for (const [, name = '', called] of plain(rule.selector))
      if (!name.startsWith('-')) note(called === undefined ? name : `${name}()`, css.selectors[name]);
  });
  sheet.walkDecls(declaration => {
    const { prop, value } = declaration;
    if (prop.startsWith('--') || prop.startsWith('-') || guarded(declaration)) return;
    note(prop, css.properties[prop]);
    const words = value.match(/[a-z][a-z-]+/g) ?? [];
    for (const word of words) note(`${prop}: ${word}`, css.properties[prop]?.[word] as Node | undefined);
    if (/color-mix\(/.test(value)) found.set('color-mix', ['chrome 111']);
  });
  return found;
};

test('no list of elements counts as a class, as it does in the older form of :is', () => {
  const lists = globSync('dist/assets/*.css', { cwd: root }).flatMap(
    sheet => readFileSync(join(root, sheet), 'utf8').match(/:-webkit-any\([a-z0-9, ]+\)/g) ?? [],
  );
  expect(lists).toEqual([]);
});

// Engines drop the whole rule, and all that stands before it in the same list.
test('no :has stands in another one', () => {
  const nested = globSync('client/**/*.css', { cwd: root }).flatMap(sheet =>
    (readFileSync(join(root, sheet), 'utf8').match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? []).filter(rule =>
      rule
        .split(':has(')
        .slice(1, -1)
        .some(inner => inner.split(')').length <= inner.split('(').length),
    ),
  );
  expect(nested).toEqual([]);
});

test('styles ask nothing of engines at the floor that would matter', () => {
  const sheets = globSync('dist/assets/*.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(20);
  const used = new Map<string, readonly string[]>();
  for (const sheet of sheets) for (const [name, missing] of usedIn(sheet)) used.set(name, missing);
  const known = (name: string) => harmless[name] ?? harmless[name.split(':')[0] ?? ''];
  expect([...used].filter(([name]) => known(name) === undefined)).toEqual([]);
});
