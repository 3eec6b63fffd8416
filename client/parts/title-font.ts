import { lookOf } from '../../shared/shows/family.ts';

/** The lettering of a show's sign, fetched by the pages of that show alone. */
const fonts: Readonly<Record<string, () => Promise<unknown>>> = {
  'lucky-numbers': () => import('../style/fonts/shrikhand.css'),
  'main-event': () => import('../style/fonts/limelight.css'),
  'lucky-puzzle': () => import('../style/fonts/chango.css'),
  'hot-dice': () => import('../style/fonts/monoton.css'),
  qualifying: () => import('../style/fonts/monoton.css'),
  'on-a-roll': () => import('../style/fonts/shrikhand.css'),
  'six-dice': () => import('../style/fonts/alfa-slab-one.css'),
  'hot-hand': () => import('../style/fonts/righteous.css'),
};

export const loadTitleFont = (show: string): void => void fonts[lookOf(show)]?.();
