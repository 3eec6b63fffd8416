/** What the server writes itself: refusals, faults, posts, pictures and reminders, each in the language of whoever reads it. */
import { expect, test } from 'vitest';
import * as germanRefusals from '../../shared/words/de/refusals.ts';
import * as germanRequests from '../../shared/words/de/requests.ts';
import * as refusals from '../../shared/words/en/refusals.ts';
import * as requests from '../../shared/words/en/requests.ts';
import { answer, Receiver } from '../forum/receiver.ts';
import { Playhouse } from '../rooms/playhouse.ts';

const english = { ...refusals.refusals, ...requests.requests };
const german = { ...germanRefusals.refusals, ...germanRequests.requests };

interface Fault {
  readonly path: string;
  readonly message: string;
}

interface Faults {
  readonly faults: readonly Fault[];
  readonly advice?: readonly Fault[];
}

const inGerman = { 'Accept-Language': 'de-DE' };

test('a refusal comes in the language of the request; a page names its own, whatever was chosen elsewhere', async () => {
  const house = await Playhouse.open();
  const refused = async (path: string, headers: Record<string, string> = {}) =>
    ((await (await fetch(`${house.url}${path}`, { headers })).json()) as { error: string }).error;
  expect(await refused('/api/episodes/NOSUCHCD')).toBe(english.noShow);
  expect(await refused('/api/episodes/NOSUCHCD', { 'Accept-Language': 'fr' })).toBe(english.noShow);
  expect(await refused('/api/episodes/NOSUCHCD', inGerman)).toBe(german.noShow);
  expect(await refused('/api/episodes/NOSUCHCD?lang=de', { 'Accept-Language': 'en' })).toBe(german.noShow);
  expect(await refused('/api/seasons/nowhere', { ...inGerman, Cookie: 'lang=en' })).toBe(german.noSeason);
  expect(await refused('/e/NOSUCHCD/board.png', { Cookie: 'lang=de' })).toBe(german.noShow);
});

test('faults of options, wishes and packs come in German, each under the name of its field, and none is left in English', async () => {
  const house = await Playhouse.open();
  const faulty = {
    questions: [
      { answer: 'a' },
      { ask: 'q'.repeat(501), answer: 'a' },
      { ask: 'One?', answer: 'a', choices: ['a'] },
      { ask: 'Is a text a list?', answer: 'no', accept: 'nope' },
      'no question',
      { ask: 'What is that?', answer: 'c', choices: ['a', 'b'] },
      { ask: 'Twice?', answer: 'x', choices: ['x', 'X'] },
    ],
    tieBreakers: 7,
  };
  const asked = async (path: string, body: object) => {
    const both = await Promise.all([{}, inGerman].map(headers => house.post(path, body, headers)));
    return both.map(({ body: faults }) => faults as Faults);
  };
  const bodies: readonly (readonly [string, object])[] = [
    ['/api/packs/check', { show: 'lucky-numbers', text: JSON.stringify(faulty) }],
    ['/api/packs/check', { show: 'lucky-numbers', text: 'ask,color\n"What,red\nA,b,c,d' }],
    ['/api/packs/check', { show: 'on-a-roll', text: '{"puzzles":[],"names":[{"name":"Ann"},{"name":"ann"}]}' }],
    ['/api/packs/check', { show: 'lucky-numbers', text: '{"questions": [' }],
    ['/api/episodes', { show: 'lucky-numbers', options: { lastRound: [9, 3], judging: 'dice' }, seats: 9 }],
    ['/api/episodes', { show: 'tag', pace: -1 }],
    ['/api/episodes', { show: 'tag' }],
    ['/api/seasons', { name: 'x', show: 'tag', seats: 'two' }],
  ];
  for (const [path, body] of bodies) {
    const [inEnglish, inGerman] = (await asked(path, body)) as [Faults, Faults];
    const all = ({ faults, advice = [] }: Faults) => [...faults, ...advice];
    expect(all(inGerman).map(fault => fault.path)).toEqual(all(inEnglish).map(fault => fault.path));
    expect(all(inGerman).length).toBeGreaterThan(0);
    for (const [i, { message }] of all(inEnglish).entries()) expect(all(inGerman)[i]?.message).not.toBe(message);
    expect(JSON.stringify(inGerman)).not.toContain('"said"');
  }
});

