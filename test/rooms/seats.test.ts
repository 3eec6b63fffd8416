import { matchMaker } from 'colyseus';
import { expect, test } from 'vitest';
import type { DeskMessage } from '../../shared/engine/desk-message.ts';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { fixedDice, type Guest, Playhouse, until } from './playhouse.ts';

const lucky = { show: 'lucky-numbers', options: { judging: 'auto' } };
const tokenOf = (link: string | undefined) => link?.split('#')[1] ?? '';

test('seats are taken by name, and who finds none watches', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const ben = await house.join(made.code, { as: 'play', name: '  Ben\u0000  ', seat: 1 });
  expect(ben.hello).toMatchObject({ role: 'play', seat: 1 });
  expect(ben.token).toMatch(/^[\w-]{32}$/);
  const ann = await house.join(made.code, { as: 'play', name: 'Ann', seat: 1 });
  expect(ann.seat).toBe(0);
  const cleo = await house.join(made.code, { as: 'play', name: 'Cleo' });
  expect(cleo.hello).toMatchObject({ role: 'watch', seat: -1 });
  expect(cleo.token).toBe('');
  await until(() => cleo.state.seats.map(({ name }) => name).join() === 'Ann,Ben', 'the names');
  await expect(house.join(made.code, { as: 'play', name: ' ' })).rejects.toMatchObject({ code: 400 });
});

test('two people of one name can be told apart, and each keeps theirs', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers', seats: 2, options: { judging: 'auto' } });
  const host = await house.host(made);
  const names = async () => {
    await host.caughtUp();
    return host.state.seats.map(({ name }) => name);
  };
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  const other = await house.join(made.code, { as: 'play', name: 'ANN' });
  expect(await names()).toEqual(['Ann', 'ANN 2']);
  await house.join(made.code, { as: 'play', name: 'Ann', token: ann.token });
  expect(await names()).toEqual(['Ann', 'ANN 2']);
  // A seat that was taken back goes to the next player, even to its former holder.
  await host.tell({ do: 'remove', seat: 0 });
  await other.caughtUp();
  const long = 'Annabella of Castle Rackrent in Ireland!';
  await house.join(made.code, { as: 'play', name: long });
  await host.tell({ do: 'remove', seat: 1 });
  await house.join(made.code, { as: 'play', name: long });
  expect(await names()).toEqual([long, 'Annabella of Castle Rackrent in Ire 2']);
  await host.move('start');
  await host.tell({ do: 'remove', seat: 0 });
  await house.join(made.code, { as: 'play', name: long });
  // No substitute: nothing is entered.
  await until(() => host.state.seats[0]?.open === false, 'whoever comes back to be seated');
  expect([(await names())[0], host.state.entries]).toEqual([long, 1]);
});

test('the same token opens the same seat from another window: both see, either moves, nothing doubles', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(4) });
  const made = await house.make(lucky);
  const host = await house.host(made);
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  const again = await house.join(made.code, { as: 'play', token: ann.token });
  await house.join(made.code, { as: 'play', name: 'Ben' });
  expect(again.hello).toMatchObject({ role: 'play', seat: 0 });
  expect(again.token).toBe('');
  for (const move of ['start', 'open-game', 'ask']) await host.move(move);
  await again.sees(3);
  expect(await again.move('buzz', { number: 9 })).toMatchObject({ ok: true });
  await until(() => ann.own.legal.length === 0 && ann.state.entries === 4, 'the other window to know');
  expect(await ann.move('buzz', { number: 10 })).toMatchObject({ ok: false, code: 'not-now' });
  await again.leave();
  await until(() => host.state.seats[0]?.connected === true, 'still here');
  await ann.leave();
  await until(() => host.state.seats[0]?.connected === false, 'gone');
});

test('a token of another show, or a host’s at a seat’s door, opens nothing', async () => {
  const house = await Playhouse.open();
  const [one, other] = [await house.make(lucky), await house.make(lucky)];
  const ann = await house.join(one.code, { as: 'play', name: 'Ann' });
  for (const options of [
    { as: 'host', token: other.token },
    { as: 'host', token: ann.token },
    { as: 'play', token: one.token },
    { as: 'host' },
  ] as const) {
    await expect(house.join(one.code, options)).rejects.toMatchObject({ code: 403 });
  }
});

