/** Long answers that anybody may ask for again: compressed once, for as long as their text stays the same. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(gzip);
const brotli = promisify(brotliCompress);
const pieceBytes = 256 * 1024;

/** Letters from which compressing pays. */
const worthwhile = 2000;

/** Letters of all texts in memory. */
const maxLetters = 32 * 1024 * 1024;

/**
 * An answer that holds a secret beside a text that a stranger chose must never be compressed, because its length would reveal the
 * secret bit by bit (BREACH). Tokens are handed out by POST and asked for with `Authorization`, so only GET without it is compressed.
 */
export const isForAnybody = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && request.get('authorization') === undefined;

/** Brotli at level 5 takes about as long as gzip at its default, and compresses better. Browsers take it over https alone. */
const packers = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => compress(text),
};

type Encoding = keyof typeof packers;

/** How an answer may be compressed for a request, the first that is taken; undefined for not at all. */
const encodingFor = (request: Request, ...known: readonly Encoding[]): Encoding | undefined =>
  isForAnybody(request) ? known.find(encoding => request.acceptsEncodings(encoding) === encoding) : undefined;

/** Sends what is kept as gzip, unpacked for whom it has to be. */
export const sendUnpacked = async (request: Request, response: Response, packed: Buffer): Promise<void> => {
  if (encodingFor(request, 'gzip') === 'gzip') sendPacked(response, 'gzip', packed);
  else {
    // In pieces: a whole record of a full show is 13 MB, and joining and hashing it would stop the loop.
    response.type('json');
    await pipeline(Readable.from([packed]), createGunzip({ chunkSize: pieceBytes }), response).catch(error => {
      if (!response.destroyed) throw error;
    });
  }
};

const sendPacked = (response: Response, encoding: Encoding, bytes: Buffer): void => {
  response.vary('Accept-Encoding');
  response.set('Content-Encoding', encoding).type('json').send(bytes);
};

export class PackedTexts {
  readonly #kept = new Map<string, { readonly text: string; readonly packed: Promise<Buffer> }>();
  #letters = 0;

  /** `key` says which answer it is. An earlier text of the same answer is dropped. */
  async send(request: Request, response: Response, key: string, text: string): Promise<void> {
    const encoding = text.length < worthwhile ? undefined : encodingFor(request, 'br', 'gzip');
    if (encoding === undefined) response.type('json').send(text);
    else sendPacked(response, encoding, await this.#packed(`${encoding} ${key}`, encoding, text));
  }

  #packed(key: string, encoding: Encoding, text: string): Promise<Buffer> {
    const known = this.#kept.get(key);
    this.#drop(key);
    const packed = known?.text === text ? known.packed : packers[encoding](text);
    this.#kept.set(key, { text, packed });
    this.#letters += text.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#letters <= maxLetters) break;
      this.#drop(oldest);
    }
    return packed;
  }

  #drop(key: string): void {
    this.#letters -= this.#kept.get(key)?.text.length ?? 0;
    this.#kept.delete(key);
  }
}
