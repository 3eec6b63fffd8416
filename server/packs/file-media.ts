/** In the thread that reads files: which of their pictures and sounds have to be kept before packs can name them. */
import { createHash } from 'node:crypto';
import type { FoundItem, FoundMedia } from '../../shared/packs/files/found.ts';
import { type KeptMedia, keptPicture } from '../../shared/packs/files/media.ts';

/** Seconds of each medium that is kept, 0 for a picture, by the hash of its file. Those that cannot be read are not among them. */
export type KeptHashes = ReadonlyMap<string, number>;

export interface SentMedium {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Bytes of one file. */
export const biggestFile = 6 * 1024 * 1024;

export const hashOfFile = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');

/** JPEG, PNG, GIF, WebP and WAV, Ogg, MP3, AVIF and M4A. Nobody has to look at anything else to see that it cannot be read. */
const readable = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF|OggS|ID3|\xff[\xe2-\xe3\xea-\xeb\xf2-\xf3\xfa-\xfb]|.{4}ftyp)/s;

/** Bytes that all media of a request may have, and how many more for each byte of its files. */
const most = { all: 1024 * 1024, each: 2 };

/** `size`: bytes of the files. `kept`: undefined before anything was. */
export class FileMedia {
  readonly #kept: KeptHashes | undefined;
  readonly #wanted = new Map<string, SentMedium>();
  #left: number;

  constructor(size: number, kept?: KeptHashes) {
    this.#left = most.all + most.each * size;
    this.#kept = kept;
  }

  /** Those that have to be kept first. */
  get wanted(): readonly SentMedium[] {
    return [...this.#wanted.values()];
  }

  readonly of = ({ picture, sound }: FoundItem): KeptMedia => {
    const seen = picture && this.#look(picture);
    const heard = sound && this.#look(sound);
    const isSeen = seen?.seconds === 0;
    const isHeard = heard !== undefined && heard.seconds > 0;
    const isUnread = (picture !== undefined && !isSeen) || (sound !== undefined && !isHeard);
    return {
      ...(isSeen && { picture: keptPicture(seen.hash, picture?.alt ?? '') }),
      ...(isHeard && { sound: heard }),
      unread: isUnread,
    };
  };

  /** Undefined for what cannot be read, and for what has to be kept first. */
  #look({ bytes }: FoundMedia): { readonly hash: string; readonly seconds: number } | undefined {
    if (bytes.length > biggestFile || !readable.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1')))
      return undefined;
    const hash = hashOfFile(bytes);
    if (this.#kept !== undefined) {
      const seconds = this.#kept.get(hash);
      return seconds === undefined ? undefined : { hash, seconds };
    }
    if (!this.#wanted.has(hash) && bytes.length <= this.#left) {
      this.#left -= bytes.length;
      // A part of an archive would take the whole of it along to another thread.
      this.#wanted.set(hash, { hash, bytes: bytes.slice() });
    }
    return undefined;
  }
}
