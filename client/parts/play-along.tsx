/** The audience's game beside the stage: points, open bets, the stake, and the reader's own tickets. */
import './play-along.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Shell } from '../../shared/engine/protocol.ts';
import { originalPays, type Pays, type WagerName, wagerNames, wagers } from '../../shared/shows/index.ts';
import type { BetReply, SideBoard, SideMessage, SideNews } from '../../shared/side-game/messages.ts';
import { fairOdds, type Ticket, totals } from '../../shared/side-game/table.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import type { SideGameWords } from '../../shared/words/en/side-game.ts';
import { narratorFor } from '../../shared/words/index.ts';
import { sendToSideGame } from '../api.ts';
import type { Connection } from '../connection.ts';
import { keep, recall } from '../storage.ts';
import { Form, Problem } from './fields.tsx';
import { moveName } from './move-words.ts';
import { HostNote } from './show-sign.tsx';

const key = 'boxcars:fan';
const stakes = [10, 50, 100] as const;

/** This browser's identity in the game. In a private window it lives as long as the page. */
const secretOf = (): string => {
  const saved = recall(key);
  if (saved !== null && /^[0-9a-f]{32}$/.test(saved)) return saved;
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
  keep(key, made);
  return made;
};

type Without<T> = T extends { readonly secret: string } ? Omit<T, 'secret'> : never;
type Message = Without<SideMessage>;

type AccountReply = Extract<BetReply, { readonly ok: true }>;

interface Props {
  readonly connection: Connection;
  /** What is shown, and its delay in milliseconds. Nobody may learn from their points what the picture does not show yet. */
  readonly shell: Shell;
  readonly delay: number;
  readonly texts: SideGameWords;
}

const lookAfter = 300;
/** Spreads the requests for the result of a throw. */
const spread = 1500;

/** Bets are described by the number of totals that must come. */
const betWords = ({ bets }: SideGameWords, on: WagerName) => bets[wagers[on].totals.length as keyof typeof bets];

/** This bet also pays if one total is missing. */
const maxTotals = 10;

/** Odds to 1, as announced for the bet. */
const paysOf = (texts: SideGameWords, on: WagerName, pays: Pays, { number }: Narrator) =>
  wagers[on].totals.length === maxTotals
    ? texts.paysNine(number(pays[on]), number(pays.nine))
    : texts.pays(number(pays[on]));

const newsOf = (text: string): SideNews | null => (text === '' ? null : (JSON.parse(text) as SideNews));

