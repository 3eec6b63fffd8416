/** Rooms whose sockets are being closed. Colyseus knows only one room of an id, so the next one waits until the old one is gone. */
export class LeavingRooms {
  readonly #leaving = new Map<string, Promise<unknown>>();

  /** `done`: resolves or rejects once the room is gone. */
  add(code: string, done: Promise<unknown>): void {
    const left = done
      .catch(() => undefined)
      .finally(() => {
        if (this.#leaving.get(code) === left) this.#leaving.delete(code);
      });
    this.#leaving.set(code, left);
  }

  /** Resolves once no room of this code is being closed. */
  async gone(code: string): Promise<void> {
    await this.#leaving.get(code);
  }
}
