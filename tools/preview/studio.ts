/** The real pages over moments instead of a server: built with wire.ts in place of their connection. */
import { join } from 'node:path';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type Plugin, preview } from 'vite';
import { roomNews } from '../../client/parts/room-news.ts';
import { along } from '../../client/paths.ts';
import { nonce, padded } from '../../shared/engine/sealed-media.ts';
import { flags } from '../../test/browser/chromium-flags.ts';
import { buildStudio } from '../build.mjs';
import { goldenEpisodes, goldenMoments, type Moment, previewCode, studioPicture } from './moments.ts';

const root = join(import.meta.dirname, '../..');

/** As the server sends it: three times as wide as two high. */
const sealedPicture = Buffer.from(
  chacha20poly1305(new Uint8Array(32), nonce).encrypt(
    padded(
      'image/svg+xml',
      new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><path fill="#8ac6e8" d="M0 0h900v600H0z"/><path fill="#b3392b" d="M180 120h30v480h-30zM690 120h30v480h-30zM0 420h900v30H0z"/></svg>',
      ),
    ),
  ),
);

/** What the server says of an episode at one of its moments. */
const factsOf = ({ options, shell }: Moment): object => {
  const { code, title, show, phase, clock, deadline, paused, entries } = shell;
  return { code, title, show, phase, options, over: phase === 'over', public: false, clock, deadline, paused, entries };
};

/** What the server answers somebody of the room. Their latest call is theirs until the next task. */
const roomReplies = () => {
  let call = { task: '', value: '' };
  return ({ purse, team, shell }: Moment, message: { readonly do?: string; task?: string; value?: string }): object => {
    if (purse === undefined) return { ok: false, code: 'nameless', message: '' };
    const { task = '', value = '' } = message;
    if (message.do === 'call') call = { task, value };
    const open = roomNews(shell.room)?.task?.key ?? '';
    const own = (key: string) => (call.task === key ? call.value : '');
    return { ...purse, call: own(open), ...(team && { team: { ...team, key: '', call: own(team.task?.key ?? '') } }) };
  };
};

/** What is no page of the product: the scripts that vite.config.ts builds beside the pages. */
const aloneInTheBrowser: Plugin = {
  name: 'alone-in-the-browser',
  configurePreviewServer({ middlewares }) {
    for (const name of ['empty-stage', 'hearing'])
      middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.end(`<!doctype html><body style="margin:0"><script type="module" src="/alone/${name}.js"></script>`);
      });
  },
};

/** For people: `list` at /, the moments of an episode at /moments/NAME, and the facts of the one that was asked for last. */
const forPeople = (list: () => string): Plugin => ({
  name: 'moments-for-people',
  configurePreviewServer({ middlewares }) {
    let facts: object | undefined;
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const [, kind, name = ''] = pathname.split('/');
      const answer = (value: object | undefined) => {
        response.statusCode = value === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(value ?? {}));
      };
      if (pathname === '/') {
        response.setHeader('Content-Type', 'text/html');
        response.end(list());
      } else if (kind === 'moments') {
        const moments = goldenEpisodes.includes(name) ? goldenMoments(name) : undefined;
        if (moments?.[0] !== undefined) facts = factsOf(moments[0]);
        answer(moments);
      } else if (kind === 'api') answer(pathname === `/api/episodes/${previewCode}` ? facts : undefined);
      else next();
    });
  },
});

