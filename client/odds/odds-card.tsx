/** Exact odds at a glance: the next throw as bars of totals, and what each choice is worth. */
import './odds-card.css';
import type { View } from '../../shared/engine/show.ts';
import { approx, parseFraction } from '../../shared/odds/fraction.ts';
import type { Odds } from '../../shared/odds/odds.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import { odds as texts } from '../../shared/words/en/odds.ts';
import { digestOf, type Outcome } from './digest.ts';
import { choiceName, effectName, percent, worthOf } from './phrases.ts';

/** For the place around the card. */
export { texts };

/** Longer names are set in smaller letters. */
const longName = 14;

/** Up to this many choices are all listed, otherwise only the best. */
const fewChoices = 3;

/** The most important first: what can go wrong, then what wins, then the likeliest. */
const headlines = (outcomes: readonly Outcome[], count: number): readonly Outcome[] => {
  const rank = ({ tone }: Outcome) => ['bad', 'best', 'good', 'plain'].indexOf(tone);
  return [...outcomes].sort((a, b) => rank(a) - rank(b) || b.chance - a.chance).slice(0, count);
};

interface Props {
  readonly odds: Odds;
  readonly view: View;
  readonly tell: Narrator;
  /** They belong to the previous view, because those of the newest are still being computed. */
  readonly stale?: boolean;
}

export const OddsCard = ({ odds, view, tell, stale = false }: Props) => {
  const { bars, outcomes, choices } = digestOf(view, odds);
  const highest = Math.max(...bars.map(({ parts }) => parts.reduce((sum, { chance }) => sum + chance, 0)), 0.001);
  const name = (does: string) => effectName(view, does);
  const [best] = choices;
  // An error below the rounding is not worth mentioning.
  const isNear = odds.within !== undefined && approx(parseFraction(odds.within)) >= 0.5;
  // What is in the pot is known.
  const about = (worth: string, amount: string) => (isNear && worth.includes('/') ? texts.about(amount) : amount);
  const worth = (choice: (typeof choices)[number]) => ({
    what: choiceName(view, choice, tell),
    amount: about(choice.worth, worthOf(view, choice.value, tell)),
    short: about(choice.worth, worthOf(view, choice.value, tell, true)),
    best: choice.value === best?.value,
  });
  const shownChoices = (choices.length <= fewChoices ? choices : choices.slice(0, 1)).map(worth);
  const heads = headlines(outcomes, shownChoices.length > 0 ? 2 : 4);
  const barred = bars.length > 1;
  const spoken = [
    texts.spoken(outcomes.map(({ does, chance }) => texts.percent(percent(chance), name(does))).join(', ')),
    texts.spokenWorth(shownChoices.map(({ what, amount, best }) => texts.worth(what, amount, best)).join(', ')),
  ];
  return (
    <div
      class={`as-grid min-w-0 weight-6 lh-11 in-ink t6 gap-1 odds-card ${shownChoices.length > 0 ? 'decides' : ''} ${barred ? '' : 'no-bars'} ${stale ? 'stale' : ''}`}
      role="img"
      aria-label={spoken.filter((_, i) => [outcomes, shownChoices][i]?.length).join(' ')}
    >
      {outcomes.length > 0 && (
        <p class={`flex wrap between nowrap odds-head ${heads.length > 2 ? 'many' : ''}`}>
          {heads.map(({ does, tone, chance }) => (
            <span key={does} class={`tone-${tone}`}>
              <i class={`inline-block r1 tone-${tone}`} />
              {name(does)} <b class="tabular">{percent(chance)}</b>
            </span>
          ))}
        </p>
      )}
      {barred && (
        <ol class="odds-bars flex p-0 no-list gap-1">
          {bars.map(({ total, parts }) => (
            <li class="down flex-1 min-w-0 h-full centred lh-10" key={total}>
              <span class="odds-bar down flex-1">
                {parts.toReversed().map(({ does, tone, chance }) => (
                  <i
                    key={does}
                    class={`block tone-${tone}`}
                    style={{ height: `${((100 * chance) / highest).toFixed(1)}%` }}
                  />
                ))}
              </span>
              <span>{total}</span>
            </li>
          ))}
        </ol>
      )}
      {shownChoices.length > 0 && (
        <p class="odds-choices flex wrap between nowrap">
          {shownChoices.map(({ what, short, best: is }) => (
            <span
              key={what}
              class={`centred r1 ${is && choices.length > 1 ? 'best in-bulb-on' : ''} ${what.length > longName ? 'long' : ''}`}
            >
              {/\d$/.test(what) ? `${what}:` : what} <b class="tabular">{short}</b>
            </span>
          ))}
          {choices.length > shownChoices.length && (
            <small class="centred t6">{texts.ofMany(tell.number(choices.length))}</small>
          )}
        </p>
      )}
    </div>
  );
};
