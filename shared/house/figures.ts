/**
 * What a set of house rules does to a show: figures of many shows played by robots. Every figure is a mean with its standard
 * error; a show adds one sample to each.
 */
import type { Source } from '../engine/chance.ts';
import { Episode } from '../engine/episode.ts';
import type { Actor } from '../engine/moves.ts';
import { type Luck, seededLuck } from '../engine/robots.ts';
import type { Setting, Show } from '../engine/show.ts';

export const figureNames = ['rounds', 'minutes', 'money', 'sweep', 'busts', 'pot'] as const;
export type FigureName = (typeof figureNames)[number];

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

/** Cues by which a player loses the money at risk, with the lost pot, and one by which a player wins. */
const losing: readonly string[] = ['bust', 'busted', 'bonanza-bust', 'coin', 'forfeited', 'lost'];
/** Cues by which a round begins. */
const opening: readonly string[] = ['asked', 'puzzle', 'name-game', 'turn', 'hand-opened'];
const topPrizes: readonly string[] = ['swept', 'million', 'seven'];

interface Outcome {
  readonly winner?: number;
  readonly scores?: readonly number[];
  readonly earnings?: readonly number[];
  readonly bonus?: { readonly cash?: number };
}

/** Plays shows under one set of rules, one after another. */
export class Simulation {
  readonly #show: Show;
  readonly #setting: Setting;
  readonly #luck: Luck;
  readonly #means: Readonly<Record<FigureName, Mean>>;
  #shows = 0;

  /** `setting` has been read by the show's fields. */
  constructor(show: Show, setting: Setting, seed: number) {
    this.#show = show;
    this.#setting = setting;
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
    let [moves, busts, rounds, tops] = [0, 0, 0, 0];
    while (!episode.over && moves < maxMoves) {
      if (!this.#step(episode)) break;
      moves += 1;
      for (const { cue, pot, lost, cash } of episode.cues) {
        if (losing.includes(cue)) busts += 1;
        if (topPrizes.includes(cue) && (cue !== 'seven' || episode.over)) tops += 1;
        if (opening.includes(cue)) rounds += 1;
        if (cue === 'game-won' || cue === 'bust' || cue === 'banked' || cue === 'busted') {
          const size = [pot, lost, cash].find(value => typeof value === 'number');
          if (typeof size === 'number') this.#means.pot.add(size);
        }
      }
    }
    const { result, seats: ends } = episode.view('audience');
    const { winner = -1, earnings, bonus } = (result ?? {}) as Outcome;
    this.#shows += 1;
    this.#means.rounds.add(rounds);
    this.#means.minutes.add((moves * secondsOfMove) / 60);
    this.#means.busts.add(Number(busts > 0));
    this.#means.sweep.add(Number(tops > 0));
    const best = winner >= 0 ? (ends[winner]?.score ?? 0) : Math.max(0, ...ends.map(({ score }) => score));
    this.#means.money.add(winner >= 0 && earnings !== undefined ? (earnings[winner] ?? 0) : best + (bonus?.cash ?? 0));
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
