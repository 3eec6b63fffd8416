/** What opens a room of Colyseus to one socket: processes send it to each other once a token has been looked at. */
import { z } from 'zod';
import { languageNames } from '../../shared/words/languages.ts';

export const admissionSchema = z.strictObject({
  /** Only other processes come as a `relay`. */
  role: z.enum(['host', 'play', 'watch', 'relay']),
  /** -1 where none is held yet. */
  seat: z.int().min(-1),
  /** Names the token that opened the door, "" for none. */
  token: z.string(),
  name: z.string(),
  wanted: z.int().min(-1),
  pledge: z.string(),
  screen: z.enum(['', 'tv', 'overlay']),
  /** From where they come, unreadable; "" where nobody can tell. */
  visitor: z.string(),
  /** Of what is refused; English where nothing is said. */
  language: z.enum(languageNames).optional(),
});

/** What a socket was let in as. */
export type Admission = Readonly<z.infer<typeof admissionSchema>>;
