/** Playing by post: the host enters a player's move, and everybody sees that the host entered it. */
import { describe, expect, it } from 'vitest';
import { readCues } from '../../shared/engine/mirror-read.ts';
import { Playhouse } from '../rooms/playhouse.ts';

const pack = {
  questions: Array.from({ length: 3 }, (_, i) => ({ ask: `Question ${i}?`, answer: 'yes' })),
  tieBreakers: [],
};

const opened = async (options: object = {}) => {
  const house = await Playhouse.open();
  const show = await house.make({
    show: 'lucky-numbers',
    clock: 86_400,
    pack,
    options: { judging: 'auto', ...options },
  });
  const ann = await house.join(show.code, { as: 'play', name: 'Ann' });
  const ben = await house.join(show.code, { as: 'play', name: 'Ben' });
  const host = await house.host(show);
  const fan = await house.join(show.code, { as: 'watch' });
  const post = async (as: string) => (await house.get(`/api/episodes/${show.code}/post?as=${as}`)).body as string;
  return { house, show, ann, ben, host, fan, post };
};

describe('a move that came by post', () => {
  it('is told of as such, in the cues, in the post and in the record', async () => {
    const { house, show, ann, host, fan, post } = await opened();
    await host.move('start');
    await host.move('open-game');
    await host.move('ask');
    expect(await host.move('buzz', { for: 1, number: 42 })).toMatchObject({ ok: true });
    await fan.sees(4);
    expect(readCues(fan.state)).toMatchObject({ entry: 3, hand: true });
    await ann.move('buzz', { number: 7 });
    await fan.sees(5);
    expect(readCues(fan.state).hand).toBeUndefined();
    expect(await post('text')).toContain('Ben is locked in. (Entered by the host.)');
    expect(await post('text')).toMatch(/Ann is locked in\.$/m);
    const record = (await house.get(`/api/episodes/${show.code}/record`, show.token)).body as { entries: object[] };
    expect(record.entries[3]).toMatchObject({ by: 1, do: 'buzz', hand: 'host' });
    expect(record.entries[4]).not.toHaveProperty('hand');
  });

  it('may be the twenty numbers sent in advance; they stay sealed and cannot be sent again', async () => {
    const { ben, host, fan, post } = await opened({ buzzcodes: 'upfront' });
    await host.move('start');
    const numbers = Array.from({ length: 20 }, (_, i) => 61 + i);
    expect(
      host.own.others?.filter(({ do: move }) => move === 'buzzcodes').map(({ by, sealed }) => [by, sealed]),
    ).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(await host.move('buzzcodes', { for: 1, numbers: numbers.slice(1) })).toMatchObject({
      ok: false,
      code: 'bad-input',
    });
    expect(await host.move('buzzcodes', { for: 1, numbers })).toMatchObject({ ok: true });
    await fan.sees(2);
    expect(JSON.stringify(fan.state)).not.toContain('61,62');
    expect(await post('text')).toContain('Ben has sent every number. (Entered by the host.)');
    expect(await ben.move('buzzcodes', { numbers })).toMatchObject({ ok: false, code: 'not-now' });
    expect(fan.state.waiting).toEqual([0]);
  });

  it('may be a guess in a qualifying', async () => {
    const house = await Playhouse.open();
    const show = await house.make({ show: 'qualifying', clock: 86_400 });
    await house.join(show.code, { as: 'play', name: 'Ann' });
    const host = await house.host(show);
    await host.move('start');
    expect(await host.move('guess', { for: 0, value: 77_177 })).toMatchObject({ ok: true });
    const fan = await house.join(show.code, { as: 'watch' });
    expect(JSON.stringify(fan.state)).not.toContain('77177');
  });

  it('HD-02: asks everybody for a number in a qualifying, whoever has guessed already', async () => {
    const house = await Playhouse.open();
    const show = await house.make({ show: 'qualifying', clock: 86_400 });
    await house.join(show.code, { as: 'play', name: 'Ann' });
    const host = await house.host(show);
    await host.move('start');
    const get = async (path: string) => String((await house.get(`/api/episodes/${show.code}/${path}`)).body);
    for (const guessed of [false, true]) {
      if (guessed) await host.move('guess', { for: 0, value: 5 });
      const post = await get('post?as=text');
      expect(post).toContain('Everybody: Send one number as your guess');
      expect(post).toMatch(/Deadline: .* UTC/);
      expect(post).not.toContain('bets');
      const calendar = (await get('deadline.ics')).replaceAll('\r\n ', '');
      expect(calendar).toContain('SUMMARY:Everybody: move in Qualifying');
      expect(calendar).toContain('Everybody: Send one number as your guess');
      expect(calendar).not.toContain('bets');
    }
  });

  it('is the host’s to enter, nobody else’s', async () => {
    const { ann, ben, host } = await opened();
    await host.move('start');
    await host.move('open-game');
    await host.move('ask');
    expect(await ann.move('buzz', { for: 1, number: 42 })).toMatchObject({ ok: false, code: 'not-allowed' });
    expect(await ben.move('buzz', { number: 41 })).toMatchObject({ ok: true });
  });
});

