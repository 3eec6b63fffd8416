/**
 * The server's clock as this page has measured it: asked several times, and the quickest answer is believed, since it was
 * least delayed. The true time lies between the moments of question and answer.
 */

/** Questions in a row, milliseconds between them, and how quick an answer is good enough to ask no more. */
const questions = 5;
const between = 120;
const quick = 30;
/** Otherwise it is asked so many times more, a second apart: the page may have been busy with its own beginning. */
const more = 12;
const second = 1000;
/** Asked anew this often: clocks of phones drift, and are put right by their network. Milliseconds. */
const askEvery = 60_000;
/** Of a slow answer no more than this is taken for the way back: a page rather knows a little late than early. */
const wayBack = 40;

export class ServerClock {
  #offset = 0;
  #asking = 0;

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#offset;

  /** A first word, as late as its way was long. */
  hear(now: number): void {
    this.#offset = now - Date.now();
  }

  /** Asks now and again, until it is called anew or an answer stays out: a new socket asks anew. */
  async measure(ask: () => Promise<{ readonly now: number }>): Promise<void> {
    const asking = ++this.#asking;
    const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));
    try {
      while (asking === this.#asking) {
        let quickest = Number.POSITIVE_INFINITY;
        for (let question = 0; question < questions + more && asking === this.#asking; question++) {
          const sentAt = performance.now();
          const { now } = await ask();
          const [way, date] = [performance.now() - sentAt, Date.now()];
          if (way < quickest) {
            quickest = way;
            this.#offset = now - date + Math.min(way / 2, wayBack);
          }
          if (quickest < quick && question >= 2) break;
          await wait(question < questions ? between : second);
        }
        await wait(askEvery);
      }
    } catch {
      // The socket is gone; whoever joins anew asks anew.
    }
  }
}
