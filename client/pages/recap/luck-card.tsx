/** What each player's dice showed and did, beside the average of fair dice. */
import { approx, parseFraction } from '../../../shared/odds/fraction.ts';
import { type Luck, luckIn } from '../../../shared/recap/luck.ts';
import {
  type Outcome,
  outcomeOf,
  type SeatTally,
  type Tally,
  talliesOf,
  thrownIn,
} from '../../../shared/recap/outcomes.ts';
import type { Story } from '../../../shared/recap/story.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { recap as words } from '../../../shared/words/en/recap.ts';
import { oddsAt } from '../../odds/exact-odds.ts';
import { effectName } from '../../odds/phrases.ts';
import { BarChart } from '../../parts/bar-chart.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { useLoaded } from '../../parts/task.ts';
import type { RecapProps } from './moment-lines.ts';

const { luck: texts } = words;

interface Chance {
  readonly tallies: readonly SeatTally[];
  /** What an outcome of the rules is called. */
  readonly nameOf: (does: string) => string;
}

/** Outcomes by their displayed name, because some rules distinguish outcomes of the same name. */
const byName = ({ tallies }: SeatTally, nameOf: Chance['nameOf']): readonly Tally[] => {
  const called = new Map<string, Tally>();
  for (const { does, times, expected } of tallies) {
    const name = nameOf(does);
    const before = called.get(name);
    called.set(name, {
      does: name,
      times: times + (before?.times ?? 0),
      expected: expected + (before?.expected ?? 0),
    });
  }
  return [...called.values()];
};

/** By the odds worker, throw by throw. */
const chancesIn = async (story: Story): Promise<Chance> => {
  const found: Outcome[] = [];
  for (const thrown of thrownIn(story)) {
    const odds = await oddsAt(thrown.before.view, story.options);
    const outcome = odds === null ? undefined : outcomeOf(thrown, odds);
    if (outcome !== undefined) found.push(outcome);
  }
  return { nameOf: does => effectName({ show: story.show.name, act: '' }, does), tallies: talliesOf(found) };
};

interface SeatProps {
  readonly luck: Luck;
  readonly tally: SeatTally | undefined;
  readonly nameOf: Chance['nameOf'];
  readonly tell: Narrator;
}

const SeatLuck = ({ luck, tally, nameOf, tell }: SeatProps) => {
  const counted =
    luck.totals.length > 0
      ? luck.totals.map(({ total, ...bar }) => ({ of: total, ...bar }))
      : luck.faces.map(({ face, ...bar }) => ({ of: face, ...bar }));
  const bars = counted.map(bar => ({ ...bar, expected: approx(parseFraction(bar.expected)) }));
  return (
    <article class="recap-luck">
      <h3 class="across t5 gap-2">
        <Emblem seat={luck.seat} size="30px" /> <bdi dir="auto">{tell.name(luck.seat)}</bdi>
        <small class="in-ink-2 t2">{texts.thrown(luck.throws, luck.dice)}</small>
      </h3>
      <figure class="recap-bars">
        <figcaption>{luck.totals.length > 0 ? texts.totals : texts.faces}</figcaption>
        <BarChart
          bars={bars}
          label={bars.map(({ of, times, expected }) => texts.bar(of, times, expected)).join('; ')}
        />
      </figure>
      <p>
        {texts.pips(luck.pips, approx(parseFraction(luck.expectedPips)))}{' '}
        {luck.asMany <= luck.asFew ? texts.asMany(luck.asMany) : texts.asFew(luck.asFew)}
      </p>
      {tally !== undefined && (
        <DataTable
          class="data-table mt-2"
          heads={[texts.did, texts.times, texts.expected]}
          rows={byName(tally, nameOf).map(({ does, times, expected }) => [does, times, texts.rounded(expected)])}
        />
      )}
    </article>
  );
};

const LuckCard = ({ story, tell }: RecapProps) => {
  const lucks = luckIn(story.throws);
  const chances = useLoaded(() => chancesIn(story), [story]);
  return (
    <section class="page-card recap-lucks">
      <h2>{texts.title}</h2>
      {lucks.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p class="recap-legend row bold mb-2">
            <span class="was">{texts.legend.was}</span>
            <span class="expected">{texts.legend.expected}</span>
          </p>
          <div class="columns">
            {lucks.map(luck => (
              <SeatLuck
                key={luck.seat}
                luck={luck}
                tally={chances?.tallies.find(({ seat }) => seat === luck.seat)}
                nameOf={chances?.nameOf ?? String}
                tell={tell}
              />
            ))}
          </div>
          {chances?.tallies.length !== 0 && <p class="note">{chances === undefined ? texts.computing : texts.note}</p>}
        </>
      )}
    </section>
  );
};

export default LuckCard;
