/** A win fills the screen with whoever won: from the sofa, with the sound off, a sentence on a dark screen is none. */
import { h } from 'preact';
import { expect, test } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import { lineOf } from '../../client/stage/commentary.ts';
import { narratorOf } from '../../client/stage/formats.ts';
import { Win } from '../../client/stage/parts/win.tsx';
import { readCues } from '../../shared/engine/mirror-read.ts';
import { aboveOf, fillsScreen } from '../../shared/engine/moments.ts';
import { goldenEpisodes, goldenMoments, timed } from '../../tools/preview/moments.ts';
import { textIn } from './reading.ts';

const players = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

const viewOf = (scores: readonly number[]) => ({
  show: 'lucky-numbers',
  phase: 'play',
  seats: scores.map(score => ({ score })),
});

/** What a win's screen says. */
const screen = (props: object) =>
  textIn(
    h(
      Win as never,
      { money: true, portrait: false, dice: [], board: { words: {} }, view: viewOf([]), ...props } as never,
    ),
  );

test('every win of every show stands there with the names of those who won', async () => {
  let wins = 0;
  for (const name of goldenEpisodes) {
    for (const { view, frames, shell } of timed(goldenMoments(name, players))) {
      const last = frames.at(-1);
      if (last === undefined) continue;
      const board = await boardFor(view.show, last.act);
      for (const [index, cue] of last.frame.cues.entries()) {
        const time = board.moments.cues[cue.cue];
        if (time === undefined || (time.fills !== true && !['win', 'champion'].includes(time.tone ?? ''))) continue;
        wins++;
        const dice = last.frame.cues.findLast(({ dice }, at) => at < index && dice !== undefined)?.dice;
        const text = screen({ cue, time, board, view, dice: dice ?? [], tell: narratorOf(view) });
        expect(players.filter(player => text.includes(player)).length, `${name}: ${cue.cue}`).toBeGreaterThan(0);
        // Dice that have just landed, and a word that has just opened, are seen before the win covers them.
        if (last.frame.cues[index - 1]?.dice !== undefined || 'solution' in cue || 'subject' in cue || 'word' in cue)
          expect(time.reveal, `${name}: ${cue.cue}`).toBeGreaterThanOrEqual(1000);
        // What won stands above the name, on phones too.
        const above = aboveOf(cue, last.frame.cues, time.above);
        if (time.above !== undefined) expect(above.length, `${name}: ${cue.cue}`).toBeGreaterThan(0);
        if (fillsScreen(time.tone))
          expect(readCues(shell).time?.above?.[index] ?? '', `${name}: ${cue.cue}`).toEqual(above);
      }
    }
  }
  expect(wins).toBeGreaterThan(20);
});

test('a champion by score is shown with what the score has beaten', () => {
  const tell = { name: (seat: number) => players[seat] ?? '', money: (n: number) => `$${n}`, list: String } as never;
  const cue = { cue: 'match-won', seat: 1, score: 900 };
  const time = { ms: 1, tone: 'champion', amount: 'score' };
  expect(screen({ cue, time, tell, view: viewOf([850, 900]) })).toMatch(/Ann *\$850/);
});

test('scores that are nobody’s alone are a table, the highest first, equals side by side', () => {
  const tell = { name: (seat: number) => players[seat] ?? '', number: String } as never;
  const said = screen({
    cue: { cue: 'closing', scores: [600, 1000, 1000] },
    time: { ms: 1, tone: 'win' },
    tell,
    view: viewOf([600, 1000, 1000]),
  });
  expect(said.replaceAll(/\s+/g, ' ').trim()).toMatch(/Ben ?1000 ?Cleo ?1000 ?Ann ?600$/);
});

test('after the last win the rail says all that is taken home', async () => {
  const { view, frames, shell } = goldenMoments('lucky-seven', players).at(-1)!;
  const cue = frames.at(-1)!.frame.cues.at(-1)!;
  const board = await boardFor(view.show, frames.at(-1)!.act);
  expect(lineOf(cue, { view, shell }, board)).toMatch(/wins \$100,000! .*\$100,600/);
  expect(lineOf(cue, { view: { ...view, phase: 'roll' }, shell }, board)).toMatch(/wins \$100,000!$/);
});
