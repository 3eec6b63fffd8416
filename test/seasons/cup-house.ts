/** A cup at a real server, as its host uses it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Cup, CupFixture } from '../../shared/season/cup.ts';
import type { Line } from '../../shared/season/ledger.ts';
import { freshFolder, type Playhouse } from '../rooms/playhouse.ts';

interface Opened {
  readonly fixture: string;
  readonly code: string;
  readonly token: string;
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly link: string }[];
}

export interface Season {
  readonly lines: readonly Line[];
  readonly faults: readonly string[];
  readonly list: readonly { readonly name: string }[];
  readonly cup: Cup;
}

/** Short games. */
export const quick = { show: 'six-dice', options: { target: 300 } };

export class CupHouse {
  readonly house: Playhouse;
  readonly headers: Readonly<Record<string, string>>;
  readonly name: string;
  readonly token: string;

  private constructor(house: Playhouse, name: string, token: string) {
    this.house = house;
    this.name = name;
    this.token = token;
    this.headers = { Authorization: `Bearer ${token}` };
  }

  static async open(house: Playhouse, name: string, wish: object): Promise<CupHouse> {
    const { status, body } = await house.post('/api/seasons', { name, ...quick, ...wish });
    expect(status, JSON.stringify(body)).toBe(201);
    return new CupHouse(house, name, (body as { readonly token: string }).token);
  }

  async ask(method: string, path: string, body: unknown = {}, headers = this.headers) {
    const response = await fetch(`${this.house.url}/api/seasons/${this.name}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  async does(method: string, path: string, body: unknown = {}) {
    const answer = await this.ask(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  }

  async read(): Promise<Season> {
    return (await this.house.get(`/api/seasons/${this.name}`)).body as Season;
  }

  async fixtures(): Promise<readonly CupFixture[]> {
    return (await this.read()).cup.rounds.flatMap(({ fixtures }) => fixtures);
  }

  async opens(wish: object = {}): Promise<readonly Opened[]> {
    return ((await this.does('POST', '/fixtures', wish)) as { readonly opened: readonly Opened[] }).opened;
  }

  /** Plays a qualifier of the cup, in which these come out in this order. */
  async qualifies(names: readonly string[]): Promise<void> {
    const pack = { ask: 'How many beans are in the jar?', answer: 100 };
    const { code } = (await this.does('POST', '/episodes', { kind: 'qualifying', pack })) as { readonly code: string };
    await this.house.app.rooms.ensure(code);
    const live = this.house.live(code);
    if (live.episode.state.phase === 'lobby') await live.move('host', { id: null, do: 'start' });
    for (const [i, name] of names.entries()) {
      const { seat } = (await live.seats.sit(name))!;
      expect(await live.move(seat, { id: null, do: 'guess', value: 100 + i })).toMatchObject({ ok: true });
    }
    expect(await live.move('host', { id: null, do: 'close' })).toMatchObject({ ok: true });
  }

  /** Robots play these games to their end. */
  async played(opened: readonly Opened[]): Promise<void> {
    for (const { code } of opened) {
      await this.house.app.rooms.ensure(code);
      const live = this.house.live(code);
      await expect.poll(() => live.over, { interval: 10 }).toBe(true);
      await this.house.told(code);
    }
  }

  /** The cup's record and those of its games, as files. */
  async files(): Promise<readonly string[]> {
    const folder = freshFolder();
    const games = (await this.fixtures()).flatMap(({ games }) => games.map(({ code }) => code));
    for (const code of games) await this.house.app.rooms.close(code);
    const write = async (name: string, path: string) => {
      const { status, body } = await this.house.get(path);
      expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
      writeFileSync(join(folder, name), JSON.stringify(body));
      return join(folder, name);
    };
    const cup = await write('cup.json', `/api/seasons/${this.name}/record`);
    const records = [];
    for (const code of games) records.push(await write(`${code}.json`, `/api/episodes/${code}/record`));
    return [cup, ...records];
  }
}

export const eight = ['Ann', 'Ben', 'Cal', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];
