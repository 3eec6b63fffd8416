/** Who this browser is in the crowd. */
import { keep, recall } from '../storage.ts';

const fanKey = 'boxcars:fan';

/** Whether this browser has played along before. */
export const hasPlayedAlong = (): boolean => recall(fanKey) !== null;

let fan = '';

/** This browser's identity in the crowd. In a private window it lives as long as the page. */
export const fanSecret = (): string => {
  if (fan === '') fan = recall(fanKey) ?? '';
  if (/^[0-9a-f]{32}$/.test(fan)) return fan;
  fan = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
  keep(fanKey, fan);
  return fan;
};
