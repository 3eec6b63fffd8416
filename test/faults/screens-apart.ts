import { expect, test } from 'vitest';
import type { ScreenNews } from '../../shared/engine/screens.ts';
import type { ClusterOfServers } from '../processes/cluster.ts';
import { makeShow } from '../processes/make-show.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { stopwatch } from '../rooms/playhouse.ts';

/** A television asks one process, and the desk of its show another. */
export const testScreensApart = (clusterOf: () => ClusterOfServers): void => {
  test('a screen that asks another process than the desk gets its show within a second, and follows it', async () => {
    const [owner, other] = clusterOf().servers as readonly [ServerProcess, ServerProcess];
    const { code, token } = await makeShow(owner.url, { show: 'hot-dice' });
    const send = async (url: string, as: string, body: object, method = 'POST') =>
      fetch(url, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${as}` },
        body: JSON.stringify(body),
      });
    const secret = 'd'.repeat(32);
    const ask = async (known: string, { url } = other) =>
      (await (await send(`${url}/api/screen`, secret, { known })).json()) as ScreenNews;
    const first = await ask('');
    const { pin } = first as Extract<ScreenNews, { pin: string }>;
    const passed = stopwatch();
    const shown = ask(first.known);
    const claimed = await send(`${owner.url}/api/episodes/${code}/screens`, token, { pin, name: 'Screen 1' });
    expect(claimed.status).toBe(201);
    const news = await shown;
    expect(news).toMatchObject({ code, name: 'Screen 1' });
    expect(passed()).toBeLessThan(1000);
    // The desk may ask any process too, and the screen may come back to another one.
    const list = await fetch(`${other.url}/api/episodes/${code}/screens`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { screens } = (await list.json()) as { screens: readonly { id: string; connected: boolean }[] };
    expect(screens).toMatchObject([{ connected: true }]);
    const waits = ask(news.known, owner);
    expect(
      (await send(`${other.url}/api/episodes/${code}/screens/${screens[0]?.id}`, token, { view: 'scores' }, 'PUT'))
        .status,
    ).toBe(204);
    expect(await waits).toMatchObject({ code, view: 'scores' });
  });
};
