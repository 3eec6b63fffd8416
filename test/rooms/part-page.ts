/** A page that takes part in the dice as real pages do, over a real socket, with a browser storage that the test holds. */
import { randomUUID } from 'node:crypto';
import type { Facts } from '../../client/dice-facts.ts';
import { DicePart } from '../../client/dice-part.ts';
import { DiceShelf } from '../../client/dice-shelf.ts';
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

  /** What one seat or desk keeps in it. */
  facts(code: string, name: string): Facts {
    return new DiceShelf(code, name, () => this).facts;
  }

  /** What another tab has kept. */
  learn(code: string, name: string, facts: Facts): void {
    new DiceShelf(code, name, () => this).keep(facts);
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
      () => drawer,
      path => fetch(`${house.url}${path}`),
    );
    const pledge = options.as === 'play' && options.token === undefined ? { pledge: await part.prepare() } : {};
    const guest = await house.join(code, { ...options, ...pledge });
    sent.guest = guest;
    const page = new PartPage(guest, part, drawer);
    page.see();
    part.arrived(page.name);
    guest.room.onStateChange(() => page.see());
    await until(() => page.#shown.length > 0, 'a pledge in the state');
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
    const facts = this.drawer.facts(this.guest.state.code, this.name);
    return this.#shown.filter(pledge => facts[`pledge ${pledge}`] !== undefined);
  }

  /** Pledges of its name in the state. */
  get #shown(): readonly string[] {
    const chains = JSON.parse(this.guest.state.chains) as readonly { readonly name: string; readonly pledge: string }[];
    return chains.flatMap(({ name, pledge }) => (name === this.name ? [pledge] : []));
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
      const press = await this.part.press(name, listed?.draws === true);
      if (press === undefined) return { ok: false, code: 'failed', message: 'the dice cannot be locked' };
      const reply = await this.guest.move(
        name,
        {
          ...inputs,
          ...(seat === undefined ? {} : { for: seat }),
          ...(press.link === '' ? {} : { reveal: press.link }),
        },
        id,
      );
      const isStale = await this.part.replied(press, reply);
      if (!isStale || turn === 2) return reply;
    }
  }
}
