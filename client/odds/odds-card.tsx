/** Exact odds at a glance: the next throw as bars of totals, and what each choice is worth. */
import './odds-card.css';
import type { View } from '../../shared/engine/show.ts';
import { approx, parseFraction } from '../../shared/odds/fraction.ts';
import type { Odds } from '../../shared/odds/odds.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import type { OddsWords } from '../../shared/words/en/odds.ts';
import { digestOf, type Outcome } from './digest.ts';
import { choiceName, effectName, percent, worthOf } from './phrases.ts';

/** From here on in smaller letters. */
const longName = 14;

/** Few choices are told each, of many only the best. */
const fewChoices = 3;

/** What matters most comes first: what may go wrong, what wins, then the likeliest. */
const headlines = (outcomes: readonly Outcome[], count: number): readonly Outcome[] => {
  const rank = ({ tone }: Outcome) => ['bad', 'good', 'plain'].indexOf(tone);
  return [...outcomes].sort((a, b) => rank(a) - rank(b) || b.chance - a.chance).slice(0, count);
};

interface Props {
  readonly odds: Odds;
  readonly view: View;
  readonly tell: Narrator;
  readonly said: OddsWords;
  /** They are of the moment before: what stands now is being reckoned. */
  readonly stale?: boolean;
}

export const OddsCard = ({ odds, view, tell, said, stale = false }: Props) => {
  const { bars, outcomes, choices } = digestOf(view, odds);
  const highest = Math.max(...bars.map(({ parts }) => parts.reduce((sum, { chance }) => sum + chance, 0)), 0.001);
  const name = (does: string) => effectName(view, does, said);
  const [best] = choices;
  // Less than what is rounded away need not be told.
  const isNear = odds.within !== undefined && approx(parseFraction(odds.within)) >= 0.5;
  // What is in the pot is known.
  const about = (worth: string, amount: string) => (isNear && worth.includes('/') ? said.about(amount) : amount);
  const worth = (choice: (typeof choices)[number]) => ({
    what: choiceName(view, choice, tell, said),
    amount: about(choice.worth, worthOf(view, choice.value, said, tell)),
    short: about(choice.worth, worthOf(view, choice.value, said, tell, true)),
    best: choice.value === best?.value,
  });
  const told = (choices.length <= fewChoices ? choices : choices.slice(0, 1)).map(worth);
  const heads = headlines(outcomes, told.length > 0 ? 2 : 4);
  const barred = bars.length > 1;
  const spoken = [
    said.spoken(outcomes.map(({ does, chance }) => said.percent(percent(chance), name(does))).join(', ')),
    said.spokenWorth(told.map(({ what, amount, best }) => said.worth(what, amount, best)).join(', ')),
  ];
  return (
    <div
      class={`odds-card ${told.length > 0 ? 'decides' : ''} ${barred ? '' : 'no-bars'} ${stale ? 'stale' : ''}`}
      role="img"
      aria-label={spoken.filter((_, i) => [outcomes, told][i]?.length).join(' ')}
    >
      {outcomes.length > 0 && (
        <p class={`odds-head ${heads.length > 2 ? 'many' : ''}`}>
          {heads.map(({ does, tone, chance }) => (
            <span key={does} class={`tone-${tone}`}>
              <i class={`tone-${tone}`} />
              {name(does)} <b>{percent(chance)}</b>
            </span>
          ))}
        </p>
      )}
      {barred && (
        <ol class="odds-bars">
          {bars.map(({ total, parts }) => (
            <li key={total}>
              <span class="odds-bar">
                {parts.toReversed().map(({ does, tone, chance }) => (
                  <i
                    key={does}
                    class={`tone-${tone}`}
                    style={{ height: `${((100 * chance) / highest).toFixed(1)}%` }}
                  />
                ))}
              </span>
              <span>{total}</span>
            </li>
          ))}
        </ol>
      )}
      {told.length > 0 && (
        <p class="odds-choices">
          {told.map(({ what, short, best: is }) => (
            <span
              key={what}
              class={`${is && choices.length > 1 ? 'best' : ''} ${what.length > longName ? 'long' : ''}`}
            >
              {/\d$/.test(what) ? `${what}:` : what} <b>{short}</b>
            </span>
          ))}
          {choices.length > told.length && <small>{said.ofMany(tell.number(choices.length))}</small>}
        </p>
      )}
    </div>
  );
};
