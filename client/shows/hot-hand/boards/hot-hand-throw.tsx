/** What a throw is about, from the hand to the verdict, and then what it has brought or cost all. */
import { type Bet, payment, type WagerName, wagerNames } from '../../../../shared/shows/hot-hand/bets.ts';
import type { HotHandBoard } from '../../../../shared/shows/hot-hand/board.ts';
import { oneShort } from '../../../../shared/shows/hot-hand/moments.ts';
import { hotHand as words } from '../../../../shared/shows/hot-hand/words/en/boards.ts';
import type { BoardProps } from '../../../stage/board.ts';
import { isSeven } from './hot-hand-chips.tsx';

type HandProps = BoardProps<HotHandBoard>;

/** Undecided stakes of one seat or of all. */
export const onTheTable = (bets: readonly Bet[], seat = -1): number =>
  bets.reduce((sum, bet) => (bet.paid < 0 && (seat < 0 || bet.seat === seat) ? sum + bet.stake : sum), 0);

/** What would decide a bet with the next throw: its totals, and its name if it is the only one. */
export const needed = ({
  board,
}: Pick<HandProps, 'board'>): readonly [totals: readonly number[], bet: string] | null => {
  const short = oneShort(board);
  const [bet, ...more] = new Set(short.map(([on]) => on));
  const totals = [...new Set(short.map(([, last]) => last))].sort((a, b) => a - b);
  return bet === undefined ? null : [totals, more.length > 0 ? '' : words.names[bet]];
};

/** The bet that is being paid, '' for none. */
export const paidNow = ({ cue }: Pick<HandProps, 'cue'>): WagerName | '' =>
  cue?.cue === 'pays'
    ? (wagerNames[cue.pays as number] ?? 'hot-hand')
    : cue?.cue === 'paid'
      ? (cue.on as WagerName)
      : '';

const asked = (props: HandProps): string => {
  const { board, tell } = props;
  const stakes = onTheTable(board.bets);
  if (board.hit.length === 0) return words.card.closed;
  if (stakes === 0) return words.throw.ends;
  const needs = needed(props);
  return needs === null ? words.throw.takes(tell.number(stakes)) : words.throw.pays(...needs, tell.number(stakes));
};

/** What one bet brings, before the first of its chips is in a bank. */
const won = (on: WagerName, { board, tell, ...props }: HandProps): string => {
  const seven = isSeven({ board, ...props });
  const sums = new Map<number, number>();
  for (const bet of board.bets) {
    const paid = bet.paid < 0 ? payment(bet, board.hit, seven, board.house.pays) : bet.paid;
    if (bet.on === on && paid > 0) sums.set(bet.seat, (sums.get(bet.seat) ?? 0) + paid);
  }
  const [first = 0, ...more] = sums.values();
  const names = [...sums.keys()].map(tell.name);
  if (more.every(sum => sum === first)) return words.throw.gets(tell.list(names), tell.number(first), more.length > 0);
  return tell.list([...sums].map(([seat, sum]) => words.throw.gets(tell.name(seat), tell.number(sum), false)));
};

/** What the 7 takes of all. */
const lost = ({ board, tell }: HandProps): string => {
  const sum = board.bets.reduce(
    (all, bet) =>
      bet.paid === 0 || (bet.paid < 0 && payment(bet, board.hit, true, board.house.pays) === 0) ? all + bet.stake : all,
    0,
  );
  return sum === 0 ? '' : words.throw.lost(tell.number(sum));
};

/** In one place between the board and the dice. Upright the board has all the room, and the lights above it ask. */
export const Throw = (props: HandProps) => {
  const { view, board, cue, told, rolling, portrait } = props;
  const verdict = cue !== null && ['hit', 'seven-out'].includes(cue.cue);
  const open =
    rolling ||
    (verdict
      ? !told.includes(cue)
      : cue?.cue === 'rolled' || (cue === null && view.phase === 'roll' && board.hit.length > 0));
  const on = paidNow(props);
  const [kind, text] = open
    ? ['asks', asked(props)]
    : on !== ''
      ? ['gains', won(on, props)]
      : isSeven(props) && ['seven-out', 'lost', 'hand-over'].includes(cue?.cue ?? '')
        ? ['loses', lost(props)]
        : ['', ''];
  return portrait || text === '' ? null : (
    <p key={text} class={`throw absolute nowrap bold-figure r3 ${kind}`} style={{ '--letters': text.length }}>
      {text}
    </p>
  );
};
