/**
 * Leaves out of the build what a room of this kind never uses of the Colyseus SDK: its parts for inputs of fast games, accounts,
 * WebTransport, old browsers, and packages of which pages need a small part, done here in a file. It is a third of what a phone
 * would have to load. Versions are pinned; a name that a stand-in lacks stops the build.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What stands for a whole module. By the end of its path. */
const modules: Readonly<Record<string, string>> = {
  '@colyseus/sdk/build/transport/H3Transport.mjs': 'export class H3TransportTransport {}',
  '@colyseus/sdk/build/Auth.mjs': 'export class Auth {}',
  '@colyseus/sdk/build/input/RoomInput.mjs': 'export class RoomInput {}',
  '@colyseus/sdk/build/3rd_party/discord.mjs': 'export const discordURLBuilder = url => url.toString();',
  '@colyseus/sdk/build/fetchXHR.mjs': 'export const xhrFetch = undefined;',
  '@colyseus/sdk/build/debug-channel.mjs': 'export const publishDebug = () => {};',
  '@colyseus/sdk/build/RoomClock.mjs': 'export const NULL_CLOCK = { sample: () => {} };',
};

const found = (id: string): readonly [end: string, code: string] | undefined => {
  const path = id.replaceAll('\\', '/').split('?')[0] ?? '';
  return Object.entries(modules).find(([end]) => path.endsWith(`/node_modules/${end}`));
};

/** Whole packages, by the file in this folder that stands in for each. */
const packages: Readonly<Record<string, string>> = {
  msgpackr: 'message-pack.ts',
  '@colyseus/schema': 'schema-reader.ts',
};

/** `folder`: of the files that stand in for packages. */
export const leanSdk = (folder: string): Plugin => ({
  name: 'boxcars-lean-sdk',
  enforce: 'pre',
  apply: 'build',
  resolveId: id => (id in packages ? join(folder, packages[id] ?? '') : null),
  load: id => found(id)?.[1] ?? null,
});
