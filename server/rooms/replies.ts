/** What was answered to each move, so that one that is sent again has no second effect and gets the same reply. */
import type { MoveReply } from '../../shared/engine/protocol.ts';
import type { StoredEntry } from '../store/store.ts';

/** Refusals remembered; accepted moves are remembered for good. */
const refusalsKept = 256;

/** A key names a move by its sender and the sender's own id; null: nobody sent it. */
export class Replies {
  readonly #accepted = new Map<string, number>();
  readonly #refused = new Map<string, MoveReply>();

  to(key: string | null): MoveReply | undefined {
    if (key === null) return undefined;
    const entry = this.#accepted.get(key);
    return entry === undefined ? this.#refused.get(key) : { ok: true, entry };
  }

  accepted(key: string | null, entry: number): void {
    if (key !== null) this.#accepted.set(key, entry);
  }

  refused(key: string | null, reply: MoveReply): void {
    if (key === null) return;
    this.#refused.set(key, reply);
    const oldest = this.#refused.size > refusalsKept ? this.#refused.keys().next().value : undefined;
    if (oldest !== undefined) this.#refused.delete(oldest);
  }

  /** From the store. */
  learn(entries: readonly StoredEntry[]): void {
    for (const { id, seq } of entries) this.accepted(id, seq);
  }
}
