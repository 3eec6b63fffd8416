/**
 * Replaces two packages that the Colyseus SDK loads by the part that these pages need: MessagePack, and the decoder of the state.
 * Versions are pinned. The build stops if a replacement lacks a name. docs/colyseus.md says what it saves.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Packages and the file in this folder that replaces each. */
const packages: Readonly<Record<string, string>> = {
  msgpackr: 'message-pack.ts',
  '@colyseus/schema': 'schema-reader.ts',
};

/** Inputs of fast games, which need all of the real decoder. These pages send none. */
const roomInput = '/node_modules/@colyseus/sdk/build/input/RoomInput.mjs';

/** `folder`: of the files that replace packages. */
export const leanSdk = (folder: string): Plugin => ({
  name: 'boxcars-lean-sdk',
  enforce: 'pre',
  apply: 'build',
  resolveId: id => (id in packages ? join(folder, packages[id] ?? '') : null),
  load: id => (id.replaceAll('\\', '/').split('?')[0]?.endsWith(roomInput) ? 'export class RoomInput {}' : null),
});
