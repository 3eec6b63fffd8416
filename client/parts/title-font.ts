import { lookOf } from '../../shared/shows/index.ts';
import { fonts } from '../shows/index.ts';

/** The lettering of a show's sign, fetched by the pages of that show alone. */
export const loadTitleFont = (show: string): void => void (fonts[show] ?? fonts[lookOf(show)])?.();
