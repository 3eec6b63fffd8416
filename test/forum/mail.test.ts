/** Reminders by e-mail, through a real mail server. */
import { expect, onTestFinished, test } from 'vitest';
import { mailFormats, mailKey, mailOf } from '../../server/forum/mail.ts';
import { Mailer } from '../../server/forum/mailer.ts';
import { wordsIn } from '../../server/languages.ts';
import { openVault } from '../../server/vault.ts';
import { type ReminderFacts, reminderEvents, reminderText } from '../../shared/forum/reminders.ts';
import { freshFolder, Playhouse } from '../rooms/playhouse.ts';
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
  const asked = await readMail(office.received[0]!);
  expect(asked.subject).toBe('Reminders from Six Dice?');
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
  const mail = await readMail(office.received.at(-1)!);
  expect(office.received.at(-1)).toMatchObject({ from, to: ['ann@example.org'] });
  expect(mail.subject).toBe('Ann: your move in Six Dice');
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
  office.refuses.set('gone@example.org', [550, '5.1.1 <gone@example.org>: No such user here']);
  await ask(ann.token, 'gone@example.org');
  await look(house);
  expect(await state(ann.token)).toMatchObject({
    state: 'stopped',
    problem: expect.stringContaining('No such user here'),
  });
  // The address lies in the store and the log encrypted or not at all.
  expect(await state(ann.token)).toMatchObject({ problem: expect.not.stringContaining('gone@') });
  // What may be over later is tried again.
  office.refuses.set('busy@example.org', [450, 'Try again later']);
  await ask(ann.token, 'busy@example.org');
  await look(house);
  expect(await state(ann.token)).toMatchObject({ state: 'asked' });
});

test.each(reminderEvents)('a mail of “%s” in German, as mail programs read it', async event => {
  const office = await PostOffice.open();
  const vault = openVault(freshFolder());
  const mailer = new Mailer({ url: office.url, from });
  onTestFinished(() => mailer.close());
  const token = 'a'.repeat(32);
  const facts: ReminderFacts = {
    ...{ event, code: 'ABCDEFGH', show: 'six-dice', title: 'Sechs Würfel', name: 'Größte Küche <b>& Söhne</b>' },
    ...{ seats: [{ seat: 0, name: 'Zoë Weiß' }], names: 'Zoë Weiß', moves: ['Würfeln', 'Aufhören'], entries: 4 },
    ...{ now: Date.parse('2026-11-23T12:00:00Z'), deadline: Date.parse('2026-11-24T12:00:00Z') },
    scores: [{ name: 'Zoë Weiß', score: '1.500 €' }],
    ...{ winner: 0, late: [{ name: 'Zoë Weiß', missed: 2, now: 'Jörg' }] },
    ...{ link: 'https://dice.example.org/e/ABCDEFGH', picture: '' },
  };
  const words = await (await wordsIn('de')).forum();
  const target = { id: 'targettarget', format: mailFormats.on, about: '0', language: 'de' } as const;
  const address = 'https://dice.example.org';
  await mailer.send(mailOf('noticenotice', target, { to: 'zoe@example.org', token }, facts, words, vault, address));
  const [received] = office.received;
  const { headers, subject, text, html } = await readMail(received!);
  const { title, body } = reminderText(facts, words);
  expect(subject).toBe(title);
  for (const line of [title, body, facts.name]) {
    expect(text).toContain(line);
    expect(html).toContain(line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  }
  const ends = `${address}/mail/${target.id}/${mailKey(vault, target.id)}`;
  expect(headers.get('list-unsubscribe')?.trim()).toBe(`<${ends}>`);
  expect(text).toContain(`Keine E-Mails mehr: ${ends}`);
  expect(text.includes(`#${token}`)).toBe(event !== 'result');
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative;/);
  expect(headers.get('message-id')).toBe('<noticenotice@dice.example.org>');
  // What goes over the wire: seven bits, short lines, each part with its charset, and no token above the first empty line.
  const { source } = received!;
  expect(/[^\r\n\x20-\x7e]/.test(source)).toBe(false);
  expect(source.match(/Content-Type: text\/(plain|html); charset=utf-8/g)).toHaveLength(2);
  for (const line of source.split('\r\n')) if (!line.includes(ends)) expect(line.length, line).toBeLessThanOrEqual(78);
  expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toContain(token);
});

