/** Bets of points on the dice and on who wins, and the reader's own tickets. */
import { useSignal } from '@preact/signals';
import { fairOdds, type Ticket, totals } from '../../shared/crowd/bets.ts';
import type { RoomNews } from '../../shared/crowd/messages.ts';
import type { Shell } from '../../shared/engine/protocol.ts';
import { originalPays, type Pays, type WagerName, wagerNames, wagers } from '../../shared/shows/index.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import type { CrowdWords } from '../../shared/words/en/crowd.ts';
import type { Account } from './account.ts';

const stakes = [10, 50, 100] as const;

/** Bets are described by the number of totals that must come. */
const betWords = ({ bets }: CrowdWords, on: WagerName) => bets[wagers[on].totals.length as keyof typeof bets];

/** This bet also pays if one total is missing. */
const maxTotals = 10;

/** Odds to 1, as announced for the bet. */
const paysOf = (texts: CrowdWords, on: WagerName, pays: Pays, { number }: Narrator) =>
  wagers[on].totals.length === maxTotals
    ? texts.paysNine(number(pays[on]), number(pays.nine))
    : texts.pays(number(pays[on]));

interface Props {
  readonly account: Account;
  readonly news: RoomNews;
  readonly shell: Shell;
  readonly tell: Narrator;
  readonly texts: CrowdWords;
}

export const Bets = ({ account: { purse, ask, gained }, news, shell, tell, texts }: Props) => {
  const stake = useSignal(10);
  if (purse === null) return null;
  const { open, hit, pays = originalPays } = news;
  const amount = Math.min(stake.value, purse.points);
  const bet = (ticket: Ticket) => {
    gained.value = null;
    void ask({ do: 'bet', ticket });
  };
  const broke = purse.points < 1;
  const label = (ticket: Ticket): string => {
    switch (ticket.on) {
      case 'total':
        return String(ticket.total);
      case 'winner':
        return tell.name(ticket.seat);
      default:
        return betWords(texts, ticket.on).name;
    }
  };
  return (
    <>
      <fieldset class="stakes flex items-baseline justify-center weight-6 t5 gap-3">
        <legend>{texts.stake}</legend>
        {[...stakes, purse.points].map((value, i) => (
          <label key={i} class={stake.value === value ? 'chosen' : ''}>
            <input
              type="radio"
              class="unseen"
              name="stake"
              checked={stake.value === value}
              disabled={value < 1 || value > purse.points}
              onChange={() => (stake.value = value)}
            />
            {i < stakes.length ? value : texts.all}
          </label>
        ))}
      </fieldset>
      {open.total === true && (
        <section>
          <h2>{texts.total}</h2>
          <div class="bets row totals">
            {totals.map(total => (
              <button
                key={total}
                type="button"
                disabled={broke}
                onClick={() => bet({ on: 'total', total, stake: amount })}
              >
                {total}
                <small>×{tell.number(1 + fairOdds(total))}</small>
                <span class="unseen"> {texts.totalPays(tell.number(fairOdds(total)))}</span>
              </button>
            ))}
          </div>
        </section>
      )}
      {(open.total || open.hand) && (
        <section>
          <h2>
            {texts.hand} <small>{texts.handHit(hit.length)}</small>
          </h2>
          {open.hand ? (
            <div class="bets row hands">
              {wagerNames.map(on => (
                <button key={on} type="button" disabled={broke} onClick={() => bet({ on, stake: amount })}>
                  {betWords(texts, on).name}
                  <small>
                    {betWords(texts, on).totals} · {paysOf(texts, on, pays, tell)}
                  </small>
                </button>
              ))}
            </div>
          ) : (
            <p>
              <small>{texts.handClosed}</small>
            </p>
          )}
        </section>
      )}
      {open.winner === true && (
        <section>
          <h2>{texts.winner}</h2>
          <div class="bets row">
            {shell.seats.map((seat, i) => (
              <button
                key={i}
                type="button"
                disabled={broke || seat.name === ''}
                onClick={() => bet({ on: 'winner', seat: i, stake: amount })}
              >
                <bdi dir="auto">{tell.name(i)}</bdi>
              </button>
            ))}
          </div>
          <small>{texts.winnerPays}</small>
        </section>
      )}
      <section>
        <h2>{texts.yours}</h2>
        <ul>
          {purse.tickets.length === 0 && <li>{texts.none}</li>}
          {purse.tickets.map((ticket, i) => (
            <li key={i}>
              {label(ticket)} <b>{tell.number(ticket.stake)}</b>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};
