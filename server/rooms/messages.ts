/** What sockets may send, parsed once at the edge (shared/engine/protocol.ts). */
import { z } from 'zod';
import { reactions } from '../../shared/crowd/messages.ts';
import { longestCall } from '../../shared/crowd/task.ts';
import { isLink } from '../../shared/engine/chain.ts';
import { type Field, readField } from '../../shared/engine/fields.ts';
import { alarmKinds, extraTimes, type LinkMessage, type MoveMessage } from '../../shared/engine/protocol.ts';
import { type SettingName, type SettingsChange, settingFields, settingNames } from '../../shared/engine/settings.ts';
import { wagerNames } from '../../shared/shows/index.ts';
import { plainLine } from '../plain-text.ts';
import { linkText, personName } from './entrance.ts';

const maxSeats = 100_000;

const seat = z.int().min(0).max(maxSeats);

type SettingSchemas = {
  readonly [S in keyof SettingsChange]-?: z.ZodOptional<z.ZodType<NonNullable<SettingsChange[S]>>>;
};

const schemaOf = (name: SettingName): z.ZodType => {
  const field = settingFields[name] as Field<unknown>;
  if (field.kind === 'int-or-none')
    return z.union([
      z.literal(0),
      z
        .int()
        .min(field.min ?? 0)
        .max(field.max ?? 0),
    ]);
  if (field.kind === 'text')
    return z
      .string()
      .max(field.max ?? 0)
      .refine(value => readField(field, value).faults.length === 0);
  return field.of === undefined ? z.boolean() : z.literal([...(field.of as readonly (string | number)[])]);
};

/** The values of each setting, all optional. */
export const settingSchemas = Object.fromEntries(
  settingNames.map(name => [name, schemaOf(name).optional()]),
) as unknown as SettingSchemas;

type Read<M> = { readonly success: true; readonly data: M } | { readonly success: false };

const unreadable = { success: false } as const;

const isWithin = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** Printable ASCII, because not every database stores every character. A client may also send a counter. */
const moveId = /^[\x20-\x7e]{1,64}$/;

/** Whether the fields beside the inputs of a move are valid. */
const isOfMove = ({ id, do: name, for: forSeat, at, reveal }: Readonly<Record<string, unknown>>): boolean =>
  (typeof id === 'string' ? moveId.test(id) : Number.isSafeInteger(id)) &&
  typeof name === 'string' &&
  name.length >= 1 &&
  name.length <= 40 &&
  (forSeat === undefined || isWithin(forSeat, maxSeats)) &&
  // The number of entries that the mover had seen.
  (at === undefined || isWithin(at, Number.MAX_SAFE_INTEGER)) &&
  (reveal === undefined || reveal === '' || isLink(reveal));

/** Read by hand, because everybody waits for a move and a schema takes as long as the rules. The rules judge its inputs. */
export const moveMessage = {
  safeParse(message: unknown): Read<MoveMessage> {
    if (typeof message !== 'object' || message === null || Array.isArray(message)) return unreadable;
    const fields = message as Readonly<Record<string, unknown>>;
    if (!isOfMove(fields)) return unreadable;
    const move: Record<string, unknown> = {};
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      // Texts in a move may be shown on every screen.
      if (name !== '__proto__') move[name] = typeof value === 'string' && name !== 'id' ? plainLine(value) : value;
    }
    move.id = String(fields.id);
    // A substitute's name is cleaned like any other. The rules refuse an invalid one (contract.md 2).
    if (move.do === 'replace' && !personName.safeParse(move.name).success) move.name = null;
    return { success: true, data: move as unknown as MoveMessage };
  },
};

const week = 7 * 86_400;

export const deskMessage = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rename'), seat, name: personName }),
  z.strictObject({ do: z.literal('remove'), seat }),
  z.strictObject({ do: z.literal('ban'), seat }),
  z.strictObject({ do: z.literal('readmit'), id: z.string().min(1).max(40) }),
  z.strictObject({ do: z.literal('set'), settings: z.strictObject(settingSchemas) }),
  z.strictObject({ do: z.literal('pause'), until: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('extend'), seconds: z.int().min(1).max(week) }),
  z.strictObject({ do: z.literal('co-host') }),
  z.strictObject({ do: z.literal('overlay') }),
  z.strictObject({ do: z.literal('extra-time'), seat, times: z.literal([...extraTimes]) }),
  z.strictObject({ do: z.literal('revoke'), id: z.string().min(1).max(40) }),
  z.strictObject({ do: z.literal('seat-link'), seat }),
  z.strictObject({ do: z.literal('substitute'), seat }),
  z.strictObject({ do: z.literal('call-up'), by: z.enum(['lot', 'best']), seat: seat.optional() }),
  z.strictObject({ do: z.literal('sound-check') }),
  z.strictObject({ do: z.literal('skip') }),
  z.strictObject({ do: z.literal('go-on'), on: z.boolean() }),
  z.strictObject({ do: z.literal('close'), breakOff: z.boolean().optional() }),
  z.strictObject({ do: z.literal('move-link') }),
]);

/** From an audience room of another process. */
export const crowdMessage = z.strictObject({ spectators: z.int().min(0), screens: z.int().min(0) });

/** From a television. */
export const soundMessage = z.strictObject({ on: z.boolean() });

/** `DiceAlarm` of shared/engine/protocol.ts, without the name. */
export const alarmMessage = z.strictObject({ what: z.enum(alarmKinds), entry: z.int().min(-1).max(1_000_000) });

export const linkMessage = z.strictObject({ value: linkText }) satisfies z.ZodType<LinkMessage>;

const stake = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

const secret = z.string().regex(/^[0-9a-f]{32}$/);

/** `RoomMessage` of shared/crowd/messages.ts. */
export const roomMessage = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('enter'), secret, name: personName }),
  z.strictObject({ do: z.literal('look'), secret }),
  z.strictObject({
    do: z.literal('bet'),
    secret,
    ticket: z.union([
      z.strictObject({ on: z.enum(wagerNames), stake }),
      z.strictObject({ on: z.literal('total'), total: z.int().min(2).max(12), stake }),
      z.strictObject({ on: z.literal('winner'), seat, stake }),
    ]),
  }),
  z.strictObject({
    do: z.literal('call'),
    secret,
    task: z.string().min(1).max(60),
    value: z.string().max(longestCall).transform(plainLine),
  }),
  z.strictObject({ do: z.literal('react'), secret, with: z.enum(reactions) }),
  z.strictObject({ do: z.literal('volunteer'), secret, on: z.boolean() }),
]);
