import { lookOf } from '../../shared/shows/index.ts';
import { fonts } from '../shows/index.ts';

/** The title font of a show, fetched only by its own pages. */
export const loadTitleFont = (show: string): void => void (fonts[show] ?? fonts[lookOf(show)])?.();
