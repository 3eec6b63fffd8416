import { describe, expect, test } from 'vitest';
import { Calls, type Outcome } from '../../shared/crowd/calls.ts';
import { Follower, type Told } from '../../shared/crowd/follower.ts';
import { callOf, type Task } from '../../shared/crowd/task.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { normal } from '../../shared/engine/judge.ts';
import { anyMove, type Luck, pick, seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import type { Show } from '../../shared/engine/show.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import type { Decision } from '../../shared/odds/odds.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';

const people = ['ann', 'ben', 'cleo', 'dan', 'eve'];

/** Random episodes of each show; `npm run test:long` plays more. */
const episodes = process.env.LONG === undefined ? 12 : 60;

/** Random crowds that play along with each of them: over all shows more than 500. */
const crowds = 4;

const someCall = (task: Task, episode: Episode, luck: Luck): string => {
  if ('options' in task) return pick(task.options, luck).value;
  const { answer = '' } = episode.asked.find(({ key }) => key === task.key) ?? {};
  if (task.kind === 'guess') return String(Number(answer) + Math.round(10 * luck()));
  const wrong = task.choices.length > 0 ? pick(task.choices, luck) : 'no idea';
  return luck() < 0.6 ? answer.toUpperCase() : wrong;
};

/** Entries of a game show as they come: answers are often right, and one entry in twelve is taken back. */
const nextMove = (episode: Episode, luck: Luck) => {
  const legal = episode.legal();
  const calm = legal.filter(({ do: move }) => !['undo', 'correct', 'replace', 'end', 'award', 'expire'].includes(move));
  if (episode.standing.length > 2 && luck() < 0.08) return { by: 'host' as const, do: 'undo' };
  const rare = luck() < 0.05 ? legal.filter(({ do: move }) => move === 'expire' || move === 'award') : [];
  const move = anyMove(pick(rare.length > 0 ? rare : calm.length > 0 ? calm : legal, luck), luck);
  if (typeof move.text !== 'string' || luck() < 0.4) return move;
  const asked = episode.asked.find(({ stage }) => stage === 'open');
  return asked === undefined ? move : { ...move, text: asked.answer };
};

/** Counts points as docs/contract.md 11 says, from outcomes and one person's calls alone. */
const recount = (outcomes: readonly Outcome[], calls: ReadonlyMap<string, string>): number => {
  let points = 0;
  let inARow = 0;
  for (const { key, kind, right, within } of outcomes) {
    const call = calls.get(key);
    if (call === undefined) continue;
    if (kind === 'choice' || kind === 'number') {
      if (right.includes(call)) points += 50;
      continue;
    }
    const isRight =
      within === undefined
        ? right.some(answer => normal(answer) === normal(call))
        : Math.abs(Number(call) - Number(right[0])) <= within;
    if (isRight) points += Math.min(200, 100 + 20 * inARow);
    inARow = isRight ? inARow + 1 : 0;
  }
  return points;
};

const playAlong = async (show: Show, seed: number) => {
  const luck = seededLuck(seed);
  const { setting, names } = casting(show, seed);
  const episode = new Episode(show, setting, names, sourceOf(luck));
  const follower = new Follower();
  const rooms = Array.from({ length: crowds }, () => ({
    calls: new Calls(),
    said: new Map(people.map(person => [person, new Map<string, string>()])),
  }));
  const kinds = new Set<string>();
  const leaks: string[] = [];
  for (let entries = 0; !episode.over && entries < 400; ) {
    const move = nextMove(episode, luck);
    if (!episode.play(move).ok) continue;
    const effect = follower.next(episode);
    const weighed = new Map<Told, readonly Decision[]>();
    const decisionsOf = async (told: Told) => {
      const known = weighed.get(told);
      const found = known ?? ('view' in told ? oddsOf(told.view, { options: setting.options }).decisions : []);
      weighed.set(told, found);
      return found;
    };
    for (const { calls } of rooms) await calls.settle(entries, effect, decisionsOf);
    entries += 1;
    const { task } = follower;
    if (task === null) continue;
    kinds.add(task.kind);
    const asked = episode.asked.find(({ key }) => key === task.key);
    if (asked !== undefined && task.kind === 'answer' && !task.choices.includes(asked.answer)) {
      const public_ = JSON.stringify({ ...task, ask: '' });
      if (public_.includes(asked.answer)) leaks.push(`${task.key}: ${public_}`);
    }
    for (const { calls, said } of rooms)
      for (const person of people) {
        if (luck() < 0.3) continue;
        const call = callOf(task, someCall(task, episode, luck));
        if (call === undefined) throw new Error(`no call: ${JSON.stringify(task)}`);
        calls.put(task.key, person, call);
        said.get(person)?.set(task.key, call);
      }
  }
  return { rooms, kinds, leaks };
};

describe.each(shows.map(show => [show.name, show] as const))('the crowd of %s', (_name, show) => {
  test(`gets the points that anybody counts from outcomes and calls, in ${episodes * crowds} random crowds with undo`, async () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= episodes; seed++) {
      const { rooms, kinds: some, leaks } = await playAlong(show, seed);
      expect(leaks).toEqual([]);
      for (const kind of some) kinds.add(kind);
      for (const [crowd, { calls, said }] of rooms.entries())
        for (const person of people)
          expect([seed, crowd, person, calls.tally(person).points]).toEqual([
            seed,
            crowd,
            person,
            recount(calls.outcomes, said.get(person) ?? new Map()),
          ]);
    }
    // In Hot Hand everybody bets, and nobody decides anything else.
    expect(kinds.size > 0).toBe(show.acts.some(({ moves }) => !moves.includes('bet')));
  });
});