test('the host renames, locks and takes a seat back; its link is worthless then', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const host = await house.host(made);
  const ann = await house.join(made.code, { as: 'play', name: 'An' });
  expect(await host.tell({ do: 'rename', seat: 0, name: 'Anna' })).toEqual({ ok: true });
  await until(() => ann.state.seats[0]?.name === 'Anna', 'the new name');
  expect(await host.tell({ do: 'rename', seat: 1, name: 'Nobody' })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'set', settings: { locked: true } })).toEqual({ ok: true });
  const ben = await house.join(made.code, { as: 'play', name: 'Ben' });
  expect(ben.hello?.role).toBe('watch');
  expect(await host.tell({ do: 'remove', seat: 0 })).toEqual({ ok: true });
  await until(() => ann.left === 4101, 'Anna to be sent away');
  await expect(house.join(made.code, { as: 'play', token: ann.token })).rejects.toMatchObject({ code: 403 });
  await host.tell({ do: 'set', settings: { locked: false } });
  const cleo = await house.join(made.code, { as: 'play', name: 'Cleo' });
  expect(cleo.seat).toBe(0);
});

test('a seat taken back while the show runs goes to the next player, with its score, and the record says so', async () => {
  const house = await Playhouse.open();
  const { made, host, ann, ben } = await house.gather(lucky);
  await host.move('start');
  await host.move('correct', { seat: 0, score: 500, reason: 'a gift' });
  await host.tell({ do: 'remove', seat: 0 });
  await until(() => ann.left === 4101 && ben.state.seats[0]?.open === true, 'the open seat');
  const cleo = await house.join(made.code, { as: 'play', name: 'Cleo' });
  expect(cleo.seat).toBe(0);
  await until(() => ben.state.seats[0]?.name === 'Cleo', 'the substitute');
  expect(ben.state.seats[0]).toMatchObject({ score: 500, open: false });
  expect(await host.tell({ do: 'rename', seat: 0, name: 'Cleopatra' })).toEqual({ ok: true });
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  expect(body).toMatchObject({ seats: ['Ann', 'Ben'], partial: true });
  expect((body as { entries: object[] }).entries.slice(2)).toMatchObject([
    { by: 'host', do: 'replace', seat: 0, name: 'Cleo' },
    { by: 'host', do: 'replace', seat: 0, name: 'Cleopatra' },
  ]);
});

test('LN-A25: a new name in the middle of a show is not a substitute, and neither is a player who returns to their seat', async () => {
  const house = await Playhouse.open();
  const { made, host, ben } = await house.gather({ ...lucky, options: { wins: [3, 0] } });
  await host.move('start');
  expect(await host.tell({ do: 'rename', seat: 0, name: 'Anna' })).toEqual({ ok: true });
  await until(() => ben.state.seats[0]?.name === 'Anna', 'the new name');
  await host.tell({ do: 'remove', seat: 0 });
  await until(() => ben.state.seats[0]?.open === true, 'the open seat');
  expect((await house.join(made.code, { as: 'play', name: 'Anna' })).seat).toBe(0);
  await host.move('end', { winner: 0 });
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  expect(body).toMatchObject({ seats: ['Anna', 'Ben'] });
  expect((body as { entries: { do: string }[] }).entries.map(entry => entry.do)).toEqual(['start', 'end']);
  expect(house.live(made.code).episode.state.result).toMatchObject({ wins: [4, 0] });
});

