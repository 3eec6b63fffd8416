/** Requests about cups, parsed at the edge, and what is wrong with them. */

import { settingsChange } from '../../shared/engine/desk-message.ts';
import { choice, countOf, type Fault, fault, flag, int, list } from '../../shared/engine/fields.ts';
import { request as fields, line, maybe, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import type { CupRule } from '../../shared/season/cup.ts';
import { mostEntries } from '../../shared/season/ledger.ts';
import { seasonShows } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { madeOf, pace } from '../creation/episodes.ts';
import { seasonName } from './season-requests.ts';

/**
 * Entrants: by name, or those who qualified in the cup's own qualifier (the first `top`, left out for all), or the first `top` (left
 * out for one) of each of these seasons.
 */
export const entrantsRequest = fields({
  names: maybe(list(line(60, { clean: plainLine }), 0, mostEntries.entrants)),
  list: or(flag(), false),
  seasons: maybe(list(seasonName, 1, mostEntries.entrants)),
  top: maybe(int(1, mostEntries.entrants)),
});

/** `fixtures`: left out for all that are ready. */
export const fixturesRequest = fields({
  public: madeOf.public,
  fixtures: maybe(list(line(40), 1, mostEntries.entrants)),
  clock: settingsChange.clock,
  note: settingsChange.note,
  robots: choice([false, true, 'seats'], false),
  pace,
});

export const verdictRequest = fields({
  by: choice(['walkover', 'corrected']),
  places: list(int(1, mostEntries.entrants), 1, mostEntries.entrants),
  reason: line(200, { min: 1, clean: plainLine }),
});

/** A round robin has a round for each of the others, twice if so wished. */
const mostMeetings = 4;

/** What is wrong with the rule of a cup. `seats`: of each fixture. */
export const ruleFaults = (rule: CupRule, show: string, seats: number): readonly Fault[] => {
  const faults: Fault[] = [];
  const [, most] = showNamed(show)!.seats;
  if (most < 2) faults.push(fault('show', phrase('cupShow')));
  else if (rule.kind === 'single' && seats < 2) faults.push(fault('seats', phrase('mustBe', countOf(2, most))));
  else if (rule.kind !== 'single' && rule.kind !== 'evening' && seats !== 2)
    faults.push(fault('seats', phrase('cupPairs')));
  if (rule.kind === 'evening') {
    if (rule.shows.length === 0) faults.push(fault('rule.shows', phrase('eveningShows', seasonShows.join(', '))));
    for (const [i, name] of rule.shows.entries())
      if (!seasonShows.includes(name))
        faults.push(fault(`rule.shows[${i}]`, phrase('eveningShows', seasonShows.join(', '))));
    if (rule.games > 1) faults.push(fault('rule.games', phrase('mustBe', '1')));
  } else if (rule.shows.length > 0 || rule.points.length > 0)
    faults.push(fault(rule.shows.length > 0 ? 'rule.shows' : 'rule.points', phrase('eveningOnly')));
  if (rule.kind === 'round-robin' && (rule.rounds < 1 || rule.rounds > mostMeetings))
    faults.push(fault('rule.rounds', phrase('mustBe', countOf(1, mostMeetings))));
  return faults;
};

/** What is wrong with the places of a fixture; undefined if nothing. A bracket needs one winner. */
export const placesFault = (rule: CupRule, seats: number, places: readonly number[]): Fault | undefined => {
  const isPlaces = places.every(place => place === 1 + places.filter(other => other < place).length);
  if (places.length !== seats || !isPlaces) return fault('places', phrase('placesForm', seats));
  const isBracket = rule.kind === 'single' || rule.kind === 'double';
  return isBracket && places.filter(place => place === 1).length > 1 ? fault('places', phrase('oneWinner')) : undefined;
};
