/** The episodes of a season with links to their recaps, its records, and the waiting list. */
import type { EpisodeSummary } from '../../../shared/season/story.ts';
import { hasEntrants } from '../../../shared/shows/index.ts';
import { season as texts } from '../../../shared/words/en/season.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { useLoaded } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import { getSeasonRoom } from '../../season-api.ts';
import { dateOf, type SeasonPage } from './page.ts';

const { episodes, list, records, rooms } = texts;

const Row = ({ episode, amount, tell, title, season }: SeasonPage & { readonly episode: EpisodeSummary }) => {
  const { kind, show, game, people, bonus, code, at } = episode;
  const winner = people.find(({ won }) => won);
  const name = kind === 'main' ? episodes.game(game) : hasEntrants(show) ? episodes.entrance : title(show);
  const there = season.recaps.includes(code) || season.episodes.some(item => item.code === code);
  const outcome = hasEntrants(show)
    ? people[0] === undefined
      ? episodes.nobody
      : episodes.best(people[0].name, people.length)
    : winner === undefined
      ? episodes.played(tell.list(people.map(person => person.name)))
      : episodes.beat(winner.name, tell.list(people.filter(({ won }) => !won).map(person => person.name)));
  const ending = catalogue().term('endings', bonus, show);
  return (
    <li class={`season-episode kind-${kind}`}>
      <span class="season-game">
        <b>{name}</b>
        <time dateTime={new Date(at).toISOString()}>{dateOf(at)}</time>
        {kind === 'audience' && <i>{episodes.audience}</i>}
      </span>
      <span class="season-outcome anywhere weight-6">
        <bdi dir="auto">{outcome}</bdi>
        {!hasEntrants(show) && (
          <small>
            {people.map(({ name, earned }, i) => (
              <span key={name}>
                {i > 0 && ' · '}
                <bdi dir="auto">{name}</bdi> {kind === 'main' ? amount(earned) : tell.number(earned)}
              </span>
            ))}
            {ending !== undefined && ` · ${ending}`}
          </small>
        )}
      </span>
      {there ? (
        <a class="small" href={paths.recap(code)}>
          {episodes.recap}
        </a>
      ) : (
        <small class="note season-elsewhere">{episodes.noRecap(code)}</small>
      )}
    </li>
  );
};

export const EpisodesCard = (page: SeasonPage) => {
  const { story } = page;
  return (
    <section class="page-card season-episodes">
      <h2>{episodes.title}</h2>
      {story.episodes.length === 0 ? (
        <p>{episodes.none}</p>
      ) : (
        <ol reversed>
          {story.episodes.toReversed().map(episode => (
            <Row key={episode.code} {...page} episode={episode} />
          ))}
        </ol>
      )}
    </section>
  );
};

export const RecordsCard = ({ story, amount, tell }: SeasonPage) => {
  const shown = [
    { what: records.game, best: story.records.game, figure: amount },
    { what: records.earnings, best: story.records.earnings, figure: amount },
    { what: records.streak, best: story.records.streak, figure: tell.number },
    { what: records.jackpot, best: story.records.jackpot, figure: tell.money },
  ].filter(({ best }) => best.figure > 0);
  if (shown.length === 0) return null;
  return (
    <section class="page-card">
      <h2>{records.title}</h2>
      <dl class="season-records line-list">
        {shown.map(({ what, best, figure }) => (
          <div key={what} class="row between">
            <dt>{what}</dt>
            <dd>
              <b>{figure(best.figure)}</b> <bdi dir="auto">{best.who}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The best of all rooms that played along. */
export const RoomsCard = ({ season: { name }, tell }: SeasonPage) => {
  const people = useLoaded(() => getSeasonRoom(name), [name])?.people ?? [];
  if (people.length === 0) return null;
  return (
    <section class="page-card">
      <h2>{rooms.title}</h2>
      <p>{rooms.help}</p>
      <ol class="season-list">
        {people.map(({ name: who, points, evenings }, i) => (
          <li key={i}>
            <p class="across items-baseline gap-3">
              <bdi class="one-line flex-1 min-w-0" dir="auto">
                {who}
              </bdi>
              <b class="tabular">{tell.number(points)}</b>
              <small class="nowrap in-ink-2">{rooms.evenings(evenings)}</small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};

export const ListCard = ({ season }: SeasonPage) => (
  <section class="page-card">
    <h2>{list.title}</h2>
    <p>{list.help}</p>
    <ol class="season-list">
      {season.list.map(({ name, wait }) => (
        <li key={name}>
          <bdi dir="auto">{name}</bdi>
          {wait !== 0 && <i> {wait < 0 ? list.retired : list.wait(wait)}</i>}
        </li>
      ))}
    </ol>
  </section>
);
