/** Seats that are teams: members join, advise and vote over real sockets and requests (contract.md 11). */
import { expect, test } from 'vitest';
import type { OwnTeam, Purse, RoomFacts, RoomReply, TeamNews } from '../../shared/crowd/messages.ts';
import { canonical } from '../../shared/engine/json.ts';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { storyOf } from '../../shared/recap/story.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { fixedDice, freshFolder, type Guest, type Made, Playhouse, type PlayhouseOptions, until } from './playhouse.ts';

const secretOf = (n: number) => n.toString(16).padStart(32, '0');

/** Somebody's phone: a socket that watches, and requests. */
class Phone {
  #house: Playhouse;
  readonly #code: string;
  readonly #secret: string;
  watch: Guest | undefined;
  purse: Purse | undefined;

  constructor(house: Playhouse, { code }: Pick<Made, 'code'>, n: number) {
    this.#house = house;
    this.#code = code;
    this.#secret = secretOf(n);
  }

  /** The server was started again. */
  move(house: Playhouse): void {
    this.#house = house;
  }

  async ask(message: object): Promise<RoomReply> {
    const path = `/api/episodes/${this.#code}/room`;
    const reply = (await this.#house.post(path, { ...message, secret: this.#secret })).body as RoomReply;
    if (reply.ok && 'name' in reply) this.purse = reply;
    return reply;
  }

  get team(): OwnTeam {
    if (this.purse?.team === undefined) throw new Error('in no team');
    return this.purse.team;
  }

  /** Opens the page of the team, and hears what it advises. */
  async open(): Promise<Guest> {
    this.watch = await this.#house.join(this.#code, { as: 'watch' });
    const { watch } = this;
    watch.room.send('team', { key: this.team.key });
    await until(() => watch.team.length > 0, 'news of the team');
    return watch;
  }

  /** Calls what the team is asked, as its page heard it last. */
  call(value: string): Promise<RoomReply> {
    return this.ask({ do: 'call', task: this.heard.task?.key ?? '', value });
  }

  get heard(): TeamNews {
    const news = this.watch?.team.at(-1) ?? this.purse?.team;
    if (news === undefined) throw new Error('heard nothing of a team');
    return news;
  }
}

/** The page of whoever holds a seat: it makes what its team voted. */
const captainsPage = async (house: Playhouse, made: Made, { purse }: Phone): Promise<Guest> => {
  const page = await house.join(made.code, { as: 'play', token: purse?.seat?.token ?? '' });
  page.room.onMessage('team', ({ voted }: TeamNews) => {
    if (voted !== undefined) void page.move(voted.move.do, voted.move, `vote ${page.state.entries}`);
  });
  return page;
};

/** A clock that a test sets forward. */
const settable = () => {
  let ahead = 0;
  return {
    options: { now: () => Date.now() + ahead, steady: () => performance.now() + ahead } satisfies PlayhouseOptions,
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
};

const questions = Array.from({ length: 40 }, (_, i) => ({ ask: `What comes after ${i}?`, answer: `Number ${i + 1}` }));
const numbers = {
  show: 'lucky-numbers',
  options: { judging: 'auto' },
  pack: { questions, tieBreakers: questions },
};

test('thirty phones in two teams play Lucky Numbers by vote, in a record that verifies', async () => {
  const clock = settable();
  const house = await Playhouse.open({ ...clock.options, limits: { bet: 1e6, join: 1e6 } });
  const teams = { decides: 'vote', names: ['Team Red', 'Team Blue'] };
  const made = await house.make({ ...numbers, clock: 60, teams });
  const host = await house.host(made);
  const phones = Array.from({ length: 30 }, (_, n) => new Phone(house, made, n + 1));
  for (const [n, phone] of phones.entries()) {
    // One link deals them out evenly.
    expect(await phone.ask({ do: 'join', name: `Fan ${n}` })).toMatchObject({ ok: true });
    expect(phone.team.seat).toBe(n % 2);
  }
  await Promise.all(phones.map(phone => phone.open()));
  // The first member of each team holds its seat. Red’s page is there, Blue’s never comes.
  const [red, blue] = [0, 1].map(seat => phones.filter(({ team }) => team.seat === seat)) as [Phone[], Phone[]];
  expect([red[0]?.purse?.seat?.seat, blue[0]?.purse?.seat?.seat]).toEqual([0, 1]);
  expect(phones.filter(({ purse }) => purse?.seat !== undefined)).toHaveLength(2);
  await captainsPage(house, made, red[0]!);
  const episode = () => house.live(made.code).episode;
  const luck = seededLuck(7);
  while (episode().entries.length < 40) {
    const live = episode();
    const move = robotMove(live, luck);
    const before = live.entries.length;
    if (move.by === 'host') {
      expect(await host.move(move.do, move)).toMatchObject({ ok: true });
      continue;
    }
    // All teams that owe something vote at once, on what their phones heard.
    const seats = [...new Set(live.legal().map(({ by }) => by))].filter(by => typeof by === 'number');
    const asked = [red, blue].filter((_, seat) => seats.includes(seat));
    await until(() => asked.flat().every(({ heard }) => heard.entries === before), `what is asked after ${before}`);
    for (const team of asked) {
      const { task } = team[0]?.heard.task ?? {};
      const options = task !== undefined && 'options' in task ? task.options.map(({ value }) => value) : [];
      // Ten say the first, the others something else.
      const said = (i: number) =>
        task?.kind === 'answer'
          ? ['Number 1', 'number 2'][Math.floor(i / 10)]
          : task?.kind === 'guess'
            ? String(20 + i)
            : options.at(i < 10 ? 0 : -1);
      await Promise.all(team.map((phone, i) => phone.call(said(i) ?? '')));
    }
    await until(() => {
      clock.pass(500);
      return live.entries.length >= before + asked.length;
    }, `the votes of ${asked.length} teams after entry ${before}`);
  }
  const { entries } = episode();
  // Nothing was left to the clock.
  expect(entries.filter(({ by }) => by === 'clock')).toEqual([]);
  const buzzed = entries.filter(entry => entry.do === 'buzz');
  // The median of 20 … 34.
  expect(buzzed.every(entry => entry.number === 27)).toBe(true);
  expect(entries.find(entry => entry.do === 'answer')?.advice).toEqual({ 'Number 1': 10, 'number 2': 5 });
  // Red’s own page gave its links; Blue’s moves were made by the server.
  const byRed = entries.filter(({ by }) => by === 0);
  const byBlue = entries.filter(({ by }) => by === 1);
  expect(byRed.every(({ hand }) => hand === undefined)).toBe(true);
  expect(byBlue.every(({ hand, reveal }) => hand === 'team' && reveal === undefined)).toBe(true);
  expect(await host.tell({ do: 'close', breakOff: true })).toMatchObject({ ok: true });
  const record = (await house.get(`/api/episodes/${made.code}/record`)).body as Record<string, unknown>;
  expect(verifyRecord(record, showNamed).verdict).toBe('ok');
});

/** A show of two teams, with phones in each, on what the first of them is asked. */
const playing = async (house: Playhouse, teams: object, phones: number, wanted: object = { show: 'six-dice' }) => {
  const made = await house.make({ ...wanted, clock: 30, teams: { names: ['Team Red', 'Team Blue'], ...teams } });
  const host = await house.host(made);
  const all = Array.from({ length: phones }, (_, n) => new Phone(house, made, n + 1));
  for (const [n, phone] of all.entries())
    expect(await phone.ask({ do: 'join', name: `Fan ${n}` })).toMatchObject({ ok: true });
  const start = async (...moves: readonly string[]) => {
    for (const move of ['start', ...moves]) expect(await host.move(move), move).toMatchObject({ ok: true });
    await Promise.all(all.map(phone => phone.ask({ do: 'look' })));
  };
  return { made, host, all, start, live: () => house.live(made.code) };
};

test('a class of sixty without names takes turns as captains, by requests alone', async () => {
  const house = await Playhouse.open({ limits: { bet: 1e6 }, source: () => fixedDice(3) });
  const made = await house.make({ show: 'six-dice', teams: { decides: 'turns', names: ['Team Rot', 'Team Blau'] } });
  const host = await house.host(made);
  const tv = await house.join(made.code, { as: 'watch', screen: 'tv' });
  const all = Array.from({ length: 60 }, (_, n) => new Phone(house, made, n + 1));
  for (const phone of all) expect(await phone.ask({ do: 'join' })).toMatchObject({ ok: true });
  expect(new Set(all.map(({ purse }) => purse?.name)).size).toBe(60);
  const of = (seat: number) => all.filter(({ team }) => team.seat === seat);
  expect([of(0).length, of(1).length]).toEqual([30, 30]);
  expect(await host.move('start')).toMatchObject({ ok: true });
  const captains: string[] = [];
  const { episode } = house.live(made.code);
  for (let turn = 0; turn < 4; turn++) {
    const seat = episode.legal().find(({ by }) => typeof by === 'number')?.by as number;
    const team = of(seat);
    await until(() => captainOf(tv, seat) !== '' && !captains.includes(captainOf(tv, seat)), 'another captain');
    await Promise.all(team.map(phone => phone.ask({ do: 'look' })));
    const [captain, ...others] = team.filter(({ purse }) => purse?.seat !== undefined);
    expect(others).toEqual([]);
    captains.push(captain?.purse?.name ?? '');
    expect(captainOf(tv, seat)).toBe(captains.at(-1));
    // Everybody says roll; the captain, who holds the seat, does something.
    const token = captain?.purse?.seat?.token ?? '';
    const headers = { Authorization: `Bearer ${token}` };
    while (episode.legal().some(({ by }) => by === seat)) {
      await Promise.all(
        team.map(async phone => {
          await phone.ask({ do: 'look' });
          const { key = '', task } = phone.team.task ?? {};
          const value = task !== undefined && 'options' in task ? task.options[0]?.value : undefined;
          if (value !== undefined)
            expect(await phone.ask({ do: 'call', task: key, value })).toMatchObject({ ok: true });
        }),
      );
      const move = robotMove(episode, seededLuck(turn));
      const sent = { ...move, at: episode.entries.length, id: `m${episode.entries.length}` };
      const reply = await house.post(`/api/episodes/${made.code}/seat/moves`, sent, headers);
      expect(reply.body).toMatchObject({ ok: true });
    }
  }
  expect(new Set(captains).size).toBe(4);
  const advised = episode.entries.filter(({ advice }) => advice !== undefined);
  expect(advised.length).toBeGreaterThan(4);
  expect(advised.every(({ advice }) => Object.values(advice ?? {}).reduce((a, b) => a + b) === 30)).toBe(true);
  expect(advised.every(({ hand }) => hand === undefined)).toBe(true);
});

test('captains take turns across restarts: nobody has it twice before everybody has had it once', async () => {
  const folder = freshFolder();
  let house = await Playhouse.open({ folder, source: () => fixedDice(3) });
  const { made, all, start } = await playing(house, { decides: 'turns' }, 8);
  await start();
  const captains: string[] = [];
  const red = () => all.filter(({ team }) => team.seat === 0);
  for (let turn = 0; turn < 4; turn++) {
    const host = await house.host(made);
    const { episode } = house.live(made.code);
    // Nobody plays for Blue: the host does.
    for (let luck = 0; !episode.legal().some(({ by }) => by === 0); luck++) {
      const { by, ...move } = robotMove(episode, seededLuck(luck));
      const sent = {
        ...move,
        id: `${turn} ${luck}`,
        at: episode.entries.length,
        ...(by === 'host' ? {} : { for: by }),
      };
      expect(await host.room.request('move', sent)).toMatchObject({ ok: true });
    }
    await until(() => !['', captains.at(-1)].includes(captainOf(host, 0)), 'another captain');
    await Promise.all(red().map(phone => phone.ask({ do: 'look' })));
    const captain = red().find(({ purse }) => purse?.seat !== undefined);
    captains.push(captain?.purse?.name ?? '');
    const page = await house.join(made.code, { as: 'play', token: captain?.purse?.seat?.token ?? '' });
    for (let luck = 0; episode.legal().some(({ by }) => by === 0); luck++) {
      const move = robotMove(episode, seededLuck(luck));
      expect(await page.move(move.do, move)).toMatchObject({ ok: true });
    }
    await house.app.close();
    house = await Playhouse.open({ folder, source: () => fixedDice(3) });
    for (const phone of all) phone.move(house);
  }
  expect(new Set(captains).size).toBe(4);
});

test('the same show again: members are in their team as soon as their phones come, and one of them is captain', async () => {
  const house = await Playhouse.open();
  const { made, host, all, start } = await playing(house, { decides: 'captain' }, 5);
  await start();
  expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  await until(() => host.state.phase === 'over', 'the end');
  const headers = { Authorization: `Bearer ${made.token}` };
  const again = (await house.post(`/api/episodes/${made.code}/again`, {}, headers)).body as Made;
  const viewer = await house.join(again.code, { as: 'watch' });
  const phones = all.map((_, n) => new Phone(house, again, n + 1));
  expect(await new Phone(house, again, 99).ask({ do: 'look' })).toMatchObject({ ok: false });
  for (const [n, phone] of phones.slice(0, 4).entries()) {
    expect(await phone.ask({ do: 'look' })).toMatchObject({ name: `Fan ${n}`, streak: 0, team: { seat: n % 2 } });
  }
  expect(phones.map(({ purse }) => purse?.seat?.seat)).toEqual([0, 1, undefined, undefined, undefined]);
  await until(() => factsOf(viewer).people === 4, 'the room');
  expect(factsOf(viewer).teams?.map(({ members, captain }) => [members, captain])).toEqual([
    [2, 'Fan 0'],
    [2, 'Fan 1'],
  ]);
});

const factsOf = ({ state }: Guest) => JSON.parse(state.room || '{}') as Partial<RoomFacts>;
const captainOf = (tv: Guest, seat: number) => factsOf(tv).teams?.[seat]?.captain ?? '';

test('a vote outlives a restart: calls, its clock, and who came first where two are level', async () => {
  const folder = freshFolder();
  const clock = settable();
  const before = await Playhouse.open({ folder, ...clock.options });
  const { made, all, start } = await playing(before, { decides: 'vote', seconds: 15 }, 6, numbers);
  await start('open-game', 'ask');
  const [red] = [all.filter(({ team }) => team.seat === 0)];
  for (const [i, number] of ['70', '10'].entries()) expect(await red?.[i]?.call(number)).toMatchObject({ ok: true });
  await before.app.close();

  const after = await Playhouse.open({ folder, ...clock.options });
  await after.host(made);
  const again = new Phone(after, made, 1);
  expect(await again.ask({ do: 'look' })).toMatchObject({ ok: true, team: { seat: 0, called: 2, call: '70' } });
  const { episode, state } = after.live(made.code);
  expect(state.deadline).toBeGreaterThan(0);
  clock.pass(state.deadline - clock.options.now() + 100);
  await after.looked(made.code);
  expect(await again.ask({ do: 'look' })).toMatchObject({
    team: { voted: { call: '10', move: { do: 'buzz', number: 10 } } },
  });
  expect(await again.call('99')).toMatchObject({ ok: false, code: 'late' });
  clock.pass(3000);
  await until(() => episode.entries.length > 4, 'what was voted, and what the clock does for those who said nothing');
  expect(episode.entries[3]).toMatchObject({ by: 0, do: 'buzz', number: 10, hand: 'team', advice: { 10: 1, 70: 1 } });
  expect(episode.entries[4]).toMatchObject({ by: 'clock', do: 'expire' });
});

test('most calls win, a captain’s page cannot do otherwise, and an undo asks the team again', async () => {
  const clock = settable();
  const house = await Playhouse.open({ ...clock.options, source: () => fixedDice(3) });
  const { made, host, all, start, live } = await playing(house, { decides: 'vote' }, 8);
  await start();
  const red = all.filter(({ team }) => team.seat === 0);
  const page = await house.join(made.code, { as: 'play', token: red[0]?.purse?.seat?.token ?? '' });
  const decide = () =>
    live()
      .episode.legal()
      .filter(({ by }) => by === 0)
      .map(({ do: name }) => name);
  const go = async (value: (options: readonly string[]) => string) => {
    const { length } = live().episode.entries;
    for (const phone of red) {
      await phone.ask({ do: 'look' });
      const { task } = phone.team.task ?? {};
      const options = task !== undefined && 'options' in task ? task.options.map(each => each.value) : [];
      // Where there is one way, the first call makes it.
      if (options.length > 1 || phone === red[0]) expect(await phone.call(value(options))).toMatchObject({ ok: true });
    }
    await until(() => page.team.at(-1)?.voted !== undefined, 'the vote');
    const { move } = page.team.at(-1)?.voted ?? {};
    expect(await page.move(move?.do ?? '', move)).toMatchObject({ ok: true });
    await until(
      () => live().episode.entries.length > length && page.team.at(-1)?.entries === length + 1,
      'the next task',
    );
  };
  while (!decide().includes('bank')) await go(options => options[0] ?? '');
  // The host may think again in the middle of a move, and every phone hears it.
  for (const decides of ['captain', 'vote'] as const) {
    expect(await host.tell({ do: 'team', seat: 0, decides })).toMatchObject({ ok: true });
    await until(() => page.team.at(-1)?.decides === decides, `the team to hear of ${decides}`);
  }
  expect(await page.move('bank')).toMatchObject({ ok: false, code: 'not-allowed' });
  const { entries } = live().episode;
  const decided = entries.length;
  const say = ['bank', 'roll', 'roll', 'bank'];
  await go(() => say.shift() ?? '');
  // Level: roll had two before bank had.
  expect(entries[decided]).toMatchObject({ do: 'roll', advice: { bank: 2, roll: 2 } });
  expect(entries[decided]).not.toHaveProperty('hand');
  expect(await host.move('undo')).toMatchObject({ ok: true });
  await red[0]?.ask({ do: 'look' });
  expect(red[0]?.team).toMatchObject({ called: 0, call: '' });
  // Nobody says a word: the clock does what the rules say.
  clock.pass(60_000);
  await until(() => entries.at(-1)?.by === 'clock', 'the clock');
});

test('who advises is told by what was decided, in the recap as on the air, and replay does not mind', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(3) });
  const { made, host, all, start, live } = await playing(house, { decides: 'captain' }, 6);
  const tv = await house.join(made.code, { as: 'watch', screen: 'tv' });
  await start();
  const red = all.filter(({ team }) => team.seat === 0);
  const page = await house.join(made.code, { as: 'play', token: red[0]?.purse?.seat?.token ?? '' });
  const luck = seededLuck(1);
  while (
    !live()
      .episode.legal()
      .some(({ by, do: name }) => by === 0 && name === 'bank')
  ) {
    const move = robotMove(live().episode, luck);
    expect(await page.move(move.do, move)).toMatchObject({ ok: true });
  }
  await Promise.all(red.map(phone => phone.ask({ do: 'look' })));
  for (const phone of red) expect(await phone.call('roll')).toMatchObject({ ok: true });
  await until(() => page.team.at(-1)?.called === 3, 'the bars of the captain');
  expect(page.team.at(-1)?.counts).toEqual([['roll', 3]]);
  const { length } = live().episode.entries;
  expect(await page.move('bank')).toMatchObject({ ok: true });
  await tv.sees(length + 1);
  const said = { seat: 0, kind: 'choice', call: 'roll', times: 3, of: 3, next: 0, otherwise: true };
  expect(JSON.parse(tv.state.cues)).toMatchObject({ said });
  expect(JSON.stringify(host.own.undo)).not.toContain('advice');
  expect(await host.tell({ do: 'close', breakOff: true })).toMatchObject({ ok: true });
  const file = (await house.get(`/api/episodes/${made.code}/record`)).body as { entries: object[] };
  expect(file.entries[length]).toMatchObject({ do: 'bank', advice: { roll: 3 } });
  const record = readRecord(file, showNamed);
  expect(storyOf(record).moments.at(-1)).toMatchObject({ do: 'bank', said });
  const without = readRecord(
    { ...file, entries: file.entries.map(entry => ({ ...entry, advice: undefined })) },
    showNamed,
  );
  expect(canonical(replay(without).episode.view('host'))).toBe(canonical(replay(record).episode.view('host')));
});

