import { expect, test } from 'vitest';
import type { ClusterOfServers } from '../processes/cluster.ts';
import { makeShow } from '../processes/make-show.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { until } from '../rooms/playhouse.ts';

/** Programs ask one process, and another one plays their show. */
export const testProgramsApart = (clusterOf: () => ClusterOfServers): void => {
  test('programs in another process read, listen, press and move as where the show is played, until they are revoked', async () => {
    const [owner, other] = clusterOf().servers as readonly [ServerProcess, ServerProcess];
    const { code, token } = await makeShow(owner.url, { show: 'six-dice', seats: 2 });
    // Whoever is asked first plays it.
    expect((await fetch(`${owner.url}/api/episodes/${code}/state`)).status).toBe(200);
    const ask = async (method: 'GET' | 'POST', path: string, as = '', body: object = {}) => {
      const answer = await fetch(`${other.url}/api/episodes/${code}/${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(as === '' ? {} : { Authorization: `Bearer ${as}` }) },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
    };
    // Who comes first has pledged, and never gives the link that the start asks for.
    const pledge = 'ab'.repeat(32);
    const seats = [
      await ask('POST', 'seat', '', { name: 'Ann', pledge }),
      await ask('POST', 'seat', '', { name: 'Ben' }),
    ].map(({ body }) => String(body.token));
    const letIn = async (may: string) => (await ask('POST', 'desk', token, { do: 'program', name: may, may })).body;
    const [press, moves] = [await letIn('press'), await letIn('moves')];
    const listening = await fetch(`${other.url}/api/episodes/${code}/events`, {
      headers: { Authorization: `Bearer ${press.token}` },
    });
    let [heard, ended] = ['', false];
    void (async () => {
      for await (const part of listening.body ?? []) heard += new TextDecoder().decode(part as Uint8Array);
    })()
      .catch(() => undefined)
      .finally(() => {
        ended = true;
      });
    await until(() => heard.includes('event: state'), 'the first state');
    expect((await ask('GET', 'state', String(press.token))).body).toMatchObject({
      as: 'program',
      press: { does: 'start' },
    });

    // The start waits for a link longer than a process waits for an answer to a question.
    await ask('GET', 'seat', seats[0]);
    expect(await ask('POST', 'press', String(press.token), { id: 'a' })).toMatchObject({
      status: 200,
      body: { ok: true, did: 'start', entry: 0 },
    });
    expect(await ask('POST', 'moves', seats[0], { id: 'b', at: 1, do: 'roll' })).toMatchObject({ body: { ok: true } });
    await until(() => /^id: 1$/m.test(heard) && heard.includes('"entries":2'), 'both entries');
    const undo = { id: 'c', at: 2, do: 'undo' };
    expect(await ask('POST', 'moves', String(press.token), undo)).toMatchObject({ body: { code: 'program-may' } });
    expect(await ask('POST', 'moves', String(moves.token), undo)).toMatchObject({ body: { ok: true, entry: 2 } });
    expect(await ask('POST', 'seat/moves', seats[0], { id: 'd', at: 3, do: 'roll' })).toMatchObject({
      body: { ok: true },
    });
    expect((await ask('POST', 'desk', token, { do: 'revoke', id: press.id })).body).toEqual({ ok: true });
    await until(() => ended, 'the stream to end');
    expect(await ask('GET', 'state', String(press.token))).toMatchObject({ status: 403 });
  });
};
