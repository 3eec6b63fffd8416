/** Pictures and sounds of packs on their way to the store: read in a thread, each kept once by the hash of its file. */
import type { Request } from 'express';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import { BackgroundWorker } from '../background-worker.ts';
import type { ServerContext } from '../context.ts';
import type { SentMedium } from '../packs/file-media.ts';
import { allow, type Limiter } from '../web/limits.ts';
import { refusal } from '../web/refusals.ts';

/** A file counts once more against the limit for each this many bytes. */
const bytesPerPoint = 500_000;
/** Bytes of all media that are kept. */
const mostKept = 4 * 1024 ** 3;

const reader = new BackgroundWorker<typeof import('../packs/media-file.ts')>(
  new URL('../packs/media-file.ts', import.meta.url),
  'pictures and sounds',
);

/** What is known of a medium that is kept. `seconds`: 0 for a picture. */
interface MediumFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Facts of a medium that is kept from now on, or why it cannot be read. Throws a refusal to ask again later. */
export type KeepMedium = (request: Request, medium: SentMedium) => Promise<MediumFacts | Phrase>;

/** What is kept already costs nothing. */
export const mediumKeeper =
  ({ store, now }: Pick<ServerContext, 'store' | 'now'>, limiter: Limiter): KeepMedium =>
  async (request, { hash, bytes }) => {
    const [kept] = await store.mediaKept([hash], now());
    if (kept === undefined) {
      await allow(limiter, request, 1 + Math.floor(bytes.length / bytesPerPoint));
      const read = await reader.ask('readMedium', bytes);
      if ('say' in read) return read;
      if (!(await store.keepMedium({ hash, ...read }, now(), mostKept))) throw refusal(503, phrase('mediaFull'));
    }
    return (await store.mediumFacts(hash))!;
  };
