/**
 * Of what pieces the scripts are made. By itself the bundler cuts one for every set of pages that share a file: fifty requests a
 * page, most of them for less than a kilobyte. What every page begins with is one piece, and what every page of a show on the air
 * needs beside it another; all else is left to the bundler.
 */

interface Piece {
  readonly name: string;
  readonly test: (id: string) => boolean;
  readonly priority: number;
}

const at = (id: string): string => id.replaceAll('\\', '/').split('?')[0] ?? '';

/** Runtimes of the language and of the bundler, and small parts that nearly every page shows. */
const everywhere = [
  /\/client\/(api|saved-links|time-limit|retry-import|paths)\.ts$/,
  /\/client\/parts\/(lazy|notice|arriving|show-sign|emblem|title-font|rules-link|keyboard|sound)\.tsx?$/,
  /\/shared\/words\/index\.ts$/,
  /\/shared\/engine\/(moments|board|setting-names)\.ts$/,
  /\/node_modules\/(preact|@preact)\//,
  /@oxc-project\+runtime|rolldown\/runtime|vite\/preload-helper/,
];

const onAir = [
  /\/client\/(connection|requests|board-shapes)\.ts$/,
  /\/client\/parts\/(hooks|on-air|commentary|awake|follow|deadline)\.tsx?$/,
  /\/shared\/words\/(en|de)\/dice\.ts$/,
];

/** What the form to join has in common with the screens of a seat. */
const phone = [/\/client\/parts\/(sheet|two-locks)\.tsx$/, /\/shared\/words\/(en|de)\/join\.ts$/];

/** Forms and rules, which pages on the air do without until somebody sits. */
const fields = [/\/shared\/engine\/(fields|phrase)\.ts$/, /\/shared\/words\/(en|de)\/refusals\.ts$/];

/** What these import comes along with them. */
export const pieces: Piece[] = [
  { name: 'base', test: id => everywhere.some(one => one.test(at(id))), priority: 2 },
  { name: 'on-air', test: id => onAir.some(one => one.test(at(id))), priority: 1 },
  { name: 'fields', test: id => fields.some(one => one.test(at(id))), priority: 3 },
  { name: 'phone', test: id => phone.some(one => one.test(at(id))), priority: 0 },
];
