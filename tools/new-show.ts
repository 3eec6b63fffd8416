/**
 * `npm run new-show -- NAME` writes a show that can be played at once: the rules and words of Pig under another name, its line in
 * the registry, a first test and a golden record. Change them into the show that you want (docs/new-show.md). `--golden` writes
 * only the golden record again, by the rules as they are now.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Episode } from '../shared/engine/episode.ts';
import { readField } from '../shared/engine/fields.ts';
import type { Json } from '../shared/engine/json.ts';
import { writeRecord } from '../shared/engine/record.ts';
import { robotMove } from '../shared/engine/robot-play.ts';
import { type Luck, seededLuck } from '../shared/engine/robots.ts';
import { rulesVersion, type Show } from '../shared/engine/show.ts';
import type { Manifest } from '../shared/shows/manifest.ts';

const root = join(import.meta.dirname, '..');
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const titleOf = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);

const isIdentifier = (name: string): boolean => {
  try {
    new Function(`'use strict'; const ${name} = 0;`);
    return true;
  } catch {
    return false;
  }
};

/** Why a show cannot have this name; "" if it can. `taken`: names of shows and acts. */
export const nameFault = (name: string, taken: readonly string[]): string => {
  if (name === '') return 'Give the show a name: npm run new-show -- push-your-luck';
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return `“${name}” is no name for a show. Use lowercase letters, digits and single dashes, and begin with a letter.`;
  if (name.length > 30) return `“${name}” has ${name.length} letters. A name has at most 30.`;
  if (taken.includes(name)) return `There is a show or an act called “${name}” already.`;
  return isIdentifier(camel(name)) ? '' : `“${name}” means something in TypeScript. Choose another name.`;
};

/** A file of Pig under the new name. `to`: where it is written. */
const renamed = (text: string, name: string, to: string): string => {
  const title = titleOf(name);
  const words = title.split(' ');
  const half = Math.ceil(words.length / 2);
  const sign = `['${words.slice(0, half).join(' ')}', '${words.slice(half).join(' ')}']`;
  return text
    .replace("['Pig', '']", sign)
    .replace('words = { pig }', camel(name) === name ? `words = { ${name} }` : `words = { '${name}': ${camel(name)} }`)
    .replace(/\bPig(?=[A-Z])/g, pascal(name))
    .replace(/\bPig\b/g, title)
    .replaceAll("'pig'", `'${name}'`)
    .replaceAll('./show/', `../shared/shows/${name}/`)
    .replace(/\bpig\b/g, camel(name))
    .replace(/'(?:\.\.\/)+((?:shared|rules)\/[^']+)'/g, (_, path: string) => {
      const way = relative(dirname(to), path.startsWith('rules/') ? `test/${path}` : path);
      return `'${way.startsWith('.') ? way : `./${way}`}'`;
    });
};

const registered = (source: string, name: string): string => {
  const lines = source.split('\n');
  const line = `import { ${camel(name)} } from './${name}/manifest.ts';`;
  const after = lines.findLastIndex(one => /^import .* from '\.\/[a-z0-9-]+\/manifest\.ts';$/.test(one));
  lines.splice(after + 1, 0, line);
  return lines.join('\n').replace(/(const whole: readonly Manifest\[\] = \[[^\]]*?),?\s*\]/, `$1, ${camel(name)}]`);
};

/** Dice, numbers and orders by luck alone, the same for the same luck. */
const sourceOf = (luck: Luck) => {
  const number = (lo: number, hi: number) => lo + Math.floor(luck() * (hi - lo + 1));
  const order = (n: number) => {
    const left = Array.from({ length: n }, (_, i) => i + 1);
    return left.map((_, i) => left.splice(number(0, n - i - 1), 1)[0] ?? 0);
  };
  return { dice: (n: number) => Array.from({ length: n }, () => number(1, 6)), number, order };
};

/** What an audience sees, as golden records expect it. */
const seenOf = (episode: Episode) => {
  const { act, phase, seats, board, result } = episode.view('audience');
  return { act, phase, seats, board, result };
};

/** A whole episode by robots, with what the audience sees on the way. `pack`: the show's own; {} without one. */
const goldenRecord = (show: Show, pack: Json = {}) => {
  const luck = seededLuck(1);
  const seats = Math.min(show.seats[1], Math.max(show.seats[0], 2));
  const names = ['Ann', 'Ben', 'Cleo', 'Dov', 'Eve', 'Finn', 'Gil', 'Hana'].slice(0, seats);
  const setting = { options: readField(show.options, {}).value, pack: readField(show.pack, pack).value, seats };
  const episode = new Episode(show, setting, names, sourceOf(luck));
  const upto: Record<string, unknown> = { 0: seenOf(episode) };
  while (!episode.over) {
    const asked = episode.propose(robotMove(episode, luck));
    if (!asked.ok) throw new Error(asked.message);
    episode.accept(asked);
    if (episode.entries.length <= 10) upto[episode.entries.length] = seenOf(episode);
  }
  const title = `${show.name}, whole, by robots`;
  return { title, rules: [], episode: writeRecord(episode), expect: seenOf(episode), refused: [], upto };
};

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const writeGolden = async (name: string): Promise<string> => {
  const manifest = join(root, 'shared/shows', name, 'manifest.ts');
  if (!existsSync(manifest)) throw new RangeError(`There is no show called “${name}”.`);
  const show = await ((await import(manifest)) as Record<string, Manifest>)[camel(name)]?.rules();
  if (show === undefined) throw new Error(`${manifest} exports no ${camel(name)}`);
  const pack = join(root, 'shared/shows', name, 'pack.json');
  const file = `test/episodes/${name}.json`;
  const golden = goldenRecord(show, existsSync(pack) ? (JSON.parse(readFileSync(pack, 'utf8')) as Json) : {});
  write(file, `${JSON.stringify(golden, null, 1)}\n`);
  return file;
};

const make = async (name: string): Promise<readonly string[]> => {
  const { manifests } = await import('../shared/shows/index.ts');
  const shows = await Promise.all(manifests.map(({ rules }) => rules()));
  const fault = nameFault(name, [
    ...manifests.map(one => one.name),
    ...shows.flatMap(({ acts }) => acts.map(act => act.name)),
  ]);
  if (fault !== '') throw new RangeError(fault);
  if (existsSync(join(root, 'shared/shows', name))) throw new RangeError(`shared/shows/${name} exists already.`);
  const pig = (file: string) => readFileSync(join(root, 'test/pig', file), 'utf8');
  const files = ['manifest.ts', 'show.ts', 'words/en/show.ts', 'words/de/show.ts'].map(file => {
    const to = `shared/shows/${name}/${file}`;
    write(to, renamed(pig(`show/${file}`), name, to).replace(/since: \d+/, `since: ${rulesVersion}`));
    return to;
  });
  const test = `test/rules/${name}/${name}.test.ts`;
  write(test, renamed(pig('rules.test.ts'), name, test));
  const registry = 'shared/shows/index.ts';
  write(registry, registered(readFileSync(join(root, registry), 'utf8'), name));
  const written = [...files, test, registry];
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...written], { cwd: root, stdio: 'ignore' });
  return [...written, await writeGolden(name)];
};

if (process.argv[1] === import.meta.filename) {
  try {
    const [name = '', option] = process.argv.slice(2);
    const files = option === '--golden' ? [await writeGolden(name)] : await make(name);
    console.log(files.map(file => `  ${file}`).join('\n'));
    if (option === undefined) console.log('It can be played: npm run dev. What to change first: docs/new-show.md');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
