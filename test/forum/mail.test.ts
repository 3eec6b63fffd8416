/** Reminders by e-mail, through a real mail server. */
import { expect, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { PostOffice, readMail } from './post-office.ts';

const from = 'boxcars@dice.example.org';

const look = async ({ app }: Playhouse) => {
  for (let i = 0; i < 2; i++) {
    await app.reminders.look();
    await app.reminders.idle();
  }
};

const opened = async (wanted: object = {}, now?: () => number) => {
  const office = await PostOffice.open();
  const house = await Playhouse.open({
    reminders: { anywhere: true, every: 3_600_000, mail: { url: office.url, from } },
    ...(now === undefined ? {} : { now }),
  });
  const show = await house.make({ show: 'six-dice', clock: 86_400, ...wanted });
  const ann = await house.join(show.code, { as: 'play', name: 'Ann' });
  await house.join(show.code, { as: 'play', name: 'Ben' });
  const host = await house.host(show);
  const path = `/api/episodes/${show.code}/mail`;
  const ask = (token: string, address: string) => house.post(path, { address }, { Authorization: `Bearer ${token}` });
  const state = async (token: string) => (await house.get(path, token)).body;
  return { house, office, show, ann, host, ask, state };
};

/** The only link of a mail that matches. */
const linkIn = (text: string, part: RegExp): URL => {
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link).filter(link => part.test(link));
  expect(links).toHaveLength(1);
  return new URL(links[0] ?? '');
};

/** The same path at the house: links begin with the address of the machine. */
const at = (house: Playhouse, { pathname }: URL): string => `${house.url}${pathname}`;

test('mails come once their reader has agreed, and each opens that one’s own seat', async () => {
  const { house, office, show, ann, host, ask, state } = await opened();
  expect(await ask(ann.token, 'ann@example.org')).toMatchObject({
    status: 201,
    body: { state: 'asked', address: 'a…@example.org' },
  });
  await look(house);
  await host.move('start');
  await look(house);
  // Before anybody agreed there is one question and no more.
  expect(office.received).toHaveLength(1);
  const asked = readMail(office.received[0]!);
  expect(asked.headers.get('subject')).toBe('Reminders from Six Dice?');
  expect(asked.text).not.toContain(ann.token);
  const page = at(house, linkIn(asked.text, /\/mail\//));
  // Programs that look into mails open links: that alone agrees to nothing and ends nothing.
  expect(await (await fetch(page)).text()).toContain('Yes, remind me');
  expect(await state(ann.token)).toMatchObject({ state: 'asked' });
  expect(await (await fetch(`${page}/yes`, { method: 'POST' })).text()).toContain('come to this address');
  expect(await state(ann.token)).toMatchObject({ state: 'on' });

  const turn = host.state.waiting[0];
  expect(turn).toBe(0);
  expect(await host.move('undo')).toMatchObject({ ok: true });
  await look(house);
  expect(await host.move('start')).toMatchObject({ ok: true });
  await look(house);
  const mail = readMail(office.received.at(-1)!);
  expect(office.received.at(-1)).toMatchObject({ from, to: ['ann@example.org'] });
  expect(mail.headers.get('subject')).toBe('Ann: your move in Six Dice');
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  // Nothing secret is in what a locked screen shows.
  expect([...mail.headers.values()].join('\n')).not.toContain(ann.token);
  // The page says the same, and its links lead to the same places.
  for (const link of mail.text.match(/https?:\/\/\S+/g) ?? []) expect(mail.html).toContain(`<a href="${link}">`);
  expect(mail.html).toContain('<p>Ann: your move in Six Dice</p>');
  const { source } = office.received.at(-1)!;
  for (const line of source.split('\r\n')) expect(line.length, line).toBeLessThanOrEqual(100);
  const seat = linkIn(mail.text, /\/e\//);
  expect([seat.pathname, seat.hash]).toEqual([`/e/${show.code}`, `#${ann.token}`]);

  // The button of a mail program (RFC 8058) posts without any page.
  expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, ends = ''] = /<(\S+)>/.exec(mail.headers.get('list-unsubscribe') ?? '') ?? [];
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(at(house, new URL(ends)), { method: 'POST', body })).status).toBe(200);
  expect(await state(ann.token)).toMatchObject({ state: '', sends: true });
  const count = office.received.length;
  await host.move('undo');
  await look(house);
  await host.move('start');
  await look(house);
  expect(office.received).toHaveLength(count);
});

test('an address that the mail server refuses gets nothing more, and its owner is told why', async () => {
  const { house, office, ann, ask, state } = await opened();
  office.refuses.set('gone@example.org', [550, 'No such user here']);
  await ask(ann.token, 'gone@example.org');
  await look(house);
  expect(await state(ann.token)).toMatchObject({
    state: 'stopped',
    problem: expect.stringContaining('No such user here'),
  });
  // What may be over later is tried again.
  office.refuses.set('busy@example.org', [450, 'Try again later']);
  await ask(ann.token, 'busy@example.org');
  await look(house);
  expect(await state(ann.token)).toMatchObject({ state: 'asked' });
});

test('who may ask, for what, and how often', async () => {
  const { house, ann, ask, show } = await opened();
  const path = `/api/episodes/${show.code}/mail`;
  expect((await house.post(path, { address: 'ann@example.org' })).status).toBe(403);
  for (const address of [
    'ann',
    'ann@example',
    'ann@example.org\r\nBcc: all@example.org',
    'a@b.org, c@d.org',
    '<ann@example.org>',
  ])
    expect(await ask(ann.token, address)).toMatchObject({ status: 400 });
  for (let n = 0; n < 5; n++) expect((await ask(ann.token, 'ann@example.org')).status).toBe(201);
  expect((await ask(ann.token, 'ANN@example.org')).status).toBe(429);
  expect((await ask(ann.token, 'ben@example.org')).status).toBe(201);
  const wrong = await fetch(`${house.url}/mail/abc/0123456789abcdef0123456789abcdef`);
  expect(await wrong.text()).toContain('No mails about this show');
});

test('a server without a mail server offers no mails', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'six-dice' });
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  const path = `/api/episodes/${made.code}/mail`;
  expect((await house.get(path, ann.token)).body).toMatchObject({ sends: false });
  const asked = await house.post(path, { address: 'a@example.org' }, { Authorization: `Bearer ${ann.token}` });
  expect(asked).toMatchObject({ status: 409, body: { code: 'no-mail' } });
});

test('in quiet hours nobody is woken; the mail comes when they are over', async () => {
  let now = Date.parse('2026-11-25T23:30:00Z');
  const { house, office, ann, host, ask } = await opened({ quietFrom: 22, quietTo: 7, zone: 'UTC' }, () => now);
  await ask(ann.token, 'ann@example.org');
  await look(house);
  const page = at(house, linkIn(readMail(office.received[0]!).text, /\/mail\//));
  await fetch(`${page}/yes`, { method: 'POST' });
  await host.move('start');
  await look(house);
  expect(office.received).toHaveLength(1);
  now = Date.parse('2026-11-26T06:59:00Z');
  await look(house);
  expect(office.received).toHaveLength(1);
  now = Date.parse('2026-11-26T07:00:01Z');
  await look(house);
  expect(office.received).toHaveLength(2);
});
