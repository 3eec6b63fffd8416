/**
 * Mirrors the audience's view into a synchronized schema. The schema classes are made from the board's
 * shape of each act. Only changes are written, so that a patch is a few dozen bytes.
 */
import { type Schema, schema, t } from '@colyseus/schema';
import { type BoardShape, isJson, type PlainShape, type Shape } from '../../shared/engine/board.ts';
import type { SeatShell, Shell } from '../../shared/engine/protocol.ts';
import { type SettingName, settingFields, settingNames } from '../../shared/engine/settings.ts';
import type { Act, Show } from '../../shared/engine/show.ts';

/** A schema object as a record of its fields. */
type Fields = Record<string, unknown>;
type SchemaClass = (new () => Schema) & typeof Schema;

/** The part of Colyseus's lists that a mirror uses. */
interface SchemaList {
  readonly length: number;
  [index: number]: unknown;
  push(item: unknown): number;
  pop(): unknown;
}

/** Writes one field of a schema object. `before`: what was written there last, undefined where nobody knows. */
type Writer = (into: Fields, name: string, value: unknown, before: unknown) => void;

interface Kind {
  readonly made: SchemaClass;
  readonly write: (into: Schema, value: object, before: object | undefined) => void;
}

type FieldBuilder = Parameters<typeof schema>[0][string];

const writePlain: Writer = (into, name, value) => {
  if (into[name] !== value) into[name] = value;
};

const writeJson: Writer = (into, name, value, before) => writePlain(into, name, JSON.stringify(value), before);

const isSameList = (values: readonly unknown[], before: readonly unknown[]): boolean =>
  values.length === before.length && values.every((value, i) => value === before[i]);

const writeList: Writer = (into, name, value, before) => {
  const values = value as readonly unknown[];
  if (before !== undefined && isSameList(values, before as readonly unknown[])) return;
  const list = into[name] as SchemaList;
  while (list.length > values.length) list.pop();
  for (let i = 0; i < list.length; i++) if (list[i] !== values[i]) list[i] = values[i];
  for (let i = list.length; i < values.length; i++) list.push(values[i]);
};

const writeRecords =
  (kind: Kind): Writer =>
  (into, name, value, before) => {
    const list = into[name] as SchemaList;
    const values = value as readonly object[];
    const known = (before as readonly object[] | undefined) ?? [];
    while (list.length > values.length) list.pop();
    for (const [i, item] of values.entries()) {
      if (i < list.length) {
        if (item !== known[i]) kind.write(list[i] as Schema, item, known[i]);
      } else {
        const added = new kind.made();
        kind.write(added, item, undefined);
        list.push(added);
      }
    }
  };

/** Colyseus's name of a plain type, and its initial value: without one, `undefined + 1` is sent as 0. */
const plain = {
  number: 'number',
  seat: 'number',
  amount: 'number',
  pot: 'number',
  goal: 'number',
  text: 'string',
  flag: 'boolean',
} as const satisfies Readonly<Record<PlainShape, string>>;

const fieldOf = (shape: Shape, name: string): { readonly builder: FieldBuilder; readonly write: Writer } => {
  if (shape === 'text') return { builder: t.string().default(''), write: writePlain };
  if (shape === 'flag') return { builder: t.boolean().default(false), write: writePlain };
  if (typeof shape === 'string') return { builder: t.number().default(0), write: writePlain };
  if (isJson(shape)) return { builder: t.string().default('null'), write: writeJson };
  if (Array.isArray(shape)) {
    const [item] = shape as readonly [PlainShape | BoardShape];
    if (typeof item === 'string') {
      return {
        builder: t.array(plain[item]),
        write: writeList,
      };
    }
    const kind = kindOf(item, name);
    return { builder: t.array(kind.made), write: writeRecords(kind) };
  }
  const kind = kindOf(shape as BoardShape, name);
  return {
    builder: t.ref(kind.made),
    write: (into, field, value, before) =>
      kind.write(into[field] as Schema, value as object, before as object | undefined),
  };
};

