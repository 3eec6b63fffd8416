/**
 * The built pages with an extra script, which collects everything that a page complains of. Not every engine lets a driver read
 * its console.
 */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../browser/studio-pages.ts';
import { freshFolder } from '../rooms/playhouse.ts';

const key = 'complaints';
const script = 'complaints.js';

const collecting = `(() => {
  const all = JSON.parse(sessionStorage.getItem('${key}') ?? '[]');
  const add = text => { all.push(location.pathname + ', ' + Math.round(performance.now()) + ' ms: ' + text); sessionStorage.setItem('${key}', JSON.stringify(all)); };
  const said = console.error;
  console.error = (...words) => { add(words.join(' ')); said(...words); };
  addEventListener('error', event => {
    // A hint alone: Firefox says so of a module that it has loaded already. One that is missing fails where it is imported.
    if (event.target.rel !== 'modulepreload')
      add(event.message ?? 'not loaded: ' + (event.target.src ?? event.target.href));
  }, true);
  addEventListener('unhandledrejection', event => add(event.reason));
  addEventListener('securitypolicyviolation', event => add('refused by the policy: ' + event.blockedURI));
})();`;

/** What a tab has complained of since it was opened. */
export const complaints = `JSON.parse(sessionStorage.getItem('${key}') ?? '["nothing was kept"]')`;

const pageOf = (html: string): string => html.replace('<head>', `<head><script src="/${script}"></script>`);

const copy = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== 'assets') copy(source, target);
    else if (entry.name.endsWith('.html')) writeFileSync(target, pageOf(readFileSync(source, 'utf8')));
    // A compressed page is the page as it was.
    else if (!/\.html\.\w+$/.test(entry.name)) symlinkSync(source, target);
  }
};

/** A folder to serve instead of the pages. */
export const watchedPages = (): string => {
  const folder = freshFolder();
  copy(dist, folder);
  writeFileSync(
    join(folder, script),
    `sessionStorage.setItem('${key}', sessionStorage.getItem('${key}') ?? '[]');${collecting}`,
  );
  return folder;
};
