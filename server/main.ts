/**
 * `node server/main.ts [--dev]`, configured by PORT (2567), DATA_DIR (./data), DATABASE_URL, REDIS_URL, KEEP_DAYS (365),
 * PUBLIC_ADDRESS, SITE_ADDRESS, FRONT_PORT, HOST, LOG_LEVEL (warn), TRUST_PROXY (loopback), LEASE_SECONDS (2; 3 in a cluster),
 * OPERATOR_TOKEN, OPEN_SHOWS (anyone; `code` with OPEN_CODE, `operator`), TAPE_ADDRESS, TAPE_FROM (1000), SMTP_URL, MAIL_FROM, WEBHOOKS (public; `anywhere` allows private networks), CHAT_ADDRESS (Twitch's; `none` reads no chat).
 */
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { homeAddresses, readPublicAddress } from './addresses.ts';
import type { App } from './app.ts';
import { watchUncaught } from './console.ts';
import { masked } from './mask.ts';
import { databaseFile } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { holdsTheKey, keyFile } from './vault.ts';

// Messages are short. The native string reader costs 0.09 ms for each of them, and JavaScript a hundredth of that.
process.env.MSGPACKR_NATIVE_ACCELERATION_DISABLED = 'true';

/** A problem that the person who starts the server can fix. */
class StartupError extends Error {}

const startupErrorOf = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
    );
  if (/^invalid (IP address|range)/i.test(error.message))
    return new StartupError(`TRUST_PROXY must name proxies by address, like 10.0.0.0/8: ${error.message}.`);
  if (error.code === 'EACCES')
    return new StartupError(`You are not allowed to use port ${port}. Choose one above 1023: PORT=2567 npm start`);
  return error;
};

/** Tried before anything is opened or written. */
const probe = (port: number, host: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', error => reject(startupErrorOf(error, port)));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => server.close(() => resolve()));
  });

