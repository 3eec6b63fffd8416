/**
 * What a page shows before any script has run can be read, and where a stage will stand it is dark already; an overlay has nothing
 * behind it. Frames that may run no script hold pages at that moment. `npm run test:long` has it in all engines.
 */
import { expect, onTestFinished, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { engines } from './engines.ts';
import { Visitor } from './visitor.ts';
import { watchedPages } from './watched-pages.ts';

/** Colors of a page's ground and of each line on it, as red, green, blue and how opaque. */
const colorsAt = (path: string) => `new Promise(done => {
  const frame = document.createElement('iframe');
  frame.sandbox = 'allow-same-origin';
  frame.onload = () => {
    const of = (element, what) => {
      const [red = 0, green = 0, blue = 0, opaque = 1] = frame.contentWindow.getComputedStyle(element)[what].match(/[\\d.]+/g).map(Number);
      return [red, green, blue, opaque];
    };
    const page = frame.contentDocument;
    const lines = [...page.querySelectorAll('.arriving > p')].map(line => of(line, 'color'));
    done({ ground: of(page.body, 'backgroundColor'), lines });
    frame.remove();
  };
  frame.src = ${JSON.stringify(path)};
  document.body.append(frame);
})`;

interface Colors {
  readonly ground: readonly number[];
  readonly lines: readonly (readonly number[])[];
}

/** Relative luminance, as in WCAG 2. */
const light = (color: readonly number[]): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => {
    const share = (color[i] ?? 0) / 255;
    return sum + part * (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);

const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const one = process.env.LONG === undefined;
for (const [name, launch] of Object.entries(engines).slice(0, one ? 1 : undefined)) {
  test(`${name}: the first picture of every page can be read, and is dark before a stage`, async () => {
    const house = await Playhouse.open({ dist: watchedPages() });
    const { code } = await house.make({ show: 'lucky-numbers' });
    const engine = await launch({ webgl: false });
    onTestFinished(() => engine.close());
    const { tab } = await Visitor.at(engine, 'first-picture', 'desk');
    await tab.goto(`${house.url}/verify`);
    const dark = ['/', '/tv', `/e/${code}/watch`, `/e/${code}/tv`, '/season/spring/tv'];
    const paper = [`/e/${code}`, `/e/${code}/host`, `/e/${code}/team`, `/e/${code}/recap`, '/rules/hot-dice', '/packs'];
    for (const path of [...dark, ...paper]) {
      const { ground, lines } = await tab.evaluate<Colors>(colorsAt(path));
      expect([path, ground[3], lines.length]).toEqual([path, 1, 2]);
      for (const line of lines) expect(contrast(line, ground), path).toBeGreaterThan(4.5);
      if (dark.includes(path)) expect(light(ground), path).toBeLessThan(0.05);
    }
    const { ground, lines } = await tab.evaluate<Colors>(colorsAt(`/e/${code}/overlay/board`));
    expect([ground[3], lines]).toEqual([0, []]);
  });
}
