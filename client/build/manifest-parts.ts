/**
 * Keeps only some of the imports in a show's manifest. A file that stands alone contains everything that any import could load,
 * but the verifier needs rules and never odds, scenes or lessons.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const nothing = '\0boxcars:left-out';

const isManifest = (file: string): boolean => /\/shared\/shows\/[^/]+\/manifest\.ts$/.test(file);

/** The purpose of each import of a manifest: the names of the properties or constants that load it. */
const usesIn = (source: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const uses = new Map<string, Set<string>>();
  let property = '';
  for (const [, name, file] of source.matchAll(/(\w+)\s*[:=]\s*async\b|import\('([^']+)'\)/g)) {
    if (name !== undefined) property = name;
    else if (file !== undefined) uses.set(file, (uses.get(file) ?? new Set()).add(property));
  }
  return uses;
};

/** `kept`: the imports to keep, by their names in shared/shows/manifest.ts. */
export const manifestParts = (...kept: readonly string[]): Plugin => ({
  name: 'boxcars:manifest-parts',
  enforce: 'pre',
  resolveId(file, importer, { kind }) {
    const from = importer?.split('?')[0] ?? '';
    if (kind !== 'dynamic-import' || !isManifest(from)) return null;
    const uses = usesIn(readFileSync(from, 'utf8')).get(file);
    if (uses === undefined) this.error(`${from} imports ${file} for nobody knows what`);
    return kept.some(part => uses.has(part)) ? null : nothing;
  },
  load: id => (id === nothing ? { code: 'export {};', moduleSideEffects: false } : null),
});
