/** Replies: refusals in the language of whoever reads them, and the reply to each earlier move. */

import { type Phrase, phrase, textOf } from '../../shared/engine/phrase.ts';
import type { MoveReply } from '../../shared/engine/protocol.ts';
import type { Language } from '../../shared/words/languages.ts';
import { textIn } from '../languages.ts';
import { Latest } from '../latest.ts';
import type { StoredEntry } from '../store/stored.ts';
import type { Appended, LogReader } from './episode-log.ts';

export const refused = <C extends string>(code: C, why: Phrase) =>
  ({ ok: false, code, message: textOf(why), phrase: why }) as const;

export const standsStill = refused('store', phrase('standsStill'));

/** A move must say how many entries its sender has seen, or it might hit what was not meant. */
export const momentLacking = (entries: number) => ({
  ...refused('bad-message', phrase('momentLacking', entries)),
  entries,
});

interface Refused {
  readonly ok: false;
  readonly message: string;
  readonly phrase?: Phrase;
}

/** A reply as it is sent: of a refusal only the text, in this language. */
export const replyIn = <R extends { readonly ok: true } | Refused>(language: Language, reply: R): R => {
  if (reply.ok || reply.phrase === undefined) return reply;
  const { phrase: what, ...rest } = reply;
  return { ...rest, message: textIn(language, what) } as R;
};

/** Refusals that are remembered. Accepted moves are remembered for good. */
const refusalLimit = 256;

/**
 * The reply to each move. A move that is sent again has no second effect and gets the same reply. A key identifies a move by
 * its sender and the sender's own id; null if nobody sent it.
 */
export class Replies implements LogReader {
  readonly #accepted = new Map<string, number>();
  readonly #refused = new Latest<MoveReply>(refusalLimit);

  constructor(entries: readonly StoredEntry[]) {
    this.restored(entries);
  }

  to(key: string | null): MoveReply | undefined {
    if (key === null) return undefined;
    const entry = this.#accepted.get(key);
    return entry === undefined ? this.#refused.get(key) : { ok: true, entry };
  }

  appended({ id, proposal }: Appended): void {
    if (id !== null) this.#accepted.set(id, proposal.index);
  }

  remember(key: string | null, reply: MoveReply): void {
    if (key !== null) this.#refused.set(key, reply);
  }

  restored(entries: readonly StoredEntry[]): void {
    for (const { id, seq } of entries) if (id !== null) this.#accepted.set(id, seq);
  }
}
