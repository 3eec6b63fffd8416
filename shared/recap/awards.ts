/** Who is named when a show ends: best roll, luckiest and boldest of the night, by the same reckoning as the recap. */
import { fieldOf } from '../engine/board.ts';
import type { Award } from '../engine/finale.ts';
import { fillsScreen } from '../engine/moments.ts';
import type { Cue, View } from '../engine/show.ts';
import { takenHome } from '../engine/taken-home.ts';
import { approx, parseFraction } from '../odds/fraction.ts';
import type { Odds } from '../odds/odds.ts';
import { type Unit, unitOf } from '../odds/worth.ts';
import { type Choice, choicesIn, isMade } from './decisions.ts';
import { rarity } from './highlights.ts';
import { luckIn } from './luck.ts';
import { thrownIn } from './outcomes.ts';
import type { Moment, Story } from './story.ts';

/** From this many throws on, luck is more than a single roll. */
const enoughThrows = 3;

/** Choices that are weighed, the last of a long show: each may take the odds a while. */
const mostWeighed = 150;

/** What more players reach than this is no luck to speak of. */
const rareEnough = 0.25;

/** A throw that brought nothing has to be as rare as this: 3 and 11, or less. */
const rareThrow = 1 / 18;

/** A smaller chance is no stake to speak of. */
const leastChance = 0.25;

const actIn = ({ show }: Story, { act }: View) => show.acts.find(({ name }) => name === act);

const momentsIn = (story: Story, view: View) => actIn(story, view)?.moments;

/** The field of a board that holds what a turn has collected. */
const potIn = (story: Story, view: View) => fieldOf(actIn(story, view)?.board ?? {}, 'pot');

const scoresOf = ({ seats }: View): readonly number[] => seats.map(({ score }) => score);

/** What prizes that are no money are worth, dollars. */
const valueIn = ({ seat, prizes, value }: Cue, winner: number): number =>
  seat === winner && Array.isArray(prizes) && prizes.length > 0 && typeof value === 'number' ? value : 0;

/** What it told that player was good news, and no consolation. */
export const isLucky = (story: Story, { cues, view }: Moment, winner: number): boolean => {
  const times = momentsIn(story, view)?.cues ?? {};
  return cues.some(({ cue, seat }) => seat === winner && !['bad', 'alarm', undefined].includes(times[cue]?.tone));
};

const bestRoll = (story: Story): readonly Award[] => {
  const thrown = thrownIn(story);
  const stood = story.moments.filter(({ gone }) => !gone);
  const last = stood.at(-1);
  const places = new Map(stood.map((moment, at) => [moment, at]));
  const placeOf = (moment: Moment) => places.get(moment) ?? -1;
  /** How many throws each act had. */
  const throws = new Map<string, number>();
  for (const { before } of thrown) throws.set(before.view.act, (throws.get(before.view.act) ?? 0) + 1);
  const rise = (seat: number, { view: before }: Moment, { view: after }: Moment) =>
    (after.seats[seat]?.score ?? 0) - (before.seats[seat]?.score ?? 0);
  /** Acts in which a throw itself pays, and those of more dice, whose points add up from throw to throw. */
  const paying = new Set(
    thrown.flatMap(({ one, before, after }) =>
      one.dice.length > 2 || rise(one.seat, before, after) > 0 ? [before.view.act] : [],
    ),
  );
  /** What its player wins with it before the next throw: the puzzle that it opened. */
  const ledTo = (seat: number, from: Moment, next: Moment | undefined): Moment => {
    const [first, end] = [placeOf(from), next === undefined ? stood.length : placeOf(next)];
    const found = stood.slice(first, end).find((one, i) => {
      const before = stood[first + i - 1];
      return before?.view.act === one.view.act && rise(seat, before, one) > 0 && isLucky(story, one, seat);
    });
    return found ?? from;
  };
  /** What its throw and what was set aside of it added to a turn, as far as it was kept. */
  const kept = (i: number): number => {
    const { one, before, after } = thrown[i] as (typeof thrown)[number];
    const { brings } = momentsIn(story, before.view) ?? {};
    const pot = potIn(story, before.view);
    // A single die adds what it shows, which is nothing to speak of.
    if (brings === undefined && (pot === undefined || one.dice.length === 1)) return 0;
    const until = (next: number) => (next < thrown.length ? placeOf(thrown[next]!.after) : stood.length);
    const from = placeOf(before);
    const told = stood.slice(from + 1, until(i + 1)).flatMap(({ cues }) => cues);
    const grown = pot === undefined ? 0 : Number(after.view.board[pot]) - Number(before.view.board[pot]);
    const brought =
      brings === undefined ? grown : told.reduce((sum, cue) => sum + (cue.seat === one.seat ? brings(cue) : 0), 0);
    let next = i + 1;
    while (thrown[next]?.one.seat === one.seat) next++;
    const turn = stood[until(next) - 1];
    return turn === undefined ? 0 : Math.min(brought, rise(one.seat, before, turn));
  };
  const rolls = thrown.map(({ one, before, after }, i) => {
    const { act } = before.view;
    // What is banked from a pot was not won by the last throw alone.
    const own = paying.has(act) || potIn(story, before.view) !== undefined;
    const then = own ? after : ledTo(one.seat, after, thrown[i + 1]?.after);
    // The only throw of a last act brought all that the act did.
    const alone = last?.view.act === act && throws.get(act) === 1;
    const [end, sums] = alone ? [last, takenHome] : [then, scoresOf];
    const paysAll = momentsIn(story, before.view)?.paysAll === true;
    const had = sums(before.view);
    const risen = sums(end.view).map((sum, at) => (paysAll || at === one.seat ? sum - (had[at] ?? 0) : 0));
    const paid = risen.flatMap((sum, at) => (sum > 0 ? [at] : []));
    const worth = Math.max(0, ...after.cues.map(cue => valueIn(cue, one.seat)));
    const prizes = after.cues.find(cue => valueIn(cue, one.seat) === worth)?.prizes as readonly string[] | undefined;
    const money = Math.max(
      0,
      kept(i),
      risen.reduce((all, sum) => all + sum, 0),
    );
    return {
      award: 'roll' as const,
      seat: one.seat,
      act,
      dice: one.dice,
      gained: Math.max(money, worth),
      chance: approx(rarity(one.dice)),
      ...(worth > money && { prize: prizes?.[0] ?? '' }),
      ...(paid.some(at => at !== one.seat) && { paid }),
      ...(paid.length > 1 &&
        money > worth &&
        paid.every(at => risen[at] === money / paid.length) && { each: risen[paid[0]!]! }),
    };
  });
  const named = rolls
    .filter(({ gained, chance }) => gained > 0 || chance <= rareThrow)
    .toSorted((a, b) => b.gained - a.gained || a.chance - b.chance);
  const [best] = named;
  // Of a single throw none is the best, and neither is one of two that brought as much to different players.
  const level = best !== undefined && named.some(({ seat, gained }) => seat !== best.seat && gained === best.gained);
  return named.length < 2 || (level && best.gained > 0) ? [] : named.slice(0, 1);
};

