/**
 * The decoder of @colyseus/schema, which it replaces in the build: that library is two thirds of what a phone may load, mostly
 * for encoding. It reads what server/rooms/mirror.ts writes: structures of numbers, texts, flags, structures and lists.
 */
import { type At, Reader } from './schema-bytes.ts';

export { decode, encode } from './schema-bytes.ts';

/** Operations on a field or an item. In a structure the lower bits of the same byte hold the field's number. */
const op = { delete: 64, add: 128, deleteAndAdd: 192, clear: 10, deleteById: 33 } as const;

/** What follows belongs to another structure or list, whose number comes next. */
const toAnother = 255;

/** A structure is of another kind than its field declares. The number of the kind comes next. */
const ofKind = 213;

type Plain = 'number' | 'string' | 'boolean';

/** What a field, or each item of a list, holds. */
type Held = Plain | { readonly kind: Kind } | { readonly items: Held };

interface Kind {
  fields: readonly (readonly [name: string, held: Held])[];
}

type Value = number | string | boolean | Structure | List | undefined;

class Structure {
  readonly kind: Kind;
  readonly values: Value[] = [];

  constructor(kind: Kind) {
    this.kind = kind;
  }

  toJSON(): Readonly<Record<string, unknown>> {
    const json: Record<string, unknown> = {};
    for (const [i, [name]] of this.kind.fields.entries()) {
      const value = this.values[i];
      if (value !== undefined) json[name] = plainOf(value);
    }
    return json;
  }
}

class List {
  readonly held: Held;
  values: Value[] = [];

  constructor(held: Held) {
    this.held = held;
  }

  toJSON(): readonly unknown[] {
    return this.values.map(plainOf);
  }

  put(at: number, value: Value, operation: number): void {
    // An addition at an occupied place is inserted.
    const between = operation === op.add && this.values[at] !== undefined;
    this.values.splice(at, between ? 0 : 1, value);
  }

  /** A removed item leaves its place only at the end of the message's part about this list. */
  close(): void {
    this.values = this.values.filter(value => value !== undefined);
  }
}

const plainOf = (value: Value): unknown => (typeof value === 'object' ? value.toJSON() : value);

export class Decoder {
  readonly state: Structure;
  /** The SDK uses these names to ask whether anything was decoded, and to release it. */
  readonly root = {
    refs: new Map<number, Structure | List>(),
    callbacks: {},
    clearRefs: (): void => this.root.refs.clear(),
  };
  readonly #kinds: ReadonlyMap<number, Kind>;
  /** Something may have become unreachable, and its number may be used again. */
  #loose = false;

  constructor(state: Structure, kinds: ReadonlyMap<number, Kind> = new Map()) {
    this.state = state;
    this.#kinds = kinds;
    this.root.refs.set(0, state);
  }

  /** A full state replaces everything known. */
  decodeResync(bytes: Uint8Array, it?: At): void {
    this.state.values.length = 0;
    this.root.refs.clear();
    this.root.refs.set(0, this.state);
    this.decode(bytes, it);
  }

  decode(bytes: Uint8Array, it: At = { offset: 0 }): void {
    const reader = new Reader(bytes, it.offset);
    let into: Structure | List = this.state;
    while (reader.at < bytes.length) {
      if (bytes[reader.at] === toAnother) {
        reader.byte();
        if (into instanceof List) into.close();
        into = this.#numbered(reader.number());
      } else if (into instanceof List) this.#readItem(reader, into);
      else this.#readField(reader, into);
    }
    if (into instanceof List) into.close();
    it.offset = reader.at;
    if (this.#loose) this.#forget();
  }

  #numbered(number: number): Structure | List {
    const found = this.root.refs.get(number);
    if (found === undefined) throw new RangeError(`structure ${number} is unknown`);
    return found;
  }

