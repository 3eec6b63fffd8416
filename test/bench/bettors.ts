/** What the audience's game costs a throw: a show on which 2,000 bet, against the same show on which nobody does. */
import { ColyseusSDK, type Room } from '@colyseus/sdk';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { MoveReply, Own } from '../../shared/engine/protocol.ts';
import { totals } from '../../shared/side-game/table.ts';
import { makeShow } from '../processes/make-show.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder, openApp } from './house.ts';

const crowd = 2000;
const throws = 200;
const part = 'bettors';

/** Robots sit there, so that the show can start, and never get to move. */
const wish = { show: 'hot-hand', seats: 1, options: { hands: 1000 }, robots: 'seats', pace: 60_000 };

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** A host who plays on, and one spectator whose patches are timed. */
class Hands {
  readonly code: string;
  #host!: Room;
  #viewer!: Room;
  #own: Own | undefined;
  #sent = 0;
  #arrived = 0;

  static async open(url: string): Promise<Hands> {
    const { code, token } = await makeShow(url, wish);
    const hands = new Hands(code);
    // Listened to at once: the first messages come with the same bytes.
    const join = (options: object, listen: (room: Room) => void) =>
      new ColyseusSDK(url).joinById(code, options).then(room => {
        room.onMessage('*', () => undefined);
        listen(room);
        return room;
      });
    hands.#host = await join({ as: 'host', token }, room =>
      room.onMessage('own', (own: Own) => {
        hands.#own = own;
      }),
    );
    hands.#viewer = await join({ as: 'watch' }, room =>
      room.onStateChange(() => {
        hands.#arrived = performance.now();
      }),
    );
    return hands;
  }

  private constructor(code: string) {
    this.code = code;
  }

  get #entries(): number {
    return (this.#viewer.state as { toJSON(): Mirrored }).toJSON().entries ?? 0;
  }

  /** What the host does where no dice are thrown; true when a throw is next. */
  async #onward(): Promise<boolean> {
    while (this.#own === undefined) await pause(1);
    const step = this.#own.legal.find(({ do: move }) => move === 'start' || move === 'close');
    if (step === undefined) return true;
    await this.#move(step.do);
    return false;
  }

  async #move(name: string, seat?: number): Promise<number> {
    const before = this.#entries;
    const own = this.#own;
    const from = performance.now();
    const id = `b${this.#sent++}`;
    const reply = (await this.#host.request('move', {
      id,
      at: before,
      do: name,
      ...(seat === undefined ? {} : { for: seat }),
    })) as MoveReply;
    if (!reply.ok) throw new Error(`${name}: ${reply.message}`);
    while (this.#entries === before || this.#own === own) await pause(0);
    return this.#arrived - from;
  }

  /** `bet` is called before a throw; returns milliseconds from the move to the patch. */
  async roll(bet: () => Promise<void>): Promise<number> {
    while (!(await this.#onward())) await pause(0);
    await bet();
    return this.#move('roll', 0);
  }

  leave(): void {
    for (const room of [this.#host, this.#viewer]) room.connection.close();
  }
}

export const bettors = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const app = await openApp(folder);
    try {
      const url = `http://127.0.0.1:${app.port}`;
      const [busy, quiet] = [await Hands.open(url), await Hands.open(url)];
      const room = () => {
        const found = app.rooms.get(busy.code);
        if (found === undefined) throw new Error('the show is gone');
        return found;
      };
      const secretOf = (n: number) => n.toString(16).padStart(32, '0');
      for (let n = 0; n < crowd; n++) await room().side({ do: 'enter', secret: secretOf(n), name: `Fan ${n}` });
      const taken: number[] = [];
      let bets = 0;
      const bet = async () => {
        const from = performance.now();
        for (let n = 0; n < crowd; n++) {
          const on = totals[(n + bets) % totals.length] ?? 7;
          await room().side({ do: 'bet', secret: secretOf(n), ticket: { on: 'total', total: on, stake: 1 } });
          await room().side({ do: 'bet', secret: secretOf(n), ticket: { on: 'sizzling-six', stake: 1 } });
        }
        bets++;
        taken.push((performance.now() - from) / (2 * crowd));
      };
      const nobody = async () => {};
      const [bought, free]: [number[], number[]] = [[], []];
      for (let i = -10; i < throws; i++) {
        const costs = await busy.roll(bet);
        // The points are being written down meanwhile: as it is in a show.
        const spare = await quiet.roll(nobody);
        if (i >= 0) {
          bought.push(costs);
          free.push(spare);
        }
      }
      busy.leave();
      quiet.leave();
      const at = (q: number) => [quantile(bought, q), quantile(free, q)] as const;
      const name = `${crowd.toLocaleString('en')} bettors`;
      return [
        figure(part, `${name}: a throw until its patch is there, p50`, ...at(0.5), 'ms (nobody bets)', 'a few ms more'),
        figure(part, `${name}: a throw until its patch is there, p99`, ...at(0.99), 'ms (nobody bets)'),
        figure(part, 'a bet', quantile(taken, 0.5) * 1000, quantile(free, 0.5) * 1000, 'µs (a throw)'),
      ];
    } finally {
      await app.close();
    }
  });
