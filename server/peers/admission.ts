/** What lets one socket into a Colyseus room. One process sends it to another after it has checked a token. */
import { z } from 'zod';
import { languageNames } from '../../shared/words/languages.ts';

export const admissionSchema = z.strictObject({
  /** Only other processes come as a `relay`. */
  role: z.enum(['host', 'play', 'watch', 'relay']),
  /** -1 for none yet. */
  seat: z.int().min(-1),
  /** Id of the token, "" for none. */
  token: z.string(),
  name: z.string(),
  wanted: z.int().min(-1),
  pledge: z.string(),
  screen: z.enum(['', 'tv', 'overlay']),
  /** Pseudonym of the visitor's network, "" if unknown. */
  visitor: z.string(),
  /** The language of refusals, English by default. */
  language: z.enum(languageNames).optional(),
});

/** The role and rights of an admitted socket. */
export type Admission = Readonly<z.infer<typeof admissionSchema>>;
