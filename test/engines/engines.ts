import { launchChromium } from './chromium.ts';
import type { Launcher } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

/** Every engine that pages must work in. WebKitGTK is as near to Safari as a machine with Linux gets. */
export const engines = {
  Chromium: launchChromium,
  Firefox: launchFirefox,
  WebKitGTK: launchWebKit,
} as const satisfies Readonly<Record<string, Launcher>>;
