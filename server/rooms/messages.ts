/** What sockets may send, parsed once at the edge (shared/engine/protocol.ts). */
import { type ChatReport, chatStates, mostAdvice, mostCalls } from '../../shared/crowd/chat.ts';
import { type RoomMessage, reactions } from '../../shared/crowd/messages.ts';
import { longestCall } from '../../shared/crowd/task.ts';
import { isLink } from '../../shared/engine/chain.ts';
import { deskMessages, longestName, seat } from '../../shared/engine/desk-message.ts';
import { choice, type Field, fault, flag, int, list, type Read } from '../../shared/engine/fields.ts';
import { dictionary, line, maybe, message, messages, or, soundly } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import { alarmKinds, type LinkMessage, type MoveMessage } from '../../shared/engine/protocol.ts';
import { type WagerName, wagerNames } from '../../shared/shows/index.ts';
import { linkText, personName } from './entrance.ts';

const natural = int(0, Number.MAX_SAFE_INTEGER);
const maxSeats = seat.max ?? 0;

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
export const moveMessage: Field<MoveMessage> = {
  kind: 'schema',
  of: {
    type: 'object',
    properties: {
      id: {
        anyOf: [{ type: 'string', pattern: moveId.source }, { type: 'integer' }],
        description: 'The sender’s own.',
      },
      at: { type: 'integer', minimum: 0, description: 'How many entries the sender has seen.' },
      do: { type: 'string', minLength: 1, maxLength: 40 },
      for: { type: 'integer', minimum: 0, maximum: maxSeats, description: 'Host only: the seat to move for.' },
      reveal: {
        type: 'string',
        pattern: '^([0-9a-f]{64})?$',
        description: 'The link of the sender’s chain for this place.',
      },
    },
    required: ['id', 'at', 'do'],
    additionalProperties: { description: 'The inputs of the move.' },
  },
  read(message, path, faults) {
    const fields = dictionary.read(message, path, faults);
    if (!isOfMove(fields)) {
      faults.push(fault(path, phrase('unreadable')));
      return fields as MoveMessage;
    }
    const move: Record<string, unknown> = {};
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      // Texts in a move may be shown on every screen.
      if (name !== '__proto__') move[name] = typeof value === 'string' && name !== 'id' ? plainLine(value) : value;
    }
    move.id = String(fields.id);
    // A substitute's name is cleaned like any other. The rules refuse an invalid one (contract.md 2).
    if (move.do === 'replace' && soundly(personName, move.name) === undefined) move.name = null;
    return move as unknown as MoveMessage;
  },
};

/** The big button. `at`: the number of entries that whoever presses has seen. */
export const pressMessage = message({ id: maybe(line(64, { pattern: moveId })), at: maybe(natural) });
export type PressMessage = Read<typeof pressMessage>;

export const deskMessage = messages('do', {
  ...deskMessages,
  rename: { seat, name: personName },
  program: { ...deskMessages.program, name: personName },
  team: { ...deskMessages.team, name: maybe(personName) },
});

/** From a television. */
export const soundMessage = message({ on: flag() });

/** `DiceAlarm` of shared/engine/protocol.ts, without the name. */
export const alarmMessage = message({ what: choice(alarmKinds), entry: int(-1, 1_000_000) });

/** From a member of a team. */
export const teamKey = message({ key: line(40, { min: 1 }) });

export const linkMessage: Field<LinkMessage> = message({ value: linkText });

const stake = int(1, Number.MAX_SAFE_INTEGER);
const secret = line(32, { pattern: /^[0-9a-f]{32}$/ });

/** `RoomMessage` of shared/crowd/messages.ts. */
export const roomMessage: Field<RoomMessage> = messages('do', {
  enter: { secret, name: personName },
  join: { secret, team: maybe(seat), name: maybe(personName) },
  look: { secret },
  bet: {
    secret,
    ticket: messages('on', {
      ...(Object.fromEntries(wagerNames.map(name => [name, { stake }])) as Record<WagerName, { stake: typeof stake }>),
      total: { total: int(2, 12), stake },
      winner: { seat, stake },
    }),
  },
  call: { secret, task: line(60, { min: 1 }), value: line(longestCall, { clean: plainLine }) },
  react: { secret, with: choice(reactions) },
  watching: { secret },
  volunteer: { secret, on: flag() },
});

/** Whose picture to draw. */
export const cardMessage = message({ secret });

/** Strangers type it: what is too long or invisible harms nobody else's call. */
const strangers = (max: number) => line(max, { clean: typed => plainLine(typed).slice(0, max) });

/** `ChatReport` of shared/crowd/chat.ts. */
export const chatMessage: Field<ChatReport> = message({
  page: secret,
  state: choice(chatStates),
  task: line(60),
  calls: list(
    message({
      id: strangers(64),
      name: strangers(longestName),
      value: strangers(longestCall),
      advice: or(list(message({ task: line(60), value: strangers(longestCall) }), 0, mostAdvice), []),
      team: maybe(int(-1, maxSeats)),
    }),
    0,
    mostCalls,
  ),
  typed: maybe(int(0, 3_600_000)),
});
