/** Pages that the server writes itself, in the look of the site. They need no script, so they also open where nothing else does. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../shared/words/languages.ts';
import { escaped } from './documents.ts';

/** Values are those of tokens.css, which comes with the site's style sheets. */
const style = `
.plain { max-width: 60rem; margin: 0 auto; padding: var(--s4); overflow-wrap: anywhere }
.plain :is(h1, h2) { margin-block: var(--s5) var(--s3); font-family: var(--font-board); font-weight: 400 }
.plain h1 { font-size: var(--t8) }
.plain h2 { font-size: var(--t6) }
.plain :is(p, li, dd) { max-width: 70ch; margin-block: var(--s2) }
.plain ul { padding-inline-start: var(--s5); list-style: disc }
.plain dt { margin-block-start: var(--s3); font-weight: 700 }
.plain dd { margin: 0 }
.plain form { display: grid; gap: var(--s3); max-width: 26rem }
.plain button { min-height: var(--tap) }
.plain > p:first-child a { display: inline-block; padding-block: var(--s3) }
.plain :is(pre, code) { font: 500 var(--t1) / 1.4 ui-monospace, Menlo, Consolas, monospace }
`;

/** The style sheets of the pages, as the build names them. `dist`: its folder, which may not exist yet. */
const sheetsIn = async (dist: string): Promise<string> => {
  const index = join(dist, 'index.html');
  const page = existsSync(index) ? await readFile(index, 'utf8') : '';
  return (page.match(/<link rel="(?:stylesheet|icon)"[^>]*>/g) ?? []).join('\n');
};

interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** For search engines. */
  readonly about: string;
  /** HTML below the title. */
  readonly main: string;
  /** Behind the title. */
  readonly more?: string;
  /** What the others do not need. */
  readonly styles?: string;
  readonly look?: string;
}

export const plainPage = async (dist: string, page: PlainPage): Promise<string> => {
  const { language, title, about, main, more = '', styles = '', look = '' } = page;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Boxcars</title>
<meta name="description" content="${escaped(about)}">
${await sheetsIn(dist)}
<style>${style}${styles}</style>
</head>
<body>
<main class="plain ${look}">
<p><a href="/">Boxcars</a></p>
<h1>${escaped(title)}${escaped(more)}</h1>
${main}
</main>
</body>
</html>
`;
};
