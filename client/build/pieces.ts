/**
 * Divides the scripts into chunks. By itself the bundler makes one for every set of pages that share a file, which is fifty
 * requests a page, most of less than a kilobyte. What every page starts with is one chunk, and what every page of a live show
 * needs is another. The bundler divides the rest.
 */

interface Piece {
  readonly name: string;
  readonly test: (id: string) => boolean;
  readonly priority: number;
}

const at = (id: string): string => id.replaceAll('\\', '/').split('?')[0] ?? '';

/** Runtimes of the language and the bundler, and small parts that nearly every page shows. */
const everywhere = [
  /\/client\/(api|saved-links|retry-import|paths|storage|shows\/index|stage\/pace)\.ts$/,
  /\/client\/parts\/(button|lazy|notice|show-sign|emblem|keyboard|keys|move-words)\.tsx?$/,
  /\/shared\/words\/(index|count)\.ts$/,
  /\/shared\/engine\/(moments|board|setting-names)\.ts$/,
  /\/node_modules\/(preact|@preact)\//,
  /@oxc-project\+runtime|rolldown\/runtime|vite\/preload-helper/,
];

const onAir = [
  /\/client\/(connection|carriers|room-socket|place|requests|board-shapes)\.ts$/,
  /\/client\/parts\/(hooks|on-air|commentary|awake|follow|deadline|on-resize|room-news)\.tsx?$/,
];

/** What the form to join shares with the screens of a seat, and with the desk, which would otherwise have to come with them. */
const phone = [
  /\/client\/parts\/(sheet|name-field|seal)\.tsx$/,
  /\/client\/house\/use-house\.ts$/,
  /\/shared\/words\/(en|de)\/dice\.ts$/,
];

/** Small parts that the desk shares with other pages: one by one they would weigh half as much again. */
const desk = [
  /\/client\/parts\/(dice-alarm|outside)\.tsx?$/,
  /\/client\/controls\/(index|coming|move-form|buttons)\.tsx?$/,
  /\/client\/pages\/desk\/copy-button\.tsx?$/,
  /\/shared\/engine\/(taken-home|asides)\.ts$/,
  /\/shared\/words\/sums\.ts$/,
];

/** Small parts that the stage shares with boards, and with the screens of a seat. */
const set = [
  /\/client\/stage\/parts\/(light|lamps|confetti)\.tsx$/,
  /\/client\/parts\/(moment|counting|what-won|stamp-of)\.tsx?$/,
  /\/shared\/drawings\/bulbs\.ts$/,
];

/** Small parts that only a stage has: each by itself would cost as much again in headers. */
const stage = [
  /\/client\/stage\/(board|place)\.ts$/,
  /\/client\/stage\/parts\/(choices|figures|podiums|question)\.tsx$/,
  /\/shared\/words\/(en|de)\/stage\.ts$/,
];

/** Figures and answers, as the stage and a seat's page both tell them. */
const told = [/\/client\/stage\/formats\.ts$/, /\/shared\/words\/(figure|(en|de)\/beside)\.ts$/];

/** Whatever is heard, on phones and stages. */
const heard = /\/client\/(parts\/sound|sound\/mixer)\.ts$/;

/** How dice look and fly, for a phone's own throw and for the stage. */
const throws = /\/client\/stage\/dice\/(skins|throw|cover)\.ts$/;

/** The table's bets of a show, which only those need who bet. */
const bets = /\/shared\/shows\/[^/]+\/bets\.ts$/;

/** Forms and rules, which pages of a live show need only once somebody sits down. */
const fields = [/\/shared\/engine\/(fields|phrase)\.ts$/, /\/shared\/words\/(en|de)\/refusals\.ts$/];

/** Every page that plays sound needs these. The whole band is a piece of its own, which phones never fetch. */
const sound =
  /\/client\/sound\/(arranger|combo|conductor|drums|harmony|library|loudness|mastering|props|samples|score|synthesis)\.ts$/;

/** Their imports come with them. */
export const pieces: Piece[] = [
  { name: 'base', test: id => everywhere.some(one => one.test(at(id))), priority: 4 },
  { name: 'on-air', test: id => onAir.some(one => one.test(at(id))), priority: 1 },
  { name: 'fields', test: id => fields.some(one => one.test(at(id))), priority: 3 },
  { name: 'players', test: id => sound.test(at(id)), priority: 0 },
  { name: 'desk', test: id => desk.some(one => one.test(at(id))), priority: 2 },
  { name: 'set', test: id => set.some(one => one.test(at(id))), priority: 2 },
  { name: 'stage', test: id => stage.some(one => one.test(at(id))), priority: 1 },
  { name: 'told', test: id => told.some(one => one.test(at(id))), priority: 2 },
  { name: 'heard', test: id => heard.test(at(id)), priority: 2 },
  { name: 'throw', test: id => throws.test(at(id)), priority: 2 },
  { name: 'bets', test: id => bets.test(at(id)), priority: 5 },
  { name: 'phone', test: id => phone.some(one => one.test(at(id))), priority: 3 },
];
