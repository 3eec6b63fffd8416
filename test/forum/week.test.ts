/** A week by post: who owes what since when, reminders by one press, and one post about all shows. */
import { expect, test } from 'vitest';
import { Playhouse, until } from '../rooms/playhouse.ts';
import { PostOffice, readMail } from './post-office.ts';

const day = 86_400;

interface Owed {
  readonly deadline: number;
  readonly owing: readonly { readonly seat: number; readonly since: number; readonly missed: number }[];
}

const gathered = async () => {
  let now = Date.parse('2026-11-23T12:00:00Z');
  const office = await PostOffice.open();
  const mail = { url: office.url, from: 'boxcars@dice.example.org' };
  const house = await Playhouse.open({
    now: () => now,
    timing: { away: 3_600_000, idle: 3_600_000 },
    reminders: { anywhere: true, every: 3_600_000, mail },
  });
  const open = (name: string) => house.asked({ show: 'lucky-numbers', name, clock: day, options: { judging: 'auto' } });
  const owed = async (code: string, token?: string) => house.get(`/api/episodes/${code}/owed`, token);
  return { house, office, open, owed, wait: (hours: number) => (now += hours * 3_600_000), now: () => now };
};

test('a host is told who owes what, since when, and what was missed; nobody else is', async () => {
  const { house, open, owed, wait, now } = await gathered();
  const { made, ann } = await open('Kitchen table');
  const began = now();
  wait(2);
  expect(await ann.move('buzz', { number: 7 })).toMatchObject({ ok: true });
  const { status, body } = await owed(made.code, made.token);
  expect(status).toBe(200);
  // Ann’s number gives Ben no more time, and he has owed his since the question was asked.
  expect(body).toMatchObject({
    name: 'Kitchen table',
    host: false,
    owing: [{ seat: 1, name: 'Ben', since: began, missed: 0, season: 0, reachable: false, due: false }],
    next: '',
  });
  for (const token of [undefined, ann.token]) expect((await owed(made.code, token)).status).toBe(403);
  wait(23);
  await until(() => house.live(made.code).episode.state.phase === 'answer', 'the deadline');
  // Ann was heard alone, and owes the answer. What Ben missed is counted.
  const later = (await owed(made.code, made.token)).body as Owed;
  expect(later.owing.map(({ seat, since }) => [seat, since])).toEqual([[0, now()]]);
  expect(await house.post(`/api/episodes/${made.code}/desk`, { do: 'time-up' }, bearer(made.token))).toMatchObject({
    body: { ok: true },
  });
  await until(() => house.live(made.code).episode.state.phase !== 'answer', 'time to be up');
  expect(((await owed(made.code, made.token)).body as Owed).owing).toMatchObject([{ seat: 1, missed: 1 }]);
});

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

test('one press reminds a player who wants reminders', async () => {
  const { house, office, open, owed, wait } = await gathered();
  const { made, ann } = await open('');
  const remind = (seat: number) => house.post(`/api/episodes/${made.code}/remind`, { seat }, bearer(made.token));
  expect(await remind(0)).toMatchObject({ body: { told: 0 } });
  await house.post(`/api/episodes/${made.code}/mail`, { address: 'ann@example.org' }, bearer(ann.token));
  const look = async () => {
    await house.app.reminders.look();
    await house.app.reminders.idle();
  };
  await look();
  const [, page = ''] = /(\/mail\/\S+)/.exec((await readMail(office.received[0]!)).text) ?? [];
  await fetch(`${house.url}${page}/yes`, { method: 'POST' });
  expect((await owed(made.code, made.token)).body).toMatchObject({
    owing: [{ reachable: true }, { reachable: false }],
  });
  expect(await remind(0)).toMatchObject({ body: { told: 1 } });
  await look();
  const mail = await readMail(office.received.at(-1)!);
  expect([office.received.length, mail.subject]).toEqual([2, 'Ann: your move in Lucky Numbers']);
  // The host writes privately: Ann is told that there is something to read, and not what.
  await house.post(`/api/episodes/${made.code}/words`, { seat: 0, text: 'Take your time' }, bearer(made.token));
  await look();
  expect(office.received).toHaveLength(2);
  wait(1);
  await look();
  const told = await readMail(office.received.at(-1)!);
  expect([office.received.length, told.subject]).toEqual([3, 'The host of Lucky Numbers has written to you']);
  expect(office.received.at(-1)?.source).not.toContain('Take your time');
  // What is read at once is no news.
  await house.post(`/api/episodes/${made.code}/words`, { seat: 0, text: 'Or hurry' }, bearer(made.token));
  await house.get(`/api/episodes/${made.code}/words`, ann.token);
  wait(1);
  await look();
  expect(office.received).toHaveLength(3);
});

test('one post tells of the week: results, who is up, and what was missed; nothing of other shows', async () => {
  const { house, open, wait } = await gathered();
  const [old, ended, running, other] = [
    await open('Old'),
    await open('Ended'),
    await open('Running'),
    await open('Other'),
  ];
  expect(await old.host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  wait(1);
  expect(await running.ann.move('buzz', { number: 7 })).toMatchObject({ ok: true });
  expect(await other.host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  wait(8 * 24);
  expect(await ended.host.move('end', { winner: 1 })).toMatchObject({ ok: true });
  await until(() => house.live(running.made.code).episode.state.phase === 'answer', 'the deadline');
  const codes = [old, ended, running].map(({ made }) => made.code).join();
  const read = async (as: string, more = '') =>
    (await (await fetch(`${house.url}/api/week/post?codes=${codes}&as=${as}${more}`)).text()).replaceAll('\\', '');
  for (const as of ['text', 'bbcode', 'markdown']) {
    const post = await read(as, '&zone=Europe/Berlin');
    expect(post).toContain('Lucky Numbers: Ended. Ben wins.');
    expect(post).toMatch(/Lucky Numbers: Running\. Ann: .+\. Until .+ Europe\/Berlin\./);
    expect(post).not.toContain('Old');
    expect(post).not.toContain('Other');
    for (const { made } of [ended, running]) expect(post).toContain(`/e/${made.code}/watch`);
  }
  expect(await read('text', '&lang=de')).toContain('DIE WOCHE PER POST');
  expect((await house.get('/api/week/post')).status).toBe(400);
  expect((await house.get(`/api/week/post?codes=${'ABCDEFGH,'.repeat(40)}`)).status).toBe(400);
});
