/** Champions, streaks, records, earnings and the jackpot from game to game. */
import { useState } from 'preact/hooks';
import { season as texts } from '../../../shared/words/en/season.ts';
import { Button } from '../../parts/button.tsx';
import { inkOf, LineChart } from '../../parts/coming-chart.tsx';
import type { Series } from '../../parts/line-chart.tsx';
import type { SeasonPage } from './page.ts';

const { charts } = texts;

/** Lines of one chart. */
const most = 6;

const names = ['earnings', 'champions', 'streak', 'best', 'jackpot'] as const;
type ChartName = (typeof names)[number];

const seriesOf = (which: ChartName, { story }: SeasonPage): readonly Series[] => {
  if (which === 'jackpot' || which === 'streak' || which === 'best')
    return [{ name: charts[which], values: story.stands.map(stand => stand[which]), ...inkOf(2), stepped: true }];
  const of = which === 'earnings' ? 'earnings' : 'won';
  const shown = story.people
    .filter(({ played }) => played > 0)
    .toSorted((a, b) => b[of] - a[of])
    .slice(0, most);
  return shown.map(({ name }, i) => ({
    name,
    // Nothing is drawn before somebody's first game.
    values: story.stands.map(stand => stand[of].get(name) ?? null),
    ...inkOf(i),
    stepped: true,
  }));
};

export const ChartsCard = (page: SeasonPage) => {
  const { story, amount, tell } = page;
  const [which, choose] = useState<ChartName>('earnings');
  const dollars = which === 'earnings' || which === 'best' ? amount : which === 'jackpot' ? tell.money : tell.number;
  const games = story.stands.map(({ game }) => game);
  return (
    <section class="page-card season-charts">
      <h2>{charts.title}</h2>
      <div class="row mb-3" role="tablist" aria-label={charts.title}>
        {names
          .filter(name => name !== 'jackpot' || story.jackpot > 0)
          .map(name => (
            <Button key={name} role="tab" aria-selected={name === which} onClick={() => choose(name)}>
              {charts[name]}
            </Button>
          ))}
      </div>
      <LineChart
        key={which}
        label={charts.label(charts[which], games.length)}
        x={{ name: charts.game, values: games, text: value => tell.number(value) }}
        y={value => (Number.isInteger(value) || which === 'earnings' ? dollars(value) : '')}
        series={seriesOf(which, page)}
      />
    </section>
  );
};