/** As Postfix writes it, which was handed our mail and then heard no from the server behind it. */
const bounceOf = (source: string, { status = '5.1.1', quotes = 'message/rfc822' } = {}): string =>
  [
    ...['From: MAILER-DAEMON@mx.example.org (Mail Delivery System)', `To: ${from}`],
    ...['Subject: Undelivered Mail Returned to Sender', 'Auto-Submitted: auto-replied', 'MIME-Version: 1.0'],
    ...[
      'Content-Type: multipart/report; report-type=delivery-status;',
      '\tboundary="8B2A41.1795872/mx.example.org"',
      '',
    ],
    ...['This is a MIME-encapsulated message.', '', '--8B2A41.1795872/mx.example.org'],
    ...['Content-Description: Notification', 'Content-Type: text/plain; charset=utf-8', ''],
    ...['I’m sorry to have to inform you …', '', '--8B2A41.1795872/mx.example.org'],
    ...['Content-Description: Delivery report', 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; mx.example.org', 'X-Postfix-Queue-ID: 8B2A41', `X-Postfix-Sender: rfc822; ${from}`, ''],
    ...['Final-Recipient: rfc822; ann@example.org', 'Action: failed', `Status: ${status}`],
    ...['Diagnostic-Code: smtp; 550 5.1.1 <ann@example.org>: Recipient address rejected:', '    User unknown', ''],
    ...['--8B2A41.1795872/mx.example.org', 'Content-Description: Undelivered Message', `Content-Type: ${quotes}`, ''],
    ...[quotes === 'message/rfc822' ? source : source.slice(0, source.indexOf('\r\n\r\n')), ''],
    ...['--8B2A41.1795872/mx.example.org--', ''],
  ].join('\r\n');

test('a mail that comes back later ends the mails to its address, in every show; others end nothing', async () => {
  const { house, office, show, ann, host, ask, state } = await opened();
  const other = await house.make({ show: 'hot-dice' });
  const path = `/api/episodes/${other.code}/mail`;
  await ask(ann.token, 'ann@example.org');
  // One address may be that of a host who plays, too.
  await ask(show.token, 'ann@example.org');
  await house.post(path, { address: 'Ann@Example.org' }, { Authorization: `Bearer ${other.token}` });
  await look(house);
  expect(office.received).toHaveLength(3);
  const { source } = office.received[0]!;
  const hand = async (body: string | Uint8Array<ArrayBuffer>) => {
    const answer = await fetch(`${house.url}/api/mail/bounces`, { method: 'POST', body });
    return [answer.status, ((await answer.json()) as { ended?: number }).ended];
  };
  for (const mail of [
    '',
    source,
    'hello',
    bounceOf('Subject: not ours\r\n\r\nHi'),
    // Too full, or not there for now.
    bounceOf(source, { status: '4.2.2' }),
    bounceOf(source.replace(/(List-Unsubscribe:\s+<\S+\/)[\w-]+>/, `$1${'0'.repeat(32)}>`)),
  ])
    expect(await hand(mail)).toEqual([200, 0]);
  expect((await hand('x'.repeat(200_000)))[0]).toBe(413);
  expect(await state(ann.token)).toMatchObject({ state: 'asked' });

  expect(await hand(bounceOf(source, { quotes: 'text/rfc822-headers' }))).toEqual([200, 3]);
  for (const token of [ann.token, show.token])
    expect(await state(token)).toMatchObject({
      state: 'stopped',
      problem: '550 5.1.1 … Recipient address rejected: User unknown',
    });
  expect((await house.get(path, other.token)).body).toMatchObject({ state: 'stopped' });
  expect(await hand(bounceOf(source))).toEqual([200, 0]);
  const page = at(house, linkIn((await readMail(office.received[0]!)).text, /\/mail\//));
  expect(await (await fetch(page)).text()).toContain('No mails about this show');
  await host.move('start');
  await look(house);
  expect(office.received).toHaveLength(3);
  // Whoever has a better address asks again.
  expect(await ask(ann.token, 'ann@example.com')).toMatchObject({ status: 201, body: { state: 'asked' } });
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
  const page = at(house, linkIn((await readMail(office.received[0]!)).text, /\/mail\//));
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