describe('a post over HTTP', () => {
  it('says who must do what by when, in a chosen time zone, with the check code that the pages show', async () => {
    const { house, show, ann, ben, host, fan } = await opened();
    await host.move('start');
    await host.move('open-game');
    await host.move('ask');
    await ann.move('buzz', { number: 1 });
    await ben.move('buzz', { number: 100 });
    await host.sees(5);
    const called = host.view.board.called as number;
    await [ann, ben][called]!.move('answer', { text: 'yes' });
    await [ann, ben][called]!.move('roll');
    await fan.sees(7);
    const { check } = readCues(fan.state);
    expect(check).toMatch(/^[0-9a-f]{8}$/);
    for (const as of ['bbcode', 'markdown', 'text']) {
      const body = await (await fetch(`${house.url}/api/episodes/${show.code}/post?as=${as}&zone=Asia/Tokyo`)).text();
      expect(body.replaceAll('\\', '')).toContain(`(house throw, check ${check})`);
      expect(body).toContain(`/e/${show.code}/board.png?at=7`);
    }
    for (const query of ['as=pdf', 'zone=Mars/Base', `zone=${'x'.repeat(99)}`])
      expect((await house.get(`/api/episodes/${show.code}/post?${query}`)).status).toBe(400);
    expect((await house.get('/api/episodes/NOSUCHCD/post')).status).toBe(404);
  });

  it('has a calendar file beside it while a deadline runs', async () => {
    const { house, show, host } = await opened();
    const path = `/api/episodes/${show.code}/deadline.ics`;
    expect((await house.get(path)).status).toBe(404);
    await host.move('start');
    await host.move('open-game');
    await host.move('ask');
    const { status, body } = await house.get(path);
    expect(status).toBe(200);
    expect(body).toContain(`UID:${show.code}@boxcars`);
    expect(body).toContain('SUMMARY:Ann and Ben: move in Lucky Numbers');
  });

  it('is announced by the page of the show to sites that it is posted on', async () => {
    const house = await Playhouse.open({ dist: `${import.meta.dirname}/../../client` });
    const { code } = await house.make({ show: 'six-dice', name: '"><script>' });
    await house.join(code, { as: 'play', name: '<Ann>' });
    const { body } = await house.get(`/e/${code}/watch`);
    expect(body).toContain('<meta property="og:title" content="Six Dice: &lt;Ann&gt;">');
    expect(body).toMatch(new RegExp(`<meta property="og:image" content="http://[^"]+/e/${code}/board\\.png\\?v=0">`));
    expect(body).not.toContain('"><script>');
    expect((await house.get('/e/NOSUCHCD')).body).not.toContain('og:image');
    expect((await house.get('/')).body).not.toContain('og:image');
  });
});
