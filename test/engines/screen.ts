/** A screen that nobody sees, for engines that draw with WebGL on no other. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

interface Screen {
  /** For the variable DISPLAY. */
  readonly display: string;
  close(): void;
}

export const openScreen = async (): Promise<Screen> => {
  const server = spawn(
    process.env.XVFB ?? '/usr/bin/Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  // Without the program nothing would ever be written, and the test would wait for it.
  const missing = once(server, 'error').then(([error]) => Promise.reject(error));
  const [number] = (await Promise.race([once(server.stdio[3] as Readable, 'data'), missing])) as [Buffer];
  return { display: `:${number.toString().trim()}`, close: () => void server.kill() };
};
