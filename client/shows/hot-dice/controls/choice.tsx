/** A choice between the risk and the sure thing, and what is at stake. */
import type { ComponentChildren } from 'preact';
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import type { Turn } from '../../../controls/turn.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { boardOf } from './board.ts';

const texts = hotDice.phone;

/** The effect of each throw: a figure or a word, and its meaning. */
export const Stakes = ({
  rows,
}: {
  readonly rows: readonly (readonly [kind: 'win' | 'seven' | 'other', mark: string, text: string])[];
}) => (
  <dl class="card stake dice-stake as-grid items-center weight-6">
    {rows.map(([kind, mark, text]) => (
      <div class="as-grid items-center gap-3" key={mark}>
        <dt class={`bold-figure centred lh-10 t6 r3 ${kind}`}>{mark}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** What is at stake, in large type. */
export const Pot = ({ turn }: { readonly turn: Turn }) => {
  const { pot } = boardOf(turn);
  return (
    <p class="pot-line centred weight-6 lh-10 in-ink-2 t5">
      <b class="bold-figure block lh-10 track-tight in-mark t11">{turn.tell.money(pot)}</b> <span>{texts.inPot}</span>
    </p>
  );
};

/** Most coins to draw. Their number is written behind them. */
const maxCoins = 4;

export const Coins = ({ coins }: { readonly coins: number }) => (
  <p class="coin-line middle bold gap-2" role="img" aria-label={texts.coins(coins)}>
    {Array.from({ length: Math.min(maxCoins, coins) }, (_, coin) => (
      <i class="as-grid place-center round" key={coin}>
        $
      </i>
    ))}
    <span aria-hidden="true">{texts.coins(coins)}</span>
  </p>
);

interface Two {
  readonly turn: Turn;
  readonly risky: { readonly move: string; readonly label: string; readonly small: string };
  readonly safe?: { readonly move: string; readonly label: string; readonly small: string };
  readonly children: ComponentChildren;
}

/** Red is the risk, cream the sure thing. */
export const Choice = ({ turn: { sending, send }, risky, safe, children }: Two) => (
  <Sheet
    class="choice"
    foot={
      <>
        <button type="button" class="hero" disabled={sending} onClick={() => send(risky.move)}>
          {risky.label}
          <small>{risky.small}</small>
        </button>
        {safe !== undefined && (
          <button type="button" class="hero pale" disabled={sending} onClick={() => send(safe.move)}>
            {safe.label}
            <small>{safe.small}</small>
          </button>
        )}
      </>
    }
  >
    {children}
  </Sheet>
);
