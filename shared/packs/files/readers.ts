/** The formats of other products, in the order in which they are tried. */
import type { FormatReader } from './content.ts';
import { aiken } from './formats/aiken.ts';
import { cards } from './formats/cards.ts';
import { gift } from './formats/gift.ts';
import { h5p } from './formats/h5p.ts';
import { jsonReaders } from './formats/json.ts';
import { moodleXml } from './formats/moodle-xml.ts';
import { qti } from './formats/qti.ts';
import { sheets } from './formats/sheets.ts';

export const readers: readonly FormatReader[] = [gift, aiken, moodleXml, qti, h5p, ...jsonReaders, ...cards, sheets];
