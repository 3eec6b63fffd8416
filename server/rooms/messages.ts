/** What sockets may send, parsed once at the edge (shared/protocol.ts). */
import { z } from 'zod';
import { extraTimes } from '../../shared/protocol.ts';
import { plainLine } from '../plain-text.ts';
import { personName } from './entrance.ts';
import { clockChoices } from './move-clock.ts';

const seat = z.int().min(0).max(100_000);

/** What people type into a move may come to stand on every screen. */
const plainInputs = <M extends object>(move: M): M =>
  Object.fromEntries(
    Object.entries(move).map(([input, value]) => [input, typeof value === 'string' ? plainLine(value) : value]),
  ) as M;

/** The client's own; not every database keeps every character. A client that counts may send its count. */
const moveId = z.union([z.string().regex(/^[\x20-\x7e]{1,64}$/), z.int().transform(String)]);

/** The inputs of a move stand beside these; the rules judge them. */
export const moveMessage = z
  .looseObject({
    id: moveId,
    do: z.string().min(1).max(40),
    for: seat.optional(),
    name: z.unknown().optional(),
  })
  .transform(({ id, ...move }) => ({ ...plainInputs(move), id }))
  // A substitute's name is a name like any other; one that is none is left to the rules to refuse (contract.md 2).
  .transform(move =>
    move.do === 'replace' && !personName.safeParse(move.name).success ? { ...move, name: null } : move,
  );

const week = 7 * 86_400;

export const deskMessage = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rename'), seat, name: personName }),
  z.strictObject({ do: z.literal('remove'), seat }),
  z.strictObject({ do: z.literal('ban'), seat }),
  z.strictObject({ do: z.literal('readmit'), id: z.string().min(1).max(40) }),
  z.strictObject({ do: z.literal('filter'), on: z.boolean() }),
  z.strictObject({ do: z.literal('lock'), locked: z.boolean() }),
  z.strictObject({ do: z.literal('pause'), until: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('clock'), seconds: z.literal([...clockChoices]) }),
  z.strictObject({ do: z.literal('extend'), seconds: z.int().min(1).max(week) }),
  z.strictObject({ do: z.literal('co-host') }),
  z.strictObject({ do: z.literal('overlay') }),
  z.strictObject({ do: z.literal('extra-time'), seat, times: z.literal([...extraTimes]) }),
  z.strictObject({ do: z.literal('revoke'), id: z.string().min(1).max(40) }),
  z.strictObject({ do: z.literal('seat-link'), seat }),
  z.strictObject({ do: z.literal('substitute'), seat }),
  z.strictObject({ do: z.literal('odds'), for: z.enum(['nobody', 'audience', 'everyone']) }),
  z.strictObject({ do: z.literal('side-game'), on: z.boolean() }),
  z.strictObject({ do: z.literal('sound-check') }),
  z.strictObject({ do: z.literal('close'), breakOff: z.boolean().optional() }),
  z.strictObject({ do: z.literal('move-link') }),
]);

/** From an audience room of another process. */
export const crowdMessage = z.strictObject({ spectators: z.int().min(0), screens: z.int().min(0) });

export const revealMessage = z.strictObject({ value: z.string().regex(/^[0-9a-f]{32}$/) });

const stake = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** `SideMessage` of shared/side-game/messages.ts. */
export const sideMessage = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('enter'), secret: z.string().regex(/^[0-9a-f]{32}$/), name: personName }),
  z.strictObject({ do: z.literal('look'), secret: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.strictObject({
    do: z.literal('bet'),
    secret: z.string().regex(/^[0-9a-f]{32}$/),
    ticket: z.union([
      z.strictObject({ on: z.enum(['flaming-four', 'sizzling-six', 'hot-hand']), stake }),
      z.strictObject({ on: z.literal('total'), total: z.int().min(2).max(12), stake }),
      z.strictObject({ on: z.literal('choice'), do: z.string().min(1).max(40), at: z.int().min(0), stake }),
      z.strictObject({ on: z.literal('winner'), seat, stake }),
    ]),
  }),
]);
