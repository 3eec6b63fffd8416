/** How a show ends on every page: its ceremony beat by beat, then its poster, and the next show with the same players. */

/**
 * All-time records of a host. `win`: the most that a winner took from one main game. `streak`: the most main games won in a row.
 * `call`: the most that was put at risk by a choice that the exact odds called the best, and that came off. `loss`: the same where the
 * dice said no, and the game was lost.
 */
export const recordKinds = ['win', 'streak', 'call', 'loss'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What a record counts: `wins` in a row, or the unit of what was won or put at risk. */
export type RecordUnit = 'chance' | 'points' | 'money' | 'wins';

/** A record that fell, and whose it was before. */
export interface RecordFall {
  readonly kind: RecordKind;
  readonly unit: RecordUnit;
  readonly seat: number;
  readonly figure: number;
  readonly before: { readonly who: string; readonly figure: number };
}

/** What somebody is named for at the end. Best roll: what it brought, or else how seldom it falls. */
export type Award =
  | {
      readonly award: 'roll';
      readonly seat: number;
      /** Where it fell, for the look of the dice. */
      readonly act: string;
      readonly dice: readonly number[];
      /** In the unit of the show's scores; 0 for a throw that only is rare. */
      readonly gained: number;
      /** From 0 to 1. */
      readonly chance: number;
      /** The prize that it won, whose worth is `gained`; left out for money and points. */
      readonly prize?: string;
      /** Whom it paid, where that was not its player alone; left out otherwise. */
      readonly paid?: readonly number[];
      /** What each of several whom it paid got, if all the same; left out otherwise. */
      readonly each?: number;
    }
  /** `chance`: that fair dice show as many pips or more. */
  | { readonly award: 'luck'; readonly seat: number; readonly pips: number; readonly chance: number }
  /** All-time records of the host's hall that fell, the most important first; `seat`: of whom the first is. */
  | { readonly award: 'record'; readonly seat: number; readonly falls: readonly RecordFall[] }
  /** The most that somebody put at risk, by the exact odds: what the safe choice was worth. */
  | {
      readonly award: 'bold';
      readonly seat: number;
      readonly stake: number;
      readonly unit: 'chance' | 'points' | 'money';
      /** It went on with a throw. */
      readonly rolled?: boolean;
      /** Whether it came off; left out where nothing decided that. */
      readonly came?: boolean;
    };

export interface Finale {
  /** When the show ended, and when the ceremony begins: milliseconds of the server's clock since 1970. */
  readonly over: number;
  readonly begins: number;
  readonly awards: readonly Award[];
  /** The last picture of the show has told what everybody has. Left out otherwise. */
  readonly told?: true;
  /** The best of the crowd: names and points, best first; [] where nobody played along. */
  readonly room: readonly (readonly [name: string, points: number])[];
}

/** The faces of a roll, of two dice as they lie, else the most frequent first: with a sum beside them, all must be there that may have scored. */
export const toldFaces = (dice: readonly number[]): readonly (readonly [face: number, times: number])[] =>
  [...new Set(dice)]
    .map(face => [face, dice.filter(other => other === face).length] as const)
    .toSorted((a, b) => b[1] - a[1] || (dice.length > 2 ? b[0] - a[0] : 0));

/** One picture of the ceremony. */
export type Beat = 'sums' | Award['award'] | 'room' | 'thanks';

interface Timed {
  readonly beat: Beat;
  /** Milliseconds after the ceremony begins. */
  readonly from: number;
  readonly ms: number;
}

const lasts: Readonly<Record<Beat, number>> = {
  sums: 4500,
  record: 5200,
  roll: 3800,
  luck: 3800,
  bold: 3800,
  room: 4200,
  thanks: 3500,
};

export const beatsOf = ({ awards, room, told }: Pick<Finale, 'awards' | 'room' | 'told'>): readonly Timed[] => {
  let from = 0;
  const sums = told === true ? [] : (['sums'] as const);
  const crowd = room.length > 0 ? (['room'] as const) : [];
  return ([...sums, ...awards.map(({ award }) => award), ...crowd, 'thanks'] as const).map(beat => {
    const ms = lasts[beat];
    from += ms;
    return { beat, from: from - ms, ms };
  });
};

/** When the poster goes up: milliseconds since 1970. */
export const posterAt = (finale: Finale): number =>
  finale.begins + beatsOf(finale).reduce((all, { ms }) => all + ms, 0);

/** Milliseconds for which the poster says when the next show begins. */
export const untilNext = 20_000;

/** What a page reads of the shell; null until it is known. */
export const finaleOf = ({ phase, finale }: { readonly phase: string; readonly finale: string }): Finale | null =>
  phase !== 'over' || finale === '' ? null : (JSON.parse(finale) as Finale);
