/** The hall of fame of a season's host: all-time records, each with its game, and the players of all seasons in it. */
import { useRef, useState } from 'preact/hooks';
import { recordKinds } from '../../../shared/engine/finale.ts';
import type { SeasonRecord } from '../../../shared/season/records.ts';
import { season as seasonTexts } from '../../../shared/words/en/season.ts';
import { seasonPlayers as words } from '../../../shared/words/en/season-players.ts';
import { percent } from '../../odds/phrases.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { useEvery } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import { getHall } from '../../season-api.ts';
import { dateOf, type SeasonPage } from './page.ts';

const { hall: texts, tables, skill } = words;
const { people } = seasonTexts;

/** Milliseconds between two looks at what is new. */
const look = 5000;

/** The best of a hall that are shown. */
const some = 10;

const kindsTold = ['call', 'loss'] as const;

const Files = ({ season: { name } }: SeasonPage) => (
  <details>
    <summary>{tables.title}</summary>
    <p>{tables.text}</p>
    <ul class="line-list">
      {Object.entries(tables.names).map(([table, title]) => (
        <li key={table} class="row between">
          <span>{title}</span>
          <span class="row">
            {(['csv', 'json'] as const).map(as => (
              <a
                key={as}
                class="small"
                href={paths.seasonTable(name, table, as)}
                aria-label={`${title}, ${as.toUpperCase()}`}
              >
                {as.toUpperCase()}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </details>
);

export const HallCard = (page: SeasonPage) => {
  const { season, tell } = page;
  const [hall, setHall] = useState<Awaited<ReturnType<typeof getHall>> | null>(null);
  const lines = useRef(0);
  lines.current = season.lines.length;
  const asked = useRef(-1);
  // What fell in a game is seen as soon as the game is in the book, and what the odds say of it a little later.
  useEvery(look, async () => {
    if (asked.current === lines.current) return;
    const at = lines.current;
    const found = await getHall(season.name).catch(() => null);
    if (found === null) return;
    asked.current = found.reckoning > 0 ? -1 : at;
    setHall(found);
  });
  if (hall === null) return null;
  const figureOf = ({ unit, figure }: SeasonRecord): string => {
    if (unit === 'wins') return texts.wins(figure);
    if (unit === 'chance') return texts.chance(percent(figure));
    return unit === 'money' ? tell.money(Math.floor(figure)) : skill.points(tell.number(Math.floor(figure)));
  };
  const records = recordKinds.flatMap(kind => hall.records.filter(one => one.kind === kind));
  const titleOf = (name: string) => {
    const found = hall.seasons.find(one => one.name === name);
    return found?.title || name;
  };
  return (
    <section class="page-card season-hall">
      <h2>{texts.title}</h2>
      {hall.seasons.length > 1 && (
        <p dir="auto">{texts.over(tell.list(hall.seasons.map(({ name }) => titleOf(name))))}</p>
      )}
      {records.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ol class="line-list">
          {records.map(record => {
            const help = kindsTold.find(kind => kind === record.kind);
            return (
              <li key={`${record.kind} ${record.unit} ${record.show}`} class="row between">
                <span class="flex-1 min-w-0 anywhere">
                  <b class="block">
                    {texts.kinds[record.kind]}: {figureOf(record)}
                  </b>
                  <a href={paths.player(record.season, record.who)}>
                    <bdi dir="auto">{record.who}</bdi>
                  </a>{' '}
                  <small class="in-ink-2">
                    {dateOf(record.at)}
                    {hall.seasons.length > 1 && ` · ${titleOf(record.season)}`}
                    {help !== undefined && ` · ${texts.help[help]}`}
                  </small>
                </span>
                <a class="small" href={`${paths.recap(record.code)}${record.step < 0 ? '' : `#${record.step}`}`}>
                  {texts.see}
                </a>
              </li>
            );
          })}
        </ol>
      )}
      {hall.seasons.length > 1 && (
        <div class="scroll">
          <DataTable
            heads={[texts.player, words.sums.won, texts.money, people.longest]}
            rows={hall.players.slice(0, some).map(({ name, won, played, money, longest, season: latest, as }) => [
              <a href={paths.player(latest, as)}>
                <bdi dir="auto">{name}</bdi>
              </a>,
              <span class="nowrap">{words.sums.wonOf(won, played)}</span>,
              <span class="nowrap">{tell.money(money)}</span>,
              tell.number(longest),
            ])}
          />
        </div>
      )}
      {hall.reckoning > 0 && <p class="note">{skill.reckoning(hall.reckoning)}</p>}
      <Files {...page} />
    </section>
  );
};
