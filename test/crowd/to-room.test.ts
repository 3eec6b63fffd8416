/** However much is pressed, a page sends one request a second to the room of its show. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomMessage } from '../../shared/crowd/messages.ts';

const sent: RoomMessage[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ ok: true, said: sent.length });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const secret = 'ab'.repeat(16);

test('the first goes at once, what comes within a second is gathered, and nothing is lost', async () => {
  // Other tests of this process may have sent something a moment ago.
  vi.resetModules();
  const { sendToRoom } = await import('../../client/to-room.ts');
  const press = (hand: 'clap' | 'heart' | 'dice') => sendToRoom('SHOW', { do: 'react', secret, with: hand });
  const call = (task: string, value: string) => sendToRoom('SHOW', { do: 'call', secret, task, value });
  const first = press('clap');
  expect(sent).toHaveLength(1);
  const replies = [press('heart'), press('dice'), call('1', 'a'), call('2', 'b'), call('1', 'c')];
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent.slice(1)).toEqual([
    { do: 'react', secret, with: 'dice' },
    { do: 'call', secret, task: '1', value: 'c' },
    { do: 'call', secret, task: '2', value: 'b' },
  ]);
  const said = await Promise.all([first, ...replies].map(async reply => Reflect.get(await reply, 'said')));
  expect(said).toEqual([1, 2, 2, 3, 4, 3]);
  await vi.advanceTimersByTimeAsync(5000);
  void press('clap');
  expect(sent).toHaveLength(5);
});
