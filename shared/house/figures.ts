/**
 * What a set of house rules does to a show: figures of many shows played by robots. Every figure is a mean with its standard
 * error; a show adds one sample to each.
 */
import type { Source } from '../engine/chance.ts';
import { Episode } from '../engine/episode.ts';
import type { Actor } from '../engine/moves.ts';
import { type Luck, seededLuck } from '../engine/robots.ts';
import type { Setting, Show } from '../engine/show.ts';
import { takenHome, winnerOf } from '../engine/taken-home.ts';

export const figureNames = ['rounds', 'minutes', 'money', 'busts', 'pot'] as const;
export type FigureName = (typeof figureNames)[number];

/** What a show counts in simulated shows, by its cues. What its exact odds tell is not counted. */
export interface Tally {
  /** A round begins. One that breaks a tie does not count. */
  readonly rounds: string;
  /** Its cue holds the number of the round. A question asked for one that was thrown out begins none. */
  readonly numbered?: true;
  /** Of the rounds, those are counted in which it happens. */
  readonly busts?: string;
  /** A pot comes to its end. The fact of the cue that holds its dollars or points. */
  readonly pots?: Readonly<Record<string, string>>;
}

interface Figure {
  readonly mean: number;
  /** Of the mean; 0 for fewer than two samples. */
  readonly error: number;
  readonly samples: number;
}

export type Figures = Readonly<Record<FigureName, Figure>>;

/** Seconds per move at the table, dice and commentary included. */
const secondsOfMove = 12;
const maxMoves = 4000;

class Mean {
  #n = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#n += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get figure(): Figure {
    const n = this.#n;
    const mean = n === 0 ? 0 : this.#sum / n;
    const variance = n < 2 ? 0 : Math.max(0, (this.#squares - n * mean * mean) / (n - 1));
    return { mean, error: n < 2 ? 0 : Math.sqrt(variance / n), samples: n };
  }
}

const sourceOf = (luck: Luck): Source => ({
  dice: n => Array.from({ length: n }, () => 1 + Math.floor(luck() * 6)),
  number: (lo, hi) => lo + Math.floor(luck() * (hi - lo + 1)),
  order: n => {
    const order = Array.from({ length: n }, (_, i) => i + 1);
    for (let i = n - 1; i > 0; i--) {
      const j = Math.floor(luck() * (i + 1));
      const [a = 0, b = 0] = [order[i], order[j]];
      order[i] = b;
      order[j] = a;
    }
    return order;
  },
});

/** Plays shows under one set of rules, one after another. */
export class Simulation {
  readonly #show: Show;
  readonly #setting: Setting;
  readonly #luck: Luck;
  readonly #means: Readonly<Record<FigureName, Mean>>;
  readonly #tally: Tally;
  #shows = 0;

  /** `setting` has been read by the show's fields. */
  constructor(show: Show, setting: Setting, tally: Tally, seed: number) {
    this.#show = show;
    this.#setting = setting;
    this.#tally = tally;
    this.#luck = seededLuck(seed);
    this.#means = Object.fromEntries(figureNames.map(name => [name, new Mean()])) as Record<FigureName, Mean>;
  }

  get shows(): number {
    return this.#shows;
  }

  get figures(): Figures {
    return Object.fromEntries(figureNames.map(name => [name, this.#means[name].figure])) as Record<FigureName, Figure>;
  }

  /** Plays one more show to its end. */
  play(): void {
    const { seats } = this.#setting;
    const names = Array.from({ length: seats }, (_, seat) => String(seat));
    const episode = new Episode(this.#show, this.#setting, names, sourceOf(this.#luck));
    const { rounds, numbered, busts, pots = {} } = this.#tally;
    /** By round, whether it was lost. */
    const lost: boolean[] = [];
    let moves = 0;
    while (!episode.over && moves < maxMoves) {
      if (!this.#step(episode)) break;
      moves += 1;
      for (const { cue, ...facts } of episode.cues) {
        const again = facts.tieBreak === true || (numbered && Number(facts.round) <= lost.length);
        if (cue === rounds && !again) lost.push(false);
        if (cue === busts && lost.length > 0) lost[lost.length - 1] = true;
        const size = facts[pots[cue] ?? ''];
        if (typeof size === 'number') this.#means.pot.add(size);
      }
    }
    this.#shows += 1;
    this.#means.rounds.add(lost.length);
    this.#means.minutes.add((moves * secondsOfMove) / 60);
    if (busts !== undefined) for (const round of lost) this.#means.busts.add(Number(round));
    const view = episode.view('audience');
    const winner = winnerOf(view) ?? -1;
    const winnings = takenHome(view);
    this.#means.money.add(winner >= 0 ? (winnings[winner] ?? 0) : Math.max(0, ...winnings));
  }

  /** False if nobody wants to move. */
  #step(episode: Episode): boolean {
    const legal = episode.legal();
    const view = episode.view('host');
    const seats = legal.flatMap(({ by }): Actor[] => (typeof by === 'number' ? [by] : []));
    for (const by of [...new Set(seats), 'host' as const]) {
      const move = episode.show.robot(by, { view, legal, luck: this.#luck });
      if (move !== null && episode.play({ ...move, by }).ok) return true;
    }
    return false;
  }
}
