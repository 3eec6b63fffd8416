/** A text that nothing shows any more is a text that somebody translates in vain. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Expression, Node } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const isWords = (file: string) => /\/words\/[a-z]{2}\//.test(file);
const sources = globSync('{client,server,shared}/**/*.{ts,tsx}', { cwd: root });
/** Rule books are read as a whole. */
const wordFiles = sources.filter(file => /\/words\/en\//.test(file) && !/\/rules(\/\w+)?\.ts$/.test(file));

/**
 * Names of texts: their files, with the path to each. Lists also count as read when they are read as a whole, and so does what
 * a function returns, or has a name that is put together from values.
 */
const namesIn = (node: Node | undefined, path: string, into: Map<number, string>): Map<number, string> => {
  if (node === undefined) return into;
  if (!isObjectLiteralExpression(node)) {
    const inner = (node as { readonly expression?: Expression }).expression;
    return isArrowFunction(node) || inner === undefined ? into : namesIn(inner, path, into);
  }
  for (const property of node.properties) {
    if (!isPropertyAssignment(property)) continue;
    const name = (property.name as { readonly text: string }).text;
    if (/^\w+$/.test(name)) into.set(property.name.getStart(), `${path}.${name}`);
    namesIn(property.initializer, `${path}.${name}`, into);
  }
  return into;
};

/**
 * Names by which a text may be looked up indirectly: values, keys that a show declares, props of a part of a page, and
 * destructured names, which the compiler takes for new ones.
 */
const namedIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/['"`.]([\w-]*)['"`]/g)].map(([, name]) => name!),
  ...[...text.matchAll(/^ +(?:readonly )?(\w+)\??: /gm)].map(([, name]) => name!),
  ...[...text.matchAll(/(?:const|let) \{([^=;]*?)\} =|[(,]\s*\{([^(){}]*?)\}(?:[,)]|: \w)/g)].flatMap(
    ([, apart, given]) => (apart ?? given ?? '').match(/\w+/g) ?? [],
  ),
];

test('every text is asked for somewhere', () => {
  const looked = new Set(
    [...readFileSync(join(root, 'client/index.html'), 'utf8').matchAll(/%(\w+)%/g)].map(([, name]) => name!),
  );
  for (const file of sources)
    if (!isWords(file)) for (const name of namedIn(readFileSync(join(root, file), 'utf8'))) looked.add(name);
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
  const { checker, program } = project!;
  const places = new Map<string, string>();
  /** Names that are written nowhere by themselves: their uses are looked up. */
  const names = new Set<string>();
  const own = new Set<string>();
  for (const file of wordFiles) {
    const at = new Map<number, string>();
    for (const statement of program.getSourceFile(join(root, file))?.statements ?? [])
      if (isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          namesIn(initializer, (name as { readonly text: string }).text, at);
    for (const [offset, path] of at) if (looked.has(path.split('.').at(-1)!)) at.delete(offset);
    const symbols = checker.getSymbolAtPosition(join(root, file), [...at.keys()]);
    for (const [i, [offset, path]] of [...at].entries()) {
      own.add(`${file}:${offset}`);
      const text = symbols[i]?.valueDeclaration;
      if (text === undefined) continue;
      places.set(`${text.path}#${text.index}`, `${file}: ${path}`);
      names.add(path.split('.').at(-1)!);
    }
  }
  const all = new Set(places.keys());
  for (const file of sources) {
    const asked = [...readFileSync(join(root, file), 'utf8').matchAll(/\b[A-Za-z_]\w*\b/g)]
      .filter(({ 0: name, index }) => names.has(name) && !own.has(`${file}:${index}`))
      .map(({ index }) => index);
    for (const symbol of checker.getSymbolAtPosition(join(root, file), asked))
      for (const { path, index } of symbol?.declarations ?? []) {
        places.delete(`${path}#${index}`);
        // Some words have an explicit type. Its field then counts as the text.
        if (!isWords(file) && path.includes('/words/') && !all.has(`${path}#${index}`)) looked.add(symbol!.name);
      }
  }
  api.close();
  expect([...places.values()].filter(path => !looked.has(path.split('.').at(-1)!))).toEqual([]);
});
