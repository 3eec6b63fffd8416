/**
 * Pictures and sounds of a host's packs, kept in this browser by the hash of their bytes. They are sent to the server when a show
 * is made with them, and only those that it does not have.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createStore, get, set } from 'idb-keyval';
import type { Picture, Sound } from '../../shared/engine/beside.ts';
import { longestSound } from '../../shared/engine/extras.ts';
import { phrase, textOf } from '../../shared/engine/phrase.ts';
import { keptPicture } from '../../shared/packs/files/media.ts';
import { fetchWithin } from '../api.ts';

/** Pixels of the longer side. */
const longest = 1600;
/** Bytes of a picture that need not be drawn anew. */
const small = 1_500_000;
const patience = 60_000;

const shelf = () => createStore('boxcars-media', 'media');

/** If storage is refused, as in private windows, media live as long as the page. */
const loose = new Map<string, Blob>();

const keep = async (medium: Blob): Promise<string> => {
  const hash = bytesToHex(sha256(new Uint8Array(await medium.arrayBuffer())));
  loose.set(hash, medium);
  await set(hash, medium, shelf()).catch(() => undefined);
  return hash;
};

/** What is kept under this hash; undefined for nothing. */
export const keptMedium = async (hash: string): Promise<Blob | undefined> =>
  loose.get(hash) ?? (await get<Blob>(hash, shelf()).catch(() => undefined));

const asBlob = (file: Blob | Uint8Array): Blob => (file instanceof Blob ? file : new Blob([new Uint8Array(file)]));

const drawn = async (image: HTMLImageElement, scale: number): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  // A JPEG has no transparency.
  if (context !== null) context.fillStyle = '#fff';
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const made = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (made === null) throw new Error(textOf(phrase('noMedium')));
  return made;
};

/** Keeps a picture, made smaller if it is large. Rejects with a text for the host if this browser cannot read it. */
export const keepPicture = async (file: Blob | Uint8Array, alt = ''): Promise<Picture> => {
  const given = asBlob(file);
  const url = URL.createObjectURL(given);
  const image = new Image();
  try {
    image.src = url;
    await image.decode().catch(() => {
      throw new Error(textOf(phrase('noMedium')));
    });
    const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight));
    const isDrawing = given.type.includes('svg');
    const medium = scale === 1 && given.size <= small && !isDrawing ? given : await drawn(image, scale);
    return keptPicture(await keep(medium), alt);
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** Keeps a sound. Rejects with a text for the host if this browser cannot play it, or if it is too long. */
export const keepSound = async (file: Blob | Uint8Array): Promise<Sound> => {
  const given = asBlob(file);
  const url = URL.createObjectURL(given);
  try {
    const seconds = await new Promise<number>((resolve, reject) => {
      const audio = new Audio(url);
      audio.onloadedmetadata = () => resolve(audio.duration);
      audio.onerror = () => reject(new Error(textOf(phrase('noMedium'))));
    });
    if (seconds > longestSound + 0.5) throw new Error(textOf(phrase('soundTooLong', longestSound, Math.ceil(seconds))));
    return { hash: await keep(given), seconds: Math.min(longestSound, Math.round(seconds * 10) / 10) };
  } finally {
    URL.revokeObjectURL(url);
  }
};

const hashesIn = (pack: unknown): readonly string[] => [
  ...new Set([...JSON.stringify(pack ?? null).matchAll(/"hash":"([0-9a-f]{64})"/g)].map(([, hash = '']) => hash)),
];

/** Sends the server what it lacks of a pack. What this browser does not have either is refused when the show is made. */
export const sendMedia = async (pack: unknown): Promise<void> => {
  const hashes = hashesIn(pack);
  if (hashes.length === 0) return;
  const asked = await fetchWithin(patience, '/api/media/missing', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ hashes }),
  });
  const { missing = [] } = (await asked.json()) as { readonly missing?: readonly string[] };
  for (const hash of missing) {
    const medium = await keptMedium(hash);
    if (medium === undefined) continue;
    const sent = await fetchWithin(patience, '/api/media', { method: 'POST', body: medium });
    if (!sent.ok) throw new Error(((await sent.json()) as { readonly error?: string }).error);
  }
};

/** The pack with its media in this browser. `from`: where the server gives them, without the hash. What it lacks stays named. */
export const copiedMedia = async <P>(pack: P, from: string): Promise<P> => {
  let text = JSON.stringify(pack);
  for (const hash of hashesIn(pack)) {
    const given = await fetchWithin(patience, `${from}/${hash}`, {});
    // The server keeps what is seen of a picture, whose bytes are others than those that were sent.
    if (given.ok) text = text.replaceAll(hash, await keep(await given.blob()));
  }
  return JSON.parse(text) as P;
};
