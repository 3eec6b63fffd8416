/** Hot Hand on a player's phone and on the host's desk. */
import type { HotHandBoard } from '../../../../shared/shows/hot-hand/board.ts';
import { playing } from '../../../../shared/words/en/playing.ts';
import './hot-hand.css';
import { useState } from 'preact/hooks';
import {
  allTotals,
  type Bet,
  consolationOf,
  type Pays,
  type Wager,
  type WagerName,
  wagerNames,
  wagers,
} from '../../../../shared/shows/hot-hand/bets.ts';
import { hotHand } from '../../../../shared/shows/hot-hand/words/en/boards.ts';
import type { Narrator } from '../../../../shared/words/commentary.ts';
import { RollTurn } from '../../../controls/roll.tsx';
import { screensByPhase } from '../../../controls/sheets.tsx';
import type { ShowControls, Sighted, Turn } from '../../../controls/turn.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { BetRows, signed } from './bet-rows.tsx';

const texts = hotHand.phone;

const boardOf = ({ view }: Sighted) => view.board as HotHandBoard;

/** The totals of a bet as lamps, lit if they have come. */
const Lamps = ({ totals, hit }: { readonly totals: readonly number[]; readonly hit: readonly number[] }) => (
  <span class="mini-lamps flex gap-1">
    {totals.map(total => (
      <i key={total} class={`middle flex-none round in-tile-ink ${hit.includes(total) ? 'lit' : ''}`}>
        {total}
      </i>
    ))}
  </span>
);

/** Ten lamps in their groups. */
const LampGroups = ({ hit }: { readonly hit: readonly number[] }) => (
  <div class="lamp-groups flex between w-full r3 gap-2 p-2" role="img" aria-label={texts.litLamps(hit)}>
    <Lamps totals={wagers['flaming-four'].totals} hit={hit} />
    <Lamps totals={wagers['sizzling-six'].totals} hit={hit} />
  </div>
);

/** Steps that fit the size of a bank. */
const stepsFor = (bank: number): readonly number[] => {
  const figures = String(Math.max(1, bank)).length;
  if (figures < 3) return [1, 5, 10];
  if (figures === 3) return [5, 25, 100];
  const unit = 10 ** (figures - 4);
  return [25 * unit, 100 * unit, 500 * unit];
};

const maxStake = ({ legal }: Turn): number => {
  const stake = legal.find(({ do: move }) => move === 'bet')?.inputs?.stake;
  return stake?.kind === 'int' ? stake.max : 0;
};

/** What a bet wins, in points on top of the stake. */
const winnings = (on: WagerName, stake: number, pays: Pays, { number }: Narrator): string => {
  const consolation = consolationOf(on, pays);
  const all = number(stake * pays[on]);
  return consolation === undefined ? texts.wins(all) : texts.winsTwo(all, number(stake * consolation));
};

const staked = (bets: readonly Bet[], wager: WagerName): number =>
  bets.reduce((sum, { on, stake }) => (on === wager ? sum + stake : sum), 0);

