/** Somebody at a tab: finds buttons and fields by what stands on them, waits, and keeps pictures. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { faultsOfLayout } from '../browser/layout.ts';
import { root } from '../browser/studio-pages.ts';
import type { Engine, Size, Tab } from './engine.ts';
import { complaints } from './watched-pages.ts';

/** Milliseconds; engines that draw in software on a busy machine are slow. */
const patience = 60_000;

const say = (value: string | RegExp): string =>
  value instanceof RegExp
    ? String(value)
    : `new RegExp(${JSON.stringify(value.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))})`;

/** Marks the first one that can be pressed, and says whether there is one. */
const markButton = (name: string | RegExp) => `(() => {
  for (const old of document.querySelectorAll('[data-pressed]')) delete old.dataset.pressed;
  const fits = button => {
    const { width, height } = button.getBoundingClientRect();
    const label = button.getAttribute('aria-label') ?? button.textContent;
    return width > 0 && height > 0 && !button.disabled && ${say(name)}.test(label.trim());
  };
  const button = [...document.querySelectorAll('button, a.button, a.small')].find(fits);
  if (button === undefined) return false;
  button.dataset.pressed = '';
  return true;
})()`;

export class Visitor {
  readonly name: string;
  readonly tab: Tab;
  readonly #engine: string;

  static async at(engine: Engine, name: string, size: Size): Promise<Visitor> {
    return new Visitor(engine.name.toLowerCase(), name, await engine.open(size));
  }

  private constructor(engine: string, name: string, tab: Tab) {
    this.#engine = engine;
    this.name = name;
    this.tab = tab;
  }

  async holds(expression: string, what: string): Promise<void> {
    await expect
      .poll(() => this.tab.evaluate(`!!(${expression})`).catch(() => false), {
        message: `${this.#engine}, ${this.name}: ${what}`,
        timeout: patience,
        interval: 100,
      })
      .toBe(true);
  }

  sees(text: string | RegExp): Promise<void> {
    return this.holds(`${say(text)}.test(document.body.innerText)`, `sees ${text}`);
  }

  /** As `sees`, also of what is said to readers of the screen alone: figures made of bulbs have a label. */
  says(text: string): Promise<void> {
    const whole = `[document.body.textContent, ...[...document.querySelectorAll('[aria-label]')].map(item => item.ariaLabel)]`;
    return this.holds(`${whole}.join(' ').includes(${JSON.stringify(text)})`, `says ${text}`);
  }

  /** Until it is pressed, which fails while the page is drawn anew under the finger; or until `done` holds. */
  async press(name: string | RegExp, done?: () => boolean): Promise<void> {
    const pressed = async (): Promise<boolean> => {
      if (done?.()) return true;
      if (!(await this.tab.evaluate<boolean>(markButton(name)).catch(() => false))) return false;
      return this.tab.click('[data-pressed]').then(
        () => done === undefined,
        () => false,
      );
    };
    await expect
      .poll(pressed, { message: `${this.#engine}, ${this.name}: presses ${name}`, timeout: patience, interval: 200 })
      .toBe(true);
  }

  /** From now on the page looks every 50 ms whether these facts are there, by selectors, and keeps when each first was. */
  watchesFor(facts: Readonly<Record<string, string>>): Promise<unknown> {
    return this.tab.evaluate(`(() => {
      const seen = (window.firstSeen = {});
      const look = () => {
        for (const [fact, selector] of Object.entries(${JSON.stringify(facts)}))
          if (!(fact in seen) && document.querySelector(selector) !== null) seen[fact] = Date.now();
      };
      // Timers of a tab in the background come once a second, and what shows for a moment would be missed.
      new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
      look();
      return true;
    })()`);
  }

  /** Milliseconds of the page's clock since 1970. */
  firstSeen(): Promise<Readonly<Record<string, number>>> {
    return this.tab.evaluate('window.firstSeen');
  }

  async type(selector: string, text: string): Promise<void> {
    await this.holds(`document.querySelector(${JSON.stringify(selector)})`, `a field ${selector}`);
    await this.tab.type(selector, text);
  }

  /** Under pictures/engines; git ignores it. */
  async picture(moment: string): Promise<void> {
    const path = join(root, `pictures/engines/${this.#engine}-${this.name}-${moment}.png`);
    mkdirSync(dirname(path), { recursive: true });
    await this.tab.picture(path);
  }

  /** No text is cut, lies on another or makes the page scroll sideways. */
  async fits(moment: string): Promise<void> {
    await this.tab.evaluate('document.fonts.ready.then(() => true)');
    const faults = await this.tab.evaluate<readonly string[]>(`(${faultsOfLayout})('down')`);
    expect(faults, `${this.#engine}, ${this.name}: ${moment}`).toEqual([]);
    await this.picture(moment);
  }

  complaints(): Promise<readonly string[]> {
    return this.tab.evaluate(complaints);
  }
}
