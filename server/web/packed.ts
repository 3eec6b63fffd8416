/** Long answers that anybody may ask for again: compressed once, for as long as their text stays the same. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(gzip);
const unpack = promisify(gunzip);

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

/** Whether an answer may be sent as gzip, which all browsers take, also over plain http. */
export const takesGzip = (request: Request): boolean =>
  isForAnybody(request) && request.acceptsEncodings('gzip') === 'gzip';

/** Sends what is kept as gzip, unpacked for whom it has to be. */
export const sendUnpacked = async (request: Request, response: Response, packed: Buffer): Promise<void> => {
  if (takesGzip(request)) sendGzip(response, packed);
  else response.type('json').send(await unpack(packed));
};

const sendGzip = (response: Response, bytes: Buffer): void => {
  response.vary('Accept-Encoding');
  response.set('Content-Encoding', 'gzip').type('json').send(bytes);
};

export class PackedTexts {
  readonly #kept = new Map<string, { readonly text: string; readonly packed: Promise<Buffer> }>();
  #letters = 0;

  /** `key` says which answer it is. An earlier text of the same answer is dropped. */
  async send(request: Request, response: Response, key: string, text: string): Promise<void> {
    if (text.length < worthwhile || !takesGzip(request)) response.type('json').send(text);
    else sendGzip(response, await this.#packed(key, text));
  }

  #packed(key: string, text: string): Promise<Buffer> {
    const known = this.#kept.get(key);
    this.#drop(key);
    const packed = known?.text === text ? known.packed : compress(text);
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