export const openStudio = async ({
  language = process.env.BOXCARS_LANGUAGE ?? 'en',
  port = 0,
  list,
}: {
  readonly language?: string;
  readonly port?: number;
  readonly list?: () => string;
} = {}) => {
  const server = await preview({
    configFile: false,
    root: join(root, 'client'),
    plugins: [aloneInTheBrowser, ...(list === undefined ? [] : [forPeople(list)])],
    build: { outDir: await buildStudio(language) },
    preview: { port, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const address = server.httpServer.address();
  if (address === null || typeof address !== 'object') throw new Error('the pictures have no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};

export const openBrowser = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...flags] });

/** Puts a moment on, for another seat than that of the address where one is given. */
export const showOn = (page: Page, moment: Moment, seat?: number): Promise<void> =>
  page.evaluate(
    ([next, seat]) =>
      (globalThis as unknown as { showMoment(next: unknown, seat?: number): void }).showMoment(next, seat),
    [moment as never, seat] as const,
  );

export type PictureStudio = Awaited<ReturnType<typeof openStudio>>;

/** The pages of a show by name; `seat` counts from 0. */
export const addressOf = (
  page: 'tv' | 'watch' | 'host' | 'play' | `overlay/${string}` | `team/${number}`,
  seat = 0,
): string => (page === 'play' ? `/e/${previewCode}?seat=${seat}` : `/e/${previewCode}/${page}`);

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ShownPage {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Puts a moment on, and waits until nothing moves any more. */
  show(moment: Moment, seat?: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a page; it shows nothing before its first moment. `calm`: motion is reduced, so that pictures show the end of it.
 * `thrown`: players still look at a throw of their own.
 */
export const openPage = async (
  browser: Browser,
  url: string,
  size: Size,
  { calm = true, thrown = false } = {},
): Promise<ShownPage> => {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: calm ? 'reduce' : 'no-preference',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  let first: (moment: Moment) => void = () => {};
  // Pages ask for the facts of their episode at once, before there is a moment.
  let current = new Promise<Moment>(resolve => {
    first = resolve;
  });
  const replyTo = roomReplies();
  await page.route('**/api/**', async route => {
    const { pathname } = new URL(route.request().url());
    if (/\/room$/.test(pathname))
      return route.fulfill({ json: replyTo(await current, route.request().postDataJSON() ?? {}) });
    if (pathname.endsWith(studioPicture.name)) return route.fulfill({ body: sealedPicture });
    if (/\/record$/.test(pathname)) return route.fulfill({ json: { options: (await current).options, pack: {} } });
    if (pathname !== `/api/episodes/${previewCode}`) return route.fulfill({ status: 404, json: {} });
    await route.fulfill({ json: factsOf(await current) });
  });
  await page.addInitScript(countOddsMessages);
  // Whoever comes to play along has done so before.
  if (url.includes(along)) await page.addInitScript(() => localStorage.setItem('boxcars:fan', 'f'.repeat(32)));
  await page.goto(url);
  await page.waitForFunction(() => 'showMoment' in globalThis, undefined, { timeout: 60_000 });
  return {
    page,
    complaints,
    async show(moment, as) {
      first(moment);
      current = Promise.resolve(moment);
      await showOn(page, moment, as);
      const { pathname, search } = new URL(url);
      const staged = /\/(tv|watch|overlay\/(?!chat))/.test(pathname);
      const seat = Number(new URLSearchParams(search).get('seat') ?? -1);
      const reckons = (staged && moment.shell.odds !== 'nobody') || (seat >= 0 && moment.shell.odds === 'everyone');
      const { phase } = moment.view;
      await settled(page, {
        act: staged ? `${moment.view.show}/${moment.view.act}` : '',
        entries: moment.shell.entries,
        reckons: reckons && phase !== 'lobby' && phase !== 'over' && !/\/overlay\/(?!odds)/.test(pathname),
        looked: seat >= 0 && !thrown,
      });
    },
    close: () => context.close(),
  };
};

/** Counts requests to worker threads and their answers: odds that are being computed. */
const countOddsMessages = () => {
  const counts = Object.assign(globalThis, { asked: 0, answered: 0 });
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', () => {
        counts.answered++;
      });
    }
    override postMessage(...said: unknown[]) {
      counts.asked++;
      (super.postMessage as (...said: unknown[]) => void)(...said);
    }
  };
};

interface Wanted {
  /** That of the stage, "" where there is none. */
  readonly act: string;
  /** How many entries the stage has acted out. */
  readonly entries: number;
  /** Whether odds are asked for. */
  readonly reckons: boolean;
  /** Whether a player has looked long enough at a throw of their own. */
  readonly looked: boolean;
}

/** Until the page has what it needs, and everything that ends has ended. */
const settled = async (page: Page, { act, entries, reckons, looked }: Wanted): Promise<void> => {
  const twoFrames = () =>
    page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  await page.waitForFunction(
    ([wanted, entries]) => {
      const loading = document.querySelector('.arriving, .curtain, .coming') !== null;
      const { busy, act, entries: acted } = document.querySelector<HTMLElement>('.stage')?.dataset ?? {};
      // What draws the dice is fetched when the rest stands already.
      const drawn = [...document.querySelectorAll<HTMLElement>('.dice-pane')].every(
        pane => pane.dataset.dice !== 'coming',
      );
      return !loading && (wanted === '' || (drawn && busy === 'no' && act === wanted && acted === String(entries)));
    },
    [act, entries] as const,
    { timeout: 60_000 },
  );
  await twoFrames();
  if (looked)
    await page.evaluate(() => {
      if (document.querySelector('.thrown-sheet') !== null)
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    });
  await page.waitForFunction(
    some => {
      const { asked, answered } = globalThis as unknown as { readonly asked: number; readonly answered: number };
      return (!some || asked > 0) && asked === answered;
    },
    reckons,
    { timeout: 60_000 },
  );
  await twoFrames();
  // A font that is first needed now is on its way; the fallback is not what people see.
  await page.waitForFunction(() => document.fonts.status === 'loaded', undefined, { timeout: 60_000 });
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          one => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    undefined,
    { timeout: 60_000 },
  );
  await twoFrames();
};
