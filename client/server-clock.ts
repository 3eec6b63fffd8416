/**
 * The server's clock, as measured by this page. It asks several times and believes the fastest answer, because that one was
 * delayed the least. The true time lies between question and answer.
 */

/** Questions in a row, the milliseconds between them, and the round trip that is short enough to stop asking. */
const questions = 5;
const between = 120;
const quick = 30;
/** Otherwise it asks this many times more, a second apart: the page may have been busy loading. */
const laterSamples = 12;
const second = 1000;
/** How often the clock is measured again, milliseconds. Clocks of phones drift, and networks correct them. */
const askEvery = 60_000;
/** The longest way back that is assumed for a slow answer, milliseconds. A page should rather be late than early. */
const wayBack = 40;

export class ServerClock {
  /** To the page's clock, milliseconds. */
  offset = 0;
  isKnown = false;
  #asking = 0;

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.offset;

  /** A first estimate, late by the time of its way. */
  hear(now: number): void {
    this.believe(now - Date.now());
  }

  believe(offset: number): void {
    this.offset = offset;
    this.isKnown = true;
  }

  /** Asks now and repeats, until it is called again or an answer does not come. Every new socket calls it. */
  async measure(ask: () => Promise<{ readonly now: number }>): Promise<void> {
    const asking = ++this.#asking;
    const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));
    try {
      while (asking === this.#asking) {
        let quickest = Number.POSITIVE_INFINITY;
        for (let question = 0; question < questions + laterSamples && asking === this.#asking; question++) {
          const sentAt = performance.now();
          const { now } = await ask();
          const [way, date] = [performance.now() - sentAt, Date.now()];
          if (way < quickest) {
            quickest = way;
            this.believe(now - date + Math.min(way / 2, wayBack));
          }
          if (quickest < quick && question >= 2) break;
          await wait(question < questions ? between : second);
        }
        await wait(askEvery);
      }
    } catch {
      // The socket is gone. Joining again asks again.
    }
  }
}
