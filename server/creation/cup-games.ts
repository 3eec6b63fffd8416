/** Opens games of a cup: the next one of a fixture whose entrants are known. Any number of fixtures may be played side by side. */
import { phrase } from '../../shared/engine/phrase.ts';
import type { Cup, CupFixture, CupRound } from '../../shared/season/cup.ts';
import { nextSeats, opened } from '../../shared/season/cup-changes.ts';
import { type CupOf, cupOf, type LiveGame } from '../../shared/season/cup-of.ts';
import { bookOf, write } from '../../shared/season/ledger.ts';
import { type SeasonEpisode, SeasonRefusal, type StoredSeason } from '../store/stored.ts';
import { isOpen, type NextGame } from './season-games.ts';

/** What shows of a season are doing now. */
export const liveIn = (episodes: readonly SeasonEpisode[]): LiveGame => {
  const byCode = new Map(episodes.map(episode => [episode.code, episode]));
  return code => {
    const episode = byCode.get(code);
    return { open: episode !== undefined && isOpen(episode), deadline: episode?.deadline ?? 0 };
  };
};

interface FoundFixture {
  readonly round: CupRound;
  readonly fixture: CupFixture;
}

export const fixtureIn = ({ rounds }: Cup, id: string): FoundFixture | undefined => {
  for (const round of rounds) {
    const fixture = round.fixtures.find(each => each.id === id);
    if (fixture !== undefined) return { round, fixture };
  }
  return undefined;
};

const playedIn = ({ games }: CupFixture) => games.filter(({ places }) => places.length > 0);

/** Games that decided who meets in a fixture, and its own earlier ones. */
const restsOn = ({ rounds, rule }: Cup, { round, fixture }: FoundFixture): readonly string[] => {
  const feeding = new Set(fixture.seats.map(({ from }) => from?.fixture));
  const isBefore = (other: CupRound) => (rule.kind === 'swiss' || rule.kind === 'evening') && other.round < round.round;
  return rounds
    .flatMap(other => other.fixtures.filter(({ id }) => id === fixture.id || feeding.has(id) || isBefore(other)))
    .flatMap(playedIn)
    .map(({ code }) => code);
};

/** `CODE:SEAT` of the seat that somebody had last. */
const lastSeatOf = ({ rounds }: Cup, name: string): string => {
  const games = rounds.flatMap(({ fixtures }) => fixtures).flatMap(playedIn);
  const last = games.findLast(({ seats }) => seats.includes(name));
  return last === undefined ? '' : `${last.code}:${last.seats.indexOf(name)}`;
};

/** The last game of the same people: of this fixture, or of the show before it in an evening. */
const lastOf = ({ rounds, rule }: Cup, { round, fixture }: FoundFixture): string => {
  const own = playedIn(fixture).at(-1);
  if (own !== undefined || rule.kind !== 'evening') return own?.code ?? '';
  const before = rounds.findLast(other => other.round < round.round)?.fixtures.flatMap(playedIn);
  return before?.at(-1)?.code ?? '';
};

export const nextGame = (
  of: CupOf,
  season: StoredSeason,
  episodes: readonly SeasonEpisode[],
  cup: Cup,
  found: FoundFixture,
): NextGame => {
  const { fixture } = found;
  const names = nextSeats(fixture).map(entrant => cup.entrants[entrant]?.name ?? '');
  return {
    show: fixture.show,
    names,
    from: names.map(name => lastSeatOf(cup, name)),
    after: restsOn(cup, found),
    follows: lastOf(cup, found),
    opened: (before, code, at) => {
      const book = bookOf(before);
      const now = before === season.lines ? found : fixtureIn(cupOf(of, book, liveIn(episodes)), fixture.id);
      // Meanwhile somebody else may have opened it, or decided it, or a result before it was taken back.
      if (now?.fixture.state !== 'ready' || now.fixture.games.length !== fixture.games.length)
        throw new SeasonRefusal();
      return write(before, opened(of, book, now.round, now.fixture, { code, at }), { at, episode: code });
    },
  };
};

/** Why a fixture cannot be played now; undefined if it can. */
export const whyNot = (fixture: CupFixture | undefined) => {
  if (fixture === undefined) return phrase('noFixture');
  if (fixture.state === 'waiting') return phrase('fixtureWaits');
  if (fixture.state === 'decided') return phrase('fixtureDecided');
  const on = fixture.games.find(({ open }) => open);
  return on === undefined ? undefined : phrase('stillOn', on.code);
};