  #readField(reader: Reader, { kind, values }: Structure): void {
    const first = reader.byte();
    const operation = first & op.deleteAndAdd;
    const at = first & ~op.deleteAndAdd;
    const field = kind.fields[at];
    if (field === undefined) throw new RangeError(`unknown field ${at}`);
    const before = values[at];
    values[at] = operation === op.delete ? undefined : this.#readValue(reader, field[1], operation);
    this.#lose(before, values[at]);
  }

  #readItem(reader: Reader, list: List): void {
    const operation = reader.byte();
    if (operation === op.clear) {
      for (const gone of list.values.splice(0)) this.#lose(gone);
      return;
    }
    const number = reader.number();
    if (operation === op.deleteById || operation === op.delete) {
      const gone = this.root.refs.get(number);
      // An unknown number has nothing to remove.
      const at = operation === op.delete ? number : gone === undefined ? -1 : list.values.indexOf(gone);
      if (at < 0) return;
      this.#lose(list.values[at]);
      list.values[at] = undefined;
      return;
    }
    if (operation & ~op.deleteAndAdd) throw new RangeError(`unknown operation ${operation} on a list`);
    const before = list.values[number];
    const value = this.#readValue(reader, list.held, operation);
    if (value === before) return;
    list.put(number, value, operation);
    this.#lose(before, value);
  }

  #lose(before: Value, after?: Value): void {
    if (typeof before === 'object' && before !== after) this.#loose = true;
  }

  #readValue(reader: Reader, held: Held, operation: number): Value {
    if (held === 'boolean') return reader.byte() > 0;
    if (held === 'string') return reader.text();
    if (held === 'number') return reader.number();
    const { refs } = this.root;
    const number = reader.number();
    const known = refs.get(number);
    if ('items' in held) {
      const list = known ?? new List(held.items);
      refs.set(number, list);
      return list;
    }
    if ((operation & op.add) === 0) return known;
    const announced = reader.skip(ofKind) ? this.#kinds.get(reader.number()) : undefined;
    const structure = known ?? new Structure(announced ?? held.kind);
    refs.set(number, structure);
    return structure;
  }

  /** Keeps only what can be reached from the state. */
  #forget(): void {
    this.#loose = false;
    const reached = new Set<Value>();
    const reach = (value: Value): void => {
      if (typeof value !== 'object' || reached.has(value)) return;
      reached.add(value);
      for (const inside of value.values) reach(inside);
    };
    reach(this.state);
    for (const [number, value] of this.root.refs) if (!reached.has(value)) this.root.refs.delete(number);
  }
}

/** How the description of a state is itself described. */
const describedField: Kind = {
  fields: [
    ['name', 'string'],
    ['type', 'string'],
    ['referencedType', 'number'],
    ['childPrimitive', 'string'],
  ],
};
const describedKind: Kind = {
  fields: [
    ['id', 'number'],
    ['extendsId', 'number'],
    ['fields', { items: { kind: describedField } }],
  ],
};
const description: Kind = {
  fields: [
    ['types', { items: { kind: describedKind } }],
    ['rootType', 'number'],
  ],
};

interface Described {
  readonly types: readonly {
    readonly id: number;
    readonly extendsId?: number;
    readonly fields?: readonly {
      readonly name: string;
      readonly type: string;
      readonly referencedType?: number;
      readonly childPrimitive?: Plain;
    }[];
  }[];
  readonly rootType?: number;
}

export const Reflection = {
  /** A reader of the state that these bytes describe. */
  decode(bytes: Uint8Array, it?: At): Decoder {
    const reader = new Decoder(new Structure(description));
    reader.decode(bytes, it);
    const { types, rootType = 0 } = reader.state.toJSON() as unknown as Described;
    const kinds = new Map<number, Kind>(types.map(({ id }) => [id, { fields: [] }]));
    const kindAt = (id: number): Kind => {
      const kind = kinds.get(id);
      if (kind === undefined) throw new RangeError(`unknown kind ${id}`);
      return kind;
    };
    const fieldsOf = (id: number | undefined): Kind['fields'] => {
      const found = types.find(type => type.id === id);
      if (found === undefined) return [];
      const own = (found.fields ?? []).map(({ name, type, referencedType = -1, childPrimitive }) => {
        if (type !== 'array' && type !== 'ref') return [name, type as Plain] as const;
        const inside = childPrimitive ?? { kind: kindAt(referencedType) };
        return [name, type === 'array' ? { items: inside } : inside] as const;
      });
      return [...fieldsOf(found.extendsId), ...own];
    };
    for (const [id, kind] of kinds) kind.fields = fieldsOf(id);
    return new Decoder(new Structure(kindAt(rootType)), kinds);
  },
};

/** Callbacks by field are for games that draw changes. A page here reads the whole state. */
export const getDecoderStateCallbacks = (): undefined => undefined;
