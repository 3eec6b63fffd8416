/**
 * Every byte sent to a spectator, a contestant or the host, in every show: none depends on what its reader may not know yet,
 * and no text of the pack comes too early.
 */
import { expect, onTestFinished, test } from 'vitest';
import type { RoomFacts, RoomReply } from '../../shared/crowd/messages.ts';
import { hostInterventions } from '../../shared/engine/asides.ts';
import type { Source } from '../../shared/engine/chance.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { writeField } from '../../shared/engine/fields.ts';
import type { Move } from '../../shared/engine/moves.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { anyMove, type Luck, seededLuck } from '../../shared/engine/robots.ts';
import type { Show } from '../../shared/engine/show.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { type Casting, casting } from '../contract/castings.ts';
import { fixedDice, type Guest, Playhouse, until } from './playhouse.ts';

const long = process.env.LONG !== undefined;

/** Entries of each show that are looked at. */
const mostEntries = long ? 5000 : 30;
/** Hidden draws and sealed moves of each show that are made otherwise. */
const tries = long ? 12 : 1;

/** The time that the server's clock always reports, so that two rooms begin each entry at the same moment. */
const now = () => Date.UTC(2026, 10, 22, 20);
/** Limits of traffic are no matter of this clock. */
const steady = () => performance.now();

/** Puts something in the place of every picture of a pack. */
const keepPictures = async ({ app }: Playhouse, pack: object): Promise<void> => {
  const hashes = [...JSON.stringify(pack).matchAll(/"hash":"([0-9a-f]{64})"/g)].map(([, hash = '']) => hash);
  const medium = { type: 'image/webp', bytes: Buffer.from('picture'), width: 9, height: 9, seconds: 0 };
  for (const hash of hashes) await app.context.store.keepMedium({ ...medium, hash }, 1, 1e9);
};

/** A room with everybody in it, and what each of them has heard since it was asked last. */
class Company {
  readonly code: string;
  readonly #people: ReadonlyMap<string, Guest>;
  /** How often each was told what is theirs alone before the first entry; with each entry it is once more. */
  readonly #owns: ReadonlyMap<Guest, number>;
  readonly #house: Playhouse;

  static async gather(house: Playhouse, show: Show, cast: Casting, dice: (code: string) => void): Promise<Company> {
    const { options, pack, seats } = cast.setting as { options: object; pack: object; seats: number };
    await keepPictures(house, pack);
    const made = await house.make({ show: show.name, options: writeField(show.options, options), pack, seats });
    dice(made.code);
    const people = new Map([['host', await house.host(made)]]);
    for (const [seat, name] of cast.names.entries())
      people.set(`seat ${seat}`, await house.join(made.code, { as: 'play', name }));
    // Not counted as one of the crowd, which would be told in a patch of its own a second later.
    people.set('spectator', await house.join(made.code, { as: 'watch', screen: 'tv' }));
    const all = [...people.values()];
    await until(() => all.every(({ state }) => state.seats.every(each => each.connected)), 'all to be here');
    await Promise.all(all.map(guest => guest.caughtUp()));
    const company = new Company(house, made.code, people);
    company.heard();
    return company;
  }

  private constructor(house: Playhouse, code: string, people: ReadonlyMap<string, Guest>) {
    this.#house = house;
    this.code = code;
    this.#people = people;
    this.#owns = new Map([...people.values()].map(guest => [guest, guest.owns.length]));
  }

  get episode(): Episode {
    return this.#house.live(this.code).episode;
  }

  /** As the page of whoever makes it would. */
  async make({ by, do: name, ...inputs }: Move, id: string): Promise<void> {
    const actor = this.#people.get(by === 'host' ? 'host' : `seat ${by}`);
    const live = this.#house.live(this.code);
    const reply = await (by === 'clock' ? live.move('clock', { id, do: name }) : actor?.move(name, inputs, id));
    expect(reply, `${name} of ${by}`).toMatchObject({ ok: true });
  }

