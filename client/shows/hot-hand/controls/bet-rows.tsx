/** Bets as chips, on a player's page and above a throw. */
import { Fragment } from 'preact';
import { type Bet, stacked, type Wager, wagerNames, wagers } from '../../../../shared/shows/hot-hand/bets.ts';
import { hotHand } from '../../../../shared/shows/hot-hand/words/en/boards.ts';
import type { Narrator } from '../../../../shared/words/commentary.ts';
import { Emblem } from '../../../parts/emblem.tsx';

const texts = hotHand.phone;

const outcome = ({ seat, stake, paid }: Bet, { name, number }: Narrator): string => {
  if (paid < 0) return texts.open(name(seat), number(stake));
  return paid === 0 ? texts.lost(name(seat), number(stake)) : texts.paid(name(seat), number(paid));
};

/** What a bet has brought, or cost. */
export const signed = (net: number, { number }: Narrator): string =>
  `${net > 0 ? '+' : net < 0 ? '−' : ''}${number(Math.abs(net))}`;

/** With more bets than these, they are summed up. */
const maxNamed = 3;

const together = (bets: readonly Bet[], { number }: Narrator): string => {
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0);
  const paid = bets.reduce((sum, bet) => sum + Math.max(0, bet.paid), 0);
  return bets.some(bet => bet.paid < 0)
    ? texts.allOpen(bets.length, number(stake))
    : texts.allDecided(bets.length, number(paid));
};

interface RowsProps {
  readonly bets: readonly Bet[];
  readonly hit: readonly number[];
  readonly tell: Narrator;
  /** With what all of them come to. */
  readonly sum?: boolean;
}

/** Bets as a table: the name, how far it is, and its chips with what became of each. */
export const BetRows = ({ bets, hit, tell, sum = false }: RowsProps) => {
  const shown = wagerNames.filter(on => bets.some(bet => bet.on === on));
  /** What is open and what is decided make no sum, and what a throw has brought stands below it. */
  const decided = bets.some(({ paid }) => paid >= 0);
  const stakes = bets.reduce((all, { stake }) => all + stake, 0);
  return shown.length === 0 ? null : (
    <dl class="bet-rows as-grid w-full items-center text-start r3 t3 gap-1">
      {shown.map(on => {
        const { totals }: Wager = wagers[on];
        const these = stacked(bets.filter(bet => bet.on === on));
        return (
          <Fragment key={on}>
            <dt class="bold">{hotHand.names[on]}</dt>
            <dd class="tabular">
              {totals.filter(total => hit.includes(total)).length}/{totals.length}
            </dd>
            <dd class="flex wrap bold tabular gap-1">
              {these.length > maxNamed
                ? together(these, tell)
                : these.map(bet => (
                    <span
                      key={`${bet.seat} ${bet.stake} ${bet.paid}`}
                      class={`chip across nowrap pill ${bet.paid < 0 ? '' : bet.paid > 0 ? 'won' : 'lost'}`}
                    >
                      <Emblem seat={bet.seat} size="16px" />
                      <span aria-hidden="true">
                        {bet.paid < 0 ? tell.number(bet.stake) : signed(bet.paid > 0 ? bet.paid : -bet.stake, tell)}
                      </span>
                      <span class="unseen">{outcome(bet, tell)}</span>
                    </span>
                  ))}
            </dd>
          </Fragment>
        );
      })}
      {sum && bets.length > 1 && (
        <dt class={`sum bold tabular end ${decided ? 'decided' : ''}`}>{tell.number(stakes)}</dt>
      )}
    </dl>
  );
};
