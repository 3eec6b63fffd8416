/** A page with a chain of its own, as a program would write it: it pledges, gives links, and stores what it gave. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Chain } from '../../shared/engine/chain.ts';
import { ChainHolder, newChain, type StoredChain } from '../../shared/engine/chain-holder.ts';
import type { JoinOptions, MoveReply, StartNews } from '../../shared/engine/protocol.ts';
import { type Guest, type Made, type Playhouse, until } from './playhouse.ts';

/** What a page stores. A page that gets another's shelf is a reload of it. */
export class Shelf {
  chains: readonly StoredChain[] = [];
  read = () => this.chains;
  write = (chains: readonly StoredChain[]) => {
    this.chains = chains;
  };
}

export class LinkedGuest {
  readonly guest: Guest;
  readonly giver: ChainHolder;
  readonly shelf: Shelf;
  /** Answers `start` with its link. */
  answers = true;
  #asked = '';

  static async join(house: Playhouse, code: string, options: JoinOptions, shelf = new Shelf()): Promise<LinkedGuest> {
    const giver = new ChainHolder(shelf);
    const fresh = shelf.chains.length === 0;
    if (fresh) giver.add(newChain(randomBytes(32)));
    const pledge = shelf.chains.at(-1)?.pledge ?? '';
    const seat = options.as === 'play' && options.token === undefined ? { pledge } : {};
    const linked = new LinkedGuest(await house.join(code, { ...options, ...seat }), giver, shelf);
    if (fresh) giver.name(pledge, linked.name);
    await linked.guest.room.request('pledge', { value: pledge });
    await until(() => linked.pledged.some(chain => chain.pledge === pledge), 'the pledge in the state');
    await linked.#answerStart();
    return linked;
  }

  static host(house: Playhouse, { code, token }: Made, shelf?: Shelf): Promise<LinkedGuest> {
    return LinkedGuest.join(house, code, { as: 'host', token }, shelf);
  }

  private constructor(guest: Guest, giver: ChainHolder, shelf: Shelf) {
    this.guest = guest;
    this.giver = giver;
    this.shelf = shelf;
    guest.room.onStateChange(() => void this.#answerStart());
  }

  get name(): string {
    return this.guest.seat < 0 ? 'host' : `player:${this.guest.seat}`;
  }

  get pledged(): readonly Chain[] {
    return JSON.parse(this.guest.state.chains) as Chain[];
  }

  /** The link for a message, as this page gives it. */
  linkFor(id: string): string {
    const chain = this.giver.inForce(this.name, this.pledged);
    return chain === undefined ? '' : this.giver.give(chain, id, this.guest.state.place);
  }

  async move(name: string, inputs: object = {}, id: string = randomUUID()): Promise<MoveReply> {
    const reveal = this.linkFor(id);
    const reply = await this.guest.move(name, { ...inputs, reveal }, id);
    if (reply.ok) this.giver.used(reveal, reply.entry);
    return reply;
  }

  async #answerStart(): Promise<void> {
    const { starting } = this.guest.state;
    if (starting === this.#asked) return;
    this.#asked = starting;
    if (starting === '' || this.guest.seat < 0 || !this.answers) return;
    const link = this.linkFor(`start ${(JSON.parse(starting) as StartNews).link}`);
    await this.guest.room.request('start-link', { value: link });
    this.giver.used(link, 0);
  }
}