test('co-hosts come by a link that can be revoked, contestants by one of their own', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const host = await house.host(made);
  const reply = await host.tell({ do: 'co-host' });
  expect(reply).toMatchObject({ ok: true, link: expect.stringContaining(`/e/${made.code}/host#`) });
  if (!reply.ok || reply.id === undefined) throw new Error('no link');
  const coHost = await house.join(made.code, { as: 'host', token: tokenOf(reply.link) });
  await until(() => host.desk.at(-1)?.clients === 2, 'the desk to know');
  expect(host.desk.at(-1)?.links).toEqual([{ id: reply.id, role: 'co-host', seat: -1, made: expect.any(Number) }]);
  expect(await coHost.tell({ do: 'sound-check' })).toEqual({ ok: true });
  await until(() => host.sounds === 1 && coHost.sounds === 1, 'a sound');
  expect(await host.tell({ do: 'revoke', id: reply.id })).toEqual({ ok: true });
  await until(() => coHost.left === 4101, 'the co-host to be sent away');
  await expect(house.join(made.code, { as: 'host', token: tokenOf(reply.link) })).rejects.toMatchObject({ code: 403 });
  const link = await host.tell({ do: 'seat-link', seat: 1 });
  if (!link.ok) throw new Error('no link');
  const dan = await house.join(made.code, { as: 'play', token: tokenOf(link.link), name: 'Dan' });
  expect(dan.seat).toBe(1);
  await until(() => host.state.seats[1]?.name === 'Dan', 'Dan');
});

/** Whether a link still opens what it was made for. */
const opens = async (house: Playhouse, code: string, as: 'host' | 'play', link: string | undefined) => {
  try {
    await (await house.join(code, { as, token: tokenOf(link), name: 'Dan' })).leave();
    return true;
  } catch {
    return false;
  }
};

test('a link is shown once, to its maker; revoking it revokes what it made, and all links are listed', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const host = await house.host(made);
  const give = async (desk: Guest, message: DeskMessage) => {
    const reply = await desk.tell(message);
    if (!reply.ok || reply.link === undefined) throw new Error('no link');
    return { id: reply.id ?? '', link: reply.link };
  };
  const eve = await give(host, { do: 'co-host' });
  const [desk, other] = [
    await house.join(made.code, { as: 'host', token: tokenOf(eve.link) }),
    await house.join(made.code, { as: 'host', token: tokenOf(eve.link) }),
  ];
  // What a co-host makes, and what is made by that in turn.
  const again = await give(desk, { do: 'co-host' });
  const deputy = await house.join(made.code, { as: 'host', token: tokenOf(again.link) });
  const seat = await give(deputy, { do: 'seat-link', seat: 1 });
  const program = await give(desk, { do: 'overlay' });
  const sameLink = await give(host, { do: 'seat-link', seat: 0 });
  const dan = await house.join(made.code, { as: 'play', token: tokenOf(seat.link), name: 'Dan' });
  const ids = [eve, again, seat, program, sameLink].map(({ id }) => id);
  await until(() => host.desk.at(-1)?.links.length === 5, 'all five to be listed');
  expect(host.desk.at(-1)?.links.map(({ id, role, seat: of }) => [id, role, of])).toEqual([
    [eve.id, 'co-host', -1],
    [again.id, 'co-host', -1],
    [seat.id, 'seat', 1],
    [program.id, 'overlay', -1],
    [sameLink.id, 'seat', 0],
  ]);
  for (const { link } of [eve, again, seat, program, sameLink])
    for (const page of [host, desk, other, deputy])
      expect(JSON.stringify(page.desk)).not.toContain(tokenOf(link) ?? link);
  // Who sat down by name stays; nothing that the co-host made does.
  expect(await host.tell({ do: 'revoke', id: eve.id })).toEqual({ ok: true });
  await until(() => [desk, other, deputy, dan].every(({ left }) => left === 4101), 'all of them to be sent away');
  expect(host.desk.at(-1)?.links.map(({ id }) => id)).toEqual(ids.slice(4));
  expect(await opens(house, made.code, 'host', eve.link)).toBe(false);
  expect(await opens(house, made.code, 'host', again.link)).toBe(false);
  expect(await opens(house, made.code, 'play', seat.link)).toBe(false);
  expect(await opens(house, made.code, 'play', sameLink.link)).toBe(true);
});

test('a new link to a seat takes the place of the one before it', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const host = await house.host(made);
  const first = await host.tell({ do: 'seat-link', seat: 1 });
  if (!first.ok) throw new Error('no link');
  const dan = await house.join(made.code, { as: 'play', token: tokenOf(first.link), name: 'Dan' });
  const second = await host.tell({ do: 'seat-link', seat: 1 });
  if (!second.ok) throw new Error('no link');
  await until(() => dan.left === 4101, 'whoever came by the old link to be sent away');
  expect(await opens(house, made.code, 'play', first.link)).toBe(false);
  expect(await opens(house, made.code, 'play', second.link)).toBe(true);
  expect(host.desk.at(-1)?.links.map(({ id }) => id)).toEqual([second.id]);
});

