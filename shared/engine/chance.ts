/** Where the values of a show come from. Rules see only `Chance` and never make a value of their own. */

/**
 * Draws the random values of one entry and records them. A value that stays hidden for now is drawn under a name (`secret`,
 * `list`, `board` …). The move that reveals it names it in `Played.opens`.
 */
export interface Chance {
  /** `n` faces, 1–6. */
  dice(n: number, hidden?: string): readonly number[];
  /** A whole number from `lo` to `hi`, both included. */
  number(lo: number, hi: number, hidden?: string): number;
  /** A permutation of 1 … n: `order[i]` is the item at place i. */
  order(n: number, hidden?: string): readonly number[];
}

/**
 * Where a draw is made (fairness.md 4). `place`: the number of standing entries before its entry that drew something. `k`: its
 * number within the entry. `link`: hex of the link that came with the move, left out or "" for none.
 */
export interface Slot {
  readonly place: number;
  readonly k: number;
  readonly link?: string;
}

/** What a chance draws from: the fair source, a script, or a test's generator. */
export interface Source {
  dice(n: number, slot: Slot): readonly number[];
  number(lo: number, hi: number, slot: Slot): number;
  order(n: number, slot: Slot): readonly number[];
}

/** The random values of an entry by kind, each in the order drawn (contract.md 2). */
export interface DrawRecord {
  readonly dice?: readonly number[];
  readonly numbers?: readonly number[];
  readonly orders?: readonly (readonly number[])[];
}

/**
 * One draw with everything that a verifier needs. A number has a list of one value. `link`: the one that it was drawn with,
 * which is an earlier one if the draw came again (fairness.md 6).
 */
export interface Draw extends Slot {
  readonly label: string;
  readonly values: readonly number[];
  readonly link: string;
  readonly hidden?: string;
}

/** All draws so far, by `drawKey`. */
export type Memory = ReadonlyMap<string, Draw>;

/** A record's draws do not fit its moves. `field` is `drew`, `drew.dice`, `drew.numbers` or `drew.orders`. */
export class WrongDraws extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export const drawKey = (draw: { readonly place: number; readonly k: number; readonly label: string }) =>
  `${draw.place}.${draw.k}:${draw.label}`;

export const equal = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((value, i) => value === b[i]);

const isFace = (value: unknown, lo: number, hi: number) =>
  Number.isInteger(value) && (value as number) >= lo && (value as number) <= hi;

const isOrder = (values: unknown, n: number): values is readonly number[] =>
  Array.isArray(values) &&
  values.length === n &&
  new Set(values).size === n &&
  values.every(value => isFace(value, 1, n));

/** The values of draws by kind, as in a record; undefined for no draws. */
export const drawRecordOf = (draws: readonly Draw[]): DrawRecord | undefined => {
  if (draws.length === 0) return undefined;
  const drew: { dice?: number[]; numbers?: number[]; orders?: (readonly number[])[] } = {};
  for (const { label, values } of draws) {
    if (label.startsWith('dice')) drew.dice = [...(drew.dice ?? []), ...values];
    else if (label.startsWith('int')) drew.numbers = [...(drew.numbers ?? []), ...values];
    else drew.orders = [...(drew.orders ?? []), values];
  }
  return drew;
};

/**
 * The chance of one entry. A value that was drawn at the same slot under the same label comes again, whatever happened since
 * (contract.md 2). Otherwise it comes from `recorded` or else from `source`.
 */
export class EntryChance implements Chance {
  readonly draws: Draw[] = [];
  readonly #place: number;
  readonly #link: string;
  readonly #memory: Memory;
  readonly #recorded: DrawRecord | undefined;
  readonly #source: Source | undefined;
  readonly #taken = { dice: 0, numbers: 0, orders: 0 };

  constructor({ place, link = '' }: Omit<Slot, 'k'>, memory: Memory, source?: Source, recorded?: DrawRecord) {
    this.#place = place;
    this.#link = link;
    this.#memory = memory;
    this.#source = source;
    this.#recorded = recorded;
  }

  dice(n: number, hidden?: string): readonly number[] {
    return this.#draw(
      'dice',
      `dice:${n}d6`,
      hidden,
      slot => this.#source?.dice(n, slot),
      () => {
        const faces = this.#recorded?.dice?.slice(this.#taken.dice, this.#taken.dice + n) ?? [];
        this.#taken.dice += n;
        if (faces.length < n) throw new WrongDraws('drew.dice', `needs ${n} dice, has ${faces.length}`);
        if (!faces.every(face => isFace(face, 1, 6)))
          throw new WrongDraws('drew.dice', 'holds a value that is not a face from 1 to 6');
        return faces;
      },
    );
  }

  number(lo: number, hi: number, hidden?: string): number {
    const [value] = this.#draw(
      'numbers',
      `int:${lo}-${hi}`,
      hidden,
      slot => {
        const value = this.#source?.number(lo, hi, slot);
        return value === undefined ? undefined : [value];
      },
      () => {
        const value = this.#recorded?.numbers?.[this.#taken.numbers++];
        if (value === undefined) throw new WrongDraws('drew.numbers', `lacks a number from ${lo} to ${hi}`);
        if (!isFace(value, lo, hi))
          throw new WrongDraws('drew.numbers', `holds a value that is not a number from ${lo} to ${hi}`);
        return [value];
      },
    );
    return value!;
  }

  order(n: number, hidden?: string): readonly number[] {
    return this.#draw(
      'orders',
      `shuffle:${n}`,
      hidden,
      slot => this.#source?.order(n, slot),
      () => {
        const order = this.#recorded?.orders?.[this.#taken.orders++];
        if (order === undefined) throw new WrongDraws('drew.orders', `lacks an order of ${n}`);
        if (!isOrder(order, n)) throw new WrongDraws('drew.orders', `holds a value that is not an order of 1 to ${n}`);
        return order;
      },
    );
  }

  /** Throws `WrongDraws` if the record holds values that no draw used. */
  finish(): void {
    const recorded = this.#recorded;
    if (recorded === undefined) return;
    for (const kind of ['dice', 'numbers', 'orders'] as const) {
      const length = recorded[kind]?.length ?? 0;
      if (length > this.#taken[kind])
        throw new WrongDraws(`drew.${kind}`, `has ${length - this.#taken[kind]} too many`);
    }
  }

  /** What this entry drew, by kind; undefined if it drew nothing. */
  drew(): DrawRecord | undefined {
    return drawRecordOf(this.draws);
  }

  #draw(
    kind: keyof DrawRecord,
    label: string,
    hidden: string | undefined,
    fromSource: (slot: Slot) => readonly number[] | undefined,
    fromRecord: () => readonly number[],
  ): readonly number[] {
    const [place, k] = [this.#place, this.draws.length];
    const slot = { place, k, link: this.#link };
    const before = this.#memory.size === 0 ? undefined : this.#memory.get(drawKey({ place, k, label }));
    const value = this.#recorded === undefined ? undefined : fromRecord();
    if (before !== undefined && value !== undefined && !equal(before.values, value)) {
      throw new WrongDraws(
        `drew.${kind}`,
        'differs from what was drawn earlier at this place: dice are never thrown twice',
      );
    }
    const values = before?.values ?? value ?? fromSource(slot);
    if (values === undefined) throw new WrongDraws(`drew.${kind}`, 'is missing, and there is no seed to draw from');
    const { link } = before ?? slot;
    this.draws.push(
      hidden === undefined ? { place, k, link, label, values } : { place, k, link, label, values, hidden },
    );
    return values;
  }
}
