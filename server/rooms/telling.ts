/** Answers as somebody reads them: what was refused is told in their language, and travels as text alone. */
import type { Said } from '../../shared/engine/said.ts';
import type { Language } from '../../shared/words/languages.ts';
import { tellIn } from '../languages.ts';

interface Refused {
  readonly ok: false;
  readonly message: string;
  readonly said?: Said;
}

export const toldReply = <R extends { readonly ok: true } | Refused>(language: Language, reply: R): R => {
  if (reply.ok || reply.said === undefined) return reply;
  const { said, ...rest } = reply;
  return { ...rest, message: tellIn(language, said) } as R;
};
