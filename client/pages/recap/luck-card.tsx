/** What each player's dice showed and did, beside the average of fair dice. */
import { useEffect, useState } from 'preact/hooks';
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
import type { RecapWords } from '../../../shared/words/en/recap.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { oddsAt } from '../../odds/exact-odds.ts';
import { effectName } from '../../odds/phrases.ts';
import { BarChart } from '../../parts/bar-chart.tsx';
import { Emblem } from '../../parts/emblem.tsx';

interface Props {
  readonly story: Story;
  readonly words: RecapWords;
  readonly tell: Narrator;
}

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

/** Null while the odds worker computes the chances. */
const useTallies = (story: Story): Chance | null => {
  const [tallies, setTallies] = useState<Chance | null>(null);
  useEffect(() => {
    let wanted = true;
    const work = async () => {
      const texts = await catalogue().odds();
      const found: Outcome[] = [];
      for (const thrown of thrownIn(story)) {
        const odds = await oddsAt(thrown.before.view, story.options);
        if (!wanted) return;
        const outcome = odds === null ? undefined : outcomeOf(thrown, odds);
        if (outcome !== undefined) found.push(outcome);
      }
      setTallies({
        nameOf: does => effectName({ show: story.show.name, act: '' }, does, texts),
        tallies: talliesOf(found),
      });
    };
    void work();
    return () => {
      wanted = false;
    };
  }, [story]);
  return tallies;
};

const SeatLuck = ({
  luck,
  tally,
  nameOf,
  words,
  tell,
}: Omit<Props, 'story'> & {
  readonly luck: Luck;
  readonly tally: SeatTally | undefined;
  readonly nameOf: Chance['nameOf'];
}) => {
  const texts = words.luck;
  const counted =
    luck.totals.length > 0
      ? luck.totals.map(({ total, ...bar }) => ({ of: total, ...bar }))
      : luck.faces.map(({ face, ...bar }) => ({ of: face, ...bar }));
  const bars = counted.map(bar => ({ ...bar, expected: approx(parseFraction(bar.expected)) }));
  return (
    <article class="recap-luck">
      <h3>
        <Emblem seat={luck.seat} size="30px" /> <bdi dir="auto">{tell.name(luck.seat)}</bdi>
        <small>{texts.thrown(luck.throws, luck.dice)}</small>
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
        <table class="data-table">
          <thead>
            <tr>
              <th scope="col">{texts.did}</th>
              <th scope="col">{texts.times}</th>
              <th scope="col">{texts.expected}</th>
            </tr>
          </thead>
          <tbody>
            {byName(tally, nameOf).map(({ does, times, expected }) => (
              <tr key={does}>
                <th scope="row">{does}</th>
                <td>{times}</td>
                <td>{texts.rounded(expected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
};

const LuckCard = ({ story, words, tell }: Props) => {
  const texts = words.luck;
  const lucks = luckIn(story.throws);
  const tallies = useTallies(story);
  return (
    <section class="page-card recap-lucks">
      <h2>{texts.title}</h2>
      {lucks.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p class="recap-legend row">
            <span class="was">{texts.legend.was}</span>
            <span class="expected">{texts.legend.expected}</span>
          </p>
          <div class="columns">
            {lucks.map(luck => (
              <SeatLuck
                key={luck.seat}
                luck={luck}
                tally={tallies?.tallies.find(({ seat }) => seat === luck.seat)}
                nameOf={tallies?.nameOf ?? String}
                words={words}
                tell={tell}
              />
            ))}
          </div>
          {tallies === null || tallies.tallies.length > 0 ? (
            <p class="note">{tallies === null ? texts.computing : texts.note}</p>
          ) : null}
        </>
      )}
    </section>
  );
};

export default LuckCard;