const kindOf = (shape: BoardShape, name: string, base?: SchemaClass): Kind => {
  const builders: Record<string, FieldBuilder> = {};
  const writers: { readonly field: string; readonly write: Writer }[] = [];
  for (const [field, of] of Object.entries(shape)) {
    const { builder, write } = fieldOf(of, `${name}.${field}`);
    builders[field] = builder;
    writers.push({ field, write });
  }
  return {
    made: schema(builders, name, base) as unknown as SchemaClass,
    write: (into, value, before) => {
      for (const { field, write } of writers) {
        const now = (value as Fields)[field];
        const was = (before as Fields | undefined)?.[field];
        // The library's own fields are slow to read, and most values do not change.
        if (was === undefined || now !== was) write(into as unknown as Fields, field, now, was);
      }
    },
  };
};

const seatShape = { name: 'text', score: 'number', connected: 'flag', open: 'flag' } as const satisfies Record<
  keyof SeatShell,
  Shape
>;

const settingShapes = {
  'int-or-none': 'number',
  flag: 'flag',
  steps: 'number',
  choice: 'text',
  text: 'text',
} as const;

/** Of the state around a board, field by field. */
export const shellShape = {
  code: 'text',
  title: 'text',
  show: 'text',
  act: 'text',
  phase: 'text',
  seats: [seatShape],
  waiting: ['number'],
  ...(Object.fromEntries(
    settingNames.map(name => [name, settingShapes[settingFields[name].kind as keyof typeof settingShapes]]),
  ) as Record<SettingName, Shape>),
  deadline: 'number',
  paused: 'text',
  spectators: 'number',
  hostPresent: 'flag',
  televised: 'flag',
  room: 'text',
  applauded: 'text',
  house: 'flag',
  step: 'text',
  robots: 'flag',
  commit: 'text',
  chains: 'text',
  publicSeed: 'text',
  sources: 'text',
  alarms: 'text',
  starting: 'text',
  place: 'number',
  closed: 'flag',
  next: 'text',
  finale: 'text',
  nextAt: 'number',
  entries: 'number',
  cues: 'text',
  result: 'text',
  beside: 'text',
  media: 'text',
  epoch: 'number',
  frame: 'number',
  tape: 'text',
} as const satisfies Record<keyof Shell, Shape>;

/** One set of classes per show, so that a joining client gets the boards of this show only. */
const kindsOf = (show: Show) => {
  const base = schema({}, `${show.name}/board`) as unknown as SchemaClass;
  const boards = new Map(show.acts.map(act => [act.name, kindOf(act.board, act.name, base)]));
  const shell = kindOf(shellShape, show.name);
  const root = schema({ board: t.ref(base) }, show.name, shell.made) as unknown as SchemaClass;
  return { root, shell: shell.write, boards };
};

type Kinds = ReturnType<typeof kindsOf>;

const known = new WeakMap<Show, Kinds>();

export class Mirror {
  readonly state: Schema;
  readonly #kinds: Kinds;
  #act = '';
  /** The last content. Only differences from it are written. */
  #written: { readonly shell: Shell; readonly board: object } | undefined;

  constructor(show: Show) {
    const kinds = known.get(show) ?? kindsOf(show);
    known.set(show, kinds);
    this.#kinds = kinds;
    this.state = new kinds.root();
  }

  /** Writes what everybody may see now. `board` has the shape of `act`. Neither is changed afterwards. */
  write(shell: Shell, act: Act, board: { readonly [field: string]: unknown }): void {
    const before = this.#written;
    // Whatever is thrown meanwhile, nothing is taken for written that is not.
    this.#written = undefined;
    this.#kinds.shell(this.state, shell, before?.shell);
    const kind = this.#kinds.boards.get(act.name);
    if (kind === undefined) throw new Error(`${shell.show} has no act ${act.name}`);
    const root = this.state as unknown as { board: Schema };
    if (this.#act === act.name) kind.write(root.board, board, before?.board);
    else {
      const opened = new kind.made();
      kind.write(opened, board, undefined);
      root.board = opened;
      this.#act = act.name;
    }
    this.#written = { shell, board };
  }
}