test('with a host’s link that leaked everything dies that was made with it', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const host = await house.host(made);
  const thief = await house.host(made);
  const reply = await thief.tell({ do: 'co-host' });
  if (!reply.ok) throw new Error('no link');
  const accomplice = await house.join(made.code, { as: 'host', token: tokenOf(reply.link) });
  expect(await host.tell({ do: 'move-link' })).toMatchObject({ ok: true });
  await until(() => thief.left === 4101 && accomplice.left === 4101, 'both to be sent away');
  expect(await opens(house, made.code, 'host', reply.link)).toBe(false);
  expect(host.left).toBe(0);
  expect(await host.tell({ do: 'sound-check' })).toEqual({ ok: true });
});

test('desks know about screens, and everybody about the crowd, counted once in a while', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const host = await house.host(made);
  await house.join(made.code, { as: 'watch', screen: 'tv' });
  await until(() => host.desk.at(-1)?.screens === 1, 'a screen');
  const crowd = await Promise.all(Array.from({ length: 5 }, () => house.join(made.code, { as: 'watch' })));
  await until(() => host.state.spectators === 5, 'the crowd');
  await Promise.all(crowd.map(guest => guest.leave()));
  await until(() => host.state.spectators === 0, 'an empty house');
});

test('entrants of a qualifying are seated as they come, also while it runs', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'qualifying', pack: { ask: 'How many steps?', answer: 42 } });
  const host = await house.host(made);
  const first = await house.join(made.code, { as: 'play', name: 'Ann' });
  const second = await house.join(made.code, { as: 'play', name: 'Ben' });
  expect([first.seat, second.seat]).toEqual([0, 1]);
  expect(await host.move('start')).toMatchObject({ ok: true });
  expect(await first.move('guess', { value: 40 })).toMatchObject({ ok: true });
  const third = await house.join(made.code, { as: 'play', name: 'Cleo' });
  expect(third.seat).toBe(2);
  await until(() => first.state.seats.length === 3, 'the third');
  expect(await third.move('guess', { value: 43 })).toMatchObject({ ok: true });
  expect(await host.move('close')).toMatchObject({ ok: true });
  await until(() => first.state.phase === 'over', 'the end');
  expect(first.view.result).toMatchObject({ ranking: [2, 0] });
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  expect(body).toMatchObject({ seats: ['Ann', 'Ben', 'Cleo'] });
  expect(replay(readRecord(body, showNamed)).episode.view('audience')).toEqual(first.view);
});

test('a page whose connection breaks comes back by itself to its seat, with the same picture', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(5) });
  const { made, host, ann } = await house.gather(lucky);
  ann.room.reconnection.enabled = true;
  ann.room.reconnection.minUptime = 0;
  const before = ann.owns.length;
  // She comes back when it is said, and not before.
  const { connection } = ann.room;
  const reconnect = connection.reconnect.bind(connection);
  let comeBack: (() => void) | undefined;
  connection.reconnect = (...given) => {
    comeBack = () => reconnect(...given);
  };
  const socket = matchMaker.getLocalRoomById(made.code).clients.get(ann.room.sessionId)?.ref as unknown as {
    terminate(): void;
  };
  socket.terminate();
  await until(() => host.state.seats[0]?.connected === false, 'Ann to be gone');
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move)).toMatchObject({ ok: true });
  await until(() => comeBack !== undefined, 'Ann to try');
  comeBack?.();
  await until(() => host.state.seats[0]?.connected === true, 'Ann to be back');
  await until(() => ann.owns.length > before && ann.state.entries === 3, 'Ann to know what happened');
  await ann.caughtUp();
  expect(ann.own.legal).toMatchObject([{ by: 0, do: 'buzz' }]);
  expect(await ann.move('buzz', { number: 50 })).toMatchObject({ ok: true });
  expect(ann.view).toEqual(house.live(made.code).episode.view('audience'));
});
