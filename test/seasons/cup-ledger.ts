/** A cup played on its ledger alone: every result is given, nothing is thrown. */
import type { Json } from '../../shared/engine/json.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import type { Cup, CupFixture, CupRound, CupRule } from '../../shared/season/cup.ts';
import { committed, decided, drawn, entered, nextSeats, opened } from '../../shared/season/cup-changes.ts';
import { type CupOf, cupOf } from '../../shared/season/cup-of.ts';
import { commitmentTo } from '../../shared/season/draw.ts';
import { bookOf, type Change, type Line, reversal, write } from '../../shared/season/ledger.ts';
import { closingChanges } from '../../shared/season/rules.ts';

const usualRule: CupRule = {
  kind: 'single',
  seeding: 'list',
  games: 1,
  decides: 'wins',
  rounds: 1,
  third: false,
  shows: [],
  points: [],
  days: 0,
};

/** A game that was played, as the test remembers it. */
interface Raw {
  readonly code: string;
  readonly fixture: string;
  /** Indices of entrants and their scores, by seat. Winners are those with the highest score. */
  readonly entrants: readonly number[];
  readonly scores: readonly number[];
}

export const seedHex = (n: number): string => n.toString(16).padStart(64, '0');

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

export class CupLedger {
  readonly of: CupOf;
  lines: readonly Line[] = [];
  readonly raw: Raw[] = [];
  #codes = 0;

  constructor(rule: Partial<CupRule>, entrants: readonly string[], { seats = 2, seed = 1 } = {}) {
    this.of = { show: 'six-dice', rule: { ...usualRule, ...rule }, seats };
    this.add(committed(commitmentTo('cup', bytes(seedHex(seed)))));
    this.add(entered(entrants));
    this.add(drawn(this.of, bookOf(this.lines), seedHex(seed)));
  }

  add(changes: readonly Change[], episode = ''): void {
    this.lines = [...this.lines, ...write(this.lines, changes, { at: 1, episode })];
  }

  get book() {
    return bookOf(this.lines);
  }

  #cup: { readonly lines: readonly Line[]; readonly cup: Cup } | undefined;

  get cup(): Cup {
    if (this.#cup?.lines !== this.lines) this.#cup = { lines: this.lines, cup: cupOf(this.of, this.book) };
    return this.#cup!.cup;
  }

  get fixtures(): readonly CupFixture[] {
    return this.cup.rounds.flatMap(({ fixtures }) => fixtures);
  }

  roundOf(fixture: CupFixture): CupRound {
    return this.cup.rounds.find(({ fixtures }) => fixtures.some(({ id }) => id === fixture.id))!;
  }

  get ready(): readonly CupFixture[] {
    return this.fixtures.filter(({ state }) => state === 'ready');
  }

  /** Plays the next game of a fixture. `scores`: of an entrant's index. Returns its code. */
  play(fixture: CupFixture, scoreOf: (entrant: number) => number): string {
    const code = `game-${++this.#codes}`;
    const entrants = nextSeats(fixture);
    this.add(opened(this.of, this.book, this.roundOf(fixture), fixture, { code, at: 1 }), code);
    const scores = entrants.map(scoreOf);
    const best = Math.max(...scores);
    const first = scores.indexOf(best);
    const winner = scores.filter(score => score === best).length === 1 ? first : -1;
    const names = entrants.map(entrant => this.cup.entrants[entrant]!.name);
    const result: Json = entrants.length === 2 ? { winner } : {};
    const ended = { code, kind: 'main', show: fixture.show, title: '', names, scores, options: {}, result };
    const cup = { show: 'six-dice', house: { options: {}, shelf: [] }, isCup: true };
    this.add(closingChanges(cup, this.book, ended), code);
    this.raw.push({ code, fixture: fixture.id, entrants, scores });
    return code;
  }

  /** Takes back the end of a game. */
  undo(code: string): void {
    this.add(reversal(this.lines, code), code);
    this.raw.splice(
      this.raw.findIndex(game => game.code === code),
      1,
    );
  }

  decide(fixture: CupFixture, places: readonly number[], by: 'walkover' | 'corrected' = 'walkover'): void {
    this.add(decided(this.of, this.book, this.roundOf(fixture), fixture, { by, places, reason: 'r' }));
  }

  /** Plays until nothing is left. */
  playAll(scoreOf: (entrant: number) => number): void {
    for (let ready = this.ready; ready.length > 0; ready = this.ready)
      for (const fixture of ready) this.play(fixture, scoreOf);
  }
}

export const names = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `P${i + 1}`);

export const luckOf = seededLuck;
