/** A show ends with everybody's sums, those who are named, and a poster; then the same players go on. */
import { signal } from '@preact/signals';
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ResultBox from '../../client/pages/desk/result-box.tsx';
import { ResultCard } from '../../client/pages/recap/score-cards.tsx';
import Over from '../../client/pages/seat/over.tsx';
import { awardLine } from '../../client/parts/ending-lines.ts';
import { NextShow } from '../../client/parts/next-show.tsx';
import Ending from '../../client/stage/parts/ending.tsx';
import { welcomeLine } from '../../client/stage/standing.ts';
import { beatsOf, type Finale, posterAt, untilNext } from '../../shared/engine/finale.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { awardsIn } from '../../shared/recap/awards.ts';
import { storyOfRecord } from '../../shared/recap/story.ts';
import { scoreUnitOf } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { ending as words } from '../../shared/words/en/ending.ts';
import { phone as ownWords } from '../../shared/words/en/phone.ts';
import { narratorFor } from '../../shared/words/index.ts';
import { sumsOf } from '../../shared/words/sums.ts';
import { goldenEpisodes, goldenMoments, goldenRecord } from '../../tools/preview/moments.ts';
import { putUp, textOf } from '../words/paper.ts';

const now = () => Date.now();
beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(async () => {
  // What was put up for a moment has effects under way.
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
});

const endOf = (name: string) => {
  const story = storyOfRecord(goldenRecord(name), showNamed);
  const awards = awardsIn(story, view => oddsOf(view, { options: story.options }));
  const last = goldenMoments(name).at(-1)!;
  const finale: Finale = { over: now(), begins: now(), awards, room: [] };
  const shell = { ...last.shell, finale: JSON.stringify(finale), nextAt: 0 };
  return { story, awards, finale, shell, view: last.view, tell: narratorFor(story.names) };
};

const connectionOf = (shell: object) =>
  ({ code: 'K7QM4XRB', shell: signal(shell), acting: signal(false), now, hold() {} }) as never;

test('whoever won alone is called the champion on the poster, and nobody where several have most', () => {
  const { finale, view, tell } = endOf('hot-hand');
  const stage = { recap: '', code: '', nextAt: 0, portrait: false, now, sounds: false };
  const poster = (scores: readonly number[]) => {
    const seats = scores.map((score, i) => ({ ...view.seats[i]!, score }));
    const over = { ...view, seats };
    return textOf(<Ending {...stage} finale={{ ...finale, begins: 0 }} view={over} tell={tell} onLine={() => {}} />);
  };
  expect(poster([603, 1032, 900])).toContain('CHAMPION');
  expect(poster([603, 1032, 1032])).not.toContain('CHAMPION');
});

test('the roll of the night says what it brought: a prize by its name, and to whom, where it paid others too', () => {
  const told = (name: string) => {
    const { finale, view, tell } = endOf(name);
    const award = finale.awards.find(one => one.award === 'roll')!;
    const stage = { recap: '', code: '', nextAt: 0, portrait: false, now, sounds: false };
    const alone = { ...finale, begins: now(), awards: [award], told: true as const };
    return textOf(<Ending {...stage} finale={alone} view={view} tell={tell} onLine={() => {}} />);
  };
  expect(told('hot-hand')).toMatch(/Ben.*Cleo.*429 each.*a 3 and a 1/);
  expect(told('on-a-roll-best-of-three')).toMatch(/Home cinema.*a 1 and a 6/);
});

