/** A show of six dice that never ends, played move by move by whoever hosts it. */
import { anyMove, type Luck, pick, seededLuck } from '../../shared/robots.ts';
import { Visitor } from '../processes/visitor.ts';

/** Robots sit there, so that the show can start, and never get to move. */
const wish = { show: 'six-dice', seats: 2, options: { target: 1_000_000 }, robots: 'seats', pace: 60_000 };

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

export class EndlessShow {
  readonly code: string;
  readonly #host: Visitor;
  readonly #luck: Luck = seededLuck(7);
  #moves = 0;

  static async open(url: string): Promise<EndlessShow> {
    const response = await fetch(`${url}/api/episodes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const { code, links } = (await response.json()) as { code: string; links: { host: string } };
    const host = new Visitor(url, code, { as: 'host', token: links.host.split('#')[1] ?? '' });
    await host.join();
    const show = new EndlessShow(code, host);
    await host.move('start', 'start');
    await show.#settled(1);
    return show;
  }

  private constructor(code: string, host: Visitor) {
    this.code = code;
    this.#host = host;
  }

  /** Milliseconds until the host had the answer. */
  async move(): Promise<number> {
    const { own, state } = this.#host;
    const legal = (own?.others ?? []).filter(({ by }) => typeof by === 'number');
    const { by, do: move, ...inputs } = anyMove(pick(legal, this.#luck), this.#luck);
    const from = performance.now();
    const reply = await this.#host.move(`m${this.#moves++}`, move as string, { ...inputs, for: by });
    const time = performance.now() - from;
    if (!reply?.ok) throw new Error(`a move was refused: ${reply?.message}`);
    await this.#settled((state?.entries ?? 0) + 1);
    return time;
  }

  leave(): void {
    this.#host.leave();
  }

  /** The host's own list of moves comes after the patch. */
  async #settled(entries: number): Promise<void> {
    while (
      (this.#host.state?.entries ?? 0) < entries ||
      !(this.#host.own?.others ?? []).some(({ by }) => typeof by === 'number')
    )
      await pause(1);
    await pause(2);
  }
}
