/**
 * Lucky Numbers in Chromiums of the floor: host, players, watcher and television of one show up to its first roll, and the
 * sentence that one below the floor shows. The pictures lie in pictures/old-chromiums.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Playhouse } from '../../rooms/playhouse.ts';
import { Script } from '../evening.ts';
import { OldChromium, type OldPage, type OldVersion } from '../old-chromium.ts';

const dist = join(import.meta.dirname, '../../../dist');
const pictures = join(import.meta.dirname, '../../../pictures/old-chromiums');
mkdirSync(pictures, { recursive: true });

const started = async (version: OldVersion): Promise<OldChromium> => {
  const chromium = await OldChromium.start(version);
  onTestFinished(() => chromium.close());
  return chromium;
};

const reads = (page: OldPage, text: RegExp) =>
  vi.waitFor(async () => expect(await page.evaluate<string>('document.body.innerText')).toMatch(text), {
    timeout: 60_000,
    interval: 200,
  });

const holds = (page: OldPage, selector: string) =>
  vi.waitFor(
    async () =>
      expect([selector, await page.evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`)]).toEqual([
        selector,
        true,
      ]),
    { timeout: 60_000, interval: 200 },
  );

/** Types as a person does: the page hears of it. */
const type = (page: OldPage, selector: string, text: string) =>
  page.evaluate(`(async () => {
    const field = document.querySelector(${JSON.stringify(selector)});
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    field.form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  })()`);

/** Clicks the button with these words. False if there is none that can be pressed. */
const click = (page: OldPage, words: RegExp, among = 'button') =>
  page.evaluate<boolean>(`(() => {
    const button = [...document.querySelectorAll('${among}')].find(
      ({ disabled, textContent, offsetWidth }) => !disabled && offsetWidth > 0 && ${words}.test(textContent.trim()),
    );
    if (button) button.click();
    return button !== undefined;
  })()`);

/** Waits until the button can be pressed. */
const press = (page: OldPage, words: RegExp) =>
  vi.waitFor(async () => expect([words, await click(page, words)]).toEqual([words, true]), {
    timeout: 60_000,
    interval: 200,
  });

const pack = {
  questions: Array.from({ length: 8 }, (_, i) => ({ ask: `Question number ${i + 1}?`, answer: `Answer ${i + 1}` })),
  tieBreakers: [
    { ask: 'One more?', answer: 'Wuxtry' },
    { ask: 'And one more?', answer: 'Vexol' },
  ],
};

test.each([85, 88, 92, 103, 106] as const)(
  'Chromium %i: two join, the host opens the show, one answers and rolls, a watcher and a television see it',
  async version => {
    // The last round, the luckiest number, and a secret one.
    const script = new Script({ dice: [[3, 3]], numbers: [8, 6, 50] });
    const house = await Playhouse.open({ dist, source: () => script });
    const made = await house.make({ show: 'lucky-numbers', pack, options: { lastRound: [8, 8] } });
    const at = (path: string) => `${house.url}/e/${made.code}${path}`;
    const chromium = await started(version);
    const host = await chromium.page(at(`/host#${made.token}`), 1280, 800);
    const ann = await chromium.page(at(''), 390, 844);
    const ben = await chromium.page(at(''), 390, 844);
    const watcher = await chromium.page(at('/watch'), 1280, 800);
    const tv = await chromium.page(at('/tv'), 1280, 720);
    const pages = { host, ann, ben, watcher, tv };
    const look = async (moment: string) => {
      for (const [name, page] of Object.entries(pages))
        await page.picture(join(pictures, `${version}-${name}-${moment}.png`));
      for (const [name, page] of Object.entries(pages)) expect([name, page.errors]).toEqual([name, []]);
    };
    for (const [name, page] of [
      ['Ann', ann],
      ['Ben', ben],
    ] as const) {
      await holds(page, 'form input');
      await type(page, 'form input', name);
      // Whoever comes first sits on the left.
      await reads(tv, new RegExp(name, 'i'));
    }
    await reads(tv, /Ann[\s\S]*Ben/i);
    await reads(host, /Ann[\s\S]*Ben/);
    await holds(host, '.desk .grid button');
    const entries = () => house.live(made.code).episode.entries;
    expect(house.live(made.code).episode.seats.length).toBe(2);
    const next = (words: RegExp) => {
      const before = entries().length;
      // The button rests a moment after it changed.
      return vi.waitFor(
        async () => {
          if (entries().length === before) await click(host, words, '.next');
          expect(entries().length).toBeGreaterThan(before);
        },
        { timeout: 60_000, interval: 300 },
      );
    };
    await next(/^Start/);
    await holds(tv, '.stage .set');
    await holds(watcher, '.stage .set');
    await next(/game/i);
    await next(/^Ask/);
    for (const [page, digit] of [
      [ann, /^5$/],
      [ben, /^9$/],
    ] as const) {
      await reads(page, /Question number 1\?/);
      await press(page, digit);
      await press(page, digit);
      await press(page, /^Buzz with/);
    }
    await holds(ann, '.sheet form input');
    await look('asked');
    await type(ann, '.sheet form input', 'Answer 1');
    await press(ann, /^Roll/);
    for (const page of [watcher, tv]) await reads(page, /takes the 6/);
    await reads(ann, /Your lock is in this roll/);
    await look('rolled');
    // The player's own page brought its part of the dice.
    const roll = entries().find(({ do: move }) => move === 'roll');
    expect(roll).toMatchObject({ by: 0, reveal: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(script.left).toBe(0);
  },
  300_000,
);

/** How much lighter one colour is than the other, as WCAG counts it: 4.5 can be read. */
const contrast = `(() => {
  const light = colour => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(part => (part / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const { color, backgroundColor } = getComputedStyle(document.querySelector('#floor'));
  const [less, more] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
  return /rgba/.test(backgroundColor) ? 0 : more / less;
})()`;

test('Chromium 80, below the floor: every page says so in one sentence with a link, and it can be read', async () => {
  const house = await Playhouse.open({ dist });
  const { code, token } = await house.make({ show: 'lucky-numbers' });
  const chromium = await started(80);
  for (const [name, path] of [
    ['lobby', '/'],
    ['host', `/e/${code}/host#${token}`],
    ['player', `/e/${code}`],
    ['watcher', `/e/${code}/watch`],
    ['tv', `/e/${code}/tv`],
  ] as const) {
    const page = await chromium.page(`${house.url}${path}`, 1280, 720);
    await reads(page, /browser is too old for Boxcars/);
    expect(await page.evaluate<string>("document.querySelector('#floor a').href")).toMatch(/^https:/);
    await page.picture(join(pictures, `80-${name}.png`));
    expect([name, await page.evaluate<number>(contrast)]).toEqual([
      name,
      expect.toSatisfy((ratio: number) => ratio > 4.5),
    ]);
  }
});