test.each(goldenEpisodes)('%s: stage, phone, desk and recap end on the same sums', name => {
  const { story, finale, shell, view, tell } = endOf(name);
  const stage = {
    recap: 'http://x/e/K7QM4XRB/recap',
    code: 'K7QM4XRB',
    nextAt: 0,
    portrait: false,
    now,
    sounds: false,
  };
  const phone = (begins: number) => {
    const connection = connectionOf({ ...shell, finale: JSON.stringify({ ...finale, begins }) });
    return textOf(<Over {...{ connection, view, tell }} seat={0} lines={[]} token="" />);
  };
  const screens = {
    ceremony: textOf(<Ending {...stage} finale={finale} view={view} tell={tell} onLine={() => {}} />),
    poster: textOf(<Ending {...stage} finale={{ ...finale, begins: 0 }} view={view} tell={tell} onLine={() => {}} />),
    phone: phone(0),
    desk: textOf(h(ResultBox as never, { view, shell, tell, token: '', connection: connectionOf(shell) } as never)),
    recap: textOf(<ResultCard story={story} tell={tell} over />),
  };
  for (const [screen, text] of Object.entries(screens)) {
    for (const { seat, text: sum } of sumsOf(view, tell)) {
      if (view.seats.length > 1 || screen !== 'phone') expect(text, screen).toContain(tell.name(seat));
      expect(text, screen).toContain(sum);
    }
    // Points are no dollars.
    if (scoreUnitOf(view.show) === 'points') expect(text, screen).not.toContain('$');
  }
  expect(screens.poster).toContain('K7QM4XRB');
  // The television says first what everybody has.
  for (const { amount, text } of sumsOf(view, tell)) if (amount > 0) expect(phone(now())).not.toContain(text);
});

test.each(goldenEpisodes)('%s: the ceremony goes through all who are named and comes to its poster', async name => {
  const { awards, finale, shell, view, tell } = endOf(name);
  const said: string[] = [];
  const stage = { recap: '', code: '', nextAt: 0, portrait: false, now, sounds: false, finale, view, tell };
  const { read, takeDown } = putUp(<Ending {...stage} onLine={line => said.push(line)} />);
  const phone = putUp(<Over connection={connectionOf(shell)} view={view} tell={tell} seat={0} lines={[]} token="" />);
  // A page that comes a moment later sees the same.
  await vi.advanceTimersByTimeAsync(300);
  for (const { ms, beat } of beatsOf(finale)) {
    const award = awards.find(one => one.award === beat);
    if (award !== undefined) {
      expect(read()).toContain(tell.name(award.seat));
      // The rail never names anybody before the picture does.
      expect(said.at(-1)).not.toContain(tell.name(award.seat));
      const line = awardLine(award, { view, tell }, award.seat === 0 ? ownWords : words).replaceAll(/\s+/g, ' ');
      expect(phone.read()).not.toContain(line);
      await vi.advanceTimersByTimeAsync(1200);
      expect(said.at(-1)).toContain(tell.name(award.seat));
      // Phones keep its place, and have it no earlier.
      expect(phone.read()).toContain(line);
    }
    expect(read()).not.toContain('every roll');
    await vi.advanceTimersByTimeAsync(award === undefined ? ms : ms - 1200);
  }
  expect(read()).toContain('every roll');
  expect(posterAt(finale) - finale.begins).toBeLessThan(25_000);
  takeDown();
  phone.takeDown();
});

test('most shows name somebody for a roll, for luck and for courage', () => {
  const named = new Set(goldenEpisodes.flatMap(name => endOf(name).awards.map(({ award }) => award)));
  expect([...named].sort()).toEqual(['bold', 'luck', 'roll']);
});

test('what the last picture has told is not told again', () => {
  const { finale } = endOf('six-dice-hot-dice');
  expect(beatsOf(finale)[0]).toMatchObject({ beat: 'sums' });
  expect(beatsOf({ ...finale, told: true })[0]).toMatchObject({ beat: 'roll', from: 0 });
});

test('the best roll and the boldest move are those of a bonus round, where it paid most', () => {
  const { awards } = endOf('hot-dice-mega');
  expect(awards.find(({ award }) => award === 'roll')).toMatchObject({ seat: 1, dice: [5, 5], gained: 1_000_000 });
  // The million lay behind a door: opening it gave up the sure thing.
  expect(awards.find(({ award }) => award === 'bold')).toMatchObject({ seat: 1, stake: 25_000 });
});

