/** In a worker thread: pictures are read, made small and written anew, so that nothing of the file is left; sounds are measured. */
import { parseBuffer } from 'music-metadata';
import sharp from 'sharp';
import { longestSound } from '../../shared/engine/extras.ts';
import type { Phrase } from '../../shared/engine/phrase.ts';
import { phrase } from '../../shared/engine/phrase.ts';

/** Pixels of the longer side. */
const longest = 1600;
/** A picture of 100 MB unpacked. */
const mostPixels = 40_000_000;
const quality = 82;
/** Bytes of a sound: 20 s in good quality. */
const biggestSound = 1024 * 1024;
/** Files say their length roughly. */
const tolerance = 0.5;

export interface Medium {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** 0 for a sound. */
  readonly width: number;
  readonly height: number;
  /** 0 for a picture. */
  readonly seconds: number;
}

// A thread works through files one by one, and no file needs a loader for documents or drawings.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(format => `VipsForeignLoad${format}`),
});

/** The type of a sound by its first bytes; undefined for anything else. */
const soundType = (bytes: Uint8Array): string | undefined => {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (text.startsWith('ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2)) return 'audio/mpeg';
  if (text.startsWith('OggS')) return 'audio/ogg';
  if (text.startsWith('RIFF') && text.endsWith('WAVE')) return 'audio/wav';
  return text.slice(4, 7) === 'ftp' && /^(M4A|mp4|iso|dash)/.test(text.slice(8)) ? 'audio/mp4' : undefined;
};

const soundOf = async (type: string, bytes: Uint8Array): Promise<Medium | Phrase> => {
  if (bytes.length > biggestSound) return phrase('soundTooBig', biggestSound / 1024 / 1024);
  const { format } = await parseBuffer(bytes, { mimeType: type, size: bytes.length }, { duration: true });
  const { duration: seconds = 0 } = format;
  if (seconds === 0 || format.hasVideo === true) return phrase('noMedium');
  if (seconds > longestSound + tolerance) return phrase('soundTooLong', longestSound, Math.ceil(seconds));
  const rounded = Math.min(longestSound, Math.round(seconds * 10) / 10);
  return { type, bytes, width: 0, height: 0, seconds: rounded };
};

/** What is kept of a file, or why nothing is. */
export const readMedium = async (file: Uint8Array): Promise<Medium | Phrase> => {
  const type = soundType(file);
  try {
    if (type !== undefined) return await soundOf(type, file);
    const { data, info } = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
    return { type: 'image/webp', bytes: data, width: info.width, height: info.height, seconds: 0 };
  } catch {
    return phrase('noMedium');
  }
};
