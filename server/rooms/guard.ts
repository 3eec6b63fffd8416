/** Work of a room whose failure must not stop the room: it is counted and logged. */
import type { ServerContext } from '../context.ts';

export class Guard {
  readonly #context: ServerContext;
  readonly #code: string;

  constructor(context: ServerContext, code: string) {
    this.#context = context;
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
    this.#context.metrics.failures.inc({ where });
    this.#context.log.error({ episode: this.#code, where, err: error }, message);
  }
}
