/** The formats of other products, in the order in which they are tried. */
import type { FormatReader } from './content.ts';

export const readers: readonly FormatReader[] = [];
