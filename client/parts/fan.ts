/** Who this browser is in the crowd. */
import { keep, recall } from '../storage.ts';

const fanKey = 'boxcars:fan';

/** Whether this browser has played along before. */
export const hasPlayedAlong = (): boolean => recall(fanKey) !== null;

/** In this tab: whoever plays along, and the show to which the room goes on. */
const selfKey = 'boxcars:fan-self';

interface Self {
  readonly name: string;
  readonly volunteers: boolean;
  /** The code of the next show. */
  readonly next: string;
}

export const keepSelf = (self: Self): void => void keep(selfKey, JSON.stringify(self), 'sessionStorage');

/** Who came to this show with the whole room, from the one before; undefined for anybody else. */
export const cameAs = (code: string): Self | undefined => {
  const self = JSON.parse(recall(selfKey, 'sessionStorage') ?? 'null') as Self | null;
  return self?.next === code ? self : undefined;
};

let fan = '';

/** This browser's identity in the crowd. In a private window it lives as long as the page. */
export const fanSecret = (): string => {
  if (fan === '') fan = recall(fanKey) ?? '';
  if (/^[0-9a-f]{32}$/.test(fan)) return fan;
  fan = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
  keep(fanKey, fan);
  return fan;
};
