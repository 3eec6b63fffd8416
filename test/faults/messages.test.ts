import { expect, test } from 'vitest';
import type { MoveReply } from '../../shared/engine/protocol.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import { type Guest, type Made, Playhouse } from '../rooms/playhouse.ts';
import { pause, sizes } from './sizes.ts';

const seed = Number(process.env.SEED ?? 1);

/** Windows that look at one seat, or at the desk; one socket may not send as much as all of them. */
const windows = 8;
/** Messages of one socket in a second; far more are a flood. */
const rate = 150;

interface Sent {
  readonly who: number;
  readonly id: string;
  readonly do: string;
  readonly inputs: object;
  readonly reply: MoveReply;
}

/** The same person in several windows. */
class Person {
  readonly windows: readonly Guest[];
  #next = 0;
  /** Not before; time that was lost is not made up for, or it would be a flood. */
  #free = 0;

  constructor(windows: readonly Guest[]) {
    this.windows = windows;
  }

  get own() {
    return this.windows[0]?.own;
  }

  async send(id: string, name: string, inputs: object): Promise<MoveReply> {
    const now = performance.now();
    const at = Math.max(now, this.#free);
    this.#free = at + 1000 / (rate * this.windows.length);
    if (at > now) await pause(at - now);
    const window = this.windows[this.#next++ % this.windows.length];
    if (window === undefined) throw new Error('no window');
    return window.move(name, inputs, id);
  }
}

const inWindows = async (house: Playhouse, made: Made, first: Guest, as: 'host' | 'play'): Promise<Person> => {
  const token = as === 'host' ? made.token : first.token;
  const more = Array.from({ length: windows - 1 }, () => house.join(made.code, { as, token }));
  return new Person([first, ...(await Promise.all(more))]);
};

test(`${sizes.messages} repeated, reordered and stale messages have no further effect`, async () => {
  const began = performance.now();
  const luck = seededLuck(seed);
  const house = await Playhouse.open();
  const made = await house.make({ show: 'six-dice', seats: 2, options: { target: 50_000 } });
  const host = await house.host(made);
  const seats = [
    await house.join(made.code, { as: 'play', name: 'Ann' }),
    await house.join(made.code, { as: 'play', name: 'Ben' }),
  ];
  const people = [
    await inWindows(house, made, host, 'host'),
    ...(await Promise.all(seats.map(seat => inWindows(house, made, seat, 'play')))),
  ];
  const live = house.live(made.code);
  const sent: Sent[] = [];
  const tally = { first: 0, twins: 0, repeated: 0, stale: 0, accepted: 0, refused: 0 };
  let messages = 0;
  let ids = 0;

  const sameReply = async (again: Promise<MoveReply>, before: MoveReply, isChanged = false) => {
    messages += 1;
    const reply = await again;
    // Other inputs under the same id are another move.
    if (!reply.ok && reply.code === 'id-used') expect(isChanged).toBe(true);
    else expect(reply).toEqual(before);
  };

  while (messages < sizes.messages && !live.over) {
    const who = [0, 1, 2].filter(each => (people[each]?.own?.legal.length ?? 0) > 0);
    const by = who.includes(0) && luck() > 0.03 && who.length > 1 ? pick(who.slice(1), luck) : pick(who, luck);
    const person = people[by];
    const legal = person?.own?.legal.filter(({ do: move }) => !['end', 'replace', 'award'].includes(move)) ?? [];
    if (person === undefined || legal.length === 0) {
      await pause(1);
      continue;
    }
    const { do: name, by: _by, ...inputs } = anyMove(pick(legal, luck), luck);
    const id = `id-${ids++}`;
    // The same move from several windows at once: whichever comes first counts, and all hear the same.
    const twins = 1 + Math.floor(luck() * 3);
    const replies = await Promise.all(Array.from({ length: twins }, () => person.send(id, name, inputs)));
    messages += twins;
    tally.first += 1;
    tally.twins += twins - 1;
    const [reply] = replies;
    if (reply === undefined) throw new Error('no reply');
    for (const each of replies) expect(each).toEqual(reply);
    if (reply.ok) {
      tally.accepted += 1;
      sent.push({ who: by, id, do: name, inputs, reply });
    } else tally.refused += 1;
    // Old ones come again, in whatever order, some of them with other inputs under the old id.
    const again = Array.from({ length: Math.min(sent.length, 6) }, () => pick(sent, luck));
    const before = live.episode.entries.length;
    await Promise.all(
      again.map(async old => {
        const isChanged = luck() < 0.3;
        const other = isChanged ? { ...old.inputs, seat: 0, dice: [1] } : old.inputs;
        tally.repeated += 1;
        const again = people[old.who]?.send(old.id, old.do, other) ?? Promise.reject(new Error('nobody'));
        await sameReply(again, old.reply, isChanged);
      }),
    );
    expect(live.episode.entries.length).toBe(before);
    // What was legal a while ago, under a new id: refused, unless the rules allow it now as well.
    const stale = pick(sent.length > 0 ? sent : [{ who: 0, id, do: 'start', inputs: {}, reply }], luck);
    const now = live.legal.some(
      ({ by: actor, do: move }) => move === stale.do && actor === (stale.who === 0 ? 'host' : stale.who - 1),
    );
    if (now) continue;
    messages += 1;
    tally.stale += 1;
    expect(await people[stale.who]?.send(`id-${ids++}`, stale.do, stale.inputs)).toMatchObject({ ok: false });
    expect(live.episode.entries.length).toBe(before);
  }
  expect(live.episode.entries.length).toBe(tally.accepted);
  expect(new Set(sent.map(({ reply }) => (reply.ok ? reply.entry : -1))).size).toBe(tally.accepted);
  for (const person of people) for (const window of person.windows) expect(window.left).toBe(0);
  console.info(
    `${messages} messages, SEED=${seed}: ${tally.first} moves (${tally.accepted} accepted, ${tally.refused} refused), ${tally.twins} at the same ` +
      `moment again, ${tally.repeated} later again, ${tally.stale} stale; ${live.episode.entries.length} entries, ` +
      `in ${Math.round((performance.now() - began) / 1000)} s`,
  );
  expect(messages).toBeGreaterThanOrEqual(Math.min(sizes.messages, 300));
});
