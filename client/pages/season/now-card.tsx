/** The season today: its champion, what can be won, and what is on or comes next. */
import { hasEntrants } from '../../../shared/shows/index.ts';
import { season as texts } from '../../../shared/words/en/season.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { BulbFigures } from '../../parts/bulb-figures.tsx';
import { localTime } from '../../parts/deadline.tsx';
import { paths } from '../../paths.ts';
import type { SeasonPage } from './page.ts';

const { now } = texts;

const Streak = ({ wins, of }: { readonly wins: number; readonly of: number }) => (
  <span class="season-lamps inline-flex gap-2" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < wins ? 'lit' : ''} />
    ))}
  </span>
);

const Champion = ({ season, story }: SeasonPage) => {
  const holder = story.people.find(({ name }) => name === story.champion);
  const streak = holder?.streak ?? 0;
  const { retiresAfter: retires = 0 } = season.limits;
  return (
    <div class="season-champion">
      <h2>{now.champion}</h2>
      <p class="anywhere font-board lh-105 t8">
        <bdi dir="auto">{story.champion || (story.stands.length === 0 ? now.noChampion : now.vacant)}</bdi>
      </p>
      {story.champion !== '' && streak > 0 && (
        <p>
          {retires > 0 && <Streak wins={streak} of={retires} />}
          {retires > 0 ? now.ofStreak(streak, retires) : now.straight(streak)}
        </p>
      )}
    </div>
  );
};

const Jackpot = ({ story, tell }: SeasonPage) => {
  if (story.jackpot === 0) return null;
  return (
    <div class="season-jackpot">
      <h2>{now.jackpot}</h2>
      {/* A blank would take the place of a figure. */}
      <BulbFigures text={tell.money(story.jackpot).replace(/\s/g, '')} />
      {story.prizes.length === 3 && (
        <>
          <h3>{now.prizes}</h3>
          <ul>
            {story.prizes.map(({ name, value }, medal) => (
              <li key={now.medals[medal]} class={`medal-${medal}`}>
                <b>{now.medals[medal]}</b> <bdi dir="auto">{name}</bdi> {value > 0 && <i>{tell.money(value)}</i>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** Open qualifiers. */
export const Entrances = ({ season }: Pick<SeasonPage, 'season'>) => (
  <>
    {season.episodes
      .filter(({ open, show }) => open && hasEntrants(show))
      .map(({ code, kind, deadline }) => (
        <div key={code}>
          <h2>{kind === 'audience' ? now.audienceQualifying : now.openQualifying}</h2>
          {deadline > 0 && <p>{now.until(localTime(deadline, Date.now()))}</p>}
          {kind === 'audience' && <p>{now.keepOut}</p>}
          <a class="hero mid go" href={paths.play(code)}>
            {now.enter}
          </a>
        </div>
      ))}
  </>
);

const Next = ({ season, title }: SeasonPage) => {
  const games = season.episodes.filter(({ open, show }) => open && !hasEntrants(show));
  const lineup = season.lineup.map(name => name || now.free);
  return (
    <div class="season-next">
      {games.map(({ code, show, seats, phase }) => (
        <div key={code}>
          <h2>{phase === 'lobby' ? now.opened : now.onAir}</h2>
          <p class="season-versus anywhere bold lh-115 t7">
            <bdi dir="auto">{seats.map(name => name || now.free).join(` ${now.versus} `)}</bdi>
          </p>
          {show !== season.show && <p>{title(show)}</p>}
          <a class="hero mid go" href={paths.watch(code)}>
            {now.watch}
          </a>
        </div>
      ))}
      {games.length === 0 && (
        <div>
          <h2>{now.next}</h2>
          {season.lineup.every(name => name === '') ? (
            <p>{now.empty}</p>
          ) : (
            <p class="season-versus anywhere bold lh-115 t7">
              {lineup.map((name, seat) => (
                <span key={seat}>
                  {seat > 0 && <i> {now.versus} </i>}
                  <bdi dir="auto">{name}</bdi>
                </span>
              ))}
            </p>
          )}
        </div>
      )}
      <Entrances season={season} />
    </div>
  );
};

export const NowCard = (page: SeasonPage) => {
  const { story } = page;
  return (
    <section class="season-now columns w-full" aria-label={catalogue().pages.name}>
      <Champion {...page} />
      <Jackpot {...page} />
      <Next {...page} />
      {story.stands.length > 0 && (
        <p class="season-count centred weight-6 in-soft">
          {now.games(story.stands.length)}
          {story.broadcasts !== story.stands.length && ` · ${now.broadcasts(story.broadcasts)}`}
        </p>
      )}
    </section>
  );
};
