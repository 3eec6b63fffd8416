/** The answer of which something is told, as the reader's language writes it. */
import { words } from '../../shared/words/index.ts';

export const toldAnswer = ({ answer, number }: { readonly answer?: unknown; readonly number?: unknown }): string =>
  number === true ? new Intl.NumberFormat(words().language).format(Number(answer)) : String(answer);
