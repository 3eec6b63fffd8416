/** What lets one socket into a Colyseus room. One process sends it to another after it has checked a token. */
import { choice, flag, int, type Read } from '../../shared/engine/fields.ts';
import { line, maybe, message } from '../../shared/engine/message-fields.ts';
import { languageNames } from '../../shared/words/languages.ts';

const short = line(1000);
const place = int(-1, Number.MAX_SAFE_INTEGER);

export const admissionFields = message({
  role: choice(['host', 'play', 'watch']),
  /** -1 for none yet. */
  seat: place,
  /** Id of the token, "" for none. */
  token: short,
  name: short,
  wanted: place,
  pledge: short,
  screen: choice(['', 'tv', 'overlay']),
  /** Pseudonym of the visitor's network, "" if unknown. */
  visitor: short,
  /** The language of refusals, English by default. */
  language: maybe(choice(languageNames)),
  /** Its page can read the tape. */
  tape: maybe(flag()),
});

/** The role and rights of an admitted socket. */
export type Admission = Read<typeof admissionFields>;
