import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CallWriter } from '../../server/rooms/call-writer.ts';
import type { Store } from '../../server/store/store.ts';
import type { StoredCall } from '../../server/store/stored.ts';

test('a call that is stored late is never stored over a younger one of the same person', async () => {
  const stored: (string | undefined)[] = [];
  const full = Promise.withResolvers<void>();
  let asked = 0;
  const saveCalls = async (_code: string, _epoch: number, [call]: readonly StoredCall[]) => {
    // The store takes its time with the first, and then it cannot.
    if (++asked === 1) await full.promise;
    stored.push(call?.value);
  };
  const writer = new CallWriter(
    { store: { saveCalls } as unknown as Store },
    { code: 'AAAA2222', epoch: 1, lost: false },
  );
  const call = (value: string) => writer.save([{ fan: 'ann', task: 'guess 3', value } as StoredCall]);
  const refused = expect(call('48')).rejects.toThrow('the disk is full');
  await nextTurn();
  const younger = call('75');
  await nextTurn();
  full.reject(new Error('the disk is full'));
  await refused;
  await younger;
  await writer.write();
  expect(stored).toEqual(['75']);
});
