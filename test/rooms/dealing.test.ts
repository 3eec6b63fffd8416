/** What the house deals to a host: nothing twice, in the host's language, from the categories that were chosen. */
import { describe, expect, test } from 'vitest';
import { bankOf } from '../../server/packs/bank.ts';
import { keyOf } from '../../shared/packs/document.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { Playhouse } from './playhouse.ts';

const host = 'a secret of this browser';
const show = 'lucky-numbers';
const bank = bankOf(showNamed(show)!, 'en').questions!;

/** More than one evening asks. */
const evening = 18;

const keysOf = (house: Playhouse, code: string, list = 'questions'): readonly string[] =>
  (house.live(code).episode.setting.pack as Record<string, readonly object[]>)[list]!.map(keyOf);

interface Left {
  readonly lists: { readonly questions: { readonly of: number; readonly fresh: number } };
  readonly categories: Readonly<Record<string, { readonly of: number; readonly fresh: number }>>;
}

const left = async (house: Playhouse, whose: string, questions = {}): Promise<Left> => {
  const { status, body } = await house.post('/api/bank', { show, host: whose, questions });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Left;
};

describe('the house deals', () => {
  test('what was asked comes again last, in a rematch and in other shows of the same host', async () => {
    const house = await Playhouse.open();
    const { made, host: desk } = await house.asked({ show, host, options: { judging: 'auto' } });
    const [asked = ''] = keysOf(house, made.code);
    expect(await left(house, host)).toMatchObject({ lists: { questions: { of: bank.length } } });
    await desk.move('end', { winner: -1 });

    const { lists, categories } = await left(house, host);
    expect(lists.questions).toEqual({ of: bank.length, fresh: bank.length - 1 });
    const { category } = bank.find(({ key }) => key === asked)!;
    expect(categories[category]!.fresh).toBe(categories[category]!.of - 1);
    expect((await left(house, 'the secret of another one')).lists.questions.fresh).toBe(bank.length);

    const again = await house.post(`/api/episodes/${made.code}/again`, {}, { authorization: `Bearer ${made.token}` });
    const { code } = again.body as { readonly code: string };
    await house.app.rooms.ensure(code);
    expect(keysOf(house, code)).not.toContain(asked);
    const later = await house.make({ show: 'hot-dice', host });
    await house.app.rooms.ensure(later.code);
    expect(keysOf(house, later.code)).not.toContain(asked);
  });

  test('shows that wait in the lobby keep their cards', async () => {
    const house = await Playhouse.open();
    const dealt: string[] = [];
    for (let week = 0; week < 5; week++) {
      const { code } = await house.make({ show, host });
      await house.app.rooms.ensure(code);
      dealt.push(...keysOf(house, code).slice(0, evening));
    }
    expect(new Set(dealt).size).toBe(5 * evening);
  });

  test('the categories and the difficulty that were chosen, and no others', async () => {
    const house = await Playhouse.open();
    const questions = { categories: ['history', 'music'], difficulties: [3] };
    const { code } = await house.make({ show, host, questions });
    await house.app.rooms.ensure(code);
    const dealt = keysOf(house, code).map(key => bank.find(item => item.key === key)!);
    expect(dealt.length).toBeGreaterThan(evening);
    for (const { category, difficulty } of dealt) {
      expect(questions.categories).toContain(category);
      expect(difficulty).toBe(3);
    }
    const { status, body } = await house.post('/api/episodes', { show, questions: { categories: ['hystery'] } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/questions\.categories\[0\].*history, /);
  });

  test('a German page is dealt German questions, in its demo too', async () => {
    const house = await Playhouse.open();
    const german = bankOf(showNamed(show)!, 'de').questions!.map(({ key }) => key);
    const { body } = await house.post('/api/episodes', { show }, { 'accept-language': 'de' });
    const demos = await Promise.all(
      ['de', 'en', 'de'].map(async language => {
        const response = await fetch(`${house.url}/api/demo/${show}`, { headers: { 'accept-language': language } });
        return ((await response.json()) as { readonly code: string }).code;
      }),
    );
    expect(demos[0]).toBe(demos[2]);
    expect(demos[0]).not.toBe(demos[1]);
    for (const code of [(body as { readonly code: string }).code, demos[0]!]) {
      await house.app.rooms.ensure(code);
      expect(german).toEqual(expect.arrayContaining([...keysOf(house, code)]));
    }
    expect(german).not.toContain(keysOf(house, await house.app.rooms.ensure(demos[1]!).then(() => demos[1]!))[0]);
  });
});
