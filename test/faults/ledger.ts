/** What each seat's money must come to, added up from the cues alone: a second opinion on the scores of the rules. */
import type { Entry } from '../../shared/engine/episode.ts';
import type { Cue } from '../../shared/engine/show.ts';

/** A standing entry with its cues. */
export interface RecordedFacts {
  readonly entry: Entry;
  readonly cues: readonly Cue[];
}

type Payment = readonly [seat: number, money: number];
/** What a cue pays; `beside`: the cues of the same entry, `before`: all up to it. */
type Pays = (cue: Cue, beside: readonly Cue[], before: readonly Cue[]) => readonly Payment[];

const paid = (seat: unknown, money: unknown): Payment => [seat as number, money as number];
const none: readonly Payment[] = [];

/** LN-A10: a question of the tie-break is worth that. */
const tieBreak = 25;

const payments: Readonly<Record<string, Pays>> = {
  'lucky-numbers': (cue, beside) => {
    if (cue.cue === 'game-won') return [paid(cue.seat, cue.cash)];
    if (cue.cue === 'game-split') return (cue.cash as number[]).map((cash, seat) => paid(seat, cash));
    // Only in the tie-break is a match won by an answer.
    const answered = beside.some(({ cue: name }) => name === 'right' || name === 'wrong' || name === 'silent');
    return cue.cue === 'match-won' && answered ? [paid(cue.seat, tieBreak)] : none;
  },
  'lucky-puzzle': ({ cue, seat, value }) =>
    cue === 'solved' || cue === 'right' || cue === 'by-default' ? [paid(seat, value)] : none,
  'six-dice': ({ cue, seat, points, kept }) =>
    cue === 'banked' ? [paid(seat, points)] : cue === 'busted' ? [paid(seat, kept)] : none,
  'hot-hand': (cue, _, before) => {
    if (cue.cue === 'bet') return [paid(cue.seat, -(cue.stake as number))];
    if (cue.cue === 'paid') return [paid(cue.seat, cue.paid)];
    // Undecided stakes come back.
    if (cue.cue !== 'ended') return none;
    return before.flatMap(({ cue: name, seat, stake }) =>
      name === 'bet' ? [paid(seat, stake)] : name === 'paid' || name === 'lost' ? [paid(seat, -(stake as number))] : [],
    );
  },
};

/** Undefined for a show whose money is not followed here. */
export const ledgerOf = (
  show: string,
  opening: readonly number[],
  entries: readonly RecordedFacts[],
): number[] | undefined => {
  const pays = payments[show];
  if (pays === undefined) return undefined;
  const money = [...opening];
  const before: Cue[] = [];
  for (const { entry, cues } of entries) {
    if (entry.do === 'correct') money[entry.seat as number] = entry.score as number;
    for (const cue of cues)
      for (const [seat, amount] of pays(cue, cues, before)) money[seat] = (money[seat] ?? 0) + amount;
    before.push(...cues);
  }
  return money;
};