test('who plays in German is refused a move in German, with everything it needs', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'six-dice' });
  const ann = await house.join(made.code, { as: 'play', name: 'Ann', language: 'de' });
  const ben = await house.join(made.code, { as: 'play', name: 'Ben' });
  const host = await house.join(made.code, { as: 'host', token: made.token, language: 'de' });
  await host.move('start');
  const refused = { ok: false, code: 'not-yours' };
  expect(await ann.move('end')).toEqual({ ...refused, message: german.notYours('end', german.host) });
  expect(await ben.move('end')).toEqual({ ...refused, message: english.notYours('end', english.host) });
  expect(await host.tell({ do: 'resume' })).toEqual({ ok: false, code: 'not-allowed', message: german.notPaused });
});

test('a post, its picture, its calendar and its preview are German for a German page; the picture’s link says so', async () => {
  const house = await Playhouse.open({ dist: `${import.meta.dirname}/../../client` });
  const { code, token } = await house.make({ show: 'six-dice', clock: 86_400 });
  await house.join(code, { as: 'play', name: 'Ann' });
  await house.join(code, { as: 'play', name: 'Ben' });
  await (await house.join(code, { as: 'host', token })).move('start');
  const text = async (path: string, headers: Record<string, string> = inGerman) =>
    (await fetch(`${house.url}${path}`, { headers })).text();
  const post = await text(`/api/episodes/${code}/post?as=bbcode&zone=Europe/Berlin`);
  expect(post).toContain('Wer dran ist');
  expect(post).toContain('Würfeln');
  expect(post).toMatch(/Mo|Di|Mi|Do|Fr|Sa|So/);
  expect(post).toContain(`/e/${code}/board.png?at=1&lang=de`);
  expect(await text(`/api/episodes/${code}/post`, {})).not.toMatch(/lang=|Wer dran ist/);
  expect(await text(`/api/episodes/${code}/deadline.ics?lang=de`, {})).toContain('SUMMARY:Ann: Zug in Six Dice');
  expect(await text(`/e/${code}/watch`)).toContain(`board.png?v=1&amp;lang=de`);
  const picture = async (query: string, headers: Record<string, string>) =>
    (await fetch(`${house.url}/e/${code}/board.png?at=1${query}`, { headers })).headers.get('etag');
  // A link is kept by many between it and who reads it: it looks the same to everybody.
  expect(await picture('', inGerman)).toBe(await picture('', {}));
  expect(await picture('&lang=de', {})).not.toBe(await picture('', {}));
});

test('a webhook keeps the language that it was ordered in, beside another one', async () => {
  const house = await Playhouse.open({ reminders: { anywhere: true, every: 3_600_000 } });
  const receiver = await Receiver.open();
  receiver.behaviour = answer(200);
  const { code, token } = await house.make({ show: 'six-dice' });
  await house.join(code, { as: 'play', name: 'Ann' });
  await house.join(code, { as: 'play', name: 'Ben' });
  const host = await house.join(code, { as: 'host', token });
  const order = (path: string, more: object, headers: Record<string, string> = {}) =>
    house.post(
      `/api/episodes/${code}/hooks`,
      { address: receiver.url(path), events: ['move'], ...more },
      { Authorization: `Bearer ${token}`, ...headers },
    );
  await order('/english', {});
  await order('/german', { language: 'de' });
  await order('/page', {}, inGerman);
  const look = async () => {
    await house.app.reminders.look();
    await house.app.reminders.idle();
  };
  await look();
  await host.move('start');
  await house.told(code);
  for (let i = 0; i < 3; i++) await look();
  const titles = Object.fromEntries(
    receiver.received.map(({ path, body }) => [path, JSON.parse(body.toString('utf8')).data.text.title]),
  );
  expect(titles['/english']).toBe('Ann: your move in Six Dice');
  expect(titles['/german']).toBe('Ann: am Zug in Six Dice');
  expect(titles['/page']).toBe(titles['/german']);
});
