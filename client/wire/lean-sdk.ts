/**
 * Leaves out of the build what these pages never use of the Colyseus SDK, which is a third of a phone's scripts: inputs of fast
 * games, accounts, WebTransport, support of old browsers, and packages that a small file here replaces. Versions are pinned.
 * The build stops if a replacement lacks a name.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Replacements of whole modules, by the end of their path. */
const modules: Readonly<Record<string, string>> = {
  '@colyseus/sdk/build/transport/H3Transport.mjs': 'export class H3TransportTransport {}',
  '@colyseus/sdk/build/Auth.mjs': 'export class Auth {}',
  '@colyseus/sdk/build/input/RoomInput.mjs': 'export class RoomInput {}',
  '@colyseus/sdk/build/3rd_party/discord.mjs': 'export const discordURLBuilder = url => url.toString();',
  '@colyseus/sdk/build/fetchXHR.mjs': 'export const xhrFetch = undefined;',
  '@colyseus/sdk/build/debug-channel.mjs': 'export const publishDebug = () => {};',
  '@colyseus/sdk/build/RoomClock.mjs': 'export const NULL_CLOCK = { sample: () => {} };',
};

const replacementFor = (id: string): readonly [end: string, code: string] | undefined => {
  const path = id.replaceAll('\\', '/').split('?')[0] ?? '';
  return Object.entries(modules).find(([end]) => path.endsWith(`/node_modules/${end}`));
};

/** Packages and the file in this folder that replaces each. */
const packages: Readonly<Record<string, string>> = {
  msgpackr: 'message-pack.ts',
  '@colyseus/schema': 'schema-reader.ts',
};

/** `folder`: of the files that replace packages. */
export const leanSdk = (folder: string): Plugin => ({
  name: 'boxcars-lean-sdk',
  enforce: 'pre',
  apply: 'build',
  resolveId: id => (id in packages ? join(folder, packages[id] ?? '') : null),
  load: id => replacementFor(id)?.[1] ?? null,
});