const BetTurn = (turn: Turn) => {
  const { tell, sending, send, seat } = turn;
  const { bets, house } = boardOf(turn);
  const { pays } = house;
  const bank = maxStake(turn);
  const mine = bets.filter(bet => bet.seat === seat);
  const [on, setOn] = useState<WagerName>('flaming-four');
  const [typed, setTyped] = useState('');
  const stake = Number(typed);
  const good = /^\d+$/.test(typed) && stake >= 1 && stake <= bank;
  const add = (step: number) => setTyped(String(Math.min(bank, (good || stake > bank ? stake : 0) + step)));
  if (bank < 1)
    return (
      <Sheet class="bets">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.empty}</p>
        <BetRows bets={mine} hit={[]} tell={tell} sum />
      </Sheet>
    );
  return (
    <form
      class="down flex-1"
      onSubmit={event => {
        event.preventDefault();
        if (!good || sending) return;
        send('bet', { on, stake });
        setTyped('');
      }}
    >
      <Sheet
        class="bets"
        foot={
          <button type="submit" class="hero go" disabled={!good || sending}>
            {sending
              ? playing.sending
              : good
                ? texts.bet(tell.number(stake), hotHand.names[on])
                : stake > bank
                  ? texts.tooMuch(tell.number(bank))
                  : texts.howMuch}
            {good && !sending && <small>{winnings(on, stake, pays, tell)}</small>}
          </button>
        }
      >
        <h1>{texts.title}</h1>
        <p class="lead">
          {texts.bank(tell.number(bank))}{' '}
          {mine.length > 0 && (
            <b class="nowrap">
              {texts.everyBet(texts.mine, tell.number(mine.reduce((sum, { stake }) => sum + stake, 0)))}
            </b>
          )}{' '}
          <i class="roman">{texts.hostCloses}</i>
        </p>
        <fieldset class="wagers as-grid gap-2" aria-label={texts.which}>
          {wagerNames.map(name => {
            const { totals }: Wager = wagers[name];
            const consolation = consolationOf(name, pays);
            const own = staked(mine, name);
            return (
              <label
                key={name}
                class={`across wrap between relative lh-115 pointer on-field t3 r4 p-2-3 ${name === on ? 'chosen' : ''}`}
              >
                <input
                  class="cover w-full h-full pointer"
                  type="radio"
                  name="on"
                  value={name}
                  checked={name === on}
                  onChange={() => setOn(name)}
                />
                <b class="t6">
                  {hotHand.names[name]} <small class="unseen">{own > 0 && texts.mine}</small>
                  {own > 0 && <i class="roman pill in-bright on-ink">{tell.number(own)}</i>}
                </b>
                <em class="nowrap roman bold t3">{texts.pays(pays[name])}</em>
                {totals.length < allTotals.length ? <Lamps totals={totals} hit={[]} /> : <span>{texts.allTen}</span>}
                <span class="small-print nowrap t3">
                  {consolation === undefined ? texts.before : texts.nine(consolation)}
                </span>
              </label>
            );
          })}
        </fieldset>
        <div class="stake-row flex gap-2">
          <label class="stake-field across nowrap weight-6 on-field t4 r4 gap-3">
            <span>{texts.stake}</span>
            <input
              class="bold-figure flex-1 min-w-0 lh-10 no-border no-ground t8"
              type="text"
              inputMode="numeric"
              autocomplete="off"
              enterkeyhint="done"
              maxLength={12}
              value={typed}
              placeholder="0"
              aria-invalid={typed !== '' && !good}
              onInput={event => {
                const field = event.currentTarget;
                // A letter that is refused leaves the state as it was, so nothing would draw the field anew.
                field.value = field.value.replace(/\D/g, '');
                setTyped(field.value);
              }}
            />
          </label>
          <button
            type="button"
            class="word bold-figure no-border on-field t5 r3 lh-normal"
            onClick={() => setTyped('')}
          >
            {texts.clear}
          </button>
        </div>
        <div class="steps as-grid gap-2">
          {stepsFor(bank).map(step => (
            <button
              class="bold-figure no-border on-field t5 r3 lh-normal"
              key={step}
              type="button"
              aria-label={texts.addLabel(tell.number(step))}
              onClick={() => add(step)}
            >
              {texts.add(tell.number(step))}
            </button>
          ))}
          <button
            type="button"
            class="word bold-figure no-border on-field t5 r3 lh-normal"
            onClick={() => setTyped(String(bank))}
          >
            {texts.all}
          </button>
        </div>
      </Sheet>
    </form>
  );
};

/** Few enough to be named. */
const fewOpen = 4;

const ShootTurn = (turn: Turn) => {
  const { hit, dice, bets } = boardOf(turn);
  const open = allTotals.filter(total => !hit.includes(total));
  return (
    <RollTurn
      {...turn}
      title={texts.shoot}
      text={open.length <= fewOpen ? texts.missing(open) : texts.shootText(hit.length)}
      small={texts.sevenOdds}
      dice={dice}
    >
      <LampGroups hit={hit} />
      <BetRows bets={bets.filter(bet => bet.seat === turn.seat)} {...{ hit }} tell={turn.tell} />
    </RollTurn>
  );
};

