/**
 * Pictures and sounds of a show: fetched under names that tell nothing, as soon as the room says what comes next, and opened with
 * the key that comes with the question. Home networks have no `crypto.subtle`.
 */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { nonce, unpadded } from '../../shared/engine/sealed-media.ts';
import { fetched } from '../parts/lazy.ts';
import { pause } from '../requests.ts';

/** Milliseconds among which the pages of a hall choose when to fetch what comes next. */
const spread = 1500;
/** Sealed media that a page holds: what is shown, and what comes next. */
const mostHeld = 6;

/** Where a show that is kept has its media; "" where a server has them. */
let folder = '';

export const mediaFrom = (path: string): void => {
  folder = path;
};

const sealed = new Map<string, Promise<Uint8Array>>();
const opened = new Map<string, Promise<string>>();

const hold = (code: string, name: string, wait: number): Promise<Uint8Array> => {
  const known = sealed.get(name);
  if (known !== undefined) return known;
  const coming = fetched(async () => {
    if (wait > 0) await pause(wait);
    const answer = await fetch(folder === '' ? `/api/episodes/${code}/media/${name}` : `${folder}${name}`);
    // Nobody asks again for what is gone.
    if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status));
    return new Uint8Array(answer.ok ? await answer.arrayBuffer() : []);
  });
  sealed.set(name, coming);
  const [oldest] = sealed.keys();
  if (sealed.size > mostHeld && oldest !== undefined) sealed.delete(oldest);
  return coming;
};

/** `names`: JSON text of the shell's `media`. */
export const fetchAhead = (code: string, names: string): void => {
  for (const name of JSON.parse(names) as readonly string[]) void hold(code, name, Math.random() * spread);
};

const keyOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));

/** The address of a medium within this page. Rejects if it cannot be opened. */
export const openMedium = (code: string, name: string, key: string): Promise<string> => {
  const place = `${name} ${key}`;
  const known = opened.get(place);
  if (known !== undefined) return known;
  const url = hold(code, name, 0).then(bytes => {
    const { type, bytes: plain } = unpadded(chacha20poly1305(keyOf(key), nonce).decrypt(bytes));
    return URL.createObjectURL(new Blob([new Uint8Array(plain)], { type }));
  });
  opened.set(place, url);
  return url;
};
