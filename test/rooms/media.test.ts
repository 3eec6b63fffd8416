/** Pictures and sounds of packs: kept once, on the air under names that tell nothing, and opened with the question. */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Beside } from '../../shared/engine/beside.ts';
import { nonce, unpadded } from '../../shared/engine/sealed-media.ts';
import { ankiOf, zipOf } from '../packs/files/make.ts';
import { Playhouse } from './playhouse.ts';
import { wav } from './tone.ts';

const picture = (width: number, height: number, red = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 40, b: 60 } } });

const sendTo = async (house: Playhouse, file: Uint8Array) => {
  const response = await fetch(`${house.url}/api/media`, { method: 'POST', body: Buffer.from(file) });
  return {
    status: response.status,
    body: (await response.json()) as { readonly hash: string; readonly error?: string },
  };
};

const sealedAt = async (house: Playhouse, code: string, name = '') => {
  const fetched = await fetch(`${house.url}/api/episodes/${code}/media/${name}`);
  return { headers: fetched.headers, sealed: new Uint8Array(await fetched.arrayBuffer()) };
};

const opened = (sealed: Uint8Array, key = '') =>
  unpadded(chacha20poly1305(new Uint8Array(Buffer.from(key, 'base64url')), nonce).decrypt(sealed));

test('a picture is made small and stripped, a sound is measured, and each is kept once', async () => {
  const house = await Playhouse.open();
  const large = await picture(3000, 1500)
    .withExif({ IFD0: { Artist: 'qzartist' } })
    .jpeg()
    .toBuffer();
  const first = await sendTo(house, large);
  expect(first).toMatchObject({ status: 201, body: { width: 1600, height: 800 } });
  expect(await sendTo(house, large)).toEqual(first);
  expect(await sendTo(house, wav(2.5))).toMatchObject({ status: 201, body: { seconds: 2.5 } });
  // Of a picture that moves, the first frame; turned as its camera was held.
  const frames = await sharp([await picture(40, 20).png().toBuffer(), await picture(40, 20, 0).png().toBuffer()], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  expect((await sendTo(house, frames)).body).toMatchObject({ width: 40, height: 20 });
  const turned = await picture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sendTo(house, turned)).body).toMatchObject({ width: 20, height: 40 });
  const unknown = 'ab'.repeat(32);
  const missing = await house.post('/api/media/missing', { hashes: [first.body.hash, unknown] });
  expect(missing.body).toEqual({ missing: [unknown] });
});

test('what is no picture or sound, or too long, is refused in words', async () => {
  const house = await Playhouse.open();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  const whole = await picture(60, 60).png().toBuffer();
  // A picture that unpacks to 200 million pixels.
  const bomb = await picture(20_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  for (const file of [svg, Buffer.from('%PDF-1.4'), whole.subarray(0, 90), bomb])
    expect(await sendTo(house, file)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('JPEG') },
    });
  expect(await sendTo(house, wav(21))).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining('21 seconds') },
  });
  expect((await sendTo(house, Buffer.alloc(7 * 1024 * 1024))).status).toBe(413);
  const pack = { questions: [{ ask: 'Who?', answer: 'She', picture: { hash: 'ab'.repeat(32) } }] };
  const refused = await house.post('/api/episodes', { show: 'lucky-numbers', pack });
  expect(refused).toMatchObject({ status: 400 });
  expect(JSON.stringify(refused.body)).toContain('pack.questions[0].picture');
});

