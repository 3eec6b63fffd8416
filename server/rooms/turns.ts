/** One thing after another: what an episode does to itself never overlaps. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Runs when everything before it has settled; a failure before it does not matter to it. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const turn = this.#last.then(job).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** Settles when everything asked for so far has. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