/** Pips are counted where they pay. */
const luckiest = (story: Story): readonly Award[] =>
  luckIn(thrownIn(story).flatMap(({ one, before }) => (momentsIn(story, before.view)?.pips ? [one] : [])))
    .filter(({ throws, asMany }) => throws >= enoughThrows && asMany < rareEnough)
    .toSorted((a, b) => a.asMany - b.asMany)
    .slice(0, 1)
    .map(({ seat, pips, asMany }) => ({ award: 'luck', seat, pips, chance: asMany }));

/** Whether chance answered a move: with a throw, or with what was hidden and comes after a drum roll. */
export const chancedIn = (story: Story): ((made: Moment, before: View) => boolean) => {
  const thrown = new Set(story.throws.map(({ entry }) => entry));
  return ({ entry, cues }, before) => {
    const times = momentsIn(story, before)?.cues ?? {};
    return thrown.has(entry) || cues.some(({ cue }) => times[cue]?.drum === true && !fillsScreen(times[cue]?.tone));
  };
};

/** What the best other move was worth, which a choice put at risk. */
export const stakeIn = ({ made }: Choice, { decisions }: Odds): number =>
  Math.max(
    0,
    ...decisions.filter(decision => decision.do !== made.do).map(({ worth }) => approx(parseFraction(worth))),
  );

/** How a risk ended: with the next win, sum that grew, or pot that was lost. undefined where a round ended before that. */
const endOf = (story: Story, { seat, made, before }: Choice): boolean | undefined => {
  const stood = story.moments.filter(({ gone }) => !gone);
  const pot = potIn(story, before.view);
  const times = momentsIn(story, before.view)?.cues ?? {};
  let had = scoresOf(before.view);
  for (const { cues, view } of stood.slice(stood.indexOf(made))) {
    const sums = scoresOf(view);
    const gainer = sums.findIndex((sum, at) => sum > (had[at] ?? 0));
    const winner = cues.find(({ cue }) => fillsScreen(times[cue]?.tone))?.seat ?? gainer;
    if (winner !== -1) return winner === seat;
    if (pot !== undefined && view.board[pot] === 0) return false;
    if (view.phase === 'ready' || view.act !== before.view.act) return undefined;
    had = sums;
  }
  return undefined;
};

/**
 * `oddsOf`: of a view of the audience. What chance answered was bold if there was another move to choose: what that was worth was
 * at risk.
 */
const boldest = (story: Story, oddsOf: (view: View) => Odds): readonly Award[] => {
  const largest = new Map<Unit, number>();
  const isChanced = chancedIn(story);
  const found = choicesIn(story)
    .filter(({ made, before }) => isChanced(made, before.view))
    .slice(-mostWeighed)
    .flatMap(choice => {
      const odds = oddsOf(choice.before.view);
      if (!odds.decisions.some(decision => isMade(decision, choice.made))) return [];
      const stake = stakeIn(choice, odds);
      const unit = unitOf(choice.before.view);
      largest.set(unit, Math.max(largest.get(unit) ?? 0, stake));
      const counts = unit === 'chance' ? stake >= leastChance : stake > 0;
      const atStake =
        unit === 'chance' ? momentsIn(story, choice.before.view)?.atStake?.(choice.before.view) : undefined;
      return counts ? [{ award: 'bold' as const, seat: choice.seat, stake, unit, atStake, choice }] : [];
    });
  // Risks of different units are compared by their share of the largest of their own. Of equal ones the last counts.
  const share = ({ stake, unit }: (typeof found)[number]) => stake / (largest.get(unit) ?? stake);
  return (
    // The only bold choice is the boldest of none.
    (found.length < 2 ? [] : found)
      .toReversed()
      .toSorted((a, b) => share(b) - share(a))
      .slice(0, 1)
      // A sum says more than a chance.
      .map(({ atStake = 0, choice, ...award }) => {
        const came = endOf(story, choice);
        const rolled = choice.made.do === 'roll';
        const what = { ...award, rolled, ...(came !== undefined && { came }) };
        return atStake > 0 ? { ...what, stake: atStake, unit: 'money' as const } : what;
      })
  );
};

export const awardsIn = (story: Story, oddsOf: (view: View) => Odds): readonly Award[] => [
  ...bestRoll(story),
  // Who plays alone is luckier and bolder than nobody.
  ...(story.names.length < 2 ? [] : [...luckiest(story), ...boldest(story, oddsOf)]),
];
