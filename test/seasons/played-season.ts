/** A season of Six Dice whose games are made up: a ledger that grows by whole games, and the games beside it as they were played. */
import { bookOf, type Change, type Line, reversal, write } from '../../shared/season/ledger.ts';
import { closingChanges, seatedChanges } from '../../shared/season/rules.ts';

const house = { options: {}, shelf: [] };

/** A game as it was played, for a count that reads no ledger. */
interface Played {
  readonly code: string;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winner: number;
}

export class PlayedSeason {
  lines: readonly Line[] = [];
  played: Played[] = [];
  #games = 0;

  add(changes: readonly Change[], episode = ''): void {
    this.lines = [...this.lines, ...write(this.lines, changes, { at: this.lines.length, episode })];
  }

  play(names: readonly string[], scores: readonly number[], winner: number): string {
    const code = `G${++this.#games}`;
    const season = { show: 'six-dice', house };
    this.add(seatedChanges(season, 'main', bookOf(this.lines), names), code);
    const ended = { code, kind: 'main', show: 'six-dice', title: '', names, scores, options: {}, result: { winner } };
    this.add(closingChanges(season, bookOf(this.lines), ended), code);
    this.played.push({ code, names, scores, winner });
    return code;
  }

  undo(code: string): void {
    this.add(reversal(this.lines, code), code);
    this.played = this.played.filter(one => one.code !== code);
  }
}
