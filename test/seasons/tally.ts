/**
 * What a season comes to, found out from its exported records alone, by its own reading of the rules: nothing here knows the
 * ledger or shared/season.
 */
import { readRecord, replay } from '../../shared/engine/record.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

export interface Exported {
  readonly kind: 'main' | 'qualifying';
  /** As `GET /api/episodes/CODE/record` gives it. */
  readonly record: unknown;
}

interface Person {
  earnings: number;
  won: number;
  streak: number;
  losses: number;
  /** 0 may play; -1 retired for good; otherwise the broadcasts that must be complete before they may return. */
  away: number;
  goods: string[];
}

export interface Tally {
  champion: string;
  jackpot: number;
  prizes: string[];
  broadcasts: number;
  people: Record<string, Person>;
  /** What a record says against the records before it. */
  complaints: string[];
  /** How often it came to what a season is about. */
  seen: { retired: number; eliminated: number; megaRolls: number; swept: number; waited: number; carried: number };
}

interface Result {
  readonly winner: number;
  readonly bonus: {
    readonly kind?: string;
    readonly outcome: string;
    readonly cash: number;
    readonly prizes: readonly string[];
  };
  readonly jackpot: number;
  readonly earnings: readonly number[];
  readonly prizes: readonly (readonly string[])[];
  readonly ranking: readonly number[];
  readonly record: readonly { readonly wins: number; readonly losses: number }[];
}

const base: Readonly<Record<string, number>> = { 'lucky-numbers': 50_000, 'lucky-puzzle': 100_000 };

