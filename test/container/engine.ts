/** Builds the image with a real container engine and runs it: plays, backs up, restores into another container and goes on there. */
import { spawnSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { commitIn } from '../../server/commit.ts';
import { freePort } from '../../tools/cluster/local-redis.ts';
import { fetchJson, pause, playShow } from './play.ts';

const image = 'boxcars-container-test';

/** Waits until a show has at least so many, and says how many it has. */
const entriesOf = async (url: string, code: string, least: number): Promise<number> => {
  for (let tries = 0; tries < 300; tries++) {
    const { entries } = (await fetchJson(`${url}/api/episodes/${code}`)) as { entries: number };
    if (entries >= least) return entries;
    await pause(100);
  }
  throw new Error(`${code} does not go on`);
};

/** `engine`: docker or podman, which takes the same words. `root`: what is built. */
export const inEngine = async (engine: string, root: string, say: (text: string) => void): Promise<void> => {
  /** What it prints. */
  const call = (...args: readonly string[]): string => {
    say(`${engine} ${args.join(' ')}`);
    // Podman keeps a healthcheck in this format only.
    const env = { ...process.env, BUILDAH_FORMAT: 'docker' };
    const { status, stdout, stderr, error } = spawnSync(engine, args, { cwd: root, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${engine} ${args[0]} failed: ${error?.message ?? stderr.slice(-2000)}`);
    return stdout.trim();
  };
  const made: { readonly kind: 'container' | 'volume'; readonly name: string }[] = [];
  const named = (kind: 'container' | 'volume', part: string): string => {
    const name = `${image}-${process.pid}-${part}`;
    made.unshift({ kind, name });
    return name;
  };
  const run = async (part: string, volume: string) => {
    const port = await freePort();
    const name = named('container', part);
    call(
      'run',
      '--detach',
      '--name',
      name,
      '--publish',
      `127.0.0.1:${port}:2567`,
      '--volume',
      `${volume}:/data`,
      image,
    );
    const health = JSON.parse(call('inspect', '--format', '{{json .Config.Healthcheck}}', name)) as { Test: string[] };
    for (let tries = 0; ; tries++) {
      const asked = spawnSync(engine, ['exec', name, '/bin/sh', '-c', health.Test[1] ?? '']);
      if (asked.status === 0) break;
      if (tries > 50) throw new Error(`${name} does not become healthy: ${call('logs', name)}`);
      await pause(200);
    }
    return { name, url: `http://127.0.0.1:${port}` };
  };

  /** Breaks the show off once it has gone on, and returns its record. */
  const goesOn = async (url: string, { code, token }: { code: string; token: string }, after: number) => {
    // Whoever watches keeps the robots playing.
    const watching = new AbortController();
    await fetch(`${url}/api/episodes/${code}/events`, { signal: watching.signal });
    await entriesOf(url, code, after + 1);
    await fetchJson(`${url}/api/episodes/${code}/desk`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ do: 'close', breakOff: true }),
    });
    watching.abort();
    return (await fetchJson(`${url}/api/episodes/${code}/record`)) as { seed: string; entries: unknown[] };
  };

  try {
    call('build', '--tag', image, '.');
    const [volume, other] = [named('volume', 'data'), named('volume', 'other')];
    const first = await run('first', volume);
    await playShow(first.url);
    const { commit } = await fetchJson(`${first.url}/api/version`);
    if (commit !== commitIn(root)) throw new Error(`the image says it is “${commit}”`);

    const created = await fetchJson(`${first.url}/api/episodes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ show: 'lucky-numbers', robots: true, pace: 1 }),
    });
    const { code, links } = created as { code: string; links: { host: string } };
    const show = { code, token: links.host.split('#')[1] ?? '' };
    const before = await entriesOf(first.url, code, 5);
    say(call('exec', first.name, 'npm', 'run', '--silent', 'backup', '--', '/data/backups/monday'));
    const original = await goesOn(first.url, show, before);
    call('stop', first.name);
    const ended = call('inspect', '--format', '{{.State.ExitCode}}', first.name);
    if (ended !== '0') throw new Error(`told to stop, it ended with ${ended}`);

    const mounts = ['--volume', `${volume}:/from`, '--volume', `${other}:/data`];
    say(call('run', '--rm', ...mounts, image, 'npm', 'run', '--silent', 'restore', '--', '/from/backups/monday'));
    const second = await run('second', other);
    const restored = await goesOn(second.url, show, before);
    if (original.seed === undefined || original.seed !== restored.seed) throw new Error('other dice come next');
    if (!isDeepStrictEqual(original.entries.slice(0, before), restored.entries.slice(0, before)))
      throw new Error('the restored show is another one');
    say(`restored after ${before} entries, the show went on to ${restored.entries.length}`);
  } finally {
    for (const { kind, name } of made) spawnSync(engine, [kind, 'rm', '--force', name]);
  }
};
