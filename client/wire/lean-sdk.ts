/**
 * Leaves out of the build what a room of this kind never uses of the Colyseus SDK: its parts for inputs of fast games, accounts,
 * WebTransport, old browsers, and the half of the schema library that encodes. It halves what a phone has to load. Versions are
 * pinned; a part that is no longer found stops the build.
 */
import type { Plugin } from 'vite';

/** What stands for a whole module. By the end of its path. */
const modules: Readonly<Record<string, string>> = {
  '@colyseus/sdk/build/transport/H3Transport.mjs': 'export class H3TransportTransport {}',
  '@colyseus/sdk/build/Auth.mjs': 'export class Auth {}',
  '@colyseus/sdk/build/input/RoomInput.mjs': 'export class RoomInput {}',
  '@colyseus/sdk/build/3rd_party/discord.mjs': 'export const discordURLBuilder = url => url.toString();',
  '@colyseus/sdk/build/fetchXHR.mjs': 'export const xhrFetch = undefined;',
  '@colyseus/sdk/build/debug-channel.mjs': 'export const publishDebug = () => {};',
};

interface Cut {
  readonly from: string;
  readonly to: string;
}

/** Statements of a module that keep classes alive which nothing else needs; `to` is left standing. */
const cuts: Readonly<Record<string, readonly Cut[]>> = {
  '@colyseus/schema/build/index.mjs': [
    { from: 'Reflection.encode = function', to: 'Reflection.decode = function' },
    { from: 'Reflection.makeEncodable = function', to: '\n/**' },
    // Boards hold lists and records, never these.
    { from: 'registerType("map"', to: '\n' },
    { from: 'registerType("collection"', to: '\n' },
    { from: 'registerType("set"', to: '\n' },
    { from: 'registerType("stream"', to: '\n' },
    { from: 'registerType("map"', to: '\n' },
    { from: 'registerType("set"', to: '\n' },
    { from: 'registerType("collection"', to: '\n' },
  ],
};

const found = <T>(table: Readonly<Record<string, T>>, id: string): readonly [string, T] | undefined => {
  const path = id.replaceAll('\\', '/').split('?')[0] ?? '';
  return Object.entries(table).find(([end]) => path.endsWith(`/node_modules/${end}`));
};

const without = (code: string, { from, to }: Cut): string => {
  const start = code.indexOf(from);
  const end = start < 0 ? -1 : code.indexOf(to, start);
  if (end < 0) throw new Error(`@colyseus/schema has changed: no “${from}” to leave out any more`);
  return code.slice(0, start) + code.slice(end);
};

/** `messagePack`: the file that stands in for msgpackr. */
export const leanSdk = (messagePack: string): Plugin => ({
  name: 'boxcars-lean-sdk',
  enforce: 'pre',
  apply: 'build',
  resolveId: id => (id === 'msgpackr' ? messagePack : null),
  load: id => found(modules, id)?.[1] ?? null,
  transform(code, id) {
    const cut = found(cuts, id);
    return cut === undefined ? null : { code: cut[1].reduce(without, code), map: null };
  },
});