  /** Until everybody has heard everything. */
  async settle(): Promise<void> {
    const { length } = this.episode.entries;
    const all = [...this.#people.values()];
    const knows = (guest: Guest) =>
      guest.state.entries === length &&
      (guest.hello?.role === 'watch' || guest.owns.length >= (this.#owns.get(guest) ?? 0) + length);
    await until(() => all.every(knows), `entry ${length}`);
  }

  /** By person. What differs from room to room and from minute to minute is made the same. */
  heard(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      [...this.#people].map(([who, guest]) => {
        const text = guest.frames.map(frame => Buffer.from(frame).toString('latin1')).join('\n');
        guest.frames.length = 0;
        return [
          who,
          text
            .replaceAll(this.code, 'ROOMCODE')
            .replaceAll(guest.state.commit, 'COMMIT')
            .replaceAll(guest.state.publicSeed || 'none yet', 'PUBLIC SEED')
            .replaceAll(/"check":"[0-9a-f]*"/g, '"check":""')
            .replaceAll(/"(hash|salt)":"[0-9a-f]+"/g, '"$1":""')
            // Names and keys of pictures are drawn for every show.
            .replaceAll(/(?<![\w-])(?:[\w-]{22}|[\w-]{43})(?![\w-])/g, 'MEDIUM')
            .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME'),
        ];
      }),
    );
  }

  async leave(): Promise<void> {
    for (const guest of this.#people.values()) await guest.leave();
    this.#house.app.rooms.get(this.code)?.retire(1000);
  }
}

const withJudging = (show: Show, cast: Casting): Casting =>
  'judging' in ((show.options.of ?? {}) as object)
    ? { ...cast, setting: { ...cast.setting, options: { ...(cast.setting.options as object), judging: 'auto' } } }
    : cast;

/** The usual way to cast a show; one for any number is no show for nobody. */
const fewWays = (show: Show): number => (show.seats[1] === Number.POSITIVE_INFINITY ? 2 : 0);

/** The same dice but for slots whose values nobody may know. */
const otherwise = (source: Source, slots: ReadonlySet<string>): Source => {
  const differs = ({ place, k }: { readonly place: number; readonly k: number }) => slots.has(`${place}.${k}`);
  return {
    dice: (n, slot) => source.dice(n, slot).map(face => (differs(slot) ? (face % 6) + 1 : face)),
    number: (lo, hi, slot) => {
      const value = source.number(lo, hi, slot);
      return differs(slot) ? (value === hi ? lo : value + 1) : value;
    },
    order: (n, slot) => (differs(slot) ? source.order(n, slot).toReversed() : source.order(n, slot)),
  };
};

/** A whole show as robots play it, with what each entry hides: made before anybody plays it in a room. */
const scriptOf = (show: Show, cast: Casting, source: Source, luck: Luck) => {
  const episode = new Episode(show, cast.setting, cast.names, source);
  const script: { move: Move; hidden: readonly string[]; sealed: boolean; opens: boolean; other: Move }[] = [];
  while (!episode.over && script.length < mostEntries) {
    const move = robotMove(episode, luck);
    const legal = episode.legal().find(item => item.by === move.by && item.do === move.do);
    const played = episode.play(move);
    if (!played.ok || legal === undefined || hostInterventions.includes(move.do)) break;
    script.push({
      move,
      hidden: played.draws.flatMap(({ hidden, place, k }) =>
        // Of an order of showing the first letters are shown at once.
        hidden === undefined || hidden === 'letters' || played.opens.includes(hidden) ? [] : [`${place}.${k}`],
      ),
      sealed: played.sealed,
      opens: played.opens.length > 0,
      other: anyMove(legal, luck),
    });
  }
  return script;
};

/** Up to `most` of them, from all over. */
const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.filter((_, i) => Math.floor((i * most) / items.length) !== Math.floor(((i - 1) * most) / items.length));

test.each(shows.map(show => [show.name, show] as const))(
  'in %s nobody’s bytes depend on a value that is hidden or a move that is sealed',
  async (_name, show) => {
    const base = fixedDice(11);
    const sources = new Map<string, Source>();
    const house = await Playhouse.open({
      source: (_seed, code) => sources.get(code) ?? base,
      limits: { join: 1e6 },
      now,
      steady,
    });
    const cast = withJudging(show, casting(show, fewWays(show)));
    const script = scriptOf(show, cast, base, seededLuck(5));
    const places = [...script.keys()];
    const hiding = places.filter(i => (script[i]?.hidden.length ?? 0) > 0);
    const sealing = places.filter(i => script[i]?.sealed === true && script[i]?.opens === false);
    let compared = 0;
    for (const [kind, chosen] of [
      ['hidden', spread(hiding, tries)],
      ['sealed', spread(sealing, tries)],
    ] as const) {
      for (const at of chosen) {
        const slots = new Set(kind === 'hidden' ? script[at]?.hidden : []);
        const [one, other] = await Promise.all([
          Company.gather(house, show, cast, code => sources.set(code, base)),
          Company.gather(house, show, cast, code => sources.set(code, otherwise(base, slots))),
        ]);
        for (const [i, step] of script.slice(0, at + 4).entries()) {
          // Whatever is no sealed move may open a part of it.
          if (i > at && (step.opens || !step.sealed)) break;
          const differs = kind === 'sealed' && i === at;
          await one.make(step.move, `m${i}`);
          await other.make(differs ? { ...step.other, by: step.move.by, do: step.move.do } : step.move, `m${i}`);
          if (i < at - 1) continue;
          await Promise.all([one.settle(), other.settle()]);
          const [heard, heardThere] = [one.heard(), other.heard()];
          for (const [who, bytes] of Object.entries(heard)) {
            // Who sent it knows it.
            if (kind === 'sealed' && i >= at && who === `seat ${step.move.by}`) continue;
            if (kind === 'sealed' && i >= at && who === `seat ${script[at]?.move.by}`) continue;
            expect(heardThere[who] === bytes, `${kind} ${script[at]?.move.do} ${at}, entry ${i}, ${who}`).toBe(true);
            if (i >= at) compared += 1;
          }
        }
        await Promise.all([one.leave(), other.leave()]);
      }
    }
    if (hiding.length + sealing.length > 0) expect(compared).toBeGreaterThan(0);
  },
);

/** A text of this length that appears nowhere else. */
const canaries = () => {
  const all: string[] = [];
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const make = (text: string) => {
    const letters = Math.max(6, [...text].filter(letter => /\p{L}/u.test(letter)).length);
    const n = all.length;
    const name = `QZ${alphabet[Math.floor(n / 26) % 26]}${alphabet[n % 26]}`;
    const canary = name.padEnd(letters, alphabet[Math.floor(n / 676) % 26]);
    all.push(canary);
    return canary;
  };
  return { all, make };
};

type Item = Readonly<Record<string, unknown>>;

/** A pack whose answers are all canaries; choices show the answer by their nature, and go where they may. */
const canaryPack = (pack: unknown, make: (text: string) => string): unknown => {
  if (Array.isArray(pack)) return pack.map(item => canaryPack(item, make));
  if (typeof pack !== 'object' || pack === null) return pack;
  const item = pack as Item;
  const chosen = Array.isArray(item.choices) && item.solution === undefined;
  return Object.fromEntries(
    Object.entries(item).map(([field, value]) => {
      const secret =
        (['answer', 'accept'].includes(field) && !chosen) ||
        ['solution', 'subject', 'clues', 'word', 'explain', 'source', 'note'].includes(field) ||
        (['name', 'accept'].includes(field) && item.ask !== undefined && item.name !== undefined);
      if (secret && typeof value === 'string') return [field, make(value)];
      if (secret && Array.isArray(value)) return [field, value.map(text => make(String(text)))];
      return [field, canaryPack(value, make)];
    }),
  );
};

/** What only the host may read, before and after. */
const notesIn = (pack: unknown): readonly string[] =>
  typeof pack !== 'object' || pack === null
    ? []
    : Object.entries(pack).flatMap(([field, value]) => (field === 'note' ? [value as string] : notesIn(value)));

/** After these an answer may be told: somebody gave one, or the host gave it up. */
const answering: readonly string[] = [
  'answer',
  'guess',
  'clue',
  'subject',
  'pass',
  'hold',
  'done',
  'judge',
  'call-time',
  'reveal',
];

test.each(
  shows
    .filter(show => Object.keys(show.pack.of ?? {}).length > 0 && show.name !== 'qualifying')
    .map(show => [show.name, show] as const),
)('in %s no answer of the pack reaches anybody but the host before its time', async (_name, show) => {
  const house = await Playhouse.open({ source: () => fixedDice(23), limits: { join: 1e6 } });
  const cast = withJudging(show, casting(show, fewWays(show)));
  const { all, make } = canaries();
  const setting = { ...cast.setting, pack: canaryPack(cast.setting.pack, make) };
  const company = await Company.gather(house, show, { ...cast, setting }, () => undefined);
  const luck = seededLuck(3);
  const sent = new Set<string>();
  const notes = notesIn(setting.pack);
  const inText = (text: string) => all.filter(canary => text.toUpperCase().includes(canary));
  const card = () => inText(JSON.stringify(company.episode.view('host').own ?? null));
  let hostKnew = 0;
  for (let i = 0; i < mostEntries && !company.episode.over; i++) {
    const move = robotMove(company.episode, luck);
    if (hostInterventions.includes(move.do)) break;
    const before = card();
    const seen = company.episode.view('audience');
    hostKnew += before.length;
    await company.make(move, `m${i}`);
    await company.settle();
    const { cells } = company.episode.view('audience').board as { cells?: readonly { open: boolean }[] };
    const solved = cells !== undefined && cells.length > 0 && cells.every(({ open }) => open);
    if (answering.includes(move.do) || solved)
      for (const canary of before) if (!notes.includes(canary)) sent.add(canary);
    for (const [who, bytes] of Object.entries(company.heard())) {
      if (who === 'host') continue;
      const early = inText(bytes).filter(canary => !sent.has(canary));
      expect(early, `${who} after ${move.do} of ${move.by}, entry ${i}`).toEqual([]);
      // A picture comes with its question.
      const board = JSON.stringify([seen, company.episode.view('audience')]);
      const pictures = [...bytes.matchAll(/"hash":"(\d{64})"/g)].map(([, hash = '']) => hash);
      expect(pictures.filter(hash => !board.includes(hash))).toEqual([]);
    }
  }
  if (all.length > 0) expect(hostKnew).toBeGreaterThan(0);
  onTestFinished(() => company.leave());
});

/** The same questions with other right answers. */
const otherAnswers = (pack: unknown): unknown => {
  if (Array.isArray(pack)) return pack.map(otherAnswers);
  if (typeof pack !== 'object' || pack === null) return pack;
  const { answer, choices } = pack as { readonly answer?: unknown; readonly choices?: readonly unknown[] };
  const rest = Object.fromEntries(Object.entries(pack).map(([field, value]) => [field, otherAnswers(value)]));
  if (typeof answer === 'number') return { ...rest, answer: answer + 1 };
  return choices === undefined ? rest : { ...rest, answer: choices[(choices.indexOf(answer) + 1) % choices.length] };
};

test.each(['hot-dice', 'qualifying'])(
  'in %s which answer is right changes no byte of anybody but the host until the answers are opened',
  async name => {
    const show = shows.find(each => each.name === name);
    if (show === undefined) throw new Error('no such show');
    const house = await Playhouse.open({ source: () => fixedDice(11), now, steady });
    const cast = withJudging(show, casting(show, 1));
    const setting = { ...cast.setting, pack: otherAnswers(cast.setting.pack) };
    const one = await Company.gather(house, show, cast, () => undefined);
    const other = await Company.gather(house, show, { ...cast, setting }, () => undefined);
    let sealed = 0;
    for (const [i, step] of scriptOf(show, cast, fixedDice(11), seededLuck(5)).entries()) {
      if (step.opens || step.move.do === 'close') break;
      if (step.sealed) sealed += 1;
      for (const company of [one, other]) {
        await company.make(step.move, `m${i}`);
        await company.settle();
      }
      const [heard, heardThere] = [one.heard(), other.heard()];
      for (const who of Object.keys(heard))
        if (who !== 'host') expect(heardThere[who], `${who}, entry ${i}`).toBe(heard[who]);
    }
    expect(sealed).toBeGreaterThan(0);
  },
);

test('neither summary nor list nor a stranger’s record tells what is secret', async () => {
  const house = await Playhouse.open();
  const asked = (ask: string, i: number) => ({ ask, answer: `qzanswer${i}x`, accept: [`qzaccept${i}x`] });
  const pack = { questions: ['First?', 'Second?'].map(asked), tieBreakers: [asked('And?', 2)] };
  const { made } = await house.asked({ show: 'lucky-numbers', pack, public: true });
  const record = `/api/episodes/${made.code}/record`;
  for (const path of [`/api/episodes/${made.code}`, '/api/episodes', record])
    expect(JSON.stringify((await house.get(path)).body)).not.toMatch(/qz|seed|token/);
  for (const token of [undefined, 'B'.repeat(32)]) expect((await house.get(record, token)).status).toBe(403);
});

test('what a team advises reaches its own phones and the page of its seat, and nobody else', async () => {
  const house = await Playhouse.open();
  const questions = Array.from({ length: 30 }, (_, i) => ({ ask: `And ${i}?`, answer: `qzright${i}` }));
  const pack = { questions, tieBreakers: questions };
  const teams = { decides: 'captain', names: ['Team Red', 'Team Blue'] };
  const made = await house.make({ show: 'lucky-numbers', options: { judging: 'auto' }, pack, teams });
  const path = `/api/episodes/${made.code}/room`;
  const ask = async (n: number, message: object) =>
    (await house.post(path, { ...message, secret: `${n}`.padStart(32, '0') })).body as RoomReply;
  const join = async (n: number, team: number) => {
    const reply = await ask(n, { do: 'join', team, name: `Fan ${n}` });
    if (!reply.ok || !('name' in reply) || reply.team === undefined) throw new Error('not joined');
    return reply;
  };
  const [red, blue] = [await join(1, 0), await join(2, 1)];
  await join(3, 0);
  const everybody: Readonly<Record<string, Guest>> = {
    'captain 0': await house.join(made.code, { as: 'play', token: red.seat?.token ?? '' }),
    'captain 1': await house.join(made.code, { as: 'play', token: blue.seat?.token ?? '' }),
    'member 0': await house.join(made.code, { as: 'watch' }),
    'member 1': await house.join(made.code, { as: 'watch' }),
    host: await house.host(made),
    television: await house.join(made.code, { as: 'watch', screen: 'tv' }),
    spectator: await house.join(made.code, { as: 'watch' }),
  };
  const { host, 'captain 0': captain, 'captain 1': theirs } = everybody;
  everybody['member 0']?.room.send('team', { key: red.team?.key });
  everybody['member 1']?.room.send('team', { key: blue.team?.key });
  // Nor does whoever holds the other seat, with a key that was told.
  theirs?.room.send('team', { key: red.team?.key });
  for (const move of ['start', 'open-game', 'ask']) expect(await host?.move(move)).toMatchObject({ ok: true });
  const call = async (n: number, value: string) => {
    const looked = await ask(n, { do: 'look' });
    const task = looked.ok && 'name' in looked ? (looked.team?.task?.key ?? '') : '';
    expect(await ask(n, { do: 'call', task, value })).toMatchObject({ ok: true, team: { call: value } });
  };
  /** Only the phones of this team may know it. */
  const shut = async (seat: number, secret: RegExp, what: string) => {
    const phones = Object.entries(everybody);
    const own = phones.filter(([who]) => who.endsWith(` ${seat}`)).map(([, guest]) => guest);
    const others = phones.filter(([, guest]) => !own.includes(guest));
    await until(() => own.every(guest => secret.test(heardBy(guest))), `${what} on their own phones`);
    await Promise.all(others.map(([, guest]) => guest.caughtUp()));
    await house.looked(made.code, 12);
    for (const [who, guest] of others) expect(heardBy(guest), `${what}, ${who}`).not.toMatch(secret);
    const open = [path, `/api/episodes/${made.code}`, '/api/episodes'].map(from => house.get(from));
    const record = house.get(`/api/episodes/${made.code}/record`, made.token);
    for (const { body } of await Promise.all([...open, record])) expect(JSON.stringify(body), what).not.toMatch(secret);
    expect(JSON.stringify(await ask(2 - seat, { do: 'look' })), what).not.toMatch(secret);
  };
  // A call of the crowd, before anybody is told what is right.
  const { task } = (await house.get(path)).body as RoomFacts;
  expect(await ask(2, { do: 'call', task: task?.key ?? '', value: 'qzcall' })).toMatchObject({ ok: true });
  // Sealed numbers: advised, and then sent.
  for (const [n, number] of [
    [1, '87'],
    [3, '88'],
  ] as const)
    await call(n, number);
  await shut(0, /\["8[78]",1\]/, 'advice on a sealed number');
  expect(await captain?.move('buzz', { number: 87 })).toMatchObject({ ok: true });
  await shut(0, /\["8[78]",1\]/, 'advice in the entry of a sealed number');
  expect(await theirs?.move('buzz', { number: 13 })).toMatchObject({ ok: true });
  // Answers: what only some of the team said is told to nobody, also once another was given.
  const { episode } = house.live(made.code);
  const answers = episode.legal().find(({ do: name }) => name === 'answer')?.by === 0 ? 0 : 1;
  const sayer = answers === 0 ? 1 : 2;
  await call(sayer, 'qzadvice');
  await shut(answers, /qzadvice/i, 'advice on an answer');
  for (const [who, guest] of Object.entries(everybody)) expect(heardBy(guest), who).not.toMatch(/qzcall/i);
  expect(JSON.stringify((await house.get(path)).body)).not.toMatch(/qzcall/i);
  expect(await everybody[`captain ${answers}`]?.move('answer', { text: 'another' })).toMatchObject({ ok: true });
  expect(episode.entries.at(-1)?.advice).toEqual({ qzadvice: 1 });
  // The crowd's calls are told by now; what a team advised is none of them, though it counts as a call.
  const told = ({ state }: Guest) => (JSON.parse(state.room) as RoomFacts).last;
  await until(() => everybody.television !== undefined && told(everybody.television) !== null, 'the outcome');
  await host?.caughtUp();
  for (const [who, guest] of Object.entries(everybody))
    if (!who.endsWith(` ${answers}`)) expect(heardBy(guest), `after the answer, ${who}`).not.toMatch(/qzadvice/i);
});

/** Every byte so far, and what it says. */
const heardBy = ({ frames, team, owns }: Guest): string =>
  [...frames.map(frame => Buffer.from(frame).toString('latin1')), JSON.stringify([team, owns])].join('\n');
