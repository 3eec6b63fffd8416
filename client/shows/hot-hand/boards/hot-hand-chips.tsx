/** Bets as chips below their lamps. They come from their player's bank, and what they win goes back to it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Bet, stacked, type WagerName } from '../../../../shared/shows/hot-hand/bets.ts';
import type { HotHandBoard } from '../../../../shared/shows/hot-hand/board.ts';
import { hotHand as words } from '../../../../shared/shows/hot-hand/words/en/boards.ts';
import { language } from '../../../../shared/words/en/language.ts';
import { useCounting } from '../../../parts/counting.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { type BoardProps, totalOf } from '../../../stage/board.ts';

type HandProps = BoardProps<HotHandBoard>;

/** A 7 lies on the table, and no new hand has been opened since. */
export const isSeven = ({ board, view, rolling }: Pick<HandProps, 'board' | 'view' | 'rolling'>): boolean =>
  !rolling && view.phase !== 'bets' && totalOf(board.dice) === 7;

/** From this amount on, a chip shows thousands. */
const long = 10_000;

const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });

/** Chips that a payment throws at once. */
const handful = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Tells the styles of something where it goes or comes from, from its middle, in units of the stage. What is swept does it once. */
export const useWay = <E extends HTMLElement>(to: string, once = false) => {
  const one = useRef<E>(null);
  useLayoutEffect(() => {
    const set = to === '' ? undefined : one.current?.closest?.<HTMLElement>('.set');
    const goal = set?.querySelector(to);
    if (one.current === null || set == null || goal == null) return;
    // On its way, it is not where it lay.
    if (once && one.current.style.getPropertyValue('--swept') !== '') return;
    if (once) one.current.style.setProperty('--swept', '1');
    const [from, end] = [one.current, goal].map(element => element.getBoundingClientRect()) as [DOMRect, DOMRect];
    const unit = Number(set.style.getPropertyValue('--u')) || 1;
    const way = (axis: 'x' | 'y', side: 'width' | 'height') =>
      `${Math.round((end[axis] + end[side] / 2 - from[axis] - from[side] / 2) / unit)}px`;
    one.current.style.setProperty('--to-x', way('x', 'width'));
    one.current.style.setProperty('--to-y', way('y', 'height'));
  });
  return one;
};

/** A stack of chips with its sum. Only chips fly, the sum stays: it counts up as they land, or is struck out as they are swept away. */
const Chip = ({ bet, ...props }: HandProps & { readonly bet: Bet }) => {
  const { tell, portrait } = props;
  const { seat, stake, paid } = bet;
  const name = tell.name(seat);
  const state = paid < 0 ? 'open' : paid === 0 ? 'lost' : 'paid';
  const sum = useCounting(Math.max(paid, stake));
  const figures = sum >= long ? short.format(sum) : tell.number(sum);
  const label = {
    open: words.board.bet(name, tell.number(stake)),
    lost: words.board.lost(name, tell.number(stake)),
    paid: words.board.paid(name, tell.number(paid)),
  }[state];
  return (
    <li class={`across bold-figure in-bright gap-2 chip t8 seat-${seat % 8} ${state}`} aria-label={label}>
      <span
        ref={useWay<HTMLSpanElement>(
          state === 'lost' ? '.lamp.seven' : `:is(.desk, .banks li).seat-${seat}`,
          paid === 0,
        )}
        class="stack relative flex-none"
      >
        <i class="disc middle round">
          <Emblem seat={seat} size={portrait ? 24 : 32} />
        </i>
        {paid !== 0 &&
          (paid > 0 ? handful : [0]).map(at => (
            <i key={`${stake} ${at}`} class="flying absolute disc round" style={{ '--at': at }} aria-hidden="true" />
          ))}
      </span>
      <b>{paid > 0 ? words.board.gain(figures) : figures}</b>
    </li>
  );
};

export const Chips = ({ on, ...props }: HandProps & { readonly on: WagerName }) => {
  const bets = stacked(props.board.bets.filter(bet => bet.on === on));
  return (
    <ul class={`flex wrap gap-2 chips ${bets.length > 6 ? 'many' : ''}`} aria-label={words.board.bets(words.names[on])}>
      {bets.map(bet => (
        <Chip key={bet.seat} {...props} bet={bet} />
      ))}
    </ul>
  );
};