test('a roll that pays nothing by itself is named with what it opened', () => {
  const rollOf = (name: string) => endOf(name).awards.find(({ award }) => award === 'roll');
  expect(rollOf('lucky-puzzle')).toMatchObject({ seat: 0, dice: [6, 1], gained: 1500 });
  // A consolation is not what it opened.
  expect(rollOf('big-six')).toBeUndefined();
  // The seven that won a home cinema worth $4,200.
  expect(rollOf('on-a-roll-best-of-three')).toMatchObject({ seat: 0, act: 'lucky-seven', gained: 4200 });
});

test.each(['six-dice-by-bj', 'six-dice-hot-dice'])(
  '%s: the best roll is the one that brought most of what was banked',
  name => {
    const { awards, story } = endOf(name);
    const roll = awards.find(({ award }) => award === 'roll');
    if (roll?.award !== 'roll') throw new Error('no roll is named');
    const told = story.moments.filter(({ gone }) => !gone).flatMap(({ cues }) => cues);
    const after = told.slice(told.findIndex(({ dice }) => JSON.stringify(dice) === JSON.stringify(roll.dice)) + 1);
    const brought = after
      .slice(
        0,
        after.findIndex(({ cue }) => ['rolled', 'banked', 'busted'].includes(cue)),
      )
      .reduce((sum, { cue, points, bonus }) => sum + Number((cue === 'all-six' ? bonus : points) ?? 0), 0);
    expect(roll.gained).toBe(brought);
    // Of all turns that ended in the bank, none has a throw that set more aside at once.
    const kept = told.flatMap(({ cue, points }, i) => {
      const end = told.slice(i).find(other => ['banked', 'busted'].includes(other.cue));
      return cue === 'froze' && end?.cue === 'banked' ? [points as number] : [];
    });
    expect(roll.gained).toBeGreaterThanOrEqual(Math.max(...kept));
  },
);

test.each(goldenEpisodes)('%s: nobody is lucky by pips that pay nothing', name => {
  const { awards, story } = endOf(name);
  if (awards.some(({ award }) => award === 'luck'))
    expect(story.show.acts.filter(({ moments }) => moments?.pips).map(act => act.name)).not.toEqual([]);
});

test('the boldest move is told with how it ended, and a roll that paid several alike with what each got', () => {
  const said = (name: string, kind: string) => {
    const { awards, view, tell } = endOf(name);
    return awardLine(awards.find(({ award }) => award === kind)!, { view, tell });
  };
  expect(said('lucky-puzzle', 'bold')).toMatch(/\$1,300 .*rolled on and lost/);
  expect(said('six-dice-by-bj', 'bold')).toMatch(/500 .*rolled on and won/);
  expect(said('hot-hand', 'roll')).toMatch(/429 each/);
});

test('the welcome names the players of each side, and no crowd', () => {
  const { view } = endOf('six-dice-hot-dice');
  const named = (names: readonly string[]) => ({ ...view, seats: names.map(name => ({ name, score: 0 })) });
  const welcome = (...names: string[]) => welcomeLine('Six Dice', named(names), narratorFor(names));
  expect(welcome('Ann')).toContain('welcome Ann');
  expect(welcome('Ann', 'Ben')).toBe('Welcome to Six Dice! On the left, Ann, and on the right, Ben!');
  expect(welcome('Ann', 'Ben', 'Cleo')).toContain('On the left, Ann and Ben, and on the right, Cleo');
  expect(welcome('Ann', 'Ben', 'Cleo', 'Dan', 'Eve')).not.toContain('Ann');
});

