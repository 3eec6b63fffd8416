/** Exact odds at a glance: the next throw as bars of totals, and what each choice is worth. */
import './odds-card.css';
import type { Json } from '../../shared/json.ts';
import type { Odds } from '../../shared/odds/odds.ts';
import type { View } from '../../shared/show.ts';
import type { OddsWords } from '../../shared/words/en/odds.ts';
import { words } from '../../shared/words/index.ts';
import type { Telling } from '../../shared/words/telling.ts';
import { moveName } from '../parts/move-words.ts';
import { type Digest, digestOf, type Outcome } from './digest.ts';

/** What a choice's worth is counted in. */
type Unit = 'chance' | 'points' | 'money';

const unitOf = ({ show }: View): Unit => {
  if (show === 'lucky-puzzle' || show === 'on-a-roll') return 'chance';
  return show.startsWith('six-dice') || show === 'hot-hand' ? 'points' : 'money';
};

const chances = () => new Intl.NumberFormat(words().language, { style: 'percent', maximumSignificantDigits: 3 });

/** The Main Event of these shows is about money. */
const moneyActs: readonly string[] = ['main-event', 'big-six', 'lucky-seven'];

const worthOf = (view: View, value: number, said: OddsWords, tell: Telling): string => {
  const unit = moneyActs.includes(view.act) ? 'money' : unitOf(view);
  if (unit === 'chance') return chances().format(value);
  return unit === 'money' ? tell.money(Math.round(value)) : said.points(tell.number(Math.round(value)));
};

/** “Pick 3 and 4”: a move with what it says. */
const choiceName = ({ do: move, worth: _worth, value: _value, ...rest }: Digest['choices'][number], tell: Telling) => {
  const list = (rest.numbers ?? rest.dice ?? rest.number) as Json | undefined;
  if (Array.isArray(list)) return `${moveName(move)} ${tell.list(list.map(String))}`;
  return typeof list === 'number' ? `${moveName(move)} ${list}` : moveName(move);
};

/** Few choices are told each, of many only the best. */
const fewChoices = 3;
const shownOutcomes = 3;

/** What matters most comes first: what may go wrong, then the likeliest. */
const headlines = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  [...outcomes]
    .sort((a, b) => Number(b.tone === 'bad') - Number(a.tone === 'bad') || b.chance - a.chance)
    .slice(0, shownOutcomes);

interface Props {
  readonly odds: Odds;
  readonly view: View;
  readonly tell: Telling;
  readonly said: OddsWords;
}

export const OddsCard = ({ odds, view, tell, said }: Props) => {
  const { bars, outcomes, choices } = digestOf(view.act, odds);
  const percent = chances();
  const highest = Math.max(...bars.map(({ parts }) => parts.reduce((sum, { chance }) => sum + chance, 0)), 0.001);
  const name = (does: string) => said.does[does] ?? moveName(does);
  const [best] = choices;
  return (
    <div
      class="odds-card"
      role="img"
      aria-label={said.spoken(
        outcomes.map(({ does, chance }) => said.percent(percent.format(chance), name(does))).join(', '),
      )}
    >
      {outcomes.length > 0 && (
        <p class="odds-head">
          {headlines(outcomes).map(({ does, tone, chance }) => (
            <span key={does} class={`tone-${tone}`}>
              {name(does)} <b>{percent.format(chance)}</b>
            </span>
          ))}
        </p>
      )}
      {bars.length > 1 && (
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
      {best !== undefined && (
        <p class="odds-choices">
          {choices.length <= fewChoices ? (
            choices.map(choice => (
              <span key={JSON.stringify(choice)} class={choice.value === best.value ? 'best' : ''}>
                {choiceName(choice, tell)} <b>{worthOf(view, choice.value, said, tell)}</b>
              </span>
            ))
          ) : (
            <span class="best">{said.atBest(choiceName(best, tell), worthOf(view, best.value, said, tell))}</span>
          )}
        </p>
      )}
    </div>
  );
};

export default OddsCard;
