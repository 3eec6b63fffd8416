/** Refusals over HTTP: one shape, whatever was asked. */
import { expect, test } from 'vitest';
import { Playhouse } from './playhouse.ts';

test('every refusal is a problem (RFC 9457) with a code, also where the route, the body or the visitor is refused before', async () => {
  const house = await Playhouse.open({ limits: { report: 0 }, operatorToken: 'x' });
  const { code } = await house.make({ show: 'lucky-numbers', public: true });
  const ask = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${house.url}${path}`, {
      method,
      headers: {
        'Accept-Language': 'de',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const told = (await answer.json()) as Record<string, unknown>;
    const what = `${method} ${path}`;
    expect(answer.headers.get('content-type'), what).toBe('application/problem+json; charset=utf-8');
    expect(told, what).toMatchObject({ status: answer.status, title: expect.any(String), error: expect.any(String) });
    expect([told.message, told.type]).toEqual([told.detail, `/api#${told.code}`]);
    return [answer.status, told.code, told.detail];
  };
  const api = `/api/episodes/${code}`;
  expect(await ask('GET', '/api/episodes/22222222')).toEqual([404, 'no-show', expect.stringContaining('Code')]);
  expect(await ask('GET', '/api/nothing')).toEqual([404, 'nothing-here', expect.any(String)]);
  expect(await ask('GET', '/api/operator')).toEqual([404, 'nothing-here', expect.any(String)]);
  expect(await ask('DELETE', api)).toEqual([403, 'host-only', expect.any(String)]);
  expect(await ask('POST', '/api/episodes', '{"show":"lucky-numbers","clock":4,"pace":-1}')).toEqual([
    400,
    'bad-input',
    expect.stringMatching(/^clock: .*\npace: /),
  ]);
  expect(await ask('POST', '/api/episodes', '{"show"')).toEqual([400, 'cannot-read', expect.any(String)]);
  expect(await ask('POST', `${api}/room`, JSON.stringify('x'.repeat(3000)))).toEqual([
    413,
    'too-much',
    expect.any(String),
  ]);
  expect(await ask('POST', `${api}/report`, '{"why":"name"}')).toEqual([429, 'too-often', expect.any(String)]);
  expect(await ask('POST', `${api}/report`, '{}', { Origin: 'https://example.org' })).toEqual([
    403,
    'other-site',
    expect.any(String),
  ]);
  expect(await ask('POST', '/api/operator/episodes/22222222', '{}', { Authorization: 'Bearer x' })).toEqual([
    400,
    'bad-input',
    expect.any(String),
  ]);
});