test('a picture is fetched ahead under a name, and only the question brings the key', async () => {
  const house = await Playhouse.open();
  const { hash } = (await sendTo(house, await picture(300, 200).png().toBuffer())).body;
  const { body: sound } = await sendTo(house, wav(1));
  const alt = 'A red wall';
  const questions = [
    { ask: 'Which colour?', answer: 'Red', category: 'Qzcolours', difficulty: 3, picture: { hash, alt } },
    { ask: 'Which tone?', answer: 'A', sound: { hash: sound.hash, seconds: 1 } },
    { ask: 'And?', answer: 'Yes' },
  ];
  const made = await house.make({ show: 'lucky-numbers', options: { judging: 'auto' }, pack: { questions } });
  const [host, ann, ben, tv] = await Promise.all([
    house.host(made),
    house.join(made.code, { as: 'play', name: 'Ann' }),
    house.join(made.code, { as: 'play', name: 'Ben' }),
    house.join(made.code, { as: 'watch', screen: 'tv' }),
  ]);
  const heard = () =>
    [ann, ben, tv].map(({ frames }) => frames.map(frame => Buffer.from(frame).toString('latin1')).join()).join();
  await host.move('start');
  await host.move('open-game');
  await tv.caughtUp();
  const [name = ''] = JSON.parse(tv.state.media) as string[];
  expect(tv.state.beside).toBe('');
  const { headers, sealed } = await sealedAt(house, made.code, name);
  expect(headers.get('cache-control')).toContain('immutable');
  expect(sealed.length % (16 * 1024)).toBe(0);
  const card = host.own.view.own?.card as { readonly picture: { readonly name: string; readonly key: string } };
  expect(card).toMatchObject({ category: 'Qzcolours', difficulty: 3, picture: { name } });
  for (const secret of [hash, card.picture.key, alt, 'Qzcolours']) expect(heard()).not.toContain(secret);
  await host.move('ask');
  await tv.sees(3);
  const { picture: shown } = JSON.parse(tv.state.beside) as Beside;
  expect(shown).toMatchObject({ name, alt, key: card.picture.key });
  const { type, bytes } = opened(sealed, shown?.key);
  expect(type).toBe('image/webp');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200, format: 'webp' });
  // What it belongs to may be a clue: only the host knows.
  expect(heard()).not.toContain('Qzcolours');
  // A post's picture of the board has it, too, and that of the moment before does not.
  const redness = async (at: number) => {
    const drawn = await fetch(`${house.url}/e/${made.code}/board.png?at=${at}`);
    const right = await sharp(Buffer.from(await drawn.arrayBuffer()))
      .extract({
        left: 830,
        top: 210,
        width: 200,
        height: 130,
      })
      .toBuffer();
    const { channels } = await sharp(right).stats();
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 20));
  };
  await house.told(made.code);
  expect(await redness(3)).toEqual([10, 2, 3]);
  expect(await redness(2)).not.toEqual([10, 2, 3]);
  // While this round is played, pages fetch what comes with the next.
  const players = [ann, ben] as const;
  for (const [i, player] of players.entries()) {
    await player.sees(3 + i);
    expect(await player.move('buzz', { number: 40 + i })).toMatchObject({ ok: true });
  }
  await tv.sees(5);
  const { called } = tv.view.board as { readonly called: number };
  const answering = players.find(({ seat }) => seat === called);
  await answering?.sees(5);
  expect(await answering?.move('answer', { text: 'red' })).toMatchObject({ ok: true });
  await tv.sees(6);
  const [next = ''] = JSON.parse(tv.state.media) as string[];
  expect(next).not.toBe(name);
  expect((await fetch(`${house.url}/api/episodes/${made.code}/media/${next}`)).status).toBe(200);
  // The same picture in another show has another name there.
  const other = await house.make({ show: 'lucky-numbers', pack: { questions } });
  expect((await fetch(`${house.url}/api/episodes/${other.code}/media/${name}`)).status).toBe(404);
});

test('pictures in a file of another product are on the air as if a page had sent them, and a damaged one is told', async () => {
  const house = await Playhouse.open();
  const png = await picture(2000, 500).png().toBuffer();
  const colours = ['Red', 'Blue', 'Green', 'Grey'];
  const notes = colours.map((colour, i) => [1, `Which colour is ${i}? <img src="${i}.png">`, colour] as const);
  const deck = zipOf({
    'collection.anki2': ankiOf(notes),
    media: JSON.stringify(Object.fromEntries(colours.map((_, i) => [i, `${i}.png`]))),
    0: png,
    1: png,
    2: png.subarray(0, 300),
    3: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const file = Buffer.from(deck).toString('base64');
  const wish = { show: 'lucky-numbers', packFile: file, options: { judging: 'auto' } };
  const { body } = await house.post('/api/episodes', wish);
  const { code, links, advice } = body as {
    readonly code: string;
    readonly links: { readonly host: string };
    readonly advice: readonly { readonly path: string; readonly message: string }[];
  };
  const unread = advice.filter(({ message }) => message.includes('JPEG')).map(({ path }) => path);
  expect(unread).toEqual(['questions[2]', 'questions[3]']);
  const host = await house.host({ code, token: links.host.split('#')[1] ?? '' } as never);
  const tv = await house.join(code, { as: 'watch', screen: 'tv' });
  for (const name of ['Ann', 'Ben']) await house.join(code, { as: 'play', name });
  for (const move of ['start', 'open-game']) await host.move(move);
  const [name] = JSON.parse(tv.state.media) as string[];
  const { sealed } = await sealedAt(house, code, name);
  await host.move('ask');
  await tv.sees(3);
  const { picture: shown } = JSON.parse(tv.state.beside) as Beside;
  expect(shown?.name).toBe(name);
  const { type, bytes } = opened(sealed, shown?.key);
  expect(type).toBe('image/webp');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 400 });
  // The pack that is checked names what was kept, once, and can be played with.
  const checked = (await house.post('/api/packs/check', { show: 'lucky-numbers', file })).body as {
    readonly pack: { readonly questions: readonly { readonly picture?: { readonly hash: string } }[] };
  };
  const hashes = checked.pack.questions.map(({ picture }) => picture?.hash);
  expect(hashes).toEqual([hashes[0], hashes[0], undefined, undefined]);
  await house.make({ show: 'lucky-numbers', pack: checked.pack });
  const read = (await house.post('/api/packs/read', { files: [{ data: file }] })).body as {
    readonly files: readonly { readonly items: readonly object[] }[];
  };
  expect(read.files[0]?.items).toMatchObject([{ picture: { hash: hashes[0], size: png.length } }, {}, {}, {}]);
});
