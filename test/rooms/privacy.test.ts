/** The page at /privacy says what is kept: it follows the settings, and names all that the code writes into a browser. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Playhouse, type PlayhouseOptions } from './playhouse.ts';

const root = join(import.meta.dirname, '../..');
const sources = (files: string) => globSync(files, { cwd: root }).map(file => readFileSync(join(root, file), 'utf8'));

const page = async (options: PlayhouseOptions, language = 'en'): Promise<string> => {
  const house = await Playhouse.open(options);
  return (await fetch(`${house.url}/privacy`, { headers: { 'Accept-Language': language } })).text();
};

const day = 86_400_000;
const operatorToken = 'operator-of-the-privacy';

/** By setting: what the page says with it, and does not say without it. */
const concerns: Readonly<Record<string, readonly [PlayhouseOptions, readonly string[]]>> = {
  KEEP_DAYS: [{ timing: { retention: 3 * day } }, ['after 3 days', 'for 6 days']],
  PUBLIC_ADDRESS: [{ siteAddress: 'https://dice.example.org' }, ['https://dice.example.org', 'is encrypted']],
  SITE_ADDRESS: [{ siteAddress: 'http://dice.example.org' }, ['http://dice.example.org without encryption']],
  DATABASE_URL: [{ database: true }, ['Postgres']],
  LOG_LEVEL: [{ log: pino({ level: 'silent' }) }, ['writes no log']],
  SECURITY_CONTACT: [{ securityContact: 'mailto:host@example.org' }, ['answers at host@example.org']],
  OPERATOR_TOKEN: [{ operatorToken }, ['sees the addresses', 'block names and networks']],
  OPEN_SHOWS: [{ openCodes: ['friday-club'] }, ['<code>opens</code>']],
  SMTP_URL: [
    { reminders: { mail: { url: 'smtp://u:p@post.example.org', from: 'a@example.org' } } },
    ['handed to post.example.org', 'leaves an address'],
  ],
  TAPE_ADDRESS: [{ tape: { address: 'https://tapes.example.org' } }, ['from tapes.example.org']],
  CHAT_ADDRESS: [{ chatAddress: 'wss://chat.example.org:443' }, ['chat.example.org', 'stream’s chat plays along']],
};

/** Only a cluster has it, and `privacy.ts` makes it of the cluster. */
const concernsToo: readonly string[] = ['REDIS_URL'];

/** Nothing more or less is kept by these. */
const concernNothing: readonly string[] = [
  ...[
    'PORT',
    'HOST',
    'FRONT_PORT',
    'DATA_DIR',
    'LEASE_SECONDS',
    'OPEN_CODE',
    'TRUST_PROXY',
    'WEBHOOKS',
    'TAPE_FROM',
    'MAIL_FROM',
  ],
];

const without: PlayhouseOptions = { log: pino({ level: 'warn' }, { write: () => undefined }), chatAddress: '' };

test.each(Object.entries(concerns))('%s changes what the page says', async (_setting, [options, says]) => {
  const [plain, set] = [await page(without), await page({ ...without, ...options })];
  for (const text of says) {
    expect(set).toContain(text);
    expect(plain).not.toContain(text);
  }
});

test('every setting of the server is on the page, or concerns nothing that is kept', () => {
  const [text = ''] = sources('docs/operating.md');
  const table = text.slice(0, text.indexOf('## Addresses'));
  const settings = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]{4,}/g) ?? [],
  );
  const told = [...Object.keys(concerns), ...concernsToo, ...concernNothing];
  expect(settings.toSorted()).toEqual(told.toSorted());
  const [main = ''] = sources('server/main.ts');
  const read = [...main.matchAll(/^ {2}([A-Z_]{4,}): \[/gm)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter(name => !settings.includes(name ?? ''))).toEqual([]);
});

/** Names that a browser keeps something under: whole ones, and beginnings that end with a colon. */
const keptNames = (): readonly string[] => {
  const files = sources('client/**/*.{ts,tsx,js}').filter(text =>
    /\bkeep\(|\brecall(?:Json)?\(|localStorage|sessionStorage|createStore\(|indexedDB/.test(text),
  );
  const names = files.flatMap(text =>
    [...text.matchAll(/['"`](boxcars[:-][\w:-]*)(['"`]|\$\{)/g)].map(([, name]) => name!),
  );
  return [...new Set(names)].filter(name => !notKept.includes(name));
};

/** An event, and the beginning of names of files that are saved. */
const notKept: readonly string[] = ['boxcars:links', 'boxcars-', 'boxcars-house'];

test.each(['en', 'de'])(
  'names every cookie and everything else that a browser is given to keep (%s)',
  async language => {
    const text = await page({ ...without, openCodes: ['friday-club'] }, language);
    const named = [...text.matchAll(/<dt><code>([^<]+)<\/code>/g)].map(([, name]) => name!);
    const server = sources('server/**/*.ts');
    const cookies = server.flatMap(file =>
      [...file.matchAll(/\.cookie\((?:'(\w+)'|(\w+))/g)].map(
        ([, name, constant]) => name ?? new RegExp(`const ${constant} = '(\\w+)'`).exec(file)?.[1] ?? '',
      ),
    );
    expect(cookies.length).toBeGreaterThan(1);
    expect(named.toSorted()).toEqual([...new Set([...cookies, ...keptNames()])].toSorted());
    // There is no other way to keep anything: cookies are the server's, and storage is written in one place and by the dice.
    const client = globSync('client/**/*.{ts,tsx,js}', { cwd: root });
    const having = (what: RegExp) =>
      client.filter(file => what.test(readFileSync(join(root, file), 'utf8'))).toSorted();
    expect(having(/document\.cookie|\bcaches\.|\.setItem\(/)).toEqual(['client/dice-shelf.ts', 'client/storage.ts']);
    expect(having(/createStore\(|indexedDB\./)).toEqual(['client/media/kept.ts', 'client/pack-shelf.ts']);
    expect(server.filter(file => /set-cookie/i.test(file))).toEqual([]);
  },
);

test('the page is there in German, and the lobby leads to it', async () => {
  const text = await page({}, 'de');
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('Was dieser Server aufbewahrt');
  expect(sources('client/pages/lobby.tsx')[0]).toContain('paths.privacy()');
});
