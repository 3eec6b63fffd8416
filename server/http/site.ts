/** Serves the pages. All paths of client/paths.ts are one document; the client decides what it shows. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Request, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { codeLength, codeSymbols } from '../../shared/engine/protocol.ts';
import { isLanguage } from '../../shared/words/languages.ts';
import { languageOf } from '../languages.ts';
import { assets, withoutPolicies } from '../web/assets.ts';
import { arrivalOf, descriptionOf, documentOf, escaped, openGraphOf } from '../web/documents.ts';
import { preloadsOf } from '../web/preloads.ts';
import type { Preview } from './previews.ts';

const pages: readonly RegExp[] = [
  /^\/$/,
  /^\/e\/[^/]+(\/(host|watch|tv|recap|team(\/\d{1,4})?|overlay\/(dice|board|scores|lower-third|odds|chat)))?\/?$/,
  /^\/(tv|pair)\/?$/,
  /^\/verify\/?$/,
  /^\/fair\/?$/,
  /^\/rules\/[^/]+\/?$/,
  /^\/odds\/[^/]+\/?$/,
  /^\/packs\/?$/,
  /^\/operator\/?$/,
  /^\/season\/[^/]+(\/tv|\/players\/[^/]+)?\/?$/,
];

/** The code of a show, if the path is one that somebody copied from a television, such as `/k7qm-4xrb`; "" otherwise. */
const typedCode = (path: string): string => {
  const typed = path.replace(/[\s/-]|%20/g, '').toUpperCase();
  return typed.length === codeLength && [...typed].every(symbol => codeSymbols.includes(symbol)) ? typed : '';
};

export const isPage = (path: string): boolean => pages.some(page => page.test(path));

/** In seconds. */
const year = 31_536_000;

const unbuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Boxcars</title>
<h1>Boxcars</h1>
<p>The server runs. Its pages are not built yet: <code>npm start</code> builds them.</p>
</html>
`;

/** `dist`: the folder of the built client, which may not exist yet. `preview`: what other sites show of an episode. `opens`: whether a visitor may open
 * shows, which the lobby says before anybody tries. */
export const site = (dist: string, preview: Preview, opens: (request: Request) => boolean): Router => {
  const router = Router();
  router.use(assets(dist));
  router.use(
    // The build writes a brotli and a gzip copy beside every text file.
    expressStaticGzip(dist, {
      index: false,
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      serveStatic: {
        redirect: false,
        setHeaders(response, file) {
          response.setHeader('Cache-Control', 'no-cache');
          withoutPolicies(response, file);
        },
      },
    }),
  );
  router.get(/.*/, async (request, response, next) => {
    const found = isPage(request.path);
    const code = found ? '' : typedCode(request.path);
    if (code !== '') {
      response.redirect(`/e/${code}`);
      return;
    }
    // A mistyped page address gets a page that leads on. A missing file is just a 404.
    if (!found && (request.path.includes('.') || !request.accepts('html'))) {
      next();
      return;
    }
    response.status(found ? 200 : 404);
    // English is built into the folder itself, every other language into a subfolder.
    const language = languageOf(request);
    const own = join(dist, language, 'index.html');
    const index = existsSync(own) ? own : join(dist, 'index.html');
    response.set('Cache-Control', 'no-cache');
    response.vary('Accept-Language');
    response.vary('Cookie');
    if (isLanguage(request.query.lang))
      response.cookie('lang', request.query.lang, { maxAge: year * 1000, sameSite: 'lax', path: '/' });
    if (!existsSync(index)) {
      response.type('html').send(unbuilt);
      return;
    }
    const previewed = found ? await preview(request) : undefined;
    const described = await documentOf(request, found, previewed?.show);
    const base = index === own && own !== join(dist, 'index.html') ? `/${language}/` : '/';
    const head = [
      ...(found ? preloadsOf(dirname(index), base, request.path, previewed?.show) : []),
      descriptionOf(described),
      ...(previewed?.lines ?? openGraphOf(described)),
    ].join('\n');
    const page = await readFile(index, 'utf8');
    response.type('html').send(
      page
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(described.title)}</title>`)
        .replace('</head>', () => `${head}\n</head>`)
        .replace('<body>', () => `<body data-page="${described.page}"${opens(request) ? '' : ' data-opens="code"'}>`)
        .replace('<div id="page"></div>', () => `<div id="page">${arrivalOf(described)}</div>`),
    );
  });
  return router;
};

/** Where to report security problems (RFC 9116). `contact`: `mailto:` or `https:` as the operator set it; "" points to the project's security policy. */
export const securityTxt = (contact: string, address: () => string, now: () => number): Router => {
  const router = Router();
  router.get(['/.well-known/security.txt', '/security.txt'], (_request, response) => {
    const policy = `${address()}/security.md`;
    response
      .type('text/plain')
      .send(
        [
          `Contact: ${contact || policy}`,
          `Expires: ${new Date(now() + 1000 * year).toISOString()}`,
          'Preferred-Languages: en, de',
          `Policy: ${policy}`,
          '',
        ].join('\n'),
      );
  });
  return router;
};
