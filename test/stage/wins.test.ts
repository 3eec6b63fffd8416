/** A win fills the screen with whoever won: from the sofa, with the sound off, a sentence on a dark screen is none. */
import { h } from 'preact';
import { expect, test } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import { narratorOf } from '../../client/stage/formats.ts';
import { Win } from '../../client/stage/parts/win.tsx';
import { goldenEpisodes, goldenMoments } from '../../tools/preview/moments.ts';
import { textIn } from './reading.ts';

const players = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

/** What a win's screen says. */
const screen = (props: object) =>
  textIn(h(Win as never, { money: true, portrait: false, total: 0, act: '', own: {}, ...props } as never));

test('every win of every show stands there with the names of those who won', async () => {
  let wins = 0;
  for (const name of goldenEpisodes) {
    for (const { view, frames } of goldenMoments(name, players)) {
      const last = frames.at(-1);
      if (last === undefined) continue;
      const { moments } = await boardFor(view.show, last.act);
      for (const [index, cue] of last.frame.cues.entries()) {
        const time = moments.cues[cue.cue];
        if (time === undefined || (time.fills !== true && !['win', 'champion'].includes(time.tone ?? ''))) continue;
        wins++;
        const text = screen({ cue, time, tell: narratorOf(view), scores: view.seats.map(({ score }) => score) });
        expect(players.filter(player => text.includes(player)).length, `${name}: ${cue.cue}`).toBeGreaterThan(0);
        // Dice that have just landed, and a word that has just opened, are seen before the win covers them.
        const dice = last.frame.cues[index - 1]?.dice;
        if (dice !== undefined || 'solution' in cue || 'subject' in cue || 'word' in cue)
          expect(time.reveal, `${name}: ${cue.cue}`).toBeGreaterThanOrEqual(1000);
      }
    }
  }
  expect(wins).toBeGreaterThan(20);
});

test('a champion by score is shown with what the score has beaten', () => {
  const tell = { name: (seat: number) => players[seat] ?? '', money: (n: number) => `$${n}`, list: String } as never;
  const cue = { cue: 'match-won', seat: 1, score: 900 };
  const time = { ms: 1, tone: 'champion', amount: 'score' };
  expect(screen({ cue, time, tell, scores: [850, 900] })).toContain('Ann ($850)');
});

test('scores that are nobody’s alone are a table, the highest first, equals side by side', () => {
  const tell = { name: (seat: number) => players[seat] ?? '', number: String } as never;
  const said = screen({
    cue: { cue: 'closing', scores: [600, 1000, 1000] },
    time: { ms: 1, tone: 'win' },
    tell,
    scores: [600, 1000, 1000],
  });
  expect(said.replaceAll(/\s+/g, ' ').trim()).toMatch(/Ben ?1000 ?Cleo ?1000 ?Ann ?600$/);
});
