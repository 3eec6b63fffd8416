import { onTestFinished, vi } from 'vitest';

/** On its way to the server a request may be answered by something else; undefined for nothing. */
type Way = (path: string) => Promise<Response> | undefined;

/** What a connection needs of a browser, at a server that listens here. Ends with the test. */
export const browserAt = (url: string, way: Way = () => undefined): void => {
  const ask = fetch;
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => way(path) ?? ask(new URL(path, url), init));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
};
