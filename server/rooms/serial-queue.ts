/** Runs jobs one after another, so that changes of an episode never overlap. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Runs when all earlier jobs have settled. Their failures do not matter to it. */
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

  /** Resolves when all jobs so far have settled. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
