/** What each player's dice showed and did, beside what fair dice do on average. */
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
import type { RecapWords } from '../../../shared/words/en/recap.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import type { Telling } from '../../../shared/words/telling.ts';
import { oddsAt } from '../../odds/reckon.ts';
import { BarChart } from '../../parts/bar-chart.tsx';
import { Emblem } from '../../parts/emblem.tsx';

interface Props {
  readonly story: Story;
  readonly words: RecapWords;
  readonly tell: Telling;
}

interface Told {
  readonly tallies: readonly SeatTally[];
  /** What a throw does, by its name in the rules. */
  readonly names: Readonly<Record<string, string>>;
}

/** Outcomes by what they are called: some rules tell apart what has one name. */
const byName = ({ tallies }: SeatTally, names: Told['names']): readonly Tally[] => {
  const called = new Map<string, Tally>();
  for (const { does, times, expected } of tallies) {
    const name = names[does] ?? does.replaceAll('-', ' ');
    const before = called.get(name);
    called.set(name, {
      does: name,
      times: times + (before?.times ?? 0),
      expected: expected + (before?.expected ?? 0),
    });
  }
  return [...called.values()];
};

/** Null while the chances are worked out, which is done in the thread of the odds. */
const useTallies = (story: Story): Told | null => {
  const [tallies, setTallies] = useState<Told | null>(null);
  useEffect(() => {
    let wanted = true;
    const work = async () => {
      const { does } = await catalogue().odds();
      const found: Outcome[] = [];
      for (const thrown of thrownIn(story)) {
        const odds = await oddsAt(thrown.before.view, story.options);
        if (!wanted) return;
        const outcome = odds === null ? undefined : outcomeOf(thrown, odds);
        if (outcome !== undefined) found.push(outcome);
      }
      setTallies({ names: does, tallies: talliesOf(found) });
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
  names,
  words,
  tell,
}: Omit<Props, 'story'> & {
  readonly luck: Luck;
  readonly tally: SeatTally | undefined;
  readonly names: Told['names'];
}) => {
  const said = words.luck;
  const counted =
    luck.totals.length > 0
      ? luck.totals.map(({ total, ...bar }) => ({ of: total, ...bar }))
      : luck.faces.map(({ face, ...bar }) => ({ of: face, ...bar }));
  const bars = counted.map(bar => ({ ...bar, expected: approx(parseFraction(bar.expected)) }));
  return (
    <article class="recap-luck">
      <h3>
        <Emblem seat={luck.seat} size="30px" /> <bdi dir="auto">{tell.name(luck.seat)}</bdi>
        <small>{said.thrown(luck.throws, luck.dice)}</small>
      </h3>
      <figure class="recap-bars">
        <figcaption>{luck.totals.length > 0 ? said.totals : said.faces}</figcaption>
        <BarChart bars={bars} label={bars.map(({ of, times, expected }) => said.bar(of, times, expected)).join('; ')} />
      </figure>
      <p>
        {said.pips(luck.pips, approx(parseFraction(luck.expectedPips)))}{' '}
        {luck.asMany <= luck.asFew ? said.asMany(luck.asMany) : said.asFew(luck.asFew)}
      </p>
      {tally !== undefined && (
        <table>
          <thead>
            <tr>
              <th scope="col">{said.did}</th>
              <th scope="col">{said.times}</th>
              <th scope="col">{said.expected}</th>
            </tr>
          </thead>
          <tbody>
            {byName(tally, names).map(({ does, times, expected }) => (
              <tr key={does}>
                <th scope="row">{does}</th>
                <td>{times}</td>
                <td>{said.rounded(expected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
};

const LuckCard = ({ story, words, tell }: Props) => {
  const said = words.luck;
  const lucks = luckIn(story.throws);
  const told = useTallies(story);
  return (
    <section class="recap-card recap-lucks">
      <h2>{said.title}</h2>
      {lucks.length === 0 ? (
        <p>{said.none}</p>
      ) : (
        <>
          <p class="recap-legend">
            <span class="was">{said.legend.was}</span>
            <span class="expected">{said.legend.expected}</span>
          </p>
          <div class="recap-luck-row">
            {lucks.map(luck => (
              <SeatLuck
                key={luck.seat}
                luck={luck}
                tally={told?.tallies.find(({ seat }) => seat === luck.seat)}
                names={told?.names ?? {}}
                words={words}
                tell={tell}
              />
            ))}
          </div>
          {told === null || told.tallies.length > 0 ? (
            <p class="recap-note">{told === null ? said.reckoning : said.note}</p>
          ) : null}
        </>
      )}
    </section>
  );
};

export default LuckCard;
