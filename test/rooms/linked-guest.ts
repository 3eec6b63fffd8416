/** A page with a chain of its own, as a program would write it from fairness.md: it pledges once and gives the link of each place. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Chain, chainFrom, chainLength, depthAt, type LinkPlace, linkPlaceOf } from '../../shared/engine/chain.ts';
import type { JoinOptions, MoveReply } from '../../shared/engine/protocol.ts';
import { type Guest, type Made, type Playhouse, until } from './playhouse.ts';

/** A whole chain, `c(0)` to its pledge. */
export const freshChain = (): readonly string[] => chainFrom(randomBytes(32));

export class LinkedGuest {
  readonly guest: Guest;
  readonly links: readonly string[];
  /** Answers `start` with its link. */
  answers = true;
  #asked = '';

  static async join(house: Playhouse, code: string, options: JoinOptions, links = freshChain()): Promise<LinkedGuest> {
    const pledge = links[chainLength] ?? '';
    const seat = options.as === 'play' && options.token === undefined ? { pledge } : {};
    const linked = new LinkedGuest(await house.join(code, { ...options, ...seat }), links);
    await linked.guest.room.request('pledge', { value: pledge });
    await until(() => linked.pledged.some(chain => chain.pledge === pledge), 'the pledge in the state');
    await linked.#answerStart();
    return linked;
  }

  static host(house: Playhouse, { code, token }: Made, links?: readonly string[]): Promise<LinkedGuest> {
    return LinkedGuest.join(house, code, { as: 'host', token }, links);
  }

  private constructor(guest: Guest, links: readonly string[]) {
    this.guest = guest;
    this.links = links;
    guest.room.onStateChange(() => void this.#answerStart());
  }

  get name(): string {
    return this.guest.seat < 0 ? 'host' : `player:${this.guest.seat}`;
  }

  get pledge(): string {
    return this.links[chainLength] ?? '';
  }

  get pledged(): readonly Chain[] {
    return JSON.parse(this.guest.state.chains) as Chain[];
  }

  /** The link of its chain for a place. */
  linkAt(place: LinkPlace): string {
    const chain = this.pledged.find(({ pledge }) => pledge === this.pledge) ?? { place: 0 };
    return this.links[chainLength - depthAt(chain, place)] ?? '';
  }

  move(name: string, inputs: object = {}, id: string = randomUUID()): Promise<MoveReply> {
    const draws = name === 'start' || this.guest.own.legal.some(legal => legal.do === name && legal.draws === true);
    const reveal = draws ? { reveal: this.linkAt(linkPlaceOf(name, this.guest.state.place)) } : {};
    return this.guest.move(name, { ...reveal, ...inputs }, id);
  }

  async #answerStart(): Promise<void> {
    const { starting } = this.guest.state;
    if (starting === this.#asked) return;
    this.#asked = starting;
    if (starting === '' || this.guest.seat < 0 || !this.answers) return;
    await this.guest.room.request('start-link', { value: this.linkAt('start') });
  }
}
