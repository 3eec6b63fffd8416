/** Replies: refusals in the language of whoever reads them, and the reply to each earlier move. */

import { partsOf } from '../../shared/engine/episode.ts';
import { isSame } from '../../shared/engine/json.ts';
import { isSameMove, type Move } from '../../shared/engine/moves.ts';
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

const idUsed = refused('id-used', phrase('idUsed'));

/**
 * The reply to each move. A move that is sent again has no second effect and gets the same reply; another one under the same id
 * is refused. A key identifies a move by its sender and the sender's own id; null if nobody sent it.
 */
export class Replies implements LogReader {
  readonly #accepted = new Map<string, Pick<StoredEntry, 'seq' | 'entry'>>();
  readonly #refused = new Latest<{ readonly move: Move; readonly reply: MoveReply }>(refusalLimit);

  constructor(entries: readonly StoredEntry[]) {
    this.restored(entries);
  }

  to(key: string | null, move: Move): MoveReply | undefined {
    if (key === null) return undefined;
    const found = this.#accepted.get(key);
    if (found !== undefined)
      return isSameMove(move, partsOf(found.entry).move) ? { ok: true, entry: found.seq } : idUsed;
    const before = this.#refused.get(key);
    return before === undefined || isSame(before.move, move) ? before?.reply : idUsed;
  }

  /** The entry of a move that was accepted under this key. */
  entryOf(key: string): number | undefined {
    return this.#accepted.get(key)?.seq;
  }

  appended({ id, proposal: { index: seq, entry } }: Appended): void {
    if (id !== null) this.#accepted.set(id, { seq, entry });
  }

  remember(key: string | null, move: Move, reply: MoveReply): void {
    if (key !== null) this.#refused.set(key, { move, reply });
  }

  restored(entries: readonly StoredEntry[]): void {
    for (const stored of entries) if (stored.id !== null) this.#accepted.set(stored.id, stored);
  }
}
