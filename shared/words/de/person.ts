/** Satzteile, die sich danach richten, von wem die Rede ist: „Ann würfelt“, und auf Anns eigenem Telefon „Du würfelst“. */
import type { Narrator } from '../commentary.ts';

/** Im Satz: „Ann würfelt“, „du würfelst“. */
export const does = (tell: Narrator, seat: number, third: string, second: string): string =>
  tell.isYou(seat) ? `du ${second}` : `${tell.name(seat)} ${third}`;

/** Am Satzanfang: „Ann würfelt“, „Du würfelst“. */
export const Does = (tell: Narrator, seat: number, third: string, second: string): string =>
  tell.isYou(seat) ? `Du ${second}` : `${tell.name(seat)} ${third}`;

/** Ein weiteres Verb desselben Satzes: „und gewinnt“, „und gewinnst“. */
export const also = (tell: Narrator, seat: number, third: string, second: string): string =>
  tell.isYou(seat) ? second : third;

/** Vierter Fall: „dich“, „Ann“. */
export const accusative = (tell: Narrator, seat: number): string => (tell.isYou(seat) ? 'dich' : tell.name(seat));

/** Dritter Fall: „dir“, „Ann“. */
export const dative = (tell: Narrator, seat: number): string => (tell.isYou(seat) ? 'dir' : tell.name(seat));

/** „deine Zeit“, „die Zeit von Ann“: mit dem Artikel, der zum Wort gehört. */
export const possessive = (tell: Narrator, seat: number, article: string, thing: string): string =>
  tell.isYou(seat) ? `${article === 'die' ? 'deine' : 'dein'} ${thing}` : `${article} ${thing} von ${tell.name(seat)}`;

/** Beim Namen gerufen, oder gar nicht, wenn der Leser gemeint ist: „, Ann“, „“. */
export const hey = (tell: Narrator, seat: number): string => (tell.isYou(seat) ? '' : `, ${tell.name(seat)}`);

/** Nach einer falschen Antwort, mit einem Leerzeichen dahinter; „“, wenn es keine gibt. */
export const theAnswer = (answer: string): string => (answer === '' ? '' : `Richtig wäre „${answer}“. `);

/** Was jemand gewinnt, nach dem Verb: nach einem Doppelpunkt, denn Geschlecht und Fall eines Preises kennt niemand. */
export const asObject = (prize: string): string => `: ${prize}`;

const totals = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** Eine Zahl von 2 bis 12, wie sie ausgerufen wird: „sieben“. */
export const spelled = (total: number): string => totals[total - 2] ?? String(total);

/** Zwei Würfel, wie sie ausgerufen werden: „eine 4 und eine 3“, „zweimal die 6“. */
export const thrown = ([first = 0, other = 0]: readonly number[]): string =>
  first === other ? `zweimal die ${first}` : `eine ${first} und eine ${other}`;
