/** A show that never ends, played move by move by whoever hosts it. */
import { ColyseusSDK, type Room } from '@colyseus/sdk';
import { hostInterventions } from '../../shared/engine/asides.ts';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import type { MoveReply, Own } from '../../shared/engine/protocol.ts';
import { type Luck, seededLuck } from '../../shared/engine/robots.ts';
import { makeShow } from '../processes/make-show.ts';
import { endlessPlay } from './players.ts';

/** Robots sit there, so that the show can start, and never get to move. */
const cast = { robots: 'seats', pace: 60_000 };

/** Six dice for a million points. */
export const sixDice = { show: 'six-dice', seats: 2, options: { target: 1_000_000 } };

/** Names are guessed and letters rolled for, and no subject is ever found. */
export const onARoll = { show: 'on-a-roll', options: { judging: 'auto' } };

export class EndlessShow {
  readonly code: string;
  readonly #host: Room;
  readonly #luck: Luck = seededLuck(7);
  #moves = 0;
  #own: Own | undefined;
  /** Waits for the host's own view after this many entries. */
  #wanted = 0;
  #seen: () => void = () => undefined;

  static async open(url: string, wish: object = sixDice): Promise<EndlessShow> {
    const { code, token } = await makeShow(url, { ...wish, ...cast });
    const host = await new ColyseusSDK(url).joinById(code, { as: 'host', token });
    const show = new EndlessShow(code, host);
    await show.#ask('start', {});
    return show;
  }

  private constructor(code: string, host: Room) {
    this.code = code;
    this.#host = host;
    host.reconnection.enabled = false;
    // It comes after the patch. Nothing looks at a clock meanwhile: who measures would be in the way of what is measured.
    host.onMessage('own', (own: Own) => {
      this.#own = own;
      if (this.#entries >= this.#wanted && this.#legal.length > 0) this.#seen();
    });
    host.onMessage('*', () => undefined);
  }

  /** Milliseconds until the host had the answer. */
  async move(): Promise<number> {
    for (;;) {
      const { by, do: move, ...inputs } = endlessPlay(this.#legal, () => this.#own?.view.own, this.#luck);
      const whose = typeof by === 'number' ? { for: by } : {};
      const time = await this.#ask(move as string, { ...inputs, ...whose });
      if (time !== undefined) return time;
      // Where nobody pressed for a minute, a robot has.
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  }

  /** Number of the patch that the host saw last. */
  get frame(): number {
    return (this.#host.state as Partial<Mirrored> | undefined)?.frame ?? 0;
  }

  leave(): void {
    this.#host.removeAllListeners();
    this.#host.connection.close();
  }

  /** Resolves when the host sees what came of it. undefined where somebody else had moved just before. */
  async #ask(move: string, inputs: object): Promise<number | undefined> {
    const seen = new Promise<void>(resolve => {
      this.#wanted = this.#entries + 1;
      this.#seen = resolve;
    });
    const from = performance.now();
    const reply = (await this.#host.request('move', {
      ...inputs,
      do: move,
      at: this.#entries,
      id: `m${this.#moves++}`,
    })) as MoveReply;
    const time = performance.now() - from;
    if (!reply.ok && reply.code === 'stale') return undefined;
    if (!reply.ok) throw new Error(`a move was refused: ${reply.message}`);
    await seen;
    return time;
  }

  get #entries(): number {
    return (this.#host.state as Partial<Mirrored> | undefined)?.entries ?? 0;
  }

  /** The host's own moves and those of the seats. */
  get #legal(): readonly Legal[] {
    return [...(this.#own?.legal ?? []), ...(this.#own?.others ?? [])].filter(
      ({ by, do: move }) => by !== 'clock' && !hostInterventions.includes(move),
    );
  }
}
