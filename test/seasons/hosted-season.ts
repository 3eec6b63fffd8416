/** A season of Six Dice whose host presses everything: its games, and what is asked of it. */
import { expect } from 'vitest';
import type { Finale } from '../../shared/engine/finale.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { write } from '../../shared/season/ledger.ts';
import { type Guest, type Playhouse, until } from '../rooms/playhouse.ts';

export interface Opened {
  readonly code: string;
  readonly token: string;
  readonly seats: readonly { readonly link: string }[];
}

interface Line {
  readonly account: string;
  readonly who: string;
  readonly why: string;
  readonly to: unknown;
}

export class HostedSeason {
  readonly house: Playhouse;
  readonly token: string;
  readonly name: string;

  private constructor(house: Playhouse, name: string, token: string) {
    this.house = house;
    this.name = name;
    this.token = token;
  }

  static async start(house: Playhouse, name: string, list: readonly string[]): Promise<HostedSeason> {
    const made = await house.post('/api/seasons', { name, show: 'six-dice' });
    const season = new HostedSeason(house, name, (made.body as { token: string }).token);
    await house.app.context.store.addLines({
      season: name,
      lines: before =>
        write(before, [{ account: 'list', who: '', to: [...list], why: 'called' }], { at: 1, episode: '' }),
    });
    return season;
  }

  get(path: string, token?: string) {
    return this.house.get(`/api/seasons/${this.name}${path}`, token);
  }

  post(path: string, body: unknown, token = this.token) {
    const headers: Record<string, string> = token === '' ? {} : { Authorization: `Bearer ${token}` };
    return this.house.post(`/api/seasons/${this.name}${path}`, body, headers);
  }

  async lines(): Promise<readonly Line[]> {
    return ((await this.get('')).body as { lines: Line[] }).lines;
  }

  /** Opens the next game, and robots play `moves` of it. */
  async begin(moves: number, wanted: object = {}): Promise<Opened & { host: Guest }> {
    const opened = (await this.post('/episodes', { kind: 'main', ...wanted })).body as Opened;
    const host = await this.house.join(opened.code, { as: 'host', token: opened.token });
    const live = this.house.live(opened.code);
    expect(await host.move('start')).toMatchObject({ ok: true });
    const luck = seededLuck(moves);
    while (live.episode.entries.length <= moves) {
      const { by, do: move, ...inputs } = robotMove(live.episode, luck);
      expect(await live.move(by, { id: null, do: move, ...inputs })).toMatchObject({ ok: true });
    }
    return { ...opened, host };
  }

  /** Robots play `moves` of the next game, then its host gives `winner` that score and ends it. */
  async game(moves: number, winner: number, score: number, substitute?: string): Promise<Opened & { finale: Finale }> {
    const { host, ...opened } = await this.begin(moves);
    const live = this.house.live(opened.code);
    if (substitute !== undefined) await live.move('host', { id: null, do: 'replace', seat: 1, name: substitute });
    await live.move('host', { id: null, do: 'correct', seat: winner, score, reason: 'for a test' });
    expect(host.state.finale).toBe('');
    await host.sees(live.episode.entries.length);
    await host.move('end', { winner });
    await until(() => host.state.finale !== '', 'the finale');
    await this.house.told(opened.code);
    return { ...opened, finale: JSON.parse(host.state.finale) as Finale };
  }

  /** Publishes a show. */
  close({ code }: Opened) {
    return this.house.app.rooms.close(code);
  }
}
