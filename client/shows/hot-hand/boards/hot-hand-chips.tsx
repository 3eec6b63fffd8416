/** Bets as chips below their lamps. They come from their player's bank, and what they win goes back to it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Bet, stacked, type WagerName } from '../../../../shared/shows/hot-hand/bets.ts';
import type { HotHandBoard } from '../../../../shared/shows/hot-hand/board.ts';
import { hotHand as words } from '../../../../shared/shows/hot-hand/words/en/boards.ts';
import { language } from '../../../../shared/words/en/language.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { type BoardProps, totalOf } from '../../../stage/board.ts';

type HandProps = BoardProps<HotHandBoard>;

/** A 7 lies on the table. */
export const isSeven = ({ board, rolling }: Pick<HandProps, 'board' | 'rolling'>): boolean =>
  !rolling && totalOf(board.dice) === 7;

/** From this amount on, a chip shows thousands. */
const long = 10_000;

const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });

/** Chips that a payment throws at once. */
const handful = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Tells the styles of a chip where it goes, from its middle, in units of the stage: to its player's bank, or lost to the red lamp. */
const useWay = (seat: number, lost: boolean) => {
  const chip = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const set = chip.current?.closest?.<HTMLElement>('.set');
    const goal = set?.querySelector(lost ? '.lamp.seven' : `:is(.desk, .banks li).seat-${seat}`);
    if (chip.current === null || set == null || goal == null) return;
    // On its way, it is not where it lay.
    if (lost && chip.current.style.getPropertyValue('--swept') !== '') return;
    if (lost) chip.current.style.setProperty('--swept', '1');
    const [from, to] = [chip.current, goal].map(element => element.getBoundingClientRect()) as [DOMRect, DOMRect];
    const unit = Number(set.style.getPropertyValue('--u')) || 1;
    const way = (axis: 'x' | 'y', side: 'width' | 'height') =>
      `${Math.round((to[axis] + to[side] / 2 - from[axis] - from[side] / 2) / unit)}px`;
    chip.current.style.setProperty('--to-x', way('x', 'width'));
    chip.current.style.setProperty('--to-y', way('y', 'height'));
  });
  return chip;
};

const Chip = ({ bet, tell, portrait, board, rolling }: HandProps & { readonly bet: Bet }) => {
  const { seat, stake, paid } = bet;
  const figures = (amount: number) => (amount >= long ? short.format(amount) : tell.number(amount));
  const name = tell.name(seat);
  const state = paid < 0 ? 'open' : paid === 0 ? 'lost' : 'paid';
  const label = {
    open: words.board.bet(name, tell.number(stake)),
    lost: words.board.lost(name, tell.number(stake)),
    paid: words.board.paid(name, tell.number(paid)),
  }[state];
  return (
    <li
      ref={useWay(seat, state === 'lost')}
      class={`relative bold pill in-ink on-paper gap-2 chip across t7 ${state} ${paid > 0 && isSeven({ board, rolling }) ? 'settled' : ''}`}
      aria-label={label}
    >
      <Emblem seat={seat} size={portrait ? 28 : 36} />
      <b>{paid > 0 ? words.board.gain(figures(paid)) : figures(stake)}</b>
      {paid > 0 &&
        handful.map(at => (
          <i key={at} class={`flying absolute round seat-${seat % 8}`} style={{ '--at': at }} aria-hidden="true" />
        ))}
    </li>
  );
};

export const Chips = ({ on, ...props }: HandProps & { readonly on: WagerName }) => {
  const bets = stacked(props.board.bets.filter(bet => bet.on === on));
  return (
    <ul class={`flex wrap gap-2 chips ${bets.length > 6 ? 'many' : ''}`} aria-label={words.board.bets(words.names[on])}>
      {bets.map(bet => (
        <Chip key={`${bet.seat} ${bet.stake}`} {...props} bet={bet} />
      ))}
    </ul>
  );
};
