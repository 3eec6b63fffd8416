/** A show that never ends, played move by move by whoever hosts it. */
import type { Legal } from '../../shared/moves.ts';
import { type Luck, seededLuck } from '../../shared/robots.ts';
import { Visitor } from '../processes/visitor.ts';
import { endlessPlay } from './players.ts';

/** Robots sit there, so that the show can start, and never get to move. */
const cast = { robots: 'seats', pace: 60_000 };

/** Six dice for a million points. */
export const sixDice = { show: 'six-dice', seats: 2, options: { target: 1_000_000 } };

/** Names are guessed and letters rolled for, and no subject is ever found. */
export const onARoll = { show: 'on-a-roll', options: { judging: 'auto' } };

const asides: readonly string[] = ['undo', 'correct', 'replace', 'end'];

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

export class EndlessShow {
  readonly code: string;
  readonly #host: Visitor;
  readonly #luck: Luck = seededLuck(7);
  #moves = 0;

  static async open(url: string, wish: object = sixDice): Promise<EndlessShow> {
    const response = await fetch(`${url}/api/episodes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...wish, ...cast }),
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
    const { state } = this.#host;
    const { by, do: move, ...inputs } = endlessPlay(this.#legal, () => this.#host.own?.view.own, this.#luck);
    const whose = typeof by === 'number' ? { for: by } : {};
    const from = performance.now();
    const reply = await this.#host.move(`m${this.#moves++}`, move as string, { ...inputs, ...whose });
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
    while ((this.#host.state?.entries ?? 0) < entries || this.#legal.length === 0) await pause(1);
    await pause(2);
  }

  /** The host's own moves and those of the seats. */
  get #legal(): readonly Legal[] {
    const { own } = this.#host;
    return [...(own?.legal ?? []), ...(own?.others ?? [])].filter(
      ({ by, do: move }) => by !== 'clock' && !asides.includes(move),
    );
  }
}
