/** Claps, laughs and groans of the crowd, gathered in one frame a second. A flood from one hand counts once. */
import type { Applause as Frame, Reaction } from '../../shared/crowd/messages.ts';

/** People whose hands are counted in one second. */
const maxHands = 20_000;

export class Applause {
  readonly #hands = new Map<string, Reaction>();
  #frame = 0;
  #news = '';

  /** JSON of the last frame. */
  get news(): string {
    return this.#news;
  }

  /** `person`: whoever presses again in the same second changes their mind. */
  press(person: string, reaction: Reaction): void {
    if (this.#hands.size < maxHands || this.#hands.has(person)) this.#hands.set(person, reaction);
  }

  /** Once a second. True if there is something to show. */
  tick(): boolean {
    if (this.#hands.size === 0) return false;
    const hands: { [R in Reaction]?: number } = {};
    for (const reaction of this.#hands.values()) hands[reaction] = (hands[reaction] ?? 0) + 1;
    this.#hands.clear();
    this.#frame += 1;
    this.#news = JSON.stringify({ frame: this.#frame, hands } satisfies Frame);
    return true;
  }
}