test('teams are made before the start, by the host alone; nobody changes sides after it; the rest is everybody’s', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'six-dice', filter: true });
  const host = await house.host(made);
  const phone = (n: number) => new Phone(house, made, n);
  const [one, two, three] = [phone(1), phone(2), phone(3)];
  expect(await one.ask({ do: 'join', name: 'Ann' })).toMatchObject({ ok: false, code: 'not-allowed' });
  expect(await host.tell({ do: 'team', seat: 0, decides: 'captain', name: 'The Foxes' })).toEqual({ ok: true });
  expect(await host.tell({ do: 'team', seat: 1, decides: 'vote', everybody: true })).toEqual({ ok: true });
  await until(() => host.state.seats[0]?.name === 'The Foxes', 'the name of the team');
  expect(await one.ask({ do: 'join', team: 0, name: 'Ann' })).toMatchObject({ ok: true, team: { seat: 0 } });
  expect(await two.ask({ do: 'enter', name: 'Ben' })).toMatchObject({ ok: true, team: { seat: 1, members: 1 } });
  expect(await three.ask({ do: 'join', team: 0, name: 'fuck' })).toMatchObject({ ok: false, code: 'name' });
  expect(await three.ask({ do: 'join', team: 7, name: 'Cid' })).toMatchObject({ ok: false, code: 'not-allowed' });
  expect(await host.move('start')).toMatchObject({ ok: true });
  expect(await one.ask({ do: 'join', team: 1 })).toMatchObject({ ok: true, team: { seat: 0 } });
  expect(await host.tell({ do: 'team', seat: 0, decides: 'nobody' })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'team', seat: 0, decides: 'vote', seconds: 30 })).toEqual({ ok: true });
  expect(await host.tell({ do: 'set', settings: { locked: true } })).toEqual({ ok: true });
  expect(await three.ask({ do: 'join', team: 0, name: 'Cid' })).toMatchObject({ ok: false, code: 'not-allowed' });
  // A substitution gives the seat away, and the team keeps its phones.
  const token = one.purse?.seat?.token ?? '';
  expect(await host.tell({ do: 'remove', seat: 0 })).toEqual({ ok: true });
  expect((await house.get(`/api/episodes/${made.code}/seat`, token)).status).toBe(403);
  expect(await one.ask({ do: 'look' })).toMatchObject({ team: { seat: 0, task: { task: { kind: 'choice' } } } });
});