/** The lamps, and whose bets are on them. */
const SmallBoard = (sighted: Sighted) => {
  const { hit, bets, hand } = boardOf(sighted);
  if (hand === 0) return null;
  return (
    <div class="as-grid anywhere t3 gap-1">
      <LampGroups hit={hit} />
      <BetRows {...{ bets, hit }} tell={sighted.tell} />
    </div>
  );
};

const stakes = (sighted: Sighted) =>
  boardOf(sighted).bets.reduce((sum, { stake, paid }) => (paid < 0 ? sum + stake : sum), 0);

export const controls: ShowControls = {
  Turn: screensByPhase({ bets: BetTurn, roll: ShootTurn }, { bets: turn => boardOf(turn).hand }),
  Board: SmallBoard,
  stake: ({ view, tell, seat }) => {
    const { hit, bets } = boardOf({ view, tell });
    const own = bets.reduce((sum, bet) => (bet.seat === seat && bet.paid < 0 ? sum + bet.stake : sum), 0);
    return texts.shootText(hit.length, own > 0 ? tell.number(own) : '');
  },
  // The lamp of a total, then what the bets of this seat have brought, or what the 7 has taken.
  piece: ({ cue, total, seat: of }, { view, tell, seat }) => {
    if (cue === 'hit') return <Lamps totals={[total as number]} hit={[total as number]} />;
    if ((cue !== 'paid' && cue !== 'lost') || of !== seat) return null;
    const mine = boardOf({ view, tell }).bets.filter(
      bet => bet.seat === seat && (cue === 'paid' ? bet.paid > 0 : bet.paid === 0),
    );
    return (
      <b class="bold-figure t10">
        {signed(
          mine.reduce((all, { stake, paid }) => all + (paid > 0 ? paid : -stake), 0),
          tell,
        )}
      </b>
    );
  },
  // A 7 harms whoever has a bet that is still open.
  harms: ({ cue }, { view, seat }) =>
    cue !== 'seven-out' || (view.board as HotHandBoard).bets.some(bet => bet.seat === seat && bet.paid < 0),
  table: ({ view, tell, seat }) => {
    const { hit, bets } = boardOf({ view, tell });
    return <BetRows bets={bets.filter(bet => bet.seat === seat)} {...{ hit, tell }} sum />;
  },
  waiting: sighted => {
    const { shooter } = boardOf(sighted);
    return sighted.view.phase === 'roll' ? hotHand.waiting.shoots(sighted.tell.name(shooter)) : '';
  },
  desk: {
    status: sighted => {
      const { hand, hands, shooter } = boardOf(sighted);
      return hand === 0 ? '' : hotHand.desk.status(hand, hands, sighted.tell.name(shooter));
    },
    amount: sighted => hotHand.desk.amount(sighted.tell.number(stakes(sighted))),
    next: (move, sighted) => {
      const { bets, shooter } = boardOf(sighted);
      if (move === 'start') return { label: hotHand.desk.start, small: hotHand.desk.startThen };
      if (move === 'close')
        return {
          label: hotHand.desk.close(bets.length),
          small: hotHand.desk.closeThen(sighted.tell.name(shooter)),
          ...(bets.length === 0 && { ask: hotHand.desk.closeAsk }),
        };
      return undefined;
    },
    upcoming: sighted => {
      const { coming } = hotHand.desk;
      const { view, tell } = sighted;
      const { hand, hands, shooter } = boardOf(sighted);
      const now = Math.max(1, hand);
      const shoots = Math.max(0, shooter);
      return [
        ...(view.phase === 'roll' ? [] : [coming.bets(now), coming.close]),
        coming.roll(tell.name(shoots)),
        now < hands ? coming.next(now + 1, tell.name((shoots + 1) % view.seats.length)) : coming.end,
      ];
    },
  },
};
