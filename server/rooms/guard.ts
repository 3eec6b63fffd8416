/** Work of a room whose failure must not stop the room: it is counted and logged. */
import type { ServerContext } from '../context.ts';

export class Guard {
  readonly #studio: ServerContext;
  readonly #code: string;

  constructor(studio: ServerContext, code: string) {
    this.#studio = studio;
    this.#code = code;
  }

  /** Never rejects. `where` names the work in the log and the metrics. */
  async run(where: string, work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.report(where, error);
    }
  }

  report(where: string, error: unknown, message = 'work of a room failed'): void {
    this.#studio.metrics.failures.inc({ where });
    this.#studio.log.error({ episode: this.#code, where, err: error }, message);
  }
}
