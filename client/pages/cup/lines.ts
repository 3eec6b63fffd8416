/** What the rail under a cup's board says. */
import type { Cup } from '../../../shared/season/cup.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { cup as texts } from '../../../shared/words/en/cup.ts';
import { isolated } from '../../../shared/words/index.ts';
import { type Fixture, namesOf, numbersOf, openGames, readyFixtures, scoreText } from '../season/cup/rounds.ts';

const { tv } = texts;

/** Fixtures that one line names. */
const most = 3;

export const resultLine = (cup: Cup, fixture: Fixture, tell: Pick<Narrator, 'list' | 'number'>): string => {
  const { seats, by } = fixture;
  const there = seats.filter(({ entrant }) => entrant >= 0);
  const first = there.filter(({ place }) => place === 1).map(({ name }) => isolated(name));
  const others = there.filter(({ place }) => place !== 1).map(({ name }) => isolated(name));
  const [winner = ''] = first;
  if (first.length > 1) return tv.ties(tell.list(first));
  if (by === 'walkover') return tv.walkover(winner);
  return others.length === 0
    ? tv.wins(winner)
    : tv.beats(winner, tell.list(others), scoreText(cup, fixture, tell.number));
};

export const commentary = (cup: Cup, tell: Pick<Narrator, 'list'>): readonly string[] => {
  if (cup.phase === 'entering') return [tv.entering];
  if (cup.champion !== '') return [tv.champion(cup.champion)];
  const numbers = numbersOf(cup);
  const named = (fixtures: readonly Fixture[]) =>
    tell.list(fixtures.slice(0, most).map(fixture => namesOf(fixture, numbers)));
  const on = [...new Set(openGames(cup).map(({ fixture }) => fixture))];
  if (on.length > 0) return [tv.onAir(named(on))];
  const ready = readyFixtures(cup);
  const chances = cup.odds?.chances ?? [];
  const best = chances.indexOf(Math.max(...chances));
  const favorite = best < 0 ? [] : [tv.favorite(cup.entrants[best]?.name ?? '', chances[best] ?? 0)];
  return [...(ready.length > 0 ? [tv.next(named(ready))] : []), ...favorite];
};
