/** The rules by which a season is played, for everyone: its set, and the numbers that carry over from game to game. */
import { housePage } from '../../../shared/words/en/house.ts';
import { season as texts } from '../../../shared/words/en/season.ts';
import { queryOf } from '../../house/sets.ts';
import { hasHouseRules } from '../../house/use-house.ts';
import { lazily } from '../../parts/lazy.ts';
import { paths } from '../../paths.ts';
import type { SeasonPage } from './page.ts';

const { rules } = texts;

const HouseChip = lazily(() => import('../../house/house-chip.tsx'));

export const HouseCard = ({ season, tell }: SeasonPage) => {
  const { retiresAfter = 0, eliminatedAfter = 0, retiresAt = 0, waits, base = 0 } = season.limits;
  const rows = [
    ...(base > 0 ? [[rules.base, tell.money(base)]] : []),
    ...(retiresAfter > 0 ? [[rules.retiresAfter, tell.number(retiresAfter)]] : []),
    ...(eliminatedAfter > 0 ? [[rules.eliminatedAfter, tell.number(eliminatedAfter)]] : []),
    ...(retiresAt > 0 ? [[rules.retiresAt, tell.money(retiresAt)]] : []),
    ...(waits === undefined ? [] : [[rules.waits, waits.map(tell.number).join(' · ')]]),
  ];
  if (rows.length === 0 && !hasHouseRules(season.rules)) return null;
  return (
    <section class="page-card season-rules">
      <h2>{rules.title('season')}</h2>
      {hasHouseRules(season.rules) ? (
        <HouseChip show={season.show} options={{ ...season.choices, ...season.rules }} changes={season.rules} open />
      ) : (
        <p>{housePage.original}</p>
      )}
      <dl class="line-list">
        {rows.map(([label = '', value]) => (
          <div key={label} class="row between">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={paths.rulesBy(season.show, queryOf({ ...season.choices, ...season.rules }))}>{rules.book}</a>
      </p>
    </section>
  );
};
