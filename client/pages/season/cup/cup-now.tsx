/** A cup today: its champion, what is on the air, what comes next. */

import { seriesOf } from '../../../../shared/season/cup.ts';
import { hasEntrants } from '../../../../shared/shows/index.ts';
import { cup as texts } from '../../../../shared/words/en/cup.ts';
import { words as catalogue, isolated } from '../../../../shared/words/index.ts';
import { getShell } from '../../../api.ts';
import { localTime } from '../../../parts/deadline.tsx';
import { useLoaded } from '../../../parts/task.ts';
import { paths } from '../../../paths.ts';
import { Entrances } from '../now-card.tsx';
import type { CupPage } from './page.ts';
import { fixturesLeft, namesOf, numbersOf, openGames, readyFixtures } from './rounds.ts';

const { now } = texts;

/** Games on the air and fixtures to come, at most. The bracket has them all. */
const most = 4;

const runnersUp = 2;

const Champion = ({ cup, season }: CupPage) => {
  const chances = cup.odds?.chances ?? [];
  const best = chances.indexOf(Math.max(...chances));
  return (
    <div class="season-champion">
      <h2>{cup.phase === 'over' ? texts.champion : now.entrants(cup.entrants.length)}</h2>
      <p class="anywhere font-board lh-105 t8">
        <bdi dir="auto">
          {cup.phase === 'over'
            ? cup.champion
            : cup.phase === 'entering'
              ? now.entering
              : now.toPlay(fixturesLeft(cup), seriesOf(cup.rule))}
        </bdi>
      </p>
      {best >= 0 && <p>{now.odds(cup.entrants[best]?.name ?? '', chances[best] ?? 0)}</p>}
      {cup.phase === 'over' && (
        <p class="anywhere">
          {cup.standings
            .filter(({ name }) => name !== cup.champion)
            .slice(0, runnersUp)
            .map(({ place, name }) => `${place}. ${isolated(name)}`)
            .join(' · ')}
        </p>
      )}
      <p class="mt-2">
        <a class="small" href={paths.cup(season.name)}>
          {now.tv}
        </a>
      </p>
    </div>
  );
};

/** Who owes a move, and until when. */
const Owed = ({
  code,
  deadline,
  tell,
}: { readonly code: string; readonly deadline: number } & Pick<CupPage, 'tell'>) => {
  const owing = useLoaded(async () => {
    const { waiting, seats } = await getShell(code);
    return waiting.map(seat => seats[seat]?.name ?? '').filter(name => name !== '');
  }, [code, deadline]);
  const time = localTime(deadline, Date.now());
  return (
    <p>
      <bdi dir="auto">
        {owing === undefined || owing.length === 0 ? now.until(time) : now.owes(tell.list(owing), time)}
      </bdi>
    </p>
  );
};

const Next = ({ cup, season, title, tell }: CupPage) => {
  const numbers = numbersOf(cup);
  const games = openGames(cup);
  const ready = readyFixtures(cup);
  const isEvening = cup.rule.kind === 'evening';
  // An empty column would push the champion aside.
  if (games.length + ready.length === 0 && !season.episodes.some(({ open, show }) => open && hasEntrants(show)))
    return null;
  return (
    <div class="season-next">
      {games.slice(0, most).map(({ game, fixture }) => (
        <div key={game.code}>
          <h2>{texts.onAir}</h2>
          <p class="season-versus anywhere bold lh-115 t7">
            <bdi dir="auto">{namesOf(fixture, numbers)}</bdi>
          </p>
          {(isEvening || fixture.show !== season.show) && <p>{title(fixture.show)}</p>}
          {game.deadline > 0 && <Owed code={game.code} deadline={game.deadline} tell={tell} />}
          <a class="hero mid go" href={paths.watch(game.code)}>
            {now.watch}
          </a>
        </div>
      ))}
      {games.length === 0 && ready.length > 0 && (
        <div>
          <h2>{now.next}</h2>
          {ready.slice(0, most).map(fixture => (
            <p key={fixture.id} class="season-versus anywhere bold lh-115 t6">
              <bdi dir="auto">{isEvening ? title(fixture.show) : namesOf(fixture, numbers)}</bdi>
            </p>
          ))}
        </div>
      )}
      <Entrances season={season} />
    </div>
  );
};

const CupNow = (page: CupPage) => (
  <section class="season-now columns w-full" aria-label={catalogue().pages.name}>
    <Champion {...page} />
    <Next {...page} />
  </section>
);

export default CupNow;
