/**
 * The all-time records of a host, over all seasons of a hall, and who is in it. A record belongs to whoever set it first, until
 * somebody has more. Sums of points are compared within their show, because no two shows count alike.
 */
import { type RecordKind, type RecordUnit, recordKinds } from '../engine/finale.ts';
import { keptFor } from '../engine/kept.ts';
import type { ShowFigures } from '../recap/figures.ts';
import { isMoney } from '../shows/index.ts';
import { bookOf, type Line } from './ledger.ts';
import { episodesIn, personIn } from './persons.ts';
import { playersOf } from './players.ts';

export interface SeasonRecord {
  readonly kind: RecordKind;
  readonly unit: RecordUnit;
  readonly who: string;
  readonly figure: number;
  /** The game in which it fell, its season, show, and seat. */
  readonly season: string;
  readonly show: string;
  readonly code: string;
  readonly seat: number;
  readonly at: number;
  /** The step of its recap at which it plays; -1 for its end. */
  readonly step: number;
}

/** A season of the hall. `figures`: of its finished shows, by code, as far as they have been reckoned. */
export interface RecordSource {
  readonly name: string;
  readonly lines: readonly Line[];
  readonly figures: ReadonlyMap<string, ShowFigures>;
}

type Found = Omit<SeasonRecord, 'season'>;

const unitOfShow = (show: string): RecordUnit => (isMoney(show) ? 'money' : 'points');

/** Wins and streaks of the ledger alone. */
const fromLedger: (lines: readonly Line[]) => readonly Found[] = keptFor(lines => {
  const personOf = personIn(bookOf(lines));
  const streaks = new Map<string, number>();
  return episodesIn(lines).flatMap(({ kind, show, code, at, people }): Found[] =>
    kind !== 'main'
      ? []
      : people.flatMap(({ name, earned, won }, seat): Found[] => {
          const who = personOf(name);
          const streak = won ? (streaks.get(who) ?? 0) + 1 : 0;
          streaks.set(who, streak);
          const fell = { who, show, code, seat, at, step: -1 };
          return won && name !== ''
            ? [
                { ...fell, kind: 'win', unit: unitOfShow(show), figure: earned },
                { ...fell, kind: 'streak', unit: 'wins', figure: streak },
              ]
            : [];
        }),
  );
});

/** Calls that came off, and those that did not in a game that was lost. */
const fromFigures = ({ lines, figures }: RecordSource): readonly Found[] => {
  const personOf = personIn(bookOf(lines));
  return episodesIn(lines).flatMap(({ kind, show, code, at, people }): Found[] => {
    if (kind !== 'main') return [];
    const isWon = people.some(({ won }) => won);
    return (figures.get(code)?.calls ?? []).flatMap(({ seat, stake, unit, came, step }): Found[] => {
      const player = people[seat];
      if (player === undefined || player.name === '' || (!came && (player.won || !isWon))) return [];
      const who = personOf(player.name);
      return [{ who, show, code, seat, at, step, kind: came ? 'call' : 'loss', unit, figure: stake }];
    });
  });
};

const keyOf = ({ kind, unit, show }: Found): string => `${kind} ${unit} ${unit === 'points' ? show : ''}`;

/** `but`: the code of a game that is left out. */
export const recordsOf = (sources: readonly RecordSource[], but = ''): readonly SeasonRecord[] => {
  const held = new Map<string, SeasonRecord>();
  const all = sources.flatMap(source =>
    [...fromLedger(source.lines), ...fromFigures(source)].map(found => ({ ...found, season: source.name })),
  );
  for (const found of all.toSorted((a, b) => a.at - b.at)) {
    if (found.code !== but && found.figure > (held.get(keyOf(found))?.figure ?? 0)) held.set(keyOf(found), found);
  }
  return [...held.values()].toSorted(
    (a, b) => recordKinds.indexOf(a.kind) - recordKinds.indexOf(b.kind) || b.figure - a.figure,
  );
};

/** A record that fell, and the one that stood before. */
interface FallenRecord extends SeasonRecord {
  readonly before: SeasonRecord;
}

/** Records that fell in a game. What stands for the first time has beaten nobody and is no news. */
export const fallenIn = (sources: readonly RecordSource[], code: string): readonly FallenRecord[] => {
  const before = new Map(recordsOf(sources, code).map(record => [keyOf(record), record]));
  return recordsOf(sources).flatMap(record => {
    const stood = before.get(keyOf(record));
    return record.code === code && stood !== undefined ? [{ ...record, before: stood }] : [];
  });
};

export interface HallPlayer {
  readonly name: string;
  readonly seasons: number;
  readonly played: number;
  readonly won: number;
  /** Dollars; points are not added up over shows. */
  readonly money: number;
  readonly longest: number;
  /** Where their latest page is: the season, and what they are called in it. */
  readonly season: string;
  readonly as: string;
}

/** Who is who in a hall: what the host said in one of its seasons holds in all of them. */
const personInHall = (sources: readonly RecordSource[]): ((name: string) => string) => {
  const persons = sources.map(({ lines }) => personIn(bookOf(lines)));
  return name => {
    const path = [name];
    for (;;) {
      const last = path.at(-1)!;
      const next = persons.map(personOf => personOf(last)).find(person => person !== last);
      if (next === undefined) return last;
      // Two seasons may say it the other way around.
      const before = path.indexOf(next);
      if (before >= 0) return path.slice(before).toSorted()[0]!;
      path.push(next);
    }
  };
};

/** Everybody of all seasons, most wins first. The same name is the same player. */
export const hallOf = (sources: readonly (RecordSource & { readonly show: string })[]): readonly HallPlayer[] => {
  const players = new Map<string, HallPlayer>();
  const personOf = personInHall(sources);
  for (const { name: season, lines, show } of sources)
    for (const { name: own, played, won, earned, guest, longest } of playersOf(lines).values()) {
      const name = personOf(own);
      const before = players.get(name) ?? { seasons: 0, played: 0, won: 0, money: 0, longest: 0 };
      players.set(name, {
        name,
        seasons: before.seasons + 1,
        played: before.played + played,
        won: before.won + won,
        money: before.money + guest + (isMoney(show) ? earned : 0),
        longest: Math.max(before.longest, longest),
        season,
        as: own,
      });
    }
  return [...players.values()].toSorted((a, b) => b.won - a.won || b.money - a.money || a.played - b.played);
};