export const PlayAlong = ({ connection, shell, delay, texts }: Props) => {
  const latest = useSignal<AccountReply | null>(null);
  /** Bets that the server has accepted, but whose result is not shown yet. */
  const pending = useSignal<readonly Ticket[]>([]);
  const problem = useSignal('');
  const stake = useSignal(10);
  const name = useSignal('');
  /** Points won by the last decided bets; null once another bet is made. */
  const gained = useSignal<number | null>(null);
  const secret = useRef('');
  if (secret.current === '') secret.current = secretOf();
  const code = connection.code;
  const take = (reply: AccountReply, bet: Ticket | undefined) => {
    const before = latest.peek();
    latest.value = reply;
    if (bet !== undefined) pending.value = pending.peek().filter(other => other !== bet);
    else if (before !== null && reply.tickets.length < before.tickets.length)
      gained.value = reply.points - before.points;
  };
  const ask = async (message: Message): Promise<void> => {
    try {
      const reply = await sendToSideGame(code, { ...message, secret: secret.current } as SideMessage);
      if (!reply.ok) {
        if (message.do !== 'look') problem.value = reply.message;
        return;
      }
      problem.value = '';
      const bet = message.do === 'bet' ? message.ticket : undefined;
      if (latest.peek() === null || delay === 0) {
        take(reply, bet);
        return;
      }
      if (bet !== undefined) pending.value = [...pending.peek(), bet];
      setTimeout(take, delay, reply, bet);
    } catch {
      if (message.do !== 'look') problem.value = texts.failed;
    }
  };
  useEffect(() => void ask({ do: 'look' }), []);

  const news = newsOf(shell.side);
  // Requested when it happens, shown when its time comes.
  const entries = (delay > 0 ? connection.live.shell.value : connection.shell.value)?.entries ?? 0;
  const betting = (latest.value?.tickets.length ?? 0) + pending.value.length > 0;
  useEffect(() => {
    if (!betting) return;
    const timer = setTimeout(() => void ask({ do: 'look' }), lookAfter + Math.random() * spread);
    return () => clearTimeout(timer);
  }, [entries, betting]);

  const tell = narratorFor(shell.seats.map(seat => seat.name));
  const open = news?.open ?? null;
  const best = JSON.parse(shell.best) as SideBoard;
  if (!shell.sideGame) return <p class="play-along stack">{texts.off}</p>;
  const account = latest.value;
  const late = delay > 0 && <p>{texts.delay(delay / 1000)}</p>;
  if (account === null) {
    return (
      <Form
        class="play-along stack"
        onSend={() => name.value.trim() !== '' && ask({ do: 'enter', name: name.value.trim() })}
      >
        <p>{texts.lead}</p>
        <HostNote note={shell.note} />
        {late}
        <label for="fan">{texts.name}</label>
        <input
          id="fan"
          class="text-field"
          dir="auto"
          maxLength={40}
          autocomplete="nickname"
          value={name.value}
          onInput={event => (name.value = event.currentTarget.value)}
        />
        <button type="submit">{texts.enter}</button>
        <Problem text={problem.value} />
      </Form>
    );
  }

  const fan: AccountReply = {
    ...account,
    points: pending.value.reduce((points, { stake }) => points - stake, account.points),
    tickets: [...account.tickets, ...pending.value],
  };
  const amount = Math.min(stake.value, fan.points);
  const bet = (ticket: Ticket) => {
    gained.value = null;
    void ask({ do: 'bet', ticket });
  };
  const broke = fan.points < 1;
  const label = (ticket: Ticket): string => {
    switch (ticket.on) {
      case 'total':
        return String(ticket.total);
      case 'winner':
        return tell.name(ticket.seat);
      case 'choice':
        return moveName(ticket.do);
      default:
        return betWords(texts, ticket.on).name;
    }
  };
  return (
    <div class="play-along stack">
      <p class="balance row" role="status">
        <bdi dir="auto">{fan.name}</bdi> <b>{texts.points(fan.points, tell)}</b>
        {gained.value !== null && (
          <i class={gained.value > 0 && !fan.again ? 'won' : ''}>
            {fan.again ? texts.again : gained.value > 0 ? texts.won(tell.number(gained.value)) : texts.lost}
          </i>
        )}
      </p>
      {late}
      <HostNote note={shell.note} />
      <fieldset class="stakes flex items-baseline justify-center weight-6 t5 gap-3">
        <legend>{texts.stake}</legend>
        {[...stakes, fan.points].map((value, i) => (
          <label key={i} class={stake.value === value ? 'chosen' : ''}>
            <input
              type="radio"
              class="unseen"
              name="stake"
              checked={stake.value === value}
              disabled={value < 1 || value > fan.points}
              onChange={() => (stake.value = value)}
            />
            {i < stakes.length ? value : texts.all}
          </label>
        ))}
      </fieldset>
      {open?.choice != null && (
        <section>
          <h2>{texts.choice(tell.name(open.choice.seat))}</h2>
          <div class="bets row">
            {open.choice.of.map(move => (
              <button
                key={move}
                type="button"
                disabled={broke}
                onClick={() => bet({ on: 'choice', do: move, at: open.choice?.at ?? 0, stake: amount })}
              >
                {moveName(move)}
              </button>
            ))}
          </div>
          <small>{texts.choicePays(open.choice.of.length)}</small>
        </section>
      )}
      {open?.total === true && (
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
      {open !== null && (open.total || open.hand) && (
        <section>
          <h2>
            {texts.hand} <small>{texts.handHit(news?.hit.length ?? 0)}</small>
          </h2>
          {open.hand ? (
            <div class="bets row hands">
              {wagerNames.map(on => (
                <button key={on} type="button" disabled={broke} onClick={() => bet({ on, stake: amount })}>
                  {betWords(texts, on).name}
                  <small>
                    {betWords(texts, on).totals} · {paysOf(texts, on, news?.pays ?? originalPays, tell)}
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
      {open?.winner === true && (
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
          {fan.tickets.length === 0 && <li>{texts.none}</li>}
          {fan.tickets.map((ticket, i) => (
            <li key={i}>
              {label(ticket)} <b>{tell.number(ticket.stake)}</b>
            </li>
          ))}
        </ul>
      </section>
      {best.length > 0 && (
        <section>
          <h2>{texts.best}</h2>
          <ol>
            {best.map(([who, points], i) => (
              <li key={i}>
                <bdi dir="auto">{who}</bdi> <b>{tell.number(points)}</b>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Problem text={problem.value} />
    </div>
  );
};
