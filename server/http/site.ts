/** The pages. All paths of design.md section 5 are one document; what it shows is up to the client. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Request, Router } from 'express';
import { isLanguage, languageNames } from '../../shared/words/languages.ts';
import { languageOf } from '../languages.ts';

const pages: readonly RegExp[] = [
  /^\/$/,
  /^\/e\/[^/]+(\/(host|watch|tv|recap|overlay\/(dice|board|scores|lower-third|odds)))?\/?$/,
  /^\/verify\/?$/,
  /^\/rules\/[^/]+\/?$/,
  /^\/odds\/[^/]+\/?$/,
  /^\/packs\/?$/,
  /^\/operator\/?$/,
  /^\/season\/[^/]+\/?$/,
];

export const isPage = (path: string): boolean => pages.some(page => page.test(path));

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

/**
 * `dist`: where the built client lies, or will lie. `preview`: what other sites are told of a page, as lines for its head.
 */
export const site = (dist: string, preview: (request: Request) => Promise<string>): Router => {
  const router = Router();
  router.use(
    express.static(dist, {
      index: false,
      redirect: false,
      setHeaders(response, file) {
        // Files in assets/ carry a hash of what they hold in their name.
        const hashed = languageNames.some(language =>
          file.startsWith(join(dist, language === 'en' ? '' : language, 'assets')),
        );
        response.setHeader('Cache-Control', hashed ? `public, max-age=${year}, immutable` : 'no-cache');
      },
    }),
  );
  router.get(/.*/, async (request, response, next) => {
    const found = isPage(request.path);
    // Who mistyped an address is told so by a page with a way on; a file that is not there is just not there.
    if (!found && (request.path.includes('.') || !request.accepts('html'))) {
      next();
      return;
    }
    response.status(found ? 200 : 404);
    // English is built into the folder itself, any other language into one of its name.
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
    const head = found ? await preview(request) : '';
    if (head === '') response.sendFile(index, { cacheControl: false });
    else response.type('html').send((await readFile(index, 'utf8')).replace('</head>', () => `${head}\n</head>`));
  });
  return router;
};