/** How much the server logs, least first. */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const wholeNumber = (least: number, most: number) => (text: string) => {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

const matching = (wanted: RegExp) => (text: string) => (wanted.test(text) ? text : undefined);

/** Cookies, sockets and links begin at the root, so a path cannot be kept for us. */
const webAddress = (text: string) => {
  try {
    const address = readPublicAddress(text);
    return new URL(address).pathname === '/' ? address : undefined;
  } catch {
    return undefined;
  }
};

const isWebAddress = 'must be a web address like https://dice.example.org, without a path (a sub-domain works)';
const isPort = 'must be a number up to 65535';

/** Each setting: how its text is read, undefined where it cannot be, and what it must be. */
const settings = {
  PORT: [wholeNumber(0, 65_535), isPort],
  FRONT_PORT: [wholeNumber(0, 65_535), isPort],
  KEEP_DAYS: [wholeNumber(1, Number.MAX_SAFE_INTEGER), 'must be a number of days'],
  LEASE_SECONDS: [
    (text: string) => (Number(text) >= 1 && Number(text) <= 3600 ? Number(text) : undefined),
    'must be a number from 1 to 3600',
  ],
  PUBLIC_ADDRESS: [webAddress, isWebAddress],
  SITE_ADDRESS: [webAddress, isWebAddress],
  LOG_LEVEL: [(text: string) => logLevels.find(level => level === text), `must be one of ${logLevels.join(', ')}`],
  OPERATOR_TOKEN: [
    matching(/^[\w-]{16,100}$/),
    'must be 16 to 100 letters, digits, - or _ that nobody can guess. openssl rand -hex 24 makes one.',
  ],
  SECURITY_CONTACT: [matching(/^(mailto:|https:\/\/)\S+$/), 'must begin with mailto: or https://'],
  CHAT_ADDRESS: [
    // Nothing by which a content policy would say more than one address.
    matching(/^(wss?:\/\/[\w.:[\]-]+(\/[\w./-]*)?|none)$/),
    'must be a WebSocket address like wss://irc.example.org:443, or none',
  ],
  OPEN_SHOWS: [matching(/^(anyone|code|operator)$/), 'must be anyone, code or operator'],
  OPEN_CODE: [matching(/^[\w-]{6,100}$/), 'must be 6 to 100 letters, digits, - or _.'],
  TAPE_ADDRESS: [webAddress, isWebAddress],
  TAPE_FROM: [wholeNumber(1, 1_000_000_000), 'must be a number of people who watch'],
  SMTP_URL: [matching(/^smtps?:\/\/\S+$/), 'must begin with smtp:// or smtps://.'],
  MAIL_FROM: [matching(/^[^\s@<>]+@[^\s@<>]+$/), 'must be an e-mail address'],
  WEBHOOKS: [matching(/^(public|anywhere)$/), 'must be public or anywhere'],
  DATABASE_URL: [
    matching(/^postgres(ql)?:\/\//),
    'must begin with postgres://. Without it, shows are kept in a file in DATA_DIR.',
  ],
  REDIS_URL: [matching(/^rediss?:\/\//), 'must begin with redis://.'],
} as const;

type Setting<S extends keyof typeof settings> = NonNullable<ReturnType<(typeof settings)[S][0]>>;

/** A setting of the environment; undefined if it is not set. */
const setting = <S extends keyof typeof settings>(name: S): Setting<S> | undefined => {
  const text = process.env[name] ?? '';
  if (text === '') return undefined;
  const [read, must] = settings[name];
  const value = read(text) as Setting<S> | undefined;
  // Secrets are not repeated.
  const why = must.endsWith('.') ? must : `${must}, not “${text}”.`;
  if (value === undefined) throw new StartupError(`${name} ${why}`);
  return value;
};

/** The folder cannot be created or written, or its contents are damaged. */
const unusableFolder = (data: string, error: unknown): StartupError =>
  new StartupError(`The folder ${data} (DATA_DIR) cannot be used: ${(error as Error).message}`);

const openOrExit = <T>(data: string, open: (folder: string) => T): T => {
  try {
    return open(data);
  } catch (error) {
    throw unusableFolder(data, error);
  }
};

/** One file in `data`, or the database at an address. */
const openStore = async (address: string | undefined, data: string): Promise<Store> => {
  if (address === undefined) {
    const { openSqlite } = await import('./store/sqlite.ts');
    return openSqlite(data).catch(error => {
      throw unusableFolder(data, error);
    });
  }
  const { openPostgres } = await import('./store/postgres.ts');
  return openPostgres(address).catch(error => {
    throw new StartupError(`The database at DATABASE_URL cannot be used: ${(error as Error).message || 'no answer'}`);
  });
};

const missingKey = (data: string): string =>
  `There are shows, but ${join(data, keyFile)} is missing, which opens the seeds of their dice. Put it back from a backup: without it they cannot go on.`;
const otherKey = (data: string): string =>
  `${join(data, keyFile)} is not the key of the shows that are kept here. Put the right one back from a backup: with this one they cannot go on.`;

/** A server that listens at one address is reached there. An address of the machine itself helps no other device. */
const announce = ({ url, port }: App, publicAddress: string, host: string | undefined): void => {
  const open = homeAddresses().filter(({ address }) => host === undefined || host === '0.0.0.0' || host === address);
  const lines = [
    `Boxcars is on the air: ${url}`,
    ...open.map(({ address }) => `In your home network:  http://${address}:${port}`),
    ...(publicAddress === '' ? [] : [`Everywhere:            ${publicAddress}`]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};

/**
 * A server that was told to stop exits after this many milliseconds at the latest. Turns of a timer are counted, because a
 * suspended machine must not cut anything short.
 */
const lastCall = 4500;
const turn = 100;

const day = 86_400_000;

const stopWith = (app: App): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    let turns = lastCall / turn;
    setInterval(() => {
      turns -= 1;
      if (turns <= 0) process.exit(1);
    }, turn).unref();
    app.close().then(
      () => process.exit(0),
      error => {
        process.stderr.write(masked(`${(error as Error).stack}\n`));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const run = async (): Promise<void> => {
  // Files written here are readable by their owner only.
  process.umask(0o077);
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
  const { HOST, DATA_DIR, TRUST_PROXY } = process.env;
  const host = HOST || undefined;
  const port = setting('PORT') ?? 2567;
  const retention = (setting('KEEP_DAYS') ?? 365) * day;
  const lease = setting('LEASE_SECONDS');
  const publicAddress = setting('PUBLIC_ADDRESS') ?? '';
  const siteAddress = setting('SITE_ADDRESS') || undefined;
  const redis = setting('REDIS_URL');
  if (redis !== undefined && !process.env.DATABASE_URL)
    throw new StartupError('REDIS_URL connects several processes, and they need one database: set DATABASE_URL too.');
  const chat = setting('CHAT_ADDRESS');
  const [address = '', from] = [setting('TAPE_ADDRESS'), setting('TAPE_FROM')];
  const frontPort = setting('FRONT_PORT');
  const level = setting('LOG_LEVEL') ?? 'warn';
  const operatorToken = setting('OPERATOR_TOKEN') ?? '';
  const openShows = setting('OPEN_SHOWS') ?? 'anyone';
  const openCode = setting('OPEN_CODE') ?? '';
  if (openShows === 'code' && openCode === '')
    throw new StartupError('OPEN_SHOWS=code needs a code: set OPEN_CODE too.');
  if (openShows === 'operator' && operatorToken === '')
    throw new StartupError('OPEN_SHOWS=operator needs an operator: set OPERATOR_TOKEN too.');
  const [smtp, mailFrom] = [setting('SMTP_URL'), setting('MAIL_FROM')];
  if ((smtp === undefined) !== (mailFrom === undefined))
    throw new StartupError(
      'SMTP_URL and MAIL_FROM belong together: by which server mails go, and whom they come from.',
    );
  await probe(port, host);
  // Loaded late, so that a port in use is reported at once.
  const [{ consoleToLog, createLog }, { createApp }, { createMetrics }, { openVault }] = await Promise.all([
    import('./console.ts'),
    import('./app.ts'),
    import('./metrics.ts'),
    import('./vault.ts'),
  ]);
  const data = DATA_DIR || join(import.meta.dirname, '../data');
  const keyed = existsSync(join(data, keyFile));
  if (!keyed && existsSync(join(data, databaseFile))) throw new StartupError(missingKey(data));
  const vault = openOrExit(data, openVault);
  const store = await openStore(setting('DATABASE_URL'), data);
  if (!(await holdsTheKey(store, vault))) {
    await store.close();
    if (keyed) throw new StartupError(otherKey(data));
    // It was created a moment ago and opens nothing.
    rmSync(join(data, keyFile));
    throw new StartupError(missingKey(data));
  }
  const { freeAt } = await import('./http/health.ts');
  const disk = () => freeAt(data);
  const log = createLog(level);
  consoleToLog(log);
  const metrics = createMetrics({ process: true, disk });
  watchUncaught(process, { log, metrics, exit: status => process.exit(status) });
  const app = await createApp({
    store,
    vault,
    log,
    disk,
    ...(TRUST_PROXY ? { proxies: TRUST_PROXY } : {}),
    operatorToken,
    openCodes: openShows === 'anyone' ? [] : [openShows === 'code' ? openCode : '', operatorToken].filter(Boolean),
    database: setting('DATABASE_URL') !== undefined,
    securityContact: setting('SECURITY_CONTACT') ?? '',
    port,
    ...(host === undefined ? {} : { host }),
    publicAddress,
    ...(siteAddress === undefined ? {} : { siteAddress }),
    ...(redis === undefined ? {} : { redis }),
    ...(chat === undefined ? {} : { chatAddress: chat === 'none' ? '' : chat }),
    ...(frontPort === undefined ? {} : { frontPort }),
    tape: { address, ...(from === undefined ? {} : { from }) },
    timing: { retention, ...(lease === undefined ? {} : { lease: lease * 1000 }) },
    reminders: {
      anywhere: setting('WEBHOOKS') === 'anywhere',
      ...(smtp === undefined || mailFrom === undefined ? {} : { mail: { url: smtp, from: mailFrom } }),
    },
    metrics,
    ...(values.dev ? { pages: (await import('./dev-pages.ts')).devPages } : {}),
  }).catch(error => {
    throw startupErrorOf(error as NodeJS.ErrnoException, port);
  });
  stopWith(app);
  announce(app, publicAddress, host);
};

run().catch(error => {
  process.stderr.write(masked(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`));
  process.exit(1);
});