test('after the countdown the page that decides opens the next show, once, unless it was stopped', async () => {
  const open = vi.fn(async () => undefined);
  const goOn = vi.fn();
  const nextAt = now() + untilNext;
  const first = putUp(<NextShow nextAt={nextAt} now={now} open={open} goOn={goOn} />);
  expect(first.read()).toContain('Next show in 20');
  await vi.advanceTimersByTimeAsync(untilNext - 500);
  expect(open).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(open).toHaveBeenCalledTimes(1);
  first.takeDown();
  const stopped = putUp(<NextShow nextAt={0} now={now} open={open} goOn={goOn} />);
  await vi.advanceTimersByTimeAsync(2 * untilNext);
  expect(open).toHaveBeenCalledTimes(1);
  stopped.takeDown();
});

test('whoever shares the win is as large on the poster', () => {
  const { finale, view, tell } = endOf('hot-hand');
  const props = { recap: '', code: '', nextAt: 0, portrait: false, now, sounds: false, onLine: () => {} };
  const poster = putUp(<Ending {...props} finale={{ ...finale, begins: 0 }} view={view} tell={tell} />);
  const marked = poster.marked();
  poster.takeDown();
  const best = Math.max(...view.seats.map(({ score }) => score));
  expect(marked.match(/ first\|/g)).toHaveLength(view.seats.filter(({ score }) => score === best).length);
});

test('where places are won, the poster counts them and marks everybody who got one', () => {
  const { finale, view, tell } = endOf('qualifying');
  const props = { recap: '', code: '', nextAt: 0, portrait: false, now, sounds: false, onLine: () => {} };
  const poster = putUp(<Ending {...props} finale={{ ...finale, begins: 0 }} view={view} tell={tell} />);
  const marked = poster.marked();
  poster.takeDown();
  expect(marked).toContain('poster-sheet');
  expect(marked.match(/ first\|/g)).toHaveLength(view.board.places as number);
  expect(marked).toContain('5 .');
});

test('a throw that falls every evening and brought nothing is not named, nor the only one of a show', () => {
  for (const name of goldenEpisodes) {
    const { awards, story } = endOf(name);
    const roll = awards.find(({ award }) => award === 'roll');
    if (roll?.award !== 'roll') continue;
    expect(roll.gained > 0 || roll.chance <= 1 / 18, name).toBe(true);
    expect(story.throws.length, name).toBeGreaterThan(1);
  }
});

test('the poster of a show without dice has its answer and how close everybody was', async () => {
  const { finale, view, tell } = endOf('qualifying');
  const { boardFor } = await import('../../client/shows/index.ts');
  const { poster } = await boardFor('qualifying', 'game');
  const props = { recap: '', code: '', nextAt: 0, portrait: false, now, sounds: false, onLine: () => {} };
  const over = { ...finale, begins: 0 };
  const sheet = putUp(<Ending {...props} finale={over} view={view} tell={tell} fact={poster!(view)} />);
  const read = sheet.read();
  sheet.takeDown();
  const { answer, guesses } = view.board as unknown as { answer: number; guesses: readonly number[] };
  expect(read).toContain(poster!(view)!.value);
  expect(poster!(view)!.value.replace(/\D/g, '')).toBe(String(answer));
  for (const [seat, guess] of guesses.entries()) if (guess !== null) expect(read).toContain(poster!(view)!.of(seat));
  expect(read).not.toContain('every roll');
  const [first = 0, second = 1] = (view.result as { ranking: readonly number[] }).ranking;
  expect(read, 'what comes next').toContain(`Next: the show with ${tell.name(first)} and ${tell.name(second)}`);
});

test('players without desks are welcomed without a left and a right', () => {
  const { view } = endOf('qualifying');
  const seats = ['Ada', 'Ben'].map(name => ({ name, score: 0 }));
  const line = welcomeLine('Qualifying', { ...view, seats }, narratorFor(['Ada', 'Ben']));
  expect(line).toBe('Welcome to Qualifying, and welcome Ada and Ben!');
});
