/** The names, addresses and networks that the operator keeps away from this server, and whom that hit in the last day. */
import type { Block, BlockHits } from '../shared/operator.ts';
import { lookOf } from './name-filter.ts';
import { addressIn, isOwn, isWithin, networkIn } from './origins.ts';
import type { Store } from './store/store.ts';

const hour = 3_600_000;
const hoursKept = 24;
/** Names or addresses that are told of each block. */
const mostNamed = 5;

/** Counted in memory alone: who was turned away is stored nowhere. */
class Hits {
  readonly #byHour = new Map<number, number>();
  readonly #who = new Map<string, number>();

  add(who: string, now: number): void {
    const at = Math.floor(now / hour);
    this.#byHour.set(at, (this.#byHour.get(at) ?? 0) + 1);
    this.#who.delete(who);
    this.#who.set(who, now);
    if (this.#who.size > mostNamed) this.#who.delete(this.#who.keys().next().value!);
  }

  at(now: number): BlockHits {
    const since = Math.floor(now / hour) - hoursKept;
    for (const at of this.#byHour.keys()) if (at <= since) this.#byHour.delete(at);
    for (const [who, at] of this.#who) if (Math.floor(at / hour) <= since) this.#who.delete(who);
    const count = [...this.#byHour.values()].reduce((sum, one) => sum + one, 0);
    return { count, who: [...this.#who.keys()].reverse() };
  }
}

/** Reads what a block compares with once. */
const ready = (block: Block) => ({
  ...block,
  look: block.kind === 'name' ? lookOf(block.value) : '',
  network: block.kind === 'network' ? networkIn(block.value) : undefined,
});

export class Blocks {
  readonly #store: Pick<Store, 'blocks'>;
  readonly #now: () => number;
  readonly #hits = new Map<string, Hits>();
  #all: readonly ReturnType<typeof ready>[] = [];
  /** Told whenever the list was read: whoever is here and is not wanted any more can be sent away. */
  onLoad: () => void = () => undefined;

  constructor(store: Pick<Store, 'blocks'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Reads the list, which another process may have changed. */
  async load(): Promise<void> {
    this.#all = (await this.#store.blocks(this.#now())).map(ready);
    const ids = new Set(this.#all.map(({ id }) => id));
    for (const id of this.#hits.keys()) if (!ids.has(id)) this.#hits.delete(id);
    this.onLoad();
  }

  /** By id of the block. */
  hits(): Readonly<Record<string, BlockHits>> {
    const now = this.#now();
    return Object.fromEntries([...this.#hits].map(([id, hits]) => [id, hits.at(now)]));
  }

  /** Whether nobody may join under this name. */
  turnsAwayName(name: string): boolean {
    const look = this.#all.length === 0 ? '' : lookOf(name);
    return look !== '' && this.#hit(name, block => block.look === look);
  }

  /** Whether an address gets no answer. The machine itself always does. */
  turnsAway(ip: string): boolean {
    if (this.#all.length === 0 || isOwn(ip)) return false;
    const address = addressIn(ip);
    return this.#hit(ip, ({ network }) => network !== undefined && isWithin(address, network));
  }

  #hit(who: string, is: (block: ReturnType<typeof ready>) => boolean): boolean {
    const now = this.#now();
    const found = this.#all.find(block => (block.until === 0 || block.until > now) && is(block));
    if (found === undefined) return false;
    const hits = this.#hits.get(found.id) ?? new Hits();
    this.#hits.set(found.id, hits);
    hits.add(who, now);
    return true;
  }
}
