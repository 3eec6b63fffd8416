/** Reckons the finished shows of seasons once each, one after another, whenever somebody has asked for what is not known yet. */
import type { ShowFigures } from '../../shared/recap/figures.ts';
import type { ServerContext } from '../context.ts';
import { Busy } from '../fair-queue.ts';
import { Latest } from '../latest.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import type { HallSource } from '../seasons/figures.ts';

/** Shows that could not be reckoned are not tried again while they are among so many. */
const failuresKept = 1000;

export class Reckoner {
  readonly #context: Pick<ServerContext, 'store' | 'compute' | 'log' | 'metrics'>;
  readonly #finding: Pick<EpisodeFinder, 'find'>;
  /** By code, in the order in which they were asked for. */
  readonly #waiting = new Map<string, HallSource['unreckoned'][number]>();
  readonly #failed = new Latest<true>(failuresKept);
  #working = false;

  constructor(context: ServerContext, finding: EpisodeFinder) {
    this.#context = context;
    this.#finding = finding;
  }

  /** Returns how many of them will be known later. */
  add({ unreckoned }: Pick<HallSource, 'unreckoned'>): number {
    const open = unreckoned.filter(({ code }) => this.#failed.get(code) === undefined);
    for (const one of open) this.#waiting.set(one.code, one);
    if (!this.#working) void this.#work();
    return open.length;
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (const [code, { season }] of this.#waiting) {
      this.#waiting.delete(code);
      try {
        await this.#reckon(season, code);
      } catch (error) {
        // Whoever asks again later starts it again.
        if (error instanceof Busy) this.#waiting.clear();
        else {
          this.#failed.set(code, true);
          this.#context.metrics.failures.inc({ where: 'records' });
          this.#context.log.error({ episode: code, err: error }, 'a finished show could not be reckoned');
        }
      }
    }
    this.#working = false;
  }

  async #reckon(season: string, code: string): Promise<void> {
    const { store, compute } = this.#context;
    const known = await this.#finding.find(code);
    if (known === undefined || known.state.over === 0) return;
    const figures = JSON.parse(await compute('figures', known, null)) as ShowFigures;
    await store.keepFigures(season, { code, entries: known.entries, figures });
  }
}
