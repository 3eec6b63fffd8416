/**
 * An evening at the studio: a host at a desk, players on phones and a spectator, who click and type at real pages, while the
 * dice fall as it is written.
 */
import type { Browser } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { Source } from '../../shared/engine/chance.ts';
import { standingOf } from '../../shared/engine/taken-home.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { dist, openBrowser, plainHost, Screen } from './studio-pages.ts';

/** Where dice are no matter: drawn in software, they would take the processor from everything else. */
export const plainDice = ['--disable-3d-apis', '--disable-gpu'];

/** By their flags. Each ends with the process that runs the tests. */
const browsers = new Map<string, Promise<Browser>>();

/** One Chromium for all files whose tests ask for the same flags, `more` than the usual ones. */
export const oneBrowser = (...more: readonly string[]): (() => Browser) => {
  let browser: Browser;
  beforeAll(async () => {
    const flags = more.join(' ');
    const opened = browsers.get(flags) ?? openBrowser(...more);
    browsers.set(flags, opened);
    browser = await opened;
  });
  return () => browser;
};

/** Everything that chance brings, by kind, in the order drawn. */
interface Falls {
  readonly dice?: readonly (readonly number[])[];
  readonly numbers?: readonly number[];
  readonly orders?: readonly (readonly number[])[];
}

/** Chance without chance: what is not written down is asked for in vain. */
export class Script implements Source {
  readonly #dice: (readonly number[])[];
  readonly #numbers: number[];
  readonly #orders: (readonly number[])[];

  constructor({ dice = [], numbers = [], orders = [] }: Falls) {
    this.#dice = [...dice];
    this.#numbers = [...numbers];
    this.#orders = [...orders];
  }

  /** What has not been drawn yet. */
  get left(): number {
    return this.#dice.length + this.#numbers.length + this.#orders.length;
  }

  dice(n: number): readonly number[] {
    return this.#next(this.#dice, faces => faces.length === n, `${n} dice`);
  }

  number(lo: number, hi: number): number {
    return this.#next(this.#numbers, value => value >= lo && value <= hi, `a number from ${lo} to ${hi}`);
  }

  order(n: number): readonly number[] {
    return this.#next(this.#orders, order => order.length === n, `an order of ${n}`);
  }

  #next<T>(list: T[], fits: (value: T) => boolean, what: string): T {
    const value = list.shift();
    if (value === undefined || !fits(value)) throw new Error(`the script has ${JSON.stringify(value)} for ${what}`);
    return value;
  }
}

/** 1 … n as they are. */
export const inOrder = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);

/** The code in the address of a page of an episode. */
export const codeOf = (address: string): string => /\/e\/([0-9A-Z]{8})\b/.exec(address)?.[1] ?? '';

/** Sits down as anybody does who got the players' link; the free seat that comes first is chosen already. */
export const takeSeat = async (
  player: Screen,
  host: Screen,
  address: string,
  name: string,
  before = async () => {},
): Promise<void> => {
  await player.page.goto(address);
  await player.page.getByLabel('Your name').fill(name);
  await before();
  await player.press('Take the seat');
  await player.sees('You’re in!');
  await host.sees(name);
};

/** The host's one big button, by the space bar: pressed until it is taken, since it rests a moment after it changed. */
export const pressNext = async (host: Screen, label: string | RegExp): Promise<void> => {
  const button = host.page.getByRole('button', { name: label }).and(host.page.locator('.next:not([disabled])'));
  await button.waitFor();
  const pressed = async () => {
    await host.page.keyboard.press(' ');
    return button.count();
  };
  await expect.poll(pressed, { interval: 150 }).toBe(0);
};

const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

interface Plan {
  readonly show: string;
  readonly options?: object;
  readonly pack?: object;
  readonly falls: Falls;
}

/** One episode with Ann and Ben on phones. */
export class Evening {
  readonly host: Screen;
  readonly ann: Screen;
  readonly ben: Screen;
  readonly watcher: Screen;
  readonly #house: Playhouse;
  readonly #script: Script;
  readonly #show: string;
  #code = '';
  #token = '';
  /** Words that only the host may know yet, and who learned them early. */
  readonly #sealed = new Map<string, Screen[]>();

