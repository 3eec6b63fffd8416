/**
 * A question with a picture and one with a sound, on television and phone: fetched ahead, seen with the question, explained after.
 * `npm run test:long` has it in all engines.
 */
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { Script } from '../browser/evening.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { wav } from '../rooms/tone.ts';
import { engines } from './engines.ts';
import { Visitor } from './visitor.ts';
import { watchedPages } from './watched-pages.ts';

const explain = 'It is painted anew every few years, from one end to the other.';

/** Two red towers and a deck under a sky. */
const bridge = (): Promise<Buffer> => {
  const [width, height] = [900, 600];
  const pixels = Buffer.alloc(3 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isRed = (y > 420 && y < 450) || (y > 120 && Math.abs(Math.abs(x - 450) - 255) < 18);
      pixels.set(isRed ? [179, 57, 43] : [138, 198 - y / 8, 232], 3 * (y * width + x));
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
};

/** Whether an image is there, in the size in which it was sent. */
const loaded = (selector: string) => `document.querySelector('${selector}')?.naturalWidth === 900`;
const fetchedMedia = `performance.getEntriesByType('resource').filter(({ name }) => /\\/media\\/[\\w-]{22}$/.test(name)).length`;

const one = process.env.LONG === undefined;
for (const [name, launch] of Object.entries(engines).slice(0, one ? 1 : undefined)) {
  test(`${name}: pictures and sounds come with their question, and explanations with its answer`, async () => {
    const script = new Script({
      dice: [
        [3, 3],
        [1, 4],
      ],
      numbers: [8, 6, 50, 50],
    });
    const house = await Playhouse.open({ dist: watchedPages(), source: () => script });
    const send = async (body: Uint8Array): Promise<{ readonly hash: string }> =>
      (await (await fetch(`${house.url}/api/media`, { method: 'POST', body: Buffer.from(body) })).json()) as never;
    const picture = { hash: (await send(await bridge())).hash, alt: 'A red bridge' };
    const sound = { hash: (await send(wav(1.5))).hash, seconds: 1.5 };
    const rest = Array.from({ length: 8 }, (_, i) => ({ ask: `Question ${i + 3}?`, answer: 'Yes' }));
    const questions = [
      { ask: 'Where is this?', answer: 'California', explain, source: 'Golden Gate Bridge', picture },
      { ask: 'Which note is that?', answer: 'A', sound },
      ...rest,
    ];
    const { code, token } = await house.make({
      show: 'lucky-numbers',
      options: { judging: 'auto', lastRound: [8, 8] },
      pack: { questions },
    });
    // Dice have tests of their own, and drawn in software they take the processor from everything else.
    const engine = await launch({ webgl: !one });
    onTestFinished(() => engine.close());
    const [ann, tv] = [await Visitor.at(engine, 'phone', 'phone'), await Visitor.at(engine, 'pictured', 'tv')];
    const address = `${house.url}/e/${code}`;
    await tv.tab.goto(`${address}/tv`);
    await ann.tab.goto(address);
    await ann.type('input[name="name"], .text-field', 'Ann');
    await ann.press('Take the seat');
    await ann.sees('You’re in!');
    const ben = await house.join(code, { as: 'play', name: 'Ben' });
    const host = await house.join(code, { as: 'host', token });
    for (const move of ['start', 'open-game']) expect(await host.move(move)).toMatchObject({ ok: true });
    for (const visitor of [ann, tv]) {
      await visitor.holds(`${fetchedMedia} === 1`, 'fetches ahead');
      expect(await visitor.tab.evaluate(`document.body.innerHTML.includes('red bridge')`)).toBe(false);
    }
    expect(await host.move('ask')).toMatchObject({ ok: true });
    await tv.holds(loaded('.stage .beside-picture img'), 'shows the picture');
    await tv.holds(`document.querySelector('.stage .beside-picture img').alt === 'A red bridge'`, 'says what is on it');
    await ann.holds(loaded('.beside-question img'), 'shows the picture');
    await ann.press(/^A red bridge\. Enlarge/);
    await ann.holds(loaded('dialog .large-picture'), 'shows it large');
    await ann.press(/^Close/);
    const answers = async (text: string) => {
      for (const digit of '50') await ann.press(new RegExp(`^${digit}$`));
      await ann.press(/^Buzz with/);
      await ben.move('buzz', { number: 99 });
      await ann.type('input:not([type="checkbox"])', text);
      await ann.press(/^Answer/);
    };
    // A tab in the background may miss what is polled for.
    await tv.watchesFor({ explained: '.card.explained' });
    await answers('California');
    await tv.holds('window.firstSeen.explained', 'explains the answer');
    await ann.says(explain);
    await ann.press(/^Roll/, () => ben.state.entries >= 7);
    await tv.holds(`document.querySelector('.stage .beside-picture') === null`, 'the picture has gone with its round');
    // The sound of the next question.
    await tv.holds(`${fetchedMedia} === 2`, 'fetches the sound');
    await host.sees(7);
    expect(await host.move('ask')).toMatchObject({ ok: true });
    await ann.press(/Play the sound/);
    for (const visitor of [ann, tv]) expect(await visitor.complaints()).toEqual([]);
  });
}