export const tallyOf = (
  show: string,
  exported: readonly Exported[],
  shelf: readonly (readonly { name: string }[])[],
): Tally => {
  const tally: Tally = {
    champion: '',
    jackpot: base[show] ?? 0,
    prizes: base[show] === undefined ? [] : shelf.map(([first]) => first?.name ?? ''),
    broadcasts: 0,
    people: {},
    complaints: [],
    seen: { retired: 0, eliminated: 0, megaRolls: 0, swept: 0, waited: 0, carried: 0 },
  };
  const person = (name: string): Person => {
    tally.people[name] ??= { earnings: 0, won: 0, streak: 0, losses: 0, away: 0, goods: [] };
    return tally.people[name];
  };
  /** Dollars since the last retirement. */
  const toward: Record<string, number> = {};
  const paid: number[] = [0, 0, 0];
  let stays: string[] = [];
  let waiting: string[] = [];
  let decided = 0;

  for (const [n, { kind, record }] of exported.entries()) {
    const wrong = (what: string) => tally.complaints.push(`record ${n}: ${what}`);
    const read = readRecord(record, showNamed);
    const { episode, refused } = replay(read);
    if (refused.length > 0) wrong('has refused entries');
    const { names } = episode;
    const result = episode.state.result as unknown as Result;
    if (kind === 'qualifying') {
      waiting = result.ranking.map(seat => names[seat]!);
      continue;
    }
    const options = read.options as {
      readonly wins?: readonly number[];
      readonly jackpot?: number;
      readonly champion?: number;
      readonly prizes?: readonly { readonly name: string }[];
      readonly record?: readonly { readonly wins: number; readonly losses: number; readonly earnings: number }[];
      readonly bank?: number;
    };

    // Who plays: returning players on the same seat, then the next in the qualifying who may.
    const mayPlay = (name: string) => {
      const { away } = person(name);
      return away === 0 || (away > 0 && tally.broadcasts >= away);
    };
    const expected = names.map((_, seat) => stays[seat] ?? '');
    for (const [seat, name] of expected.entries()) {
      if (name !== '') continue;
      const next = waiting.find(candidate => !expected.includes(candidate) && mayPlay(candidate)) ?? '';
      if (waiting.some(candidate => !expected.includes(candidate) && !mayPlay(candidate))) tally.seen.waited++;
      expected[seat] = next;
    }
    if (expected.join() !== names.join()) wrong(`${names.join()} play, not ${expected.join()}`);
    waiting = waiting.filter(name => !names.includes(name));
    for (const name of names) {
      const one = person(name);
      if (one.away === 0) continue;
      // HD-A19: fresh.
      Object.assign(one, { away: 0, streak: 0, losses: 0 });
      if ((toward[name] ?? 0) >= 1_000_000) toward[name] = 0;
    }

    // What the episode took.
    if (options.wins !== undefined && show !== 'hot-dice') {
      const wins = names.map(name => (name === tally.champion ? person(name).streak : 0));
      if (options.wins.join() !== wins.join()) wrong(`begins with wins ${options.wins.join()}, not ${wins.join()}`);
    }
    if (options.jackpot !== undefined && options.jackpot !== tally.jackpot)
      wrong(`begins with a jackpot of ${options.jackpot}, not ${tally.jackpot}`);
    if (options.prizes !== undefined && options.prizes.map(({ name }) => name).join() !== tally.prizes.join())
      wrong(`has prizes ${options.prizes.map(({ name }) => name).join()}, not ${tally.prizes.join()}`);
    if (show === 'lucky-puzzle' && options.champion !== names.indexOf(tally.champion))
      wrong(`has seat ${options.champion} as champion`);
    for (const [seat, brought] of (options.record ?? []).entries()) {
      const { streak, losses } = person(names[seat]!);
      const own = { wins: streak, losses, earnings: toward[names[seat]!] ?? 0 };
      if (JSON.stringify(brought) !== JSON.stringify(own))
        wrong(`${names[seat]} brings ${JSON.stringify(brought)}, not ${JSON.stringify(own)}`);
    }

    // What it left.
    const winner = names[result.winner] ?? '';
    const scores = episode.state.scores;
    for (const [seat, name] of names.entries()) {
      const one = person(name);
      const won = seat === result.winner;
      const bonus = won ? (result.bonus?.cash ?? 0) : 0;
      const earned = show === 'hot-hand' ? scores[seat]! - options.bank! : scores[seat]! + bonus;
      one.earnings += earned;
      toward[name] = (toward[name] ?? 0) + earned;
      if (won) one.won++;
      if (show !== 'hot-hand') one.streak = won ? one.streak + 1 : 0;
      if (show === 'hot-dice' && !won) one.losses++;
      if (show === 'on-a-roll') one.goods.push(...(result.prizes[seat] ?? []));
    }
    if (show === 'hot-hand') {
      tally.broadcasts++;
      continue;
    }
    if (show === 'hot-dice') {
      // A loss may have been found behind a double ('lose loss'): only the view tells.
      for (const [seat, name] of names.entries()) person(name).losses = result.record[seat]!.losses;
      if (result.bonus.kind === 'mega-roll') {
        tally.seen.megaRolls++;
        if (person(winner).streak !== 4) wrong(`${winner} plays a mega roll after ${person(winner).streak} wins`);
        person(winner).streak = 0;
      }
      decided++;
      const broadcast = Math.ceil(decided / 2);
      stays = names.map(name => {
        const one = person(name);
        const rich = toward[name]! >= 1_000_000;
        if (rich) tally.seen.retired++;
        else if (one.losses >= 2) tally.seen.eliminated++;
        else return name;
        one.away = broadcast + (rich ? 4 : 3);
        return '';
      });
      tally.broadcasts = Math.floor(decided / 2);
      tally.champion = stays.includes(winner) ? winner : '';
      continue;
    }
    tally.broadcasts++;
    const retires = show !== 'six-dice' && person(winner).streak === 5;
    if (retires) {
      tally.seen.retired++;
      person(winner).away = -1;
    }
    tally.champion = retires ? '' : winner;
    stays = retires ? [] : [winner];
    if (tally.prizes.length === 3) {
      const { outcome, prizes } = result.bonus;
      // ME-22: a jackpot that nobody won goes on as it has grown.
      const grown = episode.view('audience').board.jackpot as number;
      if (outcome === 'swept') tally.seen.swept++;
      else if (grown > tally.jackpot) tally.seen.carried++;
      tally.jackpot = outcome === 'swept' ? base[show]! : grown;
      for (const name of prizes) {
        const medal = tally.prizes.indexOf(name);
        person(winner).goods.push(name);
        paid[medal]!++;
        tally.prizes[medal] = shelf[medal]![paid[medal]! % shelf[medal]!.length]!.name;
      }
    }
  }
  return tally;
};