  static async open(browser: Browser, { show, options = {}, pack, falls }: Plan): Promise<Evening> {
    const script = new Script(falls);
    const house = await Playhouse.open({ dist, source: () => script });
    const [host, ann, ben, watcher] = await Promise.all([
      Screen.open(browser, 'host', 'desk'),
      Screen.open(browser, 'ann', 'phone'),
      Screen.open(browser, 'ben', 'phone'),
      Screen.open(browser, 'watcher', 'phone'),
    ]);
    const evening = new Evening(show, house, script, { host, ann, ben, watcher });
    await evening.#begin({ show, options, seats: 2, ...(pack === undefined ? {} : { pack }) }, pack !== undefined);
    return evening;
  }

  private constructor(
    show: string,
    house: Playhouse,
    script: Script,
    { host, ann, ben, watcher }: Pick<Evening, 'host' | 'ann' | 'ben' | 'watcher'>,
  ) {
    this.#show = show;
    this.#house = house;
    this.#script = script;
    this.host = host;
    this.ann = ann;
    this.ben = ben;
    this.watcher = watcher;
  }

  async #begin(wanted: object, hasPack: boolean): Promise<void> {
    const { code, token } = await this.#house.make(wanted);
    this.#code = code;
    this.#token = token;
    const address = `http://${plainHost}:${this.#house.app.port}/e/${code}`;
    await Promise.all([this.host.page.goto(`${address}/host#${token}`), this.watcher.page.goto(`${address}/watch`)]);
    await takeSeat(this.ann, this.host, address, 'Ann');
    await takeSeat(this.ben, this.host, address, 'Ben');
    if (hasPack) await this.#lookAhead();
  }

  /** The host reads the whole pack, which shows that what is searched for can be found. */
  async #lookAhead(): Promise<void> {
    await this.host.press('Look ahead');
    await this.host.page.locator('.look-ahead').waitFor();
    await this.host.press('Close');
  }

  next(label: string | RegExp): Promise<void> {
    return pressNext(this.host, label);
  }

  /** Texts of the host alone, until they are told. */
  seal(...words: readonly string[]): void {
    for (const word of words) this.#sealed.set(word, []);
  }

  /** From now on this page may know it: its player writes it. */
  async tell(screen: Screen, word: string): Promise<void> {
    await this.#checkSealed();
    this.#sealed.get(word)?.push(screen);
  }

  /** What now comes next shows this to everybody. */
  async unseal(...words: readonly string[]): Promise<void> {
    await this.#checkSealed();
    for (const word of words) this.#sealed.delete(word);
  }

  async #checkSealed(): Promise<void> {
    for (const [word, count] of this.#sealed) {
      await expect.poll(() => this.host.hasReceived(word), { message: `the host got ${word}` }).toBe(true);
      for (const screen of [this.ann, this.ben, this.watcher]) {
        if (!count.includes(screen)) expect(screen.hasReceived(word), `${screen.name} got ${word}`).toBe(false);
      }
    }
  }

  /**
   * All pages show the scores of the record, no secret reached anybody early, and no page complained. Then the record is
   * published, and pages compare it with what they kept (fairness.md 10). Of the sealed parts it holds `used` and no more.
   */
  async closes(scores: readonly number[], used: readonly string[] = []): Promise<void> {
    const { episode } = this.#house.live(this.#code);
    await expect.poll(() => episode.over).toBe(true);
    const final = episode.view('audience');
    const { seats } = final;
    expect(seats.map(({ score }) => score)).toEqual(scores);
    const screens = [this.host, this.ann, this.ben, this.watcher];
    for (const screen of screens) {
      for (const [seat, { name }] of seats.entries()) {
        const shown = standingOf(final, seat);
        await expect
          .poll(() => screen.text(), { message: `${screen.name}: ${name} has ${shown}` })
          .toContain(money.format(shown));
      }
    }
    await this.#checkSealed();
    const { body } = await this.#house.get(`/api/episodes/${this.#code}/record`, this.#token);
    expect(body).toMatchObject({ show: this.#show, seats: ['Ann', 'Ben'] });
    for (const player of [this.ann, this.ben])
      await expect
        .poll(() => player.hasReceived('boxcars-episode/1'), { message: `${player.name} got the record` })
        .toBe(true);
    for (const word of used) this.#sealed.delete(word);
    await this.#checkSealed();
    expect(this.#script.left, 'draws that nobody made').toBe(0);
    expect(screens.flatMap(({ complaints }) => complaints)).toEqual([]);
  }
}
