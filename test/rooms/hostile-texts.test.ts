/** Names, packs, options and moves that were written to do harm. */
import { expect, test } from 'vitest';
import { Playhouse, until } from './playhouse.ts';

const lucky = { show: 'lucky-numbers', options: { judging: 'auto' } };

test('hostile names come out as one plain line, or not at all', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'six-dice', seats: 8 });
  const host = await house.host(made);
  const seated = async (name: string) => {
    const guest = await house.join(made.code, { as: 'play', name });
    return guest.state.seats[guest.seat]?.name;
  };
  expect(await seated('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  expect(await seated('\u202Egnol\u202C \u2067si\u2069 \u0000\u0007\n this')).toBe('gnol si this');
  expect(await seated('An\u200Bn\uFEFF\u00AD\u2060a')).toBe('Anna');
  expect(await seated(`Z${'\u0301\u0302'.repeat(15)}algo`)).toMatch(/^[^\p{M}]\p{M}{0,4}algo$/u);
  // What such signs are for stays: pictures of several people, and joiners inside of words.
  expect(await seated('\u{1F469}\u200D\u{1F680} می\u200Cخواهم')).toBe('\u{1F469}\u200D\u{1F680} می\u200Cخواهم');
  for (const name of ['\u3164\u2800\u115F', '\u200B\u200D', '\u0301\u0302', 'x'.repeat(41), 'x'.repeat(10_000), ''])
    expect((await house.post(`/matchmake/joinById/${made.code}`, { as: 'play', name })).status).toBeOneOf([400, 413]);
  await until(() => host.state.seats.filter(({ name }) => name !== '').length === 5, 'five seats');
  expect(await host.tell({ do: 'rename', seat: 0, name: '\u200B' })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'rename', seat: 0, name: 'x'.repeat(3900) })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'rename', seat: 0, name: ' \u202EBo\u202C ' })).toEqual({ ok: true });
  await until(() => host.state.seats[0]?.name === 'Bo', 'the new name');
  const titled = await house.make({ show: 'hot-hand', name: '\u202Elive\u0000\u200B  show' });
  expect((await house.get(`/api/episodes/${titled.code}`)).body).toMatchObject({ title: 'live show' });
});

test('what is typed into moves cannot turn or hide other text either', async () => {
  const house = await Playhouse.open();
  const { made, host } = await house.gather(lucky);
  await host.move('start');
  expect(await host.move('replace', { seat: 1, name: '\u2800\u200B' })).toMatchObject({ ok: false });
  expect(await host.move('replace', { seat: 1, name: '\u202EB\u0000o\u200Bb' })).toMatchObject({ ok: true });
  expect(await host.move('correct', { seat: 0, score: 5, reason: '\u2066a gift\u2069' })).toMatchObject({ ok: true });
  expect(house.live(made.code).episode.entries.slice(1)).toMatchObject([
    { do: 'replace', name: 'B ob' },
    { do: 'correct', reason: 'a gift' },
  ]);
});

interface Checked {
  readonly pack: { readonly questions: readonly { readonly ask: string; readonly answer: string }[] } | null;
  readonly faults: readonly { readonly message: string; readonly line: number; readonly field: string }[];
  readonly advice: readonly { readonly message: string; readonly path: string }[];
}

const checkedAt = async (house: Playhouse, text: string) =>
  (await house.post('/api/packs/check', { show: 'lucky-numbers', text })).body as Checked;

test('markup in a pack stays text, and what nobody can see is taken out and said', async () => {
  const house = await Playhouse.open();
  const ask = '<script>alert(1)</script>\nTwo lines?';
  const text = JSON.stringify({ questions: [{ ask, answer: '\u202Eevil\u202C\u0000' }] });
  const { pack, advice } = await checkedAt(house, text);
  expect(pack?.questions).toEqual([{ ask, answer: 'evil' }]);
  expect(advice).toContainEqual(expect.objectContaining({ path: 'questions[0].answer' }));
  const made = await house.make({ show: 'lucky-numbers', pack: JSON.parse(text) });
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  expect(body).toMatchObject({ pack: { questions: [{ ask, answer: 'evil' }] } });
});

test('packs, options and moves that name prototypes change nothing but themselves', async () => {
  const house = await Playhouse.open();
  const text =
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"questions":[{"ask":"a","answer":"b","__proto__":{"polluted":1}}]}';
  const read = await checkedAt(house, text);
  expect(read.pack).toBeNull();
  expect(read.faults.map(({ field }) => field)).toEqual(['__proto__', 'constructor', '__proto__']);
  const table = await checkedAt(house, 'ask,answer,__proto__.polluted,constructor.prototype.polluted\na,b,1,1');
  expect(table.pack).toBeNull();
  expect(table.faults.map(({ field }) => field)).toEqual(['polluted', 'polluted']);
  const open = (body: string) =>
    fetch(`${house.url}/api/episodes`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  for (const more of [`"options":${text}`, `"pack":${text}`, '"__proto__":{"robots":true}'])
    expect((await open(`{"show":"lucky-numbers",${more}}`)).status, more).toBe(400);
  const host = await house.host(await house.make({ show: 'lucky-numbers' }));
  expect(host.state.robots).toBe(false);
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(await host.move(name)).toMatchObject({ ok: false, code: 'unknown-move' });
  const inputs = JSON.parse('{"seat":0,"name":"x","__proto__":{"polluted":1}}') as object;
  expect(await host.room.request('move', { ...inputs, id: 'p', at: 0, do: 'replace' })).toMatchObject({ ok: false });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.prototype).not.toHaveProperty('polluted');
});

test('tables and texts made to cost much are refused by line and field', async () => {
  const house = await Playhouse.open();
  const n = 250_000;
  const bombs: Record<string, string> = {
    // Each of these would have made work for minutes or hours.
    'a heading as long as a book': `${'a'.repeat(n)}[x`,
    'many columns, many rows': `ask,answer${',ask'.repeat(n / 8)}\n${'a,\n'.repeat(n / 6)}`,
    'rows without end': `ask,answer\n${'a,b\n'.repeat(n / 4)}`,
    'lines without anything': `ask,answer\n${'\n'.repeat(n)}x,y`,
    'a cell of many values': `ask,answer,accept\na,b,${'|x'.repeat(n / 2)}`,
    'quotes that never close': `ask,answer\n"${'x"'.repeat(n / 2)}`,
    'items without end': `[${'{},'.repeat(n / 3)}{}]`,
    'lists in lists': `{"questions":${'['.repeat(n / 2)}${']'.repeat(n / 2)}}`,
  };
  for (const [name, text] of Object.entries(bombs)) {
    const { pack, faults } = await checkedAt(house, text);
    expect([name, pack]).toEqual([name, null]);
    expect(faults.length, name).toBeGreaterThan(0);
    expect(faults.length, name).toBeLessThanOrEqual(101);
    expect(JSON.stringify(faults).length, name).toBeLessThan(20_000);
  }
  // Answers are texts that are compared, not patterns: this one would take longer than the universe.
  const pattern = { ask: 'a?', answer: '(a+)+$', accept: ['(.*a){25}'] };
  expect((await checkedAt(house, JSON.stringify([pattern]))).pack?.questions).toEqual([pattern]);
});
