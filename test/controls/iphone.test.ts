/** Where iPhones differ, as WebKit documents it: notifications, the ringer switch, sound after a call, and vibration. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayNotify, needsHomeScreen } from '../../client/parts/forum/asking.ts';
import { canBuzz } from '../../client/parts/phone-sound.ts';

type Listener = () => void;
let listeners: Map<string, Listener[]>;
const touch = (kind: string) => {
  for (const listener of listeners.get(kind) ?? []) listener();
};

class Context {
  static made: Context[] = [];
  state = 'suspended';
  readonly currentTime = 0;
  readonly destination = {};
  resumed = 0;
  constructor() {
    Context.made.push(this);
  }
  async resume(): Promise<void> {
    this.resumed++;
    this.state = 'running';
  }
  createGain() {
    return { gain: { value: 1 }, connect: () => {} };
  }
  createDynamicsCompressor() {
    const [threshold, knee, ratio, attack, release] = [{}, {}, {}, {}, {}];
    return { threshold, knee, ratio, attack, release, connect: () => {} };
  }
}

beforeEach(() => {
  // Another file's test may have loaded the page's sound already, with listeners of its own.
  vi.resetModules();
  Context.made = [];
  listeners = new Map();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { pathname: '/e/K7QM4XRB', hash: '' });
  vi.stubGlobal('addEventListener', (kind: string, listener: Listener) =>
    listeners.set(kind, [...(listeners.get(kind) ?? []), listener]),
  );
  vi.stubGlobal('AudioContext', Context);
});
afterEach(() => vi.unstubAllGlobals());

test('sound opens at the first touch (in Safari at its end) and resumes after a phone call', async () => {
  await import('../../client/parts/sound.ts');
  expect(Context.made).toEqual([]);
  touch('touchend');
  const [context] = Context.made;
  expect(context?.resumed).toBe(1);
  // Safari's word for it during a phone call.
  if (context !== undefined) context.state = 'interrupted';
  touch('touchend');
  expect(context?.resumed).toBe(2);
  touch('touchend');
  expect(context?.resumed).toBe(2);
  expect(Context.made.length).toBe(1);
});

test("the ringer switch does not silence a page whose sound is on; a quiet page leaves other apps' music alone", async () => {
  const audioSession = { type: 'auto' };
  vi.stubGlobal('navigator', { audioSession });
  const { claimAudio } = await import('../../client/parts/sound.ts');
  claimAudio(true);
  expect(audioSession.type).toBe('playback');
  claimAudio(false);
  expect(audioSession.type).toBe('ambient');
  // Other browsers have no audio session.
  vi.stubGlobal('navigator', {});
  expect(() => claimAudio(true)).not.toThrow();
});

test('notices are promised only from the home screen, where they exist', () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { standalone: false, serviceWorker: {} });
  expect([mayNotify(), needsHomeScreen()]).toEqual([false, true]);
  vi.stubGlobal('navigator', { standalone: true, serviceWorker: {} });
  vi.stubGlobal('PushManager', class {});
  expect([mayNotify(), needsHomeScreen()]).toEqual([true, false]);
});

test('vibration is promised only where there is a motor for it', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', {});
  expect(canBuzz()).toBe(false);
  vi.stubGlobal('navigator', { vibrate: () => true });
  expect(canBuzz()).toBe(true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(canBuzz()).toBe(false);
});
