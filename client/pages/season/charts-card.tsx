/** Champions, streaks, records, earnings and the jackpot from game to game. */
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { useLazy } from '../../parts/lazy.ts';
import type { Series } from '../../parts/line-chart.tsx';
import type { SeasonPage } from './page.ts';

const loadChart = () => import('../../parts/line-chart.tsx').then(({ LineChart }) => ({ default: LineChart }));

/** Colors on paper, each with its own dash. */
const inks: readonly (readonly [colour: string, dash: readonly number[]])[] = [
  ['#9a6200', []],
  ['#0b62a8', [9, 5]],
  ['#b3261a', [3, 4]],
  ['#3d7500', [14, 4]],
  ['#7a3fb0', [9, 4, 2, 4]],
  ['#6b5d3a', [2, 6]],
];

type ChartName = 'earnings' | 'jackpot' | 'champions' | 'streak' | 'best';

const seriesOf = (which: ChartName, { story, texts }: SeasonPage): readonly Series[] => {
  const { charts } = texts;
  const ink = (i: number) => ({ colour: inks[i]?.[0] ?? '#17110d', dash: inks[i]?.[1] ?? [] });
  const one = (name: string, values: readonly number[]): readonly Series[] => [
    { name, values, ...ink(2), stepped: true },
  ];
  switch (which) {
    case 'jackpot':
      return one(
        charts.jackpot,
        story.stands.map(({ jackpot }) => jackpot),
      );
    case 'streak':
      return one(
        charts.streak,
        story.stands.map(({ streak }) => streak),
      );
    case 'best':
      return one(
        charts.best,
        story.stands.map(({ best }) => best),
      );
    default: {
      const of = which === 'earnings' ? 'earnings' : 'won';
      const shown = story.people
        .filter(({ played }) => played > 0)
        .toSorted((a, b) => b[of] - a[of])
        .slice(0, inks.length);
      return shown.map(({ name }, i) => ({
        name,
        // Nothing is drawn before somebody's first game.
        values: story.stands.map(stand => stand[of].get(name) ?? null),
        ...ink(i),
        stepped: true,
      }));
    }
  }
};

export const ChartsCard = (page: SeasonPage) => {
  const { story, texts, amount, tell } = page;
  const { charts } = texts;
  const Chart = useLazy(loadChart);
  const kinds: readonly { readonly which: ChartName; readonly name: string }[] = [
    { which: 'earnings', name: charts.earnings },
    { which: 'champions', name: charts.champions },
    { which: 'streak', name: charts.streak },
    { which: 'best', name: charts.best },
    ...(story.jackpot > 0 ? [{ which: 'jackpot' as const, name: charts.jackpot }] : []),
  ];
  const [which, choose] = useState<ChartName>('earnings');
  const series = seriesOf(which, page);
  const name = kinds.find(kind => kind.which === which)?.name ?? '';
  const dollars = which === 'earnings' || which === 'best' ? amount : which === 'jackpot' ? tell.money : tell.number;
  const games = story.stands.map(({ game }) => game);
  return (
    <section class="page-card season-charts">
      <h2>{charts.title}</h2>
      <div class="season-tabs row" role="tablist" aria-label={charts.title}>
        {kinds.map(kind => (
          <Button key={kind.which} role="tab" aria-selected={kind.which === which} onClick={() => choose(kind.which)}>
            {kind.name}
          </Button>
        ))}
      </div>
      {Chart !== null && (
        <Chart
          key={which}
          label={charts.label(name, games.length)}
          x={{ name: charts.game, values: games, text: value => tell.number(value) }}
          y={value => (Number.isInteger(value) || which === 'earnings' ? dollars(value) : '')}
          series={series}
        />
      )}
    </section>
  );
};
