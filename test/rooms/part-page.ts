/** A page that takes part in the dice as real pages do, over a real socket, with a browser storage that the test holds. */
import { randomUUID } from 'node:crypto';
import { DicePart } from '../../client/dice-part.ts';
import { DiceShelf, type OwnChain } from '../../client/dice-shelf.ts';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { JoinOptions, MoveReply } from '../../shared/engine/protocol.ts';
import { type Guest, type Made, type Playhouse, until } from './playhouse.ts';

/** The storage of a browser, which its tabs share. */
export class Drawer {
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }

  key = (index: number): string | null => [...this.#kept.keys()][index] ?? null;
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    this.#kept.set(key, value);
  };
  removeItem = (key: string): void => {
    this.#kept.delete(key);
  };

  /** A copy, as another process of the same browser may have it for a moment. */
  copy(): Drawer {
    const copy = new Drawer();
    for (const [key, value] of this.#kept) copy.setItem(key, value);
    return copy;
  }

  clear(): void {
    this.#kept.clear();
  }

  chains(code: string): readonly OwnChain[] {
    return new DiceShelf(code, () => this).saved.chains;
  }
}

export class PartPage {
  readonly guest: Guest;
  readonly part: DicePart;
  readonly drawer: Drawer;
  /** Replaces the state that the page is shown. */
  shown = (state: Mirrored): Mirrored => state;

  static async join(house: Playhouse, code: string, options: JoinOptions, drawer = new Drawer()): Promise<PartPage> {
    const sent: { guest?: Guest } = {};
    const part = new DicePart(
      code,
      async (type, message) => {
        try {
          return (await sent.guest?.room.request(type, message)) ?? null;
        } catch {
          return null;
        }
      },
      new DiceShelf(code, () => drawer),
      path => fetch(`${house.url}${path}`),
    );
    const pledge = options.as === 'play' && options.token === undefined ? { pledge: await part.prepare() } : {};
    const guest = await house.join(code, { ...options, ...pledge });
    sent.guest = guest;
    const page = new PartPage(guest, part, drawer);
    page.see();
    part.arrived(page.name);
    guest.room.onStateChange(() => page.see());
    await until(() => page.pledges.length > 0, 'a pledge in the state');
    return page;
  }

  static host(house: Playhouse, { code, token }: Made, drawer?: Drawer): Promise<PartPage> {
    return PartPage.join(house, code, { as: 'host', token }, drawer);
  }

  private constructor(guest: Guest, part: DicePart, drawer: Drawer) {
    this.guest = guest;
    this.part = part;
    this.drawer = drawer;
  }

  see(): void {
    this.part.see(this.shown(this.guest.state));
  }

  get name(): string {
    return this.guest.seat < 0 ? 'host' : `player:${this.guest.seat}`;
  }

  /** Of its own, as the state shows them. */
  get pledges(): readonly string[] {
    const stands = (JSON.parse(this.guest.state.chains) as readonly OwnChain[]).map(({ pledge }) => pledge);
    return this.drawer.chains(this.guest.state.code).flatMap(({ pledge }) => (stands.includes(pledge) ? [pledge] : []));
  }

  get alarms(): readonly string[] {
    return this.part.alarms.value.map(({ what }) => what);
  }

  /** As client/requests.ts sends one. `seat`: the host's, for somebody who sent it by post. */
  async move(name: string, inputs: object = {}, seat?: number): Promise<MoveReply> {
    const { legal, others = [] } = this.guest.own;
    const listed = (seat === undefined ? legal : others.filter(({ by }) => by === seat)).find(
      ({ do: move }) => move === name,
    );
    for (let turn = 0; ; turn++) {
      const id = randomUUID();
      const reveal = await this.part.press(id, name, listed?.draws === true);
      if (reveal === undefined) return { ok: false, code: 'failed', message: 'the dice cannot be locked' };
      const reply = await this.guest.move(
        name,
        { ...inputs, ...(seat === undefined ? {} : { for: seat }), ...(reveal === '' ? {} : { reveal }) },
        id,
      );
      if (reply.ok) {
        this.part.accepted(id, reply.entry);
        return reply;
      }
      if (reply.code === 'stale' && reply.place !== undefined && turn < 2) {
        await this.part.stale(id, reply.place);
        continue;
      }
      this.part.failed(id, reply.code === 'store' || reply.code === 'failed' ? 'lost' : 'refused');
      return reply;
    }
  }
}
