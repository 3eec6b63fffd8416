/**
 * Pictures and sounds of a show: each gets a random name, under which pages may fetch it before its time, and a key, which they
 * hear with the question. Neither says what it is.
 */
import { randomBytes } from 'node:crypto';
import { type Fault, fault } from '../../shared/engine/fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { ServerContext } from '../context.ts';
import type { MediumName } from '../store/media.ts';

/** More than anybody reads. */
const mostFaults = 50;

interface Medium {
  readonly hash: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isMedium = (name: string, value: unknown): value is Medium =>
  (name === 'picture' || name === 'sound') && isObject(value) && typeof value.hash === 'string';

/** The same pack with other media; undefined leaves one out. */
const mapped = (part: unknown, become: (medium: Medium, path: string) => object | undefined, path: string): unknown => {
  if (Array.isArray(part)) return part.map((item, i) => mapped(item, become, `${path}[${i}]`));
  if (!isObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const becomes = isMedium(name, value) ? become(value, at) : mapped(value, become, at);
      return becomes === undefined ? [] : [[name, becomes]];
    }),
  );
};

const mediaIn = (pack: unknown): readonly (readonly [path: string, hash: string])[] => {
  const found: (readonly [string, string])[] = [];
  mapped(
    pack,
    (medium, path) => {
      found.push([path, medium.hash]);
      return medium;
    },
    '',
  );
  return found;
};

const keptOf = async ({ store, now }: ServerContext, found: ReturnType<typeof mediaIn>): Promise<ReadonlySet<string>> =>
  new Set(found.length === 0 ? [] : await store.mediaKept([...new Set(found.map(([, hash]) => hash))], now()));

/** Media of a pack that the server does not have. */
export const mediaFaults = async (context: ServerContext, pack: unknown): Promise<readonly Fault[]> => {
  const found = mediaIn(pack);
  const kept = await keptOf(context, found);
  return found
    .filter(([, hash]) => !kept.has(hash))
    .slice(0, mostFaults)
    .map(([path]) => fault(`pack.${path}`, phrase('mediumMissing')));
};

/** The pack of a new episode, and the names in it. What the server does not have any more is left out. */
export const withMedia = async <P>(
  context: ServerContext,
  pack: P,
): Promise<{ readonly pack: P; readonly media: readonly MediumName[] }> => {
  const found = mediaIn(pack);
  if (found.length === 0) return { pack, media: [] };
  const kept = await keptOf(context, found);
  const media: MediumName[] = [];
  const secret = (bytes: number) => randomBytes(bytes).toString('base64url');
  const named = mapped(
    pack,
    medium => {
      if (!kept.has(medium.hash)) return undefined;
      const one = { hash: medium.hash, name: secret(16), key: secret(32) };
      media.push(one);
      return { ...medium, ...one };
    },
    '',
  );
  return { pack: named as P, media };
};
